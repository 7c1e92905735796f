"""The rules of Shaft, exact values, and the whole suite over it."""

from fractions import Fraction

import pytest
from kuhn.game import GAME as KUHN
from shaft.game import GAME
from shaft.rules import (
    BURY,
    COLLAPSE,
    DIG,
    DIGGER,
    LOOK,
    MAP,
    PATH,
    ROCKFALL,
    SABOTEUR,
    TUNNEL,
    Shaft,
)

from farol.core.errors import BadAction
from farol.core.state import OVER
from farol.testing import GameSuite
from tests.shaft.exact import Course, best_answer, nash_conv, next_courses, start, uniform, value

LEFT, RIGHT = range(2)


class TestShaft(GameSuite):
    game = GAME


def played(*actions: int, roles: tuple[int, int] = (DIGGER, SABOTEUR)) -> Shaft:
    """The first seat holds a path and the rockfall, the other a path and the map; the treasure lies
    left."""
    state = GAME.new(2)
    for action in (*roles, LEFT, PATH, PATH, ROCKFALL, MAP, *actions):
        state.apply(action)
    return state


def test_f1_1_one_of_three_role_cards_stays_out() -> None:
    state = GAME.new(2)
    assert state.chance_outcomes() == [(DIGGER, 2), (SABOTEUR, 1)]
    state.apply(SABOTEUR)
    assert state.chance_outcomes() == [(DIGGER, 2)]


def test_f1_2_the_treasure_is_hidden_from_both() -> None:
    views = [GAME.observe(played(), seat) for seat in range(2)]
    assert all(view["me"]["treasure"] is None and view["treasure"] is None for view in views)


def test_f1_3_each_seat_has_two_of_four_cards() -> None:
    assert played().hands == [[PATH, ROCKFALL], [PATH, MAP]]


def test_f2_1_seats_play_in_turn() -> None:
    assert [played(*acts).to_act() for acts in ((), (TUNNEL,), (TUNNEL, LOOK))] == [0, 1, 0]


def test_f2_2_a_discarded_card_stays_face_down() -> None:
    state = played(BURY + ROCKFALL)
    assert GAME.observe(state, 0)["me"]["buried"] == ["rockfall"]
    assert "rockfall" not in repr(GAME.observe(state, 1))


def test_f2_3_a_path_needs_the_tunnel_to_dig() -> None:
    with pytest.raises(BadAction):
        played(DIG + LEFT)
    assert played(TUNNEL).legal_actions() == [BURY + PATH, BURY + MAP, DIG, DIG + 1, LOOK]


def test_f2_3_a_map_tells_its_player_alone() -> None:
    state = played(TUNNEL, LOOK)
    assert GAME.observe(state, 1)["me"]["treasure"] == "left"
    assert GAME.observe(state, 0)["me"]["treasure"] is None


def test_f2_3_a_rockfall_removes_the_tunnel() -> None:
    assert not played(TUNNEL, LOOK, COLLAPSE).tunnel


def test_f3_1_a_goal_that_is_turned_up_ends_the_game() -> None:
    assert played(TUNNEL, DIG + RIGHT).to_act() == OVER
    assert played(TUNNEL, LOOK, BURY + ROCKFALL, BURY + PATH).to_act() == OVER


@pytest.mark.parametrize(
    ("roles", "scores"),
    [((DIGGER, DIGGER), [1, 2]), ((SABOTEUR, DIGGER), [0, 2]), ((DIGGER, SABOTEUR), [1, 0])],
)
def test_f3_2_diggers_are_paid_for_the_treasure(roles: tuple[int, int], scores: list[int]) -> None:
    assert played(TUNNEL, DIG + LEFT, roles=roles).scores() == scores


@pytest.mark.parametrize(
    ("roles", "scores"), [((DIGGER, DIGGER), [0, 0]), ((SABOTEUR, DIGGER), [2, 0])]
)
def test_f3_3_a_saboteur_is_paid_for_a_stone(roles: tuple[int, int], scores: list[int]) -> None:
    assert played(TUNNEL, DIG + RIGHT, roles=roles).scores() == scores


def test_a_last_path_of_a_digger_is_worth_an_eighth() -> None:
    """By hand: the other is a digger or a saboteur, each as likely, and so is either goal. Digging
    brings a half or nothing beside a digger, one or minus one beside a saboteur; discarding brings
    nothing or minus one."""
    digging = Fraction(1, 2) * Fraction(1, 2) * Fraction(1, 2)
    discarding = Fraction(1, 2) * -1
    waiting, alike = [start(GAME, 2)], list[Course]()
    wanted = played(TUNNEL, BURY + MAP, BURY + ROCKFALL).hands
    while waiting:
        course = waiting.pop()
        state = course.state
        assert isinstance(state, Shaft)
        if state.to_act() == 1 and state.hands == wanted and state.tunnel and not state.looked[1]:
            if state.roles[1] == DIGGER and state.buried == [[ROCKFALL], [MAP]]:
                alike.append(course)
        elif state.to_act() != OVER:
            waiting += next_courses(course, uniform)
    alike = [one for one in alike if one.told[1] == alike[0].told[1]]  # one order of its cards
    assert len(alike) == 8, "two roles, two goals, two orders of the other's cards"
    weight = sum(one.weight for one in alike)
    assert best_answer(alike, 1, uniform) / weight == digging
    buried = [one.after(BURY + PATH, Fraction(1)) for one in alike]
    assert value(buried, 1, uniform) / weight == discarding


def test_the_exact_computation_knows_kuhns_poker() -> None:
    assert nash_conv(KUHN, 2, uniform) == Fraction(11, 12)
