"""The running server: its tables, limits and open sockets."""

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Final, Protocol

from msgspec import Struct
from starlette.types import Scope

from farol.bots.roster import LEVELS
from farol.protocol.errors import Refusal
from farol.protocol.messages import COME_BACK
from farol.server.address import host_of, is_ours, lan_address, site_of, url
from farol.server.cluster.relay import Neighbours
from farol.server.play.gate import Gate
from farol.server.play.lobby import Lobby
from farol.server.play.monotonic import MonotonicTime
from farol.server.scopes import RELAYED, client_network, header, headers, is_secure, read_cookie
from farol.server.settings import Settings
from farol.server.store.database import DRAIN
from farol.server.store.store import News, OwnedElsewhere, Person, StoreError
from farol.server.store.stores import Store
from farol.server.tokens import hashed
from farol.server.tracing import Tracer
from farol.server.web.buckets import Buckets
from farol.server.web.scheduler import FairScheduler
from farol.server.workers.bots import BotWorkers
from farol.server.workers.documents import DocumentCache, in_a_thread

COOKIE: Final = "farol"
MAX_OTHERS: Final = 4  # other identities that a browser can return to
SIGNED_OUT: Final = 4001  # closes a socket: signed out
MINUTES_AT_ONCE: Final = 3  # burst, in minutes, of tables and people: a room fills quickly
DISK_SECONDS: Final = 5.0  # for which a successful write is cached
PEOPLE_AT_ONE_ADDRESS: Final = 20  # with the full request rate each: a room, a school, an office
REQUEST_BURST: Final = 5  # seconds of the allowed rate, as burst
CUT_OFF: Final = "This server has lost its database; come back in a moment."
TRIES_OF_A_SITE: Final = 3  # times the wrong codes allowed to one network: for a /48
TRIES_IN_ALL: Final = 50  # times as many for all clients together
REFUSED_SECONDS: Final = 15.0  # for which the disk counts as full after a write error
DRAINED: Final = "This server takes nobody now; come back in a moment."
CHECK_SECONDS: Final = 2.0  # timeout of a health check of the store


class Socket(Protocol):
    """An open socket that can be closed by the server."""

    address: str  # network that it is counted for
    device: str  # hash of its token
    person: Person

    def send(self, frame: bytes) -> None:
        """Queue a message."""

    def close(self, code: int, why: str) -> None:
        """Close it after all queued messages."""


