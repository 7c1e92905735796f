"""Timeouts are extended for starved tests only."""

import pytest

from tests.patience import MOST_TIMES, NOTED, USUAL, patience, times_as_long


@pytest.mark.parametrize(
    ("noted", "times"),
    [
        ("6000000000 0 100", 1.0),
        ("6000000000 6000000000 100", 2.0),
        ("6151008118 389999005454 6094", MOST_TIMES),
        ("0 0 0", 1.0),
    ],
)
def test_whoever_waits_for_a_processor_has_more_patience(noted: str, times: float) -> None:
    assert times_as_long(noted) == times


@pytest.mark.skipif(not NOTED.exists(), reason="only Linux notes it")
def test_this_process_has_the_usual_patience_at_least() -> None:
    assert USUAL <= patience() <= USUAL * MOST_TIMES
