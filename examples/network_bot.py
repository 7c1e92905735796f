#!/usr/bin/env python3
"""A bot that plays over the network: python3 examples/network_bot.py loknroll --at ADDRESS.

Without --code it opens a table for itself and one bot of the house and plays to the end; with
--code it sits down at a table that waits for somebody. It plays by a seed, and prefers to do
something over passing.
"""

import argparse
import asyncio
import random

from farol.client import Connected, NewTable, SeatPlan, Server, Table

DULL = {"discard", "pass", "rest"}  # types of actions that rarely help
NAME = "Network bot"


async def open_table(server: Server, game: str) -> str:
    """A table with as few seats as the game allows; bots of the house have the others."""
    games = {info.name: info for info in (await server.info()).games}
    others = max(1, games[game].least_seats - 1)
    seats = [SeatPlan("me"), *[SeatPlan("bot", level="novice") for _ in range(others)]]
    return await server.open_table(NewTable(game, seats, start=True))


async def find_seat(table: Table) -> None:
    """Look through the seat one has, or sit down on a free one."""
    assert table.info is not None
    free = [number for number, seat in enumerate(table.info.seats) if seat.free]
    if not table.info.mine and free:
        await table.sit(free[0], NAME)
    if table.info.mine:
        await table.look_through(table.info.mine[0])


async def play(table: Table, luck: random.Random) -> list[int]:
    """Play to the end; the scores. The table hears on while a move waits for its answer, so what it
    knows may be newer than the message at hand."""
    moved_at = -1
    async for message in table:
        if isinstance(message, Connected):
            await find_seat(table)
        if table.info is not None and table.info.result is not None:
            return table.info.result.scores
        if table.choices and table.version is not None and table.version > moved_at:
            moved_at = table.version
            lively = [choice for choice in table.choices if choice["type"] not in DULL]
            await table.act(luck.choice(lively or table.choices))
    raise AssertionError("a table ends with a result")


async def main() -> None:
    """Sit down, play, say how it ended."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game")
    words.add_argument("--at", default="http://localhost:8420")
    words.add_argument("--code")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    server = Server(given.at)
    await server.introduce(NAME)
    code = given.code or await open_table(server, given.game)
    async with server.table(code) as table:
        print(code, await play(table, random.Random(given.seed)))


if __name__ == "__main__":
    asyncio.run(main())
