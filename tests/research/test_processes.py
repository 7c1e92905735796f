"""Vectors in processes: the same games as in one, in shared memory."""

import numpy as np
import pytest

from farol.research.processes import ProcessVector
from farol.research.spaces import BadUse
from farol.research.vector import Vector


def test_processes_play_the_games_of_one_vector() -> None:
    one = Vector("saboteur", 4, 5, seed=3, history=6, rewards="team")
    with ProcessVector(
        "saboteur", 4, 5, 2, seed=3, history=6, rewards="team", masks=True
    ) as shared:
        assert shared.masks is not None
        rng = np.random.default_rng(1)
        for _ in range(160):
            assert np.array_equal(shared.observations, one.observations)
            assert np.array_equal(shared.histories, one.histories)
            assert np.array_equal(shared.seats, one.seats)
            assert np.array_equal(shared.masks, one.masks)
            chosen = shared.numbers[np.arange(5), rng.integers(shared.counts)]
            assert one.masks[np.arange(5), chosen].all()
            here, there = one.step(chosen), shared.step(chosen)
            assert np.array_equal(here.rewards, there.rewards)
            assert np.array_equal(here.ended, there.ended)
            assert np.array_equal(here.cut, there.cut)
        one.reset()
        shared.reset()
        assert np.array_equal(shared.observations, one.observations)
        with pytest.raises(ValueError, match="read-only"):
            shared.observations[0] = 0


def test_bots_play_the_others_in_each_process() -> None:
    with ProcessVector("loknroll", 2, 4, 2, learners=[1], level="novice") as shared:
        for _ in range(20):
            assert (shared.seats == 1).all()
            shared.step_at_random()


def test_bad_use_of_processes_gets_a_sentence() -> None:
    with pytest.raises(BadUse, match="2 games cannot be shared out among 3 processes"):
        ProcessVector("loknroll", 2, 2, 3)
    shared = ProcessVector("loknroll", 2, 2, 1)
    try:
        legal = shared.numbers[:, 0].tolist()
        with pytest.raises(BadUse, match="2 games need as many whole numbers"):
            shared.step([0.5, 1])
        with pytest.raises(BadUse, match="2 games need as many whole numbers"):
            shared.step(legal[:1])
        with pytest.raises(BadUse, match="Game 1: Actions are numbered from 0 to 171"):
            shared.step([legal[0], 999])
        shared.step(legal)
    finally:
        shared.close()
    shared.close()
    with pytest.raises(BadUse, match="closed"):
        shared.reset()


def test_an_illegal_number_changes_no_game_of_any_process() -> None:
    with ProcessVector("loknroll", 2, 4, 2, masks=True) as shared:
        before = shared.observations.copy()
        legal = shared.numbers[:, 0].tolist()
        assert shared.masks is not None
        for wrong in (int(shared.masks[2].argmin()), -1):
            with pytest.raises(BadUse, match="Game 2: Action"):
                shared.step([*legal[:2], wrong, legal[3]])
            assert np.array_equal(before, shared.observations)
        shared.step(legal)
        assert not np.array_equal(before, shared.observations)


def test_a_process_that_cannot_start_says_why() -> None:
    with pytest.raises(BadUse, match="novice"):
        ProcessVector("loknroll", 2, 2, 1, learners=[0], level="strong")
