"""The gate of a moderated server: bans, mutes, blocks, closed tables and names.

It answers from memory; the decisions in force are read again whenever one is made, here or by
another server.
"""

import hmac
from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from typing import Final

from farol.community.moderation.names import (
    is_like,
    is_reserved,
    mixes_scripts,
    skeleton,
    skeletons,
)
from farol.community.moderation.rows import Ruling, RulingText, Sanctions
from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.protocol.types import Forbidden, Moderated, SeatPlan
from farol.server.play.gate import Gate
from farol.server.store.store import Person, TableRow

# What somebody who is banned may still do: see and take along what is kept of them, and leave.
_OWN: Final = "/api/me"
_SPEECH: Final = (messages.Say, messages.MakeClaim)
_JUDGED: Final = (messages.Hello, messages.Sit, messages.SetSeat, *_SPEECH)


class ModerationGate(Gate):
    """Decisions in force, by person, table and network."""

    def __init__(self, reserved: frozenset[str], key: bytes = b"") -> None:
        self._reserved = reserved
        self.key = key  # of the hashes of networks
        self._banned: dict[int, RulingText] = {}
        self._muted: dict[int, RulingText] = {}
        self._closed: dict[str, RulingText] = {}
        self._refused: dict[int, frozenset[str]] = {}  # skeletons of names taken from somebody
        self._taken: frozenset[str] = frozenset()
        self._blocked: dict[int, set[int]] = {}  # by the blocked: who blocks them
        self._networks: dict[str, float] = {}
        self.by_network: list[Ruling] = []  # bans of a person and their networks
        self.moderators: dict[int, str] = {}
        self.latest: dict[int, int] = {}
        self._protected: dict[str, int] = {}  # skeletons of moderators' names
        self._noted: set[tuple[int, float, str]] = set()
        self._now = 0.0

    def reserve(self, names: frozenset[str]) -> None:
        """Replace the skeletons of reserved names."""
        self._reserved = names

    def adopt(self, found: Sanctions, now: float) -> None:
        """Replace what is in force."""
        self._now = now
        self._banned, self._muted, self._closed = {}, {}, {}
        taken: dict[int, list[str]] = {}
        others: dict[int, list[str]] = {}
        for one in found.rulings:
            assert one.said is not None
            match one.deed:
                case "ban":
                    self._banned[one.said.person] = one.said
                case "mute":
                    self._muted[one.said.person] = one.said
                case "close-table":
                    self._closed[one.said.table] = one.said
                case "rename":
                    taken.setdefault(one.said.person, []).append(one.said.before)
                    others.setdefault(one.said.person, []).extend(one.said.others)
        self._refused = {person: skeletons(names) for person, names in taken.items()}
        self._taken = frozenset().union(*self._refused.values())
        for person, names in others.items():  # they may be the names of anybody else
            self._refused[person] |= skeletons(names)
        self.by_network = [one for one in found.rulings if one.said and one.said.network]
        self._networks, self.moderators = found.networks, found.moderators
        self.latest = found.latest
        self._protected = {skeleton(name): who for who, name in found.moderators.items()}
        self._blocked = {}
        for person, other in found.blocks:
            self._blocked.setdefault(other, set()).add(person)

    def block(self, person: int, others: Collection[int]) -> None:
        """Replace whom somebody blocks."""
        for blocking in self._blocked.values():
            blocking.discard(person)
        for other in others:
            self._blocked.setdefault(other, set()).add(person)

    def note_network(self, person: int, network: str) -> None:
        """Remember a network from which somebody who is banned with their networks came."""
        for one in self.by_network:
            if one.said is not None and one.said.person == person:
                self._noted.add((one.number, one.said.until, self.network(network)))

    def noted_networks(self) -> list[tuple[int, float, str]]:
        """Networks to be banned that are not yet: ruling, until when, hash."""
        noted = [one for one in self._noted if one[2] not in self._networks]
        self._noted.clear()
        self._networks |= {network: until for _, until, network in noted}
        return noted

    # --- questions -----------------------------------------------------------------------------

    def is_banned(self, person: int) -> bool:
        """Whether somebody is banned now."""
        return self._holds(self._banned.get(person)) is not None

    def is_muted(self, person: int) -> bool:
        """Whether a moderator has muted somebody."""
        return self._holds(self._muted.get(person)) is not None

    def is_closed(self, code: str) -> bool:
        """Whether a table is closed."""
        return code in self._closed

    def network(self, network: str) -> str:
        """The hash of a network, as kept."""
        return hmac.new(self.key, network.encode(), "sha256").hexdigest()

    def against(
        self, person: Person, row: TableRow, message: messages.FromClient
    ) -> Refusal | None:
        """Why a message of somebody does not reach a table."""
        if not isinstance(message, _JUDGED):
            return None
        try:
            self._check_banned(person)
            self._check_table(row)
            if isinstance(message, _SPEECH) and (muted := self._holds(self._muted.get(person.id))):
                raise _forbidden("silent", f"You are muted {_until(muted)}: ", muted)
            if isinstance(message, messages.Say) and message.seat is None:
                _check_watches(person, row)
            if isinstance(message, messages.Sit):
                self._check_sits(person, row, message.name)
            elif isinstance(message, messages.SetSeat):
                self.check_plans([message.plan], person)
        except Refusal as refusal:
            return refusal
        return None

    def check_request(self, person: Person | None, network: str, method: str, path: str) -> None:
        """Refusal if a request is not allowed."""
        if method == "GET":
            return
        if person is None:
            if path == _OWN and self._is_closed_to(network):
                raise _forbidden("network", "Nobody new may come from your network now.")
            return
        if self.by_network:
            self.note_network(person.id, network)
        leaves = method == "DELETE" and path.endswith("/me")
        if not (path.startswith(_OWN) or leaves) or method == "PUT":
            self._check_banned(person)

    def check_name(self, name: str, person: Person | None) -> None:
        """Refusal if somebody may not have this name."""
        look, who = skeleton(name), 0 if person is None else person.id
        if mixes_scripts(name):
            raise _forbidden("scripts", "That name mixes letters of several alphabets.")
        owner = self._protected.get(look)
        if owner is not None and owner != who:
            raise _forbidden("moderators", "That name looks like a moderator's; take another.")
        if owner is None and is_reserved(name, self._reserved):
            raise _forbidden("reserved", "That name is reserved; take another.")
        muted = self._holds(self._muted.get(who))
        if muted is not None and person is not None and name != person.name:
            raise _forbidden("kept", f"You keep your name {_until(muted)}: ", muted)
        if look and look in (self._refused.get(who, frozenset()) if who else self._taken):
            raise _forbidden("taken", "A moderator has taken that name away; take another.")

    def check_plans(self, plans: Iterable[SeatPlan], person: Person) -> None:
        """Refusal if a seat is to have a name that this person may not have."""
        for plan in plans:
            if plan.name is not None:
                self.check_name(plan.name, person)

    # --- rules ---------------------------------------------------------------------------------

    def _holds(self, decision: RulingText | None) -> RulingText | None:
        if decision is None or (decision.until and decision.until <= self._now):
            return None
        return decision

    def _is_closed_to(self, network: str) -> bool:
        if not self._networks:
            return False
        until = self._networks.get(self.network(network))
        return until is not None and (not until or until > self._now)

    def _check_banned(self, person: Person) -> None:
        banned = self._holds(self._banned.get(person.id))
        if banned is not None:
            raise _forbidden("banned", f"You are banned {_until(banned)}: ", banned)

    def _check_table(self, row: TableRow) -> None:
        closed = self._closed.get(row.code)
        if closed is not None:
            raise _forbidden("closed", "A moderator has closed this table: ", closed)

    def _check_sits(self, person: Person, row: TableRow, name: str) -> None:
        self.check_name(name, person)
        blocking = self._blocked.get(person.id, ())
        for seat in row.seats:
            if seat.kind != "person" or seat.person is None or seat.person == person.id:
                continue
            if seat.person in blocking:
                raise _forbidden("blocked", "Somebody at this table has blocked you.")
            if is_like(name, seat.name):
                sentence = f"Your name looks like {seat.name}'s; take another."
                raise _forbidden("like", sentence, name=seat.name)


def _forbidden(
    what: Forbidden, sentence: str, decision: RulingText | None = None, name: str = ""
) -> Refusal:
    """A refusal with its data; the reason of a decision ends the sentence."""
    said = Moderated(what, name=name)
    if decision is not None:
        said.reason, said.until = decision.reason, decision.until or None
        sentence += decision.reason
    return Refusal("moderated", sentence, moderated=said)


def _check_watches(person: Person, row: TableRow) -> None:
    """Refusal if a spectator's line could be taken for one of somebody who sits there."""
    for seat in row.seats:
        if seat.person != person.id and skeleton(seat.name) == skeleton(person.name) != "":
            sentence = f"{seat.name} sits here; speak under another name."
            raise _forbidden("double", sentence, name=seat.name)


def _until(decision: RulingText) -> str:
    if not decision.until:
        return "for good"
    return f"until {datetime.fromtimestamp(decision.until, UTC):%Y-%m-%d %H:%M} UTC"
