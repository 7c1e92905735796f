"""Games as numbers: what a seat may know and nothing else, numbers without gaps, returns."""

import pickle
from collections.abc import Iterator
from copy import deepcopy

import pytest

from farol.core.errors import BadAction, BadOptions
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.games import ALL, part
from farol.games.saboteur.tables import CELLS, LAY, cell_at
from farol.games.saboteur.tensor import BOTTOM, COLUMNS, LEFT, ROWS, numbers
from farol.research.recall import Recall
from farol.research.returns import returns_of
from farol.research.spaces import BadUse, Space

NUMBERED = [name for name, game in ALL.items() if part(game, "tensor") is not None]
# Every game with its fewest and most seats, and options that change what is hidden.
TABLES = [
    (name, seats, {}) for name in NUMBERED for seats in (ALL[name].seats[0], ALL[name].seats[-1])
] + [
    ("saboteur", 4, {"auto_pick_gold": True, "require_start_connection": False}),
    ("ghosts_galore", 3, {"expert": True}),
    ("halloween", 3, {"master": True}),
    ("loknroll", 1, {"mode": "laura"}),
    ("loknroll", 3, {"geometry": "ribbon"}),
]
EACH = pytest.mark.parametrize(
    ("name", "seats", "options"), TABLES, ids=lambda value: str(value).replace(" ", "")
)
LOOKS = 60  # positions of a table that are looked at


def positions(space: Space, seed: int = 5) -> Iterator[State]:
    """Decisions of random games, some from every part of them."""
    rand = Rand(seed)
    found = 0
    while found < LOOKS:
        state = space.new()
        while state.to_act() != OVER:
            if state.to_act() != CHANCE and rand.below(7) == 0:
                found += 1
                yield state
            state.apply_unchecked(sample_next(state, rand))


def test_every_game_of_ours_speaks_in_numbers() -> None:
    assert {"saboteur", "ghosts_galore", "loknroll", "halloween"} <= set(NUMBERED)


@EACH
def test_worlds_that_look_alike_give_equal_observations_and_masks(
    name: str, seats: int, options: dict[str, bool]
) -> None:
    space = Space(name, seats, options)
    rand = Rand(11)
    for state in positions(space):
        for seat in range(seats):
            world = state.sample_world(seat, rand)
            assert space.observation(world, seat) == space.observation(state, seat)
        acting = state.to_act()
        world = state.sample_world(acting, rand)
        assert space.mask(world) == space.mask(state)
        assert space.legal(world) == space.legal(state)


@EACH
def test_keys_differ_exactly_as_views_do(name: str, seats: int, options: dict[str, bool]) -> None:
    space = Space(name, seats, options)
    rand = Rand(12)
    state = space.new()
    recall = Recall(space.game, seats, space.options)
    looked = 0
    while state.to_act() != OVER and looked < LOOKS:
        seat = state.to_act()
        if seat == CHANCE:
            recall.apply(state, state.sample_chance(rand))
            continue
        looked += 1
        # What the seat has seen is the same in a world; one own action later it may not be.
        world, there = state.sample_world(seat, rand), recall.copy()
        action = state.sample_action(rand)
        recall.apply(state, action)
        there.apply(world, action)
        alike = space.game.observe(world, seat) == space.game.observe(state, seat)
        assert (there.key(seat) == recall.key(seat)) == alike


@EACH
def test_an_observation_is_made_of_its_parts(
    name: str, seats: int, options: dict[str, bool]
) -> None:
    space = Space(name, seats, options)
    assert sum(one.size for one in space.parts) == space.size
    assert len({one.name for one in space.parts}) == len(space.parts)
    for state in positions(space):
        seen = space.observation(state, state.to_act())
        assert len(seen) == space.size
        for one in space.parts:
            assert max(seen[space.slices[one.name]]) <= one.top, one.name


@EACH
def test_a_seat_can_look_at_any_time(name: str, seats: int, options: dict[str, bool]) -> None:
    space = Space(name, seats, options)
    rand = Rand(8)
    state = space.new()
    while state.to_act() != OVER:
        assert len(space.observation(state, seats - 1)) == space.size
        state.apply_unchecked(sample_next(state, rand))
    assert len(space.observation(state, 0)) == space.size
    assert space.legal(state) == []


@EACH
def test_numbers_and_actions_are_inverses(name: str, seats: int, options: dict[str, bool]) -> None:
    space = Space(name, seats, options)
    for state in positions(space):
        legal = space.legal(state)
        assert len(set(legal)) == len(legal) > 0
        assert [index for index, one in enumerate(space.mask(state)) if one] == legal
        actions = [space.action(state, number) for number in legal]
        assert set(actions) <= set(state.legal_actions())
        assert [space.number(state, action) for action in actions] == legal


