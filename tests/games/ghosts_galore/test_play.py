from collections import Counter
from typing import Any

import pytest

from farol.core.errors import BadOptions
from farol.core.playout import play_out, sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games.ghosts_galore.codes import CLAIM
from farol.games.ghosts_galore.game import GAME
from farol.games.ghosts_galore.rules import GhostsGalore
from farol.games.ghosts_galore.table import HIDDEN

from .table import CLAIMED, SET_UP, after, before_hidden_tiles, board, legal, play, started

EVERY_TABLE = [(seats, expert) for seats in (2, 3, 4, 5) for expert in (False, True)]


# ---- G1 and G2


def test_g1_1_two_to_five_seats_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    with pytest.raises(BadOptions, match="2 to 5 seats"):
        GAME.new(6)


@pytest.mark.parametrize(("seats", "expert"), EVERY_TABLE)
def test_g1_1_after_eight_rounds_all_nine_fields_are_full(seats: int, expert: bool) -> None:
    state = GAME.new(seats, {"expert": expert})
    play_out(state, Rand(seats))
    assert state.round == 8
    assert min(state.fields) >= 0


def test_g2_1_every_seat_is_dealt_another_board() -> None:
    state = after(3, "board4")
    assert state.to_act() == CHANCE
    assert state.chance_outcomes() == [(0, 1), (1, 1), (2, 1), (4, 1)]


def test_g2_2_sides_are_chosen_in_turn_before_any_tile_is_dealt() -> None:
    state = after(2, "board4 board2")
    assert (state.to_act(), legal(state)) == (0, ["4A", "4B"])
    play(state, "4B")
    assert (state.to_act(), legal(state)) == (1, ["2A", "2B"])
    assert GAME.observe(state, None)["players"] == GAME.observe(state, 1)["players"]
    assert len(state.pool) == 78
    play(state, "2A")
    assert state.to_act() == CHANCE
    assert state.sides == [7, 2]


def test_g2_3_only_the_owner_sees_the_hidden_tile() -> None:
    state = started(2)
    owner: Any = GAME.observe(state, 1)
    other: Any = GAME.observe(state, 0)
    assert (owner["me"]["hidden"], other["me"]["hidden"]) == (2, 1)
    assert other["tiles"].keys() == {"1"}
    assert "me" not in GAME.observe(state, None)


def test_g2_3_the_deal_is_told_to_the_owner_alone() -> None:
    deal = play(after(2, "board1 board2 1A 2A"), "tile7")[0]
    assert GAME.event_view(deal, 1) == {"kind": "deal", "seat": 0}
    assert GAME.event_view(deal, None) == {"kind": "deal", "seat": 0}
    owner = GAME.event_view(deal, 0)
    assert owner is not None
    assert owner["tile"] == 7


@pytest.mark.parametrize(
    ("seats", "stack", "leftover"), [(2, 6, 28), (3, 7, 19), (4, 8, 10), (5, 9, 1)]
)
def test_g2_4_stacks_have_four_tiles_more_than_seats(seats: int, stack: int, leftover: int) -> None:
    state = started(seats)
    view = GAME.observe(state, None)
    assert (view["stack"], view["stacks_left"], view["leftover"]) == (stack, 7, leftover)
    play_out(state, Rand(1))
    assert len(state.pool) == leftover


def test_g2_4_leftovers_are_as_likely_as_in_a_shuffled_set() -> None:
    games = 1500
    left: Counter[int] = Counter()
    rand = Rand(9)
    for _ in range(games):
        state = GAME.new(2)
        play_out(state, rand)
        left.update(state.pool)
    expected = games * 28 / 78
    spread = (games * 28 / 78 * 50 / 78) ** 0.5
    assert all(abs(left[tile] - expected) < 5 * spread for tile in range(78))


def test_g2_5_any_seat_may_get_the_lamp_and_begins() -> None:
    state = after(3, SET_UP[3].removesuffix("seat1"))
    assert state.chance_outcomes() == [(0, 1), (1, 1), (2, 1)]
    play(state, "seat3")
    assert (state.lamp, state.to_act()) == (2, 2)


TWO_TILES_EACH = "board1 board2 1A 2A tile7 tile3 tile9 tile8"


