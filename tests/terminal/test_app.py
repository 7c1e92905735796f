"""The full-screen client: keys, mouse, modal screens, and failures."""

import asyncio
from pathlib import Path

import pytest
from textual.widgets import Input, TextArea

from farol.terminal import director
from farol.terminal.app import TableApp
from farol.terminal.appearance import Appearance
from farol.terminal.canvas import in_ascii
from farol.terminal.dialogs import ChatDialog, NoteDialog, TextPage
from farol.terminal.session import seated
from farol.terminal.widgets import Board, ChoiceList
from farol.terminal.words import own_texts
from tests.browser.people import Table as Running
from tests.terminal.people import LARGE, SMALL, STILL, Person, friend, person, wish
from tests.terminal.test_boards import GAMES

TOO_LONG = 180.0  # seconds


async def test_the_table_fits_into_80x24_and_fills_200x60(ana: Person) -> None:
    await ana.turn()
    await ana.pilot.pause()
    small = ana.screen().splitlines()
    assert len(small) == 24
    assert "Saboteur · Round 1 of 3" in small[0]
    assert any("■" in line for line in small)
    assert any("Your turn: choose a card" in line for line in small)
    await ana.pilot.resize_terminal(*LARGE)
    await ana.until(lambda: ana.app.base.query_one("#board", Board).canvas.height > 35)
    assert len(ana.screen().splitlines()) == 60
    await ana.pilot.resize_terminal(40, 12)
    await ana.until(lambda: len(ana.screen().splitlines()) == 12)


async def test_a_thing_on_the_board_is_pointed_at_and_taken_with_the_mouse(ana: Person) -> None:
    await ana.turn()
    await ana.pilot.pause()
    board = ana.app.base.query_one("#board", Board)
    chooser = ana.app.base.query_one("#choices", ChoiceList)
    context, drawn = ana.app.context(), ana.session.drawing
    cells = [
        key
        for choice in ana.app.choices()
        for key in drawn.targets(choice, context)
        if key.startswith("cell ")
    ]
    place = board.canvas.place_of(cells[0])
    assert place is not None
    offset = (place.x - board.scroll_offset.x + 2, place.y - board.scroll_offset.y + 1)
    await ana.pilot.click("#board", offset=offset)
    await ana.until(lambda: ana.app._key == cells[0])
    await ana.pilot.pause()
    assert all(
        cells[0] in drawn.targets(one, context) for item in chooser.items for one in item.choices
    )
    before = ana.session.table.version or 0
    while ana.session.table.version == before:
        await ana.pilot.click("#board", offset=offset)
        await ana.until(lambda: not ana.app._busy)
    mine = [step for step in ana.session.table.history if step.version == before + 1]
    assert [event["kind"] for event in mine[0].events][:1] == ["laid"]


async def test_a_choice_of_the_list_is_taken_with_the_mouse(ana: Person) -> None:
    await ana.turn()
    await ana.pilot.pause()
    chooser = ana.app.base.query_one("#choices", ChoiceList)
    before = ana.session.table.version
    groups = [item for item in chooser.items if item.is_group]
    await ana.pilot.click("#choices", offset=(3, chooser.items.index(groups[0])))
    await ana.until(lambda: not any(item.is_group for item in chooser.items))
    assert ana.session.table.version == before
    await ana.pilot.click("#choices", offset=(3, 1))
    await ana.until(lambda: ana.session.table.version != before)


async def test_what_cannot_be_done_says_why(ana: Person) -> None:
    await ana.turn()
    await ana.pilot.pause()
    ana.app._point("cell 7 2")
    await ana.press("w")
    await ana.until(lambda: isinstance(ana.app.screen, TextPage))
    await ana.pilot.pause()
    await ana.until(lambda: any(rule in ana.screen() for rule in ("S3", "S4", "S5")))


