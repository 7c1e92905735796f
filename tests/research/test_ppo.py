"""examples/ppo.py learns: advantages seat by seat, and a network that plays without PyTorch."""

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from farol.bots.network import load_network
from farol.research.spaces import Space

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = spec_from_file_location("ppo", ROOT / "examples/ppo.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["ppo"] = module
    spec.loader.exec_module(module)
    return module


def test_what_a_game_brings_goes_to_the_last_decision_of_each_seat(ppo: ModuleType) -> None:
    """Seats 0, 1, 0 act, the game ends, then 1 and 0 act in the next one, where 1 is to act."""
    steps = 5
    rewards = np.zeros((steps, 1, 2), np.float32)
    rewards[2, 0] = 1, -1
    empty = np.zeros((steps, 1), np.float32)
    played = ppo.Round(
        seen=empty,
        masks=empty.astype(bool),
        seats=np.array([[0], [1], [0], [1], [0]], np.uint8),
        chosen=empty.astype(np.int64),
        chances=empty,
        values=np.array([[0.5], [0.25], [0.75], [0.1], [0.2]], np.float32),
        rewards=rewards,
        ended=np.array([[False], [False], [True], [False], [False]]),
        last_seats=np.array([1], np.uint8),
        last_values=np.array([0.4], np.float32),
    )
    found, known = played.advantages(trace=0.5)
    assert known[:, 0].tolist() == [True, True, True, True, False]
    # the last decision of seat 0 brought 1 and had expected 0.75; the first one led to that
    assert found[:, 0].tolist() == pytest.approx([0.25 + 0.5 * 0.25, -1.25, 0.25, 0.3, 0.0])


def test_it_learns_a_network_that_plays_with_numpy_alone(
    ppo: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "learned" / "loknroll.npz"
    short = ["--minutes", "0.001", "--level", "random", "--deals", "1"]
    assert ppo.main(["loknroll", *short, "--out", str(path)]) == 0
    assert "wins against random" in capsys.readouterr().out
    network = load_network(path)
    assert (network.game, network.seats) == ("loknroll", 2)
    told = json.loads(path.with_suffix(".json").read_text())
    assert told["curve"][-1]["decisions"] >= 8192


def test_a_game_that_cannot_be_learned_gets_a_sentence(
    ppo: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ppo.main(["chess", "--out", str(tmp_path / "a.npz")]) == 2
    assert "There is no game 'chess'" in capsys.readouterr().err


def test_only_what_is_legal_has_a_figure(ppo: ModuleType) -> None:
    masks = np.array([[1, 0, 0, 1], [0, 1, 0, 0], [1, 1, 0, 1]], bool)
    found = ppo.legal_numbers(masks)
    assert found.tolist() == [[0, 3, -1], [1, -1, -1], [0, 1, 3]]
    logits, _ = ppo.Learner(5, 4, 8)(ppo.torch.ones((3, 5)), found)
    assert ((logits <= ppo.FORBIDDEN) == (found < 0)).all()


def test_the_network_says_what_the_learner_says(ppo: ModuleType) -> None:
    import torch  # noqa: PLC0415

    space = Space("loknroll", 2)
    learner = ppo.Learner(ppo.feature_count(space.parts), space.numbers, 16)
    network = ppo.Network("loknroll", 2, learner.layers())
    seen = np.random.default_rng(2).integers(0, 2, (3, space.size)).astype(np.uint8)
    with torch.no_grad():
        rows = torch.from_numpy(ppo.features(space.parts, seen))
        logits, _ = learner(rows, ppo.legal_numbers(np.ones((3, space.numbers), bool)))
    assert network.logits(seen) == pytest.approx(logits.numpy(), abs=1e-4)
