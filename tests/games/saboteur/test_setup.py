"""S1 and S2: what there is, and how a round begins."""

from collections import Counter

import pytest

from farol.core.rand import Rand
from farol.core.state import CHANCE
from farol.games.saboteur.position import DEAL_GOALS, DEAL_HANDS, DEAL_ROLES, TURN
from farol.games.saboteur.tables import (
    DECK,
    FACE_OPEN,
    FACE_THROUGH,
    GOAL_DEALS,
    GOAL_IDS,
    GOLD_COUNTS,
    KIND_COUNTS,
    KIND_IDS,
    START_FACE,
    STONE_FACE,
    TREASURE_FACE,
)

from .drawing import GAME, chance, options, places, play, position, table, views

ROLE_CARDS = {
    3: (1, 3),
    4: (1, 4),
    5: (2, 4),
    6: (2, 5),
    7: (3, 5),
    8: (3, 6),
    9: (3, 7),
    10: (4, 7),
}
HAND_SIZES = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}

# sides as N, E, S, W: for each card how many lead through and how many are dead ends
PATH_CARDS = {
    "NESW": (5, 1),
    "NES": (5, 1),
    "NEW": (5, 1),
    "NS": (4, 1),
    "EW": (3, 1),
    "ES": (4, 1),
    "SW": (5, 1),
    "S": (0, 1),
    "W": (0, 1),
}


def sides(face: int) -> str:
    return "".join(letter for bit, letter in enumerate("NESW") if FACE_OPEN[face] >> bit & 1)


# --- S1 ----------------------------------------------------------------------------------------


def test_s1_1_roles_stay_hidden_until_the_round_is_over() -> None:
    state = position(roles="dsd", hands={0: "map", 1: "map"}, pile="")
    for viewer in (None, 0, 2):
        assert all("role" not in player for player in GAME.observe(state, viewer)["players"])
    events = play(state, "look:top", "look:top")
    [over] = views(events, None, "round-over")
    assert over["saboteurs"] == [1]


def test_s1_2_the_deck_has_forty_path_cards_and_twenty_seven_actions() -> None:
    counted: dict[str, list[int]] = {name: [0, 0] for name in PATH_CARDS}
    for kind, count in enumerate(KIND_COUNTS[:16]):
        counted[sides(2 * kind + 1)][0 if FACE_THROUGH[2 * kind + 1] else 1] += count
    assert {name: tuple(counts) for name, counts in counted.items()} == PATH_CARDS
    assert sum(through for through, _ in PATH_CARDS.values()) == 31
    actions = Counter(dict(zip(KIND_IDS[16:], KIND_COUNTS[16:], strict=True)))
    assert actions == {
        "map": 6,
        "rockfall": 3,
        "break-pickaxe": 3,
        "break-lamp": 3,
        "break-cart": 3,
        "mend-pickaxe": 2,
        "mend-lamp": 2,
        "mend-cart": 2,
        "mend-pickaxe-lamp": 1,
        "mend-pickaxe-cart": 1,
        "mend-lamp-cart": 1,
    }
    assert DECK == sum(KIND_COUNTS) == 67


def test_s1_2_start_treasure_and_stones_look_as_they_should() -> None:
    assert sides(START_FACE) == sides(TREASURE_FACE) == "NESW"
    assert [sides(STONE_FACE + turn) for turn in range(4)] == ["ES", "NW", "SW", "NE"]
    assert all(FACE_THROUGH[START_FACE : STONE_FACE + 4])


def test_s1_3_there_are_28_gold_cards_worth_44() -> None:
    assert list(GOLD_COUNTS) == [16, 8, 4]
    state = GAME.new(3)
    assert list(state.gold.supply) == [16, 8, 4]
    assert state.gold.supply_size() == 28


# --- S2 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ROLE_CARDS)
def test_s2_1_role_cards_go_by_the_number_of_seats(seats: int) -> None:
    state = GAME.new(seats, {"first_seat": 1})
    saboteurs, diggers = ROLE_CARDS[seats]
    assert state.phase == DEAL_ROLES
    assert dict(state.chance_outcomes()) == {0: diggers, 1: saboteurs}
    assert GAME.observe(state, None)["role_cards"] == {"saboteurs": saboteurs, "diggers": diggers}


@pytest.mark.parametrize("seats", ROLE_CARDS)
def test_s2_1_every_seat_gets_one_role_card(seats: int) -> None:
    state = GAME.new(seats, {"first_seat": 1})
    rand = Rand(seats)
    for seat in range(seats):
        role = state.sample_chance(rand)
        weights = dict(state.chance_outcomes())
        state.apply(role)
        assert state.roles[seat] == role
        if state.phase == DEAL_ROLES:
            assert dict(state.chance_outcomes()).get(role, 0) == weights[role] - 1
    assert state.phase == DEAL_GOALS


