"""Everything a running server has: its tables, its people, its limits and its open sockets."""

from collections import Counter
from http.cookies import CookieError, SimpleCookie
from typing import Final, Protocol

from starlette.types import Scope

from farol.table.address import host_of, is_ours, lan_address, url
from farol.table.clock import Time
from farol.table.limits import Buckets
from farol.table.lobby import Lobby
from farol.table.people import People
from farol.table.settings import Settings
from farol.table.store import Person

COOKIE: Final = "farol"
REQUEST_BURST: Final = 5  # seconds of the allowed rate that may come at once


class Socket(Protocol):
    """An open socket that can be told that the server stops."""

    def send(self, frame: bytes) -> None:
        """Put a message on its way."""

    def close(self, code: int, why: str) -> None:
        """Close it after what is on its way."""


class House:
    """One running server."""

    def __init__(
        self,
        settings: Settings,
        lobby: Lobby,
        people: People,
        time: Time,
        name: str = "",
        port: int = 0,
    ) -> None:
        self.settings = settings
        self.lobby = lobby
        self.people = people
        self.time = time
        # Cookies know no ports: two servers on one machine must not overwrite each other's.
        self.cookie = f"{COOKIE}_{name}" if name else COOKIE
        self.port = port or settings.port
        self.party = False
        self.party_table: str | None = None
        self.stopping = False
        self.sockets: set[Socket] = set()
        self.sockets_by_address: Counter[str] = Counter()
        rate = settings.requests_per_second
        self.requests = Buckets(rate, rate * REQUEST_BURST)
        self.tries = Buckets(settings.tries_per_minute / 60, settings.tries_per_minute)

    def public_url(self) -> str:
        """Where others on the network reach this server; itself, if nobody else can."""
        if self.settings.names and self.settings.names[0] != "*":
            return url(self.settings.names[0], self.port)
        host = "127.0.0.1" if self.settings.local else lan_address()
        return url(host, self.port)

    def is_for_us(self, scope: Scope) -> bool:
        """Whether the Host header names this server."""
        host = header(scope, b"host")
        return host is not None and is_ours(host_of(host), self.settings.names)

    def is_from_us(self, scope: Scope) -> bool:
        """Whether a request comes from our own page, or from a program that is no browser."""
        origin = header(scope, b"origin")
        if origin is None:
            return True
        scheme, _, place = origin.partition("://")
        return scheme in {"http", "https"} and place == header(scope, b"host")

    async def person(self, scope: Scope) -> Person | None:
        """Who sends this, by the cookie."""
        return await self.people.find(read_cookie(header(scope, b"cookie"), self.cookie))


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request; None if it is missing or there twice."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else None


def read_cookie(text: str | None, name: str) -> str | None:
    """The value of one cookie."""
    if text is None or len(text) > 8192:
        return None
    try:
        found = SimpleCookie(text).get(name)
    except CookieError:
        return None
    return None if found is None else found.value


def address_of(scope: Scope) -> str:
    """The address a request comes from."""
    client = scope.get("client")
    return "" if client is None else str(client[0])
