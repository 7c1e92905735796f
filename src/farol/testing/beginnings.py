"""Sampled worlds in the first moves of a game, compared with all possible ones."""

import json
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from farol.core.rand import Rand
from farol.games import AnyGame
from farol.testing.play import after, possible

MOST_STATES: Final = 4_000  # limit of the full enumeration

Sampler: TypeAlias = Callable[[Any, int, Rand], Any]
Beginnings: TypeAlias = list[tuple[Any, list[list[str]]]]


def all_beginnings(game: AnyGame, seats: int) -> Beginnings:
    """All states after the first few actions and outcomes, with each seat's views."""
    level: Beginnings = [(game.new(seats), [[] for _ in range(seats)])]
    while True:
        following: Beginnings = []
        for state, known in level:
            for action in possible(state):
                later, events = after(state, action)
                heard = [
                    [*known[seat], *(json.dumps(game.event_view(event, seat)) for event in events)]
                    for seat in range(seats)
                ]
                following.append((later, heard))
            if len(following) > MOST_STATES:
                return level
        if not following:
            return level
        level = following


def assert_all_worlds_come(
    game: AnyGame, beginnings: Beginnings, seats: int, sampler: Sampler
) -> None:
    """For each seat, the set of sampled worlds must equal the set of states it cannot
    distinguish."""
    for seat in {0, seats - 1}:
        groups: dict[str, dict[str, Any]] = defaultdict(dict)
        for state, known in beginnings:
            knowledge = json.dumps([known[seat], game.observe(state, seat)])
            groups[knowledge][json.dumps(game.dump(state))] = state
        for consistent in sorted(groups.values(), key=len)[-3:]:
            rand = Rand(5)
            state = next(iter(consistent.values()))
            found = set()
            for _ in range(40 * len(consistent) + 100):
                found.add(json.dumps(game.dump(sampler(state, seat, rand))))
                if len(found) == len(consistent):
                    break
            assert found <= set(consistent), "a world that the seat can rule out was sampled"
            assert found == set(consistent), "a world that the seat cannot rule out never came"


def hides(game: AnyGame, state: Any) -> bool:
    """Whether seat 0 has incomplete information."""
    before = game.dump(state)
    return any(game.dump(state.sample_world(0, Rand(seed))) != before for seed in range(20))
