"""Records: round trips and rejections."""

from typing import Any

import pytest

from farol.core.errors import BadRecord
from farol.core.record import Record, entry_of, replay, undo_to
from farol.games.saboteur.game import GAME


def record() -> dict[str, Any]:
    return Record("saboteur", 1, 3, {"first_seat": 2, "auto_pick_gold": True}, [0, 0, 1]).to_json()


def test_a_record_survives_json() -> None:
    assert Record.from_json(record()).to_json() == record()


def test_a_record_replays_with_its_options() -> None:
    seen: list[int] = []
    state = replay(GAME, Record.from_json(record()), lambda _, action, __: seen.append(action))
    assert seen == [0, 0, 1]
    assert state.first == 1
    assert state.auto_gold
    assert [*state.roles] == [0, 0, 1]


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
        ("actions", [-1_000_002]),
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
        ({"actions": [0, 5]}, "Entry 2 of the record, 5, is not possible for chance"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(bent: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence) as refusal:
        replay(GAME, Record.from_json({**record(), **bent}))
    assert len(str(refusal.value)) < 400


@pytest.mark.parametrize(
    "bent", [{"seats": 11}, {"options": {"speed": 1}}, {"options": {"first_seat": 9}}]
)
def test_a_record_of_a_table_that_cannot_be_is_refused(bent: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        replay(GAME, Record.from_json({**record(), **bent}))


def test_an_undo_goes_back_to_an_earlier_version() -> None:
    back = Record("saboteur", 1, 3, {"first_seat": 2}, [0, 0, undo_to(1), 1, undo_to(0), 0, 1])
    state = replay(GAME, Record.from_json(back.to_json()))
    assert GAME.dump(state) == GAME.dump(
        replay(GAME, Record("saboteur", 1, 3, back.options, [0, 1]))
    )


def test_after_an_undo_the_entries_that_are_left_are_played_again() -> None:
    kept = Record("saboteur", 1, 3, {"first_seat": 2}, [0, 1])
    back = Record("saboteur", 1, 3, {"first_seat": 2}, [0, 1, 0, undo_to(2)])
    assert GAME.dump(replay(GAME, back)) == GAME.dump(replay(GAME, kept))
    other = Record("saboteur", 1, 3, {"first_seat": 2}, [1, 0])
    assert GAME.dump(replay(GAME, back)) != GAME.dump(replay(GAME, other))


@pytest.mark.parametrize("wrong", [[0, undo_to(5)], [0, 0, undo_to(1), undo_to(2)]])
def test_an_undo_to_what_is_not_there_is_refused(wrong: list[int]) -> None:
    with pytest.raises(BadRecord, match="no version"):
        replay(GAME, Record("saboteur", 1, 3, {}, wrong))


@pytest.mark.parametrize("parts", [(None, None), (1, 1), (-1, None), (None, -1)])
def test_an_entry_is_an_action_or_an_undo(parts: tuple[int | None, int | None]) -> None:
    with pytest.raises(BadRecord):
        entry_of(*parts)


@pytest.mark.parametrize("number", [0, 7])
def test_the_entry_of_an_action_is_itself_and_that_of_an_undo_says_how_far(number: int) -> None:
    assert entry_of(number, None) == number
    assert entry_of(None, number) == undo_to(number)
