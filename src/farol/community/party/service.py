"""Party: one big screen and a phone in every hand, with a list of guests and one table at a time.

A party is either in its room, where a game is chosen, or at a table, and everybody follows from one
to the other. The page polls every other second instead of using a socket: a socket belongs to a
table and the room has none, and polling survives sleeping phones, reloads and restarts of the
server. Polls also show who is present.

Every client of the server may choose, deal and go on, like a shared remote control. That gives
nobody a seat: seats are for guests, each with their own cookie and the checks of any table.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from farol.bots.roster import LEVELS
from farol.community.leagues.bodies import Podium
from farol.community.leagues.service import LeagueService, podium_of
from farol.community.leagues.store import LeagueStore
from farol.games import ALL, AnyGame
from farol.protocol.bodies import NewTable, PartyGuest, PartyInfo
from farol.protocol.errors import Refusal
from farol.protocol.types import SeatPlan
from farol.server.play.codes import new_code
from farol.server.play.lobby import Lobby
from farol.server.play.model.seats import seats_of
from farol.server.play.monotonic import MonotonicTime
from farol.server.store.store import OwnedElsewhere, Person
from farol.server.store.stores import Store

SETTING: Final = "party"  # name under which the party is saved
LASTS: Final = 12 * 3600.0  # seconds after which a new party begins
HERE_SECONDS: Final = 15.0  # presence timeout of a guest
MAX_GUESTS: Final = 40
FILLING: Final = LEVELS[1]  # the weakest thinking level: people should win


class Guest(Struct, frozen=True):
    """A guest; `waited`: how many games in a row they only watched."""

    number: int
    person: int
    name: str
    waited: int = 0
    face: int | None = None


class PartyState(Struct, frozen=True):
    """The saved state of a party."""

    code: str
    guests: tuple[Guest, ...] = ()
    game: str | None = None
    table: str | None = None
    earlier: tuple[str, ...] = ()
    league: tuple[int, str] | None = None  # id and name of the league that games count for
    changed: float = 0.0


class Party:
    """The party of a server."""

    def __init__(
        self, lobby: Lobby, store: Store, time: MonotonicTime, leagues: LeagueService | None = None
    ) -> None:
        self._leagues = leagues
        self._lobby = lobby
        self._store = store
        self._results = LeagueStore(store.database)
        self._time = time
        self._evening = PartyState(new_code())
        self._heard: dict[int, float] = {}  # last poll by person
        self._screen = time.monotonic() - HERE_SECONDS  # last poll of a big screen
        self._changing = asyncio.Lock()

    @property
    def code(self) -> str:
        """The code for people who cannot scan."""
        return self._evening.code

    async def begin(self, game: str | None = None) -> None:
        """Resume the saved party or begin one; select the game."""
        async with self._changing:
            self._evening = await self._kept() or self._evening
            table = self._evening.table
            if table is not None and not await self._is_there(table):
                table = None
            await self._save(replace(self._evening, table=table, game=game or self._evening.game))

    async def _is_there(self, table: str) -> bool:
        """Whether the table exists and is readable."""
        try:
            return await self._lobby.find(table) is not None
        except OwnedElsewhere:
            return True
        except Refusal:
            return False

    async def _kept(self) -> PartyState | None:
        """The saved party, unless it is too old or in another format."""
        try:
            kept = msgspec.json.decode(await self._store.settings.get(SETTING) or "null")
            evening = msgspec.convert(kept, PartyState)
        except msgspec.MsgspecError:
            return None
        return evening if self._time.now() - evening.changed < LASTS else None

    # --- state -----------------------------------------------------------------------------------

    def notice(self, person: Person | None, screen: bool) -> None:
        """Record a poll of a person, whose name may be new, or of the big screen."""
        if screen:
            self._screen = self._time.monotonic()
        if person is not None:
            self._heard[person.id] = self._time.monotonic()
            self._evening = replace(self._evening, guests=_named(self._evening.guests, person))

    def info(self, person: Person | None, address: str) -> PartyInfo:
        """The party as this person may see it."""
        evening, who = self._evening, None if person is None else person.id
        players = self._at_the_table() if evening.table is not None else self._next_players()
        return PartyInfo(
            code=evening.code,
            address=address,
            guests=[
                PartyGuest(
                    guest.number,
                    guest.name,
                    here=self._is_here(guest),
                    you=guest.person == who,
                    plays=guest.person in players,
                    face=guest.face,
                )
                for guest in evening.guests
            ],
            game=evening.game,
            table=evening.table,
            earlier=list(evening.earlier),
            league=None if evening.league is None else evening.league[1],
            screen=self._time.monotonic() - self._screen < HERE_SECONDS,
        )

    async def podium(self, person: int | None) -> Podium:
        """The podium of the evening's games."""
        evening = self._evening
        codes = [*evening.earlier, *([] if evening.table is None else [evening.table])]
        return podium_of(await self._results.results_of(list(dict.fromkeys(codes)), 0.0), person)

    def _is_here(self, guest: Guest) -> bool:
        heard = self._heard.get(guest.person)
        return heard is not None and self._time.monotonic() - heard < HERE_SECONDS

    def _at_the_table(self) -> set[int]:
        table = self._lobby.tables.get(self._evening.table or "")
        guests = {guest.person for guest in self._evening.guests}
        return {who for who in guests if table is not None and seats_of(table.row, who)}

    def _next_players(self) -> set[int]:
        game = ALL.get(self._evening.game or "")
        most = MAX_GUESTS if game is None else game.seats[-1]
        return {guest.person for guest in self._by_turn()[:most]}

    def _by_turn(self) -> list[Guest]:
        """Guests in order: longest waiting first, then by arrival."""
        return sorted(self._evening.guests, key=lambda guest: -guest.waited)

    # --- guests ----------------------------------------------------------------------------------

    async def come(self, person: Person) -> None:
        """Add a person to the guests, or update their name."""
        async with self._changing:
            guests = list(self._evening.guests)
            if all(guest.person != person.id for guest in guests):
                if len(guests) >= MAX_GUESTS:
                    raise Refusal("limit", f"More than {MAX_GUESTS} do not fit into the room.")
                number = max((guest.number for guest in guests), default=0) + 1
                guests.append(Guest(number, person.id, person.name, face=person.face))
            self.notice(person, screen=False)
            await self._save(replace(self._evening, guests=_named(tuple(guests), person)))

    async def leave(self, number: int, person: Person | None) -> None:
        """Remove a guest. Others may remove absent guests, whose seats would block the next game.
        Seats at a running table are not touched."""
        async with self._changing:
            guests = self._evening.guests
            gone = next((guest for guest in guests if guest.number == number), None)
            if gone is None:
                raise Refusal("code", "There is no such guest.")
            own = person is not None and gone.person == person.id
            if not own and self._is_here(gone):
                raise Refusal("seat", f"{gone.name} is here and can decide alone.")
            left = tuple(guest for guest in guests if guest is not gone)
            await self._save(replace(self._evening, guests=left))

    async def forget(self, person: int) -> None:
        """Remove a person who is being erased."""
        async with self._changing:
            left = tuple(guest for guest in self._evening.guests if guest.person != person)
            self._heard.pop(person, None)
            await self._save(replace(self._evening, guests=left))

    # --- games -----------------------------------------------------------------------------------

    async def pick(self, game: str) -> None:
        """Select a game; it is dealt later."""
        async with self._changing:
            _known(game)
            if self._evening.table is not None:
                raise Refusal("status", "A game is on; go on to the next one first.")
            await self._save(replace(self._evening, game=game))

    async def deal(self, game: str) -> None:
        """Open the table: guests get seats as far as there are any, bots fill the rest. No-op while
        a table is on: two people may press at once."""
        async with self._changing:
            kind = _known(game)
            if self._evening.table is not None:
                return
            players = self._by_turn()[: kind.seats[-1]]
            if not players:
                raise Refusal("seat", "Nobody has come yet.")
            people = [Person(guest.person, guest.name, guest.face) for guest in players]
            bots = max(0, kind.seats[0] - len(people))
            plans = [SeatPlan("open") for _ in people]
            plans += [SeatPlan("bot", level=FILLING) for _ in range(bots)]
            wanted = NewTable(game, plans, handover="anybody", start=True, sealed=True)
            host = people[0]
            if len(people) > 1:
                host, wanted.league = await self._counted(people)
            table = await self._lobby.open(wanted, host, people)
            guests = tuple(
                replace(guest, waited=0 if guest in players else guest.waited + 1)
                for guest in self._evening.guests
            )
            code = table.row.code
            await self._save(replace(self._evening, guests=guests, game=game, table=code))

    async def _counted(self, people: Sequence[Person]) -> tuple[Person, str | None]:
        """The host of the table, a member of the league if possible, and the league's code."""
        if self._evening.league is not None and self._leagues is not None:
            for person in people:
                code = await self._leagues.code_of(self._evening.league[0], person)
                if code is not None:
                    return person, code
        return people[0], None

    async def count_for(self, code: str | None, person: Person) -> None:
        """Let later games count for a league of a guest, or for none."""
        async with self._changing:
            if person.id not in {guest.person for guest in self._evening.guests}:
                raise Refusal("seat", "Come to the party first.")
            kept = None
            if code is not None:
                if self._leagues is None:
                    raise Refusal("code", "You belong to no such league.")
                league = await self._leagues.own(code, person)
                kept = league.id, league.name
            await self._save(replace(self._evening, league=kept))

    async def go_on(self, code: str) -> None:
        """Return to the room from this table only: a late press must not end the next game. An
        unfinished game stays in its players' lists."""
        async with self._changing:
            if self._evening.table == code:
                earlier = (*self._evening.earlier, code)
                await self._save(replace(self._evening, table=None, earlier=earlier))

    async def _save(self, evening: PartyState) -> None:
        """Save the state, then adopt it."""
        evening = replace(evening, changed=self._time.now())
        await self._store.settings.set(SETTING, msgspec.json.encode(evening).decode())
        self._evening = evening


class PartyRoom(Struct):
    """Holder of the party, if there is one."""

    party: Party | None = None


def _known(game: str) -> AnyGame:
    found = ALL.get(game)
    if found is None:
        raise Refusal("bad", f"There is no such game; the games are: {', '.join(ALL)}.")
    return found


def _named(guests: tuple[Guest, ...], person: Person) -> tuple[Guest, ...]:
    """The guests, one of them by their present name and face."""
    return tuple(
        replace(guest, name=person.name, face=person.face) if guest.person == person.id else guest
        for guest in guests
    )
