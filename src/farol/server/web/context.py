"""Everything a running server has: its tables, its limits and its open sockets."""

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
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
MAX_OTHERS: Final = 4  # people that a browser was before, and can be again
SIGNED_OUT: Final = 4001  # closes a socket: nobody knows you here
MINUTES_AT_ONCE: Final = 3  # of tables and people that may come at once: a room fills quickly
DISK_SECONDS: Final = 5.0  # for which a successful write counts
PEOPLE_AT_ONE_ADDRESS: Final = 20  # who may all ask as often as one: a room, a school, an office
REQUEST_BURST: Final = 5  # seconds of the allowed rate that may come at once
CUT_OFF: Final = "This server has lost its database; come back in a moment."
TRIES_OF_A_SITE: Final = 3  # times as many wrong codes as of one network: the /48 around it
TRIES_IN_ALL: Final = 50  # and all strangers together
REFUSED_SECONDS: Final = 15.0  # for which the disk counts as full after it refused something
DRAINED: Final = "This server takes nobody now; come back in a moment."
CHECK_SECONDS: Final = 2.0  # for the store to say whether it is well


class Socket(Protocol):
    """An open socket that can be told that the server stops."""

    device: str  # the hash of the token that it came with
    person: Person

    def send(self, frame: bytes) -> None:
        """Put a message on its way."""

    def close(self, code: int, why: str) -> None:
        """Close it after what is on its way."""


