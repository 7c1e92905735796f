"""Notebooks: counts that players keep, declared once, computed from one seat's knowledge."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from farol.contracts.statistics import Tally, Teller
from farol.core.data import Json

View = Mapping[str, Json]  # the view of a seat or spectator


class Left(NamedTuple):
    """Unseen things of a kind: so many of so many in the game.

    The group is called `notebook-left-<group>` in the game's text, and the kind `name`.
    """

    group: str
    name: str
    left: int
    of: int


class Notebook(NamedTuple):
    """The notebook of a game.

    `counts` are actions of every seat, called `notebook-<name>` in the game's text; `teller`
    creates a callable for every event as spectators see it, which fills a tally. `memory`: those
    counts that players would have to remember. `own` are sums over the seat's own things, called
    `notebook-own-<name>`. `left` are unseen things, by the view of a seat and by the tally. `tags`
    are opinions about another seat, called `notebook-tag-<name>`. `memory` and `left` are shown
    only where the table allows counting.
    """

    counts: tuple[str, ...]
    teller: Callable[[Tally], Teller]
    memory: frozenset[str] = frozenset()
    own: Callable[[View], Sequence[tuple[str, int]]] = lambda _: ()
    left: Callable[[View, Tally], Sequence[Left]] = lambda _view, _tally: ()
    tags: tuple[str, ...] = ()


class Page(NamedTuple):
    """A notebook page at one moment. `counts` are by seat, in the notebook's order."""

    counts: list[list[int]]
    own: list[tuple[str, int]]
    left: list[Left]


def page_of(
    notebook: Notebook, seats: int, events: Sequence[View], view: View, counting: bool = True
) -> Page:
    """The present page, from public `events` and the `view` of one seat."""
    tally = Tally(seats)
    tell = notebook.teller(tally)
    for event in events:
        tell(event)
    return page_after(notebook, tally, view, counting)


def page_after(notebook: Notebook, tally: Tally, view: View, counting: bool = True) -> Page:
    """The page for a tally filled up to the moment of a view."""
    hidden = frozenset() if counting else notebook.memory
    counts = [
        [0 if name in hidden else seat.get(name, 0) for name in notebook.counts]
        for seat in tally.seats
    ]
    left = list(notebook.left(view, tally)) if counting else []
    return Page(counts, list(notebook.own(view)), left)


def _nothing(_: Tally) -> Teller:
    return lambda _: None


NO_NOTEBOOK: Final = Notebook((), _nothing)  # of a game without one
