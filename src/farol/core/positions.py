"""The moves of a ledger as one seat saw them, and every position that may follow from them."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from farol.core.rand import Rand

T = TypeVar("T")

# how a card is picked from its place
DRAWN: Final = 0  # by chance: every card there is as likely
CHOSEN: Final = 1  # by a seat: every kind there is as likely
SHOWN: Final = 2  # by a seat that had to show this kind if it could
LACKED: Final = 3  # not at all: the place is seen to have none of this kind

HOWS: Final = 4
UNKNOWN: Final = -1
MOST_STEPS: Final = 1 << 15  # kinds tried at positions, over all moves: some 50 ms, 6 MB
KEPT: Final = 8  # histories whose positions stay in memory
BITS: Final = 1 << 30  # as many values has Rand.bits


class Known(NamedTuple):
    """A move as one seat saw it; `kind` may be UNKNOWN."""

    source: int
    target: int
    kind: int
    how: int


class FirstPosition(NamedTuple):
    """The first position: cards by kind, place after place."""

    kinds: int
    counts: bytes


def pick(items: Sequence[T], weights: Sequence[float], rand: Rand) -> T:
    """One of the items, in proportion to its weight."""
    rest = sum(weights) * int(rand.bits()) / BITS
    for item, weight in zip(items, weights, strict=True):
        rest -= weight
        if rest < 0:
            return item
    return items[-1]


class Positions:
    """The positions after each move with their weights, as far as few are possible."""

    def __init__(self, start: FirstPosition) -> None:
        self.start: Final = start
        self.known: tuple[Known, ...] = ()  # the moves so far
        self.layers: list[dict[bytes, float]] = [{start.counts: 1.0}]
        self.steps = [0]  # kinds tried up to each layer

    def shared(self, known: Sequence[Known]) -> int:
        """How many of its first moves are the same."""
        for number, (ours, theirs) in enumerate(zip(self.known, known, strict=False)):
            if ours != theirs:
                return number
        return min(len(self.known), len(known))

    def after(self, known: tuple[Known, ...]) -> "Positions":
        """The positions of other moves; those of the moves that both begin with are shared."""
        same = self.shared(known)
        other = Positions(self.start)
        other.layers, other.steps = self.layers[: same + 1], self.steps[: same + 1]
        other.known = known[:same]
        for move in known[same:]:
            if not other._add(move):
                break
        return other

    def _add(self, move: Known) -> bool:
        """The positions after one more move, unless they are too many."""
        before, kinds = self.layers[-1], self.start.kinds
        tried = _kinds_of(move, kinds)
        steps = self.steps[-1] + len(before) * len(tried)
        if steps > MOST_STEPS:
            return False
        found: dict[bytes, float] = {}
        for position, weight in before.items():
            for kind in tried:
                chance = _chance(position, move, kinds, kind)
                if chance:
                    after = _moved(position, move.source, move.target, kinds, kind)
                    found[after] = found.get(after, 0.0) + weight * chance
        total = sum(found.values())
        self.layers.append({position: weight / total for position, weight in found.items()})
        self.steps.append(steps)
        self.known += (move,)
        return True

    def pick(self, rand: Rand) -> list[int]:
        """The kinds of all moves in a past that fits."""
        now = pick(list(self.layers[-1]), list(self.layers[-1].values()), rand)
        found: list[int] = []
        for number in range(len(self.known) - 1, -1, -1):  # backwards: what came before this?
            now, kind = self._before(number, now, rand)
            found.append(kind)
        return found[::-1]

    def _before(self, number: int, now: bytes, rand: Rand) -> tuple[bytes, int]:
        """A position before a move that leads to `now`, and the kind that moved."""
        move, kinds = self.known[number], self.start.kinds
        found: list[tuple[bytes, int]] = []
        weights: list[float] = []
        for kind in _kinds_of(move, kinds):
            if move.source == move.target or now[move.target * kinds + kind]:
                position = _moved(now, move.target, move.source, kinds, kind)
                weight = self.layers[number].get(position, 0.0)
                weight *= _chance(position, move, kinds, kind)
                if weight:
                    found.append((position, kind))
                    weights.append(weight)
        return pick(found, weights, rand)

    def expected(self, place: int) -> list[float]:
        """How many cards of each kind lie at a place now, on average."""
        at, now = place * self.start.kinds, self.layers[-1]
        return [
            sum(weight * position[at + kind] for position, weight in now.items())
            for kind in range(self.start.kinds)
        ]


_recent: list[Positions] = []  # the last ones that were asked for


def positions(start: FirstPosition, known: tuple[Known, ...]) -> Positions | None:
    """Every position after these moves; None if there are too many."""
    alike = [each for each in _recent if each.start == start]
    found = max(alike, key=lambda each: each.shared(known), default=None) or Positions(start)
    longer = found if found.known == known else found.after(known)
    if longer.known != found.known or found not in _recent:
        _recent[:] = [*_recent[1 - KEPT :], longer]
    return longer if longer.known == known else None


def _chance(position: Sequence[int], move: Known, kinds: int, kind: int) -> float:
    """How likely the move takes this kind from its place."""
    at = move.source * kinds
    count = position[at + kind]
    if move.how == LACKED:
        return float(count == 0)
    if count == 0:
        return 0.0
    if move.how == DRAWN:
        return count / sum(position[at : at + kinds])
    if move.how == CHOSEN:
        return 1 / sum(1 for other in position[at : at + kinds] if other)
    return 1.0


def _moved(position: bytes, source: int, target: int, kinds: int, kind: int) -> bytes:
    if source == target:
        return position
    after = bytearray(position)
    after[source * kinds + kind] -= 1
    after[target * kinds + kind] += 1
    return bytes(after)


def _kinds_of(move: Known, kinds: int) -> Sequence[int]:
    return range(kinds) if move.kind == UNKNOWN else (move.kind,)
