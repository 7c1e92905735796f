"""Perft: the number of lines of play from a position, by depth. Counts are data files."""

import json
from pathlib import Path
from typing import Any

from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL, AnyGame

FOLDER = Path(__file__).parent
MOST = 30_000  # lines counted in the deepest level of a case
STEPS_INTO_THE_GAME = (0, 40, 90, 160)


def possible(state: Any) -> list[int]:
    """All legal actions or outcomes."""
    if state.to_act() == OVER:
        return []
    if state.to_act() == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return list(state.legal_actions())


def perft(state: Any, depth: int) -> int:
    """The number of lines of exactly this depth."""
    actions = possible(state)
    if depth <= 1:
        return len(actions)
    lines = 0
    for action in actions:
        after = state.copy()
        after.apply(action)
        lines += perft(after, depth - 1)
    return lines


def prefix(game: AnyGame, seats: int, steps: int) -> list[int]:
    """The first steps of a random game."""
    state = game.new(seats, game.unattended)
    rand = Rand(100 * seats + steps)
    actions: list[int] = []
    while len(actions) < steps and state.to_act() != OVER:
        actions.append(sample_next(state, rand))
        state.apply(actions[-1])
    return actions


def position(game: AnyGame, seats: int, actions: list[int]) -> Any:
    """The state after these actions."""
    state = game.new(seats, game.unattended)
    for action in actions:
        state.apply(action)
    return state


def counts(state: Any) -> list[int]:
    """Lines of depth 1, 2, ... up to a limit."""
    numbers: list[int] = []
    depth = 1
    while depth <= 6:
        numbers.append(perft(state, depth))
        # the next level grows by about the same factor
        growth = numbers[-1] // max(1, numbers[-2]) if depth > 1 else numbers[-1]
        if numbers[-1] * max(1, growth) > MOST:
            break
        depth += 1
    return numbers


if __name__ == "__main__":
    for name, each in ALL.items():
        cases = []
        for number in sorted({each.seats[0], each.seats[-1]}):
            for steps in STEPS_INTO_THE_GAME:
                actions = prefix(each, number, steps)
                state = position(each, number, actions)
                if state.to_act() != OVER:
                    case = {"seats": number, "actions": actions, "counts": counts(state)}
                    cases.append(case)
        text = ",\n".join(json.dumps(case) for case in cases)
        (FOLDER / f"{name}.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")
        print(name, [case["counts"] for case in cases])
