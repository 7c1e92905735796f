"""Two servers on one database, and everything that can fail: python -m bench.cluster [--rounds N].

Starts PostgreSQL, two servers and people who play over real sockets, some at the one and some at
the other, and who come back to the other one when a line breaks. Each round one thing fails, in
turn: a server is killed; PostgreSQL is killed; a server sleeps longer than others believe that it
lives, and wakes up; the line between the servers is cut; the database is slow; it is full; both
servers are killed and started at the same moment; the connections of a server to the database stay
half open; packets there, or back, are lost; the database stands still. After every round all
histories are compared: every acknowledged move stands in the record once, at its place; nobody was
shown a step that the record does not hold; no number is missing. Prints how long it took until
everybody played again.
Needs PostgreSQL on this machine.
"""

import argparse
import asyncio
import json
import random
import signal
import statistics
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

from tests.lines import BACK, THERE, Line
from tests.postgresql import Postgres, postgres
from tests.server.test_serve import Player, free_port, served
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from farol.bench.machine import measured_on

BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, AssertionError)
PLAYED_AGAIN = 2  # moves of everybody after a fault
PATIENCE = 60.0  # timeout for that
SLEEP = 6.0  # seconds, twice as long as a lease
SLOW = 0.2  # added latency of every answer of the database
FULL = (
    "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$; "
    "CREATE TRIGGER refuse BEFORE INSERT ON steps EXECUTE FUNCTION refuse()"
)
FREE = "DROP TRIGGER refuse ON steps; DROP FUNCTION refuse()"


