"""Statistics over many games: figures declared once, computed from public events."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from farol.core.data import Json

Adds = Literal["sum", "most", "favourite"]

LONGEST_THING: Final = 40  # letters of a favourite's name


class Figure(NamedTuple):
    """One figure of a seat, called `figure-<name>` in the game's text.

    `sum` and `most` are how figures of several games are combined. A figure with `of` is the
    successful part of another one. A `favourite` is counted by things, whose names are
    `<things>-<thing>` in the game's text.
    """

    name: str
    adds: Adds = "sum"
    of: str = ""
    things: str = ""


class Tally:
    """The figures of one game, seat by seat. Players without a seat (e.g. a dummy) are ignored."""

    def __init__(self, seats: int) -> None:
        self.seats: Sequence[dict[str, int]] = [{} for _ in range(seats)]

    def add(self, seat: Json, name: str, count: int = 1) -> None:
        """Add to a figure."""
        if (figures := self._of(seat)) is not None:
            figures[name] = figures.get(name, 0) + count

    def most(self, seat: Json, name: str, count: int) -> None:
        """Raise a figure to a maximum."""
        if (figures := self._of(seat)) is not None:
            figures[name] = max(figures.get(name, count), count)

    def like(self, seat: Json, name: str, thing: Json) -> None:
        """Count a thing for a favourite."""
        self.add(seat, f"{name}/{thing}")

    def _of(self, seat: Json) -> dict[str, int] | None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.seats):
            return None
        return self.seats[seat]


Teller = Callable[[Mapping[str, Json]], None]  # called with every event as spectators see it


class Statistics(NamedTuple):
    """The statistics of a game. `teller` creates a callable that fills a tally, event by event;
    `edition` is raised when the computation of a figure changes."""

    figures: tuple[Figure, ...]
    teller: Callable[[Tally], Teller]
    low_wins: bool = False  # the lowest score wins
    edition: int = 1

    @property
    def key(self) -> str:
        """Version key: figures of another key are recomputed."""
        return f"{self.edition}:{','.join(figure.name for figure in self.figures)}"


def _nothing(_: Tally) -> Teller:
    return lambda _: None


NONE: Final = Statistics((), _nothing)  # of a game without its own; its results still count
