"""Shutdown when the terminal is closed: the client disconnects and its own server stops."""

import asyncio
import os
import signal
from collections.abc import Coroutine
from types import FrameType
from typing import Any, Final

SIGNALS: Final = ("SIGHUP", "SIGTERM")  # on systems that have them
INPUT_AND_OUTPUT: Final = (0, 1, 2)


def run_until_hangup(playing: Coroutine[Any, Any, str | None]) -> str | None:
    """Run a coroutine; SIGHUP and SIGTERM cancel it, so that everything it opened is closed."""
    closed = False

    async def whole() -> str | None:
        loop, task = asyncio.get_running_loop(), asyncio.ensure_future(playing)

        def hang_up(number: int, _frame: FrameType | None) -> None:
            nonlocal closed
            closed = True
            if number != signal.SIGTERM:
                _detach_terminal()
            loop.call_soon_threadsafe(task.cancel)

        numbers = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]
        before = {number: signal.signal(number, hang_up) for number in numbers}
        try:
            return await task
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    try:
        return asyncio.run(whole())
    except (asyncio.CancelledError, OSError):  # a closed terminal shows nothing
        if not closed:
            raise
        return None


def _detach_terminal() -> None:
    """Redirect standard streams to the null device: writing to a closed terminal fails or
    blocks."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for one in INPUT_AND_OUTPUT:
        os.dup2(nowhere, one)
    os.close(nowhere)
