"""A game without a tensor of its own is told in numbers by what it declares."""

import pytest
from embers.game import GAME as EMBERS
from lowtide.game import GAME as LOWTIDE

from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL, AnyGame
from farol.research.spaces import Space
from farol.research.vector import Vector

GAMES = pytest.mark.parametrize("game", [EMBERS, LOWTIDE], ids=str)


@GAMES
@pytest.mark.parametrize("seats", [2, 3])
def test_worlds_that_look_alike_have_the_same_numbers(game: AnyGame, seats: int) -> None:
    space, rand = Space(game, seats), Rand(1)
    for _ in range(20):
        state = space.new()
        while state.to_act() != OVER:
            for seat in range(seats):
                seen = space.observation(state, seat)
                assert len(seen) == space.size
                assert space.observation(state.sample_world(seat, rand), seat) == seen
            state.apply_unchecked(sample_next(state, rand))


@GAMES
def test_every_part_says_something(game: AnyGame) -> None:
    space, rand = Space(game, 3), Rand(2)
    values: list[set[int]] = [set() for _ in range(space.size)]
    for _ in range(200):
        state = space.new()
        while state.to_act() != OVER:
            for place, number in enumerate(space.observation(state, 0)):
                values[place].add(number)
            state.apply_unchecked(sample_next(state, rand))
    for name, place in space.slices.items():
        assert any(len(found) > 1 for found in values[place]), f"{name} never changes"


@GAMES
def test_numbers_of_actions_go_both_ways(game: AnyGame) -> None:
    space, rand = Space(game, 3), Rand(3)
    for _ in range(40):
        state = space.new()
        while state.to_act() != OVER:
            if state.to_act() != CHANCE:
                found = [space.action(state, number) for number in space.legal(state)]
                assert sorted(found) == state.legal_actions()
            state.apply_unchecked(sample_next(state, rand))


def test_seats_are_numbered_from_the_viewing_one() -> None:
    space, state = Space(LOWTIDE, 3), LOWTIDE.new(3)
    for kind in (0, 1, 3, 2, 2, 3):
        state.apply(kind)
    assert space.observation(state, 0)[space.slices["to_act"]] == bytes([1])
    assert space.observation(state, 2)[space.slices["to_act"]] == bytes([2])
    assert space.observation(state, 0)[space.slices["me.hand"]] == bytes([1, 0, 1, 0, 0])


def test_declared_events_have_rows() -> None:
    kinds = {kind.name: kind for kind in Space(LOWTIDE, 3).event_kinds}
    assert [part.kind for part in kinds["robs"].public] == ["seat", "number"]
    assert [part.name for part in kinds["draws"].private] == ["paper"]


def test_many_games_are_stepped_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALL._games, "lowtide", LOWTIDE)
    games = Vector("lowtide", 3, 4, history=5)
    ended = 0
    for _ in range(300):
        step = games.step([games.legal[games.offsets[game]] for game in range(4)])
        ended += int(step.ended.sum())
    assert games.histories.any()
    assert ended > 0