async def test_hint_rules_words_log_and_recap_are_laid_over_the_table(ana: Person) -> None:
    await ana.turn()
    shown = {
        "h": "A bot (",
        "r": "S1",
        "b": "The mine",
        "l": "begin",
        "k": "",
        "question_mark": "Tab",
    }
    for key, words in shown.items():
        await ana.press(key)
        await ana.until(lambda: isinstance(ana.app.screen, TextPage))
        await ana.until(lambda words=words: words in ana.screen())
        await ana.press("escape")
        await ana.until(lambda: len(ana.app.screen_stack) == 1)


async def test_people_talk_and_keep_notes(ana: Person) -> None:
    await ana.turn()
    await ana.press("c")
    await ana.until(lambda: isinstance(ana.app.screen, ChatDialog))
    ana.app.screen.query_one(Input).value = "hello there"
    await ana.press("enter")
    await ana.until(lambda: bool(ana.session.table.chat))
    await ana.until(lambda: "Ana: hello there" in ana.screen())
    await ana.press("escape", "n")
    await ana.until(lambda: isinstance(ana.app.screen, NoteDialog))
    ana.app.screen.query_one(TextArea).text = "the Moon is stone"
    await ana.press("escape")
    await ana.until(lambda: ana.session.table.notes.get(0) == "the Moon is stone")


async def test_an_undo_that_makes_practice_asks_first(ana: Person) -> None:
    await ana.turn()
    await ana.move()
    await ana.turn()
    await ana.press("u")
    await ana.until(lambda: isinstance(ana.app.screen, TextPage))
    await ana.press("y")
    await ana.until(lambda: bool(ana.session.table.info and ana.session.table.info.practice))
    await ana.turn()


