"""What a search has to know about one game; each game has a small module that says it."""

from typing import Final

from farol.core.rand import Rand
from farol.core.state import State

FULL: Final = 1 << 20  # the best a seat can come out with; the worst is 0
NO_KEY: Final = -1  # an outcome of chance that does not split the tree
USUAL_EXPLORATION: Final = 1200  # in thousandths
NO_LIMIT: Final = 1 << 20  # decisions


class Knowledge:
    """Sensible defaults for any game: worlds as they come, random play, the final ranking.

    Whatever is said of a state must be what the seat to act could think there: a policy that
    peeks at secrets of a sampled world makes opponents wiser than they are.
    """

    def __init__(self) -> None:
        self.exploration = USUAL_EXPLORATION
        self.rollout = NO_LIMIT  # decisions from the leaf of the tree to the evaluation

    def sample_world(self, root: State, seat: int, rand: Rand) -> State:
        """A world, as likely as the seat should believe it to be."""
        return root.sample_world(seat, rand)

    def weigh(self, state: State, actions: list[int]) -> list[int]:
        """How promising each action looks to the seat to act, 0 (never) to 1000."""
        return [1] * len(actions)

    def rollout_action(self, state: State, rand: Rand) -> int:
        """A quick plausible action."""
        return state.sample_action(rand)

    def chance_key(self, state: State, outcome: int) -> int:
        """A number for what all seats learn from an outcome, NO_KEY if the tree ignores it."""
        return NO_KEY

    def is_settled(self, state: State) -> bool:
        """Whether nothing more needs to be played to evaluate the state."""
        return False

    def evaluate(self, state: State) -> list[int]:
        """What each seat may expect, 0 to FULL; exact when the game is over."""
        return share_by_place(state.ranking())


def share_by_place(places: list[int]) -> list[int]:
    """FULL for first place, 0 for the last, evenly between; equals share what they hold."""
    count = len(places)
    if count == 1:
        return [FULL]
    values: list[int] = []
    for place in places:
        equals = 0
        for other in places:
            if other == place:
                equals += 1
        behind_twice = 2 * (count - place) - (equals - 1)
        values.append(behind_twice * FULL // (2 * (count - 1)))
    return values
