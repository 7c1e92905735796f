"""Soak test with misbehaving clients, leaks and lost moves: python -m bench.soak --seconds 3600.

Players open tables, play, lose their line, come back, finish, and start again; each remembers every
move that was acknowledged, and looks for it in the record when the game is over, and at the end.
Others send nonsense, flood, hang up in the middle of anything, and open lobbies that nobody needs.
All of them follow a fixed seed and a fixed rate: so many moves and so many lies a second, which two
busy cores can hold, so that the same hour is played on every machine. Prints memory and moves as
it goes; ends with 1 if a move was lost, if the server counted a fault, or if its memory was not
flat within 5 % after a warm-up, which takes the first third of an hour; a run of minutes is too
short to judge that.
"""

import argparse
import asyncio
import itertools
import json
import statistics
import sys
import tempfile
import time
from contextlib import suppress

import uvloop
from websockets.exceptions import WebSocketException

from bench.load.board import usage
from bench.load.farol import served
from bench.load.hostile import any_frame, any_message, faults, sent, upgrade
from bench.load.pacer import Pacer
from bench.load.player import Player
from farol.bench.machine import measured_on
from farol.core.rand import Rand
from farol.games import ALL

ATTACKER_ADDRESSES = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
FLAT = 0.05  # relative range of the memory, from the minimum to the maximum
WINDOWS = 6  # after the warm-up; their medians are compared
SAMPLE_SECONDS = 5.0
MOVES_A_SECOND = 6.0
LIES_A_SECOND = 15.0
LIMITS = {"messages_per_second": 20, "max_tables": 60}


def windows(memory: list[float]) -> list[float]:
    """The memory after the warm-up, as medians of some windows: they show steady growth and steps,
    and ignore peaks.
    """
    warm = memory[len(memory) // 3 :]
    bounds = [len(warm) * number // WINDOWS for number in range(WINDOWS + 1)]
    return [
        statistics.median(warm[start:end])
        for start, end in itertools.pairwise(bounds)
        if start < end
    ]


class Soak:
    """One run."""

    def __init__(self, port: int, server: int, seconds: float, seed: int) -> None:
        self.port, self.server = port, server
        self.seconds = seconds
        self.until = time.monotonic() + seconds
        self.seed = seed
        self.moves, self.lying = Pacer(MOVES_A_SECOND), Pacer(LIES_A_SECOND)
        self.players: list[Player] = []
        self.memory: list[float] = []
        self.lies = 0
        self.refused = 0  # tables that could not be opened

    @property
    def over(self) -> bool:
        return time.monotonic() >= self.until

    async def play(self, number: int) -> None:
        """One player: table after table, with dropped connections in between."""
        rand = Rand(self.seed * 1000 + number)
        while not self.over:
            player = Player(self.port, rand, len(self.players), self.moves.wait)
            with suppress(OSError, TimeoutError):
                if await player.open():
                    self.players.append(player)
            if not player.code:
                self.refused += 1
                await asyncio.sleep(1)
                continue
            while not self.over and not player.ended:
                with suppress(WebSocketException, OSError, TimeoutError):
                    await player.play(1 + rand.below(12), self.until)
                await asyncio.sleep(rand.below(100) / 200)
            if player.ended:
                await player.check()

    async def lie(self, number: int) -> None:
        """A client that sends nonsense, floods, hangs up, and opens lobbies."""
        rand, address = (
            Rand(self.seed * 1000 + 500 + number),
            ATTACKER_ADDRESSES[number % len(ATTACKER_ADDRESSES)],
        )
        cookie = ""
        while not cookie and not self.over:
            with suppress(OSError, TimeoutError):
                cookie = await Player(self.port, rand, 0, self.moves.wait).new_cookie()
        while not self.over:
            await self.lying.wait()
            code = self.players[rand.below(len(self.players))].code if self.players else "AAAAAA"
            kind, data = rand.below(4), b""
            if kind == 0:
                frames = (any_frame(rand, any_message(rand, code)) for _ in range(20))
                data = upgrade(cookie) + b"".join(frames)
            elif kind == 1:
                data = upgrade(cookie) + b"\x89\x80\0\0\0\0" * (100 + rand.below(3000))
            elif kind == 2:
                data = (
                    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n{"
                )
            else:
                seats = [{"kind": "me"}, {"kind": "open"}]
                wanted = {"game": next(iter(ALL)), "seats": seats}
                body = json.dumps(wanted).encode()
                head = f"host: localhost\r\ncookie: {cookie}\r\ncontent-length: {len(body)}\r\n\r\n"
                data = b"POST /api/tables HTTP/1.1\r\n" + head.encode() + body
            with suppress(OSError, TimeoutError):
                await sent(self.port, data, address, 0.2)
            self.lies += 1

    async def watch(self) -> None:
        """Record the memory periodically."""
        start = time.monotonic()
        while not self.over:
            await asyncio.sleep(SAMPLE_SECONDS)
            self.memory.append(usage(self.server)[1])
            if len(self.memory) % 12 == 0:
                moves = sum(len(player.acknowledged) for player in self.players)
                seconds = time.monotonic() - start
                told = f"{moves} moves, {len(self.players)} tables, {self.lies} lies"
                print(f"{seconds:5.0f} s: {self.memory[-1]:.1f} MB, {told}", flush=True)

    async def run(self, players: int, liars: int) -> bool:
        """Run everything; whether nothing went wrong."""
        await asyncio.gather(
            self.watch(),
            *(self.play(number) for number in range(players)),
            *(self.lie(number) for number in range(liars)),
        )
        for player in self.players:
            if not player.ended:
                await player.check()
        moves = sum(len(player.acknowledged) for player in self.players)
        lost = sum(player.lost for player in self.players)
        medians = windows(self.memory)
        spread = max(medians) / min(medians) - 1
        wrong = await faults(self.port)
        print(
            f"{len(self.players)} tables ({self.refused} refused), {moves} moves acknowledged, "
            f"{lost} lost; {self.lies} lies; {self.moves.slots / self.seconds:.1f} of "
            f"{MOVES_A_SECOND:.1f} moves and {self.lying.slots / self.seconds:.1f} of "
            f"{LIES_A_SECOND:.1f} lies a second; "
            f"memory after the warm-up {', '.join(f'{one:.1f}' for one in medians)} MB: "
            f"flat within {spread:.1%}; faults {wrong}"
        )
        return lost == 0 and wrong == 0 and spread <= FLAT


def main() -> int:
    """Run once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--players", type=int, default=12)
    parser.add_argument("--liars", type=int, default=6)
    arguments = parser.parse_args()
    print(measured_on(), flush=True)

    async def run(port: int, server: int) -> bool:
        soak = Soak(port, server, arguments.seconds, arguments.seed)
        return await soak.run(arguments.players, arguments.liars)

    with (
        tempfile.TemporaryDirectory() as folder,
        served(folder, "farol", limits=LIMITS, FAROL_BOT_WORKERS="1") as found,
    ):
        return 0 if uvloop.run(run(*found)) else 1


if __name__ == "__main__":
    sys.exit(main())
