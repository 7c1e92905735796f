"""The parts of the suite that read a game instead of playing it: fields, and tests of rules."""

from pathlib import Path
from typing import ClassVar

import pytest
from embers.game import EmbersGame

from farol.core.data import Json
from farol.core.options import Choice, Flag, Number, Option
from farol.core.rand import Rand
from farol.games import ALL, AnyGame
from farol.games.evening import Evening
from farol.testing import GameSuite
from farol.testing.amounts import lost
from farol.testing.apart import apart
from farol.testing.chance import assert_fair
from farol.testing.determinism import faults
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


USES = {
    "import random": ["x.py:1 uses random"],
    "from time import monotonic as now": ["x.py:1 uses time"],
    "import numpy.random as dice": ["x.py:1 uses numpy.random"],
    "def late():\n    import secrets": ["x.py:2 uses secrets"],
    "import importlib\nimportlib.import_module('random')": ["x.py:2 uses random"],
    "from os import urandom\nurandom(4)": ["x.py:2 uses os.urandom()"],
    "import os\nwho = os.environ['USER']": ["x.py:2 uses os.environ"],
    "order = hash('a')": ["x.py:1 uses hash()"],
    "class Card:\n    def __hash__(self):\n        return hash(self.name)": [],
    "from farol.core.rand import Rand\nimport os.path": [],
    "from .random import shuffled": [],
}


@pytest.mark.parametrize("source", USES)
def test_what_the_rules_must_not_use_is_found(source: str, tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text(source)
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots/learn.py").write_text("import random")
    assert faults(tmp_path) == USES[source]


@pytest.mark.parametrize(
    ("english", "spanish", "missing"),
    [
        ("Two cards and 12 coins.", "Dos cartas y doce monedas.", set()),
        ("Three cards (E1.7).", "Cuatro cartas.", {3}),
        ("Pay 2, 3 or 5.", "Paga 2 o 3.", {5}),
        ("Both of the two sides.", "Ambas caras.", set()),
    ],
)
def test_numbers_are_compared_between_languages(
    english: str, spanish: str, missing: set[int]
) -> None:
    assert lost(english, "en", spanish, "es") == missing


def test_differences_stand_side_by_side() -> None:
    one: Json = {"hand": [1, 2], "phase": "turn", "score": 3, "row": [1]}
    other: Json = {"hand": [1, 5], "phase": "turn", "row": [1, 1], "top": None}
    assert apart(one, other) == (
        "hand[1] is 2 here, 5 there; score is 3 here, missing there; "
        "row is [1] here, [1, 1] there; and 1 more"
    )
    assert apart(one, one) == ""
