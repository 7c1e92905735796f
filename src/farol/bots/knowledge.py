"""A game's knowledge for searches; games extend `Knowledge` in their bots folder."""

# compiled by mypyc

from typing import Final

from farol.core.compiled import mypyc_attr
from farol.core.native import i64
from farol.core.rand import Rand
from farol.core.state import State
from farol.core.vectors import numbers

FULL: Final = 1 << 20  # the best value of a seat; the worst is 0
NO_KEY: Final = -1  # an outcome of chance that does not branch the tree
USUAL_EXPLORATION: Final = 1200  # in thousandths
NO_LIMIT: Final = 1 << 20  # decisions


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Defaults for any game: worlds as dealt, random playouts, the final ranking.

    Weights of actions may depend only on the knowledge of the seat to act: a policy that looks at
    the secrets of a sampled world overestimates opponents.
    """

    def __init__(self) -> None:
        self.exploration: i64 = USUAL_EXPLORATION
        self.rollout: i64 = NO_LIMIT  # decisions from the leaf to the evaluation

    def sample_world(self, root: State, seat: i64, rand: Rand) -> State:
        """A sampled world, distributed according to the seat's beliefs."""
        return root.sample_world(seat, rand)

    def weigh(self, state: State, actions: list[int]) -> list[int]:  # noqa: ARG002
        """Policy weight of each action for the seat to act, 0 (never) to 1000."""
        return [1] * len(actions)

    def judge(self, state: State, actions: list[int]) -> list[int]:
        """Like `weigh`, but more precise: for the root of a search, and for bots without one."""
        return self.weigh(state, actions)

    def rollout_action(self, state: State, rand: Rand) -> i64:
        """A fast choice of the acting seat in a playout."""
        return state.sample_action(rand)

    def chance_key(self, state: State, outcome: i64) -> i64:  # noqa: ARG002
        """A key for what all seats learn from an outcome; NO_KEY if the tree ignores it."""
        return NO_KEY

    def is_settled(self, state: State) -> bool:  # noqa: ARG002
        """Whether the state can be evaluated without further play."""
        return False

    def evaluate(self, state: State) -> list[int]:
        """The expected value of each seat, 0 to FULL; exact when the game is over."""
        return share_by_place(state.ranking())


def squeeze(lead: i64, spread: i64) -> i64:
    """A lead as a value: FULL / 2 for none; a lead of `spread` is half way from there to FULL."""
    size = lead if lead >= 0 else -lead
    share = FULL // 2 * size // (size + spread)
    return FULL // 2 + share if lead >= 0 else FULL // 2 - share


def _fading() -> list[int]:
    weights: list[int] = []
    weight = 1000.0
    for _ in range(64):
        weights.append(max(1, int(weight)))
        weight *= 0.8
    return weights


FADING: Final = numbers(_fading())  # weights by how many steps an action is behind the best one


def fade(gains: list[int], step: i64) -> list[int]:
    """Gains as weights: 1000 for the best, a fifth less for every step behind it."""
    best: i64 = gains[0]
    gain: i64
    for gain in gains:
        best = max(best, gain)
    return [FADING[min(63, (best - gain) // step)] for gain in gains]


def share_by_place(places: list[int]) -> list[int]:
    """FULL for first place, 0 for the last, evenly between; equals share what they hold."""
    count: i64 = len(places)
    if count == 1:
        return [FULL]
    values: list[int] = []
    place: i64
    for place in places:
        equals: i64 = 0
        other: i64
        for other in places:
            if other == place:
                equals += 1
        behind_twice: i64 = 2 * (count - place) - (equals - 1)
        values.append(behind_twice * FULL // (2 * (count - 1)))
    return values
