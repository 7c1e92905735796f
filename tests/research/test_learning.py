"""The programs that train networks: returns by seat, a small training, and a file that plays."""

from pathlib import Path

import torch
from learning.__main__ import main
from learning.layout import layout_of
from learning.ppo import Round, targets

from farol.bots.bot import seat_of
from farol.bots.masters import NetworkMaster
from farol.bots.parallel import Master
from farol.bots.registry import profile_of
from farol.bots.weight_file import Weights
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.games import ALL

SMALL = ["--processes", "2", "--games", "8", "--steps", "16", "--batch", "128", "--first", "16"]


def test_a_small_training_goes_on_and_writes_a_network_that_plays(tmp_path: Path) -> None:
    file = tmp_path / "small.xz"
    train = ["loknroll", "--seats", "2,3", "--second", "8", *SMALL, "--out", str(file)]
    assert main([*train, "--seconds", "0.1"]) == 0
    first = torch.load(file.with_suffix(".pt"), weights_only=True)["decisions"]
    assert main([*train, "--seconds", "60", "--rounds", "2"]) == 0
    assert torch.load(file.with_suffix(".pt"), weights_only=True)["decisions"] > first > 0
    game = ALL["loknroll"]
    weights = Weights(game, file.read_bytes())
    assert weights.seats == (2, 3)
    state, rand = game.new(3), Rand(1)
    while state.to_act() < 0:
        state.apply_unchecked(sample_next(state, rand))
    profile = profile_of(game)
    bot = NetworkMaster(profile, weights, 0, 2000, Master(profile, 1))
    seat = seat_of(game, state, state.to_act(), [], Rand(1))
    assert bot.choose(seat) in state.legal_actions()


def test_advantages_follow_each_seat_through_the_turns_of_the_others() -> None:
    nothing = torch.zeros(0)
    seats = torch.tensor([[0], [1], [0], [1]])
    values = torch.tensor([[[0.1, -0.1]], [[0.2, -0.2]], [[0.3, -0.3]], [[0.5, -0.5]]])
    returns = torch.zeros((3, 1, 2))
    returns[2, 0] = torch.tensor([1.0, -1.0])
    ended = torch.tensor([[False], [False], [True]])
    found = Round(nothing, nothing, seats, torch.zeros((3, 1)), nothing, values, returns, ended)
    advantages, wanted, there = targets(found, torch.tensor([2]), 1.0)
    assert torch.allclose(advantages[:, 0], torch.tensor([1 - 0.1, -1 - 0.2, 1 - 0.3]))
    assert torch.allclose(wanted[1, 0], torch.tensor([-1.0, 1.0]))  # the viewer first
    assert there.all()
    before = torch.zeros((3, 1), dtype=torch.bool)
    open_end = Round(nothing, nothing, seats, torch.zeros((3, 1)), nothing, values, returns, before)
    advantages, _, _ = targets(open_end, torch.tensor([2]), 0.0)
    # seat 0 expects 0.3 at its next decision, seat 1 what the last row says of it
    assert torch.allclose(advantages[:2, 0], torch.tensor([0.3 - 0.1, 0.5 - 0.2]))


def test_seats_with_other_actions_share_no_network() -> None:
    for seats in ((3, 5), (3,)):
        try:
            layout_of("saboteur", seats)
        except ValueError as error:
            assert "different actions" in str(error)
            assert len(seats) > 1
