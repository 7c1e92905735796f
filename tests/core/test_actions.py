"""Declared actions: JSON, notation and numbers that agree with one another."""

import pytest

from farol.core.actions import Action, ActionSpace, Flag, Number, Seat, Word
from farol.core.errors import BadAction
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL, AnyGame

from .toy import BET, PASS, Toy

SPACE = ActionSpace(
    Action("rest", 0),
    Action("throw", 10, Word("what", ["hat", "shoe"]), Seat("at", 3)),
    Action("dig", 40, Number("depth", 1, 9), Flag("far", ("", "!")), notation="{depth}{far}"),
)


def test_parts_are_digits_behind_the_base() -> None:
    assert SPACE.to_json(10 + 1 * 3 + 2) == {"type": "throw", "what": "shoe", "at": 2}
    assert SPACE.to_json(40 + 8 * 2 + 1) == {"type": "dig", "depth": 9, "far": True}


def test_seats_count_from_one_in_notation_and_from_nought_in_json() -> None:
    assert SPACE.to_text(12) == "throw:hat:3"
    assert SPACE.from_json({"type": "throw", "what": "hat", "at": 2}) == 12


def test_every_number_comes_back_from_json_text_and_index() -> None:
    assert SPACE.size == 1 + 6 + 18
    for index in range(SPACE.size):
        action = SPACE.action(index)
        assert SPACE.index(action) == index
        assert SPACE.from_json(SPACE.to_json(action)) == action
        assert SPACE.from_text(SPACE.to_text(action)) == action


@pytest.mark.parametrize("text", ["", "throw", "throw:hat:0", "throw:hat:4", "10", "1!!", "x" * 99])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadAction, match=r"No action is written .*\."):
        SPACE.from_text(text)


@pytest.mark.parametrize(
    "data",
    [
        {"type": "fly"},
        {"type": "throw", "what": "hat"},
        {"type": "throw", "what": "hat", "at": 3},
        {"type": "rest", "at": 1},
        ["rest"],
    ],
)
def test_json_that_is_no_action_is_refused(data: object) -> None:
    with pytest.raises(BadAction):
        SPACE.from_json(data)  # type: ignore[arg-type]


@pytest.mark.parametrize("usual", [False, True])
def test_a_flag_may_be_left_out_only_if_it_has_a_default(usual: bool) -> None:
    far = Flag("far", ("", "!"), default=usual)
    space = ActionSpace(Action("dig", 40, far, notation="dig{far}"))
    assert space.from_json({"type": "dig"}) == 40 + usual
    assert space.from_json({"type": "dig", "far": not usual}) == 40 + (not usual)
    with pytest.raises(BadAction, match="far"):
        SPACE.from_json({"type": "dig", "depth": 1})


@pytest.mark.parametrize("index", [-1, 25])
def test_there_are_no_numbers_outside_the_space(index: int) -> None:
    with pytest.raises(ValueError, match="no action with the number"):
        SPACE.action(index)
    with pytest.raises(ValueError, match="no action"):
        SPACE.index(7)


def test_kinds_must_not_overlap() -> None:
    with pytest.raises(ValueError, match="reach into"):
        ActionSpace(Action("one", 0, Number("n", 0, 5)), Action("two", 5))


def test_what_is_told_of_an_action_may_be_changed_by_whoever_asked() -> None:
    SPACE.to_json(0)["type"] = "spoilt"
    assert SPACE.to_json(0) == {"type": "rest"}


@pytest.mark.parametrize("game", ALL.values(), ids=str)
def test_legal_actions_of_every_game_are_declared(game: AnyGame) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        state, rand = game.new(seats), Rand(seats)
        for _ in range(300):
            if state.to_act() == OVER:
                break
            if state.to_act() != CHANCE:
                for action in state.legal_actions():
                    request = game.request_of(state, action)
                    assert game.actions.action(game.actions.index(request)) == request
                    assert game.legal(state, request) == action
            state.apply_unchecked(sample_next(state, rand))


class Declared(Toy):
    """The toy with declared actions, one of which is never legal."""

    actions = ActionSpace(Action("pass", PASS), Action("bet", BET), Action("fly", BET + 1))


def test_a_declared_action_is_legal_on_somebodys_turn_and_if_the_state_says_so() -> None:
    game = Declared()
    state = game.new(2)
    with pytest.raises(BadAction, match="bet is not possible now"):
        game.legal(state, BET)  # chance is to act
    for number in (3, 4):
        state.apply(number)
    assert game.legal(state, BET) == BET
    with pytest.raises(BadAction, match="fly is not possible now"):
        game.legal(state, BET + 1)
    for word in (PASS, BET):
        state.apply(word)
    with pytest.raises(BadAction, match="pass is not possible now"):
        game.legal(state, PASS)  # the game is over
