"""Simultaneous choices at a terminal, before and after the last one."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

import pytest

from tests.browser.people import Table as Running
from tests.terminal.people import Person, person, wish
from tests.terminal.talkers import PATIENCE, Talker, talker_at

GAME: Final = "ghosts_galore"
PLACES: Final = "places a "  # identifies another seat's placement
MOST_TURNS: Final = 30  # until both have claimed a tile


async def claim_for(talker: Talker) -> None:
    """Make first choices until a tile is to be placed."""
    table = talker.session.table
    for _ in range(MOST_TURNS):
        await settled(lambda: bool(table.choices) and talker.client._prompted == table.version)
        if all(choice["type"] == "place" for choice in table.choices):
            return
        before = table.version
        talker.queue.put_nowait("1.1")
        await settled(lambda before=before: table.version != before)  # type: ignore[misc]
    raise AssertionError("nothing is to be placed")


async def settled(holds: Callable[[], bool]) -> None:
    """Wait for a condition; each message wakes the check."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


@pytest.fixture
async def bea(talker: Talker, running: Running, tmp_path: Path) -> AsyncIterator[Talker]:
    """A person at a second terminal; both have a tile to place."""
    await talker.hear("Waiting for one more person.")
    async with talker_at(wish(talker.session.code, running, tmp_path, name="Bea")) as bea:
        await talker.hear("Bea sits down.")
        await talker.say("start", "sealed")
        await asyncio.gather(claim_for(talker), claim_for(bea))
        yield bea


@pytest.mark.table(GAME, seats=2, open=1)
async def test_a_choice_stays_secret_until_all_have_chosen(talker: Talker, bea: Talker) -> None:
    start, other = len(talker.heard), len(bea.heard)
    await talker.say("1.1", "You have chosen; waiting for Bea.")
    assert any(
        line.startswith("Your choice, which nobody else sees yet: ") for line in talker.heard
    )
    await bea.hear("Ana has chosen.", other)
    for line in [*talker.heard[start:], *bea.heard[other:]]:
        assert "places" not in line
        assert not line.startswith("You place")

    await bea.say("1.1", "You place a ")
    await bea.hear(f"Ana {PLACES}", other)
    await talker.hear("You place a ", start)
    await talker.hear(f"Bea {PLACES}", start)
    assert not any("waiting for" in line for line in bea.heard[other:])


@pytest.mark.table(GAME, seats=2, open=1)
async def test_who_changes_their_mind_is_told_and_asked_again(talker: Talker, bea: Talker) -> None:
    other = len(bea.heard)
    await talker.say("1.1", "waiting for Bea")
    await bea.hear("Ana has chosen.", other)
    await talker.say("undo", "Your turn")
    await bea.hear("Ana chooses anew.", other)
    await talker.say("2.1", "waiting for Bea")


async def claim(ana: Person) -> None:
    """Make first choices until a tile is to be placed."""
    for _ in range(MOST_TURNS):
        await ana.turn()
        if all(choice["type"] == "place" for choice in ana.app.choices()):
            return
        await ana.move()
    raise AssertionError("nothing is to be placed")


async def test_pictures_say_who_is_awaited_then_show_all(running: Running, tmp_path: Path) -> None:
    hosting = wish(GAME, running, tmp_path / "ana", seats=2, open=1)
    async with person(hosting) as ana:
        code = ana.session.code
        async with person(wish(code, running, tmp_path / "bea", name="Bea")) as bea:
            await ana.until(lambda: sits(ana, 1))
            await ana.session.table.start()
            await asyncio.gather(claim(ana), claim(bea))
            mines = mine_of(bea, 0)
            await ana.session.table.act(ana.app.choices()[0])
            await ana.until(lambda: "waiting for Bea" in ana.screen())
            await bea.until(lambda: chosen(bea) == [0])
            assert mine_of(bea, 0) == mines
            assert list(bea.app.context().chosen) == [0]
            bea.app.director.version -= 1  # as if something were still to be shown
            assert list(bea.app.context().chosen) == []
            bea.app.director.version += 1
            await bea.session.table.act(bea.app.choices()[0])
            await ana.until(lambda: "waiting for" not in ana.screen())
            await bea.until(lambda: mine_of(bea, 0) != mines)


def sits(somebody: Person, number: int) -> bool:
    """Whether a person has this seat."""
    info = somebody.session.table.info
    return info is not None and info.seats[number].kind == "person"


def chosen(somebody: Person) -> list[int]:
    together = somebody.session.table.together
    return [] if together is None else list(together.chosen)


def mine_of(somebody: Person, seat: int) -> object:
    """The tiles of a mine on this screen."""
    view = somebody.app.director.view or {}
    return view["players"][seat]["fields"]
