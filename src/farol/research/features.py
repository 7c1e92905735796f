"""Observations as floating-point features between 0 and 1: what a network reads."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farol.core.numbers import Part
from farol.research.spaces import Space


def feature_count(space: Space) -> int:
    """How many features an observation gives."""
    return sum(part.size * part.width for part in space.parts)


def features(space: Space, observations: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Rows of observations as rows of features: codes one-hot, sets by bits, counts as shares."""
    rows = observations.reshape(-1, space.size)
    blocks = [
        _block(part, rows[:, space.slices[part.name]]).reshape(len(rows), -1)
        for part in space.parts
    ]
    joined: NDArray[np.float32] = np.concatenate(blocks, axis=1)
    return joined.reshape(*observations.shape[:-1], -1)


def split(space: Space, observation: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
    """The named parts of an observation, in their shapes, without copies."""
    return {
        part.name: observation[..., space.slices[part.name]].reshape(
            *observation.shape[:-1], *part.shape
        )
        for part in space.parts
    }


def _block(part: Part, values: NDArray[np.uint8]) -> NDArray[np.float32]:
    if part.kind == "code":
        hot: NDArray[np.float32] = np.eye(part.top + 1, dtype=np.float32)[values]
        return hot
    if part.kind == "bits":
        bits = np.unpackbits(values[..., None], axis=-1, count=part.width, bitorder="little")
        return bits.astype(np.float32)
    return values.astype(np.float32) / np.float32(part.top)


def described(parts: Sequence[Part]) -> list[dict[str, Any]]:
    """The parts as data, to be kept beside what was learned from them."""
    return [
        {"name": part.name, "shape": list(part.shape), "kind": part.kind, "top": part.top}
        for part in parts
    ]