def test_g2_6_experts_keep_one_of_two_tiles() -> None:
    state = after(2, TWO_TILES_EACH, expert=True)
    assert (state.to_act(), legal(state)) == (0, ["hide3", "hide7"])
    play(state, "hide7")
    assert (state.to_act(), legal(state)) == (1, ["hide8", "hide9"])
    play(state, "hide8")
    assert state.hidden == [6, 7]


def test_g2_6_tiles_and_choice_are_secret() -> None:
    state = after(2, TWO_TILES_EACH, expert=True)
    twin = after(2, "board1 board2 1A 2A tile20 tile21 tile9 tile8", expert=True)
    assert GAME.observe(state, 1) == GAME.observe(twin, 1)
    choice = play(state, "hide7")[0]
    play(twin, "hide20")
    assert GAME.observe(state, 1) == GAME.observe(twin, 1)
    assert GAME.event_view(choice, 1) == {"kind": "hide", "seat": 0}
    assert GAME.event_view(choice, 0) == {"kind": "hide", "seat": 0, "tile": 7, "returned": 3}


def test_g2_6_without_the_variant_nobody_chooses() -> None:
    assert after(2, "board1 board2 1A 2A tile7 tile3").to_act() == CHANCE
    assert after(2, "board1 board2 1A 2A tile7 tile3 seat1").to_act() == 0


def test_g2_7_the_other_tiles_go_back_when_all_have_chosen() -> None:
    state = after(2, TWO_TILES_EACH + " hide7", expert=True)
    assert 2 not in state.pool
    play(state, "hide8")
    assert 2 in state.pool
    assert 8 in state.pool
    play(state, "seat1 draw tile3 keep")  # what seat 0 gave back turns up in a stack
    assert len(state.pool) == 78 - 2 - 1


# ---- G3


def test_g3_1_turns_go_to_the_left_and_pass_over_who_has_claimed() -> None:
    state = started(3, "draw tile10 leave")
    assert state.to_act() == 1
    play(state, "draw tile11 keep")
    assert state.to_act() == 2
    play(state, "draw tile12 leave")
    assert state.to_act() == 0
    play(state, "draw tile13 leave")
    assert state.to_act() == 2


def test_g3_1_the_lamp_holder_begins_each_round() -> None:
    state = started(2, CLAIMED + " 1r0 1r0")
    assert (state.round, state.lamp, state.to_act()) == (2, 1, 1)


def test_g3_1_all_are_told_which_round_begins_with_whom() -> None:
    state = started(2, CLAIMED + " 1r0")
    told = [event for event in play(state, "1r0") if event.kind == "round"]
    assert [GAME.event_view(event, None) for event in told] == [
        {"kind": "round", "seat": 1, "round": 2, "stack": 6}
    ]


def test_g3_2_a_turn_is_drawing_or_taking_and_never_passing() -> None:
    assert legal(started(3, "draw tile10 leave")) == ["draw", "take10"]


def test_g3_3_a_drawn_tile_is_kept_or_left_and_no_other_claimed() -> None:
    state = started(3, "draw tile10 leave draw tile11")
    assert (state.to_act(), legal(state)) == (1, ["leave", "keep"])
    play(state, "keep")
    assert state.claimed == [-1, 10, -1]


def test_g3_3_a_left_tile_stays_for_the_others() -> None:
    assert legal(started(3, "draw tile10 leave draw tile11 leave")) == ["draw", "take10", "take11"]


def test_g3_4_while_nothing_lies_face_up_a_seat_has_to_draw() -> None:
    assert legal(started(3)) == ["draw"]
    assert legal(started(3, "draw tile10 keep")) == ["draw"]


def test_g3_4_a_tile_that_the_seat_left_itself_may_be_taken() -> None:
    state = started(2, "draw tile10 leave draw tile11 leave take10")
    assert state.claimed == [9, -1]
    assert 9 not in state.face_up


EMPTY_STACK = " ".join(f"draw tile{tile} leave" for tile in range(10, 17))


def test_g3_5_from_an_empty_stack_nobody_draws() -> None:
    state = started(3, EMPTY_STACK)
    assert state.stack == 0
    assert legal(state) == [f"take{tile}" for tile in range(10, 17)]


