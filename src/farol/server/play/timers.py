"""Time as tables use it: what time it is, and calls that come later."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Handle(Protocol):
    """A call that was asked for."""

    def cancel(self) -> None:
        """Take the request back: the call will not be made."""


class Time(Protocol):
    """What the table knows of time; tests have one of their own."""

    def now(self) -> float:
        """Seconds since 1970."""

    def call_later(self, seconds: float, call: Callable[[], object]) -> Handle:
        """Call this function after so many seconds."""


class LoopTime:
    """Real time, on the running event loop."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def call_later(self, seconds: float, call: Callable[[], object]) -> Handle:
        """Call this function after so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, call)
