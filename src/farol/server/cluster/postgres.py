"""The Store in a PostgreSQL database, which several servers may share."""

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache, partial
from typing import Any, Final, LiteralString

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from farol.community.daily.store import SqlDaily
from farol.community.erasure.store import SqlFarewell
from farol.community.history.store import SqlHistory
from farol.community.identity.store import SqlPeople
from farol.community.invitations.store import SqlInviting
from farol.community.leagues.store import SqlLeagues
from farol.community.notifications.email_store import SqlMail
from farol.community.notifications.push_store import SqlNotices
from farol.community.ratings.store import SqlRatings
from farol.server.cluster import compat
from farol.server.cluster.compat import Edition
from farol.server.cluster.node import (
    FREE,
    NO_FENCE,
    Node,
    new_name,
    session_of,
)
from farol.server.cluster.notify import Line
from farol.server.cluster.postgres_schema import FENCE_LOST, bring_up_to_date
from farol.server.store.rate_limits import SqlAllowances
from farol.server.store.sql import Cursor, Step, Values, Work
from farol.server.store.store import (
    FenceLost,
    News,
    OutcomeUnknown,
    OwnedElsewhere,
    SavedTable,
    StoreError,
    TableRow,
)
from farol.server.store.tables import SqlTables
from farol.server.store.write_job import WriteJob
from farol.server.store.writer import Writer

MAX_IN_NEWS: Final = 50  # tokens: what is told at once has at most 8,000 bytes
PATIENCE: Final = 10  # seconds for a connection, unless the address says otherwise
_INSERT: Final = (
    "INSERT INTO steps SELECT * FROM unnest(%b::bigint[], %b::int[], %b::bigint[], %b::int[], "
    "%b::int[], %t::text[], %b::float8[])"
)


class PostgresStore(
    SqlTables,
    SqlAllowances,
    SqlPeople,
    SqlHistory,
    SqlRatings,
    SqlLeagues,
    SqlDaily,
    SqlFarewell,
    SqlInviting,
    SqlMail,
    SqlNotices,
):
    """Moves go by one connection and everything else by another, so that no move waits until
    somebody's history is found. To be used from one event loop.

    Several servers share a database: each table is one server's, which shows the number by which
    it has the table with every change, and says again and again that it lives.
    """

    _faults = psycopg.Error
    _free = FREE
    _locked = " FOR UPDATE"
    _personal = (
        "SELECT table_name FROM information_schema.columns "
        "WHERE table_schema = current_schema() AND column_name = 'person'"
    )
    shared = True

    def __init__(self, address: str, node: str = "", ours: Edition | None = None) -> None:
        ours = compat.OURS if ours is None else ours
        name = new_name()
        opens = partial(PostgresDatabase, address, ours, session_of(name))
        self._saves = Writer(opens, "farol-saves")
        self._asks = Writer(opens, "farol-asks")
        self._run = self._asks.run
        self._node = Node(name, node, opens, partial(Line, with_patience(address)), ours)

    @property
    def commits(self) -> int:
        """How often something was made durable."""
        return self._saves.commits + self._asks.commits

    async def open(self) -> None:
        """Connect, and bring the database up to date."""
        await self._asks.open()
        try:
            await self._saves.open()
            await self._node.open()
        except StoreError:
            await self._asks.close()
            await self._saves.close()
            raise

    async def close(self) -> None:
        """Finish all writes and let go of the database."""
        await self._node.close()
        await self._saves.close()
        await self._asks.close()

    async def add_table(self, row: TableRow) -> int:
        """Save a new table, which is this server's, and return its id."""
        number = await super().add_table(row)
        await self._node.take(row.code)
        return number

    async def take(self, code: str) -> SavedTable | None:
        """All of one table, which only this server changes from now on."""
        if await self._node.take(code) is None:
            return None
        return await self.table(code)

    async def leave(self, table: int) -> None:
        """Let any server take the table."""
        await self._node.leave(table)

    def elsewhere(self, code: str) -> OwnedElsewhere | None:
        """Which server has the table, as far as this one has heard."""
        return self._node.leases.of(code)

    def invalidate_owner(self, code: str) -> None:
        """Ask the database next time."""
        self._node.leases.invalidate_owner(code)

    def watch(self, lost: Callable[[Collection[int]], None]) -> None:
        """Whom to tell that tables were lost to other servers."""
        self._node.lost = lost

    def listen(self, heard: Callable[[News], None]) -> None:
        """Whom to tell what other servers have changed."""
        self._node.heard = heard

    async def tell(self, news: News) -> None:
        """Let the other servers hear it."""
        await self._node.tell(news)

    async def rename(self, person: int, name: str) -> None:
        """Change the name of a person, and tell the other servers."""
        await super().rename(person, name)
        await self._node.tell(News(renamed=person, name=name))

    async def forget_tokens(self, person: int, tokens: list[str]) -> None:
        """These devices of the person are theirs no more, at all servers."""
        await super().forget_tokens(person, tokens)
        for at in range(0, len(tokens), MAX_IN_NEWS):
            await self._node.tell(News(signed_out=tokens[at : at + MAX_IN_NEWS]))

    async def untaken(self, tables: Collection[int]) -> set[int]:
        """Which of these tables no server has."""
        return await self._run(
            lambda connection: {
                number
                for (number,) in connection.execute(
                    "SELECT id FROM tables WHERE id = ANY(?) AND node = ''", (list(tables),)
                )
            }
        )

    async def orphans(self, limit: int) -> list[str]:
        """Codes of unfinished tables whose server has died."""
        return await self._run(
            lambda connection: [
                code
                for (code,) in connection.execute(
                    "SELECT code FROM tables WHERE status IN ('playing', 'paused') AND lesson = 0 "
                    f"AND node <> '' AND {FREE} ORDER BY id DESC LIMIT ?",
                    (limit,),
                )
            ]
        )

    def _append(self, table: int, steps: list[Step], work: Work | None) -> WriteJob[None]:
        fence = self._node.fences.get(table, NO_FENCE)
        return self._saves.append(steps, work, table, fence)  # type: ignore[arg-type]  # nobody asks what it returns


