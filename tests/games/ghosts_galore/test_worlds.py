"""Sampled worlds: what a seat has seen stays, everything else varies, and nothing it can rule out
occurs.
"""

from itertools import permutations

from farol.core.rand import Rand
from farol.games.ghosts_galore.game import GAME
from farol.games.ghosts_galore.rules import GhostsGalore

from .table import CLAIMED, after, before_hidden_tiles, play, started

EXPERT = "board1 board2 1A 2A tile7 tile3 tile9 tile8 hide7 hide9 seat1"


def worlds(state: GhostsGalore, seat: int, count: int = 3000) -> list[GhostsGalore]:
    rand = Rand(6)
    return [state.sample_world(seat, rand) for _ in range(count)]


def test_own_tiles_and_all_that_was_turned_up_stay() -> None:
    state = started(2, CLAIMED + " 1r0 1r0 draw tile20 leave")
    for world in worlds(state, 0, 50):
        assert world.hidden[0] == state.hidden[0]
        assert (world.fields, world.row, world.face_up) == (state.fields, state.row, state.face_up)
        assert sorted([*world.pool, world.hidden[1]]) == sorted([*state.pool, state.hidden[1]])


def test_any_unseen_tile_may_be_hidden_by_another_seat() -> None:
    state = started(2, CLAIMED + " 1r0 1r0 draw tile20 leave")
    assert {world.hidden[1] for world in worlds(state, 0)} == {*state.pool, state.hidden[1]}


def test_a_pending_placement_of_another_seat_is_drawn_anew() -> None:
    state = started(2, CLAIMED + " 9r3")
    assert {world.pending[0] for world in worlds(state, 1)} == set(range(36))
    assert {world.pending[0] for world in worlds(state, 0, 50)} == {35}


def test_a_pending_placement_is_drawn_from_the_free_fields() -> None:
    state = started(2, CLAIMED + " 5r1 2r0 draw tile20 leave draw tile21 leave take20")
    play(state, "tile22 tile23 tile24 tile25 take22 1r0")
    assert state.to_act() == 0
    assert {world.pending[1] for world in worlds(state, 0)} == set(range(36)) - {4, 5, 6, 7}


def test_a_hidden_tile_that_was_placed_is_still_unknown() -> None:
    state = before_hidden_tiles()
    play(state, "9r1")
    found = {(world.hidden[1], world.pending[1]) for world in worlds(state, 0, 6000)}
    assert found == {(tile, 32 + turn) for tile in [*state.pool, 1] for turn in range(4)}


def test_a_returned_tile_is_hidden_by_nobody_for_who_returned_it() -> None:
    state = after(2, EXPERT, expert=True)
    assert {world.hidden[1] for world in worlds(state, 0)} == set(range(78)) - {2, 6}
    assert {world.spare[0] for world in worlds(state, 0, 50)} == {2}


def test_what_another_seat_returned_may_be_any_tile_but_a_hidden_one() -> None:
    state = after(2, EXPERT + " draw tile20 leave", expert=True)
    found = worlds(state, 0, 6000)
    assert {world.spare[1] for world in found} == set(range(78)) - {2, 6}  # tile 20 too
    assert all(world.spare[1] != world.hidden[1] for world in found)
    assert 19 not in {world.hidden[1] for world in found}


def test_two_tiles_in_hand_are_drawn_anew_together() -> None:
    state = after(2, "board1 board2 1A 2A tile7 tile3 tile9 tile8", expert=True)
    free = [tile for tile in range(78) if tile not in (7, 8)]
    small = set(free[:4])
    found = {(w.hidden[0], w.spare[0]) for w in worlds(state, 1, 20000)}
    assert all(low < high for low, high in found)
    assert {pair for pair in found if set(pair) <= small} == {
        pair for pair in permutations(small, 2) if pair[0] < pair[1]
    }


def test_after_the_choice_either_of_two_tiles_may_be_the_kept_one() -> None:
    state = after(2, "board1 board2 1A 2A tile7 tile3 tile9 tile8 hide3", expert=True)
    assert {w.hidden[0] < w.spare[0] for w in worlds(state, 1, 100)} == {True, False}


def test_worlds_are_whole_positions() -> None:
    for words in ("", " draw", " draw tile20", " draw tile20 leave draw tile21 keep"):
        state = after(2, EXPERT + words, expert=True)
        for seat in range(2):
            world = state.sample_world(seat, Rand(3))
            assert GAME.dump(GAME.load(GAME.dump(world))) == (GAME.dump(world))


def test_at_the_end_only_returned_tiles_are_unknown() -> None:
    state = before_hidden_tiles()
    play(state, "9r1 9r1")
    assert GAME.dump(state.sample_world(0, Rand(1))) == GAME.dump(state)
