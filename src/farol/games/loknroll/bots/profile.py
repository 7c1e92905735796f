"""Bots of Lok'n'Roll: odds are exact, and others' hands are distributed as dealt."""

from typing import Final

from farol.bots.bot import Seat
from farol.bots.insight import Insight
from farol.bots.knowledge import Knowledge
from farol.bots.profile import Profile
from farol.core.rand import Rand
from farol.core.state import State
from farol.games.loknroll.bots.blunders import BLUNDERS
from farol.games.loknroll.bots.knowledge import LokKnowledge
from farol.games.loknroll.bots.lookahead import Lookahead, can_look_ahead
from farol.games.loknroll.bots.reasons import LokInsight


class LokProfile(Profile):
    """Experts plan turns and evaluate positions; the other levels use the odds of one move."""

    simulations = 5000
    worlds = 2
    blunders = BLUNDERS
    mishaps = frozenset({"derailed"})
    blunder_rate = 1 / 3
    temperature = 4.0  # weights differ so much that a novice would otherwise play like a regular

    def naive(self, world: State, _seat: int, _rand: Rand) -> Knowledge:
        """The odds of one move against the points that leave the hand."""
        return LokKnowledge(world)

    def knowledge(self, seat: Seat) -> Knowledge:
        """Plans and learned values, in modes that have them."""
        if can_look_ahead(seat.world):
            return Lookahead(seat.world)
        return self.policy(seat)

    def policy(self, seat: Seat) -> Knowledge:
        """The odds of one move, without a plan."""
        return self.naive(seat.world, seat.number, seat.rand)

    def insight(self, seat: Seat) -> Insight:
        """Reasons for moves."""
        return LokInsight(seat)


PROFILE: Final = LokProfile()
