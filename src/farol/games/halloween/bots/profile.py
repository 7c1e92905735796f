"""Bots of Halloween: everything but the dice is known."""

from typing import Final

from farol.bots.bot import Seat
from farol.bots.insight import Insight
from farol.bots.knowledge import Knowledge
from farol.bots.profile import Profile
from farol.core.rand import Rand
from farol.core.state import State
from farol.games.halloween.bots.blunders import BLUNDERS
from farol.games.halloween.bots.knowledge import HalloweenKnowledge
from farol.games.halloween.bots.reasons import HalloweenInsight
from farol.games.halloween.rules import Halloween


class HalloweenProfile(Profile):
    """One turn is searched, and its end is valued for each seat."""

    simulations = 500
    network_simulations = 40
    worlds = 6
    blunders = BLUNDERS
    mishaps = frozenset({"fight_lost"})

    def is_trained(self, world: State) -> bool:
        """The usual game for two: with more seats the network is no stronger than an expert."""
        return isinstance(world, Halloween) and not world.master and world.seats == 2

    def naive(self, world: State, _seat: int, rand: Rand) -> Knowledge:
        """Values of points, levels, tokens and ghosts."""
        return HalloweenKnowledge(world, rand)

    def insight(self, seat: Seat) -> Insight:
        """Reasons for moves."""
        return HalloweenInsight(seat)


PROFILE: Final = HalloweenProfile()
