"""Whether a game decides anything by itself: read from its source, and from games played twice.

The source is searched for modules and calls whose answers differ from one process to another. Then
two processes with different hash seeds play the same games; they must agree about every step.
"""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Final

from farol.core.event import Event
from farol.core.game import Game
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL, AnyGame
from farol.testing.apart import apart

STEPS: Final = 8_000  # played in each process
DETAIL: Final = 10  # steps from one dump to the next
SEEDS: Final = ("1", "2")  # of the hashes
PATIENCE: Final = 600.0  # seconds
NOT_THE_RULES: Final = frozenset({"bots", "terminal", "browser", "tests"})  # folders of a game

MODULES: Final = frozenset({
    "asyncio", "datetime", "http", "multiprocessing", "numpy.random", "random", "secrets", "socket",
    "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
})  # fmt: skip
CALLS: Final = frozenset({"hash", "id", "input", "os.getenv", "os.getpid", "os.urandom"})
CALLS_OF: Final = frozenset({"os.environ"})  # and everything inside


def faults(folder: Path) -> list[str]:
    """What the rules in a folder use and must not, with file and line."""
    found: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        if not NOT_THE_RULES & set(path.relative_to(folder).parts):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found += [f"{path.name}:{line} uses {what}" for line, what in _uses(tree)]
    return found


def _uses(tree: ast.Module) -> Iterator[tuple[int, str]]:
    names: dict[str, str] = {}  # what a name of the module stands for
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                names[alias.asname or alias.name.partition(".")[0]] = alias.name
                yield from _forbidden(node.lineno, alias.name)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                names[alias.asname or alias.name] = f"{node.module}.{alias.name}"
                yield from _forbidden(node.lineno, f"{node.module}.{alias.name}")
    hashing = {id(inner) for node in ast.walk(tree) if _is_hash(node) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Name) and _dotted(node, names) in CALLS_OF:
            yield node.lineno, _dotted(node, names)
        elif isinstance(node, ast.Call) and id(node) not in hashing:
            yield from _called(node, _dotted(node.func, names))


def _called(node: ast.Call, name: str) -> Iterator[tuple[int, str]]:
    if name in {"__import__", "importlib.import_module"} and node.args:
        yield from _forbidden(node.lineno, getattr(node.args[0], "value", ""))
    elif name in CALLS:
        yield node.lineno, f"{name}()"


def _is_hash(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == "__hash__"


def _forbidden(line: int, module: object) -> Iterator[tuple[int, str]]:
    parts = str(module).split(".")
    for count in range(1, len(parts) + 1):
        name = ".".join(parts[:count])
        if name in MODULES:
            yield line, name


def _dotted(node: ast.expr, names: dict[str, str]) -> str:
    if isinstance(node, ast.Name):
        return names.get(node.id, node.id)
    return f"{_dotted(node.value, names)}.{node.attr}" if isinstance(node, ast.Attribute) else ""


# --- the same games in two processes -------------------------------------------------------------


def played(game: AnyGame, number: int, every: int = DETAIL) -> Iterator[dict[str, object]]:
    """One game, step by step: what is possible, what is heard, and now and then all of it."""
    seats = game.seats[number % len(game.seats)]
    state, rand = game.new(seats, game.unattended), Rand(number)
    step = 0
    while (turn := state.to_act()) != OVER:
        possible = state.chance_outcomes() if turn == CHANCE else state.legal_actions()
        told: dict[str, object] = {"to_act": turn, "possible": [*possible]}
        events: list[Event] = []
        told["step"] = sample_next(state, rand)
        told["notation"] = game.notation(state, int(str(told["step"])))
        state.apply_unchecked(int(str(told["step"])), events)
        told["heard"] = [game.event_view(event, 0) for event in events]
        if step % every == 0 or state.to_act() == OVER:
            told["state"] = game.dump(state)
            told["seen"] = game.observe(state, 0)
            world = state.sample_world(0, Rand(step))
            told["world"] = game.dump(world)
        yield told
        step += 1


def digests(game: AnyGame) -> Iterator[str]:
    """One line for each of many games."""
    number = steps = 0
    while steps < STEPS:
        lines = [json.dumps(told) for told in played(game, number)]
        steps += max(1, len(lines))
        yield sha256("\n".join(lines).encode()).hexdigest()
        number += 1


def _answers(game: AnyGame, number: int | None) -> list[list[str]]:
    """The lines of both processes: of one game step by step, or one for each game."""
    kind = type(game)
    command = [sys.executable, "-m", __name__, kind.__module__, kind.__qualname__, game.name]
    command += [] if number is None else [str(number)]
    path = os.pathsep.join(one or os.curdir for one in sys.path)
    children = [
        subprocess.Popen(
            command,
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for seed in SEEDS
    ]
    lines = []
    for child in children:
        out, wrong = child.communicate(timeout=PATIENCE)
        last = wrong.strip().splitlines()[-1:] or [""]
        assert child.returncode == 0, f"a process of its own cannot play it: {last[0]}"
        lines.append(out.splitlines())
    return lines


def assert_plays_alike(game: AnyGame) -> None:
    """Both processes play every game alike; AssertionError names the first step that differs."""
    one, other = _answers(game, None)
    pairs = enumerate(zip_longest(one, other))
    number = next((number for number, (ours, theirs) in pairs if ours != theirs), None)
    if number is None:
        return
    seats = game.seats[number % len(game.seats)]
    where = f"farol demo {game.name} --seats {seats} --seed {number}"
    steps = zip(*_answers(game, number), strict=False)
    for step, (ours, theirs) in enumerate(steps, 1):
        here, there = json.loads(ours), json.loads(theirs)
        sides = ("in one process", "in another")
        differences = apart(here, there, *sides) or "the order of members"
        assert ours == theirs, (
            f"the same game goes otherwise in another process, at step {step}"
            f" ({here['notation']}): {differences}\nto see it: {where}"
        )
    raise AssertionError(
        f"games go otherwise in another process, though not every time\nto see it: {where}"
    )


def _game_of(module: str, kind: str, name: str) -> AnyGame:
    """The game of this class: as it is installed, or made anew."""
    __import__(module)
    owner = getattr(sys.modules[module], kind)
    for known in (*vars(sys.modules[module]).values(), *ALL.values()):
        if isinstance(known, Game) and type(known) is owner and known.name == name:
            return known
    made: AnyGame = owner()
    return made


def _main(module: str, kind: str, name: str, number: str = "") -> None:
    game = _game_of(module, kind, name)
    if number:
        for told in played(game, int(number), every=1):
            print(json.dumps(told))
    else:
        for digest in digests(game):
            print(digest)


if __name__ == "__main__":
    _main(*sys.argv[1:])
