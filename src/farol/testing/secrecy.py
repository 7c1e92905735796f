"""Non-interference, as checks on one position of any game."""

import json
from collections import defaultdict
from typing import Any, Final

from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import AnyGame
from farol.testing.apart import apart
from farol.testing.fields import snapshot
from farol.testing.play import after, possible, some_of
from farol.testing.trail import word_of, words_of

WORLDS: Final = 4  # per decision; there are many decisions
ACTIONS: Final = 8  # per position, compared pairwise


def seen(game: AnyGame, state: Any, seat: int | None) -> str:
    """The view of a seat (None: a spectator), for comparison."""
    return json.dumps(game.observe(state, seat))


def heard(game: AnyGame, events: list[Event], seat: int | None) -> str:
    """The events for a seat (None: a spectator), for comparison."""
    return json.dumps([game.event_view(event, seat) for event in events])


def _views_apart(game: AnyGame, world: Any, state: Any, viewer: int | None) -> str:
    ours, theirs = game.observe(state, viewer), game.observe(world, viewer)
    return apart(ours, theirs, "in the real one", "in a sampled one") or "the order of members"


def _sounds_apart(
    game: AnyGame, events: list[Event], others: list[Event], viewer: int | None
) -> str:
    ours = [game.event_view(event, viewer) for event in events]
    theirs = [game.event_view(event, viewer) for event in others]
    return apart({"events": ours}, {"events": theirs}, "in the real world", "in a sampled one")


def _named(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer + 1}"


def assert_worlds_look_the_same(game: AnyGame, state: Any, rand: Rand) -> None:
    """Hidden information does not change a byte of a seat's or a spectator's view."""
    spectator = seen(game, state, None)
    known = snapshot(state)
    for seat in range(state.seats):
        world = state.sample_world(seat, rand)
        if snapshot(world) == known:
            continue
        assert world.to_act() == state.to_act(), (
            f"in a world of seat {seat + 1} to_act() is {world.to_act()}, and really it is"
            f" {state.to_act()}"
        )
        assert seen(game, world, seat) == seen(game, state, seat), (
            f"seat {seat + 1} sees a difference between worlds that it cannot tell apart:"
            f" {_views_apart(game, world, state, seat)}"
        )
        assert seen(game, world, None) == spectator, (
            f"a spectator sees what seat {seat + 1} does not know:"
            f" {_views_apart(game, world, state, None)}"
        )
        if state.to_act() == seat:
            _assert_same_choices(game, world, state)


def _assert_same_choices(game: AnyGame, world: Any, state: Any) -> None:
    actions, others = state.legal_actions(), world.legal_actions()
    assert others == actions, (
        f"a world of seat {state.to_act() + 1} offers other actions: "
        f"{words_of(game, state, [one for one in actions if one not in others])} only really, "
        f"{words_of(game, world, [one for one in others if one not in actions])} only there"
    )
    for action in actions:
        ours, theirs = game.action_json(state, action), game.action_json(world, action)
        assert ours == theirs, (
            f"a world shows {word_of(game, state, action)} otherwise:"
            f" {apart(ours, theirs, 'really', 'there')}"
        )


def assert_worlds_come_from_knowledge(game: AnyGame, state: Any, rand: Rand) -> None:
    """A world sampled from a world is equally distributed: sampling uses only the seat's
    knowledge."""
    for seat in range(state.seats):
        world = state.sample_world(seat, rand)
        seed = rand.bits()
        one = state.sample_world(seat, Rand(seed))
        other = world.sample_world(seat, Rand(seed))
        drawn, again = game.dump(one), game.dump(other)
        assert drawn == again, (
            f"worlds of one knowledge differ: sample_world uses what seat {seat + 1} does not know;"
            f" with one seed {apart(drawn, again, 'from the real state', 'from one of its worlds')}"
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
            if following.to_act() == OVER and same_sound:
                continue
            step = word_of(game, state, action)
            assert same_sound or not same_sight, (
                f"{_named(viewer)} hears what it does not see after {step}:"
                f" {_sounds_apart(game, events, world_events, viewer)}; the views are the same"
            )
            assert same_sight or not same_sound, (
                f"{_named(viewer)} sees what it does not hear after {step}:"
                f" {_views_apart(game, world_following, following, viewer)}; the events are the"
                " same"
            )


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
                f"{word_of(game, state, action)} tells seat {seat + 1} something new, and reveals()"
                f" denies it: {_sounds_apart(game, events, others, seat)}"
            )


def assert_parts_make_the_whole(game: AnyGame, state: Any) -> None:
    """A seat's view is the spectators' view overlaid with its own part."""
    public = game.observe(state, None)
    for seat in range(state.seats):
        whole, both = game.observe(state, seat), {**public, **game.own(state, seat)}
        assert both == whole, (
            f"own() and observe() disagree for seat {seat + 1}:"
            f" {apart(whole, both, 'in observe()', 'with own()')}"
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
