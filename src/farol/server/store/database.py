"""Interfaces of a database and of table ownership, and the sole owner of a file."""

from collections.abc import Awaitable, Callable, Collection
from typing import Final, Protocol, TypeVar

from farol.core.data import Json
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection, Step, Work
from farol.server.store.store import News, OwnedElsewhere, PendingWrite

T = TypeVar("T")

DRAIN: Final = "drain"  # mode: hand all tables over, accept none
READ_ONLY: Final = "read-only"  # mode: no writes
NO_CHANGES: Final = "The servers are looked after, and nothing changes now; try again later."


class Ownership(Protocol):
    """Ownership of tables by servers, and notifications between servers. `shared`: there may be
    other servers; `cut_off`: the last heartbeat failed; `clock_difference`: seconds by which the
    database's clock is ahead of this machine's; `wanted`: the mode set by the operator, DRAIN or
    READ_ONLY.
    """

    shared: bool
    cut_off: bool
    clock_difference: float
    wanted: str

    @property
    def lease_seconds(self) -> float:
        """Seconds of a lease."""

    async def take(self, code: str, /) -> bool:
        """Take ownership of a table; False if it does not exist, OwnedElsewhere if another server
        owns it."""

    async def leave(self, *tables: int) -> None:
        """Release these tables."""

    def elsewhere(self, code: str, /) -> OwnedElsewhere | None:
        """The cached owner of the table; it may be wrong."""

    def invalidate_owner(self, code: str, /) -> None:
        """Invalidate the cached owner: it was wrong, or its server has gone."""

    def watch(self, lost: Callable[[Collection[int]], None], /) -> None:
        """Set the callback for tables lost to other servers."""

    def on_lapse(self, lapsed: Callable[[], None], /) -> None:
        """Set the callback for the expiry of this server's lease, which loses all tables."""

    def on_drain(self, drain: Callable[[], None], /) -> None:
        """Set the callback for a request to hand all tables over."""

    def distrust(self, table: int, /) -> None:
        """Take the table again before its next write: the outcome of the last one is unknown."""

    def listen(self, heard: Callable[[News], None], /) -> None:
        """Set the callback for changes made by other servers."""

    async def tell(self, news: News, /) -> None:
        """Broadcast a notification to the other servers."""

    async def untaken(self, tables: Collection[int], /) -> set[int]:
        """Those of these tables that have no owner."""

    async def orphans(self, limit: int, /) -> list[str]:
        """Codes of unfinished tables whose owner's lease has expired."""


class SoleOwner:
    """Ownership for a database with a single server: it owns all tables."""

    shared = False
    cut_off = False
    clock_difference = 0.0
    wanted = ""
    lease_seconds = 0.0

    async def take(self, _code: str) -> bool:
        """Whether the table exists."""
        return True

    async def leave(self, *_tables: int) -> None:
        """No-op: there is no other server."""

    def elsewhere(self, _code: str) -> None:
        """None: there is no other server."""

    def invalidate_owner(self, _code: str) -> None:
        """No-op: there is no cache."""

    def watch(self, _lost: Callable[[Collection[int]], None]) -> None:
        """No-op: no table can be lost."""

    def on_lapse(self, _lapsed: Callable[[], None]) -> None:
        """No-op: there is no lease."""

    def on_drain(self, _drain: Callable[[], None]) -> None:
        """No-op: there is no other server."""

    def distrust(self, _table: int) -> None:
        """No-op: the outcome of a write to a file is always known."""

    def listen(self, _heard: Callable[[News], None]) -> None:
        """No-op: there is no other server."""

    async def tell(self, _news: News) -> None:
        """No-op: there is no other server."""

    async def untaken(self, _tables: Collection[int]) -> set[int]:
        """Empty: this server owns all tables."""
        return set()

    async def orphans(self, _limit: int) -> list[str]:
        """Empty: there is no other server."""
        return []


class Database(Protocol):
    """A database, and the few differences in SQL: `free` is the condition that a table has no
    owner, `locked` is appended to a SELECT to lock its rows, `faults` are the exceptions of
    unreadable rows. `league_name` comes from the schemas.
    """

    ownership: Ownership
    free: str
    locked: str
    faults: type[Exception]
    league_name: str

    def run(self, work: Callable[[Connection], T], /) -> Awaitable[T]:
        """Run work in a transaction; done when it is durable."""

    def append(self, table: int, steps: list[Step], work: Work | None, /) -> PendingWrite:
        """Append entries to the record of a table and run work, atomically; done when it is
        durable. Not a coroutine, so that a table needs no task for each move."""

    async def open(self) -> None:
        """Connect and migrate the schema; StoreError if the database cannot be used."""

    async def close(self) -> None:
        """Finish all writes and close the database."""

    @property
    def commits(self) -> int:
        """Number of commits."""

    @property
    def waiting(self) -> int:
        """Number of writes queued for the next commit."""

    @property
    def damaged(self) -> bool:
        """Whether some part of the database is unreadable."""

    @property
    def refused_at(self) -> float | None:
        """Monotonic time of the last write error."""


class PersonalStore(Protocol):
    """A store over a database, with its schema and its data about a person. Erasing and exporting
    run in one transaction over all stores; stores that others refer to come last."""

    name: str
    schema: Schema

    def __init__(self, database: Database) -> None: ...

    def erase(self, connection: Connection, person: int) -> None:
        """Delete the data of a person who has been erased from all tables."""

    def export(self, connection: Connection, person: int) -> Json:
        """The data about a person, for that person."""


def league_name(schemas: Collection[Schema]) -> str:
    """SQL for the name of a table's league."""
    return next((schema.league_name for schema in schemas if schema.league_name), "NULL")


def selected(
    connection: Connection, statement: str, values: tuple[object, ...], *names: str
) -> list[Json]:
    """The rows that a statement finds, as objects with these members; a member marked with a
    question mark is a boolean."""
    return [
        {
            name.rstrip("?"): bool(value) if name.endswith("?") else value
            for name, value in zip(names, row, strict=True)
        }
        for row in connection.execute(statement, values).fetchall()
    ]
