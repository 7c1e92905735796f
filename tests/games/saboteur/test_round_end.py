"""S7 and S9: how a round ends, what follows, and who wins."""

from typing import Any

import pytest

from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games.saboteur.gold import DRAFT
from farol.games.saboteur.position import DEAL_ROLES, DRAW_GOLD, ENDED, TURN
from farol.games.saboteur.rules import Saboteur
from farol.testing.secrecy import assert_no_secrets_leave

from .drawing import GAME, cells, chance, pay, pick, play, position, seen_by_all, table, views

BEFORE_THE_TREASURE = "S┼┼─┬┴─.?"
MIDDLE = "stone-es treasure stone-sw"


def last_card(**fields: Any) -> Saboteur:
    """Seat 0 holds the last card of the round; discarding it ends the round."""
    return position(hands={0: "map"}, pile="", **fields)


# --- S7 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roles", "finisher"), [("dds", "digger"), ("sdd", "saboteur")])
def test_s7_1_the_diggers_win_whoever_reaches_the_treasure(roles: str, finisher: str) -> None:
    state = position(BEFORE_THE_TREASURE, hands={0: "level"}, goals=MIDDLE, roles=roles)
    events = play(state, "level@7,0")
    assert views(events, None, "round-over") == [
        {
            "kind": "round-over",
            "round": 1,
            "winners": "diggers",
            "finisher": 0,
            "saboteurs": [roles.index("s")],
            "goals": ["stone-es", "treasure", "stone-sw"],
        }
    ]
    assert state.phase == DRAW_GOLD
    assert seen_by_all(state)["players"][0]["role"] == finisher


def test_s7_2_the_saboteurs_win_when_all_cards_are_gone() -> None:
    state = last_card(roles="ddsd", seats=4)
    [over] = views(play(state, "discard:map"), None, "round-over")
    assert over["winners"] == "saboteurs"
    assert over["finisher"] is None
    assert over["saboteurs"] == [2]


@pytest.mark.parametrize("goals", ["treasure stone-es stone-sw", "stone-es stone-sw treasure"])
def test_s7_2_a_stone_at_the_end_does_not_help_the_diggers(goals: str) -> None:
    state = position(BEFORE_THE_TREASURE, hands={0: "level"}, pile="", goals=goals)
    [over] = views(play(state, "level@7,0"), None, "round-over")
    assert over["winners"] == "saboteurs"


def test_s7_2_one_card_in_any_hand_keeps_the_round_going() -> None:
    state = position(hands={0: "map", 2: "map"}, pile="")
    play(state, "discard:map", "pass")
    assert state.phase == TURN
    assert len(views(play(state, "discard:map"), None, "round-over")) == 1


def test_s7_2_one_card_in_the_pile_keeps_the_round_going() -> None:
    state = position(hands={0: "map"}, pile="rockfall")
    play(state, "discard:map", "card:rockfall")
    assert state.phase == TURN
    assert state.round == 1


@pytest.mark.parametrize("seats", [3, 5, 7, 10])
def test_s7_3_a_round_of_discards_lasts_67_turns(seats: int) -> None:
    """However hopeless: nothing but the last card ends it; then the saboteurs are paid."""
    state = GAME.new(seats, {"first_seat": 1})
    rand = Rand(seats)
    state.apply(1)  # seat 0 is a saboteur
    turns = 0
    while state.round == 1:
        if state.to_act() == CHANCE:
            state.apply_unchecked(state.sample_chance(rand))
        else:
            last = state.to_act()
            assert last == turns % seats
            state.apply(state.legal_actions()[0])
            turns += 1
    assert turns == 67
    assert state.first == (last + 1) % seats == 67 % seats
    assert state.past[0] == 1
    assert state.gold.total(0) in (2, 3, 4)


def test_s7_3_a_treasure_that_cannot_be_reached_ends_nothing() -> None:
    state = position("╴S╬", hands={0: "map", 1: "map", 2: "map"})
    play(state, "look:top", "look:top", "look:top", "card:level")
    assert state.phase == TURN
    assert state.round == 1


def test_s7_4_all_roles_are_shown_when_the_round_is_over() -> None:
    state = position(BEFORE_THE_TREASURE, hands={0: "level"}, goals=MIDDLE, roles="dsd")
    assert "role" not in seen_by_all(state)["players"][1]
    play(state, "level@7,0")
    shown = [player["role"] for player in seen_by_all(state)["players"]]
    assert shown == ["digger", "saboteur", "digger"]
    [past] = seen_by_all(state)["past"]
    assert (past["winners"], past["finisher"], past["saboteurs"]) == ("diggers", 0, [1])


def test_s7_4_the_roles_of_a_lost_round_are_remembered() -> None:
    state = last_card(roles="sdsdd", seats=5)
    play(state, "discard:map")
    [past] = seen_by_all(state)["past"]
    assert (past["winners"], past["finisher"], past["saboteurs"]) == ("saboteurs", None, [0, 2])


@pytest.mark.parametrize("goals", [MIDDLE, "stone-sw stone-es treasure"])
def test_s7_5_goals_that_nobody_reached_are_shown_after_the_round(goals: str) -> None:
    state = last_card(goals=goals)
    assert all("face" not in goal for goal in seen_by_all(state)["goals"])
    [over] = views(play(state, "discard:map"), None, "round-over")
    assert over["goals"] == goals.split()
    assert seen_by_all(state)["past"][0]["goals"] == goals.split()


