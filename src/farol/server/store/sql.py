"""What the stores on SQL have in common: statements with question marks for values, and who runs
them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

Values = Sequence[object]
Step = tuple[int, int, int | None, int | None, int | None, str | None, float]


class Cursor(Protocol):
    """What a statement found."""

    def fetchone(self) -> Any:
        """The next row; None after the last."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Executor(Protocol):
    """Runs statements, of whichever database."""

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        """Run a statement; values stand where it has question marks."""


class Connection(Executor, Protocol):
    """A connection in a transaction."""

    def executemany(self, statement: str, values: Iterable[Values], /) -> object:
        """Run a statement once for each of these."""


Work = Callable[[Connection], object]
