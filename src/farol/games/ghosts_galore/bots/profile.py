"""Bots of Ghosts Galore: boards are valued by their potential."""

from typing import Final

from farol.bots.bot import Seat
from farol.bots.insight import Insight
from farol.bots.knowledge import Knowledge
from farol.bots.profile import Profile
from farol.core.rand import Rand
from farol.core.state import State
from farol.games.ghosts_galore.bots.blunders import BLUNDERS
from farol.games.ghosts_galore.bots.knowledge import GhostsKnowledge
from farol.games.ghosts_galore.bots.reasons import GhostsInsight
from farol.games.ghosts_galore.rules import GhostsGalore


class GhostsProfile(Profile):
    """The profile. There are no beliefs: hidden tiles give no evidence before they are placed."""

    simulations = 600
    network_simulations = 40
    worlds = 4
    blunders = BLUNDERS
    temperature = 2.0  # weights differ so much that a novice would otherwise play like a regular

    def is_trained(self, world: State) -> bool:
        """The usual game, without its variants."""
        return isinstance(world, GhostsGalore) and not world.expert

    def naive(self, world: State, seat: int, rand: Rand) -> Knowledge:
        """Tiles by their gain for each board."""
        return GhostsKnowledge(world, seat, rand)

    def insight(self, seat: Seat) -> Insight:
        """Reasons for moves."""
        return GhostsInsight(seat)


PROFILE: Final = GhostsProfile()