class Disk:
    """Health of the disk: a test write, with a cached result."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tried: float | None = None
        self._trying: asyncio.Future[None] | None = None

    def check_refusals(self) -> None:
        """StoreError if a write has failed recently."""
        refused = self._store.database.refused_at
        if refused is not None and monotonic() - refused < REFUSED_SECONDS:
            raise StoreError("Something could not be saved a moment ago.")

    async def check(self, now: float) -> None:
        """StoreError if writing fails. Those who ask at the same time share one attempt: one after
        the other they would wait longer and longer."""
        if self._tried is None or now - self._tried >= DISK_SECONDS:
            if self._trying is None or self._trying.done():
                self._trying = asyncio.ensure_future(self._write())
            await asyncio.shield(self._trying)
            self._tried = now

    async def _write(self) -> None:
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                await self._store.settings.set("written", secrets.token_hex(4))
        except TimeoutError as error:
            raise StoreError("It did not answer in time.") from error


class Identity(Protocol):
    """Authentication by token."""

    async def find(self, token: str | None) -> Person | None:
        """The person of a token."""

    def known(self, token: str | None) -> Person | None:
        """The person of a token, from the cache only."""

    def on_news(self, news: News) -> None:
        """Handle a notification of another server."""


class Nobody:
    """No authentication, for a server without that feature."""

    async def find(self, _token: str | None) -> Person | None:
        """None."""
        return None

    def known(self, _token: str | None) -> Person | None:
        """None."""
        return None

    def on_news(self, _news: News) -> None:
        """No-op."""


class LookupAttempt(Struct):
    """The outcome of a lookup that counts as a guess unless `found`."""

    found: bool = False


class ServerContext:
    """One running server."""

    def __init__(
        self,
        settings: Settings,
        lobby: Lobby,
        store: Store,
        time: MonotonicTime,
        name: str = "",
        port: int = 0,
        documents: DocumentCache | None = None,
    ) -> None:
        self.documents = documents or DocumentCache(in_a_thread)
        self.slices = FairScheduler()
        self.neighbours = Neighbours(settings.node_key, self._shared_date)
        self.settings = settings
        self.lobby = lobby
        self.store = store
        self.time = time
        self.identity: Identity = Nobody()
        self.gate = Gate()
        self.on_ruled: Callable[[], None] = lambda: None  # another server has changed the gate
        self.disk = Disk(store)
        # Cookies ignore ports: two servers on one machine must not overwrite each other's.
        self.cookie = f"{COOKIE}_{name}" if name else COOKIE
        self.port = port or settings.port
        self.tracer: Tracer | None = None  # if traces are enabled
        self.workers: BotWorkers | None = None  # remote workers join these
        self.stopping = False
        self.reachable = True  # by other devices
        self.site = settings.site_folder  # for playing when the server is out of reach
        self.levels: Sequence[str] = LEVELS  # of the bots offered here
        self.rehearsal = False  # a server for tests: push services may have private addresses
        self.sockets: set[Socket] = set()
        self._draining: asyncio.Future[None] | None = None
        self._telling: set[asyncio.Future[None]] = set()
        self.sockets_by_address: Counter[str] = Counter()
        limits = settings.limits
        rate = limits.requests_per_second
        self.requests = Buckets(rate, rate * REQUEST_BURST)  # by person; without one, by address
        crowd = rate * PEOPLE_AT_ONE_ADDRESS
        self.crowds = Buckets(crowd, crowd * REQUEST_BURST)
        self.openings = _by_the_minute(limits.tables_per_minute)
        self.newcomers = _by_the_minute(limits.people_per_minute)
        # Rate limit of wrong codes and tokens. A token is taken before the lookup and returned
        # after a hit, so that concurrent guesses are limited like sequential ones.
        self.tries = Buckets(limits.tries_per_minute / 60, limits.tries_per_minute)
        self.site_tries, self.all_tries = (
            Buckets(times * limits.tries_per_minute / 60, times * limits.tries_per_minute)
            for times in (TRIES_OF_A_SITE, TRIES_IN_ALL)
        )
        store.ownership.listen(self.on_news)
        store.ownership.on_lapse(self.lapse)
        store.ownership.on_drain(self.drain)

    def _shared_date(self) -> float:
        """The date by the database's clock, which all its servers share."""
        return self.time.now() + self.store.ownership.clock_difference

    @property
    def cut_off(self) -> bool:
        """Whether heartbeats fail: other servers may take the tables in a moment."""
        return self.store.ownership.cut_off

    @property
    def away(self) -> str:
        """Why clients should use another server; empty if they need not."""
        if self.stopping:
            return "This server stops."
        if self.cut_off:
            return CUT_OFF
        return DRAINED if self.store.ownership.wanted == DRAIN else ""

    def drain(self) -> None:
        """Drain: hand all tables over and send all clients to another server, in the background."""
        self._draining = asyncio.ensure_future(self._drain())

    async def _drain(self) -> None:
        await self.lobby.hand_over()
        for socket in list(self.sockets):
            socket.close(COME_BACK, DRAINED)

    def lapse(self) -> None:
        """Lapse of the lease: drop all tables and sockets; clients reconnect to another server."""
        self.lobby.lapse()
        for socket in list(self.sockets):
            socket.close(COME_BACK, CUT_OFF)

    def on_news(self, news: News) -> None:
        """Apply a notification of another server."""
        self.lobby.on_news(news)
        self.identity.on_news(news)
        if news.tried:
            self._take_try(news.tried)
        if news.ruled:
            self.on_ruled()
        if news.signed_out:
            self.hang_up(news.signed_out)

    @asynccontextmanager
    async def trying(self, network: str) -> AsyncIterator[LookupAttempt]:
        """A lookup that may be a guess: it counts as a wrong one, here and on the other servers,
        unless `found` is set. Refusal after too many."""
        if not self._take_try(network):
            raise Refusal("limit", "Too many wrong codes; wait a minute.")
        tried = LookupAttempt()
        try:
            yield tried
        except OwnedElsewhere:
            tried.found = True
            raise
        finally:
            if tried.found:
                for buckets, key in self._tries_of(network):
                    buckets.give_back(key)
            else:
                self._tell(News(tried=network))

    def _take_try(self, network: str) -> bool:
        """Count a guess; False if there were too many."""
        now = self.time.monotonic()
        return all(buckets.take(key, now) for buckets, key in self._tries_of(network))

    def _tries_of(self, network: str) -> list[tuple[Buckets, str]]:
        """The buckets of a guess: of the network, its /48, and all clients."""
        site = site_of(network)
        around = [] if site is None else [(self.site_tries, site)]
        return [(self.tries, network), *around, (self.all_tries, "")]

    def _tell(self, news: News) -> None:
        """Broadcast a notification in the background."""
        telling = asyncio.ensure_future(self._told(news))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    async def _told(self, news: News) -> None:
        with suppress(StoreError):
            await self.store.ownership.tell(news)

    def hang_up(self, tokens: Collection[str]) -> None:
        """Close the sockets of signed-out devices."""
        for socket in list(self.sockets):
            if socket.device in tokens:
                socket.close(SIGNED_OUT, "You are signed out here.")

    def public_url(self) -> str:
        """The URL for others on the network; the local one if there is none."""
        if self.settings.names and self.settings.names[0] != "*":
            return url(self.settings.names[0], self.port)
        host = "127.0.0.1" if self.settings.local else lan_address()
        return url(host, self.port)

    def is_for_us(self, scope: Scope) -> bool:
        """Whether the Host header names this server."""
        if scope.get(RELAYED):
            return True
        host = header(scope, b"host")
        return host is not None and is_ours(host_of(host), self.settings.names)

    def is_from_us(self, scope: Scope) -> bool:
        """Whether a request comes from our own page, or from a program other than a browser."""
        origins = headers(scope, b"origin")
        if not origins:
            return True
        scheme, _, place = origins[0].partition("://")
        ours = scheme in {"http", "https"} and place == header(scope, b"host")
        return ours and len(origins) == 1

    # --- cookies ---------------------------------------------------------------------------------

    def cookie_name(self, name: str, scope: Scope) -> str:
        """The name of a cookie: over HTTPS with the __Host- prefix, so that no other site of the
        same domain can set it."""
        return f"__Host-{name}" if is_secure(scope) else name

    @property
    def others_cookie(self) -> str:
        """The cookie with the browser's other identities."""
        return f"{self.cookie}_others"

    def _cookie(self, name: str, scope: Scope) -> str | None:
        return read_cookie(header(scope, b"cookie"), self.cookie_name(name, scope))

    def token(self, scope: Scope) -> str | None:
        """The token of the request."""
        return self._cookie(self.cookie, scope)

    def other_tokens(self, scope: Scope) -> list[str]:
        """Tokens of the browser's other identities."""
        return [one for one in (self._cookie(self.others_cookie, scope) or "").split(".") if one]

    @staticmethod
    def joined(tokens: Iterable[str]) -> str:
        """Several tokens in one cookie, separated by dots, which tokens do not contain."""
        return ".".join(list(tokens)[:MAX_OTHERS])

    async def person(self, scope: Scope) -> Person | None:
        """The person who sends the request, by the cookie."""
        return await self.identity.find(self.token(scope))

    def may_ask(self, scope: Scope, cost: float = 1.0) -> bool:
        """Rate limit of requests: per person if the cookie is in the cache, within a limit for the
        address; otherwise per address. A cookie that needs a database lookup counts for the
        address.
        """
        now, network = self.time.monotonic(), client_network(scope)
        person = self.identity.known(self.token(scope))
        if person is None:
            return self.requests.take(network, now, cost)
        if not self.crowds.take(network, now, cost):
            return False
        return self.requests.take(f"person {person.id}", now, cost)

    def device(self, scope: Scope) -> str:
        """The device of a request: the hash of its token."""
        return hashed(self.token(scope) or "")


def _by_the_minute(rate: float) -> Buckets:
    return Buckets(rate / 60, max(1.0, rate * MINUTES_AT_ONCE))
