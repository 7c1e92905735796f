"""What is worth counting over many games: figures declared once, told from what everybody saw."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from farol.core.data import Json

Adds = Literal["sum", "most", "favourite"]

LONGEST_THING: Final = 40  # letters of what may be a favourite


class Figure(NamedTuple):
    """One figure of a seat, called `figure-<name>` in the game's text.

    `sum` and `most` say how the figures of several games make one. A figure with `of` is the part
    of another one that went well. A `favourite` is counted by things, whose names stand in the
    game's text under `<things>-<thing>`.
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
        """So many more of a figure."""
        if (figures := self._of(seat)) is not None:
            figures[name] = figures.get(name, 0) + count

    def most(self, seat: Json, name: str, count: int) -> None:
        """A figure that counts at its highest."""
        if (figures := self._of(seat)) is not None:
            figures[name] = max(figures.get(name, count), count)

    def like(self, seat: Json, name: str, thing: Json) -> None:
        """One more of a thing, for a favourite."""
        self.add(seat, f"{name}/{thing}")

    def _of(self, seat: Json) -> dict[str, int] | None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.seats):
            return None
        return self.seats[seat]


Teller = Callable[[Mapping[str, Json]], None]  # is told every event as spectators see it


class Statistics(NamedTuple):
    """What a game counts. `teller` makes one that fills a tally, event by event; `edition` grows
    when the same figures are counted otherwise."""

    figures: tuple[Figure, ...]
    teller: Callable[[Tally], Teller]
    low_wins: bool = False  # the lowest score is the best
    edition: int = 1

    @property
    def key(self) -> str:
        """Equal for statistics that count alike: figures of another key are counted anew."""
        return f"{self.edition}:{','.join(figure.name for figure in self.figures)}"


def _nothing(_: Tally) -> Teller:
    return lambda _: None


NONE: Final = Statistics((), _nothing)  # of a game that declares none: its results still count
