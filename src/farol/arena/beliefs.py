"""Benchmark of beliefs: what a policy believes of the roles of others, in games of our bots."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from numbers import Real
from typing import Any

from farol.arena.calibration import Believer, Bin, Guess, bins, calibration_error, guesses, log_loss
from farol.arena.intervals import Interval
from farol.arena.match import Result
from farol.bots.bot import Seat
from farol.bots.registry import profile_of
from farol.bots.roster import LEVELS, PYTHON, called
from farol.core.data import Json
from farol.core.errors import FarolError, shown
from farol.games import AnyGame

Stated = list[list[float]]  # the beliefs stated in one game, in order, each with one for every seat


class BadBeliefs(FarolError):
    """A policy states no beliefs, or invalid ones."""


@dataclass(frozen=True)
class BeliefScore:
    """How good a policy's beliefs are. Less is better; `always` is the loss of one who always says
    the share of the role."""

    policy: str
    deals: int
    beliefs: int  # about one seat each
    loss: Interval
    always: Interval
    error: Interval  # of calibration
    bins: list[Bin]

    def to_json(self) -> dict[str, Json]:
        """All fields but the bins."""
        return {
            "policy": self.policy,
            "deals": self.deals,
            "beliefs": self.beliefs,
            "loss": self.loss.to_json(),
            "always": self.always.to_json(),
            "error": self.error.to_json(),
        }


def believer_of(game: AnyGame, policy: str) -> Believer:
    """The beliefs of a level, or of a Python class with `role_beliefs`; BadBeliefs if it has
    none."""
    if policy in LEVELS[1:]:
        return profile_of(game).role_beliefs
    found: Any = called(policy.removeprefix(PYTHON)) if policy.startswith(PYTHON) else None
    believer: Believer | None = getattr(found, "role_beliefs", None)
    if believer is None:
        raise BadBeliefs(f"{shown(policy)} states no beliefs: it has no role_beliefs(seat).")
    return believer


def stated_beliefs(game: AnyGame, result: Result, believer: Believer) -> Stated:
    """What a policy states in a recorded match; BadBeliefs if that is invalid."""
    stated: Stated = []

    def listening(seat: Seat) -> list[float]:
        stated.append(checked_beliefs(believer(seat), seat.seats))
        return stated[-1]

    guesses(game, result, believer=listening)
    return stated


def guesses_of(game: AnyGame, result: Result, stated: Stated) -> list[list[Guess]]:
    """Stated beliefs with what was true, by round; BadBeliefs if there are too few or too many."""
    waiting = iter(stated)

    def reading(seat: Seat) -> list[float]:
        found = next(waiting, None)
        if found is None:
            raise BadBeliefs(f"Match {result['match']} has too few statements of beliefs.")
        return checked_beliefs(found, seat.seats)

    found = guesses(game, result, believer=reading)
    if next(waiting, None) is not None:
        raise BadBeliefs(f"Match {result['match']} has too many statements of beliefs.")
    return found


def checked_beliefs(beliefs: object, seats: int) -> list[float]:
    """One chance for each seat; BadBeliefs otherwise."""
    if isinstance(beliefs, Sequence) and len(beliefs) == seats:
        chances = [float(one) for one in beliefs if isinstance(one, Real)]
        if len(chances) == seats and all(0 <= one <= 1 for one in chances):
            return chances
    raise BadBeliefs(f"Beliefs are {seats} numbers from 0 to 1, one a seat, not {shown(beliefs)}.")


def belief_score(policy: str, rounds: Sequence[list[list[Guess]]]) -> BeliefScore:
    """The score of the beliefs in each game, by round."""
    parts = [part for game in rounds for part in game if part]
    if not parts:
        raise BadBeliefs("Nobody has believed anything: there is nothing to score.")
    count = sum(map(len, parts))
    share = math.fsum(was for part in parts for _, was in part) / count
    always = [[(share, was) for _, was in part] for part in parts]
    return BeliefScore(
        policy,
        len(rounds),
        count,
        _interval(parts),
        _interval(always),
        calibration_error(parts),
        bins(parts),
    )


def _interval(rounds: list[list[Guess]]) -> Interval:
    mean, margin = log_loss(rounds)
    return Interval(mean, mean - margin, mean + margin, len(rounds))
