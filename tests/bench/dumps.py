"""Positions of games with random seats and options as JSON, valid and corrupted, and the results of
loading them.

`python dumps.py make GAME SEED` prints one dump per line; `python dumps.py read GAME` answers every
line of its input. Both builds run it, so that each reads the other's output.
"""

import json
import sys
from collections.abc import Iterator

from farol.bench.checksum import drawn_options
from farol.core.data import Json
from farol.core.errors import BadOptions, BadPosition
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games import ALL, AnyGame

ROUNDS = 1  # games for each number of seats and each value of each option
POSITIONS = 3  # per game
BENT = 2  # corrupted dumps for each valid one
LONGEST = 260  # decisions before a position is dumped
GOING_ON = 20  # decisions after it was loaded


def starts(game: AnyGame, rand: Rand) -> Iterator[tuple[int, dict[str, Json]]]:
    """Numbers of seats with options: each value of each option occurs at every table."""
    for _ in range(ROUNDS):
        for seats in game.seats:
            for name, value in values(game):
                yield seats, drawn_options(game, rand) | dict(game.unattended) | {name: value}


def values(game: AnyGame) -> list[tuple[str, Json]]:
    """Every option with every value; for numbers the lowest and the highest."""
    found: list[tuple[str, Json]] = []
    for option in game.options:
        words = getattr(option, "words", None)
        limits = (getattr(option, "low", False), getattr(option, "high", True))
        found += [(option.name, value) for value in words or limits]
    return found


def make(game: AnyGame, seed: int) -> list[str]:
    """Dumps from all parts of games, and corrupted ones."""
    rand = Rand(seed)
    lines: list[str] = []
    for seats, options in starts(game, rand):
        try:
            state = game.new(seats, options)
        except BadOptions:  # invalid combinations with the number of seats are skipped
            continue
        for _ in range(POSITIONS):
            for _ in range(rand.below(LONGEST // POSITIONS)):
                if state.to_act() != OVER:
                    state.apply_unchecked(sample_next(state, rand))
            whole = json.dumps(game.dump(state))
            lines.append(whole)
            lines += [json.dumps(bent(json.loads(whole), rand)) for _ in range(BENT)]
    return lines


def bent(data: Json, rand: Rand) -> Json:
    """A dump with one change somewhere."""
    if isinstance(data, dict) and data:
        name = sorted(data)[rand.below(len(data))]
        return {**data, name: bent(data[name], rand)}
    if isinstance(data, list) and data and rand.below(4) > 0:
        at = rand.below(len(data))
        changes: list[list[Json]] = [[bent(data[at], rand)], [], [data[at], data[at]], [None]]
        return [*data[:at], *changes[rand.below(len(changes))], *data[at + 1 :]]
    if isinstance(data, int) and not isinstance(data, bool):
        return data + [-1, 1, 2**31, 2**63, -(2**70)][rand.below(5)]
    others: list[Json] = [None, True, 0, "", "x", [], {}, [0], 1.5]
    return others[rand.below(len(others))]


def answer(game: AnyGame, line: str) -> str:
    """The dump after loading and the result of the continued game, or the error."""
    try:
        state = game.load(json.loads(line))
    except BadPosition as refusal:
        return f"refused: {refusal}"
    again = json.dumps(game.dump(state))
    rand = Rand(len(line))
    for _ in range(GOING_ON):
        if state.to_act() != OVER:
            state.apply_unchecked(sample_next(state, rand))
    return json.dumps([again, game.dump(state)])


if __name__ == "__main__":
    game = ALL[sys.argv[2]]
    if sys.argv[1] == "make":
        print("\n".join(make(game, int(sys.argv[3]))))
    else:
        print("\n".join(answer(game, line) for line in sys.stdin.read().splitlines()))
