"""Joining a table: server, identity, game; shared by both clients."""

import getpass
import ipaddress
import re
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from farol.client import ClientError, NotReached, Refusal, SeatPlan, Server, Table, Unheard
from farol.client.server import split_address
from farol.protocol.bodies import GameInfo, NewTable, ServerInfo
from farol.protocol.types import ClockPlan, Handover, Visibility
from farol.telling.context import Context
from farol.telling.texts import Texts
from farol.telling.wording import rules_of
from farol.terminal.drawing import Drawing, find_drawing
from farol.terminal.identity import OWN, CookieFile
from farol.terminal.own_server import OwnServer, address_in
from farol.terminal.plain_board import PLAIN
from farol.terminal.words import own_texts

Length = Literal["short", "usual", "full"]

LENGTHS: Final[Sequence[Length]] = ("short", "usual", "full")
LETTERS: Final = "[2-9A-HJKMNP-Z]"
CODE: Final = re.compile(f"^{LETTERS}{{6}}({LETTERS}{{2}})?$", re.IGNORECASE)
LINK: Final = re.compile(
    f"^(https?://[^#]+)#/(?:t|join|hand|screen)/({CODE.pattern[1:-1]})$", re.IGNORECASE
)
USUAL_ADDRESS: Final = "http://localhost:8420"
USUAL_SEATS: Final = 4
LONGEST_NAME: Final = 24


@dataclass(frozen=True)
class PlayRequest:
    """The arguments of `farol play`."""

    what: str
    folder: Path
    language: str
    at: str | None = None
    name: str | None = None
    seats: int | None = None
    open: int = 0  # open seats
    level: str | None = None
    clock: ClockPlan = field(default_factory=ClockPlan)
    host: str = "127.0.0.1"  # address that an own server listens on
    watch: bool = False  # take no seat
    visibility: Visibility = "link"  # of a new table
    handover: Handover = "nobody"  # who may take an abandoned seat in mid-game
    options: Mapping[str, bool | int | str] = field(default_factory=dict)  # of a new table

    @property
    def person(self) -> str:
        """The person's name."""
        return (self.name or getpass.getuser())[:LONGEST_NAME]


@dataclass
class Session:
    """A person at a table, with the texts and the drawing of its game."""

    request: PlayRequest
    server: Server
    code: str
    game: str
    drawing: Drawing
    texts: Texts
    info: GameInfo
    levels: Sequence[str]
    usual_level: str
    features: Sequence[str] = ()  # what the server has beside playing
    address: str = ""  # where others reach the server; empty: only this machine does
    look: int | None = None  # the own seat; None: spectator at first
    table: Table = field(init=False)
    ignored_seats: set[int] = field(default_factory=set)  # of bots, in this terminal
    unheard: Unheard = field(default_factory=Unheard)  # people, kept by the server
    length: Length = "usual"  # of what is told of moves, line by line
    said: str = ""  # what was done last, to be said
    late: set[tuple[int, int]] = field(default_factory=set)  # seats with the versions of timeouts

    def __post_init__(self) -> None:
        self.table = self.server.table(self.code, self.look)

    @property
    def invites_at(self) -> str:
        """The server's address for others; without one, where this terminal reaches it."""
        return self.address or self.server.address

    def hears_seat(self, seat: int) -> bool:
        """Whether what is said from a seat is shown."""
        return seat not in self.ignored_seats and seat not in self.unheard.seats

    def context(self, view: dict[str, object] | None = None) -> Context[dict[str, object]]:
        """The context of a view; by default the latest."""
        info = self.table.info
        nobody = self.texts("somebody")
        names = [seat.name or nobody for seat in info.seats] if info is not None else []
        seen = view if view is not None else self.table.observation or {}
        return Context(seen, self.table.look, names, self.texts, self.table.together)

    async def sit_down(self) -> None:
        """In the lobby, take a free seat unless the person has one; then look through the own
        seat."""
        info = self.table.info
        if info is None:
            return
        free = [number for number, seat in enumerate(info.seats) if seat.free]
        if not info.mine and free and info.status == "lobby" and not self.request.watch:
            await self.table.sit(free[0], self.request.person)
        await self.look_through_own_seat()

    async def look_through_own_seat(self) -> None:
        """Look through an own seat, if there is one."""
        mine = self.table.info.mine if self.table.info is not None else []
        if mine and self.table.look not in mine:
            await self.table.look_through(mine[0])

    async def another(self, code: str) -> "Session":
        """A session at another table of the same server, for a rematch."""
        return await _session(self.request, self.server, code)


