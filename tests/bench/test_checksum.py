"""The same games on every build, platform and Python version."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from farol.bench.checksum import GAMES, checksum, checksums, varied_checksum
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games import ALL, AnyGame
from farol.testing.depth import IS_FRESH
from farol.testing.fields import snapshot

ROOT = Path(__file__).parent.parent.parent
GOLDEN = json.loads((ROOT / "tests/golden/checksums.json").read_text())

# On plain Python, which takes its time: fewer games, but more of those with drawn options. So each line of the rules runs
# that all games of the golden file run; at night as many as there.
GAMES_ON_PLAIN = GAMES if IS_FRESH else 120
VARIED_ON_PLAIN = 200

every_game = pytest.mark.parametrize("game", ALL.values(), ids=ALL)


def test_the_golden_file_holds_every_game_with_every_number_of_seats() -> None:
    held = {name: list(kept) for name, kept in GOLDEN.items()}
    assert held == {name: [str(n) for n in ALL[name].seats] for name in sorted(ALL)}


@every_game
def test_random_games_are_the_golden_ones(game: AnyGame) -> None:
    assert checksums(game) == GOLDEN[game.name]


@every_game
def test_plain_python_plays_the_same_games_as_this_build(game: AnyGame) -> None:
    plain = subprocess.run(
        [
            *(sys.executable, ROOT / "tools/checksums.py"),
            *("--games", str(GAMES_ON_PLAIN), "--varied", str(VARIED_ON_PLAIN), game.name),
        ],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(plain.stdout)
    assert not found["compiled"]
    assert found["checksums"] == {game.name: checksums(game, GAMES_ON_PLAIN)}
    assert found["varied"] == {game.name: varied_checksum(game, VARIED_ON_PLAIN)}


@every_game
def test_another_seed_gives_another_checksum(game: AnyGame) -> None:
    assert checksum(game, game.seats[0], 2, 1) != checksum(game, game.seats[0], 2, 2)


def numbers_in(value: object) -> Iterator[int]:
    """Every number inside a snapshot."""
    if isinstance(value, tuple):
        for item in value:
            yield from numbers_in(item)
    elif isinstance(value, int):
        yield value


@every_game
def test_no_number_of_a_state_comes_near_the_end_of_a_native_one(game: AnyGame) -> None:
    """Compiled code would silently wrap around at 2**63; plain code does not."""
    largest = 0
    for seats in (game.seats[0], game.seats[-1]):
        state, rand = game.new(seats, game.unattended), Rand(seats)
        while state.to_act() != OVER:
            state.apply_unchecked(sample_next(state, rand))
            if rand.below(8) == 0 or state.to_act() == OVER:
                largest = max(largest, *map(abs, numbers_in(snapshot(state))))
    assert 0 < largest < 2**62
