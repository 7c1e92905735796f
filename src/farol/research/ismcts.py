"""OpenSpiel's information-set search as a bot: python:farol.research.ismcts:ISMCTS in an arena."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from farol.extras import lacking

try:
    import numpy as np
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
except ModuleNotFoundError as error:
    raise lacking(error, "research") from None

from farol.bots.bot import Budget, Seat, TalkMode
from farol.bots.decision import Decision, drawn
from farol.core.playout import play_out
from farol.core.rand import Rand
from farol.research.openspiel import FarolGame, FarolState, load, resample
from farol.research.spaces import ActionNumber

SIMULATIONS: Final = 100  # default
EXPLORATION: Final = 1.0  # UCT constant; returns are between -1 and 1
SEEDS: Final = 1 << 32  # range of NumPy's RandomState seeds


class Playouts:
    """An OpenSpiel evaluator: one random playout, in compiled code.

    Its distribution is that of OpenSpiel's RandomRolloutEvaluator with one rollout.
    """

    def __init__(self, rand: Rand) -> None:
        self._rand = rand

    def evaluate(self, state: FarolState) -> Sequence[float]:
        """The returns of a random playout."""
        world = state.inner.copy()
        play_out(world, self._rand)
        return state.space.returns(world)

    def prior(self, state: FarolState) -> list[tuple[int, float]]:
        """A uniform prior."""
        legal = state.legal_actions()
        return [(number, 1 / len(legal)) for number in legal]


class ISMCTS:
    """Plays the most visited action of OpenSpiel's ISMCTS with UCT, from its seat's view."""

    def choose(self, seat: Seat, budget: Budget | None = None) -> int:
        """The most visited action; a random one if no action has a number."""
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
        return root.space.action(root.inner, ActionNumber(search.step(root)))

    def decide(self, seat: Seat, budget: Budget | None = None) -> Decision:
        """The same action, without reasons."""
        return drawn(seat.legal_actions(), self.choose(seat, budget))

    def say(self, _seat: Seat, _talk_mode: TalkMode = "free") -> int | None:
        """None: it makes no claims."""
        return None


def _root(seat: Seat) -> FarolState:
    """The seat's position for OpenSpiel, whose information states are hashes of what follows it.

    The position has the options of its game; numbers depend on the number of seats alone.
    """
    root = _loaded(seat.game.name, seat.seats).new_initial_state()
    root.inner = seat.world.copy()
    return root


@cache
def _loaded(game: str, seats: int) -> FarolGame:
    return load(game, seats)
