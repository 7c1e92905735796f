"""Refusals stay short and name their rule."""

from typing import Any

import pytest

from farol.core.errors import IllegalAction, shown


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    "value",
    [
        "x" * 10_000_000,
        2**200_000,
        -(10**5_000),
        [2**200_000],
        list(range(1_000_000)),
        [[["x" * 100] * 9] * 9] * 9,
        [[[[[[["x" * 100] * 9] * 9] * 9] * 9] * 9] * 9] * 9,
        {"k" * 1_000_000: "v" * 1_000_000},
        {str(number): [number] * 100 for number in range(1_000)},
        nested(100_000),
        float("nan"),
        None,
    ],
    ids=range(12),
)
def test_a_value_in_an_error_is_short_whatever_its_size(value: object) -> None:
    assert 1 <= len(shown(value)) <= 200


@pytest.mark.parametrize("value", [True, 7, -3, 2**62, "word", [1, 2], {"a": 1}, None, 1.5])
def test_a_small_value_is_shown_as_it_is(value: object) -> None:
    assert shown(value) == repr(value)


def test_an_illegal_action_names_its_rule() -> None:
    refusal = IllegalAction("S4.1", "No digging with a broken lamp.")
    assert str(refusal) == "No digging with a broken lamp. (S4.1)"
    assert refusal.rule == "S4.1"
    assert refusal.sentence == "No digging with a broken lamp."


def test_a_value_of_two_hundred_letters_is_whole_and_a_longer_one_cut() -> None:
    exactly = [["x" * 55] * 3, "y" * 17]
    text = repr(exactly)
    assert (len(text), shown(exactly)) == (200, text)
    longer = [["x" * 55] * 3, "y" * 18]
    assert shown(longer) == repr(longer)[:197] + "..."


def test_a_number_is_written_out_to_128_bits() -> None:
    assert shown(2**128 - 1) == str(2**128 - 1)
    assert shown(2**128) == "a number of 129 bits"


def test_what_lies_deeper_than_three_lists_is_left_out() -> None:
    assert shown(nested(2)) == "[[[]]]"
    assert shown([[[["deep"]]]]) == "[[[[...]]]]"
