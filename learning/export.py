"""Writes a learner as a file of weights of eight bits."""

from typing import Any

import torch
from torch import nn

from farol.bots.quantised import OFFSET
from farol.bots.weight_file import described, packed
from farol.games import ALL
from learning.layout import Layout
from learning.model import Learner

TOP = OFFSET - 1


def rounded(layer: nn.Linear, by_input: bool) -> tuple[bytes, list[float], list[float]]:
    """Weights as bytes with a scale for each output, and the biases."""
    weights = layer.weight.detach().cpu().float()
    scales = weights.abs().amax(1).clamp(min=1e-8) / TOP
    whole = torch.round(weights / scales[:, None]).clamp(-TOP, TOP).to(torch.int16) + OFFSET
    stored = whole.T if by_input else whole
    biases = layer.bias.detach().cpu().float()
    return stored.contiguous().to(torch.uint8).numpy().tobytes(), scales.tolist(), biases.tolist()


def file_of(layout: Layout, learner: Learner, training: dict[str, Any]) -> bytes:
    """The file of a learner; `training` says how it was trained."""
    game = ALL[layout.game]
    about = {
        "game": game.name,
        "version": game.version,
        "seats": list(layout.seats),
        "parts": described(layout.wide),
        "training": training,
    }
    layers = [
        rounded(learner.first, by_input=True),
        rounded(learner.second, by_input=True),
        rounded(learner.policy, by_input=False),
        rounded(learner.value, by_input=False),
    ]
    return packed(about, layers)