@pytest.mark.parametrize("seed", range(8))
def test_s7_5_a_look_with_the_last_card_tells_nothing_that_stays_untold(seed: int) -> None:
    state = position(hands={0: "map"}, pile="", roles="dsd")
    assert_no_secrets_leave(GAME, state, Rand(seed))


def test_s7_4_hands_and_broken_tools_are_gathered_in() -> None:
    state = position(
        BEFORE_THE_TREASURE,
        hands={0: "level map", 1: "map*2", 2: "rockfall"},
        goals=MIDDLE,
        broken={1: "lamp cart"},
        buried=[(1, "upright")],
    )
    play(state, "level@7,0")
    assert [player["hand"] for player in seen_by_all(state)["players"]] == [0, 0, 0]
    assert [player["broken"] for player in seen_by_all(state)["players"]] == [[], [], []]
    assert seen_by_all(state)["discards"] == {"face_up": {}, "face_down": []}


# --- S9 ----------------------------------------------------------------------------------------


def test_s9_1_the_game_has_three_rounds() -> None:
    state = last_card(round=2, past=[1, 0, 4, 5])
    play(state, "discard:map")
    assert (state.round, state.phase) == (3, DEAL_ROLES)
    state = last_card(round=3, past=[1, 0, 4, 5] * 2)
    events = play(state, "discard:map")
    assert state.to_act() == OVER
    assert views(events, None, "game-over") == [{"kind": "game-over", "scores": [0, 0, 4]}]


def test_s9_1_a_whole_game_of_discards_lasts_three_times_67_turns() -> None:
    state = GAME.new(4)
    rand = Rand(5)
    turns = 0
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.apply_unchecked(state.sample_chance(rand))
        else:
            state.apply(state.legal_actions()[0])
            turns += 1
    assert turns == 201
    assert len(seen_by_all(state)["past"]) == 3


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_s9_2_the_left_neighbour_of_the_last_player_begins(turn: int) -> None:
    state = position(hands={turn: "map"}, pile="", turn=turn)
    play(state, "discard:map")
    assert state.first == (turn + 1) % 3
    assert seen_by_all(state)["first"] == (turn + 1) % 3


@pytest.mark.parametrize("last", ["look:top", "discard:map"])
def test_s9_2_a_discard_counts_as_a_card_played(last: str) -> None:
    state = position(hands={1: "map"}, pile="", turn=1)
    play(state, last)
    assert state.first == 2


def test_s9_2_the_finisher_of_the_treasure_played_last() -> None:
    state = position(BEFORE_THE_TREASURE, hands={1: "level"}, goals=MIDDLE, turn=1, roles="sdd")
    play(state, "level@7,0", "gold:1", "gold:1", "gold:1", "pick:1", "pick:1", "pick:1")
    assert (state.round, state.first) == (2, 2)


def test_s9_2_an_empty_handed_pass_does_not_count() -> None:
    """Seat 1 played last; then the others pass, as they never could with an honest deal."""
    state = position(hands={1: "map"}, pile="", turn=1)
    state.cards.remove(1, state.cards.hand(1)[0])
    state.last = 1
    state.turn = 2
    play(state, "pass")
    assert state.round == 2
    assert state.first == 2


def test_s9_3_everything_but_the_gold_is_dealt_anew() -> None:
    story = [DRAFT, pick(0, 3), pick(1, 2), pick(0, 1)]
    state = position(
        "S┼╬",
        hands={0: "map"},
        pile="",
        seen={1: "top"},
        broken={1: "cart"},
        buried=[(2, "level")],
        story=story,
        round=2,
        past=[0, 1, 4, 5],
    )
    play(state, "discard:map")
    assert state.phase == DEAL_ROLES
    assert table(state) == cells("S")
    assert state.cards.pile_size == 67
    assert list(state.seen) == list(state.tools) == [0, 0, 0]
    assert len(state.cards.buried) == 0
    assert dict(state.chance_outcomes()) == {0: 3, 1: 1}
    assert [[*state.gold.held(seat)] for seat in range(3)] == [[1, 0, 1], [0, 1, 0], [1, 0, 1]]
    assert seen_by_all(state)["gold"] == {"supply": 23, "pool": 0}


def test_s9_3_the_new_round_starts_with_unknown_goals() -> None:
    state = last_card(seen={0: "top middle"})
    play(state, "discard:map")
    assert len(state.mine.goal_cards) == 0
    chance(state, *["role:digger"] * 3, "goals:stone-sw/stone-es/treasure")
    assert GAME.observe(state, 0)["me"]["goals_seen"] == {}  # type: ignore[call-overload,index]


def test_s9_4_most_gold_wins() -> None:
    story = [DRAFT, pick(0, 1), pick(1, 3), pick(0, 3), *pay(2, 4, 3, 1)]
    state = last_card(round=3, past=[0, 1, 4, 5, 1, 0, 4, 5], story=story, roles="ddd")
    play(state, "discard:map")
    assert state.phase == ENDED
    assert seen_by_all(state)["result"] == {
        "scores": [4, 3, 4],
        "places": [1, 3, 1],
        "winners": [0, 2],
        "gold": [[1, 3], [3], [1, 3]],
    }


def test_s9_4_equals_share_the_place() -> None:
    state = last_card(round=3, past=[2, 0, 0, 5] * 2, roles="ddd")
    play(state, "discard:map")
    assert state.scores() == [0, 0, 0]
    assert state.ranking() == [1, 1, 1]
    assert seen_by_all(state)["result"]["winners"] == [0, 1, 2]
