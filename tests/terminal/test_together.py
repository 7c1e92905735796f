"""Where all choose unseen and together: what a terminal says before everybody has, and then."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from farol.terminal.lines import LineClient
from farol.terminal.session import seated
from tests.browser.people import Table as Running
from tests.terminal.people import Person, person, wish
from tests.terminal.talkers import PATIENCE, Talker, talk

GAME: Final = "ghosts_galore"
PLACES: Final = "places a "  # what tells a placement of somebody else
MOST_TURNS: Final = 30  # until both have claimed a tile

Both = Callable[[Talker, Talker], Awaitable[None]]


def chooses(lines: LineClient) -> bool:
    """Whether a tile is to be placed, and nothing else."""
    choices = lines._session.table.choices
    return bool(choices) and all(choice["type"] == "place" for choice in choices)


async def claim_for(talker: Talker, lines: LineClient) -> None:
    """The first choice, whenever there is one, until a tile is to be placed."""
    table = lines._session.table
    for _ in range(MOST_TURNS):
        await settled(lambda: bool(table.choices) and lines._prompted == table.version)
        if chooses(lines):
            return
        before = table.version
        talker.queue.put_nowait("1.1")
        await settled(lambda before=before: table.version != before)  # type: ignore[misc]
    raise AssertionError("nothing is to be placed")


async def settled(holds: Callable[[], bool]) -> None:
    """Until the terminal knows it; what it hears wakes it up."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def both_place(running: Running, folder: Path, story: Both) -> None:
    """Two people at two terminals, each with a tile to place."""

    async def evening(ana: Talker, lines: LineClient) -> None:
        await ana.hear("Waiting for one more person.")
        bea = Talker()
        asked = wish(lines._session.code, running, folder / "bea", name="Bea")
        async with seated(asked) as session:
            second = LineClient(session, bea.take, at_once=True)
            playing = asyncio.create_task(second.play(bea.lines()))
            await ana.hear("Bea sits down.")
            await ana.say("start", "sealed")
            await asyncio.gather(claim_for(ana, lines), claim_for(bea, second))
            await story(ana, bea)
            bea.queue.put_nowait(None)
            await asyncio.wait_for(playing, PATIENCE)

    talk(wish(GAME, running, folder / "ana", seats=2, open=1), evening)


def test_a_choice_stays_with_who_made_it_until_all_have_chosen(
    running: Running, tmp_path: Path
) -> None:
    async def story(ana: Talker, bea: Talker) -> None:
        start, other = len(ana.heard), len(bea.heard)
        await ana.say("1.1", "You have chosen; waiting for Bea.")
        assert any(
            line.startswith("Your choice, which nobody else sees yet: ") for line in ana.heard
        )
        await bea.hear("Ana has chosen.", other)
        for line in [*ana.heard[start:], *bea.heard[other:]]:
            assert "places" not in line
            assert not line.startswith("You place")

        await bea.say("1.1", "You place a ")
        await bea.hear(f"Ana {PLACES}", other)
        await ana.hear("You place a ", start)
        await ana.hear(f"Bea {PLACES}", start)
        assert not any("waiting for" in line for line in bea.heard[other:])

    both_place(running, tmp_path, story)


def test_who_changes_their_mind_is_told_and_asked_again(running: Running, tmp_path: Path) -> None:
    async def story(ana: Talker, bea: Talker) -> None:
        other = len(bea.heard)
        await ana.say("1.1", "waiting for Bea")
        await bea.hear("Ana has chosen.", other)
        await ana.say("undo", "Your turn")
        await bea.hear("Ana chooses anew.", other)
        await ana.say("2.1", "waiting for Bea")

    both_place(running, tmp_path, story)


async def claim(ana: Person) -> None:
    """The first choice, until a tile is to be placed."""
    for _ in range(MOST_TURNS):
        await ana.turn()
        if all(choice["type"] == "place" for choice in ana.app.choices()):
            return
        await ana.move()
    raise AssertionError("nothing is to be placed")


def test_a_picture_says_for_whom_one_waits_and_then_shows_all(
    running: Running, tmp_path: Path
) -> None:
    async def evening() -> None:
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

    asyncio.run(evening())


def sits(somebody: Person, number: int) -> bool:
    """Whether a person has this seat."""
    info = somebody.session.table.info
    return info is not None and info.seats[number].kind == "person"


def chosen(somebody: Person) -> list[int]:
    together = somebody.session.table.together
    return [] if together is None else list(together.chosen)


def mine_of(somebody: Person, seat: int) -> object:
    """The tiles of a mine, as this screen shows them."""
    view = somebody.app.director.view or {}
    return view["players"][seat]["fields"]
