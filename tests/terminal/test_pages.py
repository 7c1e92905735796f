"""Modal screens: the log, a hint that is played, typed moves, all hands, replay."""

from pathlib import Path

import pytest
from textual.widgets import Input

from farol.terminal import telling
from farol.terminal.dialogs import TextPage
from farol.terminal.replay_screen import ReplayScreen
from farol.terminal.typing_screen import TypingScreen
from farol.terminal.widgets import TextLines
from tests.browser.people import Table as Running
from tests.terminal.people import Person, person, wish
from tests.terminal.talkers import Talker
from tests.terminal.test_table_pictures import pick


def page_lines(ana: Person) -> list[str]:
    """The lines of the page on top."""
    return [line for line, _ in ana.app.screen.query_one("#page-lines", TextLines).lines]


async def open_page(ana: Person, key: str) -> list[str]:
    await ana.press(key)
    await ana.until(lambda: isinstance(ana.app.screen, TextPage))
    await ana.until(lambda: bool(ana.app.screen.query("#page-lines")) and bool(page_lines(ana)))
    return page_lines(ana)


async def test_the_log_has_everything_in_order_and_opens_at_its_end(ana: Person) -> None:
    for _ in range(8):
        assert await ana.turn()
        await ana.move()
    await ana.turn()
    lines = await open_page(ana, "l")
    told = telling.history_lines(ana.session.table.history, ana.session)
    assert len(told) > 10
    sealed = [line for line in lines if line.startswith("Dice and decks are sealed")]
    moves = [line for line in lines if " says: “" not in line and line not in sealed]
    assert len(sealed) <= 1  # none if it was sealed before the first look at the table
    assert moves == told  # every step once, none left out, words of bots between them
    room = ana.app.screen.query_one("#page-room")
    await ana.until(lambda: room.max_scroll_y > 0 and room.scroll_y == room.max_scroll_y)
    assert told[-1].split()[-1] in ana.screen()
    await ana.press("escape")
    await ana.until(lambda: len(ana.app.screen_stack) == 1)


@pytest.mark.table(seats=3)
async def test_whoever_comes_later_reads_in_the_log_what_came_before(
    ana: Person, running: Running, tmp_path: Path
) -> None:
    for _ in range(12):
        if not await ana.turn():
            break
        await ana.move()
    await ana.turn()
    asked = wish(ana.session.code, running, tmp_path / "eva", name="Eva")
    async with person(asked) as eva:  # a spectator
        await eva.until(lambda: eva.app.director.view is not None)
        assert any("begin" in line for line in (await open_page(eva, "l"))[:3])


async def test_a_hint_is_played_with_enter(ana: Person) -> None:
    await ana.turn()
    before = ana.session.table.version or 0
    assert any(line.startswith("A bot (") for line in (await open_page(ana, "h")))
    assert "Enter Play it" in ana.screen()
    assert ana.session.table.version == before
    await ana.press("enter")
    await ana.until(lambda: (ana.session.table.version or 0) > before)
    assert next(step for step in ana.session.table.history if step.version == before + 1).seat == 0


async def test_a_key_pressed_twice_closes_one_page(ana: Person) -> None:
    await ana.turn()
    await open_page(ana, "h")
    page = ana.app.screen
    assert isinstance(page, TextPage)
    page.key_enter()
    page.key_enter()  # still queued when the first one closed it
    page.action_close()
    await ana.until(lambda: len(ana.app.screen_stack) == 1)
    assert ana.app.is_running


async def test_words_are_offered_as_this_game_knows_them(ana: Person) -> None:
    await ana.turn()
    await ana.press("colon")
    await ana.until(lambda: isinstance(ana.app.screen, TypingScreen))
    await ana.until(lambda: len(page_lines(ana)) > 5)
    told = " ".join(page_lines(ana))
    assert "goals" in told
    assert "town" not in told  # which Halloween knows


async def test_the_keys_come_with_a_legend(ana: Person) -> None:
    await ana.turn()
    lines = await open_page(ana, "question_mark")
    assert any("▯ cards in hand" in line for line in lines)


async def test_whoever_likes_is_asked_before_every_move(ana: Person) -> None:
    await ana.turn()
    await pick(ana, "a", "Ask before every move", "yes")
    await ana.until(lambda: len(ana.app.screen_stack) == 1)
    before = ana.session.table.version
    await ana.press("enter")  # into a group, as there are many choices
    assert len(await open_page(ana, "enter")) == 1
    await ana.press("escape")
    await ana.until(lambda: len(ana.app.screen_stack) == 1)
    assert ana.session.table.version == before
    await open_page(ana, "enter")
    await ana.press("enter")
    await ana.until(lambda: ana.session.table.version != before)


