"""Sampled worlds in the first moves of a game, compared with all possible ones."""

import json
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from farol.core.rand import Rand
from farol.games import AnyGame
from farol.testing.apart import apart
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
            real, wrong = game.dump(state), sorted(found - set(consistent))
            assert not wrong, (
                f"a world that seat {seat + 1} can rule out was sampled:"
                f" {apart(real, json.loads(wrong[0]), 'really', 'in it')}"
            )
            missing = sorted(set(consistent) - found)
            assert not missing, (
                f"a world that seat {seat + 1} cannot rule out never came:"
                f" {apart(real, json.loads(missing[0]), 'really', 'in it')}"
            )


def hides(game: AnyGame, state: Any) -> bool:
    """Whether the first or the last seat has incomplete information."""
    before = game.dump(state)
    return any(
        game.dump(state.sample_world(seat, Rand(seed))) != before
        for seat in {0, state.seats - 1}
        for seed in range(20)
    )
