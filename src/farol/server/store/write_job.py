"""A job for the writer thread, and the callback for its end."""

# compiled by mypyc

import asyncio
from collections.abc import Callable, Generator
from typing import Any, Generic, TypeVar, final

from farol.server.store.sql import Step, Work

T = TypeVar("T")


@final
class WriteJob(Generic[T]):
    """Entries of records, work, or both; and the fence of the table, on a shared database. `done`
    when it is durable or has failed.

    It can be awaited like a future. Tables set a callback instead, which runs at once in `resolve`:
    a future would cost one more turn of the event loop and a handle for every move.
    """

    __slots__ = ("_call", "done", "error", "fence", "returned", "steps", "table", "work")

    def __init__(
        self, steps: list[Step], work: Work | None = None, table: int | None = None, fence: int = 0
    ) -> None:
        self.steps = steps
        self.work = work
        self.table = table
        self.fence = fence
        self.returned: Any = None  # result of the work
        self.error: Exception | None = None
        self.done = False
        self._call: Callable[[WriteJob[T]], object] | None = None

    def result(self) -> T:
        """The result of the work; raises its error, or the reason why nothing was saved."""
        assert self.done
        if self.error is not None:
            raise self.error
        found: T = self.returned
        return found

    def add_done_callback(self, call: "Callable[[WriteJob[T]], object]") -> None:
        """Set the callback for the end: only one."""
        assert self._call is None
        assert not self.done
        self._call = call

    def resolve(self) -> None:
        """Mark as done and call back; in the event loop."""
        self.done = True
        call, self._call = self._call, None
        if call is not None:
            call(self)

    def __await__(self) -> Generator[Any, None, T]:
        """Wait for the end."""
        if not self.done:
            waiting = asyncio.get_running_loop().create_future()
            self.add_done_callback(lambda _: None if waiting.done() else waiting.set_result(None))
            yield from waiting
        return self.result()
