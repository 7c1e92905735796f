"""Evaluation of a policy against bots: every game counts once, whatever its length."""

from collections.abc import Callable
from typing import TypeAlias

from farol.extras import lacking

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise lacking(error, "research") from None

from farol.research.batch import Opponents
from farol.research.opponents import BotOpponents
from farol.research.spaces import BadUse, Space
from farol.research.vector import Vector

# From rows of observations and masks to a legal action's number in each row.
Chooser: TypeAlias = Callable[[NDArray[np.uint8], NDArray[np.bool_]], NDArray[np.int64]]

AT_ONCE = 100  # games


def against(
    space: Space, chooser: Chooser, level: str, games: int, seed: int = 1
) -> NDArray[np.float32]:
    """The returns of a policy among bots of a level: deals x seats.

    Every deal is played once from every seat, so `games` must be a multiple of the seats.
    """
    if games < 1 or games % space.seats:
        raise BadUse(f"Games are a multiple of the {space.seats} seats, not {games}.")
    deals = games // space.seats
    found = np.zeros((deals, space.seats), np.float32)
    for seat in range(space.seats):
        for first in range(0, deals, AT_ONCE):
            luck = range(seed + first, seed + min(deals, first + AT_ONCE))
            bots = BotOpponents(space, level, seed=seed + first)
            played = _from_seat(space, chooser, bots, seat, list(luck))
            found[first : first + len(played), seat] = played
    return found


def _from_seat(
    space: Space, chooser: Chooser, bots: Opponents, seat: int, seeds: list[int]
) -> NDArray[np.float32]:
    """The return of this seat in the first game of each seed; 0 for a truncated one."""
    vector = Vector(
        space.game.name,
        space.seats,
        len(seeds),
        seeds=seeds,
        options=dict(space.options),
        learners=[seat],
        opponents=bots,
    )
    brought = np.zeros(len(seeds), np.float32)
    playing = np.ones(len(seeds), bool)
    while playing.any():
        step = vector.step(chooser(vector.observations, vector.masks))
        over = playing & (step.ended | step.cut)
        brought[over] = np.where(step.ended[over], step.rewards[over, seat], 0)
        playing &= ~over
    return brought
