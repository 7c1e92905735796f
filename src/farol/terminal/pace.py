"""Animation pace; the names are those of the web client."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

Pace = Literal["calm", "normal", "brisk", "once", "steps"]

PACES: Final[Sequence[Pace]] = ("calm", "normal", "brisk", "once", "steps")
FACTORS: Final[Mapping[Pace, float]] = {
    "calm": 1.7,
    "normal": 1.0,
    "brisk": 0.5,
    "once": 0.0,
    "steps": 1.0,  # each move of others waits for a key
}


def duration(milliseconds: int, pace: Pace) -> float:
    """Seconds for a duration at normal pace.

    >>> duration(600, "brisk")
    0.3
    """
    return milliseconds * FACTORS[pace] / 1000
