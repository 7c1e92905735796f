"""TorchRL's own wrappers take the environments of PettingZoo and Gymnasium as they are."""

import pytest
from torchrl.envs import GymWrapper, PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from farol.research import aec
from farol.research.gym import FarolEnv

# It says which version of PettingZoo it was tried with; this is another.
pytestmark = pytest.mark.filterwarnings("ignore:PettingZoo in TorchRL")

EACH = pytest.mark.parametrize(
    ("game", "seats"), [("saboteur", 5), ("ghosts_galore", 3), ("loknroll", 2), ("halloween", 3)]
)


@EACH
def test_all_seats_by_the_wrapper_for_pettingzoo(game: str, seats: int) -> None:
    env = PettingZooWrapper(aec.env(game, seats), use_mask=True)
    check_env_specs(env)
    taken = env.rollout(20)
    assert len(taken) == 20
    assert {f"seat_{seat}" for seat in range(seats)} <= set(taken.keys())


@EACH
def test_one_seat_by_the_wrapper_for_gymnasium(game: str, seats: int) -> None:
    env = GymWrapper(FarolEnv(game, seats, seat=0, bots="random"))
    check_env_specs(env)
