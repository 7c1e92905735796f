"""Moderation: mutes and reports of players, decisions of moderators."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import structlog

from farol.community.identity.people import People
from farol.community.invitations.store import InvitationStore
from farol.community.leagues.store import LeagueStore
from farol.community.moderation import effects
from farol.community.moderation.bodies import ChangeMuted, NewDecision, NewReport
from farol.community.moderation.gate import ModerationGate
from farol.community.moderation.house import House, kept_house
from farol.community.moderation.names import reserved_names
from farol.community.moderation.notice import read_notice
from farol.community.moderation.rows import LineRow, Ruling, RulingText
from farol.community.moderation.store import ModerationStore
from farol.protocol.errors import Refusal
from farol.protocol.messages import COME_BACK, NoticeShown, encode
from farol.protocol.text import BadName, clean_name, clean_text
from farol.server.play.codes import read_code
from farol.server.store.store import OwnedElsewhere, Person, StoreError, TableRow
from farol.server.web.buckets import Buckets
from farol.server.web.context import ServerContext

REPORTS_PER_MINUTE: Final = 2.0  # of one person
REPORTS_AT_ONCE: Final = 10
NETWORK_AT_ONCE: Final = 30  # reports from one network, then as many an hour
MOST_NAMES: Final = 20  # latest tables whose names are taken away
DAY: Final = 86_400.0
OTHERS_DECIDE: Final = "Others decide about what concerns you."
BANNED: Final = "A moderator has banned you."
TOO_MANY: Final = "So many reports at once; wait a while."
KEY: Final = "network-key"  # setting: key of the hashes of banned networks

log = structlog.get_logger("farol.moderation")

# Asks the server that owns a table to carry a decision out there.
Ask = Callable[[int, str, OwnedElsewhere], Awaitable[None]]
_OF_TABLES: Final = frozenset({"hide-line", "close-table", "hide-table"})
_OF_PEOPLE: Final = frozenset({"rename", "mute", "ban"})


class Moderation:
    """The moderators' decisions of a server, in SQL and in its gate."""

    def __init__(
        self,
        context: ServerContext,
        people: People,
        gate: ModerationGate,
        fresh_key: str,
        invitations: InvitationStore | None = None,
    ) -> None:
        self._invitations = invitations
        self.store = ModerationStore(context.store.database)
        self.gate = gate
        self._context = context
        self._people = people
        self._leagues = LeagueStore(context.store.database)
        self._reports = Buckets(REPORTS_PER_MINUTE / 60, REPORTS_AT_ONCE)
        self._network_reports = Buckets(NETWORK_AT_ONCE / 3600, NETWORK_AT_ONCE)
        self._fresh_key = fresh_key
        self._refreshing: asyncio.Future[None] | None = None
        self.notice = ""  # of the operator
        self.house = House()  # their pages
        self._again = False  # something was decided during the refresh

    def now(self) -> float:
        """The date."""
        return self._context.time.now()

    # --- the gate ------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Read the decisions in force, and carry them out at this server's sockets."""
        if not self.gate.key:
            key = await self._context.store.settings.keep(KEY, self._fresh_key)
            self.gate.key = key.encode()
        await self.keep_networks()
        now = self.now()
        self.gate.adopt(await self.store.sanctions(now), now)
        for socket in list(self._context.sockets):
            if self.gate.is_banned(socket.person.id):
                self.gate.note_network(socket.person.id, socket.address)
                socket.close(COME_BACK, BANNED)
        await self.keep_networks()
        await self._announce()
        self.house = await kept_house(self._context.store.settings)
        self.gate.reserve(reserved_names(self.house.names))

    async def _announce(self) -> None:
        """Send the operator's notice to everybody when it changes."""
        text = await read_notice(self._context.store.settings, self.now())
        if text == self.notice:
            return
        self.notice = text
        for socket in list(self._context.sockets):
            socket.send(encode(NoticeShown(text)))

    def refresh_soon(self) -> None:
        """Read the decisions in force in the background: another server has made one."""
        if self._refreshing is None or self._refreshing.done():
            self._refreshing = asyncio.ensure_future(self._refresh_all())
        else:
            self._again = True

    async def _refresh_all(self) -> None:
        self._again = True
        while self._again:
            self._again = False
            try:
                await self.refresh()
            except StoreError as error:
                log.error("not-now", what="moderation", error=str(error))

    async def keep_networks(self) -> None:
        """Keep the networks from which banned people came."""
        for ruling, until, network in self.gate.noted_networks():
            await self.store.ban_networks(ruling, until, [network])

    def is_moderator(self, person: Person) -> bool:
        """Whether somebody is a moderator."""
        return person.id in self.gate.moderators

    # --- players -------------------------------------------------------------------------------

    async def somebody(
        self, row: TableRow, seat: int | None, line: int | None
    ) -> tuple[int, LineRow | None]:
        """The person on a seat or the author of a line, with the line; Refusal if it is nobody."""
        if seat is not None and seat < len(row.seats):
            sitting = row.seats[seat]
            person = sitting.person or (sitting.former[-1] if sitting.former else None)
            if person is not None:
                return person, None
        if line is not None:
            for one in await self.store.lines(row.id, around=line):
                if one.number == line:
                    return one.person or _seated(row, one.seat), one
        raise Refusal("bad", "There is nobody there, or only a bot.")

    async def mute(self, row: TableRow, person: Person, wanted: ChangeMuted) -> None:
        """Mute, block or hear somebody."""
        other, _ = await self.somebody(row, wanted.seat, wanted.line)
        if other == person.id:
            raise Refusal("bad", "Nobody mutes oneself: simply say nothing.")
        if wanted.how == "hear":
            await self.hear(person, other)
            return
        changed = await self.store.mute(person.id, other, wanted.how == "block", self.now())
        if self._invitations is not None and wanted.how == "block":
            await self._invitations.silence(person.id, other, silent=True)
        if changed:
            self.gate.block(person.id, await self.store.blocked(person.id))

    async def hear(self, person: Person, other: int) -> None:
        """Hear somebody again, and let them invite again."""
        changed = await self.store.hear(person.id, other)
        if self._invitations is not None:
            await self._invitations.silence(person.id, other, silent=False)
        if changed:
            self.gate.block(person.id, await self.store.blocked(person.id))

    async def report(self, row: TableRow, person: Person, wanted: NewReport, network: str) -> None:
        """Keep a report."""
        other, line = await self.somebody(row, wanted.seat, wanted.line)
        if other == person.id:
            raise Refusal("bad", "Nobody reports oneself.")
        if wanted.kind == "line" and line is None:
            raise Refusal("bad", "Which line is it?")
        now = self._context.time.monotonic()
        if not (
            self._reports.take(f"{person.id}", now) and self._network_reports.take(network, now)
        ):
            raise Refusal("limit", TOO_MANY)
        names = [seat.name for seat in row.seats if seat.person == other]
        text = line.text if line is not None else "".join(names[:1])
        if wanted.kind == "name" and line is not None:
            text = line.name
        number = 0 if line is None else line.number
        what = (wanted.kind, number, text, clean_text(wanted.words))
        if not await self.store.report(self.now(), person.id, other, row.id, what):
            raise Refusal("limit", TOO_MANY)

    async def table(self, code: str) -> TableRow:
        """A saved table; Refusal if there is none."""
        row = await self.store.table(read_code(code))
        if row is None:
            raise Refusal("code", "There is no such table.")
        return row

    # --- moderators ----------------------------------------------------------------------------

    async def decide(self, wanted: NewDecision, moderator: Person, ask: Ask) -> int:
        """Decide something, write it into the log, and carry it out; returns its number."""
        said = await self._decision(wanted, moderator)
        number = await self.store.rule(wanted.deed, said, moderator.id, self.now())
        ruling = await self.store.ruling(number)
        assert ruling is not None
        await self._carry_out(ruling, ask)
        return number

    async def undo(self, number: int, reason: str, moderator: Person, ask: Ask) -> int:
        """Undo a decision."""
        ruling = await self.store.ruling(number)
        if ruling is not None and ruling.said is None and ruling.deed == "ban":
            ruling.said = RulingText("")  # of somebody who is erased: its networks are left
        if ruling is None or ruling.said is None or ruling.deed in {"undo", "dismiss"}:
            raise Refusal("bad", "There is no such decision that could be undone.")
        if ruling.said.person == moderator.id:
            raise Refusal("moderated", OTHERS_DECIDE)
        if ruling.deed in {"moderator", "no-moderator"}:
            raise Refusal("moderated", "Moderators are named by the operator of the server.")
        if ruling.undone:
            raise Refusal("stale", "That was undone already.")
        said = RulingText(_cleaned(reason), ruling.said.person, ruling.said.table, ruling.said.line)
        undoing = await self.store.rule("undo", said, moderator.id, self.now(), number)
        ruling.undone = True
        await self._carry_out(ruling, ask)
        return undoing

    async def _decision(self, wanted: NewDecision, moderator: Person) -> RulingText:
        """What was decided, complete; Refusal if something is missing or not possible."""
        said = RulingText(_cleaned(wanted.reason), report=wanted.report or 0)
        if wanted.report is not None:
            reported = await self.store.reported(wanted.report)
            if reported is None:
                raise Refusal("stale", "Another moderator has closed that report.")
            if reported == moderator.id:
                raise Refusal("moderated", OTHERS_DECIDE)
        if wanted.deed in _OF_TABLES or wanted.deed == "close-league":
            await self._about_table(said, wanted)
        if wanted.deed in _OF_PEOPLE:
            await self._about_person(said, wanted)
        if said.person == moderator.id or said.person in self.gate.moderators:
            raise Refusal("moderated", "Nobody decides about moderators here.")
        if wanted.deed in {"mute", "ban"} and wanted.days is not None:
            said.until = self.now() + wanted.days * DAY
        return said

    async def _about_table(self, said: RulingText, wanted: NewDecision) -> None:
        row = await self.table(wanted.table)
        said.table = row.code
        if wanted.deed == "hide-line":
            said.person, line = await self.somebody(row, None, wanted.line)
            assert line is not None
            said.line = line.number
        elif wanted.deed == "close-league":
            if not row.league:
                raise Refusal("bad", "That table belongs to no league.")
            said.league, said.name = row.league, row.league_name
        else:
            said.listed = row.visibility == "public"

    async def _about_person(self, said: RulingText, wanted: NewDecision) -> None:
        found = await self.store.people("", 1, wanted.person or -1)
        if not found:
            raise Refusal("bad", "There is no such person.")
        said.person, said.before = found[0].person, found[0].name
        said.network = wanted.network and wanted.deed == "ban"
        if wanted.deed == "rename":
            said.others = await self._names_at_tables(said)
        if wanted.deed == "rename":
            try:
                said.name = clean_name(wanted.name or "")
            except BadName as error:
                raise Refusal("bad", str(error)) from error

    async def _names_at_tables(self, said: RulingText) -> list[str]:
        rows = await self.store.tables_of(said.person, MOST_NAMES)
        seats = (seat for row in rows for seat in row.seats if seat.person == said.person)
        return sorted({seat.name for seat in seats} - {said.before})

    # --- carrying out --------------------------------------------------------------------------

    async def _carry_out(self, ruling: Ruling, ask: Ask) -> None:
        """Carry a decision out, or undo it, here and at all tables that it concerns."""
        said = ruling.said
        assert said is not None
        await self.refresh()
        if ruling.deed == "close-league":
            await self._leagues.close_league(said.league, closed=not ruling.undone)
        codes = [said.table] if ruling.deed in _OF_TABLES else []
        if ruling.deed == "rename":
            name = said.before if ruling.undone else said.name
            await self._people.rename_other(said.person, name)
        for code in codes:
            try:
                await self.apply(ruling, code)
            except OwnedElsewhere as elsewhere:
                await ask(ruling.number, code, elsewhere)

    async def carry_out_at(self, number: int, code: str) -> None:
        """Carry a decision out at a table of this server."""
        ruling = await self.store.ruling(number)
        said = None if ruling is None else ruling.said
        if ruling is None or (said is not None and said.table and said.table != read_code(code)):
            raise Refusal("code", "There is no such decision.")
        await self.refresh()
        await self.apply(ruling, read_code(code))

    async def apply(self, ruling: Ruling, code: str) -> None:
        """Carry a decision out at one table; OwnedElsewhere if another server has it."""
        said, table = ruling.said, await self._context.lobby.find(code)
        if table is None or said is None:
            return
        closed = ruling.deed == "close-table" and not ruling.undone
        match ruling.deed:
            case "hide-line":
                await self._apply_line(ruling, said.line, code)
            case "close-table" | "hide-table":
                public = ruling.undone and said.listed
                await table.amend(partial(effects.withdraw, public=public, stop=closed))
        if closed:
            for listener in list(table.state.viewpoints):
                listener.close(COME_BACK, "A moderator has closed this table.")

    async def _apply_line(self, ruling: Ruling, number: int, code: str) -> None:
        table = await self._context.lobby.find(code)
        assert table is not None
        for line in await self.store.lines(table.row.id, around=number):
            if line.number == number:
                await self.store.set_hidden(table.row.id, line, not ruling.undone)
                text = line.text if ruling.undone else ""
                await table.amend(partial(effects.show_line, line=line, text=text))


def _seated(row: TableRow, seat: int | None) -> int:
    """The person on a seat, for lines of an older Farol, which name no author."""
    person = None if seat is None or seat >= len(row.seats) else row.seats[seat].person
    if person is None:
        raise Refusal("bad", "Nobody knows who wrote that.")
    return person


def _cleaned(reason: str) -> str:
    text = clean_text(reason)
    if not text:
        raise Refusal("bad", "A decision needs a reason.")
    return text
