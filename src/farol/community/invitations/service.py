"""Invitations of people one has played with: permissions, limits, notices."""

from typing import Final

from farol.community.invitations.rows import CompanionRow
from farol.community.invitations.store import InvitationStore
from farol.protocol.bodies import Invitation
from farol.protocol.errors import Refusal
from farol.server.play.lobby import Lobby
from farol.server.play.model.payloads import Notice
from farol.server.play.model.seats import seats_of
from farol.server.play.monotonic import MonotonicTime
from farol.server.store.rate_limits import RateLimit
from farol.server.store.store import Person, TableRow
from farol.server.store.stores import Store

MOST_COMPANIONS: Final = 30
MOST_LISTED: Final = 50
SENT_AT_ONCE: Final = 10  # burst per sender; then one in six minutes
TOLD_AT_ONCE: Final = 10  # burst of notices per recipient; then one an hour
AN_HOUR: Final = 3_600.0
SENT: Final = RateLimit("invitations by", SENT_AT_ONCE / AN_HOUR, SENT_AT_ONCE)
TOLD: Final = RateLimit("invitations to", 1 / AN_HOUR, TOLD_AT_ONCE)


class Invitations:
    """Sends invitations, which contain the sender, the game and the table, and nothing else."""

    def __init__(self, lobby: Lobby, store: Store, time: MonotonicTime) -> None:
        self._lobby = lobby
        self._limits = store.rate_limits
        self.store = InvitationStore(store.database)
        self._time = time

    async def waiting(self, person: Person) -> list[Invitation]:
        """The tables to which a person is invited."""
        found = await self.store.invitations(person.id, MOST_LISTED)
        return [Invitation(one.code, one.game, one.name, one.at) for one in found]

    async def companions(self, person: Person) -> list[CompanionRow]:
        """The people whom a person may invite."""
        return await self.store.companions(person.id, MOST_COMPANIONS)

    async def invite(self, row: TableRow, host: Person, code: str, seat: int) -> str:
        """Invite the person who sat on that seat of a table; returns their name. The answer is the
        same for a blocked sender."""
        if row.host != host.id:
            raise Refusal("host", "Who opened the table invites to it.")
        if row.status != "lobby" or not any(one.kind == "open" for one in row.seats):
            raise Refusal("status", "There is no seat left to invite somebody to.")
        known = await self.store.companions(host.id, MOST_COMPANIONS)
        found = next((one for one in known if (one.code, one.seat) == (code, seat)), None)
        if found is None:
            raise Refusal("bad", "You have not played with them, or they are not to be invited.")
        if seats_of(row, found.person) or found.person in row.banned:
            raise Refusal("status", "They sit here already, or had to go.")
        if not await SENT.take(self._limits, str(host.id), self._time.now()):
            raise Refusal("limit", "Too many invitations; wait a few minutes.")
        if await self.store.invite(found.person, host.id, row.id, self._time.now()):
            await self._tell(found.person, row, host)
        return found.name

    async def _tell(self, person: int, row: TableRow, host: Person) -> None:
        if await TOLD.take(self._limits, str(person), self._time.now()):
            self._lobby.tell_away(Notice(person, "invited", row.code, row.game, host.name))
