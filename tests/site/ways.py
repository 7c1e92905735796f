"""One evening over several ways to a table, with the same luck: what is said, and all that is
told."""

import asyncio
import hmac
import json
import re
from collections.abc import Awaitable, Callable, Generator, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect

from farol.games import AnyGame
from farol.protocol.bodies import NewTable
from farol.server.play.dealer import SEED_BITS, Dealer
from farol.server.store.store import TableRow
from farol.site.tab import LIMITS, opened_tab
from tests.patience import patience
from tests.server.harness import on_tcp, opened

PATIENCE: Final = patience(60.0)  # seconds until a test that waits for something gives up
ASKS: Final = 2  # the turn in which somebody asks before they move
JSON: Final = {"content-type": "application/json"}

# What differs although the luck is the same: the code of the table, and moments.
CODE: Final = re.compile(rb'"code":"[2-9A-HJKMNP-Z]{8}"')
MOMENT: Final = re.compile(rb"\b\d{6,}\.\d+\b")

Seen = dict[str, Any]
Ask = Callable[..., Awaitable[bytes]]  # method, path, body
Evening = Generator[str | None, str, None]  # yields what is said, or None to hear something


class KnownLuck(Dealer):
    """Every table gets these secrets, and its bots seeds that follow from them."""

    def __init__(self, secret: str = "00" * 32, bots_secret: str = "11" * 32) -> None:
        self._secrets = secret, bots_secret

    def prepare(self, row: TableRow, game: AnyGame | None, wanted: NewTable | None) -> None:  # noqa: ARG002
        row.secret, row.bots_secret = self._secrets
        row.salt = ""

    def seed(self, row: TableRow, version: int) -> int:
        drawn = hmac.digest(bytes.fromhex(row.bots_secret), f"bot:{version}".encode(), "sha256")
        return int.from_bytes(drawn) % (1 << SEED_BITS)


def evening(code: str, mine: int) -> Evening:
    """The person of the first seats, who looks through the one whose turn it is and takes another
    choice each time. Once they ask in words, are
    refused, and take a move back."""
    look = turns = undone = 0
    yield _said("hello", code=code, look=look)
    yield _said("start")
    while True:
        heard = json.loads((yield None))
        if heard["type"] == "table" and heard["table"]["status"] == "over":
            return
        now = heard.get("view") or heard
        choices, turn = now.get("choices"), _turn(now)
        if choices:
            turns += 1
            move = {
                "seat": look,
                "version": now["version"],
                "action": choices[turns % len(choices)],
            }
            if turns == ASKS:
                yield from _asked("ask-words", seat=look, text="how many cards left")
                yield from _asked("act", **move | {"version": 0})
            if turns > ASKS and not undone and now["undo"] and now["undo"]["why"] is None:
                undone = turns
                yield _said("undo", seat=look, version=now["version"])
            else:
                yield _said("act", id=f"{turns}", **move)
        elif turn is not None and turn != look and turn < mine:
            look = turn
            yield _said("look", look=look)


def _turn(now: Seen) -> int | None:
    """The seat to act after a message, if it says so."""
    found: int | None = (now.get("observation") or {}).get("to_act")
    return found


def _said(kind: str, **more: object) -> str:
    return json.dumps({"type": kind, **more})


def _asked(kind: str, **more: object) -> Evening:
    """Say it, and hear everything up to its answer."""
    yield _said(kind, id="asked", **more)
    heard: Seen = {}
    while "asked" not in (heard.get("id"), heard.get("answer")):
        heard = json.loads((yield None))


def table_of(game: str, mine: int, bots: int = 0) -> Seen:
    """The wish for a table."""
    seats = [{"kind": "me"}] * mine + [{"kind": "bot", "level": "novice"}] * bots
    return {"game": game, "seats": seats, "talk": "off"}


def documents(code: str) -> list[str]:
    """What is asked after the game."""
    table = f"/api/tables/{code}"
    return [table, f"{table}/record?as=complete", f"{table}/replay?seat=0", "/api/me/games.json"]


def comparable(told: Iterable[bytes]) -> list[bytes]:
    """Messages and documents, without what differs although the luck is the same."""
    return [MOMENT.sub(b"0.0", CODE.sub(b'"code":""', one)) for one in told]


async def in_a_tab(folder: Path, wanted: Seen, dealer: Dealer) -> list[bytes]:
    """All that the program of a tab tells."""
    async with opened_tab(folder, dealer) as tab:

        async def ask(method: str, path: str, body: object = None) -> bytes:
            return bytes((await tab.request(method, path, [*JSON.items()], _bytes(body))).body)

        heard: asyncio.Queue[str] = asyncio.Queue()
        code = await _opened(ask, wanted)
        socket = tab.connect(heard.put_nowait, lambda _: None)

        async def say(text: str) -> None:
            socket.hear(text)

        return await _played(ask, say, heard.get, code, mine_of(wanted))


async def over_a_socket(folder: Path, wanted: Seen, dealer: Dealer) -> list[bytes]:
    """All that a server tells over its port."""
    async with opened(folder, limits=LIMITS) as harness, on_tcp(harness) as port:
        harness.services.dealer = dealer
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=JSON) as client:

            async def ask(method: str, path: str, body: object = None) -> bytes:
                return (await client.request(method, path, content=_bytes(body))).content

            code = await _opened(ask, wanted)
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            address = f"ws://127.0.0.1:{port}/api/socket"
            async with connect(address, additional_headers={"cookie": cookie}) as wire:

                async def hear() -> str:
                    return str(await wire.recv())

                return await _played(ask, wire.send, hear, code, mine_of(wanted))


def mine_of(wanted: Seen) -> int:
    """How many seats are those of the person."""
    return sum(seat["kind"] == "me" for seat in wanted["seats"])


def _bytes(body: object) -> bytes:
    return b"" if body is None else json.dumps(body).encode()


async def _opened(ask: Ask, wanted: Seen) -> str:
    await ask("PUT", "/api/me", {"name": "Ana"})
    return str(json.loads(await ask("POST", "/api/tables", wanted))["code"])


async def _played(
    ask: Ask,
    say: Callable[[str], Awaitable[None]],
    hear: Callable[[], Awaitable[str]],
    code: str,
    mine: int,
) -> list[bytes]:
    told: list[bytes] = []
    script = evening(code, mine)
    wish = next(script)
    with suppress(StopIteration):
        while True:
            if wish is None:
                heard = await asyncio.wait_for(hear(), PATIENCE)
                told.append(heard.encode())
                wish = script.send(heard)
            else:
                await say(wish)
                wish = next(script)
    return told + [await ask("GET", path) for path in documents(code)]
