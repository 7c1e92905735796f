"""Time for tables: the current time and timers."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Handle(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancel the call."""


class Time(Protocol):
    """Time as tables need it; tests replace it."""

    def now(self) -> float:
        """Seconds since 1970."""

    def call_later(self, seconds: float, call: Callable[[], object]) -> Handle:
        """Schedule a call after so many seconds."""


class LoopTime:
    """Real time, on the running event loop."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def call_later(self, seconds: float, call: Callable[[], object]) -> Handle:
        """Schedule a call after so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, call)
