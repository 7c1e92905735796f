"""Replays and records over HTTP. Each counts for several requests and is made by a worker; the
cached bytes are sent unchanged.
"""

import zlib
from collections.abc import AsyncIterator, Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from farol.protocol import bodies
from farol.protocol.errors import Refusal
from farol.server.play.model.game import LiveGame
from farol.server.play.model.past import PastWords
from farol.server.play.table import Table
from farol.server.scopes import client_network
from farol.server.store.store import DecisionRow, TableRow
from farol.server.web.context import ServerContext
from farol.server.web.openapi import TOO_OFTEN
from farol.server.web.responses import HttpError
from farol.server.workers.documents import Wanted, played, played_until
from farol.server.workers.fair_queue import Requester

COST: Final = 5  # requests that one of them counts for
WORDS_COST: Final = 2
PIECE: Final = 64 * 1024  # bytes written at a time, so that moves are handled in between
JSON: Final = "application/json"
FRAMES: Final = b'"frames":[]'  # an empty replay; cannot occur in a text, where quotes are escaped


class Downloads:
    """Downloadable records and replays."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    async def seen(self, request: Request, table: Table, seat: int | None) -> Response:
        """The record as a seat, or (None) the table, saw it so far."""
        kept = tuple(await self._decisions(table.row))
        wanted = Wanted("seen", played(_game_of(table)), seat, table.row, kept)
        return _in_pieces([await self._made(request, table, wanted)])

    async def complete(self, request: Request, table: Table) -> Response:
        """The complete record, secrets included; after the end only."""
        row, game = table.row, _game_of(table)
        if row.status != "over":
            raise Refusal("status", "The complete record is there when the game is over.")
        kept = await self._decisions(row)
        wanted = Wanted("complete", played(game), None, row, tuple(kept))
        return _in_pieces([await self._made(request, table, wanted)])

    async def replay(self, request: Request, table: Table, seat: int | None) -> Response:
        """A finished game, decision by decision."""
        context, row = self._context, table.row
        seats = context.lobby.summary(table, await context.person(request.scope)).seats
        kept = [one.version for one in await self._decisions(row)]
        around = bodies.Replay(row.game, seats, seat, [], row.practice, kept)
        head, _, tail = msgspec.json.encode(around).partition(FRAMES)
        wanted = Wanted("frames", played(_game_of(table)), seat)
        frames = await self._made(request, table, wanted)
        return _in_pieces([head + b'"frames":', frames, tail])

    async def words(
        self, request: Request, table: Table, seat: int | None, words: PastWords
    ) -> Response:
        """The answer to words about a moment of a finished game."""
        game = _game_of(table)
        if words.at and words.at not in game.mainline:
            raise Refusal("status", "There is no such moment in this game.")
        wanted = Wanted("words", played_until(game, words.at), seat, words=words)
        return _in_pieces([await self._made(request, table, wanted, WORDS_COST)])

    async def _made(
        self, request: Request, table: Table, wanted: Wanted, cost: int = COST
    ) -> bytes:
        """Make the document, for several requests."""
        context, place = self._context, client_network(request.scope)
        if not context.may_ask(request.scope, cost - 1):
            raise HttpError(TOO_OFTEN, "Too many requests; try again in a moment.")
        person = await context.person(request.scope)
        number = ~zlib.crc32(place.encode()) if person is None else person.id
        asker = Requester(table.row.code, (number,))
        return await context.documents.document(wanted, asker, place)

    async def _decisions(self, row: TableRow) -> list[DecisionRow]:
        """Bots' deliberations; not read before the end."""
        if row.status != "over":
            return []
        return await self._context.store.tables.decisions(row.id)


def _game_of(table: Table) -> LiveGame:
    game = table.state.game
    assert game is not None  # the caller has checked it
    return game


def _in_pieces(parts: Sequence[bytes]) -> Response:
    """JSON sent in chunks, without copying."""

    async def pieces() -> AsyncIterator[memoryview]:
        for part in parts:
            view = memoryview(part)
            for at in range(0, len(part), PIECE):
                yield view[at : at + PIECE]

    size = sum(len(part) for part in parts)
    return StreamingResponse(pieces(), media_type=JSON, headers={"content-length": str(size)})
