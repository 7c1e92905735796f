"""What results say, on results made by hand."""

import math

import pytest

from farol.arena.figures import elo_intervals, figures, gold_by_role, interval
from farol.arena.match import Result


def result(number: int, bots: list[str], scores: list[int], deal: int | None = None) -> Result:
    places = [1 + sum(other > score for other in scores) for score in scores]
    return {
        "match": number,
        "deal": number if deal is None else deal,
        "bots": bots,
        "scores": scores,
        "places": places,
        "rounds": [],
        "slowest": [0.1] * len(bots),
        "moves": [1] * len(bots),
        "problems": [],
        "actions": [],
    }


def test_an_interval_holds_the_mean_and_shrinks_with_the_root_of_the_count() -> None:
    few = interval([0.0, 1.0] * 8)
    many = interval([0.0, 1.0] * 32)
    assert few.mean == many.mean == 0.5
    assert few.high - few.mean == pytest.approx(1.96 * math.sqrt(0.25 * 16 / 15 / 16), rel=1e-3)
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, rel=0.05)


def test_a_single_sample_says_nothing() -> None:
    assert interval([3.0]).high == math.inf


def test_first_places_are_shared_and_mean_places_counted() -> None:
    results = [result(0, ["a", "b", "c"], [5, 5, 1]), result(1, ["b", "c", "a"], [7, 2, 9])]
    found = {figure.bot: figure for figure in figures(results)}
    assert found["a"].wins.mean == 0.75
    assert found["b"].wins.mean == 0.25
    assert found["c"].place.mean == 3
    assert [figure.bot for figure in figures(results)] == ["a", "b", "c"]


def test_matches_of_one_deal_count_as_one_sample() -> None:
    results = [result(n, ["a", "b"], [n % 3, 1], deal=n // 2) for n in range(8)]
    assert figures(results)[0].wins.count == 4


def test_elo_puts_the_stronger_bot_above_and_says_how_sure_it_is() -> None:
    results = [result(n, ["a", "b"], [0 if n % 4 == 0 else 2, 1]) for n in range(80)]
    elo = elo_intervals(["a", "b"], results)
    gap = elo["a"].mean - elo["b"].mean
    assert gap == pytest.approx(400 * math.log10(3), rel=0.06)
    assert elo["a"].low < elo["a"].mean < elo["a"].high
    assert elo["a"].low > elo["b"].high


def test_a_bot_that_never_loses_has_a_finite_elo() -> None:
    results = [result(n, ["a", "b"], [2, 1]) for n in range(5)]
    assert 0 < elo_intervals(["a", "b"], results)["b"].mean < 1500


def test_gold_is_given_to_who_played_the_role() -> None:
    played = result(0, ["expert/regular", "regular", "regular"], [3, 1, 1])
    played["rounds"] = [
        {"saboteurs": [0], "gains": [4, 0, 0]},
        {"saboteurs": [1], "gains": [2, 0, 1]},
    ]
    gold = gold_by_role([played])
    assert gold["expert"]["saboteur"].mean == 4
    assert gold["regular"]["saboteur"].mean == 0
    assert gold["regular"]["digger"].mean == pytest.approx((0 + 0 + 2 + 1) / 4)
