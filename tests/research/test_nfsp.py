"""OpenSpiel's NFSP learns on our games, by the adapter."""

import math

import pytest
from open_spiel.python import rl_environment
from open_spiel.python.pytorch.nfsp import NFSP

from farol.research.openspiel import load


@pytest.mark.parametrize("name", ["loknroll", "ghosts_galore"])
def test_openspiels_nfsp_learns(name: str) -> None:
    env = rl_environment.Environment(load(name, 2))
    env.seed(3)
    (size,) = env.observation_spec()["info_state"]
    agents = [
        NFSP(
            player,
            size,
            env.action_spec()["num_actions"],
            [16],
            reservoir_buffer_capacity=1000,
            anticipatory_param=0.5,
            batch_size=8,
            min_buffer_size_to_learn=8,
            learn_every=8,
            replay_buffer_capacity=1000,
            seed=player,
        )
        for player in range(2)
    ]
    for _ in range(3):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            chosen = agents[player].step(step).action
            assert chosen in step.observations["legal_actions"][player]
            step = env.step([chosen])
        assert sum(step.rewards) == 0
        for agent in agents:
            agent.step(step)
    for agent in agents:
        assert all(math.isfinite(float(loss)) for loss in agent.loss)
