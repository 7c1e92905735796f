"""Claims, seats, handover, replay and a second terminal in the full-screen client."""

import asyncio
import os
from pathlib import Path

import pytest
from textual.widgets import OptionList

from farol.protocol.types import ClaimLine
from farol.terminal.dialogs import HandoverScreen, TextPage
from farol.terminal.offer_screen import OfferScreen
from farol.terminal.replay_screen import ReplayScreen
from tests.browser.people import Table as Running
from tests.terminal.people import LARGE, Person, friend, person, wish
from tests.terminal.test_seating import at_table, until


async def pick(ana: Person, key: str, *labels: str) -> None:
    """Choose entries by their labels."""
    await ana.until(lambda: len(ana.app.screen_stack) == 1)
    await ana.press(key)
    await ana.until(lambda: isinstance(ana.app.screen, OfferScreen))
    for label in labels:
        await ana.until(lambda label=label: place_of(ana, label) is not None)
        place = place_of(ana, label)
        assert place is not None
        ana.app.screen.query_one(OptionList).highlighted = place
        await ana.press("enter")


def place_of(ana: Person, label: str) -> int | None:
    if not ana.app.screen.query("#offers"):
        return None
    options = ana.app.screen.query_one(OptionList).options
    found = [place for place, option in enumerate(options) if label in str(option.prompt)]
    return found[0] if found else None


async def test_somebody_speaks_in_pictures(ana: Person) -> None:
    await ana.turn()
    await pick(ana, "v", "I think …", "Brasa", "a saboteur")
    await ana.until(lambda: "Ana says: “" in ana.text("log"))
    assert "Brasa" in ana.text("log")
    await ana.until(lambda: len(ana.app.screen_stack) == 1)
    await ana.pilot.resize_terminal(*LARGE)
    await ana.until(lambda: "“" in ana.text("seats"))  # a bubble beside the seat


@pytest.mark.table(open=2)
async def test_the_lobby_is_arranged_and_the_list_follows(ana: Person) -> None:
    await ana.until(lambda: ana.session.table.info is not None)
    await ana.until(lambda: f"Table {ana.session.code}" in ana.screen())
    assert "free seat" in ana.screen()
    await pick(ana, "a", "Seat B free seat", "Bot, random")
    await ana.until(lambda: place_of(ana, "Seat B Brasa, bot, random") is not None)
    await pick_on(ana, "Options of the game", "Who begins", "Seat A")
    await ana.until(lambda: place_of(ana, "Who begins: Seat A") is not None)
    await ana.press("escape")
    await pick_on(ana, "Bots on all open seats")
    await pick_on(ana, "Deal: the game begins")
    await ana.until(lambda: ana.session.table.observation is not None)
    await ana.press("escape")
    await ana.until(lambda: len(ana.app.screen_stack) == 1)
    assert await ana.turn()


async def pick_on(ana: Person, *labels: str) -> None:
    """Continue in an open menu."""
    for label in labels:
        await ana.until(lambda label=label: place_of(ana, label) is not None)
        place = place_of(ana, label)
        assert place is not None
        await ana.press(str(place + 1))


@pytest.mark.table(open=1)
async def test_a_pause_and_a_bot_that_stands_in(ana: Person, running: Running) -> None:
    await ana.until(lambda: ana.session.table.info is not None)
    bea = await friend(running, "Bea")
    async with at_table(bea, ana.session.code, 1, "Bea") as second:  # who never moves
        await ana.until(lambda: "Bea sits down." in ana.text("log"))
        await ana.press("s")
        await ana.until(lambda: ana.session.table.observation is not None)
        await pick(ana, "a", "Pause")
        await until(second, lambda: second.info.proposal is not None)
        await second.vote(True)
        await ana.until(lambda: "The table is paused." in ana.text("log"))
        await pick(ana, "a", "Go on")
        await ana.until(lambda: "The table goes on." in ana.text("log"))
        await pick(ana, "a", "Let a bot stand in", "Bot, random")
        await ana.until(lambda: "A bot plays for Ana from now on." in ana.text("log"))
        await pick(ana, "a", "Take my seat back")
        await ana.until(lambda: "Ana plays again." in ana.text("log"))


