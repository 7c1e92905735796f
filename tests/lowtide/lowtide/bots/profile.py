"""How bots play Low Tide: mostly honest, and doubtful of what few papers are left for."""

from typing import Final

from farol.bots.knowledge import Knowledge
from farol.bots.profile import Profile
from farol.core.rand import Rand
from farol.core.state import State
from lowtide.rules import (
    AGAIN,
    BROKER,
    BROKERAGE,
    CLAIM_GUARD,
    COPIES,
    DECLINE,
    DENOUNCE,
    DOUBT,
    FISH,
    FORGER,
    FORGERY,
    GUARD,
    LOSE,
    PILOT,
    RETURN,
    STOP,
    LowTide,
)

WORTH: Final = {BROKER: 300, PILOT: 250, GUARD: 200, FORGER: 100}  # of a paper that is kept
BLUFF: Final = 5  # how much less a lie is worth than the truth


def weight(state: LowTide, action: int) -> int:
    """What an action is worth to the seat to act, 0 (never) to 1000."""
    seat = state.to_act()
    hand = state.papers.counts[1 + seat]
    if action == FISH:
        return 150
    if action in {BROKERAGE, FORGERY}:
        kind = BROKER if action == BROKERAGE else FORGER
        return 2 * WORTH[kind] // (1 if hand[kind] else BLUFF)
    if action == DECLINE:
        return 400
    if action == DOUBT:
        open_ones = sum(
            state.papers.counts[1 + state.seats + s][state.claim] for s in range(state.seats)
        )
        return 100 + 300 * (hand[state.claim] + open_ones) // COPIES
    if action == CLAIM_GUARD:
        return 900 if hand[GUARD] else 150
    if action >= AGAIN:
        return 300 if action == STOP else 200
    if action >= RETURN:
        return 350 - WORTH[action - RETURN] // (1 if hand[action - RETURN] == 1 else 4)
    if action >= LOSE:
        return 350 - WORTH[action - LOSE]
    if action >= DENOUNCE:
        return 700
    return 400 // (1 if hand[PILOT] else BLUFF)


class LowTideKnowledge(Knowledge):
    """Weights for every level, and for where a search looks first."""

    def weigh(self, state: State, actions: list[int]) -> list[int]:
        """By what they bring."""
        assert isinstance(state, LowTide)
        return [weight(state, action) for action in actions]


class LowTideProfile(Profile):
    """The same knowledge for all; an expert searches with it."""

    simulations = 300

    def naive(self, _world: State, _seat: int, _rand: Rand) -> Knowledge:
        """What papers are worth."""
        return LowTideKnowledge()


PROFILE: Final = LowTideProfile()
