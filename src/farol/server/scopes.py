"""Request data from an ASGI scope: headers, cookies, client address."""

from http.cookies import CookieError, SimpleCookie
from typing import Final

from starlette.types import Scope

from farol.server.address import network_of

REQUEST: Final = "farol.request"  # scope key: id of a request, for the log
BODY: Final = "farol.body"  # scope key: the body that was read of a request
RELAYED: Final = "farol.relayed"  # scope key: relayed by another server


def is_secure(scope: Scope) -> bool:
    """Whether the request came over HTTPS, according to the server or a trusted proxy."""
    return scope.get("scheme") in {"https", "wss"}


def headers(scope: Scope, name: bytes) -> list[str]:
    """All headers of a request with this name."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request; None if it is missing or there twice."""
    found = headers(scope, name)
    return found[0] if len(found) == 1 else None


def read_cookie(text: str | None, name: str) -> str | None:
    """The value of one cookie."""
    if text is None or len(text) > 8192:
        return None
    try:
        found = SimpleCookie(text).get(name)
    except CookieError:
        return None
    return None if found is None else found.value


def client_address(scope: Scope) -> str:
    """The address that a request comes from."""
    client = scope.get("client")
    return "" if client is None else str(client[0])


def client_network(scope: Scope) -> str:
    """The network that a request is counted for."""
    return network_of(client_address(scope))
