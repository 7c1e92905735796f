"""S8: who gets which gold."""

from typing import Any

import pytest

from farol.core.state import CHANCE
from farol.core.vectors import numbers
from farol.games.saboteur.gold import DRAFT
from farol.games.saboteur.position import DEAL_ROLES, DRAW_GOLD, PICKING
from farol.games.saboteur.rules import Saboteur

from .drawing import (
    GAME,
    default_roles,
    me,
    options,
    pay,
    pick,
    play,
    position,
    refused,
    roles_of,
    seen_by_all,
    views,
)

GOLD_CARDS = {3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 9}


def found(roles: str, finisher: int = 0, **fields: Any) -> Saboteur:
    """The treasure was just found."""
    state = position(
        "S┼┼─┬┴─.?",
        seats=len(roles),
        hands={finisher: "level"},
        goals="stone-es treasure stone-sw",
        roles=roles,
        turn=finisher,
        **fields,
    )
    play(state, "level@7,0")
    return state


def draft(state: Saboteur, values: str) -> list[tuple[int, int]]:
    """Draw these gold cards; everybody takes the lowest. Who took what, in order."""
    play(state, *(f"gold:{value}" for value in values))
    taken = []
    while state.phase == PICKING:
        action = state.legal_actions()[0]
        taken.append((state.to_act(), action - 34))
        state.apply(action)
    return taken


def lost(roles: str, turn: int = 0, **fields: Any) -> Saboteur:
    """The last card of the round was just discarded."""
    state = position(
        seats=len(roles), hands={turn: "map"}, pile="", roles=roles, turn=turn, **fields
    )
    play(state, "discard:map")
    return state


# --- the diggers' draft ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GOLD_CARDS)
def test_s8_1_as_many_gold_cards_are_drawn_as_there_are_players(seats: int) -> None:
    state = found(default_roles(seats))
    drawn = 0
    while state.phase == DRAW_GOLD:
        assert dict(state.chance_outcomes()) == {1: 16 - drawn, 2: 8, 3: 4}
        state.apply(1)
        drawn += 1
    assert drawn == GOLD_CARDS[seats]
    assert seen_by_all(state)["gold"] == {"supply": 28 - drawn, "pool": drawn}


def test_s8_2_the_finisher_picks_first_and_the_rest_goes_counter_clockwise() -> None:
    state = found("ddddd", finisher=2)
    assert draft(state, "11223") == [(2, 1), (1, 1), (0, 2), (4, 2), (3, 3)]


def test_s8_2_saboteurs_are_skipped() -> None:
    state = found("dsdsdd", finisher=4)
    assert [seat for seat, _ in draft(state, "111222")] == [4, 2, 0, 5, 4, 2]
    assert [sum(state.gold.held(seat)) for seat in range(6)] == [1, 0, 2, 0, 2, 1]


def test_s8_2_of_three_seats_with_a_saboteur_the_finisher_gets_two() -> None:
    assert [seat for seat, _ in draft(found("dsd", finisher=2), "123")] == [2, 0, 2]


def test_s8_2_ten_players_share_nine_cards() -> None:
    state = found("dddddd" + "ssss", finisher=0)
    assert [seat for seat, _ in draft(state, "111111111")] == [0, 5, 4, 3, 2, 1, 0, 5, 4]


def test_s8_2_only_gold_can_be_picked_now_and_only_what_is_there() -> None:
    state = found("ddd")
    play(state, "gold:1", "gold:3", "gold:3")
    assert options(state) == ["pick:1", "pick:3"]
    assert refused(state, "pick:2") == "S8.2"
    assert refused(state, "discard:map") == "S8.2"
    play(state, "pick:3")
    assert state.to_act() == 2
    assert options(state) == ["pick:1", "pick:3"]


def test_s8_2_gold_is_not_picked_during_a_round() -> None:
    assert refused(position(hands={0: "map"}), "pick:1") == "S8.2"