@pytest.mark.table(appearance=Appearance())
async def test_what_is_shown_follows_what_happened(
    ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a slow pace the board lags behind the server, and no choice is offered before it has
    caught up.
    """
    await ana.until(lambda: ana.app.director.view is not None)
    await ana.press("space")
    await ana.turn()
    # a busy machine takes longer to look than any usual pace to catch up
    monkeypatch.setattr(director, "duration", lambda *_: 3600.0)
    await ana.move()
    await ana.until(lambda: ana.app.director.coming > 0)
    assert ana.app.choices() == []
    assert ana.app.director.version < (ana.session.table.version or 0)
    while ana.app.director.version != ana.session.table.version:
        await ana.press("space")


@pytest.mark.parametrize("colours", ["none", "16", "full"])
async def test_every_kind_of_terminal_has_a_picture(
    colours: str, running: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if colours == "none":
        monkeypatch.setenv("NO_COLOR", "1")
    asked = wish("saboteur", running, tmp_path, language="es" if colours == "16" else "en")
    async with person(asked, Appearance(ascii=True, colours=colours, pace="once")) as ana:
        await ana.turn()
        await ana.press("tab")
        await ana.press("t")  # light theme
        await ana.until(lambda: "choice" in ana.screen() or "opci" in ana.screen())
        shown = ana.screen()
        assert shown == in_ascii(shown)


async def test_a_connection_that_breaks_is_told_and_mended(ana: Person) -> None:
    await ana.turn()
    socket = ana.session.table._socket
    assert socket is not None
    socket.transport.abort()
    await ana.until(lambda: not ana.session.table.connected)
    await ana.until(lambda: ana.session.table.connected)
    await ana.turn()
    await ana.move()


async def test_a_server_that_stops_is_waited_for(tmp_path: Path) -> None:
    running = Running(tmp_path / "farol.db")
    try:
        async with person(wish("saboteur", running, tmp_path)) as ana:
            await ana.turn()
            await asyncio.to_thread(running.stop)
            await ana.until(lambda: not ana.session.table.connected)
            await ana.until(lambda: "again" in ana.text("prompt"))
            await asyncio.to_thread(running.start)
            await ana.until(lambda: ana.session.table.connected)
            await ana.turn()
            await ana.move()
    finally:
        running.stop()


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "does not leave: press q"), ("es", "no sales: pulsa q")]
)
async def test_control_c_says_how_to_leave(
    ana: Person, language: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ana.turn()
    monkeypatch.setattr(ana.session, "texts", own_texts(language))
    await ana.press("ctrl+c")
    await ana.until(lambda: sentence in ana.text("prompt"))
    assert "ctrl+q" not in ana.screen()
    assert ana.app.return_value is None


async def test_whoever_leaves_is_told_how_to_come_back(ana: Person, running: Running) -> None:
    await ana.turn()
    await ana.press("q")
    await ana.until(lambda: ana.app.return_value is not None)
    assert f"farol play {ana.session.code} --at {running.url}" in (ana.app.return_value or "")


@pytest.mark.table(open=1)
async def test_a_second_person_comes_and_the_host_starts(ana: Person, running: Running) -> None:
    await ana.until(lambda: ana.session.table.info is not None)
    bea = await friend(running, "Bea")
    async with bea.table(ana.session.code) as table:
        async for _ in table:
            if table.connected:
                break
        await table.sit(1, "Bea")
        await ana.until(lambda: "Bea sits down." in ana.text("log"))
        await ana.press("s")
        await ana.until(lambda: ana.session.table.observation is not None)
        await ana.until(lambda: "begin" in ana.text("log"))


@pytest.mark.table("loknroll", seats=1)
async def test_after_the_end_the_game_is_replayed_and_played_again(ana: Person) -> None:
    first = ana.session.code
    await ana.reach_the_end()
    await ana.until(lambda: isinstance(ana.app.screen, TextPage))
    await ana.press("p")
    await ana.until(lambda: bool(ana.app.screen.query("#replay-board")))
    await ana.press("right", "right", "end")
    await ana.until(lambda: "Replay" in ana.screen())
    await ana.press("escape", "m")
    await ana.until(lambda: ana.session.code != first)
    await ana.until(lambda: ana.session.table.info is not None)
    await ana.press("s")
    assert await ana.turn()


async def test_what_comes_as_the_window_closes_is_ignored(running: Running, tmp_path: Path) -> None:
    async with seated(wish("saboteur", running, tmp_path)) as session:
        app = TableApp(session, STILL)
        async with app.run_test(size=SMALL) as pilot:
            await Person(app, pilot).turn()
        assert not app.is_running
        told = len(app._story)
        async with asyncio.timeout(TOO_LONG):
            await app._listen()  # messages may arrive after the window was closed
        assert len(app._story) == told


async def test_a_page_that_opens_while_the_window_closes_stays_empty(
    ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ana.turn()
    page = TextPage("Title", [("Line", "")], STILL)
    monkeypatch.setattr(page, "compose", lambda: iter(()))  # the window was closed before
    await ana.app.push_screen(page)
    await ana.pilot.pause()
    assert ana.app.screen is page
    assert ana.app.return_code is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.table(size=(120, 40))
async def test_a_list_of_choices_takes_what_it_needs_and_the_board_the_rest(ana: Person) -> None:
    chooser = ana.app.base.query_one(ChoiceList)
    board, prompt = (ana.app.base.query_one(name) for name in ("#board", "#prompt"))
    for _ in range(4):
        await ana.turn()
        await ana.pilot.pause()
        high = chooser.size.height
        assert chooser.longest >= chooser.option_count > 0
        assert high == min(max(chooser.longest, 4), 9)
        assert board.size.height == 40 - 2 - prompt.size.height - high
        await ana.move()
        assert chooser.size.height >= high  # the board does not move
    await ana.pilot.resize_terminal(*SMALL)
    await ana.until(lambda: chooser.size.height == 4)
    await ana.turn()
    more = chooser.option_count > 4  # more than visible: then the number is shown
    await ana.until(lambda: (f"of {chooser.option_count})" in ana.screen()) == more)
