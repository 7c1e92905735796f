"""People at terminals: a real server and Textual's pilot."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from farol.client import Server
from farol.terminal.app import TableApp
from farol.terminal.appearance import Appearance
from farol.terminal.session import PlayRequest, Session, seated
from farol.terminal.widgets import TextLines
from tests.browser.people import Table as Running
from tests.patience import patience
from tests.terminal.hand import Hand

PATIENCE = patience(60.0)  # seconds
LOOK = 0.005  # seconds between two checks of a condition
SMALL, LARGE = (80, 24), (200, 60)
STILL = Appearance(pace="once")


class Person:
    """A person at a table."""

    def __init__(self, app: TableApp, pilot: Hand) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def session(self) -> Session:
        return self.app.session

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for a condition, and until it is on the screen; never for a fixed time."""
        await self._hears(holds)
        await self.pilot.pause()

    async def _hears(self, holds: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds():
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            raise AssertionError(f"That did not come; there is:\n{self.screen()}") from None

    async def turn(self) -> bool:
        """Wait for one's turn (true) or the end of the game."""
        await self.until(lambda: bool(self.app.choices()) or self.is_over())
        return not self.is_over()

    def is_over(self) -> bool:
        info = self.session.table.info
        return info is not None and info.status == "over"

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def move(self) -> None:
        """Make the highlighted choice, through all its groups."""
        before = self.session.table.version
        while self.session.table.version == before:
            await self.press("enter")
            await self.until(lambda: not self.app._busy)

    async def play_to_the_end(self) -> int:
        """Make first choices to the end; returns the number of moves."""
        moves = 0
        while await self.turn():
            await self.move()
            moves += 1
        return moves

    async def reach_the_end(self) -> None:
        """Make first choices to the end without drawing, which is slow."""
        with patch.object(self.app, "draw"):
            while not self.is_over():
                await self._hears(lambda: bool(self.app.choices()) or self.is_over())
                if choices := self.app.choices():
                    before = self.session.table.version
                    await self.session.table.act(choices[0])
                    await self._hears(lambda: self.session.table.version != before)
        self.app.draw()
        await self.pilot.pause()

    def text(self, name: str) -> str:
        """The lines of a widget."""
        return "\n".join(line for line, _ in self.app.base.query_one(f"#{name}", TextLines).lines)

    def screen(self) -> str:
        """The whole screen as text."""
        lines = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in lines)


def wish(what: str, running: Running, folder: Path, **members: Any) -> PlayRequest:
    usual: dict[str, Any] = {"name": "Ana", "seats": 3, "level": "random", "language": "en"}
    return PlayRequest(what=what, folder=folder, at=running.url, **{**usual, **members})


@asynccontextmanager
async def person(
    asked: PlayRequest, appearance: Appearance = STILL, size: tuple[int, int] = SMALL
) -> AsyncIterator[Person]:
    async with seated(asked) as session:
        app = TableApp(session, appearance)
        async with app.run_test(size=size):
            yield Person(app, Hand(app))


async def friend(running: Running, name: str) -> Server:
    """Another person, with a client and no terminal."""
    server = Server(running.url)
    await server.introduce(name)
    return server
