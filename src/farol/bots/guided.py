"""Knowledge for searches from a network: its policy for weights, its returns for positions."""

# compiled by mypyc

from math import exp
from typing import Final, final

from farol.bots.knowledge import FULL, Knowledge, share_by_place
from farol.bots.quantised import NetworkReader
from farol.core.encoder import NO_NUMBER
from farol.core.native import i64
from farol.core.rand import Rand
from farol.core.state import OVER, State

SURE: Final = 1000  # the weight of all legal actions together
LOW: Final = -30.0  # logit, relative to the best, below which an action weighs least


@final
class GuidedKnowledge(Knowledge):
    """Worlds by the game's own beliefs; positions by the network, without playouts."""

    def __init__(self, own: Knowledge, view: NetworkReader, exploration: int) -> None:
        super().__init__()
        self.own = own
        self.view = view
        self.exploration = exploration
        self.rollout = 0

    def sample_world(self, root: State, seat: i64, rand: Rand) -> State:
        """A world by the game's own beliefs."""
        return self.own.sample_world(root, seat, rand)

    def chance_key(self, state: State, outcome: i64) -> i64:
        """The game's own key."""
        return self.own.chance_key(state, outcome)

    def weigh(self, state: State, actions: list[int]) -> list[int]:
        """The network's likelihood of each action in thousandths, at least 1; an action without a
        number weighs as much as the least."""
        view = self.view
        numbers: list[int] = []
        action: i64
        for action in actions:
            number = view.encoder.number(state, action)
            if number != NO_NUMBER:
                numbers.append(number)
        if not numbers:
            return [1] * len(actions)
        view.look(state, state.to_act())
        logits = view.network.logits(numbers)
        top = max(logits)
        chances = [exp(max(LOW, logit - top)) for logit in logits]
        total = sum(chances)
        weights: list[int] = []
        at: i64 = 0
        for action in actions:
            weight: i64 = 1
            if view.encoder.number(state, action) != NO_NUMBER:
                weight += i64(SURE * chances[at] / total)
                at += 1
            weights.append(weight)
        return weights

    def evaluate(self, state: State) -> list[int]:
        """The returns that the seat to act expects for all seats, as values."""
        seat = state.to_act()
        if seat == OVER:
            return share_by_place(state.ranking())
        self.view.look(state, seat)
        seats = state.seats
        values = [0] * seats
        returns = self.view.network.returns(seats)
        place: i64
        for place in range(seats):
            values[(seat + place) % seats] = i64((returns[place] + 1.0) * float(FULL) / 2.0)
        return values
