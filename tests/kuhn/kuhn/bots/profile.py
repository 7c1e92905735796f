"""How bots play Kuhn's poker: by search alone, for chips."""

from typing import Final

from farol.bots.knowledge import FULL, Knowledge
from farol.bots.profile import Profile
from farol.core.rand import Rand
from farol.core.state import State

STAKE: Final = 2  # the most that can be won or lost


class KuhnKnowledge(Knowledge):
    """What is won and lost, in chips: a place would not tell one chip from two."""

    def evaluate(self, state: State) -> list[int]:
        """0 for two chips lost, FULL for two won."""
        return [(STAKE + chips) * FULL // (2 * STAKE) for chips in state.scores()]


class KuhnProfile(Profile):
    """No policy: every level but random searches."""

    simulations = 1000
    has_policy = False

    def naive(self, _world: State, _seat: int, _rand: Rand) -> Knowledge:
        """The chips."""
        return KuhnKnowledge()


PROFILE: Final = KuhnProfile()
