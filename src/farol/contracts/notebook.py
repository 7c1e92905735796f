"""What people keep count of at a table: declared once, counted from what one seat may know."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from farol.contracts.statistics import Tally, Teller
from farol.core.data import Json

View = Mapping[str, Json]  # what a seat, or a spectator, sees


class Left(NamedTuple):
    """So many of a kind of thing that a seat has not seen yet, of so many in the game.

    The game's text calls the kinds together `notebook-left-<group>`, and this one by `name`.
    """

    group: str
    name: str
    left: int
    of: int


class Notebook(NamedTuple):
    """What a game's players would count.

    `counts` are deeds of every seat, called `notebook-<name>` in the game's text; `teller` makes
    one that is told every event as spectators see it, and fills a tally. `memory`: those of them
    that tell what one would have to remember. `own` are sums of what the seat itself has, called
    `notebook-own-<name>`. `left` is what is still out, by the view of a seat and by what the tally
    remembers. `tags` are what one may think of another
    seat, called `notebook-tag-<name>`. What is remembered and what is left is counted only where
    the table lets people count.
    """

    counts: tuple[str, ...]
    teller: Callable[[Tally], Teller]
    memory: frozenset[str] = frozenset()
    own: Callable[[View], Sequence[tuple[str, int]]] = lambda _: ()
    left: Callable[[View, Tally], Sequence[Left]] = lambda _view, _tally: ()
    tags: tuple[str, ...] = ()


class Page(NamedTuple):
    """A notebook at one moment. `counts` are by seat, in the order of the notebook's."""

    counts: list[list[int]]
    own: list[tuple[str, int]]
    left: list[Left]


def page_of(
    notebook: Notebook, seats: int, events: Sequence[View], view: View, counting: bool = True
) -> Page:
    """What can be counted now: from `events`, as everybody saw them, and the `view` of one seat."""
    tally = Tally(seats)
    tell = notebook.teller(tally)
    for event in events:
        tell(event)
    return page_after(notebook, tally, view, counting)


def page_after(notebook: Notebook, tally: Tally, view: View, counting: bool = True) -> Page:
    """What can be counted once a tally was filled up to the moment of a view."""
    hidden = frozenset() if counting else notebook.memory
    counts = [
        [0 if name in hidden else seat.get(name, 0) for name in notebook.counts]
        for seat in tally.seats
    ]
    left = list(notebook.left(view, tally)) if counting else []
    return Page(counts, list(notebook.own(view)), left)


def _nothing(_: Tally) -> Teller:
    return lambda _: None


NO_NOTEBOOK: Final = Notebook((), _nothing)  # of a game that declares none
