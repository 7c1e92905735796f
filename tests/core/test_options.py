"""Options: defaults, checks, and refusals that name the option."""

from typing import Any

import pytest

from farol.core.data import Json
from farol.core.errors import BadOptions
from farol.core.options import Choice, Flag, Number, complete_options

SCHEMA = (Flag("quick", default=True), Number("lives", 3, 1, 9), Choice("mode", ("calm", "wild")))
DEFAULTS = {"quick": True, "lives": 3, "mode": "calm"}


def test_nothing_given_means_all_defaults() -> None:
    assert complete_options(SCHEMA, None) == DEFAULTS
    assert complete_options(SCHEMA, {}) == DEFAULTS
    assert complete_options((), None) == {}


@pytest.mark.parametrize(
    ("name", "value"), [("quick", False), ("lives", 1), ("lives", 9), ("mode", "wild")]
)
def test_what_is_given_counts(name: str, value: Json) -> None:
    assert complete_options(SCHEMA, {name: value}) == {**DEFAULTS, name: value}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("quick", 1),
        ("quick", None),
        ("quick", "true"),
        ("lives", 0),
        ("lives", 10),
        ("lives", True),
        ("lives", 3.0),
        ("lives", "3"),
        pytest.param("lives", 2**200_000, id="huge"),
        ("mode", "Calm"),
        ("mode", ""),
        ("mode", 0),
        ("mode", ["calm"]),
        pytest.param("mode", "x" * 10_000_000, id="long"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(name: str, value: Json) -> None:
    with pytest.raises(BadOptions, match=name) as refusal:
        complete_options(SCHEMA, {name: value})
    assert len(str(refusal.value)) < 400


def test_an_unknown_option_is_refused_with_a_list_of_those_there_are() -> None:
    with pytest.raises(BadOptions, match="'speed'; this game has: lives, mode, quick"):
        complete_options(SCHEMA, {"speed": 1})
    with pytest.raises(BadOptions, match="none"):
        complete_options((), {"speed": 1})


@pytest.mark.parametrize("given", [[], "quick", 3, [("quick", True)]])
def test_options_are_an_object(given: Any) -> None:
    with pytest.raises(BadOptions, match="JSON object"):
        complete_options(SCHEMA, given)


def test_the_first_word_of_a_choice_is_its_default() -> None:
    assert Choice("mode", ("calm", "wild")).default == "calm"


def test_a_word_that_is_none_of_a_choice_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOptions, match=r"^Option 'mode' is one of calm, wild, not 'mad'\.$"):
        complete_options(SCHEMA, {"mode": "mad"})
