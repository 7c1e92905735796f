"""Statistics of seats, computed from public events."""

import pytest

from farol.contracts.statistics import NONE, Figure, Statistics, Tally


def test_a_figure_is_counted_for_its_seat() -> None:
    tally = Tally(2)
    tally.add(0, "moves")
    tally.add(0, "moves", 3)
    tally.add(1, "moves", 0)
    assert tally.seats == [{"moves": 4}, {"moves": 0}]


def test_the_most_is_kept_and_may_be_negative() -> None:
    tally = Tally(1)
    found = []
    for count in (-3, -5, 2, 1):
        tally.most(0, "best", count)
        found.append(tally.seats[0]["best"])
    assert found == [-3, -3, 2, 2]


def test_a_favourite_is_counted_by_things() -> None:
    tally = Tally(1)
    for thing in ("tea", "ice", "tea"):
        tally.like(0, "drink", thing)
    assert tally.seats == [{"drink/tea": 2, "drink/ice": 1}]


@pytest.mark.parametrize("seat", [-1, 2, None, "0", True, False])
def test_whoever_is_no_seat_has_no_figures(seat: int | str | None) -> None:
    tally = Tally(2)
    tally.add(seat, "moves")
    tally.most(seat, "best", 1)
    tally.like(seat, "drink", "tea")
    assert tally.seats == [{}, {}]


def test_statistics_of_another_key_are_counted_anew() -> None:
    figures = (Figure("moves"), Figure("best", "most"))
    first = Statistics(figures, NONE.teller)
    assert first.key == "1:moves,best"
    assert first._replace(edition=2).key == "2:moves,best"
    assert NONE.key == "1:"
