"""Intervals, compared with values from tables and by simulation."""

import math
import statistics

import pytest

from farol.arena.intervals import (
    Interval,
    bootstrap,
    mean_interval,
    share_interval,
    student,
    wilson,
)
from farol.core.rand import Rand


@pytest.mark.parametrize(
    ("freedom", "sigmas"),
    [
        (1, 12.706),
        (2, 4.303),
        (3, 3.182),
        (4, 2.776),
        (7, 2.365),
        (10, 2.228),
        (30, 2.042),
        (5000, 1.960),
    ],
)
def test_student_is_what_tables_say(freedom: int, sigmas: float) -> None:
    assert student(freedom) == pytest.approx(sigmas, abs=0.0006)


def test_few_samples_get_the_interval_of_student() -> None:
    found = mean_interval([1, 2, 3, 4, 5])
    assert (found.mean, found.count) == (3, 5)
    assert found.high - 3 == pytest.approx(2.776 * math.sqrt(2.5 / 5), abs=1e-3)
    assert found.text() == "3.00 ± 1.96"


def test_a_single_sample_says_nothing() -> None:
    found = mean_interval([3.0])
    assert found.high == math.inf
    assert found.text() == "3.00 ± ?"
    assert found.to_json() == {"mean": 3.0, "low": None, "high": None, "count": 1}
    assert share_interval([1.0], 4) == Interval(1.0, 0.0, 1.0, 1)


def test_samples_that_are_all_the_same_do_not_pretend_to_be_exact() -> None:
    assert mean_interval([0.0] * 30).text() == "0.00 ± ?"
    assert "±" not in share_interval([1.0] * 12, 48).text(100, 1)


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.0, 10, 0.0, 0.2775), (0.5, 10, 0.2366, 0.7634), (0.9, 50, 0.7864, 0.9565)],
)
def test_wilson_is_what_tables_say(share: float, count: int, low: float, high: float) -> None:
    assert wilson(share, count, 1.959964) == pytest.approx((low, high), abs=1e-4)


def test_shares_of_single_matches_count_as_they_are() -> None:
    found = share_interval([1.0] * 5 + [0.0] * 5, 10)
    low, high = wilson(0.5, 10, student(9))
    assert (found.low, found.high) == pytest.approx((low, high))


def test_shares_that_hardly_differ_say_more_but_never_more_than_all_matches() -> None:
    monotonic = share_interval([0.5] * 10, 40)
    assert (monotonic.low, monotonic.high) == pytest.approx(wilson(0.5, 40, student(9)))


def test_a_bootstrap_is_as_wide_as_student_for_a_few_clusters() -> None:
    rand = Rand(4)
    samples = [float(rand.below(100)) for _ in range(12)]
    [(low, high)] = bootstrap(samples, lambda drawn, _rand: [statistics.fmean(drawn)])
    exact = mean_interval(samples)
    assert high - low == pytest.approx(exact.high - exact.low, rel=0.12)


def test_nine_of_ten_intervals_and_more_hold_the_truth() -> None:
    rand = Rand(9)
    held = 0
    for _ in range(200):
        samples = [float(rand.below(10) < 9) for _ in range(8)]
        found = share_interval(samples, 8)
        held += found.low <= 0.9 <= found.high
    assert held >= 186
