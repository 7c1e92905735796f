"""Chi-square test of samples, on fixed seeds."""

from collections.abc import Callable, Mapping
from typing import Final

SURE: Final = 5  # sigma: one in 3.5 million
LEAST: Final = 10  # draws of a value in two samples; rarer values are counted together


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


def assert_fair(
    counts: Mapping[int, int],
    weights: Mapping[int, int],
    draws: int,
    name: Callable[[int], str] = str,
) -> None:
    """Assert that counts of so many draws match these weights."""
    wrong = [name(outcome) for outcome in sorted(set(counts) - set(weights))]
    assert not wrong, f"something was drawn that is not possible: {', '.join(wrong)}"
    statistic, freedom = chi_square(counts, weights, draws)
    if freedom:
        assert sigmas(statistic, freedom) < SURE, (
            f"chi-square {statistic:.1f} with {freedom} degrees of freedom:"
            f" {_farthest(counts, weights, draws, name)}"
        )


def _farthest(
    counts: Mapping[int, int], weights: Mapping[int, int], draws: int, name: Callable[[int], str]
) -> str:
    """The outcome that is farthest from its share."""
    total = sum(weights.values())
    shares = {one: (counts.get(one, 0) / draws, weight / total) for one, weight in weights.items()}
    one = max(shares, key=lambda one: (shares[one][0] - shares[one][1]) ** 2 / shares[one][1])
    drawn, wanted = shares[one]
    return f"{name(one)} was drawn in {drawn:.1%} of {draws}, and its weight is {wanted:.1%}"


def sigmas(statistic: float, freedom: int) -> float:
    """How far a chi-square statistic lies above its mean, by the normal approximation of Wilson and
    Hilferty."""
    sigma = (2 / (9 * freedom)) ** 0.5
    return float(((statistic / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sigma)


def chi_square_of_two(one: Mapping[str, int], other: Mapping[str, int]) -> tuple[float, int]:
    """The statistic of two samples, and its degrees of freedom; rare values count as one."""
    first, second = sum(one.values()), sum(other.values())
    pairs: list[tuple[int, int]] = []
    rare = [0, 0]
    for value in one.keys() | other.keys():
        pair = (one.get(value, 0), other.get(value, 0))
        if sum(pair) >= LEAST:
            pairs.append(pair)
        else:
            rare = [rare[0] + pair[0], rare[1] + pair[1]]
    if sum(rare):
        pairs.append((rare[0], rare[1]))
    scale = (second / first) ** 0.5
    statistic = sum((a * scale - b / scale) ** 2 / (a + b) for a, b in pairs)
    return statistic, len(pairs) - 1
