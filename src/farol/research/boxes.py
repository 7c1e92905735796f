"""Observations of the adapters for PettingZoo and Gymnasium: spaces and arrays by name."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from farol.core.history import ROW, EventRows
from farol.research.spaces import Space


def observation_space(space: Space, history: int, masks: bool = True) -> spaces.Dict:
    """An observation, a mask, and the latest events where a history is asked for."""
    named: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, 255, (space.size,), np.uint8)
    }
    if masks:
        named["action_mask"] = spaces.Box(0, 1, (space.numbers,), np.int8)
    if history:
        named["history"] = spaces.Box(0, 255, (history, ROW), np.uint8)
    return spaces.Dict(named)


def observation(
    seen: bytes, mask: bytes, told: EventRows | None, seat: int
) -> dict[str, NDArray[Any]]:
    """The arrays of an observation."""
    named: dict[str, NDArray[Any]] = {
        "observation": np.frombuffer(seen, np.uint8).copy(),
        "action_mask": np.frombuffer(mask, np.int8).copy(),
    }
    if told is not None:
        named["history"] = np.frombuffer(told.seen(seat), np.uint8).reshape(-1, ROW).copy()
    return named
