"""Attacks from one address on a server with its usual limits; the result of each in a sentence."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from bench.load.farol import cookie_of, decoder, open_table
from bench.load.wire import Wire, open_wire
from farol.games import ALL

ATTACKER = ("127.0.0.2", 0)
DEFAULTS = {
    "tables_per_host": 20,
    "sockets_per_address": 100,
    "max_sockets": 5_000,
    "messages_per_second": 20,
    "requests_per_second": 20,
    "tables_per_minute": 10,
    "people_per_minute": 20,
    "connections_per_address": 300,
}
MIB = 1 << 20
MASTERS = 60  # tables of four of them
PATIENCE = 60.0  # seconds for a game of bots
NONSENSE = "what a strange long text without sense that nobody at any table understands"
GAME = next(iter(ALL))
NEW_TABLE = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
MASTER_TABLE = {"game": GAME, "seats": [{"kind": "bot", "level": "master"}] * 4, "start": True}
ATTACKS = (
    *("headers", "address", "half_open", "fragments", "pings", "codes", "masters", "tables"),
    *("slow_bodies", "silence", "replays", "crowd", "hang_ups", "requests", "bursts", "words"),
)


class Attackers:
    """Attacks on one port."""

    def __init__(self, port: int, begin: Callable[[], object]) -> None:
        self.port = port
        self.begin = begin  # callback for the start of an attack, after its preparation

    @asynccontextmanager
    async def wire(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=ATTACKER)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def ask(self, method: str, path: str, body: object, cookie: str = "") -> tuple[int, str]:
        """Status and headers of an answer; 0 without one."""
        data = json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
            f"content-type: application/json\r\ncontent-length: {len(data)}\r\n"
            f"cookie: {cookie}\r\n\r\n"
        )
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(20), self.wire() as (reader, writer):
                writer.write(head.encode() + data)
                answer = (await reader.read()).decode(errors="replace")
                return (int(answer.split()[1]) if answer else 0), answer
        return 0, ""

    async def cookie(self) -> str:
        _, answer = await self.ask("PUT", "/api/me", {"name": "Eve"})
        found = [line for line in answer.splitlines() if line.lower().startswith("set-cookie")]
        return found[0].partition(": ")[2].partition(";")[0] if found else ""

    async def person(self) -> str:
        """The cookie of a new person, as soon as the rate limit allows."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if cookie := await self.cookie():
                return cookie
            await asyncio.sleep(1)
        raise TimeoutError("Nobody may come.")

    async def opened(self, wanted: object, cookie: str) -> str:
        """The code of a new table, as soon as the rate limit allows."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            status, answer = await self.ask("POST", "/api/tables", wanted, cookie)
            if status == 201:
                code: str = json.loads(answer.partition("\r\n\r\n")[2])["code"]
                return code
            await asyncio.sleep(1)
        raise TimeoutError(f"No table could be opened: {answer}")

    async def pour(self, head: bytes, piece: bytes, size: int) -> int:
        """Send `size` bytes of a repeated piece after a head; returns how many were accepted."""
        sent = 0
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(20), self.wire() as (_, writer):
                writer.write(head)
                while sent < size:
                    writer.write(piece)
                    await writer.drain()
                    sent += len(piece)
        return sent

    async def headers(self) -> str:
        head = b"GET / HTTP/1.1\r\nhost: localhost\r\nx: "
        sent = await self.pour(head, b"v" * 65_536, 64 * MIB)
        return f"{sent / MIB:.1f} of 64 MiB of headers taken"

    async def address(self) -> str:
        sent = await self.pour(b"GET /", b"u" * 65_536, 32 * MIB)
        return f"{sent / MIB:.1f} of 32 MiB of URL taken"

    async def half_open(self, count: int = 800) -> str:
        async def one() -> bool:
            with suppress(OSError):
                async with self.wire() as (reader, writer):
                    writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n")
                    try:
                        async with asyncio.timeout(14):
                            await reader.read()
                    except TimeoutError:
                        return True
            return False

        kept = sum(await asyncio.gather(*(one() for _ in range(count))))
        return f"{kept} of {count} half requests held for 14 s"

    async def frames(self, frame: bytes, size: int) -> int:
        cookie = await self.cookie()
        head = (
            f"GET /api/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
            "connection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\ncookie: {cookie}\r\n\r\n"
        )
        sent = 0
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            async with asyncio.timeout(30), self.wire() as (reader, writer):
                writer.write(head.encode())
                await reader.readuntil(b"\r\n\r\n")
                if frame[0] == 0:
                    writer.write(b"\x01\x80" + bytes(4))  # the first fragment of a message
                while sent < size:
                    writer.write(frame * (65_536 // len(frame)))
                    await writer.drain()
                    sent += 65_536
        return sent

    async def fragments(self) -> str:
        sent = await self.frames(b"\x00\x80" + bytes(4), 15 * MIB)
        return f"{sent / MIB:.1f} of 15 MiB of empty fragments taken"

    async def pings(self) -> str:
        sent = await self.frames(b"\x89\xfd" + bytes(4) + b"p" * 125, 64 * MIB)
        return f"{sent / MIB:.1f} of 64 MiB of pings taken, no pong read"

    async def codes(self) -> str:
        asked = [self.ask("GET", f"/api/tables/AA{n:04}", None) for n in range(95)]
        statuses = [status for status, _ in await asyncio.gather(*asked)]
        return f"{statuses.count(404)} of 95 codes looked up at once"

    async def tables(self, seconds: float = 8.0) -> str:
        cookies = [await self.cookie() for _ in range(21)]
        opened, until = 0, time.monotonic() + seconds
        while time.monotonic() < until:
            wanted = (self.ask("POST", "/api/tables", NEW_TABLE, one) for one in cookies)
            statuses = [status for status, _ in await asyncio.gather(*wanted)]
            opened += statuses.count(201)
            await asyncio.sleep(0.5)
        return f"{opened} tables opened in {seconds:.0f} s"

    async def masters(self) -> str:
        opened = 0
        cookies = [await self.cookie() for _ in range(4)]
        until = time.monotonic() + 25
        while opened < MASTERS and time.monotonic() < until:
            asked = (self.ask("POST", "/api/tables", MASTER_TABLE, one) for one in cookies)
            statuses = [status for status, _ in await asyncio.gather(*asked)]
            opened += statuses.count(201)
            await asyncio.sleep(0.2)
        times = await bot_times(self.port, await cookie_of(self.port, "Ana"), 20.0)
        if not times:
            return f"{opened} tables of four masters; another's random bot: no answer in 20 s"
        times.sort()
        worst = times[int(0.99 * (len(times) - 1))]
        return f"{opened} tables of four masters; another's random bots: p99 {worst:.2f} s"

    async def slow_bodies(self, count: int = 100) -> str:
        """Request bodies at one byte a second."""

        async def one() -> bool:
            with suppress(OSError):
                async with self.wire() as (reader, writer):
                    head = (
                        b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"
                    )
                    writer.write(head)
                    for _ in range(24):
                        with suppress(TimeoutError):
                            async with asyncio.timeout(1):
                                await reader.read()
                                return False
                        writer.write(b" ")
                    return True
            return False

        kept = sum(await asyncio.gather(*(one() for _ in range(count))))
        return f"{kept} of {count} slow bodies held for 24 s"

    async def silence(self, count: int = 400) -> str:
        """Silent connections."""
        async with AsyncExitStack() as stack:
            opened = 0
            for _ in range(count):
                with suppress(OSError):
                    await stack.enter_async_context(self.wire())
                    opened += 1
            await asyncio.sleep(3)
            status, _ = await self.ask("GET", "/healthz", None)
        return f"{opened} silent connections; one more gets {status}"

    async def finished(self, game: str, cookie: str) -> tuple[int, str]:
        """A game played by bots: the size of its replay, and its code."""
        seats = [{"kind": "bot", "level": "random"}] * ALL[game].seats[-1]
        wanted = {"game": game, "seats": seats, "start": True}
        code = await self.opened(wanted, cookie)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            status, answer = await self.ask("GET", f"/api/tables/{code}/replay", None, cookie)
            if status == 200:
                return len(answer), code
            await asyncio.sleep(1)
        return 0, code

    async def replays(self, seconds: float = 8.0) -> str:
        """One person who requests the longest replay again and again."""
        cookie = await self.person()
        games = [await self.finished(game, cookie) for game in ALL if game != "tally"]
        size, code = max(games)
        self.begin()
        statuses: Counter[int] = Counter()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            asked = [self.ask("GET", f"/api/tables/{code}/replay", None, cookie) for _ in range(10)]
            statuses.update(status for status, _ in await asyncio.gather(*asked))
        return f"replays of {size / MIB:.1f} MiB: {dict(statuses)}"

    async def crowd(self, seconds: float = 8.0) -> str:
        """Sixty spectators who all chat."""
        cookies = [await self.cookie() for _ in range(60)]
        code = await self.opened(NEW_TABLE, cookies[0])
        heard: list[int] = []
        wires = [
            await open_wire(
                *(self.port, "/api/socket", lambda _, frame: heard.append(len(frame))),
                f"cookie: {cookie}\r\n",
                ATTACKER,
            )
            for cookie in cookies
            if cookie
        ]
        for wire in wires:
            wire.send(json.dumps({"type": "hello", "code": code}).encode())
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for wire in wires:
                wire.send(b'{"type":"say","seat":null,"text":"spam"}')
            await asyncio.sleep(0.2)
        for wire in wires:
            wire.close()
        return f"{len(wires)} spectators chat: {len(heard)} messages told"

    async def hang_ups(self, count: int = 500) -> str:
        """Requests aborted in the middle of their body."""
        head = b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"
        for _ in range(count):
            with suppress(OSError):
                async with self.wire() as (_, writer):
                    writer.write(head)
                    await writer.drain()
        return f"{count} requests hung up in mid-body"

    async def requests(self, seconds: float = 6.0) -> str:
        """As many requests as one address can send."""
        statuses: Counter[int] = Counter()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            asked = [self.ask("GET", "/api/server", None) for _ in range(20)]
            statuses.update(status for status, _ in await asyncio.gather(*asked))
        return f"requests: {dict(statuses)}"

    async def bursts(self, seconds: float = 8.0) -> str:
        """A hundred sockets that send as much as allowed at the same moment."""
        cookie = await self.person()
        seats = [{"kind": "me"}] * 3
        wanted = {"game": GAME, "seats": seats, "start": True}
        code = await self.opened(wanted, cookie)
        heard: list[int] = []
        wires = []
        with suppress(ConnectionError):
            for _ in range(100):
                wires.append(
                    await open_wire(
                        *(self.port, "/api/socket", lambda _, frame: heard.append(len(frame))),
                        f"cookie: {cookie}\r\n",
                        ATTACKER,
                    )
                )
        for wire in wires:
            wire.send(json.dumps({"type": "hello", "code": code, "look": 0}).encode())
        await asyncio.sleep(3)
        self.begin()
        moves = [
            f'{{"type":"ask-why","id":"w{n}","seat":0,"language":"en","action":{{}}}}'.encode()
            for n in range(50)
        ]
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for wire in wires:
                for move in moves:
                    wire.send(move)
            await asyncio.sleep(3)
        for wire in wires:
            wire.close()
        return f"{len(wires)} sockets say 50 things at once: {len(heard)} messages came back"

    async def words(self, seconds: float = 8.0) -> str:
        """Ten people who type nonsense at the maximum rate, after the parser process has
        started.
        """
        cookies = [await self.cookie() for _ in range(10)]
        seats = [{"kind": "me"}] * 3
        code = await self.opened({"game": GAME, "seats": seats, "start": True}, cookies[0])
        heard: Counter[str] = Counter()
        wires = [
            await open_wire(
                *(self.port, "/api/socket"),
                lambda _, frame: heard.update([json.loads(frame)["type"]]),
                f"cookie: {cookie}\r\n",
                ATTACKER,
            )
            for cookie in cookies
            if cookie
        ]
        for wire in wires:
            wire.send(json.dumps({"type": "hello", "code": code}).encode())
        question = json.dumps({"type": "ask-words", "id": "w", "text": NONSENSE}).encode()
        asked = time.monotonic()
        while not heard["understood"] and time.monotonic() < asked + PATIENCE:
            wires[0].send(question)
            await asyncio.sleep(1)
        started = time.monotonic() - asked
        heard.clear()
        self.begin()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for wire in wires:
                wire.send(question)
            await asyncio.sleep(0.1)
        for wire in wires:
            wire.close()
        read, refused = heard["understood"], heard["refused"]
        return (
            f"{len(wires)} people type: {read} read, {refused} refused; started in {started:.0f} s"
        )


async def bot_times(port: int, cookie: str, seconds: float) -> list[float]:
    """The seconds that two random bots take until it is one's own turn again."""
    bot = {"kind": "bot", "level": "random"}
    code = await open_table(port, cookie, GAME, [{"kind": "me"}, bot, bot])
    times: list[float] = []
    moved: list[float] = []

    def hear(wire: Wire, frame: bytes) -> None:
        message = decoder.decode(frame)
        message = message.view or message
        if not message.choices:
            return
        if moved:
            times.append(time.perf_counter() - moved.pop())
        asyncio.get_running_loop().call_later(0.05, move, wire, message.version, message.choices[0])

    def move(wire: Wire, version: int, choice: bytes) -> None:
        moved.append(time.perf_counter())
        head = f'{{"type":"act","id":"m{version}","seat":0,"version":{version},"action":'
        wire.send(head.encode() + bytes(choice) + b"}")

    wire = await open_wire(port, "/api/socket", hear, f"cookie: {cookie}\r\n")
    wire.send(json.dumps({"type": "hello", "code": code, "look": 0}).encode())
    await asyncio.sleep(seconds)
    wire.close()
    return times
