"""The database that all stores are made of, and which of the servers that share it has a table."""

from collections.abc import Awaitable, Callable, Collection
from typing import Final, Protocol, TypeVar

from farol.core.data import Json
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection, Step, Work
from farol.server.store.store import News, OwnedElsewhere, PendingWrite

T = TypeVar("T")

DRAIN: Final = "drain"  # hand all tables over, and take no more
READ_ONLY: Final = "read-only"  # change nothing
NO_CHANGES: Final = "The servers are looked after, and nothing changes now; try again later."


class Ownership(Protocol):
    """Which server changes which table, and what servers tell each other; `shared`: there may be
    other servers; `cut_off`: this one could not say that it lives;
    `clock_difference`: seconds by which the clock of the database is ahead of this machine's;
    `wanted`: what whoever runs the servers wants of this one, DRAIN or READ_ONLY."""

    shared: bool
    cut_off: bool
    clock_difference: float
    wanted: str

    @property
    def lease_seconds(self) -> float:
        """How long nobody else may have the tables of this server."""

    async def take(self, code: str, /) -> bool:
        """Let only this server change the table from now on; False if there is no such table,
        OwnedElsewhere if another server has it."""

    async def leave(self, *tables: int) -> None:
        """Let any server take these tables."""

    def elsewhere(self, code: str, /) -> OwnedElsewhere | None:
        """Which server has the table, if that is known without asking; it may be wrong."""

    def invalidate_owner(self, code: str, /) -> None:
        """Ask next time: what was known of the table was wrong, or its server has gone."""

    def watch(self, lost: Callable[[Collection[int]], None], /) -> None:
        """Whom to tell that tables were lost to other servers."""

    def on_lapse(self, lapsed: Callable[[], None], /) -> None:
        """Whom to tell that this server was cut off for so long that it has no table any more."""

    def on_drain(self, drain: Callable[[], None], /) -> None:
        """Whom to tell that all tables are to be handed over."""

    def distrust(self, table: int, /) -> None:
        """Nobody knows what was saved of the table last: it has to be taken anew."""

    def listen(self, heard: Callable[[News], None], /) -> None:
        """Whom to tell what other servers have changed."""

    async def tell(self, news: News, /) -> None:
        """Let the other servers hear it."""

    async def untaken(self, tables: Collection[int], /) -> set[int]:
        """Which of these tables no server has."""

    async def orphans(self, limit: int, /) -> list[str]:
        """Codes of unfinished tables whose server has died."""


class SoleOwner:
    """The ownership of a database that only one server uses: it has all tables."""

    shared = False
    cut_off = False
    clock_difference = 0.0
    wanted = ""
    lease_seconds = 0.0

    async def take(self, _code: str) -> bool:
        """It has the table, if there is one."""
        return True

    async def leave(self, *_tables: int) -> None:
        """Nobody else could take them."""

    def elsewhere(self, _code: str) -> None:
        """No table is anywhere else."""

    def invalidate_owner(self, _code: str) -> None:
        """There is no doubt about that."""

    def watch(self, _lost: Callable[[Collection[int]], None]) -> None:
        """No table is lost."""

    def on_lapse(self, _lapsed: Callable[[], None]) -> None:
        """There are no others."""

    def on_drain(self, _drain: Callable[[], None]) -> None:
        """There is nobody to hand them over to."""

    def distrust(self, _table: int) -> None:
        """A file always says what it saved."""

    def listen(self, _heard: Callable[[News], None]) -> None:
        """Nobody else changes anything."""

    async def tell(self, _news: News) -> None:
        """Nobody else hears it."""

    async def untaken(self, _tables: Collection[int]) -> set[int]:
        """None: this server has all of them."""
        return set()

    async def orphans(self, _limit: int) -> list[str]:
        """There are none."""
        return []


class Database(Protocol):
    """A database, and the few differences between databases: `free` says as SQL that no server has
    a table, `locked` ends a SELECT whose rows nobody else may change before the transaction ends,
    `faults` are raised by rows that cannot be read. `league_name` is the schemas'."""

    ownership: Ownership
    free: str
    locked: str
    faults: type[Exception]
    league_name: str

    def run(self, work: Callable[[Connection], T], /) -> Awaitable[T]:
        """Do some work in a transaction; done when it is durable."""

    def append(self, table: int, steps: list[Step], work: Work | None, /) -> PendingWrite:
        """Append entries to the record of a table and do some work, all of it or nothing; done
        when it is durable. Not a coroutine: a table need not make a task of every move."""

    async def open(self) -> None:
        """Connect and bring the schema up to date; StoreError if it cannot be used."""

    async def close(self) -> None:
        """Finish all writes and let go of the database."""

    @property
    def commits(self) -> int:
        """How often something was made durable."""

    @property
    def waiting(self) -> int:
        """Writes that wait for the next commit."""

    @property
    def damaged(self) -> bool:
        """Whether some part of it cannot be read, whatever is asked of it."""

    @property
    def refused_at(self) -> float | None:
        """When the disk refused something last, by `time.monotonic`."""


class PersonalStore(Protocol):
    """A store over a database: its part of the schema, and what it keeps of a person. Erasing and
    exporting run in one transaction over all stores, those that others refer to last."""

    name: str
    schema: Schema

    def __init__(self, database: Database) -> None: ...

    def erase(self, connection: Connection, person: int) -> None:
        """Delete what is kept of somebody whose name stands at no table any more."""

    def export(self, connection: Connection, person: int) -> Json:
        """What is kept of somebody, for themselves to read."""


def league_name(schemas: Collection[Schema]) -> str:
    """What the league of a row of `tables` is called, as SQL."""
    return next((schema.league_name for schema in schemas if schema.league_name), "NULL")


def selected(
    connection: Connection, statement: str, values: tuple[object, ...], *names: str
) -> list[Json]:
    """What a statement finds, each row as an object with these members; with a question mark they
    are true or false."""
    return [
        {
            name.rstrip("?"): bool(value) if name.endswith("?") else value
            for name, value in zip(names, row, strict=True)
        }
        for row in connection.execute(statement, values).fetchall()
    ]
