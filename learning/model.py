"""The network that is trained: two hidden layers, then a logit by action and a return by seat."""

from typing import Any

import torch
from torch import nn

from farol.bots.quantised import BIT, CODE
from learning.layout import Layout, feature_arrays

FORBIDDEN = -1e9  # the logit of an illegal action


class Features(nn.Module):
    """Rows of bytes as features, one-hot for codes, single bits, and shares for counts."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        arrays = feature_arrays(layout.table)
        for name, values in arrays.items():
            self.register_buffer(name, torch.from_numpy(values), persistent=False)
        values = torch.from_numpy(arrays["values"])
        self.register_buffer("bytes_", values.to(torch.uint8), persistent=False)
        self.register_buffer("shares", 1 / values.clamp(min=1).float(), persistent=False)

    def forward(self, seen: Any) -> Any:
        """Features of rows."""
        found = seen[:, self.places]
        codes = found == self.bytes_
        bits = (found >> self.bytes_.clamp(max=7)) & 1
        counts = found * self.shares
        kinds = self.kinds
        return torch.where(kinds == CODE, codes.float(), torch.where(kinds == BIT, bits, counts))


class Learner(nn.Module):
    """Shared hidden layers for policy and value."""

    def __init__(self, layout: Layout, first: int, second: int) -> None:
        super().__init__()
        self.features = Features(layout)
        self.first = nn.Linear(layout.features, first)
        self.second = nn.Linear(first, second)
        self.policy = nn.Linear(second, layout.actions)
        self.value = nn.Linear(second, max(layout.seats))
        with torch.no_grad():
            self.first.weight.mul_(2.0)  # few features are not 0
            self.policy.weight.mul_(0.01)  # all actions are alike at first
            self.value.weight.mul_(0.1)

    def forward(self, seen: Any, legal: Any) -> tuple[Any, Any]:
        """Logits of the legal actions, and the expected return of each seat, the viewer first."""
        hidden = torch.relu(self.first(self.features(seen)))
        hidden = torch.relu(self.second(hidden))
        logits = self.policy(hidden).float()
        return logits.masked_fill(~legal, FORBIDDEN), torch.tanh(self.value(hidden).float())
