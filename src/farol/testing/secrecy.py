"""Non-interference, as checks on one position of any game."""

import json
from collections import defaultdict
from typing import Any, Final

from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import AnyGame
from farol.testing.fields import snapshot
from farol.testing.play import after, possible, some_of

WORLDS: Final = 4  # per decision; there are many decisions
ACTIONS: Final = 8  # per position, compared pairwise


def seen(game: AnyGame, state: Any, seat: int | None) -> str:
    """The view of a seat (None: a spectator), for comparison."""
    return json.dumps(game.observe(state, seat))


def heard(game: AnyGame, events: list[Event], seat: int | None) -> str:
    """The events for a seat (None: a spectator), for comparison."""
    return json.dumps([game.event_view(event, seat) for event in events])


def assert_worlds_look_the_same(game: AnyGame, state: Any, rand: Rand) -> None:
    """Hidden information does not change a byte of a seat's or a spectator's view."""
    spectator = seen(game, state, None)
    known = snapshot(state)
    for seat in range(state.seats):
        world = state.sample_world(seat, rand)
        if snapshot(world) == known:
            continue
        assert world.to_act() == state.to_act(), "in a world it is another seat's turn"
        same = seen(game, world, seat) == seen(game, state, seat)
        assert same, f"seat {seat + 1} sees a difference between worlds that it cannot tell apart"
        same = seen(game, world, None) == spectator
        assert same, f"a spectator sees what seat {seat + 1} does not know"
        if state.to_act() == seat:
            actions = state.legal_actions()
            assert world.legal_actions() == actions, "a world offers other actions"
            for action in actions:
                assert game.action_json(world, action) == game.action_json(state, action), (
                    "a world shows an action otherwise"
                )


def assert_worlds_come_from_knowledge(game: AnyGame, state: Any, rand: Rand) -> None:
    """A world sampled from a world is equally distributed: sampling uses only the seat's
    knowledge."""
    for seat in range(state.seats):
        world = state.sample_world(seat, rand)
        seed = rand.bits()
        one = state.sample_world(seat, Rand(seed))
        other = world.sample_world(seat, Rand(seed))
        assert game.dump(one) == game.dump(other), (
            "worlds of one knowledge differ: sample_world uses what the seat does not know"
        )


def assert_events_tell_what_observations_tell(game: AnyGame, state: Any, rand: Rand) -> None:
    """In two indistinguishable worlds, after the same action: a seat's events differ only if its
    views then differ.

    Different events with equal views: the event leaks. Equal events with different views: the view
    leaks, unless the game is over: what is revealed to all at the end needs no events.
    """
    if state.to_act() == OVER:
        return
    action = sample_next(state, rand)
    known = snapshot(state)
    following, events = after(state, action)
    public = seen(game, following, None)
    for seat in range(state.seats):
        world = state.sample_world(seat, rand)
        if snapshot(world) == known or action not in possible(world):
            continue
        world_following, world_events = after(world, action)
        for viewer in (seat, None):
            same_sound = heard(game, events, viewer) == heard(game, world_events, viewer)
            sight = public if viewer is None else seen(game, following, viewer)
            same_sight = sight == seen(game, world_following, viewer)
            if following.to_act() != OVER or not same_sound:
                assert same_sound == same_sight, "what is heard and what is seen do not agree"


def assert_what_is_learned_is_declared(game: AnyGame, state: Any, rand: Rand) -> None:
    """A seat whose own action reveals in which world it is gets an event that is declared to reveal
    something."""
    seat = state.to_act()
    if seat in {CHANCE, OVER}:
        return
    action = sample_next(state, rand)
    _, events = after(state, action)
    for _ in range(WORLDS):
        _, others = after(state.sample_world(seat, rand), action)
        if heard(game, events, seat) != heard(game, others, seat):
            assert any(game.reveals(event, seat) for event in events), (
                "an event tells something new, and reveals() denies it"
            )


def assert_parts_make_the_whole(game: AnyGame, state: Any) -> None:
    """A seat's view is the spectators' view overlaid with its own part."""
    public = game.observe(state, None)
    for seat in range(state.seats):
        assert {**public, **game.own(state, seat)} == game.observe(state, seat), (
            "own() and observe() disagree"
        )


def assert_what_looks_alike_sounds_alike(game: AnyGame, state: Any, rand: Rand) -> None:
    """A seat's events do not distinguish what its views and the spectators' events do not.

    For two actions, or two outcomes of chance: if the seat's view afterwards is the same, and a
    spectator's events are the same, then an event that distinguishes them reveals a secret to the
    seat.
    """
    groups: dict[str, list[tuple[Any, list[Event]]]] = defaultdict(list)
    for action in some_of(possible(state), ACTIONS, rand):
        following, events = after(state, action)
        groups[heard(game, events, None)].append((following, events))
    for group in groups.values():
        for seat in range(state.seats):
            sounds: dict[str, Any] = {}
            for following, events in group:
                sounds.setdefault(heard(game, events, seat), following)
            sights = [seen(game, following, seat) for following in sounds.values()]
            if len(set(sights)) < len(sights):
                told = " or ".join(sorted(sounds)[:2])
                raise AssertionError(
                    f"seat {seat + 1} hears what it does not see, nor a spectator hears: {told}"
                )


def assert_no_secrets_leave(game: AnyGame, state: Any, rand: Rand) -> None:
    """All checks of this module, at one position."""
    assert_worlds_look_the_same(game, state, rand)
    assert_worlds_come_from_knowledge(game, state, rand)
    assert_events_tell_what_observations_tell(game, state, rand)
    assert_what_is_learned_is_declared(game, state, rand)
    assert_parts_make_the_whole(game, state)
    assert_what_looks_alike_sounds_alike(game, state, rand)
