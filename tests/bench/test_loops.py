import pytest

from farol.bench.loops import fold, fold_game, play_games
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games import ALL, AnyGame


def test_the_order_of_numbers_matters() -> None:
    assert fold(fold(1, 2), 3) != fold(fold(1, 3), 2)


def test_every_bit_of_a_number_matters() -> None:
    assert [bit for bit in range(60) if fold(1, 1 << bit) == fold(1, 0)] == []


def test_a_checksum_never_outgrows_60_bits() -> None:
    value = (1 << 60) - 1
    for number in range(1000):
        value = fold(value, (1 << 60) - 1 - number)
        assert 0 <= value < 1 << 60


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_play_games_counts_decisions_of_seats_and_not_of_chance(game: AnyGame) -> None:
    start = game.new(game.seats[0], game.unattended)
    rand = Rand(3)
    decisions = 0
    for _ in range(2):
        state = start.copy()
        while (seat := state.to_act()) != OVER:
            decisions += seat >= 0
            state.apply_unchecked(sample_next(state, rand))
    assert play_games(start, Rand(3), 2) == decisions


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_other_games_have_other_checksums(game: AnyGame) -> None:
    start = game.new(game.seats[0], game.unattended)
    assert len({fold_game(start.copy(), Rand(seed), 1) for seed in range(10)}) == 10
