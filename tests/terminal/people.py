"""People in front of terminals: a real server, Textual's pilot, and what they press."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from farol.client import Server
from farol.terminal.app import TableApp
from farol.terminal.looks import Looks
from farol.terminal.session import Session, Wish, seated
from farol.terminal.widgets import Lines
from tests.browser.people import Table as Running

PATIENCE = 60.0  # seconds
SMALL, LARGE = (80, 24), (200, 60)
STILL = Looks(pace="once")


class Person:
    """Somebody at a table."""

    def __init__(self, app: TableApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def session(self) -> Session:
        return self.app.session

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for what the table tells, and until that is on the screen; never for a time."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds():
                    await self.pilot.pause(0.01)
                await self._see()
        except TimeoutError:
            raise AssertionError(f"That did not come; there is:\n{self.screen()}") from None

    async def _see(self) -> None:
        """Have on the screen what is known: widgets tell it what is new, then it lays that out."""
        for _ in range(2):
            if self.app._dirty:
                self.app._draw_all()
            await self.pilot.pause(0)

    async def turn(self) -> bool:
        """Until it is one's turn (true) or the game is over."""
        await self.until(lambda: bool(self.app.choices()) or self.is_over())
        return not self.is_over()

    def is_over(self) -> bool:
        info = self.session.table.info
        return info is not None and info.status == "over"

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def move(self) -> None:
        """Take what is under the bar, through as many groups as it has."""
        before = self.session.table.version
        while self.session.table.version == before:
            await self.press("enter")
            await self.until(lambda: not self.app._busy)

    async def play_to_the_end(self) -> int:
        """Always the first choice; the number of moves."""
        moves = 0
        while await self.turn():
            await self.move()
            moves += 1
        await self.pilot.pause()
        return moves

    def text(self, name: str) -> str:
        """The lines of a part of the screen."""
        return "\n".join(line for line, _ in self.app.base.query_one(f"#{name}", Lines).lines)

    def screen(self) -> str:
        """The whole screen as letters."""
        lines = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in lines)


def wish(what: str, running: Running, folder: Path, **members: Any) -> Wish:
    usual: dict[str, Any] = {"name": "Ana", "seats": 3, "level": "random", "language": "en"}
    return Wish(what=what, folder=folder, at=running.url, **{**usual, **members})


@asynccontextmanager
async def person(
    asked: Wish, looks: Looks = STILL, size: tuple[int, int] = SMALL
) -> AsyncIterator[Person]:
    async with seated(asked) as session:
        app = TableApp(session, looks)
        async with app.run_test(size=size) as pilot:
            yield Person(app, pilot)


async def friend(running: Running, name: str) -> Server:
    """Somebody else, with a client and no terminal."""
    server = Server(running.url)
    await server.introduce(name)
    return server