@pytest.mark.parametrize(
    ("roles", "finisher", "order"),
    [
        ("dsd", 1, [0, 2, 0]),
        ("sdd", 0, [2, 1, 2]),
        ("ddsds", 2, [1, 0, 3, 1, 0]),
        ("ssddd", 1, [4, 3, 2, 4, 3]),
    ],
)
def test_s8_3_if_a_saboteur_laid_the_last_card_the_next_digger_begins(
    roles: str, finisher: int, order: list[int]
) -> None:
    state = found(roles, finisher)
    assert state.turn == order[0]
    assert [seat for seat, _ in draft(state, "1" * len(roles))] == order
    assert state.first == (finisher + 1) % len(roles), "he still played the last card"


def test_s8_3_a_saboteur_who_finds_the_treasure_gets_nothing() -> None:
    state = found("sdd")
    draft(state, "123")
    assert state.gold.total(0) == 0
    assert sum(state.scores()) == 6


def test_s8_4_any_card_may_be_kept() -> None:
    for value in (1, 2, 3):
        state = found("ddd")
        play(state, "gold:1", "gold:2", "gold:3", f"pick:{value}")
        assert state.gold.total(0) == value


def test_s8_4_the_table_may_let_everybody_keep_the_highest() -> None:
    state = found("ddsd", finisher=1, auto_gold=True)
    events = play(state, "gold:1", "gold:3", "gold:2", "gold:3")
    assert state.phase == DEAL_ROLES
    assert [(event.seat, *event.private) for event in events if event.kind == "picked"] == [
        (1, 3),
        (0, 3),
        (3, 2),
        (1, 1),
    ]
    assert state.scores() == [3, 4, 0, 2]


def test_s8_4_the_option_is_off_by_default() -> None:
    assert not GAME.new(3).auto_gold
    assert GAME.new(3, {"auto_pick_gold": True}).auto_gold


# --- the saboteurs' pay ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roles", "amount"),
    [
        ("sdd", 4),
        ("ddds", 4),
        ("sdsdd", 3),
        ("dssdsdd", 3),
        ("sdsddddsd", 3),
        ("sdsdsdsddd", 2),
        ("sdsdsddddd", 3),
    ],
)
def test_s8_5_saboteurs_are_paid_by_their_number(roles: str, amount: int) -> None:
    assert lost(roles).scores() == [amount if role else 0 for role in roles_of(roles)]


def test_s8_5_the_pay_is_public() -> None:
    state = position(hands={0: "map"}, pile="", roles="dsd")
    events = play(state, "discard:map")
    public = {"kind": "paid", "seat": 1, "gold": 4, "cards": 2, "excess": 0}
    assert views(events, 0, "paid") == views(events, None, "paid") == [public]
    assert views(events, 1, "paid") == [public | {"values": [1, 3]}]


@pytest.mark.parametrize(
    ("supply", "owed", "cards"),
    [
        ([16, 8, 4], 4, [1, 0, 1]),
        ([0, 8, 4], 4, [0, 2, 0]),
        ([16, 1, 0], 4, [2, 1, 0]),
        ([16, 0, 0], 4, [4, 0, 0]),
        ([16, 8, 4], 3, [0, 0, 1]),
        ([16, 8, 0], 3, [1, 1, 0]),
        ([16, 0, 0], 3, [3, 0, 0]),
        ([16, 8, 4], 2, [0, 1, 0]),
        ([16, 0, 4], 2, [2, 0, 0]),
    ],
)
def test_s8_6_pay_takes_the_fewest_cards(supply: list[int], owed: int, cards: list[int]) -> None:
    gold = position().gold
    gold.supply = numbers(supply[:])
    assert [*gold.pay(1, owed)] == cards
    assert [*gold.held(1)] == cards
    assert gold.debt(1) == 0
    assert list(gold.supply) == [
        before - paid for before, paid in zip(supply, cards, strict=True)
    ]  # fmt: skip


def test_s8_6_saboteurs_are_paid_clockwise_from_the_left_of_the_last_player() -> None:
    """One card of value 3 is left: whoever comes first gets it."""
    story = [DRAFT, pick(0, 3), pick(1, 3), pick(2, 3), pick(3, 1), pick(4, 1)]
    for turn, first, second in [(0, 2, 4), (2, 4, 2), (3, 4, 2), (4, 2, 4)]:
        state = lost("ddsds", turn, story=story, round=2, past=[0, 1, 0, 5])
        gained = {seat: [*state.gold.held(seat)] for seat in (2, 4)}
        before = {2: [0, 0, 1], 4: [1, 0, 0]}
        assert gained[first] == [a + b for a, b in zip(before[first], [0, 0, 1], strict=True)]
        assert gained[second] == [a + b for a, b in zip(before[second], [1, 1, 0], strict=True)]


