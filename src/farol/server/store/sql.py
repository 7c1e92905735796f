"""SQL for stores: interfaces of a connection whose statements have question marks for values."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

Values = Sequence[object]
Step = tuple[int, int, int | None, int | None, int | None, str | None, float]


class Cursor(Protocol):
    """The result of a statement."""

    def fetchone(self) -> Any:
        """The next row; None after the last."""

    def fetchall(self) -> list[Any]:
        """All remaining rows."""

    def __iter__(self) -> Iterator[Any]: ...


class Executor(Protocol):
    """Runs statements on either database."""

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        """Run a statement with values for its question marks."""


class Connection(Executor, Protocol):
    """A connection in a transaction."""

    def executemany(self, statement: str, values: Iterable[Values], /) -> object:
        """Run a statement once for each tuple of values."""


Work = Callable[[Connection], object]