async def type_words(ana: Person, words: str) -> None:
    ana.app.screen.query_one(Input).value = words
    await ana.press("enter")


async def test_questions_and_moves_are_typed_over_the_picture(ana: Person) -> None:
    await ana.turn()
    await ana.press("colon")
    await ana.until(lambda: isinstance(ana.app.screen, TypingScreen))
    await type_words(ana, "hand")
    await ana.until(lambda: any("Your role:" in line for line in page_lines(ana)))
    await type_words(ana, "odds")
    await ana.until(lambda: any("for the treasure" in line for line in page_lines(ana)))
    await type_words(ana, "discard")
    await ana.until(lambda: any(line.startswith("1. Discard:") for line in page_lines(ana)))
    await type_words(ana, "goals")  # the list stays while questions are asked
    await ana.until(lambda: any(line.startswith("Moon,") for line in page_lines(ana)))
    before = ana.session.table.version or 0
    await type_words(ana, "1")
    await ana.until(lambda: (ana.session.table.version or 0) > before)
    await ana.until(lambda: len(ana.app.screen_stack) == 1)
    step = next(one for one in ana.session.table.history if one.version > before)
    assert "discarded" in {event["kind"] for event in step.events}


async def test_words_that_mean_a_hint_lay_it_over_the_table(ana: Person) -> None:
    await ana.turn()
    await ana.press("colon")
    await ana.until(lambda: isinstance(ana.app.screen, TypingScreen))
    await type_words(ana, "hint")
    await ana.until(lambda: isinstance(ana.app.screen, TextPage))
    await ana.until(lambda: "A bot (" in ana.screen())


@pytest.mark.table("loknroll", seats=2)
async def test_a_replay_opens_all_hands_at_once(ana: Person) -> None:
    await ana.reach_the_end()
    await ana.until(lambda: isinstance(ana.app.screen, TextPage))
    await ana.press("p")
    await ana.until(lambda: isinstance(ana.app.screen, ReplayScreen))
    shown = ana.app.screen
    assert isinstance(shown, ReplayScreen)
    await ana.press("pagedown")
    place = shown.at
    lines = await open_page(ana, "o")
    for seat, name in enumerate(ana.session.context().names):
        assert name in lines
        view = shown._seen[seat].frames[place].observation
        points = view["me"]["points"]["hand"]
        assert f"{points} point" in lines[lines.index(name) + 1]


@pytest.mark.table(open=1)
async def test_whoever_watches_takes_no_seat_and_is_counted_and_whoever_sits_is_not(
    ana: Person, running: Running, tmp_path: Path
) -> None:
    await ana.until(lambda: ana.session.table.info is not None)
    code = ana.session.code
    async with person(wish(code, running, tmp_path / "eva", name="Eva", watch=True)) as eva:
        await eva.until(lambda: eva.session.table.info is not None)
        async with person(wish(code, running, tmp_path / "bea", name="Bea")) as bea:
            await bea.until(lambda: bea.session.table.look == 1)
            await ana.until(lambda: "B Bea" in ana.text("seats"))
            await ana.until(lambda: "One person looks on" in ana.text("seats"))  # Eva alone
            assert eva.session.table.look is None


async def test_the_seal_can_be_compared(ana: Person) -> None:
    await ana.turn()
    await pick(ana, "a", "The seal of this game")
    info = ana.session.table.info
    assert info is not None
    await ana.until(lambda: info.trust.seal in ana.screen().replace("\n", ""))
    assert "Ana: put in a salt of their own" in ana.screen()
    assert "Brasa: a bot" in ana.screen()


@pytest.mark.table("loknroll", seats=2)
async def test_sheet_and_hands_are_told_in_lines_after_the_end(talker: Talker) -> None:
    await talker.hear("Your turn")
    await talker.say("sheet", "There is no score sheet yet.")
    table = talker.session.table
    while table.info is not None and table.info.status != "over":
        start = len(talker.heard)
        talker.queue.put_nowait("1.1")
        await talker.hear(lambda line: "Your turn" in line or line.startswith("Total: "), start)
    await talker.hear("cards in hand: Ana ")
    await talker.say("sheet", "Total: Ana ")
    await talker.say("hands 9", "Hand: ")
    await talker.say("hands 9999", "There is no number 9999.")


async def test_who_returns_looks_through_the_seat_at_once(running: Running, tmp_path: Path) -> None:
    async with person(wish("saboteur", running, tmp_path)) as ana:
        await ana.turn()
        code = ana.session.code
    async with person(wish(code, running, tmp_path)) as again:
        assert again.session.look == 0
        await again.turn()
        assert "looks on" not in again.text("seats")
