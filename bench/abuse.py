"""Attacks on the real program, and what a bystander notices: python -m bench.abuse [ATTACK …].

First single clients within the usual limits, then a flood beyond them. Attackers
come from one address or with one cookie; one person plays from elsewhere, in a process of their
own. Short attacks are repeated. Prints first how that person is served in peace, and for each
attack what came of it, how long the person's moves and /healthz took, what multiple of peace that
is, for how long the event loop was held at worst (in processor time, which does not depend on what
else the machine does), and the server's memory. Everything stays on this machine and has a time
limit.
"""

import argparse
import asyncio
import json
import os
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

import uvloop

from bench.load.attackers import ATTACKS, DEFAULTS, Attackers
from bench.load.board import usage
from bench.load.bystander import Bystander
from bench.load.farol import cookie_of, open_table, served
from bench.load.flood import LIMITS, TABLES, Flood
from farol.bench.machine import measured_on
from farol.games import ALL

PEACE_SECONDS = 8.0
LEAST_SECONDS = 5.0  # minimum seconds of an attack
LONGEST = 900.0  # seconds for all attacks on one server
FLOODS = ("idle", "large", "deaf", "flood", "garbage", "leave")

Attack = Callable[[], Awaitable[str]]


class Judge:
    """Prints the effect of an attack on the bystander."""

    def __init__(self, server: int, bystander: Bystander, holds: Path) -> None:
        self._server = server
        self._bystander = bystander
        self._holds = holds
        self._held = 0  # lines of that file already read
        self._spent = 0.0
        self._peace = 0.0  # p99 without an attack

    def begin(self) -> None:
        """Discard earlier measurements."""
        self._bystander.waits()
        self._longest_hold()
        self._spent, _ = usage(self._server)

    def _longest_hold(self) -> float:
        """Milliseconds, since the last call."""
        lines = self._holds.read_text().splitlines()
        fresh, self._held = lines[self._held :], len(lines)
        return max((float(line) for line in fresh), default=0.0)

    async def judge(self, name: str, attack: Attack) -> None:
        """Attack for a while, and print the effect."""
        self.begin()
        until = time.monotonic() + LEAST_SECONDS
        result = await attack()
        while time.monotonic() < until:
            await attack()
        await asyncio.sleep(0.5)
        waits, (spent, memory) = self._bystander.waits(), usage(self._server)
        self._peace = self._peace or waits.p99
        figures = {
            "attack": name,
            "result": result,
            "moves": waits.moves,
            "p50_ms": waits.p50,
            "p99_ms": waits.p99,
            "of_peace": round(waits.p99 / self._peace, 1),
            "worst_ms": waits.worst,
            "healthz_worst_ms": waits.health,
            "longest_hold_ms": self._longest_hold(),
            "server_cpu_s": round(spent - self._spent, 2),
            "server_mb": round(memory, 1),
            "load": round(os.getloadavg()[0], 1),
        }
        print(json.dumps(figures), flush=True)


async def peace() -> str:
    """No attack, as the baseline."""
    await asyncio.sleep(PEACE_SECONDS)
    return "nobody else is there"


async def attack_within_limits(port: int, judge: Judge, names: list[str]) -> None:
    """Single clients within the usual limits."""
    attacks = Attackers(port, judge.begin)
    for name in names:
        await judge.judge(name, getattr(attacks, name))


async def attack_beyond_limits(port: int, judge: Judge, names: list[str], sockets: int) -> None:
    """Thousands of clients."""
    cookie = await cookie_of(port, "Evil")
    seats = [{"kind": "me"}] * 3
    codes = [await open_table(port, cookie, next(iter(ALL)), seats) for _ in range(TABLES)]
    attacks = Flood(port, cookie, codes, sockets)
    for name in names:
        await judge.judge(name, getattr(attacks, name))


def go_first(process: int) -> None:
    """Give a process real-time priority, which needs root."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        policy = os.SCHED_RR | os.SCHED_RESET_ON_FORK  # not for the bots that it starts later
        os.sched_setscheduler(int(thread.name), policy, os.sched_param(1))


def attacked(
    limits: Mapping[str, int],
    attack: Callable[[int, Judge], Awaitable[None]],
    first: bool,
    version: Path | None,
) -> None:
    """Start a server and a bystander, and attack it."""

    async def run(judge: Judge, port: int) -> None:
        await judge.judge("peace", peace)
        await attack(port, judge)

    with tempfile.TemporaryDirectory() as folder:
        holds = Path(folder, "holds")
        holds.touch()
        with (
            served(folder, "tally", version, limits=limits, HOLDS=str(holds)) as (port, pid),
            Bystander(port) as bystander,
        ):
            if first:
                go_first(pid)
                go_first(bystander.process)
            uvloop.run(asyncio.wait_for(run(Judge(pid, bystander, holds), port), LONGEST))


def main() -> None:
    """Run all attacks, or the named ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attack", nargs="*", help=f"of {', '.join([*ATTACKS, *FLOODS])}; or all")
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument(
        "--first",
        action="store_true",
        help="the server and the bystander go before all other programs (root only), as if "
        "attackers and everything else were on other machines",
    )
    parser.add_argument("--version", type=Path, help="a working copy of another version to attack")
    arguments = parser.parse_args()
    print(measured_on(), flush=True)
    unknown = [name for name in arguments.attack if name not in {*ATTACKS, *FLOODS}]
    if unknown:
        parser.error(f"there is no attack {unknown[0]!r}")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    sockets, whose = min(arguments.sockets, hard - 500), (arguments.first, arguments.version)
    wanted = arguments.attack or [*ATTACKS, *FLOODS]
    few = [name for name in ATTACKS if name in wanted]
    many = [name for name in FLOODS if name in wanted]
    if few:
        attacked(DEFAULTS, lambda port, judge: attack_within_limits(port, judge, few), *whose)
    if many:
        attacked(
            LIMITS, lambda port, judge: attack_beyond_limits(port, judge, many, sockets), *whose
        )


if __name__ == "__main__":
    main()
