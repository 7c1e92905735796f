"""What servers cost that share a database: python -m bench.nodes WHAT.

`stores`: a move with a file and with PostgreSQL, in turn, and what the database does for it.
`two`: one server, two servers, and two where everybody comes to the wrong one, in turn.
`takeover`: a server is killed; how long until people who play by way of another have their table
back, and until a move of theirs is acknowledged.
`drain`: a server is told to stop; how long people are without their table.
`many`: 20,000 stored tables, and 2,000 where people play, on two servers.
All with real sockets and durability on, for a limited time on this machine only. Needs PostgreSQL.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import uvloop
from msgspec.json import encode
from tests.postgresql import Postgres, postgres
from tests.server.test_serve import Player
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.history import GAME, code_of, template
from bench.load.board import Board, free_port, usage
from bench.load.farol import Table, cookie_of, served, sit_down
from bench.load.wire import Wire
from farol.bench.machine import measured_on
from farol.community.features import SCHEMAS
from farol.server.cluster.postgres import PostgresDatabase
from farol.server.store.stores import Store

COUNTING = ("shared_preload_libraries=pg_stat_statements", "shared_buffers=256MB")
STATEMENTS = "SELECT sum(calls)::float8 FROM pg_stat_statements"
COMMITS = "SELECT xact_commit::float8 FROM pg_stat_database WHERE datname = current_database()"
# of tables and indexes of Farol; a statement that reads a whole table shows in the first
SCANNED = "SELECT sum(seq_tup_read)::float8 FROM pg_stat_user_tables"
FETCHED = "SELECT sum(idx_tup_fetch)::float8 FROM pg_stat_user_tables"
WAL = "SELECT (pg_current_wal_lsn() - '0/0')::float8"
KEY = "bench"


class Database:
    """A PostgreSQL with counters."""

    def __init__(self, server: Postgres) -> None:
        self.server = server
        server.run("CREATE EXTENSION pg_stat_statements")

    def counts(self) -> dict[str, float]:
        """Statements, commits, rows read, bytes of the log and CPU seconds so far."""
        found = {
            name: float(str(self.server.run(query)[0][0]))
            for name, query in (
                *(("statements", STATEMENTS), ("commits", COMMITS), ("wal", WAL)),
                *(("scanned", SCANNED), ("fetched", FETCHED)),
            )
        }
        return {**found, "cpu": self._seconds()}

    def _seconds(self) -> float:
        """CPU seconds of all processes in the folder of the database."""
        folder, found = f"{self.server.folder}/data", 0.0
        for entry in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # it ended meanwhile
                if os.readlink(entry / "cwd") == folder:
                    found += usage(int(entry.name))[0]
        return found


@contextmanager
def database() -> Iterator[Database]:
    with postgres(*COUNTING) as server:
        yield Database(server)


@contextmanager
def node(folder: str, game: str, data: str) -> Iterator[tuple[int, int]]:
    """A server of a cluster; its port and process id."""
    port = free_port()
    names = {"FAROL_NODE": f"http://127.0.0.1:{port}", "FAROL_NODE_KEY": KEY, "FAROL_DATA": data}
    with served(folder, game, port=port, **names) as found:
        yield found


class Load:
    """Players at tables of several servers, at full speed or at a pace."""

    def __init__(self, game: str, seats: int, pace: float) -> None:
        self.game, self.seats, self.pace = game, seats, pace
        self.board = Board()
        self.wires: list[Wire] = []

    async def open(self, tables: int, ports: list[int], crossed: bool = False) -> None:
        """Open so many tables, round robin over the servers; `crossed`: clients connect to another
        one.
        """
        cookie = await cookie_of(ports[0], "Load")
        for number in range(tables):
            table = Table(self.board, self.pace, self.seats, number)
            port = ports[number % len(ports)]
            by = ports[(number + 1) % len(ports)] if crossed else port
            self.wires += await sit_down(port, cookie, self.game, table, by)

    async def measure(
        self, seconds: float, servers: list[int], data: Database | None
    ) -> dict[str, Any]:
        await asyncio.sleep(min(self.pace, 5) + 1)
        before = sum(usage(server)[0] for server in servers)
        was = data.counts() if data else {}
        self.board.measuring, start = True, time.perf_counter()
        await asyncio.sleep(seconds)
        self.board.measuring, took = False, time.perf_counter() - start
        spent = sum(usage(server)[0] for server in servers) - before
        moves = max(1, self.board.moves)
        found: dict[str, Any] = {
            "moves_per_second": round(self.board.moves / took),
            "p50_ms": self.board.share(0.5),
            "p99_ms": self.board.share(0.99),
            "server_us_per_move": round(spent / moves * 1e6),
            "server_mb": [round(usage(server)[1]) for server in servers],
            "broken": sum(wire.broken for wire in self.wires),
        }
        if data:
            now = data.counts()
            found |= {
                "database_us_per_move": round((now["cpu"] - was["cpu"]) / moves * 1e6),
                "statements_per_move": round((now["statements"] - was["statements"]) / moves, 3),
                "moves_per_commit": round(moves / max(1.0, now["commits"] - was["commits"]), 1),
                "rows_scanned_per_move": round((now["scanned"] - was["scanned"]) / moves, 2),
                "rows_by_index_per_move": round((now["fetched"] - was["fetched"]) / moves, 2),
                "wal_bytes_per_move": round((now["wal"] - was["wal"]) / moves),
            }
        for wire in self.wires:
            wire.close()
        return found


def told(what: str, found: dict[str, Any]) -> None:
    print(what, json.dumps(found), flush=True)


def stores(arguments: argparse.Namespace) -> None:
    for _ in range(arguments.rounds):
        for kind in ("file", "postgresql"):
            with ExitStack() as stack:
                folder = stack.enter_context(tempfile.TemporaryDirectory())
                data = stack.enter_context(database()) if kind == "postgresql" else None
                names = {"FAROL_DATA": data.server.address} if data else {}
                port, server = stack.enter_context(served(folder, arguments.game, **names))

                async def run(
                    port: int = port, server: int = server, data: Database | None = data
                ) -> dict[str, Any]:
                    load = Load(arguments.game, arguments.seats, arguments.pace)
                    await load.open(arguments.tables, [port])
                    return await load.measure(arguments.seconds, [server], data)

                told(kind, uvloop.run(run()))


def two(arguments: argparse.Namespace) -> None:
    for _ in range(arguments.rounds):
        for kind, count, crossed in (("one", 1, False), ("two", 2, False), ("crossed", 2, True)):
            with ExitStack() as stack:
                folder = stack.enter_context(tempfile.TemporaryDirectory())
                data = stack.enter_context(database())
                nodes = [
                    stack.enter_context(node(folder, arguments.game, data.server.address))
                    for _ in range(count)
                ]

                async def run(
                    nodes: list[tuple[int, int]] = nodes,
                    data: Database = data,
                    crossed: bool = crossed,
                ) -> dict[str, Any]:
                    load = Load(arguments.game, arguments.seats, arguments.pace)
                    await load.open(arguments.tables, [port for port, _ in nodes], crossed)
                    servers = [server for _, server in nodes]
                    return await load.measure(arguments.seconds, servers, data)

                told(kind, uvloop.run(run()))


class Waiter(Player):
    """A player who records when the table was back and when a move was acknowledged."""

    def __init__(self, port: int, pace: float = 0.0, away: float = 0.02) -> None:
        super().__init__(port)
        self.pace = pace  # seconds before every move
        self.away = away  # seconds before reconnecting, at least half of it
        self.last = self.back = self.cut = 0.0
        self.refused = 0

    async def _hear(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        self.refused += message["type"] == "refused"
        if message["type"] == "welcome":
            self.back = time.perf_counter()
        if self.pace and (message.get("view") or message).get("choices"):
            await asyncio.sleep(self.pace)
        await super()._hear(wire, message)
        if message.get("answer"):
            self.last = time.perf_counter()

    async def go_on(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, AssertionError, KeyError):
                await self.play(1_000_000)
            self.cut = self.cut if self.cut > self.back else time.perf_counter()
            await asyncio.sleep(random.uniform(self.away / 2, self.away))


def drain(arguments: argparse.Namespace) -> None:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        address = stack.enter_context(database()).server.address
        one, leaving = stack.enter_context(node(folder, GAME, address))
        other, _ = stack.enter_context(node(folder, GAME, address))
        gaps, refused = uvloop.run(drained(arguments, one, leaving, other))
    told("drain", {**spread(gaps), "refused": refused})


async def drained(
    arguments: argparse.Namespace, one: int, leaving: int, other: int
) -> tuple[list[float], int]:
    """Seconds that each client was without a table when its server stopped; and refusals."""
    people = [Waiter(one, 2.0, arguments.away) for _ in range(arguments.tables)]
    for number, person in enumerate(people):
        await person.open()
        person.port = other if number % 2 else one  # some are relayed by the other server
    playing = [asyncio.create_task(person.go_on()) for person in people]
    async with asyncio.timeout(60):
        while not all(person.last for person in people):
            await asyncio.sleep(0.01)
        for person in people:
            person.port = other  # as a proxy routes a returning client
        os.kill(leaving, signal.SIGTERM)
        while not all(person.cut and person.back > person.cut for person in people):
            await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return [each.back - each.cut for each in people], sum(each.refused for each in people)


def spread(seconds: Sequence[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {
        "people": len(ordered),
        "p50_s": round(statistics.median(ordered), 2),
        "p99_s": round(ordered[int(0.99 * (len(ordered) - 1))], 2),
        "worst_s": round(ordered[-1], 2),
    }


def takeover(arguments: argparse.Namespace) -> None:
    waited: list[tuple[float, float]] = []
    for _ in range(arguments.rounds):
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            data = stack.enter_context(database())
            address = data.server.address
            one, dying = stack.enter_context(node(folder, GAME, address))
            other, _ = stack.enter_context(node(folder, GAME, address))
            waited += uvloop.run(taken_over(arguments.tables, one, dying, other))
        print(f"{len(waited)} waited, at most {max(waited)[0]:.2f} s", flush=True)
    for what, seconds in zip(("back", "moved"), zip(*waited, strict=True), strict=True):
        told(what, spread(seconds))


async def taken_over(tables: int, one: int, dying: int, other: int) -> list[tuple[float, float]]:
    """Seconds from the death of a server until each client had its table, and had moved."""
    people = [Waiter(one, 0.2) for _ in range(tables)]  # so many that no game ends meanwhile
    for person in people:
        await person.open()
        person.port = other
    playing = [asyncio.create_task(person.go_on()) for person in people]
    async with asyncio.timeout(60):
        while not all(person.last for person in people):
            await asyncio.sleep(0.01)
        os.kill(dying, signal.SIGKILL)
        start = time.perf_counter()
        while not all(person.last > start + 0.2 for person in people):
            await asyncio.sleep(0.01)
            for person in people:  # ignore messages that were in flight
                if person.last < start + 0.2:
                    person.last = 0.0
    waited = [(person.back - start, person.last - start) for person in people]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return waited


async def empty(address: str) -> None:
    """An empty Farol database."""
    made = Store(PostgresDatabase(address, SCHEMAS))
    await made.open()
    await made.close()


def store(address: str, tables: int) -> int:
    """Write so many tables with 60 steps each by SQL; returns the number of steps."""
    row, steps = template(True)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("SET session_replication_role = replica")  # all of it is right anyway
        connection.execute("INSERT INTO people (name, created) VALUES ('Ana', 0)")
        connection.execute(
            "INSERT INTO tables (code, status, game, created, data) "
            "SELECT unnest(%s::text[]), 'over', %s, 0, %s",
            ([code_of(number) for number in range(tables)], row.game, encode(row).decode()),
        )
        found = connection.execute(
            "INSERT INTO steps SELECT id, version, action, NULL, seat, NULL, 0 FROM tables "
            "CROSS JOIN unnest(%s::int[], %s::bigint[], %s::int[]) AS step (version, action, seat)",
            [
                list(each)
                for each in zip(*((s.version, s.action, s.seat) for s in steps), strict=True)
            ],
        )
        connection.execute("VACUUM ANALYZE")
        return found.rowcount


def many(arguments: argparse.Namespace) -> None:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        data = stack.enter_context(database())
        address = data.server.address
        uvloop.run(empty(address))
        told("stored", {"tables": arguments.stored, "steps": store(address, arguments.stored)})
        start = time.perf_counter()
        nodes = [stack.enter_context(node(folder, arguments.game, address)) for _ in range(2)]
        told("started", {"both_s": round(time.perf_counter() - start, 1)})

        async def run() -> dict[str, Any]:
            load = Load(arguments.game, arguments.seats, 5.0)
            start = time.perf_counter()
            await load.open(arguments.tables, [port for port, _ in nodes])
            opened = round(time.perf_counter() - start, 1)
            found = await load.measure(arguments.seconds, [server for _, server in nodes], data)
            return {"opened_s": opened, **found}

        told("many", uvloop.run(run()))
        size = data.server.run("SELECT pg_database_size(current_database())")[0][0]
        told("database", {"mb": round(int(str(size)) / 1e6)})


WHAT = {"stores": stores, "two": two, "takeover": takeover, "drain": drain, "many": many}
TABLES = {"stores": 64, "two": 64, "takeover": 12, "drain": 60, "many": 2000}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=list(WHAT))
    parser.add_argument("--game", default="tally", help="tally is the smallest there is")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--stored", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--away", type=float, default=0.5, help="seconds, as the web client waits")
    arguments = parser.parse_args()
    print(measured_on(), flush=True)
    arguments.tables = arguments.tables or TABLES[arguments.what]
    WHAT[arguments.what](arguments)


if __name__ == "__main__":
    main()
