"""Helpers for handlers: strict reading of bodies, typed answers, refusals."""

import gzip
from functools import cache
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from farol.games import ALL
from farol.protocol import bodies
from farol.server.scopes import BODY
from farol.server.store.store import Person
from farol.server.web.openapi import CANNOT_READ, NO_COOKIE, NO_JSON, TOO_LARGE

MAX_BODY: Final = 16 * 1024  # bytes of a request
MAX_HEAD: Final = 16 * 1024  # bytes of a request's headers

B = TypeVar("B", bound=bodies.Body)


class HttpError(Exception):
    """A request that is not granted."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


def answered(body: msgspec.Struct, status: int = 200) -> Response:
    """A body as JSON."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def download(data: bytes, media_type: str, file: str) -> Response:
    """An answer as a file download."""
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return Response(data, media_type=media_type, headers=headers)


def published(request: Request, data: bytes, media_type: str) -> Response:
    """Public text, compressed for clients that accept it. Other answers are not compressed: their
    length might reveal a secret (BREACH)."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        data, headers["content-encoding"] = _gzipped(data), "gzip"
    return Response(data, media_type=media_type, headers=headers)


@cache
def _gzipped(data: bytes) -> bytes:  # one per game and language
    return gzip.compress(data, mtime=0)


def named(person: Person | None) -> Person:
    """The person, or a refusal without a cookie."""
    if person is None:
        raise HttpError(NO_COOKIE, "Say your name first.")
    return person


async def read_body(request: Request, kind: type[B]) -> B:
    """Decode the body of a request strictly; limits its size."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise HttpError(NO_JSON, "Send JSON, and say so in Content-Type.")
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > MAX_BODY:
                raise HttpError(TOO_LARGE, f"More than {MAX_BODY} bytes are not read.")
    except ClientDisconnect as error:  # the client has gone
        raise HttpError(CANNOT_READ, "The end of it did not come.") from error
    request.scope[BODY] = bytes(data)  # another server may have the table
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise HttpError(CANNOT_READ, f"That cannot be read: {str(error)[:200]}.") from error


def games_asked(request: Request) -> list[str]:
    """The requested game, or all."""
    game = request.query_params.get("game")
    if game is not None and game not in ALL:
        raise HttpError(CANNOT_READ, f"There is no such game; there are: {', '.join(ALL)}.")
    return list(ALL) if game is None else [game]
