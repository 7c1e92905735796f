"""A proxied connection that tests can cut, slow down, block and leave half open."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from tests.server.test_serve import free_port

THERE: Final = 0  # directions
BACK: Final = 1


class Line:
    """A port that is forwarded to another one, or to a Unix socket."""

    def __init__(self, target: int | Path) -> None:
        self.target = target
        self.port = free_port()
        self.cut = False
        self.delay = 0.0
        self._lets = (asyncio.Event(), asyncio.Event())  # gates, by direction
        for event in self._lets:
            event.set()
        self._born = 0  # connections before this one are dead
        self._ends: set[asyncio.StreamWriter] = set()
        self._count = 0

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", self.port)

    def close_all(self) -> None:
        for end in self._ends:
            end.transport.abort()

    async def close(self) -> None:
        """Stop forwarding."""
        self.heal()
        self._server.close()
        self.close_all()
        await asyncio.sleep(0.1)  # until aborted connections have gone

    @property
    def connections(self) -> int:
        """How many were made so far."""
        return self._count

    def hold(self, *ways: int) -> None:
        """Block all data silently, like packet loss or a suspended machine."""
        for way in ways:
            self._lets[way].clear()

    def heal(self) -> None:
        """Unblock: delayed data arrives."""
        for event in self._lets:
            event.set()

    def leave_half_open(self) -> None:
        """Existing connections never carry data again; new ones do."""
        self._born = self._count

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.cut:
            writer.transport.abort()
            return
        try:
            if isinstance(self.target, Path):
                far, back = await asyncio.open_unix_connection(self.target)
            else:
                far, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        number, self._count = self._count, self._count + 1
        self._ends |= {writer, back}
        with suppress(asyncio.CancelledError):  # during shutdown
            await asyncio.gather(
                self._pipe(reader, back, THERE, number), self._pipe(far, writer, BACK, number)
            )
        self._ends -= {writer, back}

    async def _pipe(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: int, number: int
    ) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            while data := await reader.read(1 << 16):
                if way == BACK and self.delay:
                    await asyncio.sleep(self.delay)
                await self._lets[way].wait()
                if number < self._born:
                    continue
                writer.write(data)
                await writer.drain()
        if number >= self._born:
            await self._lets[way].wait()
            writer.close()


def socket_of(address: str) -> Path:
    """The Unix socket of a test's database."""
    query = parse_qs(urlsplit(address).query)
    return Path(query["host"][0]) / f".s.PGSQL.{query['port'][0]}"


def by_way_of(line: Line, address: str) -> str:
    """The address of a test's database through a proxy."""
    options = parse_qs(urlsplit(address).query).get("options", [""])[0]
    query = f"?options={options.replace(' ', '%20').replace('=', '%3D')}" if options else ""
    return f"postgresql://farol@127.0.0.1:{line.port}/postgres{query}"
