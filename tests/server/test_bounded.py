"""Limits of a connection before its sender is known: the real protocol on real sockets, with short
timeouts.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import structlog
from starlette.types import Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.server import ServerState

from farol.server import metrics
from farol.server.web import limited_http
from farol.server.web.limited_http import (
    BODY_SECONDS,
    HEAD_SECONDS,
    MAX_AHEAD,
    MAX_HEAD,
    MAX_HEADERS,
    MAX_REQUEST,
    MAX_URL,
    READ_BYTES,
    READ_SECONDS,
    ConnectionLimiter,
    LimitedHttpProtocol,
)
from tests.server.harness import Harness

ROOT = Path(__file__).parents[2]
GET = b"GET / HTTP/1.1\r\nhost: localhost\r\n"
PUT = b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
LARGE_ANSWER = 40_000_000  # bytes, more than all buffers can hold


class Site:
    """A site with one page, or a large one, behind the server's protocol."""

    def __init__(self) -> None:
        self.connection_limiter = ConnectionLimiter(5, 8)
        self.asked: list[str] = []
        self.bodies: list[int] = []
        self.protocols: list[LimitedHttpProtocol] = []
        self.port = 0

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asked.append(scope["path"])
        size, more = 0, scope["method"] == "PUT"
        while more:
            event = await receive()
            size += len(event.get("body", b""))
            more = event.get("more_body", False)
        self.bodies.append(size)
        body = b"x" * (LARGE_ANSWER if scope["path"] == "/large" else 2)
        length = (b"content-length", str(len(body)).encode())
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def listening() -> AsyncIterator[Site]:
    site, loop = Site(), asyncio.get_running_loop()
    config = Config(
        site.app, log_config=None, lifespan="off", interface="asgi3", proxy_headers=False
    )
    config.load()

    def protocol() -> LimitedHttpProtocol:
        site.protocols.append(
            LimitedHttpProtocol(
                config, ServerState(), {}, loop, connection_limiter=site.connection_limiter
            )
        )
        return site.protocols[-1]

    server = await loop.create_server(protocol, "127.0.0.1", 0)
    site.port = server.sockets[0].getsockname()[1]
    try:
        yield site
    finally:
        server.close()
        for one in site.protocols:
            if one._inside:
                one.transport.abort()
        while site.connection_limiter.total:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)  # transports are closed one turn later


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    async with asyncio.timeout(20), listening() as site:
        yield site


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


