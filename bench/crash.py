"""kill -9 again and again during heavy play: python -m bench.crash [--rounds N] [--players N].

Each round starts a server on the same file, lets everybody play over real sockets, kills the
server in the middle of it and checks after the next start that every acknowledged move is there.
The same in short is a test; this is the long form.
"""

import argparse
import asyncio
import signal
import tempfile
import time
from pathlib import Path

from tests.server.test_serve import Player, check_record, free_port, served
from websockets.exceptions import ConnectionClosed, InvalidMessage

from farol.bench.machine import measured_on

# Errors of connections to a killed server, also in the middle of a handshake.
BROKEN = ConnectionClosed | InvalidMessage | OSError | AssertionError


async def play_and_die(folder: Path, players: list[Player], count: int, seconds: float) -> None:
    """One round: play, and kill the server."""
    with served(
        folder, "--port", str(free_port()), "--limits", "sockets_per_address=10000"
    ) as server:
        process, port, _ = server
        for player in players:
            player.port = port
        while len(players) < count:
            players.append(Player(port))
            await players[-1].open()
        playing = [asyncio.create_task(player.play(100_000)) for player in players]
        await asyncio.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if not isinstance(result, BROKEN):
                raise SystemExit(f"A player saw something else than a broken line: {result!r}")
            if isinstance(result, AssertionError) and "over" not in repr(result):
                raise result


async def check_all(folder: Path, players: list[Player]) -> None:
    """After a restart every acknowledged move exists."""
    with served(folder, "--port", str(free_port())) as (_, port, _):
        for player in players:
            player.port = port
            await check_record(player)


async def run(rounds: int, count: int, seconds: float) -> None:
    players: list[Player] = []
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds):
            await play_and_die(Path(folder), players, count, seconds)
            moves = sum(len(player.acknowledged) for player in players)
            print(f"round {number + 1}: {moves} moves acknowledged, then killed", flush=True)
            # Long games are checked once more, then replaced by new ones.
            await check_all(Path(folder), players)
            players = [player for player in players if len(player.acknowledged) < 40]
    print(f"{rounds} kills in {time.perf_counter() - start:.0f} s: nothing was lost")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--players", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=3.0)
    arguments = parser.parse_args()
    print(measured_on(), flush=True)
    asyncio.run(run(arguments.rounds, arguments.players, arguments.seconds))


if __name__ == "__main__":
    main()
