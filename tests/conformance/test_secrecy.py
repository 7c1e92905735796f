"""Non-interference in every game, at many positions, for every seat and for a spectator."""

import json

from hypothesis import given
from hypothesis import strategies as st

from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.state import OVER
from farol.games import AnyGame

from .play import decisions, draw_game, positions
from .secrecy import (
    assert_events_tell_what_observations_tell,
    assert_parts_make_the_whole,
    assert_what_is_learned_is_declared,
    assert_worlds_come_from_knowledge,
    assert_worlds_look_the_same,
    heard,
)


@given(data=st.data())
def test_a_sampled_world_looks_the_same(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in positions(state, rand, 25):
        assert_worlds_look_the_same(game, current, rand)


@given(data=st.data())
def test_worlds_come_from_what_the_seat_knows_alone(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in positions(state, rand, 25):
        assert_worlds_come_from_knowledge(game, current, rand)


@given(data=st.data())
def test_events_tell_what_observations_tell(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in positions(state, rand, 25):
        assert_events_tell_what_observations_tell(game, current, rand)


@given(data=st.data())
def test_what_a_seat_learns_from_its_own_action_is_declared(
    game: AnyGame, data: st.DataObject
) -> None:
    state, rand = draw_game(data, game)
    for current in decisions(state, rand, 25):
        assert_what_is_learned_is_declared(game, current, rand)


@given(data=st.data())
def test_a_seat_sees_what_all_see_and_its_own_part(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in positions(state, rand, 25):
        assert_parts_make_the_whole(game, current)


@given(data=st.data())
def test_a_secret_is_told_to_its_audience_only(game: AnyGame, data: st.DataObject) -> None:
    """Swap an event's private part for another's of its kind: outsiders hear no difference."""
    state, rand = draw_game(data, game)
    told: dict[tuple[str, int], Event] = {}
    while state.to_act() != OVER:
        events: list[Event] = []
        state.apply(sample_next(state, rand), events)
        for event in events:
            if not event.private:
                continue
            key = (event.kind, len(event.private))
            other = told.setdefault(key, event)
            swapped = Event(event.kind, event.seat, event.public, other.private, event.audience)
            for viewer in [None, *range(state.seats)]:
                if not event.seen_by(viewer):
                    assert heard(game, [event], viewer) == heard(game, [swapped], viewer)


@given(data=st.data())
def test_views_are_plain_json(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    for current in positions(state, rand, 10):
        for viewer in [None, *range(current.seats)]:
            view = game.observe(current, viewer)
            assert json.loads(json.dumps(view)) == view