async def answer(site: Site, *parts: bytes) -> bytes:
    """The whole answer to these bytes, until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    heard = b""
    with suppress(ConnectionError):
        for part in parts:
            writer.write(part)
            await writer.drain()
        heard = await reader.read(200)
        heard += await reader.read()
    await hang_up(writer)
    return heard


def status(heard: bytes) -> bytes:
    return heard.split()[1] if heard else b""


async def test_a_request_within_the_bounds_is_answered(site: Site) -> None:
    url = b"/" + b"u" * (MAX_URL - 1)
    fields = b"".join(b"x-%d: %s\r\n" % (n, b"v" * 100) for n in range(MAX_HEADERS - 2))
    head = b"GET %s HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n%s\r\n" % (url, fields)
    assert status(await answer(site, head)) == b"200"


@pytest.mark.parametrize("sent_in", [1, 2, 50])
@pytest.mark.parametrize(
    ("request_head", "refusal"),
    [
        (b"GET /" + b"u" * 3 * MAX_HEAD, b"414"),
        (GET + b"x: " + b"v" * 3 * MAX_HEAD, b"431"),
        (GET + b"n" * 3 * MAX_HEAD, b"431"),
        (GET + b"x: y\r\n" * (MAX_HEADERS + 1) + b"\r\n", b"431"),
        (GET + b"".join(b"x: %s\r\n" % (b"v" * 900) for _ in range(20)) + b"\r\n", b"431"),
    ],
    ids=["url", "value", "name", "many", "sum"],
)
async def test_heads_are_bounded(
    site: Site, request_head: bytes, refusal: bytes, sent_in: int
) -> None:
    size = -(-len(request_head) // sent_in)
    pieces = [request_head[at : at + size] for at in range(0, len(request_head), size)]
    before = out_of_bounds()
    assert status(await answer(site, *pieces)) in {refusal, b""}  # who goes on may not hear it
    assert site.asked == []
    assert out_of_bounds() == before + 1  # for its size, not because of a timeout


def out_of_bounds() -> float:
    """The counter of oversized requests."""
    return metrics.DROPPED.labels("bounds")._value.get()


UPGRADE = b"host: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"


@pytest.mark.parametrize("headers", [b"host: localhost\r\n", UPGRADE], ids=["plain", "upgrade"])
@pytest.mark.parametrize(
    "line",
    [
        b"CONNECT a:1 HTTP/1.1",
        b"GET http:// HTTP/1.1",
        b"GET http://x HTTP/1.1",
        b"GET http://x:99999/ HTTP/1.1",
        b"GET http://[/ HTTP/1.1",
        b"GET http://user@/ HTTP/1.1",
        b"GET a HTTP/1.1",
        b"GET /\xff HTTP/1.1",
    ],
    ids=repr,
)
async def test_a_request_line_without_a_path_is_refused_without_a_fault(
    site: Site, line: bytes, headers: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    faults: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    heard = await answer(site, line + b"\r\n" + headers + b"\r\n")
    assert faults == []
    assert status(heard)[:1] == b"4", heard
    assert not [record for record in caplog.records if record.levelname in {"ERROR", "CRITICAL"}]
    assert site.asked == []


async def test_a_head_without_end_is_not_kept(site: Site) -> None:
    before = out_of_bounds()
    _reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    writer.write(GET + b"x: ")
    sent = 0
    with suppress(ConnectionError):
        while sent < 64 << 20:
            writer.write(b"v" * 65_536)
            await writer.drain()
            sent += 65_536
    await hang_up(writer)
    assert sent < 16 << 20  # bounded by buffers of the network, not of the server
    assert site.protocols[0].transport.is_closing()
    assert out_of_bounds() == before + 1


async def test_bodies_are_bounded_whatever_they_pretend_to_be(site: Site) -> None:
    long = PUT + b"content-length: 100000000\r\n\r\n"
    assert status(await answer(site, long, *[b"b" * 65_536] * 40)) in {b"413", b""}
    chunks = PUT + b"transfer-encoding: chunked\r\n\r\n"
    extended = b"1;" + b"e" * MAX_REQUEST * 2
    assert status(await answer(site, chunks + extended)) in {b"413", b"400", b""}
    trailers = b"0\r\n" + b"".join(b"t%d: x\r\n" % n for n in range(MAX_HEADERS + 5)) + b"\r\n"
    await answer(site, chunks + trailers)
    assert max(site.bodies, default=0) <= MAX_REQUEST


async def test_few_requests_may_be_sent_ahead(site: Site) -> None:
    assert (await answer(site, (GET + b"\r\n") * 5000)).count(b"HTTP/1.1 200") <= MAX_AHEAD + 2
    assert len(site.asked) <= MAX_AHEAD + 2


async def test_requests_one_after_the_other_share_a_connection(site: Site) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    for _ in range(30):
        writer.write(GET + b"cookie: " + b"c" * 4000 + b"\r\n\r\n")
        assert b"200" in await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(2)
    body = b"b" * 10_000
    for _ in range(30):
        writer.write(PUT + b"content-length: 10000\r\n\r\n" + body)
        assert b"200" in await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(2)
    assert site.bodies == [0] * 30 + [10_000] * 30
    await hang_up(writer)


SLOW: dict[str, Callable[[], list[bytes]]] = {
    "silence": list,
    "half a head": lambda: [GET],
    "drops of a head": lambda: [GET, *[b"x: y\r\n"] * 60],
    "half a body": lambda: [PUT + b"content-length: 9\r\n\r\nhalf"],
    "drops of a body": lambda: [PUT + b"content-length: 900\r\n\r\n", *[b"b"] * 60],
    "half of the second": lambda: [GET + b"\r\n" + GET],
}


@pytest.mark.parametrize("parts", SLOW.values(), ids=SLOW)
async def test_slow_requests_end(
    site: Site, monkeypatch: pytest.MonkeyPatch, parts: Callable[[], list[bytes]]
) -> None:
    monkeypatch.setattr(limited_http, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(limited_http, "BODY_SECONDS", 0.3)
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    with suppress(ConnectionError):
        for part in parts():
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0.02)
        await reader.read()
    await hang_up(writer)
    while site.connection_limiter.total:
        await asyncio.sleep(0.01)


async def test_no_later_request_may_be_slow(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_http, "HEAD_SECONDS", 0.3)
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    writer.write(GET + b"\r\n")
    assert b"200" in await reader.readuntil(b"\r\n\r\n")
    await reader.readexactly(2)
    writer.write(GET)
    with suppress(ConnectionError):
        assert await reader.read() == b""
    await hang_up(writer)


def test_the_bounds_are_those_that_are_written_down() -> None:
    said = (ROOT / "docs" / "security.md").read_text()
    kib = f"{MAX_HEAD >> 10} KiB, {MAX_URL >> 10} KiB, {MAX_HEADERS}, {MAX_AHEAD}"
    seconds = f"{HEAD_SECONDS:.0f} s, {BODY_SECONDS:.0f} s, {READ_SECONDS:.0f} s"
    assert f"| head of a request, URL, headers, requests sent ahead | {kib} |" in said
    assert f"for {READ_BYTES >> 10} KiB of an answer to be read | {seconds} |" in said


async def test_who_asks_for_much_and_reads_nothing_is_let_go(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limited_http, "READ_SECONDS", 0.3)
    for connection in (b"", b"connection: close\r\n"):
        _reader, writer = await asyncio.open_connection("127.0.0.1", site.port, limit=1024)
        writer.write(b"GET /large HTTP/1.1\r\nhost: localhost\r\n" + connection + b"\r\n")
        while not site.connection_limiter.total:
            await asyncio.sleep(0.01)
        while site.connection_limiter.total:
            await asyncio.sleep(0.01)
        await hang_up(writer)


async def test_a_slow_reader_gets_everything(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_http, "READ_SECONDS", 0.3)
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port, limit=1024)
    writer.write(b"GET /large HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    heard = 0
    while part := await reader.read(4 << 20):
        heard += len(part)
        if heard < 10_000_000:
            await asyncio.sleep(0.0005)
    assert heard > LARGE_ANSWER
    await hang_up(writer)


async def test_connections_are_limited_by_address_and_in_all() -> None:
    connection_limiter = ConnectionLimiter(2, 5, ["10.0.0.1"])
    came = ["192.0.2.1"] * 3 + ["2001:db8::1", "2001:db8::2", "2001:db8::3"] + ["10.0.0.1"] * 2
    assert [connection_limiter.enter(address) for address in came] == [
        *(True, True, False),
        *(True, True, False),
        *(True, False),
    ]
    for address in ("192.0.2.1", "192.0.2.1", "2001:db8::1", "2001:db8::2", "10.0.0.1"):
        connection_limiter.leave(address)
    assert not connection_limiter.connected
    assert connection_limiter.total == 0


async def test_one_connection_too_many_is_let_go_and_room_comes_back(site: Site) -> None:
    wires = [await asyncio.open_connection("127.0.0.1", site.port) for _ in range(5)]
    while site.connection_limiter.total < 5:
        await asyncio.sleep(0.01)
    assert await answer(site, GET + b"connection: close\r\n\r\n") == b""
    await hang_up(wires[0][1])
    while site.connection_limiter.total == 5:
        await asyncio.sleep(0.01)
    assert status(await answer(site, GET + b"connection: close\r\n\r\n")) == b"200"
    for _, writer in wires:
        await hang_up(writer)


async def test_who_hangs_up_in_mid_body_is_no_fault_of_ours(harness: Harness) -> None:
    events = [
        {"type": "http.request", "body": b'{"na', "more_body": True},
        {"type": "http.disconnect"},
    ]
    scope = {
        "type": "http",
        "method": "PUT",
        "path": "/api/me",
        "raw_path": b"/api/me",
        "root_path": "",
        "query_string": b"",
        "scheme": "http",
        "client": ("10.0.0.7", 1),
        "headers": [(b"host", b"localhost"), (b"content-type", b"application/json")],
    }
    sent: list[object] = []

    async def receive() -> dict[str, object]:
        return events.pop(0)

    async def send(message: object) -> None:
        sent.append(message)

    with structlog.testing.capture_logs() as logs:
        await harness.app(scope, receive, send)  # type: ignore[arg-type]
    assert [entry["event"] for entry in logs] == []
