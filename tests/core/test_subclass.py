"""A foreign game: interpreted subclasses of our classes, compiled or not."""

import copy
import pickle

import pytest

from farol.bench.loops import copy_each, play_games, sample_each
from farol.bots.search import Search
from farol.core.event import Event
from farol.core.playout import play_out, sample_next
from farol.core.rand import Rand
from farol.core.record import Record, replay
from farol.core.state import CHANCE, OVER, State

from .toy import BET, PASS, TOY, ToyKnowledge, ToyState


def dealt(*numbers: int) -> ToyState:
    state = TOY.new(len(numbers))
    for number in numbers:
        state.apply(number)
    return state


def test_random_play_reaches_the_end() -> None:
    state = TOY.new(3)
    assert play_out(state, Rand(1)) == 3
    assert state.to_act() == OVER


def test_what_the_base_class_does_asks_the_subclass() -> None:
    state = dealt(5, 0, 3)
    for word in (BET, BET, PASS):
        state.apply(word)
    assert state.scores() == [5, -5, 0]
    assert state.ranking() == [1, 3, 2]


def test_the_loops_of_the_bench_take_it() -> None:
    assert play_games(TOY.new(4), Rand(2), 5) == 20
    positions: list[State] = [dealt(1, 2)]
    copy_each(positions, 2)
    sample_each(positions, Rand(3), 2)


@pytest.mark.parametrize(("number", "best"), [(0, PASS), (5, BET)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_search_finds_what_pays(number: int, best: int, seat: int) -> None:
    state = dealt(number, number)
    for _ in range(seat):
        state.apply(PASS)
    search = Search(state.sample_world(seat, Rand(4)), seat, ToyKnowledge(), Rand(5))
    search.run(200)
    assert search.best() == best


def test_the_game_speaks_with_the_table() -> None:
    state, events = TOY.new(2), list[Event]()
    for action in (4, 1):
        assert state.to_act() == CHANCE
        state.apply(action, events)
    action = TOY.parse_action(state, {"say": "bet"})
    assert TOY.read_notation(state, TOY.notation(state, action)) == action
    state.apply(action, events)
    assert TOY.observe(state, 1) == {"said": ["bet"], "number": 1}
    assert TOY.observe(state, None) == {"said": ["bet"]}
    assert TOY.event_view(events[0], 0) == {"event": "dealt", "seat": 0, "number": 4}
    assert TOY.event_view(events[0], 1) == {"event": "dealt", "seat": 0}
    assert TOY.event_view(events[2], None) == {"event": "said", "seat": 0, "word": "bet"}


def test_a_record_of_it_replays() -> None:
    assert replay(TOY, Record("toy", 1, 2, {}, [4, 1, BET, PASS])).scores() == [3, 0]


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_it_can_be_pickled(protocol: int) -> None:
    state = TOY.new(3)
    for _ in range(4):
        state.apply_unchecked(sample_next(state, Rand(6)))
    twin = pickle.loads(pickle.dumps(state, protocol))
    assert TOY.dump(twin) == TOY.dump(state)
    assert twin.seats == 3


def test_a_deep_copy_is_independent() -> None:
    state = dealt(2, 4)
    twin = copy.deepcopy(state)
    twin.apply(BET)
    assert TOY.dump(state) == TOY.dump(dealt(2, 4))


class OldState(ToyState):
    """A state as it was written for 0.2: `apply` of its own, without checks."""

    apply_unchecked = State.apply_unchecked

    def apply(self, action: int, log: list[Event] | None = None) -> None:
        ToyState.apply_unchecked(self, action, log)


class EmptyState(ToyState):
    apply_unchecked = State.apply_unchecked


def test_a_game_with_an_apply_of_its_own_is_played_and_searched_as_before() -> None:
    state = OldState(3)
    assert play_out(state.copy(), Rand(1)) == 3
    for number in (5, 5, 5):
        state.apply_unchecked(number)
    search = Search(state.sample_world(0, Rand(4)), 0, ToyKnowledge(), Rand(5))
    search.run(200)
    assert search.best() == BET
    state.apply(BET)
    assert state.said == [BET]


def test_a_game_with_neither_says_so() -> None:
    with pytest.raises(NotImplementedError, match="EmptyState has no apply_unchecked"):
        EmptyState(2).apply(3)