class Witness(Player):
    """A player who reconnects and remembers every step that was shown."""

    def __init__(self, ports: list[int], choice: random.Random) -> None:
        super().__init__(choice.choice(ports))
        self._ports = ports
        self._choice = choice
        self.shown: dict[int, Any] = {}
        self.over = False

    async def _hear(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "refused":  # like a person who reads "try again"
            await asyncio.sleep(0.1)
            raise ConnectionResetError(message["sentence"])
        parts = [message, message.get("view") or {}, message.get("missed") or {}]
        for part in parts:
            for step in part.get("steps") or []:
                step = {**step, "changes": None}  # not in a record
                before = self.shown.setdefault(step["version"], step)
                if before != step:
                    raise SystemExit(f"Two histories of one table: {before} and {step}")
        if (message.get("table") or {}).get("status", "playing") != "playing":
            self.over = True
            return
        await super()._hear(wire, message)

    async def go_on(self) -> None:
        """Play for ever, at whichever server answers."""
        while not self.over:
            try:
                await self.play(1_000_000)
            except BROKEN:
                self.go_elsewhere()
                await asyncio.sleep(0.05)

    def go_elsewhere(self) -> None:
        self.port = self._choice.choice(self._ports)

    async def check(self) -> None:
        """Compare the shown and acknowledged steps with the record."""
        while True:
            try:
                head, record = await self.request(
                    "GET", f"/api/tables/{self.code}/record?as=seat&seat=0"
                )
            except (OSError, ValueError):
                head, record = "", {}
            if " 200 " in head.partition("\r")[0]:
                break
            self.go_elsewhere()
            await asyncio.sleep(0.1)
        steps = {step["version"]: step for step in record["steps"]}
        if list(steps) != list(range(1, len(steps) + 1)):
            raise SystemExit(f"{self.code}: a number is missing or double")
        for move, version in self.acknowledged.items():
            if steps.get(version, {}).get("seat") != 0:
                raise SystemExit(f"{self.code}: move {move} was acknowledged and is not there")
        for version, step in self.shown.items():
            if steps.get(version) != step:
                raise SystemExit(f"{self.code}: step {version} was shown and is not there")


class Cluster:
    """PostgreSQL, two servers, and proxies between all of them."""

    def __init__(
        self, folder: Path, database: Postgres, lines: list[Line], relays: list[Line]
    ) -> None:
        self._folder = folder
        self.database = database
        self.lines = lines
        self.relays = relays
        self.ports = [relay.target for relay in relays]
        self._servers: list[tuple[ExitStack, subprocess.Popen[str]]] = []

    def start(self, number: int) -> None:
        """Start a server that is down."""
        stack, port = ExitStack(), self.ports[number]
        own = self._folder / str(time.monotonic_ns())
        own.mkdir()
        flags = ["--port", port, "--node", f"http://127.0.0.1:{self.relays[number].port}"]
        flags += ["--node-key", "bench", "--log-level", "error"]
        flags += ["--limits", "sockets_per_address=10000,connections_per_address=10000"]
        address = f"postgresql://farol@127.0.0.1:{self.lines[number].port}/postgres"
        process, _, _ = stack.enter_context(served(own, *map(str, flags), data=address))
        self._servers.insert(number, (stack, process))

    def kill(self, number: int) -> None:
        stack, process = self._servers.pop(number)
        process.send_signal(signal.SIGKILL)
        stack.close()

    def signal(self, number: int, what: signal.Signals) -> None:
        self._servers[number][1].send_signal(what)

    def close(self) -> None:
        while self._servers:
            self.kill(0)

    # --- faults --------------------------------------------------------------------------------

    async def kill_server(self) -> None:
        self.kill(0)

    async def heal_server(self) -> None:
        await asyncio.to_thread(self.start, 0)

    async def kill_database(self) -> None:
        await asyncio.to_thread(self.database.stop)
        await asyncio.sleep(1.0)
        await asyncio.to_thread(self.database.start)

    async def sleep(self) -> None:
        self.signal(0, signal.SIGSTOP)
        await asyncio.sleep(SLEEP)
        self.signal(0, signal.SIGCONT)

    async def cut(self) -> None:
        for relay in self.relays:
            relay.cut = True
            relay.close_all()
        await asyncio.sleep(2.0)
        for relay in self.relays:
            relay.cut = False

    async def slow(self) -> None:
        for line in self.lines:
            line.delay = SLOW
        await asyncio.sleep(5.0)
        for line in self.lines:
            line.delay = 0.0

    async def full(self) -> None:
        # in a thread: it waits for transactions through proxies of this event loop
        await asyncio.to_thread(self.database.run, FULL)
        await asyncio.sleep(2.0)
        await asyncio.to_thread(self.database.run, FREE)

    async def half_open(self) -> None:
        self.lines[0].leave_half_open()

    async def lost(self, *ways: int) -> None:
        """Drop the first server's packets to the database, or those from it."""
        self.lines[0].hold(*ways)

    async def found(self) -> None:
        self.lines[0].heal()

    async def stand_still(self) -> None:
        for line in self.lines:
            line.hold(THERE, BACK)
        await asyncio.sleep(SLEEP)
        for line in self.lines:
            line.heal()

    async def both(self) -> None:
        self.kill(1)
        self.kill(0)
        await asyncio.gather(*(asyncio.to_thread(self.start, number) for number in (0, 1)))
        self._servers.sort(key=lambda server: self.ports.index(port_of(server[1])))


def port_of(process: subprocess.Popen[str]) -> int:
    assert isinstance(process.args, list)
    return int(str(process.args[process.args.index("--port") + 1]))


async def nothing() -> None:
    """Undo the fault."""


Fault = tuple[str, Callable[[], Awaitable[None]], Callable[[], Awaitable[None]]]


async def round_of(cluster: Cluster, players: list[Witness], count: int, fault: Fault) -> float:
    """One fault under load; returns the seconds until everybody has played again."""
    while len(players) < count:
        new = Witness(cluster.ports, random.Random(len(players)))
        try:
            await new.open()
        except (OSError, StopIteration, RuntimeError, KeyError, ValueError):
            await asyncio.sleep(0.2)
        else:
            players.append(new)
    playing = [asyncio.create_task(player.go_on()) for player in players]
    await again(players, playing)
    _, fail, heal = fault
    start = time.perf_counter()
    await fail()
    await again(players, playing)
    took = time.perf_counter() - start
    await heal()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    async with asyncio.timeout(PATIENCE):
        for player in players:
            await player.check()
    players[:] = [player for player in players if not player.over]
    return took


async def again(players: list[Witness], playing: list[asyncio.Task[None]]) -> None:
    goals = [len(player.acknowledged) + PLAYED_AGAIN for player in players]
    async with asyncio.timeout(PATIENCE):
        while any(
            len(player.acknowledged) < goal and not player.over
            for player, goal in zip(players, goals, strict=True)
        ):
            for task in playing:
                if task.done() and task.exception() is not None:
                    raise task.exception() or SystemExit
            await asyncio.sleep(0.01)


async def run(rounds: int, count: int) -> None:
    listening, database_port = ("listen_addresses=127.0.0.1",), free_port()
    with (
        tempfile.TemporaryDirectory() as name,
        postgres(*listening, f"port={database_port}") as database,
    ):
        lines = [Line(database_port), Line(database_port)]
        relays = [Line(free_port()), Line(free_port())]
        for each in (*lines, *relays):
            await each.start()
        cluster = Cluster(Path(name), database, lines, relays)
        for number in (0, 1):
            await asyncio.to_thread(cluster.start, number)
        faults: list[Fault] = [
            ("a server is killed", cluster.kill_server, cluster.heal_server),
            ("PostgreSQL is killed", cluster.kill_database, nothing),
            ("a server sleeps too long", cluster.sleep, nothing),
            ("the line between servers is cut", cluster.cut, nothing),
            ("the database is slow", cluster.slow, nothing),
            ("the database is full", cluster.full, nothing),
            ("both servers start at once", cluster.both, nothing),
            ("connections to the database are half open", cluster.half_open, nothing),
            ("packets to the database are lost", partial(cluster.lost, THERE), cluster.found),
            ("packets of the database are lost", partial(cluster.lost, BACK), cluster.found),
            ("the database stands still", cluster.stand_still, nothing),
        ]
        players: list[Witness] = []
        took: dict[str, list[float]] = {fault[0]: [] for fault in faults}
        try:
            for number in range(rounds):
                fault = faults[number % len(faults)]
                took[fault[0]].append(await round_of(cluster, players, count, fault))
                moves = sum(len(player.acknowledged) for player in players)
                print(
                    f"{number + 1}: {fault[0]}, {took[fault[0]][-1]:.1f} s, {moves} moves",
                    flush=True,
                )
        finally:
            cluster.close()
        print(json.dumps({name: summary(seconds) for name, seconds in took.items() if seconds}))


def summary(seconds: list[float]) -> dict[str, float]:
    return {
        "rounds": len(seconds),
        "median": round(statistics.median(seconds), 2),
        "worst": round(max(seconds), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=28)
    parser.add_argument("--players", type=int, default=12)
    arguments = parser.parse_args()
    print(measured_on(), flush=True)
    asyncio.run(run(arguments.rounds, arguments.players))


if __name__ == "__main__":
    main()