@pytest.mark.parametrize(
    ("supply", "owed", "cards", "excess"),
    [
        ([0, 0, 4], 2, [0, 0, 1], 1),
        ([0, 8, 0], 3, [0, 2, 0], 1),
        ([0, 0, 4], 4, [0, 0, 2], 2),
        ([0, 1, 4], 4, [0, 1, 1], 1),
        ([1, 0, 4], 2, [0, 0, 1], 1),
        ([1, 8, 0], 4, [0, 2, 0], 0),
        ([1, 1, 4], 4, [1, 0, 1], 0),
    ],
)
def test_s8_7_without_the_exact_sum_the_least_excess_is_paid(
    supply: list[int], owed: int, cards: list[int], excess: int
) -> None:
    gold = position().gold
    gold.supply = numbers(supply[:])
    assert [*gold.pay(2, owed)] == cards
    assert gold.debt(2) == excess
    assert gold.total(2) == owed


def test_s8_7_the_excess_is_public_and_taken_off_in_the_count() -> None:
    """All ones and all twos but one are gone: the first saboteur gets it, the others a three."""
    ones = [pick(seat, 1) for seat in range(8)]
    twos = [pick(seat, 2) for seat in range(7)]
    state = position(
        seats=10,
        hands={9: "map"},
        pile="",
        roles="dsdsdsdsdd",
        turn=9,
        story=[DRAFT, *ones, pick(0, 3), DRAFT, *ones, DRAFT, *twos],
        round=3,
        past=[0, 1, 0, 5] * 2,
    )
    assert list(state.gold.supply) == [0, 1, 3]
    before = state.scores()
    events = play(state, "discard:map")
    paid = views(events, None, "paid")
    assert [(event["seat"], event["cards"], event["excess"]) for event in paid] == [
        (1, 1, 0),
        (3, 1, 1),
        (5, 1, 1),
        (7, 1, 1),
    ]
    gains = [after - was for after, was in zip(state.scores(), before, strict=True)]
    assert gains == [0, 2, 0, 2, 0, 2, 0, 2, 0, 0]
    assert seen_by_all(state)["players"][3]["gold_debt"] == 1


@pytest.mark.parametrize("roles", ["ddd", "dddd"])
def test_s8_8_without_a_saboteur_a_lost_round_pays_nobody(roles: str) -> None:
    state = lost(roles)
    assert sum(state.scores()) == 0
    assert state.gold.supply_size() == 28
    assert seen_by_all(state)["past"][0]["winners"] == "nobody"


def test_s8_8_without_a_saboteur_a_found_treasure_pays_as_ever() -> None:
    assert [seat for seat, _ in draft(found("ddd"), "112")] == [0, 2, 1]


# --- what is open and what is not --------------------------------------------------------------


def test_s8_9_the_number_of_cards_is_open_and_their_values_are_not() -> None:
    story = [DRAFT, pick(0, 3), pick(1, 1), pick(0, 2), *pay(2, 4, 3, 1)]
    state = position(story=story, round=3, past=[0, 1, 4, 5, 1, 0, 4, 5], hands={0: "map"})
    for viewer in (None, 1):
        players: Any = GAME.observe(state, viewer)["players"]
        assert [player["gold_cards"] for player in players] == [2, 1, 2]
        assert "values" not in str(players)
    assert me(state, 0)["gold"] == [2, 3]
    assert me(state, 2)["gold"] == [1, 3]
    assert me(state, 2)["gold_total"] == 4
    assert "scores" not in seen_by_all(state)


def test_s8_9_all_gold_is_laid_open_at_the_end_of_the_game() -> None:
    story = [DRAFT, pick(0, 3), pick(1, 1), pick(0, 2)]
    state = lost("dds", story=story, round=3, past=[0, 1, 4, 5, 2, 0, 0, 5])
    assert state.to_act() != CHANCE
    assert seen_by_all(state)["result"]["gold"] == [[2, 3], [1], [1, 3]]
