"""Error answers: a status and one sentence."""

from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from starlette.requests import Request
from starlette.responses import Response

from farol.protocol import bodies
from farol.protocol.errors import Refusal
from farol.server import metrics
from farol.server.cluster.relay import Neighbours, NoNeighbour
from farol.server.scopes import REQUEST
from farol.server.store.store import OwnedElsewhere, StoreError
from farol.server.web.openapi import CANNOT_READ, NOT_NOW, NOT_THERE, NOT_YOURS, TOO_OFTEN
from farol.server.web.responses import HttpError, answered
from farol.server.workers.pool import NoAnswer

log = structlog.get_logger("farol.http")

STATUS: Final[dict[str, int]] = {  # by the code of a refusal
    "bad": CANNOT_READ,
    "seat": NOT_YOURS,
    "host": NOT_YOURS,
    "moderated": NOT_YOURS,
    "code": NOT_THERE,
    "limit": TOO_OFTEN,
}

Handler = Callable[[Request, Exception], Awaitable[Response]]


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HttpError)
    return answered(bodies.Problem(error.sentence), error.status)


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    metrics.REFUSALS.labels(error.code).inc()
    problem = bodies.Problem(error.sentence, error.moderated)
    return answered(problem, STATUS.get(error.code, NOT_NOW))


async def _not_saved(request: Request, error: Exception) -> Response:
    log.error("not-saved", request=request.scope.get(REQUEST), error=str(error))
    return answered(
        bodies.Problem("The server cannot save anything now; come back in a moment."), 503
    )


async def _not_made(_: Request, _error: Exception) -> Response:
    return answered(bodies.Problem("That could not be made now; try again later."), 503)


async def fetched(neighbours: Neighbours, request: Request, error: Exception) -> Response:
    """The answer of the server that owns the table."""
    assert isinstance(error, OwnedElsewhere)
    try:
        return await neighbours.fetch(error, request)
    except NoNeighbour:
        sentence = "The server of this table cannot be reached; try again in a moment."
        return answered(bodies.Problem(sentence), 503)


async def _fault(_: Request, _error: Exception) -> Response:
    return answered(bodies.Problem("Something went wrong here; it has been noted."), 500)


async def _not_there(_: Request, _error: Exception) -> Response:
    return answered(bodies.Problem("There is nothing here."), 404)


async def _no_such_method(_: Request, error: Exception) -> Response:
    response = answered(bodies.Problem("Not in this way."), 405)
    allowed = (getattr(error, "headers", None) or {}).get("Allow")
    if allowed:
        response.headers["allow"] = allowed
    return response


HANDLERS: Final[dict[int | type[Exception], Handler]] = {
    HttpError: _http_error,
    Refusal: _refused,
    StoreError: _not_saved,
    NoAnswer: _not_made,
    404: _not_there,
    405: _no_such_method,
    500: _fault,
}