def test_g3_6_the_last_seat_sees_the_stack_and_takes_one_of_five() -> None:
    state = started(2, "draw tile10 keep")
    assert state.to_act() == CHANCE
    play(state, "tile15 tile14 tile13 tile12 tile11")
    assert (state.to_act(), state.stack) == (1, 0)
    assert legal(state) == ["take11", "take12", "take13", "take14", "take15"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_g3_6_there_are_always_five(seats: int) -> None:
    state = GAME.new(seats)
    rand = Rand(seats)
    last_choices = 0
    while state.to_act() != OVER:
        last = state.claimed.count(-1) == 1
        if last and state.phase == CLAIM:
            assert len(legal(state)) == 5
            last_choices += 1
        state.apply_unchecked(sample_next(state, rand))
    assert last_choices == 8


def test_g3_6_an_empty_stack_leaves_five_as_well() -> None:
    state = started(3, EMPTY_STACK + " take10 take16")
    assert state.to_act() == 0
    assert legal(state) == ["take11", "take12", "take13", "take14", "take15"]


# ---- G4


def test_g4_1_everybody_places_once_all_have_claimed() -> None:
    state = started(2, CLAIMED)
    assert (state.to_act(), len(legal(state))) == (0, 36)
    play(state, "9r3")
    assert (state.to_act(), len(legal(state))) == (1, 36)
    play(state, "5r1")
    assert state.board_of(0) == [-1] * 8 + [9 * 4 + 3]
    assert state.board_of(1)[4] == 10 * 4 + 1


def test_g4_2_each_field_takes_each_of_four_turns() -> None:
    assert legal(started(2, CLAIMED))[:5] == ["1r0", "1r1", "1r2", "1r3", "2r0"]


def test_g4_3_a_field_with_a_tile_is_not_free() -> None:
    state = started(2, CLAIMED + " 5r1 2r0 draw tile20 leave draw tile21 leave take20")
    play(state, "tile22 tile23 tile24 tile25 take22")
    assert state.to_act() == 1
    assert "2r0" not in legal(state)
    assert len(legal(state)) == 32
    play(state, "1r0 1r0")
    assert state.board_of(1)[:2] == [19 * 4, 10 * 4]  # the old tile lies as it lay


def test_g4_4_a_placement_is_secret_until_all_have_placed() -> None:
    state = started(2, CLAIMED)
    twin = state.copy()
    event = play(state, "9r3")[0]
    play(twin, "1r0")
    assert GAME.observe(state, 1) == GAME.observe(twin, 1)
    assert GAME.observe(state, None) == GAME.observe(twin, None)
    assert GAME.observe(state, 0) != GAME.observe(twin, 0)
    assert GAME.event_view(event, 1) == {"kind": "place", "seat": 0}
    assert state.scores() == twin.scores()
    shown = [event for event in play(state, "5r1") if event.kind == "placed"]
    assert [(event.seat, event.public) for event in shown] == [(0, (9, 8, 3)), (1, (10, 4, 1))]


def test_g4_5_a_placement_may_leave_a_dead_end() -> None:
    # tiles 10 and 11 lie on field 1, with track to all edges; straights go beside them
    state = started(2, CLAIMED + " 1r0 1r0 draw tile59 leave draw tile60 keep")
    play(state, "tile21 tile22 tile23 tile24 take59 2r0 2r1")
    assert state.dead_ends() == [0, 1]


def test_g4_6_four_tiles_leave_the_game_and_everybody_knows_which() -> None:
    state = started(2, CLAIMED + " 1r0")
    aside = [event for event in play(state, "1r0") if event.kind == "aside"]
    assert GAME.event_view(aside[0], None) == {"kind": "aside", "tiles": [12, 13, 14, 15]}
    assert GAME.observe(state, None)["discarded"] == [12, 13, 14, 15]
    assert not {11, 12, 13, 14} & {*state.pool}


def test_g5_6_everybody_hears_the_points_after_each_round() -> None:
    state = started(2, CLAIMED + " 1r0")
    told = [event for event in play(state, "1r0") if event.kind == "scores"]
    assert [GAME.event_view(event, None) for event in told] == [
        {"kind": "scores", "scores": state.scores()}
    ]


def test_g4_6_the_lamp_goes_to_the_left_and_round_the_table() -> None:
    state = started(2, CLAIMED + " 1r0 1r0 draw tile20 leave draw tile21 leave take20")
    play(state, "tile22 tile23 tile24 tile25 take22 2r0 2r0")
    assert (state.round, state.lamp) == (3, 0)


def test_g4_7_the_hidden_tile_goes_on_the_last_field_in_any_turn() -> None:
    state = before_hidden_tiles()
    assert GAME.observe(state, None)["phase"] == "place-hidden"
    assert legal(state) == ["9r0", "9r1", "9r2", "9r3"]
    play(state, "9r1 9r2")  # seat 1 has the lamp
    assert (state.board_of(0)[8], state.board_of(1)[8]) == (0 * 4 + 2, 1 * 4 + 1)


def test_g4_7_hidden_tiles_stay_secret_until_all_are_placed() -> None:
    state = before_hidden_tiles()
    assert GAME.event_view(play(state, "9r1")[0], 0) == {"kind": "place", "seat": 1}
    tiles: Any = GAME.observe(state, 0)["tiles"]
    assert tiles.keys() & {"1", "2"} == {"1"}


# ---- G5.6 and G8 in play


def test_g5_6_hidden_tiles_do_not_count_before_they_are_placed() -> None:
    state = before_hidden_tiles()
    other = state.copy()
    for seat, dragon in enumerate([4, 3]):
        other.table.give(seat, HIDDEN, dragon)
    assert state.scores() == other.scores()
    play(state, "9r0 9r0")
    play(other, "9r0 9r0")
    assert state.scores() != other.scores()


def test_g8_1_the_game_ends_with_the_hidden_tiles_and_the_most_points_win() -> None:
    state = before_hidden_tiles()
    play(state, "9r0")
    assert state.to_act() == 0
    events = play(state, "9r0")
    assert state.to_act() == OVER
    assert state.scores() == [sum(sheet) for sheet in state.sheets()] == [87, 86]
    assert state.ranking() == [1, 2]
    assert events[-1].kind == "game-over"
    assert GAME.observe(state, None)["result"] == {
        "scores": [87, 86],
        "dead_ends": state.dead_ends(),
        "places": [1, 2],
        "winners": [0],
    }


def test_g8_2_a_tie_goes_to_fewer_dead_ends() -> None:
    state = started(2)
    # the same two tiles for both, which no real game has: apart with a dead end, and joined
    for seat, drawing in enumerate(["19r0 61r0", "19r0 61r1"]):
        for cell, placed in enumerate(board("1A", drawing)[1]):
            state.table.lay(seat, cell, placed)
    assert state.scores()[0] == state.scores()[1]
    assert state.dead_ends() == [1, 0]
    assert state.ranking() == [2, 1]


# ---- whole games


def best_preview(state: GhostsGalore) -> int:
    """The placement that adds most, else the first action: a greedy seat."""
    own: Any = GAME.observe(state, state.to_act())["me"]
    if "placements" not in own:
        return state.legal_actions()[-1]
    gains = [placement["adds"] for placement in own["placements"]]
    return state.legal_actions()[gains.index(max(gains))]


@pytest.mark.parametrize(("seats", "expert"), EVERY_TABLE)
@pytest.mark.parametrize("greedy", [0b11111, 0b01010])
def test_greedy_and_mixed_games_finish(seats: int, expert: bool, greedy: int) -> None:
    state = GAME.new(seats, {"expert": expert})
    rand = Rand(17)
    while (seat := state.to_act()) != OVER:
        if seat >= 0 and greedy >> seat & 1:
            state.apply(best_preview(state))
        else:
            state.apply_unchecked(sample_next(state, rand))
    assert sorted(state.ranking())[0] == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_tile_is_in_one_place_all_game_long(seats: int) -> None:
    state = GAME.new(seats, {"expert": True})
    rand = Rand(seats)
    while state.to_act() != OVER:
        assert GAME.dump(GAME.load(GAME.dump(state))) == (GAME.dump(state))
        state.apply_unchecked(sample_next(state, rand))
