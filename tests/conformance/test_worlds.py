"""Every world that a seat cannot rule out can be sampled, and no other."""

import json
from collections import defaultdict
from typing import Any

from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import AnyGame

MOST_STATES = 4_000  # how far the first moves of a game are played out in full


def all_beginnings(game: AnyGame, seats: int) -> list[tuple[Any, list[list[str]]]]:
    """All states after the first few actions and outcomes, with what each seat saw and heard."""
    start = game.new(seats)
    level: list[tuple[Any, list[list[str]]]] = [(start, [[] for _ in range(seats)])]
    while True:
        following: list[tuple[Any, list[list[str]]]] = []
        for state, known in level:
            for action in possible(state):
                after = state.copy()
                events: list[Event] = []
                after.apply(action, events)
                heard = [
                    [*known[seat], *(json.dumps(game.event_view(event, seat)) for event in events)]
                    for seat in range(seats)
                ]
                following.append((after, heard))
            if len(following) > MOST_STATES:
                return level
        if not following:
            return level
        level = following


def possible(state: Any) -> list[int]:
    if state.to_act() == OVER:
        return []
    if state.to_act() == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return list(state.legal_actions())


def check_worlds(game: AnyGame, seats: int, sampler: Any) -> None:
    """For a seat: states that it cannot tell apart must be exactly what can be sampled."""
    beginnings = all_beginnings(game, seats)
    for seat in {0, seats - 1}:
        groups: dict[str, dict[str, Any]] = defaultdict(dict)
        for state, known in beginnings:
            knowledge = json.dumps([known[seat], game.observe(state, seat)])
            groups[knowledge][json.dumps(game.dump(state))] = state
        largest = sorted(groups.values(), key=len)[-3:]
        for consistent in largest:
            rand = Rand(5)
            state = next(iter(consistent.values()))
            found = set()
            for _ in range(40 * len(consistent) + 100):
                found.add(json.dumps(game.dump(sampler(state, seat, rand))))
                if len(found) == len(consistent):
                    break
            assert found <= set(consistent), "a world that the seat can rule out was sampled"
            assert found == set(consistent), "a world that the seat cannot rule out never came"


def test_every_consistent_world_is_sampled_and_no_other(game: AnyGame) -> None:
    check_worlds(game, game.seats[0], lambda state, seat, rand: state.sample_world(seat, rand))


def test_a_lazy_sampler_would_be_caught(game: AnyGame) -> None:
    """Unless the first moves hide nothing from anybody: then the real state is the only world."""
    beginnings = all_beginnings(game, game.seats[0])
    hidden = any(hides(game, state) for state, _ in beginnings[:: len(beginnings) // 50 + 1])
    caught = False
    try:
        check_worlds(game, game.seats[0], lambda state, _seat, _rand: state.copy())
    except AssertionError as error:
        caught = "never came" in str(error)
    assert caught == hidden


def hides(game: AnyGame, state: Any) -> bool:
    before = game.dump(state)
    return any(game.dump(state.sample_world(0, Rand(seed))) != before for seed in range(20))
