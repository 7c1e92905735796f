"""Saved positions: what loads plays on, what cannot be is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from farol.core.errors import BadPosition
from farol.core.playout import play_out
from farol.core.rand import Rand
from farol.games.saboteur.gold import DRAFT, PAID, PAY
from farol.games.saboteur.mine import COUNT_MASK
from farol.games.saboteur.position import DEAL_ROLES, WAYS_BITS, WAYS_MASK
from farol.games.saboteur.tables import CELLS, MAX_HAND, cell_at

from .drawing import GAME, cells, pay, pick, position, table


def saved() -> dict[str, Any]:
    """A position in the second round with something of everything."""
    state = position(
        "S┼╬",
        hands={0: "map level", 1: "rockfall", 2: "crossing"},
        broken={1: "lamp"},
        buried=[(2, "upright")],
        story=[DRAFT, pick(0, 3), pick(1, 1), pick(0, 2), *pay(2, 4, 3, 1)],
        round=3,
        past=[0, 1, 4, 5, 1, 0, 4, 5],
    )
    data: dict[str, Any] = json.loads(json.dumps(GAME.dump(state)))
    return data


def test_a_saved_position_loads() -> None:
    state = GAME.load(saved())
    assert table(state) == cells("S┼╬")
    assert GAME.dump(state) == saved()
    play_out(state, Rand(1))


def test_a_far_tunnel_loads() -> None:
    drawing = "┼┼┼┼┬┴┬┴┬┼───S"
    state = position(drawing, hands={0: "map"})
    assert table(GAME.load(GAME.dump(state))) == cells(drawing)
    assert len(state.mine.far) == 9


WRONG: dict[str, Callable[[dict[str, Any]], object]] = {
    "a cell off the grid": lambda data: data["pieces"][0].__setitem__(0, CELLS - 1),
    "a cell beside the edge": lambda data: data["pieces"][0].__setitem__(0, cell_at(0, 63)),
    "a cell that no tunnel reaches": lambda data: data["pieces"][0].__setitem__(0, cell_at(62, 0)),
    "a card on the start": lambda data: data["pieces"][0].__setitem__(0, cell_at(0, 0)),
    "a card on a goal": lambda data: data["pieces"][0].__setitem__(0, cell_at(8, 0)),
    "a card on a card": lambda data: data["pieces"][1].__setitem__(0, cell_at(1, 0)),
    "half a piece": lambda data: data["pieces"].append([cell_at(2, 1)]),
    "pieces that are no list": lambda data: data.update(pieces=3),
    "a card too many in the pile": lambda data: data["pile"].__setitem__(0, 5),
    "a card too many on the table": lambda data: data["pieces"].append([cell_at(2, 1), 14]),
    "a broken tool too many": lambda data: data["pile"].__setitem__(18, 3),
    "a hand too large": lambda data: data["hands"].__setitem__(0, [3, 4, 4, 5, 5, 6, 6]),
    "a hand too few": lambda data: data["hands"].pop(),
    "a discard that is no card": lambda data: data["buried"].append(27),
    "a seat without a role": lambda data: data["roles"].__setitem__(0, 2),
    "a role too few": lambda data: data["roles"].pop(),
    "goals that are not dealt": lambda data: data.update(goal_cards=[]),
    "two treasures": lambda data: data.update(goal_cards=[0, 0, 1]),
    "a goal that shows another card": lambda data: data.update(goal_faces=[34, 39, 36]),
    "gold that does not add up": lambda data: data["gold_supply"].__setitem__(0, 3),
    "a pick without a draft": lambda data: data["gold_story"].__delitem__(0),
    "a payment within a draft": lambda data: data["gold_story"].__setitem__(1, PAID + 3),
    "a pick within a payment": lambda data: data["gold_story"].__setitem__(6, pick(2, 1)),
    "a pay that does not exist": lambda data: data["gold_story"].append(PAY + 7),
    "a pay for nobody": lambda data: data["gold_story"].append(PAY + 8 * 3),
    "an entry without meaning": lambda data: data["gold_story"].append(1),
    "half a past": lambda data: data["past"].pop(),
    "an unknown name": lambda data: data.update(colour=1),
    "a missing name": lambda data: data.pop("turn"),
    "a fourth round": lambda data: data.update(round=4),
    "a turn of nobody": lambda data: data.update(turn=3),
}


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("connected", [True, False])
def test_what_cannot_be_is_refused(wrong: str, connected: bool) -> None:
    data = saved() | {"connected": connected}
    GAME.load(data)
    WRONG[wrong](data)
    with pytest.raises(BadPosition) as refusal:
        GAME.load(data)
    assert len(str(refusal.value)) > 20


def test_before_the_deal_there_are_no_roles_and_goals_yet() -> None:
    state = GAME.new(3, {"first_seat": 1})
    assert state.phase == DEAL_ROLES
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


def test_the_ways_to_use_a_whole_hand_fit_into_one_number() -> None:
    most = 2 * COUNT_MASK + 1  # either way round wherever a card fits, or buried
    assert most <= WAYS_MASK
    assert MAX_HAND * WAYS_BITS < 63
