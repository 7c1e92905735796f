"""What the worker of a page calls: one tab, which is opened once. Text and bytes cross, and nothing
else."""

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from farol.bots.registry import profile_of
from farol.core.errors import FarolError
from farol.games import ALL
from farol.server.logs import set_up_logs
from farol.site.finished import finished_games
from farol.site.tab import Tab, TabSocket, opened_tab
from farol.site.taking import checked_copy, replaced, whole_file


class NotOpen(FarolError):
    """The tab is not open."""


class Answered(bytes):
    """The body of an answer, with its status and its headers as JSON."""

    status: int
    headers: str


class Bridge:
    """The one tab of a worker."""

    def __init__(self) -> None:
        self._stack = AsyncExitStack()
        self._tab: Tab | None = None
        self._folder = Path()
        self._sockets: dict[int, TabSocket] = {}
        self._tell: Callable[[int, str], object] = lambda _id, _text: None
        self._closed: Callable[[int, int], object] = lambda _id, _code: None

    @property
    def tab(self) -> Tab:
        """The tab; NotOpen if there is none."""
        if self._tab is None:
            raise NotOpen("Farol goes on in another page of this browser.")
        return self._tab

    async def start(
        self, folder: str, tell: Callable[[int, str], object], closed: Callable[[int, int], object]
    ) -> None:
        """Open what is kept in a folder."""
        set_up_logs("text", "error")  # that requests are slow at first is no news
        self._folder, self._tell, self._closed = Path(folder), tell, closed
        self._tab = await self._stack.enter_async_context(opened_tab(self._folder))

    async def stop(self) -> None:
        """Save everything, and let go of the files."""
        self._tab = None
        for number in list(self._sockets):
            self.close(number)
        await self._stack.aclose()

    async def request(self, method: str, path: str, headers: str, body: str) -> Answered:
        """The answer to a request."""
        sent = [(name, value) for name, value in json.loads(headers)]
        found = await self.tab.request(method, path, sent, body.encode())
        answer = Answered(bytes(found.body))
        answer.status, answer.headers = found.status, json.dumps(found.headers)
        return answer

    def open(self, number: int) -> None:
        """A socket of the page, by its number."""
        self._sockets[number] = self.tab.connect(
            lambda text: self._tell(number, text), lambda code: self._end(number, code)
        )

    def _end(self, number: int, code: int) -> None:
        self._sockets.pop(number, None)
        self._closed(number, code)

    def say(self, number: int, text: str) -> None:
        """A message over a socket; one that is closed hears nothing."""
        socket = self._sockets.get(number)
        if socket is not None:
            socket.hear(text)

    def close(self, number: int) -> None:
        """The page needs a socket no more."""
        socket = self._sockets.pop(number, None)
        if socket is not None:
            socket.leave()

    async def exported(self) -> bytes:
        """The file with all tables."""
        return await asyncio.shield(whole_file(self.tab.context.store))

    async def finished(self) -> bytes:
        """The finished games, as a server takes them."""
        return await finished_games(self.tab.context.store)

    async def imported(self, file: bytes) -> None:
        """Put another file in the place of the own one, if it is one of Farol; nothing changes if
        it is not."""
        copy = checked_copy(bytes(file))
        await self.stop()
        try:
            replaced(self._folder / "farol.db", copy)
        finally:
            copy.close()


def prepare() -> None:
    """Load what every visit needs: afterwards the memory is kept, and later visits begin there."""
    for game in ALL.values():
        profile_of(game)


_bridge = Bridge()
start, stop, request = _bridge.start, _bridge.stop, _bridge.request
open, say, close = _bridge.open, _bridge.say, _bridge.close  # noqa: A001
exported, imported = _bridge.exported, _bridge.imported
finished = _bridge.finished
