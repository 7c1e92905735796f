"""How a policy does among bots: every game counts once, from every seat."""

import numpy as np
import pytest

from farol.research.matches import against
from farol.research.spaces import BadUse, Space


def first(_seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
    return masks.argmax(axis=1)


def test_every_deal_is_played_once_from_every_seat() -> None:
    space = Space("ghosts_galore", 2)
    returns = against(space, first, "random", 6, seed=4)
    assert returns.shape == (3, 2)
    assert set(returns.flatten().tolist()) <= {-1.0, 0.0, 1.0}
    assert np.array_equal(returns, against(space, first, "random", 6, seed=4))


@pytest.mark.parametrize("games", [0, 3])
def test_games_that_leave_a_seat_out_are_refused(games: int) -> None:
    with pytest.raises(BadUse, match="a multiple of the 2 seats"):
        against(Space("ghosts_galore", 2), first, "random", games)
