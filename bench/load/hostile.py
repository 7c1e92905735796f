"""Helpers of soak and fuzz: raw requests, raw sockets, and the server's fault counter."""

import asyncio
import base64
import json
import re
from contextlib import suppress
from typing import Any

from farol.core.rand import Rand

PATIENCE = 20.0  # seconds
WORDS = (
    *("hello", "look", "sit", "seal", "open-seal", "stand", "return", "resign", "set-seat"),
    *("set-seats", "set-options", "kick", "mute", "start", "act", "undo", "pause", "resume"),
    *("vote", "rematch", "say", "set-note", "ask-hint", "ask-why", "ping", "nothing"),
)
FIELDS = (
    *("id", "code", "look", "version", "seat", "name", "commitment", "salt", "level", "plan"),
    *("count", "options", "muted", "action", "yes", "text", "language", "type"),
)


def any_value(rand: Rand, depth: int = 0) -> Any:
    """A random JSON value."""
    kind = rand.below(9 if depth < 3 else 6)
    if kind < 6:
        plain = (None, rand.below(2) == 1, rand.below(9) - 4, (1 << 70) * (rand.below(3) - 1))
        return (*plain, any_text(rand), rand.below(1000) / 7)[kind]
    if kind == 6:
        return [any_value(rand, depth + 1) for _ in range(rand.below(5))]
    return {any_text(rand): any_value(rand, depth + 1) for _ in range(rand.below(4))}


def any_text(rand: Rand) -> str:
    """Letters, digits, and problematic characters."""
    pieces = ("", "a", "7", "é", "\u202e", "\x00", "\U0001f47b", "'", '"', "<", "0" * 64, "AAAAAA")
    return "".join(pieces[rand.below(len(pieces))] for _ in range(rand.below(6)))


def any_message(rand: Rand, code: str) -> bytes:
    """A message that is usually invalid."""
    message: dict[str, Any] = {"type": WORDS[rand.below(len(WORDS))]}
    for _ in range(rand.below(6)):
        message[FIELDS[rand.below(len(FIELDS))]] = any_value(rand)
    if rand.below(3) == 0:
        message |= {"code": code, "seat": rand.below(4), "version": rand.below(200), "id": "q"}
    data = bytearray(json.dumps(message, ensure_ascii=rand.below(2) == 0).encode(errors="replace"))
    for _ in range(rand.below(3)):  # some bytes are changed, removed or inserted
        at = rand.below(len(data)) if data else 0
        data[at : at + rand.below(3)] = bytes(rand.below(256) for _ in range(rand.below(3)))
    return bytes(data)


def any_frame(rand: Rand, data: bytes) -> bytes:
    """A socket frame, about half of them valid."""
    kind = 0x81 if rand.below(2) else rand.below(256)
    size = len(data)
    length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    if rand.below(10) == 0:
        length = bytes([rand.below(256)])
    mask = bytes(rand.below(256) for _ in range(4))
    masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
    return bytes([kind]) + length + mask + masked


def upgrade(cookie: str, key: bytes = b"0123456789abcdef") -> bytes:
    """The head of an upgrade request."""
    return (
        "GET /api/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {base64.b64encode(key).decode()}\r\ncookie: {cookie}\r\n\r\n"
    ).encode()


async def sent(port: int, data: bytes, address: str, wait: float = 1.0) -> bytes:
    """The bytes received in answer to these, within a moment."""
    answer = b""
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            local = (address, 0)
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=local)
            try:
                writer.write(data)
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        answer = await reader.read(65_536)
            finally:
                writer.transport.abort()
    return answer


async def faults(port: int) -> int:
    """Internal errors of the program since its start; -1 if it does not answer."""
    head = b"GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
    for _ in range(20):
        answer = b""
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(head)
            answer = await reader.read()
            writer.close()
        found = re.search(rb"^farol_faults_total ([0-9.]+)", answer, re.MULTILINE)
        if found:
            return int(float(found[1]))
        await asyncio.sleep(0.5)  # rate-limited for a moment
    return -1
