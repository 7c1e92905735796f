"""Every fault of one machine, and how long nobody plays: python -m bench.faults [--front nginx].

Two servers, a database with a synchronous standby and, if wanted, one of the proxies of `deploy/`
with its real configuration are machines of a network of their own: namespaces on a bridge. People
play over real sockets, and notice silence as the web client does (`web/src/net/socket.ts`). Each
round plants one fault, lets them play, undoes it, and lets them play again; then all histories are
compared as in `bench.cluster`. Prints the longest gap between two moves of a person, median and
worst, and the alerts that fired, where Prometheus is installed.
Needs root, PostgreSQL, iproute2 and iptables.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode
from urllib.request import urlopen

from tests.postgresql import Postgres
from tests.proxies import DEPLOY, command_of, running
from tests.server.test_serve import served

from bench.person import PATIENCE, PORT, Person
from farol.bench.machine import measured_on

CLIENTS: Final = "10.0.0.1"
PROXY: Final = "10.0.0.2"
SERVERS: Final = ("10.0.0.3", "10.0.0.4")  # as in deploy/
DATABASES: Final = ("10.0.0.5", "10.0.0.6")
OURS: Final = "10.0.0.0/24"
FAULT_SECONDS: Final = 10.0  # that a fault lasts, unless it ends by itself
AFTER_SECONDS: Final = 5.0
RULES: Final = DEPLOY / "monitoring" / "farol.rules.yml"
FIRED: Final = "http://127.0.0.1:9090/api/v1/query?" + urlencode(
    {"query": 'count by (alertname) (count_over_time(ALERTS{alertstate="firing"}[2m]))'}
)
PROMOTED: Final = 1.0  # seconds until whoever watches the database promotes the standby
STILL: Final = 3.0  # seconds for which the database stands still


def do(*words: str) -> str:
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout


def at(machine: str) -> list[str]:
    """The start of a command on a machine."""
    return ["ip", "netns", "exec", machine]


def wire() -> None:
    """Make the machines, each with its address as its name."""
    do("mount", "-t", "tmpfs", "tmpfs", "/run")
    do("ip", "link", "set", "lo", "up")
    do("ip", "link", "add", "middle", "type", "bridge")
    do("ip", "addr", "add", f"{CLIENTS}/24", "dev", "middle")
    do("ip", "link", "set", "middle", "up")
    for machine in (PROXY, *SERVERS, *DATABASES):
        end = f"to{machine.rpartition('.')[2]}"
        do("ip", "netns", "add", machine)
        do("ip", "link", "add", end, "type", "veth", "peer", "name", "wire", "netns", machine)
        do("ip", "link", "set", end, "master", "middle", "up")
        do("ip", "-n", machine, "addr", "add", f"{machine}/24", "dev", "wire")
        do("ip", "-n", machine, "link", "set", "wire", "up")
        do("ip", "-n", machine, "link", "set", "lo", "up")


class Machines:
    """All of them, and what can happen to them."""

    def __init__(self, folder: Path, front: str) -> None:
        self.front = front
        self.gate = PROXY if front else CLIENTS  # who speaks to the servers
        self.places = [PROXY] if front else list(SERVERS)
        self._folder = folder
        self._stack = ExitStack()
        self._servers: dict[str, tuple[ExitStack, subprocess.Popen[str]]] = {}
        self.primary, self.other = DATABASES
        self._databases: dict[str, Postgres] = {}

    def open(self) -> None:
        wire()
        self._databases[self.primary] = self._database(self.primary)
        self._databases[self.primary].start()
        self._stand_by()
        for server in SERVERS:
            self.start(server)
        if self.front:
            place = self._folder / "front"
            place.mkdir()
            command = command_of(
                self.front, place, f"0.0.0.0:{PORT}", [f"{each}:{PORT}" for each in SERVERS]
            )
            self._stack.enter_context(running([*at(PROXY), *command], place))

    def close(self) -> None:
        for server in list(self._servers):
            self.kill(server)
        self._stack.close()
        for database in self._databases.values():
            database.stop()

    def _database(self, machine: str, of: str = "") -> Postgres:
        folder = Path(tempfile.mkdtemp(prefix="farol-pg-", dir=self._folder))
        os.chown(folder, 65534, -1)
        # a standby looks for its primary again as soon as docs/operations.md says
        settings = (f"listen_addresses={machine}", "wal_retrieve_retry_interval=500ms")
        database = Postgres(folder, *settings, inside=at(machine), of=of)
        if not of:
            with (folder / "data/pg_hba.conf").open("a") as rules:
                rules.write(f"host all,replication all {OURS} trust\n")
        return database

    def _stand_by(self) -> None:
        """A new standby of the primary, without which nothing is committed."""
        machine = self.other
        made = self._database(machine, of=f"host={self.primary} user=farol dbname=postgres")
        with (made.folder / "data/postgresql.auto.conf").open("a") as settings:
            settings.write("synchronous_standby_names = ''\n")
        made.start()
        self._databases[machine] = made
        leader = self._databases[self.primary]
        leader.run("ALTER SYSTEM SET synchronous_standby_names = '*'")
        leader.run("SELECT pg_reload_conf()")

    def start(self, server: str) -> None:
        stack = ExitStack()
        own = self._folder / str(time.monotonic_ns())
        own.mkdir()
        flags = ["--host", "0.0.0.0", "--port", str(PORT), "--node", f"http://{server}:{PORT}"]
        flags += ["--node-key", "bench", "--log-level", "error"]
        flags += ["--proxies", ",".join((PROXY, *SERVERS))]
        flags += ["--metrics", "all"]
        flags += ["--limits", "sockets_per_address=10000,connections_per_address=10000"]
        address = f"postgresql://farol@{','.join(DATABASES)}/postgres"
        made = served(own, *flags, data=address, before=tuple(at(server)))
        self._servers[server] = (stack, stack.enter_context(made)[0])

    @contextmanager
    def watched(self, fired: set[str]) -> Iterator[None]:
        """Prometheus with the rules of deploy/: which alerts fire meanwhile."""
        if shutil.which("prometheus") is None:
            yield
            return
        folder = Path(tempfile.mkdtemp(prefix="prometheus-", dir=self._folder))
        targets = ", ".join(f"'{each}:{PORT}'" for each in SERVERS)
        (folder / "prometheus.yml").write_text(
            "global: {scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s}\n"
            f"rule_files: ['{RULES}']\n"
            f"scrape_configs: [{{job_name: farol, static_configs: [{{targets: [{targets}]}}]}}]\n"
        )
        words = [f"--config.file={folder}/prometheus.yml", f"--storage.tsdb.path={folder}/data"]
        with running(["prometheus", *words, "--web.listen-address=127.0.0.1:9090"], folder):
            yield
            with suppress(OSError), urlopen(FIRED, timeout=10) as answer:
                found = json.load(answer)["data"]["result"]
                fired |= {each["metric"]["alertname"] for each in found}

    def kill(self, server: str) -> None:
        stack, process = self._servers.pop(server)
        process.send_signal(signal.SIGKILL)
        stack.close()

    # --- faults of the first server ------------------------------------------------------------

    async def kill_server(self) -> None:
        await asyncio.to_thread(self.kill, SERVERS[0])

    async def start_server(self) -> None:
        await asyncio.to_thread(self.start, SERVERS[0])

    async def signal(self, what: signal.Signals) -> None:
        self._servers[SERVERS[0]][1].send_signal(what)

    async def lose(self, peer: Callable[[], str], *ways: str) -> None:
        """Drop the packets between the first server and a machine."""
        for way in ways:
            side = "-s" if way == "INPUT" else "-d"
            do(*at(SERVERS[0]), "iptables", "-A", way, side, peer(), "-j", "DROP")

    async def leave_half_open(self, peer: Callable[[], str]) -> None:
        """Drop the packets of the connections that there are."""
        lines = do(*at(SERVERS[0]), "ss", "-Htn", "state", "established").splitlines()
        for local, remote in (line.split()[2:4] for line in lines):
            address, _, port = remote.removeprefix("[::ffff:").replace("]", "").rpartition(":")
            if address != peer():
                continue
            ours = local.rpartition(":")[2]
            tcp = ("-p", "tcp", "-j", "DROP")
            for way, side, here, there in (
                ("INPUT", "-s", "--dport", "--sport"),
                ("OUTPUT", "-d", "--sport", "--dport"),
            ):
                what = (side, address, *tcp, here, ours, there, port)
                do(*at(SERVERS[0]), "iptables", "-A", way, *what)

    async def find(self) -> None:
        """Let all packets through again."""
        do(*at(SERVERS[0]), "iptables", "-F")

    # --- faults of the database ----------------------------------------------------------------

    async def restart(self) -> None:
        database = self._databases[self.primary]
        await asyncio.to_thread(database.stop)
        await asyncio.to_thread(database.start)

    async def stand_still(self) -> None:
        database = self._databases[self.primary]
        database.signal(signal.SIGSTOP)
        await asyncio.sleep(STILL)
        database.signal(signal.SIGCONT)

    async def vanish(self) -> None:
        """The machine of the database is gone without a word; its standby is promoted."""
        for way in ("INPUT", "OUTPUT"):
            do(*at(self.primary), "iptables", "-A", way, "-j", "DROP")
        await asyncio.sleep(PROMOTED)
        self._databases[self.other].run("SELECT pg_promote()")
        self.primary, self.other = self.other, self.primary

    async def replace(self) -> None:
        await asyncio.to_thread(self._databases[self.other].stop)
        do(*at(self.other), "iptables", "-F")
        await asyncio.to_thread(self._stand_by)


class Fault(NamedTuple):
    name: str
    plant: Callable[[], Awaitable[None]]
    undo: Callable[[], Awaitable[None]]


async def nothing() -> None:
    """It has ended by itself."""


def all_faults(machines: Machines) -> list[Fault]:
    lost, half_open, found = machines.lose, machines.leave_half_open, machines.find
    both = ("INPUT", "OUTPUT")
    stop, go_on = (partial(machines.signal, each) for each in (signal.SIGSTOP, signal.SIGCONT))
    faults = [
        Fault("a server is killed", machines.kill_server, machines.start_server),
        Fault("a server is suspended", stop, go_on),
    ]
    peers = {
        "the database": lambda: machines.primary,
        "the proxy" if machines.front else "the people": lambda: machines.gate,
        "the other server": lambda: SERVERS[1],
    }
    for name, peer in peers.items():
        faults += [
            Fault(f"packets of {name} are lost", partial(lost, peer, "INPUT"), found),
            Fault(f"packets to {name} are lost", partial(lost, peer, "OUTPUT"), found),
            Fault(f"no packets to or of {name}", partial(lost, peer, *both), found),
            Fault(f"connections to {name} are half open", partial(half_open, peer), found),
        ]
    return [
        *faults,
        Fault("the database is killed and started", machines.restart, nothing),
        Fault(f"the database stands still for {STILL:g} s", machines.stand_still, nothing),
        Fault("the database vanishes, its standby is promoted", machines.vanish, machines.replace),
    ]


async def come(machines: Machines, people: list[Person], count: int) -> None:
    """Open new tables."""
    people.clear()
    while len(people) < count:
        new = Person(machines.places, random.Random(time.monotonic_ns()))
        try:
            async with asyncio.timeout(PATIENCE):
                if len(people) % 2:  # a proxy takes turns: tables at both servers
                    await new.request("GET", "/api/server")
                await new.open()
        except (OSError, StopIteration, RuntimeError, KeyError, ValueError):
            await asyncio.sleep(0.2)
        else:
            people.append(new)


async def round_of(machines: Machines, people: list[Person], count: int, fault: Fault) -> Any:
    """The longest gap of each person, during the fault and after it."""
    await come(machines, people, count)
    playing = [asyncio.create_task(person.go_on()) for person in people]
    await until_moved(people, time.perf_counter(), PATIENCE)
    for task in playing:
        if task.done():
            task.result()
    gaps = []
    for what, seconds in ((fault.plant, FAULT_SECONDS), (fault.undo, AFTER_SECONDS)):
        since = time.perf_counter()
        await what()
        await asyncio.sleep(max(0.0, since + seconds - time.perf_counter()))
        await until_moved(people, time.perf_counter() - 1.0, PATIENCE)
        gaps.append([person.gap(since, time.perf_counter()) for person in people])
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    async with asyncio.timeout(PATIENCE):
        for person in people:
            await person.check()
    return gaps


async def until_moved(people: list[Person], since: float, patience: float) -> None:
    with suppress(TimeoutError):  # then the gap is as long
        async with asyncio.timeout(patience):
            while any(not p.over and (not p.moved or p.moved[-1] < since) for p in people):
                await asyncio.sleep(0.02)


async def run(arguments: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory(dir="/tmp", prefix="farol-faults-") as name:
        Path(name).chmod(0o755)
        machines = Machines(Path(name), arguments.front)
        try:
            await asyncio.to_thread(machines.open)
            people: list[Person] = []
            faults = [each for each in all_faults(machines) if arguments.only in each.name]
            found: dict[str, list[list[float]]] = {fault.name: [] for fault in faults}
            fired: dict[str, set[str]] = {fault.name: set() for fault in faults}
            for _ in range(arguments.rounds):
                for fault in faults:
                    with machines.watched(fired[fault.name]):
                        gaps = await round_of(machines, people, arguments.people, fault)
                    found[fault.name].append([max(each) for each in zip(*gaps, strict=True)])
                    told = [f"{statistics.median(each):.1f}/{max(each):.1f}" for each in gaps]
                    load = f"load {os.getloadavg()[0]:.0f}"
                    named = " ".join(sorted(fired[fault.name]))
                    print(
                        f"{fault.name}: {told[0]} s, after it {told[1]} s; {load}; {named}",
                        flush=True,
                    )
        finally:
            await asyncio.to_thread(machines.close)
    for what, rounds in found.items():
        every = [gap for each in rounds for gap in each]
        worst = max(every)
        alerts = ", ".join(sorted(fired[what]))
        print(
            f"| {what} | {statistics.median(every):.1f} | {worst:.1f} | {len(rounds)} | {alerts} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--front", choices=["", "nginx", "caddy"], default="")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--people", type=int, default=12)
    parser.add_argument("--only", default="", help="faults with this in their name")
    arguments = parser.parse_args()
    if "OWN_NETWORK" not in os.environ:  # a network and mounts of its own, which end with it
        words = [sys.executable, "-m", "bench.faults", *sys.argv[1:]]
        os.environ["OWN_NETWORK"] = "1"
        os.execvp("unshare", ["unshare", "--net", "--mount", *words])
    print(arguments.front or "no proxy", measured_on(), flush=True)
    asyncio.run(run(arguments))


if __name__ == "__main__":
    main()
