"""Records: what survives, what is refused."""

from typing import Any

import pytest

from farol.core.errors import BadRecord
from farol.core.record import Record, replay
from farol.games.saboteur.game import SABOTEUR


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