class Disk:
    """Whether the file can be written: tried by writing, but not for everybody who asks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tried: float | None = None
        self._trying = asyncio.Lock()

    def check_refusals(self) -> None:
        """StoreError if something could not be saved a moment ago."""
        refused = self._store.database.refused_at
        if refused is not None and monotonic() - refused < REFUSED_SECONDS:
            raise StoreError("Something could not be saved a moment ago.")

    async def check(self, now: float) -> None:
        """StoreError if nothing can be saved."""
        async with self._trying:
            if self._tried is None or now - self._tried >= DISK_SECONDS:
                try:
                    async with asyncio.timeout(CHECK_SECONDS):
                        await self._store.settings.set("written", secrets.token_hex(4))
                except TimeoutError as error:
                    raise StoreError("It did not answer in time.") from error
                self._tried = now


class Identity(Protocol):
    """Who somebody is, by a token."""

    async def find(self, token: str | None) -> Person | None:
        """The person whom a token belongs to."""

    def known(self, token: str | None) -> Person | None:
        """The same, if somebody used it lately; looks nowhere else."""

    def on_news(self, news: News) -> None:
        """What another server has told of people."""


class Nobody:
    """Knows no people, where no slice does."""

    async def find(self, _token: str | None) -> Person | None:
        """Nobody."""
        return None

    def known(self, _token: str | None) -> Person | None:
        """Nobody."""
        return None

    def on_news(self, _news: News) -> None:
        """Nothing to change."""


class LookupAttempt(Struct):
    """Whether what somebody asked for is there."""

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
        self.disk = Disk(store)
        # Cookies know no ports: two servers on one machine must not overwrite each other's.
        self.cookie = f"{COOKIE}_{name}" if name else COOKIE
        self.port = port or settings.port
        self.tracer: Tracer | None = None  # where somebody wants traces
        self.workers: BotWorkers | None = None  # whom workers on other machines may help
        self.stopping = False
        self.reachable = True  # by other devices
        self.levels: Sequence[str] = LEVELS  # of bots that can be asked for here
        self.rehearsal = False  # a server of tests: push services may have private addresses
        self.sockets: set[Socket] = set()
        self._draining: asyncio.Future[None] | None = None
        self._telling: set[asyncio.Future[None]] = set()
        self.sockets_by_address: Counter[str] = Counter()
        limits = settings.limits
        rate = limits.requests_per_second
        self.requests = Buckets(rate, rate * REQUEST_BURST)  # by person; of strangers by address
        crowd = rate * PEOPLE_AT_ONE_ADDRESS
        self.crowds = Buckets(crowd, crowd * REQUEST_BURST)
        self.openings = _by_the_minute(limits.tables_per_minute)
        self.newcomers = _by_the_minute(limits.people_per_minute)
        # Wrong codes and tokens. Take before looking, give back if it was right: who asks often
        # at the same moment must not look more often than who asks one after the other.
        self.tries = Buckets(limits.tries_per_minute / 60, limits.tries_per_minute)
        self.site_tries, self.all_tries = (
            Buckets(times * limits.tries_per_minute / 60, times * limits.tries_per_minute)
            for times in (TRIES_OF_A_SITE, TRIES_IN_ALL)
        )
        store.ownership.listen(self.on_news)
        store.ownership.on_lapse(self.lapse)
        store.ownership.on_drain(self.drain)

    def _shared_date(self) -> float:
        """The date by the clock of the database, which all its servers share."""
        return self.time.now() + self.store.ownership.clock_difference

    @property
    def cut_off(self) -> bool:
        """Whether this server has lost its database: others may have its tables in a moment."""
        return self.store.ownership.cut_off

    @property
    def away(self) -> str:
        """Why nobody should come here; empty: they should."""
        if self.stopping:
            return "This server stops."
        if self.cut_off:
            return CUT_OFF
        return DRAINED if self.store.ownership.wanted == DRAIN else ""

    def drain(self) -> None:
        """Hand all tables over, and send everybody to another server; nobody waits for that."""
        self._draining = asyncio.ensure_future(self._drain())

    async def _drain(self) -> None:
        await self.lobby.hand_over()
        for socket in list(self.sockets):
            socket.close(COME_BACK, DRAINED)

    def lapse(self) -> None:
        """Let go of all tables and all people, who find them at another server."""
        self.lobby.lapse()
        for socket in list(self.sockets):
            socket.close(COME_BACK, CUT_OFF)

    def on_news(self, news: News) -> None:
        """What another server has changed counts here too."""
        self.lobby.on_news(news)
        self.identity.on_news(news)
        if news.tried:
            self._take_try(news.tried)
        if news.signed_out:
            self.hang_up(news.signed_out)

    @asynccontextmanager
    async def trying(self, network: str) -> AsyncIterator[LookupAttempt]:
        """Look for what somebody may be guessing: it counts as a wrong try, here and at the other
        servers, unless `found` is set. Refusal after too many."""
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
        """Count a try; False if it is one too many."""
        now = self.time.monotonic()
        return all(buckets.take(key, now) for buckets, key in self._tries_of(network))

    def _tries_of(self, network: str) -> list[tuple[Buckets, str]]:
        """Where a try is counted: for the network, the site around it, and all together."""
        site = site_of(network)
        around = [] if site is None else [(self.site_tries, site)]
        return [(self.tries, network), *around, (self.all_tries, "")]

    def _tell(self, news: News) -> None:
        """Let the other servers hear it; nobody waits for that."""
        telling = asyncio.ensure_future(self._told(news))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    async def _told(self, news: News) -> None:
        with suppress(StoreError):
            await self.store.ownership.tell(news)

    def hang_up(self, tokens: Collection[str]) -> None:
        """Close the sockets of devices that are signed out."""
        for socket in list(self.sockets):
            if socket.device in tokens:
                socket.close(SIGNED_OUT, "You are signed out here.")

    def public_url(self) -> str:
        """Where others on the network reach this server; itself, if nobody else can."""
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
        """Whether a request comes from our own page, or from a program that is no browser."""
        origins = headers(scope, b"origin")
        if not origins:
            return True
        scheme, _, place = origins[0].partition("://")
        ours = scheme in {"http", "https"} and place == header(scope, b"host")
        return ours and len(origins) == 1

    # --- cookies ---------------------------------------------------------------------------------

    def cookie_name(self, name: str, scope: Scope) -> str:
        """What a cookie is called: over HTTPS so that no other site, also none of the same domain,
        can set it."""
        return f"__Host-{name}" if is_secure(scope) else name

    @property
    def others_cookie(self) -> str:
        """The cookie for who else a browser was."""
        return f"{self.cookie}_others"

    def _cookie(self, name: str, scope: Scope) -> str | None:
        return read_cookie(header(scope, b"cookie"), self.cookie_name(name, scope))

    def token(self, scope: Scope) -> str | None:
        """The token of who sends this."""
        return self._cookie(self.cookie, scope)

    def other_tokens(self, scope: Scope) -> list[str]:
        """Tokens of who else this browser was."""
        return [one for one in (self._cookie(self.others_cookie, scope) or "").split(".") if one]

    @staticmethod
    def joined(tokens: Iterable[str]) -> str:
        """Several tokens in one cookie; there is no dot in a token."""
        return ".".join(list(tokens)[:MAX_OTHERS])

    async def person(self, scope: Scope) -> Person | None:
        """Who sends this, by the cookie."""
        return await self.identity.find(self.token(scope))

    def may_ask(self, scope: Scope, cost: float = 1.0) -> bool:
        """Count a request: for the person whose cookie we know, within what a crowd behind one
        address may ask for; otherwise for the address. Who brings a cookie that we have to look up
        is a stranger until we have."""
        now, network = self.time.monotonic(), client_network(scope)
        person = self.identity.known(self.token(scope))
        if person is None:
            return self.requests.take(network, now, cost)
        if not self.crowds.take(network, now, cost):
            return False
        return self.requests.take(f"person {person.id}", now, cost)

    def device(self, scope: Scope) -> str:
        """Where it comes from: the hash of the token."""
        return hashed(self.token(scope) or "")


def _by_the_minute(rate: float) -> Buckets:
    return Buckets(rate / 60, max(1.0, rate * MINUTES_AT_ONCE))
