"""Writes positions of every game as a browser is told of them, for tests of what draws them.

tools/positions.py [--write]
"""

import json
import sys
from pathlib import Path
from typing import Final

from farol.core.game import AnyGame
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.games import ALL

FOLDER: Final = Path(__file__).parent.parent / "web/src/testing/positions"
SEAT: Final = 0  # the viewing seat
SEED: Final = 11
DECISIONS: Final = {"early": 1, "later": 12}  # earlier real decisions of that seat
VARIED: Final = "varied"  # the first one with the most kinds of choices in the game


def files() -> dict[Path, str]:
    """Every generated file of positions with its content."""
    ours = (game for game in ALL.values() if game.package.startswith("farol.games."))
    return {
        FOLDER / f"{game.name}.json": json.dumps(positions(game), indent=1, ensure_ascii=False)
        + "\n"
        for game in ours
    }


def positions(game: AnyGame) -> dict[str, object]:
    """Views of one seat at several decisions of one game."""
    seats, rand = max(2, min(game.seats)), Rand(SEED)
    state = game.new(seats, {})
    found, reached, most = dict[str, object](), 0, 0
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.apply(state.sample_chance(rand))
            continue
        legal = state.legal_actions()
        if state.to_act() == SEAT and len(legal) > 1:
            reached += 1
            for name in (name for name, count in DECISIONS.items() if count == reached):
                found[name] = told(game, state)
            kinds = len({str(game.action_json(state, action)["type"]) for action in legal})
            if kinds > most:
                most, found[VARIED] = kinds, told(game, state)
        state.apply(legal[rand.below(len(legal))])
    return {"seats": seats, "positions": found}


def told(game: AnyGame, state: State) -> dict[str, object]:
    """The view and the choices of the seat."""
    choices = [game.action_json(state, action) for action in state.legal_actions()]
    return {"view": game.observe(state, SEAT), "choices": choices}


def outdated() -> list[Path]:
    """Outdated files of positions."""
    return [
        path for path, text in files().items() if not path.is_file() or path.read_text() != text
    ]


def main() -> int:
    """Write the files, or list the outdated ones."""
    if sys.argv[1:] == ["--write"]:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for path, text in files().items():
            path.write_text(text)
        return 0
    for path in outdated():
        print(f"{path.name} is out of date: run tools/positions.py --write")
    return 1 if outdated() else 0


if __name__ == "__main__":
    sys.exit(main())
