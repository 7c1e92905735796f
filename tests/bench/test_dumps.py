"""Each build reads the other's dumps: positions of all tables and options, and corrupted ones."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.bench.dumps import answer, make

from farol.games import ALL, AnyGame

ROOT = Path(__file__).parent.parent.parent
SEED = 11

every_game = pytest.mark.parametrize("game", ALL.values(), ids=ALL)


def plain(*words: str, lines: list[str] | None = None) -> list[str]:
    """Plain Python's answers to dumps."""
    run = subprocess.run(
        [sys.executable, ROOT / "tests/bench/dumps.py", *words],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        input="\n".join(lines or []),
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


@every_game
def test_plain_python_reads_what_this_build_has_written(game: AnyGame) -> None:
    lines = make(game, SEED)
    answers = plain("read", game.name, lines=lines)
    assert answers == [answer(game, line) for line in lines]
    assert 0 < sum(found.startswith("refused: ") for found in answers) < len(lines)


@every_game
def test_this_build_reads_what_plain_python_has_written(game: AnyGame) -> None:
    lines = plain("make", game.name, str(SEED + 1))
    answers = [answer(game, line) for line in lines]
    assert answers == plain("read", game.name, lines=lines)
    for line, found in zip(lines[::3], answers[::3], strict=True):  # the valid ones
        assert json.loads(found)[0] == line
