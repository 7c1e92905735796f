"""Chi-square test of samples, on fixed seeds."""

from collections.abc import Mapping
from typing import Final

SURE: Final = 5  # sigma: one in 3.5 million


def chi_square(
    counts: Mapping[int, int], weights: Mapping[int, int], draws: int
) -> tuple[float, int]:
    """The statistic and its degrees of freedom."""
    total = sum(weights.values())
    statistic = 0.0
    for outcome, weight in weights.items():
        expected = draws * weight / total
        statistic += (counts.get(outcome, 0) - expected) ** 2 / expected
    return statistic, len(weights) - 1


def assert_fair(counts: Mapping[int, int], weights: Mapping[int, int], draws: int) -> None:
    """Assert that counts of so many draws match these weights."""
    assert set(counts) <= set(weights), "something was drawn that is not possible"
    statistic, freedom = chi_square(counts, weights, draws)
    # the Wilson-Hilferty normal approximation
    if freedom:
        sigma = (2 / (9 * freedom)) ** 0.5
        z = ((statistic / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sigma
        assert z < SURE, f"chi-square {statistic:.1f} with {freedom} degrees of freedom"