@pytest.mark.parametrize("seats", ROLE_CARDS)
def test_s2_2_one_role_card_is_left_over(seats: int) -> None:
    saboteurs, _ = ROLE_CARDS[seats]
    counts = set()
    for seed in range(60):
        state = GAME.new(seats, {"first_seat": 1})
        rand = Rand(seed)
        while state.phase == DEAL_ROLES:
            state.apply_unchecked(state.sample_chance(rand))
        counts.add(sum(state.roles))
    assert counts == {saboteurs - 1, saboteurs}


@pytest.mark.parametrize("seats", [3, 4])
def test_s2_2_with_three_or_four_seats_there_may_be_no_saboteur(seats: int) -> None:
    state = GAME.new(seats, {"first_seat": 1})
    events = chance(state, *["role:digger"] * seats)
    assert state.phase == DEAL_GOALS
    assert views(events, 0, "role")[0] == {"kind": "role", "seat": 0, "role": "digger"}
    assert views(events, 0, "role")[1] == {"kind": "role", "seat": 1}


def test_s2_3_start_and_goals_lie_where_they_should() -> None:
    state = GAME.new(3, {"first_seat": 1})
    assert table(state) == {(0, 0): "S", (8, 2): "?", (8, 0): "?", (8, -2): "?"}


def test_s2_3_the_goals_are_shuffled() -> None:
    state = GAME.new(3, {"first_seat": 1})
    chance(state, *["role:digger"] * 3)
    orders = set()
    for order, weight in state.chance_outcomes():
        assert weight == 1
        dealt = state.copy()
        dealt.apply(order)
        assert list(dealt.mine.goal_cards) == list(GOAL_DEALS[3 * order : 3 * order + 3])
        orders.add(tuple(GOAL_IDS[card] for card in dealt.mine.goal_cards))
    assert len(orders) == 6


def test_s2_4_tunnels_may_leave_the_space_between_start_and_goals() -> None:
    state = position(
        """
        ┼...
        ┼┼┼S
        ...│
        ...┘
        """,
        hands={0: "upright"},
    )
    assert places(state) == {(-3, 2), (-3, -1), (-2, -1), (-1, -1), (-1, 1), (0, 1)}


def test_s2_4_a_tunnel_may_run_far_beyond_everything() -> None:
    state = position("┼┼┼┬┬┬┴┴┼┼───S", hands={0: "curve-es", 1: "upright", 2: "upright"})
    assert (-14, 0) in places(state)
    play(state, "curve-es@-14,0", "upright@-14,-1", "upright@-14,-2")
    assert table(state)[-14, -1] == table(state)[-14, -2] == "│"


@pytest.mark.parametrize("seats", HAND_SIZES)
def test_s2_5_hands_go_by_the_number_of_seats(seats: int) -> None:
    state = GAME.new(seats, {"first_seat": 1})
    rand = Rand(seats)
    while state.to_act() == CHANCE:
        state.apply_unchecked(state.sample_chance(rand))
    assert state.phase == TURN
    assert state.cards.hand_sizes == [HAND_SIZES[seats]] * seats
    assert state.cards.pile_size == sum(state.cards.pile) == 67 - seats * HAND_SIZES[seats]
    assert GAME.observe(state, None)["pile"] == 67 - seats * HAND_SIZES[seats]


def test_s2_6_cards_are_dealt_one_by_one_counter_clockwise() -> None:
    state = GAME.new(4, {"first_seat": 2})
    chance(state, *["role:digger"] * 4, "goals:treasure/stone-es/stone-sw")
    assert state.phase == DEAL_HANDS
    events = chance(state, "card:map", "card:level", "card:upright", "card:rockfall", "card:map")
    assert [event.seat for event in events] == [0, 3, 2, 1, 0]
    assert [KIND_IDS[kind] for kind in state.cards.hand(0)] == ["map", "map"]


def test_s2_7_lots_are_drawn_for_the_first_player() -> None:
    state = GAME.new(5)
    assert state.to_act() == CHANCE
    assert state.chance_outcomes() == [(seat, 1) for seat in range(5)]
    events = chance(state, "first:4")
    assert state.first == state.turn == 3
    assert views(events, None, "first") == [{"kind": "first", "seat": 3}]


def test_s2_7_play_goes_by_rising_seat_number() -> None:
    state = position(hands={0: "map", 1: "map", 2: "map*2"}, turn=2)
    seen = []
    for _ in range(3):
        seen.append(state.to_act())
        play(state, "look:top", "card:level")
    assert seen == [2, 0, 1]
    assert options(state) != []