@pytest.mark.table(open=2)
async def test_news_may_come_before_a_menu_is_laid_out(ana: Person) -> None:
    await ana.until(lambda: ana.session.table.info is not None)
    info = ana.session.table.info
    assert info is not None
    ana.app._offer("table", tuple)
    assert isinstance(ana.app.screen, OfferScreen)
    assert not ana.app.screen.is_composed
    await ana.app._hear_table(info)
    await ana.until(lambda: "nothing of that now" in ana.screen())


@pytest.mark.table(open=1)
async def test_a_curtain_falls_between_two_people_at_one_terminal(ana: Person) -> None:
    await ana.until(lambda: ana.session.table.info is not None)
    await pick(ana, "a", "One more person at this terminal", "Seat B")
    await pick_on(ana, "Options of the game", "Who begins", "Seat A")
    await ana.press("escape")
    await pick_on(ana, "Deal: the game begins")
    await ana.until(lambda: ana.session.table.observation is not None)
    await ana.press("escape")
    await ana.turn()
    await ana.until(lambda: len(ana.app.screen_stack) == 1)
    await ana.move()
    await ana.until(lambda: isinstance(ana.app.screen, HandoverScreen))
    await ana.until(lambda: "Ana 2 is next" in ana.screen())
    assert "■" not in ana.screen()  # nothing of the board is visible
    await ana.press("enter")
    await ana.until(lambda: ana.session.table.look == 1)
    assert await ana.turn()


@pytest.mark.table("loknroll", seats=2)
async def test_a_replay_goes_on_by_itself_through_any_eyes_and_says_why(
    ana: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    await ana.reach_the_end()
    await ana.until(lambda: isinstance(ana.app.screen, TextPage))
    await ana.press("f")
    await ana.until(lambda: "farol verify" in ana.screen())
    kept = [name for name in os.listdir(tmp_path) if name.endswith(".json")]
    assert f"farol-loknroll-{ana.session.code}.json" in kept
    await ana.press("escape", "p")
    await ana.until(lambda: isinstance(ana.app.screen, ReplayScreen))
    shown = ana.app.screen
    assert isinstance(shown, ReplayScreen)
    await ana.until(lambda: "1 of " in ana.screen())
    await ana.press("space")
    await ana.until(lambda: shown.at > 2)
    await ana.press("space")
    await ana.until(lambda: not shown.playing)
    await ana.press("v")
    await ana.until(lambda: shown.eyes == 1 and "Brasa" in ana.screen().splitlines()[0])
    explained = shown._replay.explained
    place = next(
        place
        for place, frame in enumerate(shown._replay.frames)
        if any(step.version in explained for step in frame.steps)
    )
    await ana.press("home", *(["right"] * place))
    await ana.press("e")
    await ana.until(lambda: isinstance(ana.app.screen, TextPage))


@pytest.mark.table(seats=3, open=1)
async def test_two_terminals_share_a_table(ana: Person, running: Running, tmp_path: Path) -> None:
    await ana.until(lambda: ana.session.table.info is not None)
    async with person(wish(ana.session.code, running, tmp_path, name="Bea")) as bea:
        await ana.until(lambda: "Bea sits down." in ana.text("log"))
        await bea.until(lambda: bea.session.table.look == 1)
        await ana.press("s")
        await ana.until(lambda: ana.session.table.observation is not None)
        await bea.until(lambda: bea.session.table.observation is not None)
        first, second = (one.session.table for one in (ana, bea))
        assert first.observation != second.observation  # each has their own view
        while not (ana.app.choices() or bea.app.choices()):
            await asyncio.gather(ana.pilot.pause(), bea.pilot.pause())
        mover, other = (ana, bea) if ana.app.choices() else (bea, ana)
        await mover.move()
        await other.until(lambda: other.session.table.version == mover.session.table.version)


async def test_words_come_after_the_moves_before_them(ana: Person) -> None:
    """A claim about a move that was not shown yet is delayed."""
    await ana.turn()
    app, table = ana.app, ana.session.table
    ahead = app.director.version + 1
    table.said.append(ClaimLine(10_000, ahead, 1, {"type": "laugh"}, 0.0))
    app._hear_claims(app.director.version)
    assert "Ha ha!" not in "".join(line for _, line in app._story)
    await ana.move()
    await ana.until(lambda: "Brasa says: “Ha ha!”" in [line for _, line in app._story])
