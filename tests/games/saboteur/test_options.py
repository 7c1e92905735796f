"""Options of a table."""

import pytest

from farol.core.data import Json
from farol.core.errors import BadOptions
from farol.core.playout import play_out
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games.saboteur.position import CHOOSE_FIRST, DEAL_ROLES

from .drawing import GAME, seen_by_all


def test_without_options_a_game_follows_the_rulebook() -> None:
    state = GAME.new(4)
    assert state.phase == CHOOSE_FIRST
    assert seen_by_all(state)["options"] == {
        "require_start_connection": True,
        "allow_self_sabotage": True,
        "auto_pick_gold": False,
    }


@pytest.mark.parametrize(
    "name", ["require_start_connection", "allow_self_sabotage", "auto_pick_gold"]
)
@pytest.mark.parametrize("value", [True, False])
def test_every_flag_goes_where_it_belongs(name: str, value: bool) -> None:
    state = GAME.new(4, {name: value})
    defaults = seen_by_all(GAME.new(4))["options"]
    assert seen_by_all(state)["options"] == defaults | {name: value}
    assert seen_by_all(state.copy())["options"] == defaults | {name: value}


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_the_table_may_name_the_first_player(seat: int) -> None:
    state = GAME.new(4, {"first_seat": seat})
    assert state.phase == DEAL_ROLES
    assert state.first == state.turn == seat - 1
    while state.to_act() < 0:
        state.apply_unchecked(state.sample_chance(Rand(seat)))
    assert state.to_act() == seat - 1


@pytest.mark.parametrize(("seats", "first"), [(3, 4), (3, 10), (9, 10)])
def test_a_seat_that_is_not_there_cannot_begin(seats: int, first: int) -> None:
    with pytest.raises(BadOptions, match=f"Seat {first} cannot begin"):
        GAME.new(seats, {"first_seat": first})


@pytest.mark.parametrize("first", [-1, 11, True, "1", 1.0, None])
def test_who_begins_is_a_number(first: Json) -> None:
    with pytest.raises(BadOptions, match="first_seat"):
        GAME.new(10, {"first_seat": first})


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_options_together_make_a_game_that_ends(seats: int) -> None:
    options: dict[str, Json] = {
        "require_start_connection": False,
        "allow_self_sabotage": False,
        "auto_pick_gold": True,
        "first_seat": seats,
    }
    state = GAME.new(seats, options)
    play_out(state, Rand(seats))
    assert state.to_act() == OVER
    assert len(seen_by_all(state)["past"]) == 3
