"""Protocols for uvicorn: our subclasses, which use private names, or its public ones where the
installed uvicorn or websockets lack such a name.
"""

from collections.abc import Collection
from functools import cache, partial
from typing import NamedTuple

import structlog
import uvicorn

from farol.server.web.responses import MAX_HEAD

log = structlog.get_logger("farol.http")


class Missing(NamedTuple):
    """Private names that our protocols need and that are missing."""

    http: list[str]
    websocket: list[str]


@cache
def missing_names() -> Missing:
    """The missing names; none with supported versions."""
    http, websocket = [], []
    try:
        from farol.server.web import limited_http  # noqa: PLC0415  # may import missing names

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
    """Install the limits and the fast path in uvicorn's configuration. Without our protocols only
    header sizes and the number of connections are limited, and a warning is logged."""
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
