"""Abuse of the real program over real sockets: refused with a reason, others unaffected, memory
bounded.

bench/abuse.py does the same on a large scale.
"""

import asyncio
import hashlib
import json
import logging
import socket
import sqlite3
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from farol.server.logs import set_up_logs
from farol.server.play.codes import CODE_LETTERS
from farol.server.web.sockets import NO_COOKIE
from farol.server.web.writer import TOO_FAST, TOO_SLOW
from tests.server.test_serve import SECONDS, Player, served

IDLE = 300  # sockets that only say hello
LARGE = 10_000_000  # bytes of one frame


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Path]]:
    """One server for all tests: whatever one test does to it, the next one must find it healthy."""
    folder = tmp_path_factory.mktemp("abuse")
    figures = "sockets_per_address=1000,messages_per_second=2000,requests_per_second=10000"
    limits = ["--limits", figures]
    limits += ["--tables-per-minute", "1000", "--people-per-minute", "1000"]
    with served(folder, *limits) as (_, port, _):
        yield port, folder


@pytest.fixture
async def port(server: tuple[int, Path]) -> AsyncIterator[int]:
    """The server's port, with a bystander at a table who must be able to go on playing."""
    bystander = Player(server[0])
    async with asyncio.timeout(SECONDS):
        await bystander.open()
        await bystander.play(1)
        yield server[0]
        await bystander.play(2)


def url(port: int) -> str:
    return f"ws://127.0.0.1:{port}/api/socket"


@asynccontextmanager
async def at_table(port: int) -> AsyncIterator[tuple[ClientConnection, Player]]:
    """A socket that has said hello at a table of its own."""
    player = Player(port)
    await player.open()
    headers = {"cookie": player.cookie}
    async with connect(url(port), additional_headers=headers, max_size=None) as wire:
        await wire.send(json.dumps({"type": "hello", "code": player.code, "look": 0}))
        assert json.loads(await wire.recv())["type"] == "welcome"
        yield wire, player


async def answer_to(asked: str, wire: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await wire.recv())
        if message.get("id") == asked:
            return message


async def how_it_ends(wire: ClientConnection) -> tuple[int | None, list[Any]]:
    """The messages until the server hangs up, and the close code."""
    heard = []
    try:
        while True:
            heard.append(json.loads(await wire.recv()))
    except ConnectionClosed:
        return wire.close_code, heard


async def insist(wire: ClientConnection, message: str | AsyncIterator[str]) -> None:
    """Send as much as the server accepts, until it hangs up."""
    try:
        await wire.send(message)
    except ConnectionClosed:
        pass
    await how_it_ends(wire)


