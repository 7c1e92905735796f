"""How long tests wait before they give up: longer where the machine does something else most of the time.

Nothing that passes takes longer by it. Linux says of every process how long it ran and how long it waited for a
processor; whoever waits nine times as long as it runs gets ten times the patience.
"""

from pathlib import Path
from typing import Final

USUAL: Final = 30.0  # seconds, on a machine that has nothing else to do
MOST_TIMES: Final = 10.0
NOTED: Final = Path("/proc/self/schedstat")


def times_as_long(noted: str) -> float:
    """How much longer things take, by what Linux has noted: nanoseconds that the process ran, and
    that it waited."""
    ran, waited = (int(number) for number in noted.split()[:2])
    return min(MOST_TIMES, 1 + waited / ran) if ran else 1.0


def patience(usual: float = USUAL) -> float:
    """In seconds, by what has happened to this process so far."""
    return usual * (times_as_long(NOTED.read_text()) if NOTED.exists() else 1.0)
