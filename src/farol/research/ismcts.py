"""OpenSpiel's information-set search as a bot: python:farol.research.ismcts:ISMCTS in an arena."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from farol.bots.bot import Budget, Seat, TalkMode
from farol.bots.decision import Decision, drawn
from farol.core.playout import play_out
from farol.core.rand import Rand
from farol.research.openspiel import FarolGame, FarolState, load, resample

SIMULATIONS: Final = 100  # where nobody says how many
EXPLORATION: Final = 1.0  # of UCT; returns lie between -1 and 1
SEEDS: Final = 1 << 32  # what NumPy's RandomState takes


class Playouts:
    """What OpenSpiel calls an evaluator: one random game to the end, played in compiled code.

    It has the distribution of OpenSpiel's own RandomRolloutEvaluator with one rollout.
    """

    def __init__(self, rand: Rand) -> None:
        self._rand = rand

    def evaluate(self, state: FarolState) -> Sequence[float]:
        """What a random game from here brings every player."""
        world = state.inner.copy()
        play_out(world, self._rand)
        return state.space.returns(world)

    def prior(self, state: FarolState) -> list[tuple[int, float]]:
        """All actions alike."""
        legal = state.legal_actions()
        return [(number, 1 / len(legal)) for number in legal]


class ISMCTS:
    """Plays what OpenSpiel's ISMCTS, with UCT, visits most, from what its seat may know."""

    def choose(self, seat: Seat, budget: Budget | None = None) -> int:
        """The action that was visited most; at random where none has a number."""
        root = _root(seat)
        legal = root.legal_actions()
        if not legal:
            return seat.rand.choice(seat.legal_actions())
        rand = Rand(seat.rand.bits())
        search: Any = ISMCTSBot(
            root.get_game(),
            Playouts(rand),
            uct_c=EXPLORATION,
            max_simulations=SIMULATIONS if budget is None else budget.simulations,
            random_state=np.random.RandomState(int(rand.bits()) % SEEDS),
        )
        search.set_resampler(lambda state, player: resample(state, player, rand))
        return root.space.action(root.inner, int(search.step(root)))

    def decide(self, seat: Seat, budget: Budget | None = None) -> Decision:
        """The same action; OpenSpiel does not say why."""
        return drawn(seat.legal_actions(), self.choose(seat, budget))

    def say(self, _seat: Seat, _talk_mode: TalkMode = "free") -> int | None:
        """Nothing: it searches moves alone."""
        return None


def _root(seat: Seat) -> FarolState:
    """The seat's position for OpenSpiel. Information states are keys of what follows it.

    The position itself knows the options by which it is played; numbers depend on the seats alone.
    """
    root = _loaded(seat.game.name, seat.seats).new_initial_state()
    root.inner = seat.world.copy()
    return root


@cache
def _loaded(game: str, seats: int) -> FarolGame:
    return load(game, seats)
