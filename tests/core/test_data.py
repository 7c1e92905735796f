"""Strict reading of JSON objects."""

from typing import Any

import pytest

from farol.core.data import Fields, Json, read_data
from farol.core.errors import BadAction


def fields(**data: Any) -> Fields:
    return Fields(data, "A thing", BadAction)


@pytest.mark.parametrize("data", [None, 3, "x", [], [{}], True])
def test_only_an_object_has_fields(data: Json) -> None:
    with pytest.raises(BadAction, match="A thing must be a JSON object"):
        Fields(data, "A thing", BadAction)


def test_every_getter_reads_its_kind() -> None:
    thing = fields(number=3, on=True, name="x", colour="red", list=[1, 2], any=None)
    assert thing.integer("number", 3, 3) == 3
    assert thing.flag("on") is True
    assert thing.text("name") == "x"
    assert thing.choice("colour", {"blue": 1, "red": 7}) == 7
    assert thing.integers("list", 1, 2, 2) == [1, 2]
    assert thing.value("any") is None
    thing.done()


def test_a_missing_name_is_refused() -> None:
    with pytest.raises(BadAction, match="lacks 'number'"):
        fields().integer("number", 0, 9)


@pytest.mark.parametrize(
    "value", [-1, 10, True, 3.0, "3", None, [3], pytest.param(2**200_000, id="huge"), float("nan")]
)
def test_a_whole_number_within_its_limits(value: Json) -> None:
    with pytest.raises(BadAction, match="'number' must be"):
        fields(number=value).integer("number", 0, 9)


@pytest.mark.parametrize("value", [0, 1, None, "true"])
def test_a_flag_is_true_or_false(value: Json) -> None:
    with pytest.raises(BadAction, match="true or false"):
        fields(on=value).flag("on")


@pytest.mark.parametrize("value", [0, None, ["x"], True])
def test_a_text_is_text(value: Json) -> None:
    with pytest.raises(BadAction, match="must be text"):
        fields(name=value).text("name")


@pytest.mark.parametrize("value", ["Red", "", 1, None, ["red"], {"red": 1}])
def test_a_choice_is_one_of_its_words(value: Json) -> None:
    with pytest.raises(BadAction, match="one of blue, red"):
        fields(colour=value).choice("colour", {"blue": 1, "red": 7})


@pytest.mark.parametrize("value", [[0], [3], [True], [1.0], ["1"], [[1]], [1, None]])
def test_a_list_of_whole_numbers_holds_nothing_else(value: Json) -> None:
    with pytest.raises(BadAction, match="only whole numbers from 1 to 2"):
        fields(list=value).integers("list", 1, 2)


@pytest.mark.parametrize("value", [None, 1, "12", {"1": 2}, [1], [1, 1, 1]])
def test_a_list_has_its_length(value: Json) -> None:
    with pytest.raises(BadAction, match="a list of 2"):
        fields(list=value).integers("list", 1, 2, 2)


def test_names_that_nobody_asked_for_are_refused() -> None:
    thing = fields(a=1, b=2)
    thing.integer("a", 0, 9)
    with pytest.raises(BadAction, match="unknown name 'b'"):
        thing.done()
    assert thing.has("b")
    thing.done()
    assert not thing.has("c")


def test_a_data_file_is_read_from_its_package() -> None:
    data = read_data("farol.games.saboteur", "data.json")
    assert isinstance(data, dict)
    assert data["rounds"] == 3


def test_a_refusal_stays_short_whatever_was_sent() -> None:
    with pytest.raises(BadAction) as refusal:
        fields(x="y" * 10_000_000).integer("x", 0, 9)
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (None, "A thing: 'list' must be a list of whole numbers, not 3."),
        (2, "A thing: 'list' must be a list of 2 of whole numbers, not 3."),
    ],
)
def test_a_refused_list_is_told_what_it_should_be(count: int | None, sentence: str) -> None:
    with pytest.raises(BadAction) as refused:
        fields(list=3).integers("list", 1, 2, count)
    assert str(refused.value) == sentence
