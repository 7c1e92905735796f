"""What a bot considered when it moved, as data that can be kept with the move."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from farol.bots.reason import Reason, RoleBelief, belief_from_json, reason_from_json
from farol.core.data import Json

# Scales of what a move is worth.
WIN: Final = "win"  # the chance to win, 0 to 1
POINTS: Final = "points"  # how many points it leaves the seat ahead of the best rival
WEIGHT: Final = "weight"  # how good it looks at first sight, 0 to 1: nothing was searched
CONSIDERED: Final = 8  # moves that are remembered
ONLY_MOVE: Final = "only-move"
AT_RANDOM: Final = "at-random"
NOT_TOLD: Final = "not-told"
# Kinds of comparisons in decisions that were kept before comparisons had sums.
RETIRED: Final = frozenset(
    {
        *("about-equal", "slightly-better", "clearly-better", "clearly-ahead"),
        *("first-thought", "second-thought"),
    }
)


@dataclass(frozen=True)
class Candidate:
    """A move with what it is worth; None if that is not known."""

    action: int
    visits: int
    value: float | None  # 0 to 1 for the seat, as the search or the first thought has it
    worth: float | None  # the same on the scale of the decision, for people
    equal: bool = False  # about as good as the first one


@dataclass(frozen=True)
class Decision:
    """A move and what was considered, from what the seat knew. Small enough to be kept with it.

    The move that was played is the first candidate. The others follow by value; after a search
    none has a greater value than the first.
    """

    scale: str  # of what moves are worth: WIN, POINTS or WEIGHT
    simulations: int
    candidates: tuple[Candidate, ...]
    expected: tuple[float, ...]  # by seat, 0 to 1; empty without search
    reasons: tuple[Reason, ...]
    roles: tuple[RoleBelief, ...] = ()
    notes: tuple[Reason, ...] = ()

    @property
    def action(self) -> int:
        """The move that is played."""
        return self.candidates[0].action

    def to_json(self) -> dict[str, Json]:
        """As kept with a table's record; readers may know what the seat knew."""
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
    """The inverse of `Decision.to_json`; the data are our own."""
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
    """A decision without alternatives: one reason is all there is to say."""
    return Decision(WEIGHT, 0, (Candidate(action, 0, None, None),), (), (Reason(reason),))


def drawn(actions: Sequence[int], action: int) -> Decision:
    """A move drawn from all that are legal, each as likely as the others."""
    others = [other for other in actions if other != action][: CONSIDERED - 1]
    moves = tuple(Candidate(move, 0, None, None, equal=True) for move in (action, *others))
    return replace(bare(action, AT_RANDOM), candidates=moves)
