"""95 % confidence intervals from few and dependent samples.

Matches of one deal depend on each other, so the unit of every sample is a deal.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final, TypeVar

from farol.core.data import Json
from farol.core.rand import Rand

COVERED: Final = 0.95
NORMAL: Final = NormalDist()
MANY: Final = 1000  # samples from which the normal distribution replaces Student's
RESAMPLES: Final = 1000  # of a bootstrap
FEWEST_RESAMPLES: Final = 200  # with so many clusters that resampling is slow
MOST_DRAWS: Final = 4_000_000
EVEN: Final = 0.02  # relative asymmetry up to which an interval is shown as ±

T = TypeVar("T")


@dataclass(frozen=True)
class Interval:
    """A mean with its 95 % interval and its number of independent deals."""

    mean: float
    low: float
    high: float
    count: int

    def to_json(self) -> dict[str, Json]:
        """Rounded to significant digits; null for an unknown end."""
        low, high = (round(end, 4) if math.isfinite(end) else None for end in (self.low, self.high))
        return {"mean": round(self.mean, 4), "low": low, "high": high, "count": self.count}

    def text(self, scale: float = 1, digits: int = 2) -> str:
        """Such as `2.41 ± 0.12`, or `100.0 [67.6, 100.0]` where one side is longer.

        Samples that are all the same say nothing about how far they spread: `0.00 ± ?`.
        """
        mean = f"{self.mean * scale:.{digits}f}"
        is_known = math.isfinite(self.low) and math.isfinite(self.high) and self.low < self.high
        if not is_known:
            return f"{mean} ± ?"
        low, high, width = self.low * scale, self.high * scale, self.high - self.low
        if abs(self.high + self.low - 2 * self.mean) > EVEN * width:
            return f"{mean} [{low:.{digits}f}, {high:.{digits}f}]"
        return f"{mean} ± {(high - low) / 2:.{digits}f}"


def student(freedom: int) -> float:
    """How many standard errors hold 95 % of Student's t distribution.

    >>> [round(student(freedom), 3) for freedom in (1, 4, 7, 30, 1000)]
    [12.706, 2.776, 2.365, 2.042, 1.962]
    """
    if freedom > MANY:
        return NORMAL.inv_cdf((1 + COVERED) / 2)
    low, high = 1.9, 13.0
    for _ in range(60):
        middle = (low + high) / 2
        if _within(middle, freedom) < COVERED:
            low = middle
        else:
            high = middle
    return high


def _within(size: float, freedom: int) -> float:
    """The share of Student's t distribution between -size and size: a finite sum of cosines."""
    angle = math.atan(size / math.sqrt(freedom))
    square = math.cos(angle) ** 2
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for number in range(2 + odd, freedom - 1, 2):
        term *= square * (number - 1) / number
        total += term
    share = math.sin(angle) * total
    return 2 / math.pi * (angle + share) if odd else share


def mean_interval(samples: Sequence[float]) -> Interval:
    """The mean of independent samples, with the interval of Student's t."""
    count = len(samples)
    mean = math.fsum(samples) / count
    if count < 2:
        return Interval(mean, -math.inf, math.inf, count)
    half = student(count - 1) * math.sqrt(_variance(samples, mean) / count)
    return Interval(mean, mean - half, mean + half, count)


def share_interval(samples: Sequence[float], matches: int) -> Interval:
    """The mean of independent shares between 0 and 1, with Wilson's interval.

    A share that is the mean of several matches carries more information than one match, and less
    than as many independent ones: the effective number lies between the number of samples and of
    matches. With samples that are all 0 or all 1 the interval still has a width.
    """
    count = len(samples)
    mean = min(1.0, max(0.0, math.fsum(samples) / count))
    if count < 2:
        return Interval(mean, 0.0, 1.0, count)
    variance = _variance(samples, mean)
    bernoulli = mean * (1 - mean)
    effective = float(count)
    if bernoulli > 0:
        equal = count * bernoulli / variance if variance > 0 else math.inf
        effective = min(float(max(count, matches)), max(effective, equal))
    low, high = wilson(mean, effective, student(count - 1))
    return Interval(mean, low, high, count)


def wilson(share: float, count: float, sigmas: float) -> tuple[float, float]:
    """Wilson's interval of a share among so many, with the ends so many standard errors away.

    >>> [round(end, 4) for end in wilson(1.0, 8, 1.96)]
    [0.6756, 1.0]
    """
    square = sigmas * sigmas / count
    middle = (share + square / 2) / (1 + square)
    half = sigmas / (1 + square) * math.sqrt(share * (1 - share) / count + square / (4 * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def bootstrap(
    clusters: Sequence[T], statistic: Callable[[list[T], Rand], list[float]]
) -> list[tuple[float, float]]:
    """Intervals of each number of a statistic, by resampling clusters with replacement.

    With few clusters such intervals are too short; the expanded percentiles of Hesterberg (2015)
    make them as wide as Student's t. With one cluster the interval is unbounded.
    """
    count = len(clusters)
    rand = Rand(1)
    if count < 2:
        return [(-math.inf, math.inf) for _ in statistic(list(clusters), rand)]
    resamples = max(FEWEST_RESAMPLES, min(RESAMPLES, MOST_DRAWS // count))
    drawn = [
        statistic([clusters[rand.below(count)] for _ in clusters], rand) for _ in range(resamples)
    ]
    tail = NORMAL.cdf(-math.sqrt(count / (count - 1)) * student(count - 1))
    place = int(tail * resamples)
    columns = [sorted(column) for column in zip(*drawn, strict=True)]
    return [(column[place], column[-1 - place]) for column in columns]


def _variance(samples: Sequence[float], mean: float) -> float:
    return math.fsum((sample - mean) ** 2 for sample in samples) / (len(samples) - 1)