class PostgresDatabase:
    """A connection for one thread, made anew when it was lost; StoreError if there is none."""

    def __init__(self, address: str, ours: Edition, session: str) -> None:
        self._address = with_patience(address)
        self._session = session
        self._connection = connected(self._address, session)
        try:
            bring_up_to_date(self._connection, ours)
        except (psycopg.Error, StoreError) as error:
            self._connection.close()
            raise StoreError(f"Cannot use the database: {error}.") from error

    def save(self, writes: list[WriteJob[Any]]) -> None:
        """All writes in one transaction, which is sent without waiting between its statements."""
        if self._connection.closed or _hung_up(self._connection):
            self._connection.close()
            self._connection = connected(self._address, self._session)
        connection = self._connection
        marked = _Marked(connection)
        try:
            with connection.pipeline(), connection.transaction():
                _check_fences(connection, writes)
                _insert(connection, [step for write in writes for step in write.steps])
                for write in writes:
                    if write.work is not None:
                        write.returned = write.work(marked)
        except psycopg.Error as error:
            if error.sqlstate is None:  # not the server's word: nobody knows
                connection.close()
            raise

    def tidy(self) -> None:
        """The server of the database does that."""

    def told(self, error: Exception) -> Exception:
        """What to tell whoever waits."""
        told: StoreError
        if not isinstance(error, psycopg.Error):
            return error
        if error.sqlstate == FENCE_LOST:
            told = FenceLost("Another node has this table.")
        elif self.is_outcome_unknown(error):
            told = OutcomeUnknown(f"The database did not answer: {error}.")
        else:
            told = StoreError(f"The database refused: {error}.")
        told.__cause__ = error
        return told

    def is_outcome_unknown(self, error: Exception) -> bool:
        """Whether the line was cut, perhaps after the transaction was saved."""
        return isinstance(error, psycopg.Error) and self._connection.closed

    def close(self) -> None:
        """Hang up."""
        self._connection.close()


class _Marked:
    """A connection whose statements have question marks, as those of SQLite have."""

    def __init__(self, connection: "psycopg.Connection[tuple[Any, ...]]") -> None:
        self._connection = connection

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        """Run a statement."""
        return self._connection.execute(_with_percents(statement), values)

    def executemany(self, statement: str, values: Iterable[Values], /) -> None:
        """Run a statement once for each of these."""
        with self._connection.cursor() as cursor:
            cursor.executemany(_with_percents(statement), values)


@lru_cache(maxsize=512)
def _with_percents(statement: str) -> LiteralString:
    return statement.replace("?", "%s")


def with_patience(address: str) -> str:
    """An address of a database, with a limit for the time that a connection may take."""
    try:
        known = conninfo_to_dict(address)
    except psycopg.ProgrammingError as error:
        raise StoreError("The address of the database cannot be read.") from error
    return make_conninfo(address, **{"connect_timeout": PATIENCE} | known)


def connected(address: str, session: str = "farol") -> "psycopg.Connection[tuple[Any, ...]]":
    """A connection, durable whatever the server's own setting; StoreError if there is none."""
    try:
        connection = psycopg.connect(address, autocommit=True, application_name=session)
        connection.execute("SET synchronous_commit = on")
    except psycopg.Error as error:
        raise StoreError(f"Cannot reach the database: {error}.") from error
    return connection


def _hung_up(connection: "psycopg.Connection[tuple[Any, ...]]") -> bool:
    """Whether the server has ended a connection that nothing was asked of meanwhile: what is sent
    there now is surely not saved, and need not be in doubt."""
    try:
        connection.pgconn.consume_input()  # a last word, if there is one
        connection.pgconn.consume_input()  # and the end
    except psycopg.OperationalError:
        return True
    return connection.closed


def _check_fences(
    connection: "psycopg.Connection[tuple[Any, ...]]", writes: list[WriteJob[Any]]
) -> None:
    held = {write.table: write.fence for write in writes if write.table is not None}
    if held:
        values = (list(held), list(held.values()))
        connection.execute("SELECT check_fences(%b::bigint[], %b::bigint[])", values)


def _insert(connection: "psycopg.Connection[tuple[Any, ...]]", steps: list[Step]) -> None:
    """Entries of records in one statement, whatever their number."""
    if steps:
        connection.execute(_INSERT, [list(column) for column in zip(*steps, strict=True)])
