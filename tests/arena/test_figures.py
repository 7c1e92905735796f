"""Figures of hand-made results."""

import math

import pytest

from farol.arena.figures import elo_intervals, figures, gains_by_role
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


def test_matches_of_one_deal_do_not_make_elo_surer() -> None:
    def scores(number: int) -> list[int]:
        return [0 if number % 4 == 0 else 2, 1]

    once = [result(n, ["a", "b"], scores(n)) for n in range(24)]
    copies = [result(n, ["a", "b"], scores(n // 6), deal=n // 6) for n in range(144)]
    fresh = [result(n, ["a", "b"], scores(n)) for n in range(144)]
    widths = [
        elo["a"].high - elo["a"].low
        for elo in (elo_intervals(["a", "b"], found) for found in (once, copies, fresh))
    ]
    assert widths[1] == pytest.approx(widths[0], rel=0.25)
    assert widths[2] < widths[0] / 2


def test_one_deal_says_nothing_of_elo() -> None:
    results = [result(n, ["a", "b"], [2, 1], deal=0) for n in range(9)]
    assert elo_intervals(["a", "b"], results)["a"].high == math.inf


def test_a_bot_that_always_won_has_no_interval_without_width() -> None:
    found = figures([result(n, ["a", "b"], [2, 1]) for n in range(8)])
    best, worst = found
    assert best.wins.mean == best.place.mean == 1
    assert best.wins.low == pytest.approx(8 / (8 + 2.3646**2), abs=1e-4)
    assert best.wins.text(100, 1) == "100.0 [58.9, 100.0]"
    assert worst.wins.text(100, 1) == "0.0 [0.0, 41.1]"
    assert best.place.text() == "1.00 [1.00, 1.41]"
    assert best.elo is not None
    assert best.elo.low < best.elo.mean < best.elo.high


def rounds(*played: tuple[int, list[int]]) -> list[dict[str, object]]:
    return [
        {
            "roles": {"saboteur": [one], "digger": [seat for seat in range(3) if seat != one]},
            "gains": gains,
        }
        for one, gains in played
    ]


def test_what_a_round_brings_is_given_to_who_played_the_role() -> None:
    played = result(0, ["expert/regular", "regular", "regular"], [3, 1, 1])
    played["rounds"] = rounds((0, [4, 0, 0]), (1, [2, 0, 1]))
    gains = gains_by_role([played])
    assert gains["expert"]["saboteur"].mean == 4
    assert gains["regular"]["saboteur"].mean == 0
    assert gains["regular"]["digger"].mean == pytest.approx((0 + 0 + 2 + 1) / 4)
    assert gains["regular"]["digger"].high == math.inf
    shown = {figure.bot: figure.roles for figure in figures([played])}
    assert shown["expert/regular"]["saboteur"].mean == 4
    assert list(shown["regular"]) == ["digger", "saboteur"]


def test_a_round_counts_as_much_in_a_long_match_as_in_a_short_one() -> None:
    short, long = (result(n, ["a", "a", "a"], [1, 1, 1]) for n in range(2))
    short["rounds"] = rounds((0, [4, 0, 0]))
    long["rounds"] = rounds((0, [1, 0, 0]), (0, [1, 0, 0]), (0, [2, 0, 0]))
    assert gains_by_role([short, long])["a"]["saboteur"].mean == 2


def test_intervals_of_roles_count_deals() -> None:
    results = [result(n, ["a", "a", "a"], [1, 1, 1], deal=n // 4) for n in range(40)]
    for one in results:
        one["rounds"] = rounds((0, [one["deal"] % 2 * 4, 0, 0]))
    gain = gains_by_role(results)["a"]["saboteur"]
    assert (gain.mean, gain.count) == (2, 10)
    assert gain.high - gain.low == pytest.approx(2 * 2.262 * math.sqrt(40 / 9 / 10), rel=0.2)
