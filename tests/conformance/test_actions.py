"""Actions as JSON and as notation, and what happens to everything that is none."""

import json
import math
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farol.core.data import Json
from farol.core.errors import BadAction, FarolError, IllegalAction
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import AnyGame

from .play import decisions, draw_game, positions, walk

GARBAGE: list[Any] = [
    None,
    True,
    0,
    -1,
    2**80,
    1.5,
    math.nan,
    math.inf,
    "",
    "pass",
    "x" * 10_000_000,
    [],
    [[[[]]]],
    list(range(10_000)),
    {},
    {"type": None},
    {"type": "x" * 10_000_000},
    {"type": ["pass"]},
    {"type": {"type": "pass"}},
    {"type": "no-such-action"},
    {"type": "pass", "extra": 1},
    {"x" * 10_000_000: 1},
    {1: 2},
]


def refused(act: Callable[[], object]) -> FarolError:
    with pytest.raises((BadAction, IllegalAction)) as caught:
        act()
    sentence = str(caught.value)
    assert 10 < len(sentence) < 2000, "a refusal says what and why, and stays short"
    return caught.value


@given(data=st.data())
def test_every_legal_action_survives_json(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in decisions(state, rand, 30):
        for action in current.legal_actions():
            text = json.dumps(game.action_json(current, action))
            assert game.parse_action(current, json.loads(text)) == action


@given(data=st.data())
def test_every_notation_reads_back_and_is_unique(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in positions(state, rand, 30):
        if current.to_act() == OVER:
            continue
        if current.to_act() == CHANCE:
            actions = [outcome for outcome, _ in current.chance_outcomes()]
        else:
            actions = current.legal_actions()
        texts = [game.notation(current, action) for action in actions]
        assert len(set(texts)) == len(texts)
        for action, text in zip(actions, texts, strict=True):
            assert text
            assert not any(character.isspace() for character in text)
            assert game.read_notation(current, text) == action


@given(data=st.data())
def test_garbage_is_refused_and_changes_nothing(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in positions(state, rand, 3):
        before = game.dump(current)
        for garbage in GARBAGE:
            refused(lambda item=garbage: game.parse_action(current, item))  # type: ignore[misc]
            if isinstance(garbage, str) and garbage != "pass":
                refused(lambda item=garbage: game.read_notation(current, item))  # type: ignore[misc]
        assert game.dump(current) == before


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    st.lists(st.integers(), max_size=3),
)


@given(data=st.data())
def test_bent_actions_are_refused_or_legal(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in decisions(state, rand, 8):
        before = game.dump(current)
        legal = current.legal_actions()
        bent: dict[str, Json] = dict(game.action_json(current, rand.choice(legal)))
        name = data.draw(st.sampled_from(sorted(bent)))
        bent[name] = data.draw(JUNK)
        try:
            assert game.parse_action(current, bent) in legal
        except (BadAction, IllegalAction):
            pass
        assert game.dump(current) == before


@given(data=st.data())
def test_actions_of_other_positions_are_refused_or_legal(
    game: AnyGame, data: st.DataObject
) -> None:
    """Other seats' cards, yesterday's moves: understood, and refused with a rule that exists."""
    state, rand = draw_game(data, game)
    rules = {rule.number for section in game.rules("en") for rule in section.rules}
    here = list(decisions(state.copy(), Rand(rand.bits()), 6))
    there = list(decisions(state, rand, 12))
    for other in there:
        described = [game.action_json(other, action) for action in other.legal_actions()[:40]]
        for current in here:
            before = game.dump(current)
            legal = current.legal_actions()
            found = set()
            for action in described:
                try:
                    found.add(game.parse_action(current, action))
                except IllegalAction as refusal:
                    assert refusal.rule in rules
                    assert len(refusal.sentence) > 10
                except BadAction:
                    pass
            assert found <= set(legal)
            assert game.dump(current) == before


@given(data=st.data())
def test_nobody_acts_for_chance_or_after_the_end(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    known: dict[str, Json] | None = None
    for current in walk(state, rand):
        if current.to_act() >= 0:
            known = game.action_json(current, current.sample_action(rand))
        elif known is not None:
            action = known
            refused(lambda item=action: game.parse_action(current, item))  # type: ignore[misc]
