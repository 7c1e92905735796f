"""Observations as floating-point features between 0 and 1, the input of networks."""

from farol.extras import lacking

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise lacking(error, "research") from None

from farol.bots import network
from farol.research.spaces import Space


def feature_count(space: Space) -> int:
    """The number of features of an observation."""
    return network.feature_count(space.parts)


def features(space: Space, observations: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Observations as features, row by row: codes one-hot, sets by bits, counts as shares."""
    return network.features(space.parts, observations)


def split(space: Space, observation: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
    """The named parts of an observation, with their shapes, without copies."""
    return {
        part.name: observation[..., space.slices[part.name]].reshape(
            *observation.shape[:-1], *part.shape
        )
        for part in space.parts
    }
