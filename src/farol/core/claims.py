"""Claims declared once: short statements at a table, true or not, made of pictures.

A claim is an int of its game's ClaimSpace; a declaration gives JSON and notation in both directions
and a TypeScript type, like declarations of actions. Claims are recorded beside the moves.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from farol.core.actions import Action, ActionSpace, Part, Seat
from farol.core.data import Fields, Json
from farol.core.errors import BadClaim, BadRecord, FarolError

SAID: Final = "said"  # kind of the event for a claim
MAX_SAID: Final = 1_000_000


@dataclass(frozen=True)
class Claim:
    """A kind of claim: its name, its parts, and whether it is possible after the end."""

    name: str
    parts: tuple[Part, ...] = ()
    after_end: bool = False


class ClaimKind(Action):
    """A kind of claim with the base of its ints in one game."""

    noun: ClassVar[str] = "Claim"


class ClaimSpace(ActionSpace):
    """All kinds of claims of a game; their ints are consecutive."""

    noun: ClassVar[str] = "claim"
    what: ClassVar[str] = "A claim"
    error: ClassVar[type[FarolError]] = BadClaim

    def __init__(self, *declared: Claim) -> None:
        self.declared: Final = declared
        self.names: Final = [claim.name for claim in declared]
        # kinds that are possible after the end
        self.last_names: Final = [claim.name for claim in declared if claim.after_end]
        kinds: list[Action] = []
        base = 0
        for claim in declared:
            kinds.append(ClaimKind(claim.name, base, *claim.parts))
            base += kinds[-1].size
        super().__init__(*kinds)

    def say(self, name: str, *values: int) -> int:
        """The claim of this kind with these values of its parts."""
        return self.kind(name).number(values)

    def named_seats(self, claim: int) -> list[int]:
        """The seats that a claim is about."""
        kind = self.kind_of(claim)
        pairs = zip(kind.parts, kind.values(claim), strict=True)
        return [value for part, value in pairs if isinstance(part, Seat)]

    def check(self, claim: int, speaker: int, seats: int) -> int:
        """The claim; BadClaim if it is about the speaker, or a seat that does not exist."""
        for seat in self.named_seats(claim):
            if seat >= seats:
                raise BadClaim(f"There is no seat {seat + 1} to speak of.")
            if seat == speaker:
                raise BadClaim("That is to be said of others.")
        return claim

    def parse(self, data: Json, speaker: int, seats: int) -> int:
        """The claim that a JSON object describes; BadClaim says what is wrong."""
        return self.check(self.from_json(data), speaker, seats)


# Claims for any game.
FORCED: Final = Claim("forced")
LAUGH: Final = Claim("laugh", after_end=True)
WELL_PLAYED: Final = Claim("well-played", after_end=True)
HURRY: Final = Claim("hurry")
NO_HURRY: Final = Claim("no-hurry")
MANNERS: Final = (FORCED, LAUGH, WELL_PLAYED, HURRY, NO_HURRY)
# Claims for games where players may have different aims.
TRUST_ME: Final = Claim("trust-me")


@dataclass(frozen=True)
class Said:
    """A claim in a record: who made it, and the number of entries before it."""

    after: int
    seat: int
    claim: int

    def view(self, claims: ClaimSpace) -> dict[str, Json]:
        """The event of the claim, for everybody."""
        return {"kind": SAID, "seat": self.seat, "claim": claims.to_json(self.claim)}

    def to_json(self, claims: ClaimSpace) -> list[Json]:
        """For a file: notation stays readable when kinds are added."""
        return [self.after, self.seat, claims.to_text(self.claim)]


def said_from_json(data: Json, claims: ClaimSpace, seats: int) -> list[Said]:
    """Claims from a file; BadRecord unless they are in order."""
    if not isinstance(data, list) or len(data) > MAX_SAID:
        raise BadRecord("What was said must be a list.")
    found: list[Said] = []
    for item in data:
        if not isinstance(item, list) or len(item) != 3:
            raise BadRecord("What was said is [entries before it, seat, claim].")
        fields = Fields(dict(zip(("after", "seat", "claim"), item, strict=True)), "It", BadRecord)
        after = fields.integer("after", found[-1].after if found else 0, MAX_SAID)
        seat = fields.integer("seat", 0, seats - 1)
        try:
            claim = claims.check(claims.from_text(fields.text("claim")), seat, seats)
        except BadClaim as error:
            raise BadRecord(str(error)) from error
        found.append(Said(after, seat, claim))
    return found


def is_said(view: Mapping[str, Any]) -> bool:
    """Whether the view of an event is a claim."""
    return bool(view["kind"] == SAID)


def claims_since(views: Sequence[Mapping[str, Any]], kinds: frozenset[str]) -> list[dict[str, Any]]:
    """The claims after the latest event of one of these kinds, oldest first."""
    begin = 0
    for index, view in enumerate(views):
        if view["kind"] in kinds:
            begin = index
    return [dict(view) for view in views[begin:] if is_said(view)]
