"""What people are told about each thing that may not be done now: its kind and the values in it."""

from collections.abc import Callable

import pytest

from farol.core.errors import IllegalAction
from farol.games.loknroll.game import GAME
from farol.games.loknroll.rules import LokState

from .table import play, position

HANDS = "long-2 short-2 long-4 chaos-1"


def begun() -> LokState:
    return position("long-1@0 long-2", hands=HANDS)


def building() -> LokState:
    state = begun()
    play(state, "long-2@0")
    return state


def discarding() -> LokState:
    state = position("long-1@0 long-2", hands="long-2 chaos-1 chaos-2", piles="long-3")
    play(state, "put:chaos-1")
    return state


def punished() -> LokState:
    return position("turn-a-1", piles="long-3", phase="penalty", pending="long-1 long-2")


def punished_by_one() -> LokState:
    return position("turn-a-1", piles="long-3", phase="penalty", pending="long-1")


CASES = (
    (begun, "roll", "L4.2", "nothing-laid", {}),
    (begun, "stop", "L4.2", "nothing-put", {}),
    (begun, "accept", "L4.2", "no-penalty", {}),
    (building, "pass", "L4.2", "building", {"value": 2}),
    (building, "stop", "L4.2", "building", {"value": 2}),
    (building, "put:chaos-1", "L4.2", "building", {"value": 2}),
    (discarding, "pass", "L4.2", "discarding", {}),
    (discarding, "roll", "L4.2", "discarding", {}),
    (discarding, "long-2@0", "L4.2", "discarding", {}),
    (punished, "pass", "L6.1", "penalty-first", {"count": 2}),
    (punished, "roll", "L6.1", "penalty-first", {"count": 2}),
    (punished, "put:long-4", "L6.1", "not-penalty", {"card": "card-long", "value": 4}),
    (punished_by_one, "accept", "L6.4", "one-order", {}),
    (begun, "long-3@0", "L4.5", "not-held", {"card": "card-long", "value": 3}),
    (begun, "put:chaos-2", "L4.8", "not-held", {"card": "card-chaos", "value": 2}),
    (begun, "put:long-2", "L4.8", "track-card", {}),
    (building, "long-4@0", "L4.5", "other-value", {"building": 2, "value": 4}),
    (begun, "long-4@0", "L2.4", "clash", {"value": 4, "last": 2}),
)


@pytest.mark.parametrize(("made", "move", "rule", "kind", "values"), CASES)
def test_a_refusal_says_what_is_missing(
    made: Callable[[], LokState], move: str, rule: str, kind: str, values: dict[str, int | str]
) -> None:
    state = made()
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as refusal:
        GAME.read_notation(state, move)
    assert (refusal.value.rule, refusal.value.kind) == (rule, kind)
    assert refusal.value.values == values
    assert refusal.value.sentence.endswith(".")
    assert GAME.dump(state) == before
