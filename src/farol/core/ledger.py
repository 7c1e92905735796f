"""A ledger of hidden moves: who saw which card go where, and the pasts that fit what a seat saw.

Where cards go back into a deck, change hands or are shown and hidden again, the present does not
tell what a seat knows: its history does. A ledger is the cards of a game, by place and kind, and
all their moves. `sample` draws another past for a seat, each as likely as the rules make it:
exactly up to `MOST_STEPS` in `farol.core.positions`, by weight beyond (`farol.core.pasts`), where a
world costs at most some 700 pasts of all moves, and 32 as a rule.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from farol.core.data import Fields, Json
from farol.core.errors import BadPosition
from farol.core.event import NOBODY
from farol.core.layout import Field
from farol.core.pasts import Pasts
from farol.core.positions import (
    CHOSEN,
    DRAWN,
    HOWS,
    LACKED,
    SHOWN,
    UNKNOWN,
    FirstPosition,
    Known,
    positions,
)
from farol.core.rand import Rand
from farol.core.state import State

__all__ = ["CHOSEN", "DRAWN", "LACKED", "SHOWN", "Ledger", "LedgerField", "Move"]

WORLDS: Final = 32  # that an average is taken over


class Move(NamedTuple):
    """A card of a kind goes from a place to a place, perhaps the same; `seen`: the seats that saw
    which kind it was, as the audience of an event. With LACKED nothing goes anywhere."""

    source: int
    target: int
    kind: int
    seen: int
    how: int


class Ledger:
    """The cards of a game: `counts[place][kind]`, and the moves so far.

    >>> from farol.core.event import only
    >>> cards = Ledger([[1, 1], [0, 0]])  # two cards in the deck, and an empty hand
    >>> cards.move(0, 1, 1, seen=only(0))
    >>> cards.counts
    [[1, 0], [0, 1]]
    >>> cards.expected(0, 1, Rand(1)), cards.expected(1, 1, Rand(1))
    ([0.0, 1.0], [0.5, 0.5])
    """

    def __init__(self, start: Sequence[Sequence[int]]) -> None:
        """The cards of each place by kind, which everybody knows at first."""
        self.start = [list(counts) for counts in start]
        self.counts = [list(counts) for counts in start]
        self.moves: list[Move] = []

    def copy(self) -> "Ledger":
        """An independent equal ledger."""
        twin = Ledger(self.start)
        twin.counts = [counts[:] for counts in self.counts]
        twin.moves = self.moves[:]
        return twin

    def move(
        self, source: int, target: int, kind: int, seen: int = NOBODY, how: int = DRAWN
    ) -> None:
        """A card goes from a place to another, or is shown where it is."""
        self.counts[source][kind] -= 1
        self.counts[target][kind] += 1
        self.moves.append(Move(source, target, kind, seen, how))

    def held(self, place: int) -> list[int]:
        """The cards at a place, one kind after the other."""
        return [kind for kind, count in enumerate(self.counts[place]) for _ in range(count)]

    # --- other pasts ---------------------------------------------------------------------------

    def sample(self, seat: int, rand: Rand) -> "Ledger":
        """A ledger that looks the same to this seat, drawn only from what it saw."""
        start, known = self.seen_by(seat)
        exact = positions(start, known)
        kinds = Pasts(start, known).pick(rand) if exact is None else exact.pick(rand)
        other = Ledger(self.start)
        for move, kind in zip(self.moves, kinds, strict=True):
            other.move(move.source, move.target, kind, move.seen, move.how)
        return other

    def expected(self, seat: int, place: int, rand: Rand, worlds: int = WORLDS) -> list[float]:
        """How many cards of each kind lie at a place, on average over what the seat may believe:
        exactly where few positions are possible, else over so many worlds."""
        start, known = self.seen_by(seat)
        exact = positions(start, known)
        if exact is not None:
            return exact.expected(place)
        return Pasts(start, known, worlds).expected(place, rand)

    def seen_by(self, seat: int) -> tuple[FirstPosition, tuple[Known, ...]]:
        """The first position, and the moves as this seat saw them."""
        counts = bytes(count for place in self.start for count in place)
        return FirstPosition(len(self.start[0]), counts), tuple(
            Known(source, target, kind if seen >> seat & 1 else UNKNOWN, how)
            for source, target, kind, seen, how in self.moves
        )


# --- as a field of a state -----------------------------------------------------------------------


class LedgerField(Field):
    """A ledger as a member of a dump: its moves."""

    def to_json(self, value: Ledger) -> Json:
        """Each move as five numbers."""
        return [list(move) for move in value.moves]

    def read(self, state: State, fields: Fields) -> Ledger:
        """The ledger after these moves from the state's first position."""
        moves, blank = fields.value(self.name), self.value(state)
        if not isinstance(moves, list):
            raise BadPosition(f"{self.name!r} must be a list of moves.")
        ledger = Ledger(blank.start)
        most = (len(ledger.start), len(ledger.start), len(ledger.start[0]), 1 << state.seats, HOWS)
        for each in moves:
            one = Fields({self.name: each}, "A move", BadPosition)
            move = Move(*one.integers(self.name, 0, max(most), len(most)))
            if any(number >= limit for number, limit in zip(move, most, strict=True)):
                raise BadPosition(f"{self.name!r} holds a move {each} beyond its limits.")
            lacks = ledger.counts[move.source][move.kind] == 0
            if lacks != (move.how == LACKED) or (lacks and move.source != move.target):
                raise BadPosition(f"{self.name!r}: no such card is there to move: {each}.")
            ledger.move(*move)
        return ledger
