"""The protocols that uvicorn runs: ours, which extend its classes by private names, or its public
ones where uvicorn or websockets lack such a name."""

from collections.abc import Collection
from functools import cache, partial
from typing import NamedTuple

import structlog
import uvicorn

from farol.server.web.responses import MAX_HEAD

log = structlog.get_logger("farol.http")


class Missing(NamedTuple):
    """Private names that our protocols need and the installed versions lack."""

    http: list[str]
    websocket: list[str]


@cache
def missing_names() -> Missing:
    """Which names are missing; none with the versions that Farol asks for."""
    http, websocket = [], []
    try:
        from farol.server.web import limited_http  # noqa: PLC0415  # may import what is not there

        http = limited_http.missing_names()
    except ImportError as error:
        http = [str(error)]
    try:
        from farol.server.web import fast_websocket  # noqa: PLC0415  # as above

        websocket = fast_websocket.missing_names()
    except ImportError as error:
        websocket = [str(error)]
    return Missing(http, websocket)


def set_protocols(
    config: uvicorn.Config, per_address: int, in_all: int, proxies: Collection[str]
) -> None:
    """Bound the connections of a server and shorten the path of its sockets. Without our protocols
    only heads and the number of connections are bounded, and the log warns of it."""
    missing = missing_names()
    if missing.http:
        config.http, config.h11_max_incomplete_event_size = "h11", MAX_HEAD
        config.limit_concurrency = in_all
    else:
        from farol.server.web.limited_http import ConnectionLimiter, LimitedHttpProtocol  # noqa: PLC0415  # as above

        connection_limiter = ConnectionLimiter(per_address, in_all, proxies)
        config.http = partial(LimitedHttpProtocol, connection_limiter=connection_limiter)  # type: ignore[assignment]  # makes one
    if missing.websocket:
        config.ws = "auto"
    else:
        from farol.server.web.fast_websocket import FastWebSocket  # noqa: PLC0415  # as above

        config.ws = FastWebSocket
    if missing.http or missing.websocket:
        names = [*missing.http, *missing.websocket]
        log.warning("public-protocols", uvicorn=uvicorn.__version__, missing=names)
