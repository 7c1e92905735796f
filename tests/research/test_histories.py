"""Histories: what a seat can tell apart differs in them, and nothing else does."""

from itertools import combinations

import numpy as np
import pytest

from farol.core.claims import Said
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.games import ALL
from farol.games.saboteur.tables import CELLS, LAY, cell_at
from farol.research.histories import ROW, Histories
from farol.research.spaces import BadUse, Space
from farol.research.vector import Vector

from .test_spaces import EACH

ALL_ROWS = 200  # more than one step brings
STEPS = 150


def begun(space: Space, seed: int) -> tuple[State, Histories]:
    """A game at its first decision."""
    state, told, rand = space.new(), Histories(space, ALL_ROWS), Rand(seed)
    while state.to_act() == CHANCE:
        told.apply(state, state.sample_chance(rand))
    return state, told


def heard(space: Space, state: State, action: int, seat: int) -> list[object]:
    """What a seat would hear of an action."""
    events: list[Event] = []
    state.copy().apply(action, events)
    return [space.game.event_view(event, seat) for event in events]


@EACH
def test_what_a_seat_can_tell_apart_differs_and_nothing_else_does(
    name: str, seats: int, options: dict[str, bool]
) -> None:
    """From a state and a world that a seat cannot tell from it, the same action or outcomes of
    chance go on: its rows differ exactly if its events do. So do keys of perfect recall, except
    where two actions of one's own are the same deed."""
    space = Space(name, seats, options)
    rand = Rand(21)
    state, told = begun(space, 4)
    compared = {True: 0, False: 0}
    for _ in range(STEPS):
        if state.to_act() == OVER:
            break
        viewer = rand.below(seats)
        world, there = state.sample_world(viewer, rand), told.copy()
        acting, one, other = state.to_act(), sample_next(state, rand), sample_next(world, rand)
        told.apply(state, one)
        there.apply(world, other)
        for seat in {viewer, (viewer + 1) % seats}:
            alike = told.views(seat) == there.views(seat)
            assert (told.rows(seat) == there.rows(seat)) == alike
            own_choice = seat == acting and one != other
            assert (told.key(seat) == there.key(seat)) == (alike and not own_choice)
            compared[alike] += 1
    assert compared[False] > 0


@EACH
def test_a_world_that_goes_on_alike_gives_the_same_rows(
    name: str, seats: int, options: dict[str, bool]
) -> None:
    """For as many steps as the world can bring what sounds the same to a seat, its rows are equal,
    however different what is hidden is."""
    space = Space(name, seats, options)
    rand = Rand(31)
    steps = 0
    for seed in range(4):
        state, told = begun(space, seed)
        for _ in range(3 + 9 * seed):
            if state.to_act() != OVER:
                told.apply(state, sample_next(state, rand))
        seat = seed % seats
        world, there = state.sample_world(seat, rand), told.copy()
        while state.to_act() != OVER and steps < STEPS:
            action = sample_next(state, rand)
            wanted = heard(space, state, action, seat)
            if world.to_act() != state.to_act():
                break
            ways = (
                [outcome for outcome, _ in world.chance_outcomes()]
                if world.to_act() == CHANCE
                else [action] * (action in world.legal_actions())
                if world.to_act() == seat
                else world.legal_actions()
            )
            same = next((way for way in ways if heard(space, world, way, seat) == wanted), None)
            if same is None:
                break
            told.apply(state, action)
            there.apply(world, same)
            steps += 1
            assert told.rows(seat) == there.rows(seat)
            assert told.key(seat) == there.key(seat)
    assert steps > 0


def test_who_laid_which_card_is_told() -> None:
    """Seats A and B lay two cards, or the same cards the other way round: the mine is the same, and
    only the history says who did what."""
    space = Space("saboteur", 5)
    one = LAY + CELLS * 0 + cell_at(1, 0)
    seen, rows, keys = set(), set(), set()
    for seed in range(200):
        state, told = begun(space, seed)
        legal = state.legal_actions()
        pieces = [action for action in legal if action >= LAY]
        for first, second in combinations(pieces, 2):
            ends = []
            for order in ((first, second), (second, first)):
                twin, there = state.copy(), told.copy()
                there.apply(twin, order[0])
                there.apply(twin, twin.chance_outcomes()[0][0])
                if order[1] not in twin.legal_actions():
                    break
                there.apply(twin, order[1])
                there.apply(twin, twin.chance_outcomes()[0][0])
                ends.append((twin, there))
            if len(ends) == 2:
                viewer = ends[0][0].to_act()
                seen = {space.observation(end, viewer) for end, _ in ends}
                rows = {there.rows(viewer) for _, there in ends}
                keys = {there.key(viewer) for _, there in ends}
                if len(seen) == 1:
                    assert len(rows) == len(keys) == 2
                    return
    pytest.fail(f"no deal with {one} found")


@EACH
def test_a_vector_shows_the_rows_of_the_seat_to_act(
    name: str, seats: int, options: dict[str, bool]
) -> None:
    vector = Vector(name, seats, games=2, seeds=[4, 9], options=options, history=12)
    space = vector.space
    state, rand, told = space.new(), Rand(9), Histories(space, 12)
    for _ in range(60):
        while state.to_act() == CHANCE:
            told.apply(state, state.sample_chance(rand))
        if state.to_act() == OVER:
            state, told = space.new(), Histories(space, 12)
            continue
        assert vector.histories.shape == (2, 12, ROW)
        assert vector.histories[1].tobytes() == told.rows(state.to_act())
        numbers = vector.masks.argmax(axis=1)
        told.apply(state, space.action(state, int(numbers[1])))
        vector.step(numbers)


def test_the_newest_event_comes_first_and_seats_are_relative() -> None:
    space = Space("saboteur", 5)
    state, told = begun(space, 3)
    acting = state.to_act()
    before = len(told.views(acting))
    lay = next(action for action in state.legal_actions() if action >= LAY)
    told.apply(state, lay)
    laid = [one.name for one in space.event_kinds].index("laid") + 1
    for seat in range(5):
        rows = np.frombuffer(told.rows(seat), np.uint8).reshape(-1, ROW)
        newest = rows[0] if state.to_act() != OVER else rows[1]
        assert newest[0] == laid
        assert newest[1] == 1 + (acting - seat) % 5
    assert told.views(acting)[before]["kind"] == "laid"


def test_what_is_said_is_told() -> None:
    space = Space("saboteur", 4)
    game = ALL["saboteur"]
    _, told = begun(space, 3)
    other = told.copy()
    kind = next(kind for kind in game.claims.kinds if len(kind.parts) > 0)
    said = Said(0, 1, kind.number([0] * len(kind.parts)))
    told.hear(said)
    other.hear(Said(0, 1, game.claims.say("forced")))
    for seat in range(4):
        assert told.rows(seat) != other.rows(seat)
        assert told.key(seat) != other.key(seat)
        newest = told.rows(seat)[:ROW]
        assert space.event_kinds[newest[0] - 1].name == kind.name
        assert newest[1] == 1 + (1 - seat) % 4
        assert told.views(seat)[-1]["kind"] == "said"


def test_bad_use_of_histories_gets_a_sentence() -> None:
    space = Space("loknroll", 2)
    with pytest.raises(BadUse, match="at least one row"):
        Histories(space, 0)
    with pytest.raises(BadUse, match="counted from 0 to 1, not 2"):
        Histories(space, 3).rows(2)
    for wrong in (-1, 0.5, 1 << 40):
        with pytest.raises(BadUse, match="A history has 0 to 65536 rows, not"):
            Vector("loknroll", 2, 1, history=wrong)
