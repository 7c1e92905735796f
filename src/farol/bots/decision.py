"""A bot's deliberation as data that can be stored with the move."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from farol.bots.reason import Reason, RoleBelief, belief_from_json, reason_from_json
from farol.core.data import Json

# Scales of values.
WIN: Final = "win"  # the chance to win, 0 to 1
POINTS: Final = "points"  # lead over the best rival, in points
WEIGHT: Final = "weight"  # policy weight, 0 to 1, without a search
CONSIDERED: Final = 8  # stored candidates
ONLY_MOVE: Final = "only-move"
AT_RANDOM: Final = "at-random"
NOT_TOLD: Final = "not-told"
# Kinds of comparisons in stored decisions from before comparisons had sums.
RETIRED: Final = frozenset(
    {
        *("about-equal", "slightly-better", "clearly-better", "clearly-ahead"),
        *("first-thought", "second-thought"),
    }
)


@dataclass(frozen=True)
class Candidate:
    """A candidate move with its value; None if unknown."""

    action: int
    visits: int
    value: float | None  # 0 to 1 for the seat, from the search or the policy
    worth: float | None  # on the scale of the decision
    equal: bool = False  # about as good as the first one


@dataclass(frozen=True)
class Decision:
    """A move and its alternatives, from the seat's knowledge. Small enough to be stored with the
    move.

    The first candidate is the move that was played. The others follow by value; after a search none
    has a greater value than the first.
    """

    scale: str  # of values: WIN, POINTS or WEIGHT
    simulations: int
    candidates: tuple[Candidate, ...]
    expected: tuple[float, ...]  # by seat, 0 to 1; empty without search
    reasons: tuple[Reason, ...]
    roles: tuple[RoleBelief, ...] = ()
    notes: tuple[Reason, ...] = ()

    @property
    def action(self) -> int:
        """The action that is played."""
        return self.candidates[0].action

    def to_json(self) -> dict[str, Json]:
        """As stored with a table's record; for readers who may know what the seat knew."""
        return {
            "scale": self.scale,
            "simulations": self.simulations,
            "candidates": [
                [move.action, move.visits, move.value, move.worth, move.equal]
                for move in self.candidates
            ],
            "expected": list(self.expected),
            "reasons": [reason.to_json() for reason in self.reasons],
            "roles": [belief.to_json() for belief in self.roles],
            "notes": [note.to_json() for note in self.notes],
        }


def decision_from_json(data: Mapping[str, Any]) -> Decision:
    """The inverse of `Decision.to_json`, for trusted data."""
    return Decision(
        data["scale"],
        data["simulations"],
        tuple(Candidate(*move) for move in data["candidates"]),
        tuple(data["expected"]),
        tuple(
            reason_from_json(reason) for reason in data["reasons"] if reason["kind"] not in RETIRED
        ),
        tuple(belief_from_json(belief) for belief in data["roles"]),
        tuple(reason_from_json(note) for note in data["notes"]),
    )


def bare(action: int, reason: str) -> Decision:
    """A decision without alternatives, with one reason."""
    return Decision(WEIGHT, 0, (Candidate(action, 0, None, None),), (), (Reason(reason),))


def drawn(actions: Sequence[int], action: int) -> Decision:
    """A move drawn uniformly from the legal ones."""
    others = [other for other in actions if other != action][: CONSIDERED - 1]
    moves = tuple(Candidate(move, 0, None, None, equal=True) for move in (action, *others))
    return replace(bare(action, AT_RANDOM), candidates=moves)
