"""A seat in words: what it may know and nothing else, its moves, and words back; the example."""

import subprocess
import sys
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import farol
from farol.core.errors import BadAction
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games import ALL
from farol.spoken import SpokenSeat, ToldSeat, drawn

ROOT = Path(__file__).parent.parent
GAMES = ("saboteur", "ghosts_galore", "loknroll", "halloween")
EACH = pytest.mark.parametrize("name", GAMES)


@EACH
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_legal_move_can_be_said_as_it_is_listed(name: str, language: str) -> None:
    play, rand = farol.new(name, seats=3, seed=4), Rand(2)
    said = 0
    for _ in range(8):
        if play.seat is None:
            break
        spoken = play.spoken(play.seat, language)
        moves = spoken.moves()
        assert len(moves) == len(play.legal())
        labels = [move for move in moves if moves.count(move) == 1]
        for label in labels[:2]:
            assert spoken.understood(label) in play.legal()
            said += 1
        for notation in play.legal()[:1]:
            assert spoken.understood(notation) == notation
        play.play(play.legal()[rand.below(len(play.legal()))])
    assert said > 8


@EACH
def test_a_seat_is_told_the_same_of_states_that_it_cannot_tell_apart(name: str) -> None:
    """Nothing that another seat holds, and no hidden role or tile, is in any text or answer."""
    game, rand, compared = ALL[name], Rand(5), 0
    state = game.new(3)
    entries: list[tuple[int | None, list[Event]]] = []
    while state.to_act() != OVER and compared < 8:
        if state.to_act() >= 0 and rand.below(9) == 0:
            for seat in range(3):
                world = state.sample_world(seat, rand)
                here = ToldSeat(game, state, seat, entries)
                there = ToldSeat(game, world, seat, entries)
                assert drawn(here, "en") == drawn(there, "en")
                one, other = SpokenSeat(here), SpokenSeat(there)
                for said in ("rules", "position", "events", "moves"):
                    assert getattr(one, said)() == getattr(other, said)()
                for words in ("why", "nonsense"):
                    assert one.answer(words) == other.answer(words)
            compared += 1
        events: list[Event] = []
        acting = state.to_act()
        state.apply_unchecked(sample_next(state, rand), events)
        entries.append((acting if acting >= 0 else None, events))
    assert compared > 3


def test_events_of_others_are_told_without_their_secrets() -> None:
    play = farol.new("saboteur", seats=4, seed=2)
    dealt = [event for _, events in play._steps for event in events if event.kind == "dealt"]
    assert len({event.seat for event in dealt}) == 4
    told = ToldSeat(play.game, play.state, 1, play._steps)
    views = [view for step in told.steps for view in step.events]
    assert {view["seat"] for view in views if "card" in view} == {1}
    assert {view["seat"] for view in views if "role" in view} == {1}


def test_words_are_played_or_refused_with_a_sentence() -> None:
    play = farol.new("loknroll", seats=2, seed=3)
    before = play.copy()
    with pytest.raises(BadAction, match=r"\w"):
        play.say("xyzzy plugh")
    assert play == before
    first = play.spoken(play.seat or 0).moves()[0]
    assert play.say(first) == play.game.notation(
        before.state, play.record.actions[len(before.record.actions)]
    )
    with pytest.raises(BadAction, match="no seat to speak for"):
        play.spoken(None)  # type: ignore[arg-type]  # what somebody may write
    waiting = 1 - (play.seat or 0)
    assert play.spoken(waiting).moves() == []


