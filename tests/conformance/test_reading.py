"""The parts of the suite that read a game instead of playing it: fields, and tests of rules."""

from pathlib import Path
from typing import ClassVar

import pytest
from embers.game import EmbersGame

from farol.core.options import Choice, Flag, Number, Option
from farol.core.rand import Rand
from farol.games import ALL, AnyGame
from farol.games.evening import Evening
from farol.testing import GameSuite
from farol.testing.chance import assert_fair
from farol.testing.fields import SharedParts, differences, flat
from farol.testing.laws import evening_of, laws_of
from farol.testing.rule_tests import rules_with_tests

every_game = pytest.mark.parametrize("game", ALL.values(), ids=ALL)

SOURCE = """
def expect(value):
    assert value

def test_x1_1_asserts():
    assert 1 + 1 == 2

def test_x1_2_raises():
    with pytest.raises(ValueError):
        int("x")

def test_x1_3_asks_a_helper():
    expect(True)

def test_x1_4_only_has_a_name():
    print("nothing")

def test_x1_5_asserts_a_constant():
    assert True
"""


def test_a_game_without_an_evening_gets_one_with_enough_seats() -> None:
    class Crowded(EmbersGame):
        seats: ClassVar[range] = range(5, 8)

    assert evening_of(EmbersGame()) == Evening()
    assert evening_of(Crowded()) == Evening(bots=3)


@every_game
def test_a_game_that_is_drawn_says_how_its_evening_goes(game: AnyGame) -> None:
    usual = evening_of(game) == Evening(bots=evening_of(game).bots)
    assert not usual or not laws_of(game).drawn


def test_a_rule_is_tested_where_something_is_asserted(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(SOURCE)
    assert rules_with_tests(tmp_path) == {"x1_1", "x1_2", "x1_3"}


class Inner:
    def __init__(self) -> None:
        self.cards = [1, 2]


class Outer:
    __slots__ = ("inner", "never_set", "turn")

    def __init__(self) -> None:
        self.turn = 0
        self.inner = Inner()


def test_fields_are_found_in_objects_inside() -> None:
    assert dict(flat(Outer())) == {"turn": 0, "inner.cards": (1, 2)}


def test_differences_are_named() -> None:
    one, other = Outer(), Outer()
    other.inner.cards.append(3)
    assert differences(one, other) == ["inner.cards"]


@every_game
def test_the_fields_of_real_states_are_found(game: AnyGame) -> None:
    names = dict(flat(game.new(game.seats[0])))
    assert "seats" in names
    assert len(names) > 1


def test_a_shared_part_that_changes_is_named() -> None:
    one, other = Outer(), Outer()
    other.inner = one.inner
    shared = SharedParts()
    shared.note(one, other)
    assert shared.changed() == []
    one.inner.cards.pop()
    assert "inner.cards" in shared.changed()


class HangingGame(EmbersGame):
    def __init__(self, *options: Option) -> None:
        super().__init__()
        self.options = options  # type: ignore[misc]


class Judge(GameSuite):
    def __init__(self, game: AnyGame) -> None:
        self.game = game


MODE = Choice("mode", ("short", "long"))


@pytest.mark.parametrize(
    "option",
    [
        Flag("quick", default=False, only=("mode", "other")),
        Flag("quick", default=False, only=("speed", "long")),
        Number("count", default=1, low=1, high=2, only=("mode", "other")),
    ],
)
def test_an_option_that_hangs_on_nothing_is_found(option: Option) -> None:
    Judge(HangingGame(MODE)).test_an_option_hangs_on_another_one_that_is_there()
    with pytest.raises(AssertionError, match="hangs on"):
        Judge(HangingGame(MODE, option)).test_an_option_hangs_on_another_one_that_is_there()


def test_the_chi_square_test_can_fail() -> None:
    rand = Rand(1)
    draws = 3_000
    loaded = [min(rand.below(6), rand.below(7)) for _ in range(draws)]
    counts = {face: loaded.count(face) for face in range(6)}
    with pytest.raises(AssertionError, match="chi-square"):
        assert_fair(counts, dict.fromkeys(range(6), 1), draws)


@every_game
def test_a_game_says_whether_the_client_draws_it(game: AnyGame) -> None:
    drawings = Path(__file__).parents[2] / "web/src/games"
    assert laws_of(game).drawn == (drawings / game.name / "index.ts").is_file()
