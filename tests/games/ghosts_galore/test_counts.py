"""Counts of Ghosts Galore: figures over many games, and a seat's notebook."""

import pytest

from farol.contracts.notebook import page_of
from farol.contracts.statistics import Tally
from farol.games.ghosts_galore.game import GAME
from farol.games.ghosts_galore.notebook import NOTEBOOK
from farol.games.ghosts_galore.statistics import STATISTICS

from .table import CLAIMED, play, started


def test_what_seats_drew_took_and_placed_is_counted() -> None:
    tally = Tally(2)
    tell = STATISTICS.teller(tally)
    state = started(2)
    for event in play(state, f"{CLAIMED} 1r0 2r0 draw tile16 leave draw tile17 leave"):
        seen = GAME.event_view(event, None)
        if seen is not None:
            tell(seen)
    # tile 10 has a skeleton, a wisp and a diamond, tile 11 a werewolf and a diamond
    assert tally.seats[0] == {
        "drawn": 2,
        "kept": 1,
        "placed": 1,
        "diamonds": 1,
        "monsters": 2,
        "monster/skeleton": 1,
        "monster/wisp": 1,
    }
    assert tally.seats[1] == {
        "drawn": 1,
        "took": 1,
        "placed": 1,
        "diamonds": 1,
        "monsters": 1,
        "monster/werewolf": 1,
    }


def test_figures_add_up_as_they_are_declared() -> None:
    declared = {
        figure.name: (figure.adds, figure.of, figure.things) for figure in STATISTICS.figures
    }
    assert declared["kept"] == ("sum", "drawn", "")
    assert declared.pop("monster") == ("favourite", "", "monster")
    assert {adds for adds, _, _ in declared.values()} == {"sum"}


@pytest.mark.parametrize(("seat", "points"), [(0, 0), (1, 7)])
def test_ones_own_points_stand_in_the_notebook(seat: int, points: int) -> None:
    state = started(2, f"{CLAIMED} 1r0 2r0")
    assert page_of(NOTEBOOK, 2, [], GAME.observe(state, seat)).own == [("points", points)]
    assert page_of(NOTEBOOK, 2, [], GAME.observe(state, None)).own == []
