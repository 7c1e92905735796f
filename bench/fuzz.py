"""Nonsense for wire and HTTP, with fresh seeds: python -m bench.fuzz --seconds 600 [--seed N].

Mutated requests, mutated messages, broken frames, in any order, against a server of its own with
its usual limits lifted, so that it has to read all of it. Ends with 1 if the server counted a fault
of its own, answered 5xx, or does not answer any more. The seed is printed: the same one sends the
same bytes.
"""

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from collections import Counter

import uvloop

from bench.load.board import usage
from bench.load.farol import cookie_of, open_table, served
from bench.load.hostile import any_frame, any_message, any_text, any_value, faults, sent, upgrade
from farol.core.rand import Rand
from farol.games import ALL
from farol.protocol.messages import json_bytes

ADDRESS = "127.0.0.2"
METHODS = (*("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"), "BREW", "get", "")
PATHS = (
    *("/", "/api/me", "/api/server", "/api/tables", "/api/me/link", "/api/me/claim"),
    *(
        "/api/me/others",
        "/api/me/others/0",
        "/api/me/export",
        "/api/me/devices",
        "/api/me/devices/x",
        "/healthz",
    ),
    *("/api/party", "/api/party/guests", "/api/party/tables", "/metrics", "/assets/x.js"),
    *("/api/games/x/rules/en", "/openapi.json", "/api/tables/{code}", "/api/tables/{code}/record"),
    *(
        "/api/tables/{code}/record?as=seat&seat=0",
        "/api/tables/{code}/replay",
        "/api/tables/AAAAAA",
    ),
    *("/api/tables/{code}/qr", "/api/socket", "//", "/%00", "/..%2f..%2fetc", "*"),
)
HEADERS = (
    *("content-type: application/json", "content-type: text/plain", "origin: http://evil"),
    *("transfer-encoding: chunked", "content-length: -1", "content-length: 99999999999999"),
    *("expect: 100-continue", "accept-encoding: gzip, br", "range: bytes=0-1,1-2", "x: \x00"),
    *("connection: upgrade", "upgrade: h2c", "cookie: a=b; c", "cookie: " + "x=1;" * 300),
    *("if-none-match: *", "x-forwarded-for: 1.2.3.4", "host: localhost", ": none", "folded:\r\n x"),
)
AT_ONCE = 12


def any_request(rand: Rand, code: str, cookie: str) -> bytes:
    """A request with one or more errors."""
    path = PATHS[rand.below(len(PATHS))].replace("{code}", code)
    if rand.below(8) == 0:
        path += any_text(rand)
    body = b"" if rand.below(2) else json_bytes(any_value(rand))
    lines = [f"{METHODS[rand.below(len(METHODS))]} {path} HTTP/1.{rand.below(3)}"]
    lines += ["host: localhost"] * (rand.below(8) > 0) + [f"cookie: {cookie}"] * rand.below(2)
    lines += [f"content-length: {len(body) + (rand.below(12) == 0)}"] * (rand.below(6) > 0)
    lines += [HEADERS[rand.below(len(HEADERS))] for _ in range(rand.below(3))]
    ends = "\n" if rand.below(20) == 0 else "\r\n"
    data = bytearray(ends.join([*lines, "", ""]).encode(errors="replace") + body)
    for _ in range(rand.below(4) // 2):
        at = rand.below(len(data))
        data[at : at + rand.below(3)] = bytes(rand.below(256) for _ in range(rand.below(4)))
    return bytes(data)


def any_socket(rand: Rand, code: str, cookie: str) -> bytes:
    """A socket with malformed messages, most of it after a valid hello."""
    hello = f'{{"type":"hello","code":"{code}","look":{rand.below(3)}}}'.encode()
    frames = [b"\x81" + bytes([128 | len(hello)]) + bytes(4) + hello] * (rand.below(6) > 0)
    frames += [any_frame(rand, any_message(rand, code)) for _ in range(1 + rand.below(12))]
    return upgrade(cookie) + b"".join(frames)


async def fuzz(port: int, server: int, seconds: float, seed: int) -> bool:
    """Fuzz the server for so long; whether it survived."""
    cookie = await cookie_of(port, "Eve")
    game = sorted(ALL)[seed % len(ALL)]
    bot = {"kind": "bot", "level": "random"}
    code = await open_table(port, cookie, game, [{"kind": "me"}, bot, bot])
    statuses: Counter[str] = Counter()
    number, until, start = 0, time.monotonic() + seconds, usage(server)[1]
    fine = True

    async def one(which: int) -> None:
        rand = Rand((seed << 32) + which)
        data = (any_socket if rand.below(2) else any_request)(rand, code, cookie)
        answer = await sent(port, data, ADDRESS, 0.3)
        status = (
            answer[9:12].decode(errors="replace") if answer.startswith(b"HTTP/1.1 ") else "none"
        )
        statuses[status] += 1
        if status.startswith("5") and status != "503":
            print(f"{status} for number {which}: {data[:200]!r}", flush=True)
            statuses["bad"] += 1

    while time.monotonic() < until and fine:
        await asyncio.gather(*(one(number + n) for n in range(AT_ONCE)))
        number += AT_ONCE
        if number % (AT_ONCE * 50) == 0:
            fine = await faults(port) == 0
    fine = await faults(port) == 0 and not statuses["bad"]
    told = ", ".join(f"{status}: {count}" for status, count in sorted(statuses.items()))
    print(f"{game}: {number} inputs in {seconds:.0f} s; {told}")
    print(f"faults {await faults(port)}; memory {start:.0f} to {usage(server)[1]:.0f} MB")
    return fine


def main() -> int:
    """Print the seed, fuzz, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=secrets.randbits(30))
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder, served(folder, "farol") as (port, server):
        fine = uvloop.run(fuzz(port, server, arguments.seconds, arguments.seed))
    print("the server stood it" if fine else "the server did NOT stand it")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
