"""Timeouts of tests: longer on a busy machine.

Passing tests take no longer by it. Linux records for every process how long it ran and how long it
waited for a processor; a process that waits nine times as long as it runs gets ten times the
timeout.
"""

from pathlib import Path
from typing import Final

USUAL: Final = 30.0  # seconds, on an idle machine
MOST_TIMES: Final = 10.0
NOTED: Final = Path("/proc/self/schedstat")


def times_as_long(noted: str) -> float:
    """The factor by Linux' record: nanoseconds that the process ran, and that it waited."""
    ran, waited = (int(number) for number in noted.split()[:2])
    return min(MOST_TIMES, 1 + waited / ran) if ran else 1.0


def patience(usual: float = USUAL) -> float:
    """The timeout in seconds, from the record of this process."""
    return usual * (times_as_long(NOTED.read_text()) if NOTED.exists() else 1.0)
