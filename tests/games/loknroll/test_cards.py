"""L1 and L2: the pieces, and where a card may lie."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farol.core.errors import IllegalAction
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games.loknroll.game import GAME
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.tables import CARDS, COPIES, KIND_IDS, VALUE_OF, WHEEL_WEIGHTS
from farol.games.loknroll.track import values_clash
from farol.testing.depth import examples

from .table import cells, continuations, exits_of, moves, phase, play, position, see, shown, track

RING = "long-1@0 turn-a-1@90 turn-a-1@180"  # one more turn to the right closes it
CLOSED = f"{RING} turn-a-1@270"


def copies(*words: str) -> int:
    return sum(
        count for name, count in zip(KIND_IDS, COPIES, strict=True) if name.startswith(words)
    )


def test_l1_1_one_to_four_play_and_the_lowest_sum_wins() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    state = position("long-1", hands="long-4 | long-3 | long-2", phase="over", deck=0)
    assert state.scores() == [4, 3, 2]
    assert state.ranking() == [3, 2, 1]


def test_l1_2_the_deck_has_46_track_4_broken_and_5_chaos_cards() -> None:
    assert CARDS == 55
    assert copies("broken") == 4
    assert copies("chaos") == 5
    assert copies("long", "short", "turn", "curve") == 46
    assert set(VALUE_OF) == {1, 2, 3, 4}


def test_l1_3_shapes_and_values_are_spread_as_listed() -> None:
    by_value = Counter[str]()
    for name, count in zip(KIND_IDS, COPIES, strict=True):
        shape, value = name.rsplit("-", 1)
        by_value["broken" if shape == "broken" else "chaos" if shape == "chaos" else value] += count
    assert by_value == {"1": 12, "2": 12, "3": 11, "4": 11, "broken": 4, "chaos": 5}
    assert [copies(word) for word in ("long", "short", "turn-a", "turn-b")] == [14, 10, 9, 9]
    assert [copies(word) for word in ("curve-a", "curve-b")] == [2, 2]
    assert [copies(f"chaos-{value}") for value in (1, 2, 3, 4)] == [1, 1, 2, 1]
    assert [copies(f"broken-{value}") for value in (1, 2, 3, 4)] == [1, 1, 1, 1]


def test_l1_4_a_die_shows_a_wheel_on_four_of_six_faces() -> None:
    assert WHEEL_WEIGHTS[1] == [1, 2]
    assert WHEEL_WEIGHTS[2] == [1, 4, 4]
    assert WHEEL_WEIGHTS[4] == [1, 8, 24, 32, 16]


def test_l2_1_cards_are_10_by_14_and_turn_by_quarters() -> None:
    state = position("long-1@0", hands="long-1 short-1")
    assert moves(state) == ["pass", "long-1@0", "short-1@90"]
    upright = shown(state, "long-1@0")["spot"]
    lying = shown(state, "short-1@90")["spot"]
    assert (upright["width"], upright["height"]) == (10, 14)
    assert (lying["width"], lying["height"]) == (14, 10)


def test_l2_2_the_rails_of_neighbours_meet() -> None:
    state = position("long-1@0", hands="turn-a-1 curve-a-1")
    assert moves(state) == ["pass", "turn-a-1@180", "turn-a-1@90", "curve-a-1@0"]
    play(state, "turn-a-1@90")
    first, second = see(state)["track"]
    assert first["spot"]["exit"] == {"x": 5, "y": 0, "side": "N"}
    assert second["spot"]["entry"] == {"x": 5, "y": 0, "side": "S"}
    with pytest.raises(IllegalAction, match=r"rails of curve-a-1 do not meet.*L2\.2"):
        GAME.read_notation(state, "curve-a-1@0")


def test_l2_3_no_card_may_cover_another_and_touching_is_fine() -> None:
    state = position(RING, hands="turn-a-1 turn-b-1 long-1")
    assert "turn-a-1@270" in moves(state), "it touches the first card"
    closed = position(CLOSED, locomotive=1, hands="turn-b-1 long-1 short-1 curve-a-1")
    assert moves(closed) == ["pass"]
    with pytest.raises(IllegalAction, match=r"no room for long-1.*L2\.3"):
        GAME.read_notation(closed, "long-1@90")


def test_l2_3_a_taken_card_frees_its_place_at_once() -> None:
    closed = position(CLOSED, locomotive=1, hands="long-1 short-1", phase="act", deck=3)
    play(closed, "pass put:long-1")
    assert track(closed) == "turn-a-1 turn-a-1 turn-a-1"
    play(closed, "draw:turn-b-4")
    assert {"long-1@90", "short-1@0"} <= set(moves(closed))


@pytest.mark.parametrize("last", [1, 2, 3, 4])
def test_l2_4_neighbours_never_differ_by_two(last: int) -> None:
    state = position(f"long-{last}@0", hands="short-1 short-2 short-3 short-4")
    allowed = {move for move in moves(state) if move != "pass"}
    assert allowed == {f"short-{value}@90" for value in (1, 2, 3, 4) if abs(value - last) != 2}
    with pytest.raises(IllegalAction, match=r"may not follow.*L2\.4"):
        GAME.read_notation(state, f"short-{(last + 1) % 4 + 1}@90")


def test_l2_8_only_the_card_before_on_the_track_is_compared() -> None:
    state = position("long-3@0 turn-a-2@90 turn-a-1@180", hands="turn-a-1")
    play(state, "turn-a-1@270")
    first, last = see(state)["track"][0]["spot"], see(state)["track"][-1]["spot"]
    assert first["x"] + first["width"] == last["x"], "the 1 touches the 3 of the first card"


def test_l2_5_a_dead_end_is_allowed_unless_the_option_forbids_it() -> None:
    assert "turn-a-1@270" in moves(position(RING, hands="turn-a-1 | "))
    state = position(RING, hands="turn-a-1 turn-b-1", free_end=True)
    assert moves(state) == ["pass", "turn-a-1@0", "turn-b-1@90"]
    with pytest.raises(IllegalAction, match=r"L2\.5"):
        GAME.read_notation(state, "turn-a-1@270")


def test_l2_5_a_card_that_would_close_the_track_in_every_way_is_refused_by_that_rule() -> None:
    pocket = "long-1@0 long-1 turn-a-1@180 long-1@90 turn-a-1@90 turn-a-1@0"
    assert "long-1@90" in moves(position(pocket, hands="long-1"))
    state = position(pocket, hands="long-1", free_end=True)
    assert moves(state) == ["pass"]
    with pytest.raises(IllegalAction, match=r"no card at all could continue.*L2\.5"):
        GAME.read_notation(state, "long-1@90")
    closed = position(CLOSED, locomotive=1, hands="long-1", free_end=True)
    with pytest.raises(IllegalAction, match=r"no room.*L2\.3"):
        GAME.read_notation(closed, "long-1@90")


def test_l2_6_on_a_ribbon_only_values_count() -> None:
    state = position(
        "long-1 turn-a-1 turn-a-1 turn-a-1",
        hands="turn-b-1 long-1 short-3 curve-b-2",
        geometry="ribbon",
    )
    assert moves(state) == ["pass", "long-1@0", "turn-b-1@0", "curve-b-2@0"]
    with pytest.raises(IllegalAction, match=r"L2\.4"):
        GAME.read_notation(state, "short-3@0")


@settings(deadline=None, max_examples=examples(15))
@given(seed=st.integers(0, 2**30), free_end=st.booleans(), seats=st.integers(1, 4))
def test_every_track_in_random_games_agrees_with_a_drawing_on_squared_paper(
    seed: int, free_end: bool, seats: int
) -> None:
    """Which cards fit, by an independent drawing: unit squares instead of rectangles."""
    state = GAME.new(seats, {"free_end": free_end})
    rand = Rand(seed)
    for _ in range(160):
        if state.to_act() == OVER:
            return
        if phase(state) == "act" and rand.below(4) == 0:
            assert_agrees_with_squares(state, free_end)
        state.apply_unchecked(sample_next(state, rand))


def assert_agrees_with_squares(state: LokState, free_end: bool) -> None:
    view = see(state, state.seat)
    covered: set[tuple[int, int]] = set()
    for card in view["track"]:
        spot = card["spot"]
        squares = cells(spot["x"], spot["y"], spot["rotation"] // 90)
        assert not squares & covered
        covered |= squares
    end = view["ends"][0]
    place = (end["x"], end["y"], "NESW".index(end["side"]))
    last = view["track"][-1]["value"]
    expected = {"pass"}
    for card in view["me"]["hand"]:
        name = card["card"]
        if card["type"] == "chaos" or values_clash(card["value"], last):
            continue
        for x, y, quarters, entry in continuations(name, *place):
            squares = cells(x, y, quarters)
            if not squares & covered and (
                not free_end or leaves_room(name, (x, y, quarters, entry), covered | squares)
            ):
                expected.add(f"{name}@{90 * quarters}")
    mine = {move for move in moves(state) if "@" in move or move == "pass"}
    assert len(mine) == len(expected)
    for move in mine:
        name, _, degrees = move.partition("@")
        assert move in expected or f"{name}@{(int(degrees) + 180) % 360}" in expected


def leaves_room(name: str, place: tuple[int, int, int, int], covered: set[tuple[int, int]]) -> bool:
    x, y, quarters, entry = place
    out_x, out_y, side = exits_of(name, quarters)[1 - entry]
    return any(
        not cells(left, top, turn) & covered
        for shape in ("long", "short", "turn-a", "turn-b", "curve-a", "curve-b")
        for left, top, turn, _ in continuations(f"{shape}-1", x + out_x, y + out_y, side)
    )


def test_l2_3_one_way_of_laying_may_be_covered_while_the_other_is_free() -> None:
    state = position("short-1@90 turn-a-1@90 turn-a-1@180", hands="turn-a-1")
    assert moves(state) == ["pass", "turn-a-1@0"]
    with pytest.raises(IllegalAction, match=r"would lie on another card.*L2\.3"):
        GAME.read_notation(state, "turn-a-1@270")


def test_l2_7_either_end_may_be_joined_and_edges_need_not_be_in_line() -> None:
    state = position("long-1@0", hands="turn-a-1")
    by_short_edge = shown(state, "turn-a-1@180")["spot"]
    by_long_edge = shown(state, "turn-a-1@90")["spot"]
    assert (by_short_edge["exit"]["side"], by_long_edge["exit"]["side"]) == ("W", "E")
    assert by_short_edge["x"] == 0
    assert by_long_edge["x"] == -2, "it stands out by two units on either side"