@asynccontextmanager
async def seated(request: PlayRequest) -> AsyncIterator[Session]:
    """A session at a running server, or at one started for it."""
    link = LINK.match(request.what)
    at, what = (link[1], link[2]) if link else (request.at, request.what)
    is_code = CODE.match(what) is not None and not _is_a_game_here(what)
    if at is None and is_code:
        at = address_in(request.folder) or await _usual_address()
    if at is not None:
        yield await _at(request, at, at, what)
        return
    if sys.stderr.isatty():  # it takes a moment without other output
        print(own_texts(request.language)("starting"), file=sys.stderr)
    async with OwnServer(request.folder, request.host) as own:
        yield await _at(request, own.address, OWN, what)


def is_invitation(what: str) -> bool:
    """Whether this is a table's code or a link to a table, not a game."""
    is_code = CODE.match(what) is not None and not _is_a_game_here(what)
    return is_code or LINK.match(what) is not None


async def _usual_address() -> str | None:
    """The default address, if a server runs there; None: the table may be one of the own server."""
    try:
        await Server(USUAL_ADDRESS).info()
    except ClientError:
        return None
    return USUAL_ADDRESS


def _is_a_game_here(what: str) -> bool:
    return find_drawing(what.lower()) is not None


async def _at(request: PlayRequest, address: str, known_as: str, what: str) -> Session:
    identity = CookieFile(request.folder, known_as, request.person)
    server = Server(address, identity.cookies)
    if await server.me() != request.person:
        await server.introduce(request.person)
    identity.keep(server.cookies)
    games = {game.name for game in (await server.info()).games}
    if what.lower() in games:
        return await _session(request, server, await _open(request, server, what.lower()))
    if CODE.match(what) is None:
        known = ", ".join(sorted(games))
        raise ClientError(f"There is no game and no table {what!r}; the games are: {known}.")
    return await _session(request, server, what.upper())


async def _open(request: PlayRequest, server: Server, game: str) -> str:
    """Open a table with the person, open seats and bots."""
    info = await server.info()
    limits = next(one for one in info.games if one.name == game)
    usual = min(max(USUAL_SEATS, limits.least_seats), limits.most_seats)
    count = request.seats if request.seats is not None else max(usual, 1 + request.open)
    waiting = min(request.open, count - 1)
    plans = [SeatPlan("me", request.person), *[SeatPlan("open") for _ in range(waiting)]]
    level = request.level or info.usual_level
    plans += [SeatPlan("bot", level=level) for _ in range(count - len(plans))]
    new = NewTable(game, plans, dict(request.options), request.visibility, request.clock)
    new.handover = request.handover
    new.start = new.sealed = waiting == 0
    return await server.open_table(new)


def _address(address: str, known: ServerInfo) -> str:
    """Where others reach a server: where this terminal does, unless that is on this machine."""
    if not _is_own(address):
        return address
    return known.address.rstrip("/") if known.reachable and not _is_own(known.address) else ""


def _is_own(address: str) -> bool:
    """Whether only this machine reaches an address."""
    host = split_address(address).hostname or ""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


async def _session(request: PlayRequest, server: Server, code: str) -> Session:
    try:
        summary = await server.summary(code)
        names = await server.names(summary.game, request.language)
    except Refusal as error:
        raise NotReached(error.sentence) from error
    known = await server.info()
    info = next(one for one in known.games if one.name == summary.game)
    drawing = find_drawing(summary.game) or PLAIN
    texts = own_texts(request.language, names, rules_of(summary.game))
    levels, usual = known.levels, known.usual_level
    look = next((number for number, seat in enumerate(summary.seats) if seat.yours), None)
    return Session(
        *(request, server, code, summary.game, drawing, texts, info, levels, usual),
        features=known.features,
        address=_address(server.address, known),
        look=look,
    )


def speaks_unicode() -> bool:
    """Whether the output encoding is Unicode."""
    return (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
