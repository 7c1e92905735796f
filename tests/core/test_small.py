"""Events, errors, rankings and records: the small parts of the core."""

from typing import Any

import pytest

from farol.core.errors import BadRecord, IllegalAction, shown
from farol.core.event import NOBODY, Event, everyone, only
from farol.core.record import Record, replay
from farol.games.saboteur.game import SABOTEUR

# --- events ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("audience", "seats"),
    [
        (NOBODY, []),
        (only(0), [0]),
        (only(2), [2]),
        (everyone(3), [0, 1, 2]),
        (only(0) | only(3), [0, 3]),
    ],
)
def test_an_event_is_seen_by_its_audience(audience: int, seats: list[int]) -> None:
    event = Event("told", 0, (), (1,), audience)
    assert [seat for seat in range(5) if event.seen_by(seat)] == seats


def test_a_spectator_sees_no_private_part() -> None:
    assert not Event("told", 0, (), (1,), everyone(10)).seen_by(None)


# --- errors ------------------------------------------------------------------------------------


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


# --- rankings ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ([3, 1, 2], [1, 3, 2]),
        ([2, 2, 2], [1, 1, 1]),
        ([4, 7, 4, 0], [2, 1, 2, 4]),
        ([0, 1, 0, 1], [3, 1, 3, 1]),
        ([5, 4, 3, 2, 1], [1, 2, 3, 4, 5]),
    ],
)
def test_equals_share_a_place(points: list[int], places: list[int]) -> None:
    state = SABOTEUR.new(len(points))
    for seat, gold in enumerate(points):
        for _ in range(gold):
            state.gold.pick(seat, 1)
    assert state.scores() == points
    assert state.ranking() == places


# --- records -----------------------------------------------------------------------------------


def record() -> dict[str, Any]:
    return Record("saboteur", 1, 3, {"first_seat": 2, "auto_pick_gold": True}, [0, 0, 1]).to_json()


def test_a_record_survives_json() -> None:
    assert Record.from_json(record()).to_json() == record()


def test_a_record_replays_with_its_options() -> None:
    seen: list[int] = []
    state = replay(SABOTEUR, Record.from_json(record()), lambda _, action, __: seen.append(action))
    assert seen == [0, 0, 1]
    assert state.first == 1
    assert state.auto_gold
    assert state.roles == [0, 0, 1]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", 3),
        ("version", 0),
        ("version", "1"),
        ("seats", 0),
        ("seats", 99),
        ("options", None),
        ("options", {"x": [1]}),
        pytest.param("options", {"x" * 10_000: None}, id="long"),
        ("actions", None),
        ("actions", [-1]),
        ("actions", [2**62]),
        ("actions", [0, "1"]),
        ("extra", 1),
    ],
)
def test_what_is_no_record_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadRecord) as refusal:
        Record.from_json({**record(), name: value})
    assert 10 < len(str(refusal.value)) < 400


@pytest.mark.parametrize("name", ["game", "version", "seats", "options", "actions"])
def test_a_record_is_complete(name: str) -> None:
    data = record()
    del data[name]
    with pytest.raises(BadRecord, match=name):
        Record.from_json(data)


@pytest.mark.parametrize(
    ("bent", "sentence"),
    [
        ({"game": "x" * 10_000}, "not of 'saboteur'"),
        ({"version": 2}, "version 2"),
        ({"actions": [0, 5]}, "Action 1 of the record, 5, is not possible for chance"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(bent: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence) as refusal:
        replay(SABOTEUR, Record.from_json({**record(), **bent}))
    assert len(str(refusal.value)) < 400


@pytest.mark.parametrize(
    "bent", [{"seats": 11}, {"options": {"speed": 1}}, {"options": {"first_seat": 9}}]
)
def test_a_record_of_a_table_that_cannot_be_is_refused(bent: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        replay(SABOTEUR, Record.from_json({**record(), **bent}))
