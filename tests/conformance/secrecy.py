"""What non-interference means, as checks on one position of any game."""

import json
from typing import Any

from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import AnyGame

WORLDS = 4  # per decision; many decisions make up for it


def seen(game: AnyGame, state: Any, seat: int | None) -> str:
    return json.dumps(game.observe(state, seat))


def heard(game: AnyGame, events: list[Event], seat: int | None) -> str:
    return json.dumps([game.event_view(event, seat) for event in events])


def assert_worlds_look_the_same(game: AnyGame, state: Any, rand: Rand) -> None:
    """What a seat must not know cannot change a byte of what it, or a spectator, gets."""
    spectator = seen(game, state, None)
    for seat in range(state.seats):
        world = state.sample_world(seat, rand)
        assert world.to_act() == state.to_act()
        assert seen(game, world, seat) == seen(game, state, seat)
        assert seen(game, world, None) == spectator
        if state.to_act() == seat:
            actions = state.legal_actions()
            assert world.legal_actions() == actions
            for action in actions:
                assert game.action_json(world, action) == game.action_json(state, action)


def assert_worlds_come_from_knowledge(game: AnyGame, state: Any, rand: Rand) -> None:
    """A world of a world is a world: sampling uses nothing that the seat does not know."""
    for seat in range(state.seats):
        world = state.sample_world(seat, rand)
        seed = rand.bits()
        one = state.sample_world(seat, Rand(seed))
        other = world.sample_world(seat, Rand(seed))
        assert game.dump(one) == game.dump(other)


def assert_events_tell_what_observations_tell(game: AnyGame, state: Any, rand: Rand) -> None:
    """Two worlds that look alike, one action: a seat hears a difference only if it then sees one.

    Heard but not seen: the event leaks. Seen but not heard: the observation does.
    """
    if state.to_act() == OVER:
        return
    action = sample_next(state, rand)
    for seat in range(state.seats):
        world = state.sample_world(seat, rand)
        if not _is_possible(world, action):
            continue
        after, events = _applied(state, action)
        world_after, world_events = _applied(world, action)
        for viewer in (seat, None):
            same_sound = heard(game, events, viewer) == heard(game, world_events, viewer)
            same_sight = seen(game, after, viewer) == seen(game, world_after, viewer)
            assert same_sound == same_sight


def assert_what_is_learned_is_declared(game: AnyGame, state: Any, rand: Rand) -> None:
    """A seat that learns from its own action in which world it is gets an event that says so."""
    seat = state.to_act()
    if seat in {CHANCE, OVER}:
        return
    action = sample_next(state, rand)
    _, events = _applied(state, action)
    for _ in range(WORLDS):
        _, others = _applied(state.sample_world(seat, rand), action)
        if heard(game, events, seat) != heard(game, others, seat):
            assert any(game.reveals(event, seat) for event in events)


def assert_parts_make_the_whole(game: AnyGame, state: Any) -> None:
    """What a seat sees is what spectators see with its own part laid over it."""
    for seat in range(state.seats):
        assert {**game.observe(state, None), **game.own(state, seat)} == game.observe(state, seat)


def _is_possible(world: Any, action: int) -> bool:
    if world.to_act() == CHANCE:
        return action in dict(world.chance_outcomes())
    return action in world.legal_actions()


def _applied(state: Any, action: int) -> tuple[Any, list[Event]]:
    events: list[Event] = []
    after = state.copy()
    after.apply(action, events)
    return after, events


def assert_no_secrets_leave(game: AnyGame, state: Any, rand: Rand) -> None:
    """All of the above."""
    assert_worlds_look_the_same(game, state, rand)
    assert_worlds_come_from_knowledge(game, state, rand)
    assert_events_tell_what_observations_tell(game, state, rand)
    assert_what_is_learned_is_declared(game, state, rand)
    assert_parts_make_the_whole(game, state)
