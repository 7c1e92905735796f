"""The history of a round: read step by step, it is what it is when read at once."""

import pytest

from farol.bots.bot import Memory
from farol.core.claims import Said
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games import ALL
from farol.games.saboteur.bots.history import read_history


@pytest.mark.parametrize("seed", range(4))
def test_reading_step_by_step_gives_the_same(seed: int) -> None:
    game = ALL["saboteur"]
    state, rand, memory = game.new(4), Rand(seed), Memory(game, 4)
    saw = next(claim for claim in game.claims.kinds if claim.name == "saw")
    looked = 0
    while state.to_act() != OVER:
        events: list[Event] = []
        state.apply_unchecked(sample_next(state, rand), events)
        memory.note(events)
        if rand.below(30) == 0:
            memory.hear(
                Said(0, rand.below(4), saw.number([rand.below(part.size) for part in saw.parts]))
            )
        if rand.below(5) == 0:
            views = memory.views[rand.below(4)]
            assert read_history(views, 4, True) == read_history(list(views), 4, True)
            looked += 1
    assert looked > 10


def test_what_is_given_out_stays_as_it_is() -> None:
    game = ALL["saboteur"]
    state, rand, memory = game.new(3), Rand(2), Memory(game, 3)
    for _ in range(40):
        events: list[Event] = []
        state.apply_unchecked(sample_next(state, rand), events)
        memory.note(events)
    first = read_history(memory.views[0], 3, True)
    kept = len(first.deeds), first.done[:]
    for _ in range(10):
        events = []
        state.apply_unchecked(sample_next(state, rand), events)
        memory.note(events)
    assert len(read_history(memory.views[0], 3, True).deeds) > kept[0]
    assert (len(first.deeds), first.done) == kept
