"""Known positions of every game, made by the rules: as a seat would see them."""

import json
from functools import cache
from typing import Any

from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.core.text import read_names
from farol.games import ALL, AnyGame
from farol.telling.context import Context
from farol.telling.wording import rules_of
from farol.terminal.drawing import Drawing, Viewport, find_drawing
from farol.terminal.plain_board import PLAIN
from farol.terminal.words import own_texts

NAMES = ("Ana", "Bea", "Carl", "Dora", "Eva")
SEATS = 3
BOARD = {
    "80x24": (56, 17),
    "120x40": (96, 29),
    "200x60": (156, 49),
}  # the board's share of the screen


def step(game: AnyGame, state: State, rand: Rand) -> None:
    if state.to_act() == CHANCE:
        outcomes = state.chance_outcomes()
        at = rand.below(sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            if at < weight:
                state.apply(outcome)
                return
            at -= weight
    legal = state.legal_actions()
    # Tunnels that continue: a mine worth showing.
    far = [
        action
        for action in legal
        if (made := game.action_json(state, action)).get("type") == "lay"
        and made.get("x", 0) > 0
        and not str(made["card"]).startswith(("blocked", "stub"))
    ]
    some = far or legal
    state.apply(some[rand.below(len(some))])


@cache
def position(name: str, moves: int, seed: int = 1) -> tuple[Any, tuple[Any, ...]]:
    """Seat A's view and choices, when it is to act after so many moves."""
    game, rand = ALL[name], Rand(seed)
    state, made = game.new(SEATS), 0
    while state.to_act() != OVER and (made < moves or state.to_act() != 0):
        made += state.to_act() != CHANCE
        step(game, state, rand)
    choices = (
        [game.action_json(state, action) for action in state.legal_actions()]
        if state.to_act() == 0
        else []
    )
    return json.loads(json.dumps(game.observe(state, 0))), tuple(json.loads(json.dumps(choices)))


@cache
def drawing(name: str) -> Drawing:
    return find_drawing(name) or PLAIN


def context(name: str, view: Any, language: str = "en") -> Context[Any]:
    texts = own_texts(language, read_names(ALL[name].package, language), rules_of(name))
    return Context(view, 0, NAMES[:SEATS], texts)


def viewport(
    name: str, size: tuple[int, int], choices: Any, seen: Context[Any], at: int | None
) -> Viewport:
    keys = frozenset(key for choice in choices for key in drawing(name).targets(choice, seen))
    return Viewport(*size, keys, choices[at] if at is not None else None)
