"""Positions in which a seat has to decide, with every seat's views of the game so far."""

from collections.abc import Iterator
from typing import Any

from farol.bots.bot import Memory, Seat, seat_of
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER, State
from farol.games import AnyGame

AT_LEAST = 4  # decisions checked per game, if it has so many


def leaves_a_choice(state: State) -> bool:
    return state.to_act() >= 0 and len(state.legal_actions()) > 1


def count_of_decisions(game: AnyGame, seats: int, seed: int) -> int:
    """The number of decisions with a choice in the game that `decisions` plays."""
    state, rand, count = game.new(seats), Rand(seed), 0
    while state.to_act() != OVER:
        count += leaves_a_choice(state)
        state.apply_unchecked(sample_next(state, rand))
    return count


def decisions(game: AnyGame, seats: int, seed: int, step: int) -> Iterator[tuple[Any, Memory]]:
    """Every `step`-th decision with a choice in a random game; more of a short game."""
    step = max(1, min(step, count_of_decisions(game, seats, seed) // AT_LEAST))
    state, rand, memory = game.new(seats), Rand(seed), Memory(game, seats)
    count = 0
    while state.to_act() != OVER:
        if leaves_a_choice(state):
            count += 1
            if count % step == 0:
                yield state, memory
        events: list[Event] = []
        state.apply_unchecked(sample_next(state, rand), events)
        memory.note(events)


def first_decision(game: AnyGame, seats: int, seed: int = 1, step: int = 1) -> Seat:
    state, memory = next(decisions(game, seats, seed, step))
    number = state.to_act()
    return seat_of(game, state, number, memory.views[number], Rand(seed))