async def dropped(port: int, reason: str) -> float:
    """The server's counter of sockets closed for this reason."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    text = (await reader.read()).decode()
    writer.close()
    name = f'farol_dropped_sockets_total{{reason="{reason}"}} '
    return sum(float(line[len(name) :]) for line in text.splitlines() if line.startswith(name))


async def test_a_frame_of_ten_megabytes_ends_the_connection(port: int) -> None:
    async with at_table(port) as (wire, _):
        await insist(wire, "x" * LARGE)
        assert wire.close_code == 1009


async def test_a_message_in_endless_pieces_ends_the_connection(port: int) -> None:
    async def pieces() -> AsyncIterator[str]:
        for _ in range(100):
            yield "x" * 10_000

    async with at_table(port) as (wire, _):
        await insist(wire, pieces())
        assert wire.close_code in {1009, 1006}  # the answer may be lost while more is sent


async def test_a_flood_of_moves_is_refused_and_then_cut_off(port: int) -> None:
    move = {"type": "act", "id": "m", "seat": 9, "version": 0, "action": {}}
    before = await dropped(port, "fast")
    async with at_table(port) as (wire, _):
        ending = asyncio.create_task(how_it_ends(wire))
        try:
            while not ending.done():
                await wire.send(json.dumps(move))
                await asyncio.sleep(0)  # let the other task read
        except ConnectionClosed:
            pass
        code, heard = await ending
        assert code in {TOO_FAST, 1006}  # a client that keeps sending may not get the code
        assert "seat" in {message.get("code") for message in heard}
    assert await dropped(port, "fast") == before + 1


async def test_who_does_not_read_is_cut_off(port: int) -> None:
    before = await dropped(port, "slow")
    player = Player(port)
    await player.open()
    reader, writer = await narrow_socket(port, player.cookie)
    hello = json.dumps({"type": "hello", "code": player.code, "look": 0}).encode()
    try:
        while await dropped(port, "slow") == before:
            for _ in range(300):
                writer.write(masked(hello))
            await asyncio.sleep(0.7)  # at the maximum rate
    except ConnectionError:
        pass  # hung up already
    assert await dropped(port, "slow") == before + 1
    rest = await reader.read(-1)
    assert struct.pack("!H", TOO_SLOW) in rest[-200:] or len(rest) > 0
    writer.close()


async def narrow_socket(
    port: int, cookie: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket whose client reads nothing, with small buffers."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=narrow, limit=1024)
    writer.write(handshake(port, cookie))
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def handshake(port: int, cookie: str) -> bytes:
    return (
        f"GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\ncookie: {cookie}\r\n\r\n"
    ).encode()


def masked(data: bytes, first: int = 0x81) -> bytes:
    size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return bytes([first]) + size + bytes(4) + data


BROKEN_FRAMES = {
    "not masked": b"\x81\x02hi",
    "unknown opcode": masked(b"hi", 0x83),
    "reserved bits": masked(b"hi", 0xF1),
    "a piece of nothing": masked(b"hi", 0x80),
    "long ping": masked(b"x" * 200, 0x89),
    "impossible length": b"\x81\xff" + b"\xff" * 8 + bytes(4),
    "half a close": masked(b"\x03", 0x88),
    "tls": bytes.fromhex("16030100a5010000a10303"),
}


@pytest.mark.parametrize("frame", BROKEN_FRAMES.values(), ids=BROKEN_FRAMES)
async def test_broken_frames_end_the_connection_they_came_by(port: int, frame: bytes) -> None:
    player = Player(port)
    await player.open()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(handshake(port, player.cookie))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame)
    assert (await reader.read())[:1] in {b"\x88", b""}
    writer.close()


async def test_text_that_is_no_text_is_refused(port: int) -> None:
    player = Player(port)
    await player.open()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(handshake(port, player.cookie))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(masked(b'{"type":"\xff\xfe"}') + masked(b"") + masked(b"[" * 60_000))
    for _ in range(3):
        head = await reader.readexactly(2)
        size = head[1] if head[1] < 126 else int.from_bytes(await reader.readexactly(2))
        assert json.loads(await reader.readexactly(size))["code"] == "bad"
    writer.close()


@pytest.mark.parametrize(
    "junk",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET " + b"/" * 200_000,
        b"GET / HTTP/1.1\r\nx: " + b"y" * 200_000,
        b"GET / HTTP/1.1\r\ncontent-length: -1\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        b"\0" * 100_000,
    ],
    ids=["tls", "long path", "long header", "negative", "bad chunk", "zeros"],
)
async def test_what_is_no_http_is_not_served(port: int, junk: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    with suppress(OSError):  # hung up before all was read
        writer.write(junk + b"\r\n\r\n")
        writer.write_eof()
        answer = await reader.read(1000)
    assert not answer.startswith(b"HTTP/1.1 2")
    writer.close()


async def test_many_idle_sockets_disturb_nobody(port: int) -> None:
    player = Player(port)
    await player.open()
    headers = {"cookie": player.cookie}
    wires = await asyncio.gather(
        *(connect(url(port), additional_headers=headers) for _ in range(IDLE))
    )
    await player.play(3)
    for wire in wires:
        await wire.close()


NAMES = [
    "'); DROP TABLE people;--",
    "Robert\u202e\u2066gnihtemos",
    "A\u200b\u200c\u2060na",
    "Z\u0335\u0321\u0322\u0323\u0324\u0325\u0326\u0327algo",
    "<script>alert(1)</script>"[:24],
    "\x1b[2J\x07bell",
    "\ufeffBOM",
    "e" + "\u0301" * 20,
]


@pytest.mark.parametrize("name", NAMES)
async def test_a_strange_name_is_only_a_name(port: int, name: str) -> None:
    player = Player(port)
    head, answer = await player.request("PUT", "/api/me", {"name": name})
    assert " 200 " in head
    shown = answer["name"]
    assert 0 < len(shown) <= 24
    assert not set(shown) & set("\u202e\u2066\u200b\u200c\u2060\ufeff\x1b\x07")
    head, answer = await player.request("GET", "/api/tables")
    assert answer["mine"] == []


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/assets/../../../../etc/passwd",
        "/assets/..%2f..%2f..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/assets//etc/passwd",
        "/assets/%00",
        "/api/games/..%2f..%2fbots/rules/en",
        "/api/games/saboteur/rules/..%2fen",
        "/api/tables/' OR 1=1 --/record".replace(" ", "%20"),
        "/api/tables/AAAAAA%27/record",
    ],
)
async def test_no_path_leads_out_of_the_house(port: int, path: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    request = f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
    writer.write(request.encode())
    answer = await reader.read()
    assert answer.split()[1] in {b"400", b"404"}
    assert b"root:" not in answer
    writer.close()


async def test_a_link_works_once_and_a_stolen_file_opens_nothing(
    port: int, server: tuple[int, Path]
) -> None:
    player, thief = Player(port), Player(port)
    await player.open()
    _, link = await player.request("POST", "/api/me/link")
    head, _ = await thief.request("POST", "/api/me/claim", {"token": link["token"]})
    assert " 200 " in head
    head, _ = await thief.request("POST", "/api/me/claim", {"token": link["token"]})
    assert " 404 " in head
    name, _, token = player.cookie.partition("=")
    with sqlite3.connect(server[1] / "farol.db") as file:
        hashes = {hashed for (hashed,) in file.execute("SELECT hash FROM tokens")}
    file.close()
    assert hashlib.sha256(token.encode()).hexdigest() in hashes
    assert token not in hashes
    for stolen in [*list(hashes)[:3], token[:-1], token.swapcase(), "", "x" * 5000]:
        headers = {"cookie": f"{name}={stolen}"}
        async with connect(url(port), additional_headers=headers) as wire:
            assert (await how_it_ends(wire))[0] == NO_COOKIE


async def test_somebody_elses_seat_stays_closed(port: int) -> None:
    async with at_table(port) as (wire, _), at_table(port) as (_, victim):
        for look in (0, 1):
            hello = {"type": "hello", "id": "h", "code": victim.code, "look": look}
            await wire.send(json.dumps(hello))
            assert (await answer_to("h", wire))["code"] == "seat"


async def test_codes_cannot_be_guessed(port: int) -> None:
    async with at_table(port) as (wire, _):
        why = set()
        for letter in CODE_LETTERS:
            await wire.send(json.dumps({"type": "hello", "id": "h", "code": "AAAAA" + letter}))
            why.add((await answer_to("h", wire))["code"])
        assert why == {"code", "limit"}


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"host": "evil.example"},
        {"origin": "http://localhost", "host": "evil.example"},
    ],
)
async def test_other_sites_open_no_socket(port: int, headers: dict[str, str]) -> None:
    named = {"host": f"127.0.0.1:{port}", **headers}
    lines = "".join(f"{name}: {value}\r\n" for name, value in named.items())
    whole = handshake(port, "").replace(f"host: 127.0.0.1:{port}\r\n".encode(), lines.encode())
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(whole)
    assert (await reader.readline()).split()[1] == b"403"
    writer.close()


async def test_the_handshake_is_refused_in_words_that_a_client_understands(port: int) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with connect(url(port), origin="http://evil.example"):  # type: ignore[arg-type]
            pass
    assert refused.value.response.status_code == 403


def test_a_log_in_json_has_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    before, handlers = structlog.get_config(), logging.getLogger().handlers[:]
    try:
        set_up_logs("json", "info")
        logging.getLogger("psycopg.pool").warning("error connecting:\n%s", "no route")
        structlog.get_logger("farol").info("listening", port=1)
        try:
            raise ValueError("two\nlines")
        except ValueError:
            structlog.get_logger("farol").exception("fault")
    finally:
        structlog.configure(**before)
        logging.captureWarnings(False)
        logging.getLogger().handlers[:] = handlers
    said = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [one["event"] for one in said] == ["library", "listening", "fault"]


def test_strangers_do_not_fill_the_log() -> None:
    before = structlog.get_config()
    try:
        set_up_logs("json", "info")
        assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.WARNING)
    finally:
        structlog.configure(**before)
