"""How bots play Embers: look first, then do with each card what it is worth most for."""

from typing import Final

from embers.rules import BURN, BURY, HEARTH_POINTS, KINDS, LOOK, PASS, PLAY, POINTS, Embers
from farol.bots.bot import Seat
from farol.bots.insight import Insight
from farol.bots.knowledge import Knowledge
from farol.bots.profile import Profile
from farol.bots.reason import Reason
from farol.core.rand import Rand
from farol.core.state import State

POINT: Final = 100  # the weight of one point


def chance_of_hearth(state: Embers, seat: int, kind: int) -> float:
    """How likely the hearth is of this kind, as far as the seat knows."""
    if state.knows_hearth(seat):
        return float(state.hearth == kind)
    unseen = state.unseen_by(seat)
    return unseen.count(kind) / len(unseen)


def weight(state: Embers, action: int) -> int:
    """What an action is worth to the seat to act, 0 (never) to 1000."""
    if action == LOOK:
        return 10 * POINT  # it costs nothing
    if action == PASS:
        return 1  # before anything that brings nothing
    if action >= BURN:
        return 0
    if action >= BURY:
        chance = chance_of_hearth(state, state.turn, action - BURY)
        return round(POINT * HEARTH_POINTS * chance)
    return POINT * POINTS[action - PLAY]


class EmbersKnowledge(Knowledge):
    """Weights for every level, and for where a search looks first."""

    def weigh(self, state: State, actions: list[int]) -> list[int]:
        """By points."""
        assert isinstance(state, Embers)
        return [weight(state, action) for action in actions]


class EmbersInsight(Insight):
    """What bots say to people."""

    def notes(self, _action: int) -> list[Reason]:
        """What the hearth is most likely to be, while the seat has not seen it."""
        state, seat = self.seat.world, self.seat.number
        assert isinstance(state, Embers)
        if state.knows_hearth(seat):
            return []
        chances = [chance_of_hearth(state, seat, kind) for kind in range(len(KINDS))]
        likeliest = max(chances)
        card = KINDS[chances.index(likeliest)]
        return [Reason("hearth", numbers={"percent": round(100 * likeliest)}, words={"card": card})]


class EmbersProfile(Profile):
    """The same knowledge for all; an expert searches with it."""

    simulations = 400

    def naive(self, _world: State, _seat: int, _rand: Rand) -> Knowledge:
        """What the cards are worth."""
        return EmbersKnowledge()

    def insight(self, seat: Seat) -> Insight:
        """What can be said about the seat's position."""
        return EmbersInsight(seat)


PROFILE: Final = EmbersProfile()
