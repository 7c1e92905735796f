"""Copies, dumps and records of every game."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farol.core.errors import BadOptions, BadPosition, BadRecord
from farol.core.playout import play_out, sample_next
from farol.core.rand import Rand
from farol.core.record import Record, replay
from farol.core.state import OVER, State
from farol.games import AnyGame

from .play import draw_game, positions


@given(data=st.data())
def test_a_copy_is_equal_and_independent(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in positions(state, rand, 12):
        before = json.dumps(game.dump(current))
        copy = current.copy()
        assert json.dumps(game.dump(copy)) == before
        play_out(copy, Rand(1))
        assert json.dumps(game.dump(current)) == before
        twin = current.copy()
        play_out(twin, Rand(1))
        assert game.dump(twin) == game.dump(copy), "equal states play on alike"


@given(data=st.data())
def test_dump_and_load_are_inverse(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in positions(state, rand, 12):
        text = json.dumps(game.dump(current))
        loaded = game.load(json.loads(text))
        assert json.dumps(game.dump(loaded)) == text
        assert loaded.to_act() == current.to_act()
        assert loaded.scores() == current.scores()
        if current.to_act() >= 0:
            assert loaded.legal_actions() == current.legal_actions()
        elif current.to_act() != OVER:
            assert loaded.chance_outcomes() == current.chance_outcomes()
        play_out(loaded, Rand(3))
        play_out(current, Rand(3))
        assert game.dump(loaded) == game.dump(current)


@given(data=st.data())
def test_a_bent_dump_is_refused_or_loads(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for _ in range(data.draw(st.integers(0, 60))):
        if state.to_act() != OVER:
            state.apply(sample_next(state, rand))
    dump = json.loads(json.dumps(game.dump(state)))
    name = data.draw(st.sampled_from(sorted(dump)))
    dump[name] = data.draw(
        st.one_of(st.none(), st.text(), st.integers(), st.lists(st.integers(), max_size=4))
    )
    try:
        game.load(dump)
    except BadPosition as refusal:
        assert len(str(refusal)) > 10


@pytest.mark.parametrize("junk", [None, 3, "x", [], {}, {"seats": 3}])
def test_junk_does_not_load(game: AnyGame, junk: object) -> None:
    with pytest.raises(BadPosition):
        game.load(junk)  # type: ignore[arg-type]


@given(data=st.data())
def test_a_record_replays_to_the_same_state(game: AnyGame, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(game.seats))
    state = game.new(seats, game.unattended)
    record = Record(game.name, game.version, seats, game.unattended)
    rand = Rand(data.draw(st.integers(0, 2**40)))
    while state.to_act() != OVER:
        action = sample_next(state, rand)
        record.actions.append(action)
        state.apply(action)
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    watched: list[int] = []
    played = replay(game, again, lambda _state, action, _events: watched.append(action))
    assert watched == record.actions
    assert game.dump(played) == game.dump(state)
    again.actions.append(0)
    with pytest.raises(BadRecord, match="after the end"):
        replay(game, again)


@given(data=st.data())
def test_a_bent_record_is_refused(game: AnyGame, data: st.DataObject) -> None:
    state = game.new(game.seats[0], game.unattended)
    record = Record(game.name, game.version, game.seats[0], game.unattended)
    rand = Rand(data.draw(st.integers(0, 2**40)))
    for _ in range(40):
        record.actions.append(sample_next(state, rand))
        state.apply(record.actions[-1])
    place = data.draw(st.integers(0, 39))
    record.actions[place] = 2**61
    with pytest.raises(BadRecord, match=f"Action {place} "):
        replay(game, record)
    with pytest.raises(BadRecord, match="version"):
        replay(game, Record(game.name, game.version + 1, game.seats[0], {}))
    with pytest.raises(BadRecord, match="not of"):
        replay(game, Record("another", game.version, game.seats[0], {}))


@pytest.mark.parametrize("seats", [-1, 0, 11, 99, True, "3", 3.0, None])
def test_seats_outside_the_range_are_refused(game: AnyGame, seats: object) -> None:
    with pytest.raises(BadOptions, match="seats"):
        game.new(seats)  # type: ignore[arg-type]


def test_unknown_and_wrong_options_are_refused(game: AnyGame) -> None:
    with pytest.raises(BadOptions, match="no option"):
        game.new(game.seats[0], {"no-such-option": True})
    for option in game.options:
        for junk in (None, [], {}, 2**70, "no such word", 1.5):
            with pytest.raises(BadOptions, match=option.name):
                game.new(game.seats[0], {option.name: junk})


def test_every_state_is_a_state(game: AnyGame) -> None:
    assert isinstance(game.new(game.seats[0]), State)
