"""Commands of the line client."""

from pathlib import Path

import pytest

from farol.client import ClientError
from farol.core.text import LANGUAGES
from farol.games import ALL
from tests.browser.people import Table as Running
from tests.terminal.people import friend, wish
from tests.terminal.talkers import Talker, talker_at

GAMES = sorted(name for name, game in ALL.items() if game.package.startswith("farol."))


async def test_everything_can_be_asked_in_words(talker: Talker) -> None:
    await talker.hear("Your turn")
    await talker.say("board", "The mine:")
    await talker.say("seats", "B Brasa, bot, random")
    await talker.say("hint", "A bot (")
    await talker.say("rules S5.4", "S5.4")
    await talker.say("rules gibberish", "No rule says that.")
    await talker.say("why type=collapse x=0 y=0", "S")
    await talker.say("note the Moon is stone", "is kept")
    await talker.say("note", "Your note: the Moon is stone")
    await talker.say("say hello, all", "Ana: “hello, all”")
    await talker.say("undo", "nothing to take back")
    await talker.say("99", "There is no number 99.")
    await talker.say("sing", "no question")
    await talker.say("help", "hint: what a bot would do")
    await talker.say("menu", "Your turn")
    await talker.say("1.1", "Your turn")
    await talker.say("recap", lambda line: line.startswith(("Brasa", "Candil")))
    await talker.say("undo", "becomes practice")
    await talker.say("undo yes", "practice: the result does not count")


async def test_moves_and_questions_are_typed_in_words(talker: Talker) -> None:
    await talker.hear("Your turn")
    await talker.say("hand", "Your role:")
    await talker.say("goals", "Moon, column 8")
    await talker.say("questions", "where is:")
    await talker.say("why not pick:1", "Gold is shared out")
    await talker.say("legal", "You can do")
    await talker.hear("Discard:")
    await talker.say("diskard", "Which of")
    await talker.hear(lambda line: line.startswith("1. Discard:"))
    before = talker.session.table.version
    await talker.say("1", "You discard")
    await talker.hear("Your turn")
    assert (talker.session.table.version or 0) > (before or 0)


@pytest.mark.table(open=1)
async def test_a_second_terminal_joins_the_first_and_the_host_starts(
    talker: Talker, running: Running, tmp_path: Path
) -> None:
    await talker.hear("Waiting for one more person.")
    code = talker.session.code
    async with talker_at(wish(code, running, tmp_path, name="Bea")) as other:
        await talker.hear("Bea sits down.")
        await other.hear("the host starts")
        await talker.say("start", "begin")
        await other.hear("begin")
        await talker.hear(lambda line: "Your turn" in line or "Bea" in line)
        other.queue.put_nowait("quit")
    await talker.hear("Bea is gone.")


@pytest.mark.table(language="es")
async def test_commands_are_understood_in_spanish_and_in_english(talker: Talker) -> None:
    await talker.hear("Te toca")
    await talker.say("tablero", "La mina:")
    await talker.say("board", "La mina:")
    await talker.say("reglas S5.4", "S5.4")


async def test_the_same_name_comes_back_to_its_seat(running: Running, tmp_path: Path) -> None:
    async with talker_at(wish("saboteur", running, tmp_path)) as first:
        await first.hear("Your turn")
    async with talker_at(wish(first.session.code, running, tmp_path)) as second:
        await second.hear("A Ana, you")
        await second.hear("Your turn")


@pytest.mark.parametrize("what", ["ZZZZZZ", "no-such-game"])
async def test_a_missing_table_is_said_so(what: str, running: Running, tmp_path: Path) -> None:
    with pytest.raises(ClientError):
        async with talker_at(wish(what, running, tmp_path)):
            pass


@pytest.mark.table("loknroll")
async def test_a_rematch_is_the_same_people_again(talker: Talker) -> None:
    for _ in range(400):
        line = await talker.hear(
            lambda heard: "Your turn" in heard or (heard.startswith("1. ") and ": " in heard)
        )
        if "Your turn" not in line:
            break
        talker.heard.clear()
        talker.queue.put_nowait("1.1")
        info = talker.session.table.info
        if info is not None and info.status == "over":
            break
    await talker.hear(lambda heard: heard.startswith("3. "))
    await talker.say("replay", "begin")
    await talker.say("explain", ", move ")
    talker.queue.put_nowait("rematch")
    await talker.hear("The same people play again at")


async def test_others_are_heard(talker: Talker, running: Running) -> None:
    await talker.hear("Your turn")
    eva = await friend(running, "Eva")
    async with eva.table(talker.session.code) as table:
        async for _ in table:
            if table.connected:
                break
        await table.say("good luck")
        await talker.hear("Eva: “good luck”")


# Each with a name, as asked in both languages.
QUESTIONS = {
    "en": (
        *("last", "changes", "hand", "goals", "who", "where Brasa", "row 2", "score", "odds"),
        *("why not xyzzy", "hint", "legal"),
    ),
    "es": (
        *("lo último", "cambios", "mano", "metas", "quién", "dónde está Brasa", "fila 2"),
        *("puntos", "probabilidades", "por qué no xyzzy", "pista", "jugadas"),
    ),
}
TURN = {"en": "Your turn", "es": "Te toca"}
NO_NUMBER = {"en": "There is no number 99.", "es": "No hay ningún número 99."}
HINT = {"en": "A bot (", "es": "Un bot ("}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_every_question_is_answered_in_every_game(language: str, talker: Talker) -> None:
    answers: dict[str, list[str]] = {}
    await talker.hear(TURN[language])
    await talker.say("1.1", TURN[language])
    table = talker.session.table
    for question in QUESTIONS[language]:
        start = len(talker.heard)
        await talker.say(question, lambda _: True)
        await talker.say("99", NO_NUMBER[language])
        answers[question] = talker.heard[start : talker.heard.index(NO_NUMBER[language], start)]
        understood = await table.words(question, language)
        if understood.meaning == "hint":
            assert answers[question][0].startswith(HINT[language])
        else:
            assert understood.meaning in {"told", "which"}, question
            options = [f"{n}. {one.label}" for n, one in enumerate(understood.options, 1)]
            assert answers[question] == [*understood.lines, *options]
    assert all(answers.values())
    assert len({tuple(answer) for answer in answers.values()}) > len(answers) - 3  # none for all
    said = [line for answer in answers.values() for line in answer]
    assert not [line for line in said if "{" in line or line.startswith(("tell-", "text-"))]


async def test_three_lengths_of_what_is_told(talker: Talker) -> None:
    await talker.hear("Your turn")
    await talker.say("length full", "Full: also how the game stands.")
    await talker.say("length", "Short: a sentence for each turn.")
    start = len(talker.heard)
    await talker.say("legal discard", "1. ")
    await talker.say("1", "You discard")
    await talker.hear("Your turn", start)
    others = [line for line in talker.heard[start:] if line.startswith(("Brasa", "Candil"))]
    assert len(others) == 2, others
    assert not [line for line in others if "draws a card" in line]
    await talker.say("length usual", "Usual: everything that happens.")
