"""Ways to get into many positions of any game."""

from collections.abc import Iterator
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from farol.core.errors import BadOptions
from farol.core.event import Event
from farol.core.options import Choice, Flag, Number, Option
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER, State
from farol.games import ALL, AnyGame

GAMES = sorted(ALL)
LONGEST_GAME = 50_000  # actions and outcomes; random play of every game ends far earlier


def _values(option: Option) -> st.SearchStrategy[bool | int | str]:
    match option:
        case Flag():
            return st.booleans()
        case Number():
            return st.integers(option.low, option.high)
        case Choice():
            return st.sampled_from(option.words)


def draw_game(data: st.DataObject, game: AnyGame) -> tuple[Any, Rand]:
    """A new game with drawn seats and options, and a Rand to play it with."""
    seats = data.draw(st.sampled_from(game.seats), label="seats")
    options = {
        option.name: data.draw(_values(option), label=option.name) for option in game.options
    }
    options.update(game.unattended)
    try:
        state = game.new(seats, options)
    except BadOptions:
        assume(False)
    return state, Rand(data.draw(st.integers(0, 2**40), label="seed"))


def walk(state: State, rand: Rand) -> Iterator[State]:
    """The same state, changing: before every action or outcome, and once more at the end."""
    for _ in range(LONGEST_GAME):
        yield state
        if state.to_act() == OVER:
            return
        state.apply(sample_next(state, rand))
    raise AssertionError("random play does not end")


def positions(state: State, rand: Rand, count: int) -> Iterator[State]:
    """Copies of about `count` states spread over one random game, its first and last among them."""
    length = sum(1 for _ in walk(state.copy(), Rand(rand.bits())))
    step = max(1, length // count)
    last = state
    for index, current in enumerate(walk(state, rand)):
        if index % step == 0 or current.to_act() == OVER:
            yield current.copy()
        last = current
    yield last.copy()


def events_of(state: State, action: int) -> list[Event]:
    """What happens when an action is applied to a copy."""
    events: list[Event] = []
    state.copy().apply(action, events)
    return events


def decisions(state: State, rand: Rand, count: int) -> Iterator[State]:
    """Like `positions`, but only states in which a seat decides."""
    for current in positions(state, rand, count):
        while current.to_act() < 0 and current.to_act() != OVER:
            current.apply(current.sample_chance(rand))
        if current.to_act() >= 0:
            yield current