@EACH
def test_a_random_game_ends_within_the_longest_and_its_returns_sum_up_to_0(
    name: str, seats: int, options: dict[str, bool]
) -> None:
    space = Space(name, seats, options)
    rand = Rand(3)
    state = space.new()
    decisions = 0
    while state.to_act() != OVER:
        decisions += state.to_act() >= 0
        state.apply_unchecked(sample_next(state, rand))
    returns = space.returns(state)
    assert decisions <= space.longest
    assert all(space.lowest <= one <= space.highest for one in returns)
    assert seats == 1 or abs(sum(returns)) < 1e-9
    best = space.places(state).index(1) if 1 in space.places(state) else None
    assert best is None or returns[best] == max(returns)
    assert len(space.points(state)) == seats


def test_what_a_seat_sees_of_the_others_is_turned_to_it() -> None:
    space = Space("saboteur", 5)
    rand = Rand(2)
    state = space.new()
    while state.to_act() < 0 or len(state.legal_actions()) < 20:
        state.apply_unchecked(sample_next(state, rand))
    for seat in range(5):
        seen = space.observation(state, seat)
        turn = seen[space.slices["turn"]][0]
        assert (seat + turn) % 5 == state.to_act()
        assert seen[space.slices["roles"]][0] > 0  # one's own role comes first
        assert set(seen[space.slices["roles"]][1:]) == {0}


def test_an_own_observation_tells_hands_apart() -> None:
    space = Space("saboteur", 5)
    rand = Rand(2)
    state = space.new()
    while state.to_act() < 0:
        state.apply_unchecked(sample_next(state, rand))
    hands = {space.observation(state, seat)[space.slices["hand"]] for seat in range(5)}
    assert len(hands) == 5


def test_returns_share_the_places_of_equals() -> None:
    assert returns_of([1, 2, 3, 4, 5]) == [1.0, 0.5, 0.0, -0.5, -1.0]
    assert returns_of([1, 1, 3]) == [0.5, 0.5, -1.0]
    assert (returns_of([1]), returns_of([2])) == ([1.0], [-1.0])


def test_bad_use_gets_a_sentence() -> None:
    space = Space("ghosts_galore", 2)
    state = space.new()
    with pytest.raises(BadAction, match="Chance is next"):
        space.action(state, 0)
    with pytest.raises(BadUse, match="The game is not over"):
        space.returns(state)
    while state.to_act() < 0:
        state.apply_unchecked(sample_next(state, Rand(1)))
    illegal = next(number for number in range(space.numbers) if number not in space.legal(state))
    with pytest.raises(BadAction, match=f"Action {illegal} is not legal now"):
        space.action(state, illegal)
    with pytest.raises(BadAction, match="numbered from 0 to 204; there is no 205"):
        space.action(state, 205)
    with pytest.raises(BadAction, match="An action is a whole number, not 'draw'"):
        space.action(state, "draw")
    with pytest.raises(BadUse, match="counted from 0 to 1, not 2"):
        space.observation(state, 2)
    with pytest.raises(BadAction, match="no legal action with a number"):
        space.number(state, 12345)
    while state.to_act() != OVER:
        state.apply_unchecked(sample_next(state, Rand(1)))
    with pytest.raises(BadAction, match="The game is over"):
        space.action(state, 0)
    with pytest.raises(BadOptions, match="There is no game 'chess'"):
        Space("chess", 2)
    assert "205 actions" in repr(space)


def test_a_game_without_numbers_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farol.research.spaces.part", lambda _game, _name: None)
    with pytest.raises(BadOptions, match=r"it has no tensor\.py"):
        Space("loknroll", 2)


def test_a_space_is_pickled_and_shared_by_copies() -> None:
    space = Space("ghosts_galore", 3, {"expert": True})
    again = pickle.loads(pickle.dumps(space))
    assert (repr(again), again.options) == (repr(space), space.options)
    assert deepcopy(space) is space


def test_a_memory_is_pickled_and_copied() -> None:
    space = Space("loknroll", 2)
    recall = Recall(space.game, 2, space.options)
    state = space.new()
    recall.apply(state, state.sample_chance(Rand(1)))
    for twin in (pickle.loads(pickle.dumps(recall)), deepcopy(recall), recall.copy()):
        assert twin.key(0) == recall.key(0) != twin.key(1)
    assert len(recall.key(0)) == 32


def test_numbers_of_saboteur_are_those_that_are_declared() -> None:
    space = Space("saboteur", 5)
    state = space.new()  # seat 0 is to act: seats are counted from it as they are
    declared = numbers(5)
    assert [space.encoder.number(state, action) for action in declared.actions] == [
        *range(space.numbers)
    ]


def test_lays_far_from_start_and_goals_have_no_number() -> None:
    space = Space("saboteur", 3)
    number = space.encoder.number
    state = space.new()
    for x, y, inside in [
        (LEFT, BOTTOM, True),
        (LEFT + COLUMNS - 1, BOTTOM + ROWS - 1, True),
        (LEFT - 1, 0, False),
        (0, BOTTOM + ROWS, False),
    ]:
        assert (number(state, LAY + cell_at(x, y)) >= 0) == inside
    upside_down = [number(state, LAY + CELLS * piece + cell_at(1, 0)) for piece in range(1, 32, 2)]
    assert -1 in upside_down  # S4.7: cards that look the same upside down have one way only
    assert max(upside_down) >= 0