def test_rules_are_numbered_and_in_the_language() -> None:
    play = farol.new("saboteur", seats=3)
    english, spanish = play.spoken(0).rules(), play.spoken(0, "es").rules()
    assert english != spanish
    assert "S5.4" in english
    assert "S5.4" in spanish


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = spec_from_file_location("chat", ROOT / "examples/chat.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@EACH
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_chat_program_is_told_the_same_of_states_that_its_seat_cannot_tell_apart(
    example: ModuleType, name: str, language: str
) -> None:
    """The whole question, and every answer to words that may be a move of somebody."""
    play, rand, compared = farol.new(name, seats=3, seed=6), Rand(9), 0
    words = ["why", "nonsense", "xyzzy 3"]
    for _ in range(40):
        if play.seat is None or compared == 2:
            break
        seat, legal = play.seat, play.legal()
        words = [*words[-3:], *play.spoken(seat, language).moves()[:2], legal[0]]
        if rand.below(4) == 0:
            for told in range(3):
                real, world = play.state, play.state.sample_world(told, rand)
                texts = []
                for state in (real, world):
                    play.state = state
                    spoken = play.spoken(told, language)
                    texts.append(
                        [
                            example.question(play, told, language, ["x\ny"]),
                            *(spoken.answer(said) for said in words),
                        ]
                    )
                play.state = real
                assert texts[0] == texts[1]
            compared += 1
        play.play(legal[rand.below(len(legal))])
    assert compared == 2


def test_the_question_is_in_one_language(example: ModuleType) -> None:
    play = farol.new("saboteur", seats=4, seed=2)
    english = example.question(play, 1, "en", ["words\nwhy not"])
    spanish = example.question(play, 1, "es", ["words\nwhy not"])
    for heading in (*example.HEADINGS["en"], example.AGAIN["en"]):
        assert f"== {heading} ==" in english
        assert f"== {heading} ==" not in spanish
    assert english.startswith("You play Seat 2")
    assert spanish.startswith("Juegas como")


def chat(*arguments: str, program: str) -> str:
    command = [sys.executable, str(ROOT / "examples/chat.py"), *arguments, "--", sys.executable]
    run = subprocess.run([*command, "-c", program], capture_output=True, text=True, check=True)
    return run.stdout


LAST = "import sys; print('I choose:'); print(sys.stdin.read().strip().splitlines()[-1])"


def test_the_example_plays_what_a_chat_program_says() -> None:
    told = chat("loknroll", "--seats", "2", "--moves", "3", "--bots", "random", program=LAST)
    lines = [line for line in told.splitlines() if line.startswith("seat 1 said")]
    assert len(lines) == 3
    assert not any("a bot played" in line for line in lines)


def test_the_example_asks_again_and_then_a_bot_plays() -> None:
    limits = ["--tries", "2", "--moves", "1", "--seconds", "0.5", "--bots", "random"]
    told = chat("ghosts_galore", *limits, program="print('no idea xyzzy')")
    assert told.count("so that a bot played") == 1
    slow = chat("ghosts_galore", *limits, program="import time; time.sleep(60)")
    assert slow.count("so that a bot played") == 1


def test_a_slow_program_is_ended_with_what_it_has_started(
    example: ModuleType, tmp_path: Path
) -> None:
    late = tmp_path / "late"
    begun = time.monotonic()
    command = ["sh", "-c", f"(sleep 3; echo > {late}) & sleep 30; echo too late"]
    assert example.answered(command, "move?", 0.3) == ""
    assert time.monotonic() - begun < 20
    time.sleep(3.5)
    assert not late.exists()


def test_whatever_a_program_writes_is_a_line_of_text_or_none(example: ModuleType) -> None:
    python = [sys.executable, "-c"]
    many = "print('a' * 10_000); print(); print('b' * 10_000)"
    assert example.answered([*python, many], "", 60) == "b" * example.LONGEST
    broken = "import sys; sys.stdout.buffer.write(bytes([255, 254, 10]))"
    assert example.answered([*python, broken], "", 60) == "\ufffd\ufffd"
    assert example.answered([*python, "pass"], "", 60) == ""
    assert example.answered([*python, "print('move'); raise SystemExit(3)"], "", 60) == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["saboteur", "--seats", "4", "--seat", "9", "--", "cat"], "--seat is from 1 to 4"),
        (["chess", "--", "cat"], "There is no game 'chess'"),
        (["loknroll", "--seats", "2", "--", "no-such-program"], "no-such-program"),
        (["loknroll", "--seats", "2", "--bots", "genius", "--seat", "2", "--", "cat"], "genius"),
        (["loknroll", "--tries", "0", "--", "cat"], "--tries is at least 1"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(arguments: list[str], sentence: str) -> None:
    command = [sys.executable, str(ROOT / "examples/chat.py"), *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert sentence in run.stderr
    assert "Traceback" not in run.stderr
