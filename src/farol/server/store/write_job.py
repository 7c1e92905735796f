"""A job of the writer thread, and the callback that waits for it."""

# compiled by mypyc

import asyncio
from collections.abc import Callable, Generator
from typing import Any, Generic, TypeVar, final

from farol.server.store.sql import Step, Work

T = TypeVar("T")


@final
class WriteJob(Generic[T]):
    """Entries of records, work, or both; and the number that allows a table to be written, where
    several servers share a database. It is durable, or was refused, once it is `done`.

    It can be awaited like a future. A callback instead, as tables set at every
    move, runs at once in `resolve`: a future would have the event loop make one
    more turn, with a handle for each of them.
    """

    __slots__ = ("_call", "done", "error", "fence", "returned", "steps", "table", "work")

    def __init__(
        self, steps: list[Step], work: Work | None = None, table: int | None = None, fence: int = 0
    ) -> None:
        self.steps = steps
        self.work = work
        self.table = table
        self.fence = fence
        self.returned: Any = None  # by the work
        self.error: Exception | None = None
        self.done = False
        self._call: Callable[[WriteJob[T]], object] | None = None

    def result(self) -> T:
        """What the work returned; raises what it raised, or why nothing was saved."""
        assert self.done
        if self.error is not None:
            raise self.error
        found: T = self.returned
        return found

    def add_done_callback(self, call: "Callable[[WriteJob[T]], object]") -> None:
        """Have this called when it is done: one call, of one who waits."""
        assert self._call is None
        assert not self.done
        self._call = call

    def resolve(self) -> None:
        """It is done: in the event loop."""
        self.done = True
        call, self._call = self._call, None
        if call is not None:
            call(self)

    def __await__(self) -> Generator[Any, None, T]:
        """Wait until it is done."""
        if not self.done:
            waiting = asyncio.get_running_loop().create_future()
            self.add_done_callback(lambda _: None if waiting.done() else waiting.set_result(None))
            yield from waiting
        return self.result()
