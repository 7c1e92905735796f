"""The text board contains everything of a view: a member whose changes never change the board is
missing, which needs a reason (`untold.json` of the game).
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from farol.core.data import read_text
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL, AnyGame
from farol.games.saboteur.telling import open_ends
from farol.telling.context import Context
from farol.telling.wording import rules_of

from .positions import context, drawing

OF_A_PHASE = 6  # own decisions checked per phase
EVERY = 17  # decisions between two checked positions
DRAWN = [game for game in ALL.values() if rules_of(game.name) is not None]
TRIES = 24  # changes of one member before it counts as missing
TRIES_HERE = 4  # of them in one position
Path = tuple[str | int, ...]


def reasons(game: AnyGame) -> dict[str, str]:
    """Members that a text board omits, with reasons."""
    found: dict[str, str] = json.loads(read_text(game.package, "untold.json"))
    return found


@cache
def views(name: str) -> list[Any]:
    """Seat A's views at some decisions of whole random games."""
    game, found = ALL[name], []
    for seed in (1, 2):
        state, rand, count = game.new(3, game.unattended), Rand(seed), 0
        mine: Counter[str] = Counter()  # own decisions checked, by phase
        while state.to_act() != OVER:
            if state.to_act() == CHANCE:
                state.apply_unchecked(state.sample_chance(rand))
                continue
            view = game.observe(state, 0)
            phase = str(view["phase"])
            if count % EVERY == 0 or (state.to_act() == 0 and mine[phase] < OF_A_PHASE):
                mine[phase] += 1
                found.append(view)
            count += 1
            state.apply_unchecked(state.sample_action(rand))
        found.append(game.observe(state, 0))
    return [json.loads(json.dumps(view)) for view in found]


def covers(reason: str, path: str) -> bool:
    """Whether a reason applies to this member; ** includes nested ones."""
    inside = reason.removesuffix("**")
    return path.startswith(inside) if inside != reason else path == reason


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every leaf."""
    if isinstance(value, dict) and value:
        for name, part in value.items():
            yield from leaves(part, (*path, name))
    elif isinstance(value, list) and value:
        for place, part in enumerate(value):
            yield from leaves(part, (*path, place))
    elif not isinstance(value, dict | list):
        yield path


@cache
def kind(path: Path) -> str:
    """A path without its numbers and names of sides and doors: players.*.hand."""
    return ".".join(
        "*" if any(letter.isdigit() for letter in str(one)) else str(one) for one in path
    )


def changed(view: Any, path: Path) -> Any:
    """The view with another value at the path."""
    other = json.loads(json.dumps(view))  # ten times as fast as deepcopy
    *before, last = path
    holder = other
    for one in before:
        holder = holder[one]
    value = holder[last]
    if isinstance(value, bool):
        holder[last] = not value
    elif isinstance(value, int):
        holder[last] = value - 1 if value > 0 else value + 1
    elif value is None:
        holder[last] = 1
    else:
        holder[last] = "something-else"
    return other


@cache
def words(name: str) -> Context[Any]:
    return context(name, {})


def board(name: str, view: Any) -> str:
    """The text board as one text; an error counts as a difference."""
    try:
        groups = drawing(name).words.describe(replace(words(name), view=view))
    except (KeyError, TypeError, IndexError, ValueError, AttributeError):
        return "unreadable"
    return json.dumps([[group.title, list(group.lines)] for group in groups])


@pytest.mark.parametrize("game", DRAWN, ids=str)
def test_nothing_of_a_view_is_left_out_of_the_text_board_without_a_reason(game: AnyGame) -> None:
    told: set[str] = set()
    tried: Counter[str] = Counter()
    for view in reversed(views(game.name)):  # late ones have more content
        before, here = board(game.name, view), Counter[str]()
        for path in leaves(view):
            what = kind(path)
            here[what] += 1
            if what in told or tried[what] >= TRIES or here[what] > TRIES_HERE:
                continue
            tried[what] += 1
            if board(game.name, changed(view, path)) != before:
                told.add(what)
    untold, given = set(tried) - told, reasons(game)
    assert sorted(path for path in untold if not any(covers(one, path) for one in given)) == []
    assert sorted(one for one in given if not any(covers(one, path) for path in untold)) == []
    assert all(len(reason) > 10 for reason in reasons(game).values())


def test_a_stone_that_was_turned_up_is_part_of_the_tunnels() -> None:
    level = {"card": "level", "turned": False, "x": 7, "y": 2, "open": "EW", "reached": True}
    stone = {"x": 8, "y": 2, "looked_at_by": [], "face": {"card": "stone-sw"}, "open": "SW"}
    other = {"x": 8, "y": 0, "looked_at_by": []}
    view: Any = {"mine": [level], "goals": [stone, other]}
    assert [(end.x, end.y, end.cards) for end in open_ends(view)] == [
        (6, 2, (None, 4)),
        (8, 1, (None, 1)),
    ]
