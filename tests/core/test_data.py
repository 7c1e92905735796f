from collections.abc import Callable

import pytest

from farol.core.data import Fields, Json
from farol.core.errors import BadAction

Getter = Callable[[Fields], object]


def fields(data: Json) -> Fields:
    return Fields(data, "An action", BadAction)


def test_getters_give_what_is_there() -> None:
    found = fields({"cell": 3, "turned": True, "type": "play", "seats": [0, 2], "card": "map"})
    assert found.integer("cell", 0, 9) == 3
    assert found.flag("turned") is True
    assert found.text("type") == "play"
    assert found.integers("seats", 0, 3, 2) == [0, 2]
    assert found.choice("card", {"map": 7}) == 7
    assert not found.has("other")
    found.done()


@pytest.mark.parametrize(
    "get",
    [
        lambda found: found.integer("x", 0, 9),
        lambda found: found.flag("x"),
        lambda found: found.text("x"),
        lambda found: found.choice("x", {"map": 7}),
        lambda found: found.integers("x", 0, 3),
    ],
    ids=["integer", "flag", "text", "choice", "integers"],
)
def test_a_missing_name_is_refused(get: Getter) -> None:
    with pytest.raises(BadAction, match="An action lacks 'x'"):
        get(fields({}))


@pytest.mark.parametrize(
    ("value", "get"),
    [
        (True, lambda found: found.integer("x", 0, 9)),
        (1.0, lambda found: found.integer("x", 0, 9)),
        ("1", lambda found: found.integer("x", 0, 9)),
        (-1, lambda found: found.integer("x", 0, 9)),
        (10**400, lambda found: found.integer("x", 0, 9)),
        (0, lambda found: found.flag("x")),
        (None, lambda found: found.text("x")),
        ("spade", lambda found: found.choice("x", {"map": 7})),
        ([], lambda found: found.choice("x", {"map": 7})),
        ("12", lambda found: found.integers("x", 0, 3)),
        ([1, True], lambda found: found.integers("x", 0, 3)),
        ([1, 4], lambda found: found.integers("x", 0, 3)),
        ([1], lambda found: found.integers("x", 0, 3, 2)),
        ([[]], lambda found: found.integers("x", 0, 3)),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(value: Json, get: Getter) -> None:
    with pytest.raises(BadAction, match="An action: 'x'"):
        get(fields({"x": value}))


@pytest.mark.parametrize("data", [None, 1, "text", [], [{}]])
def test_only_an_object_has_fields(data: Json) -> None:
    with pytest.raises(BadAction, match="An action must be a JSON object"):
        fields(data)


def test_a_name_nobody_asked_for_is_refused() -> None:
    found = fields({"cell": 3, "cheat": 1})
    found.integer("cell", 0, 9)
    with pytest.raises(BadAction, match="'cheat'"):
        found.done()


def test_a_refusal_stays_short_whatever_was_sent() -> None:
    with pytest.raises(BadAction) as refusal:
        fields({"x": "y" * 10_000_000}).integer("x", 0, 9)
    assert len(str(refusal.value)) < 200
