"""Saboteur: worlds sampled by belief, weights by policy, and the value of a round."""

# compiled by mypyc

from farol.bots.knowledge import FULL, Knowledge
from farol.core.native import append, i64, vec
from farol.core.rand import Rand
from farol.core.state import State
from farol.core.vectors import numbers
from farol.games.saboteur.bots.policy import Policy
from farol.games.saboteur.bots.value import CERTAIN, Value
from farol.games.saboteur.position import DRAW, PAST, PICKING, SABOTEURS_WON, TURN
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import GOALS, MAX_PAY, PICK, SABOTEUR, SABOTEUR_PAY, TREASURE


class SaboteurKnowledge(Knowledge):
    """Roles and treasure by belief, moves by policy, value by the round's gold.

    `masks`, `treasures` and `chances` are parallel: hypotheses of the saboteurs and the treasure
    with weights. Without them, all worlds are distributed as dealt.
    """

    def __init__(
        self, masks: list[int], treasures: list[int], chances: list[int], policy: Policy
    ) -> None:
        super().__init__()
        self.exploration = 400  # low: a deep look at few moves is better
        self.rollout = 0  # a playout by the policy would add more noise than information
        self.masks = numbers(masks)
        self.treasures = numbers(treasures)
        self.total: i64 = 0
        self.sums = vec[i64]()  # cumulative weights
        chance: i64
        for chance in chances:
            self.total += chance
            self.sums = append(self.sums, self.total)
        self._policy = policy
        self._value = Value(policy.paths)

    def sample_world(self, root: State, seat: i64, rand: Rand) -> State:
        """A world with roles and treasure drawn from the belief."""
        world = root.sample_world(seat, rand)
        assert isinstance(world, Saboteur)
        if self.total > 0 and (world.phase == TURN or world.phase == DRAW):
            index = self._draw(rand)
            mask: i64 = self.masks[index]
            for other in range(world.seats):
                world.roles[other] = (mask >> other) & 1
            self._move_treasure(world, self.treasures[index])
        return world

    def _draw(self, rand: Rand) -> i64:
        rest = rand.below(self.total)
        low: i64 = 0
        high: i64 = len(self.sums) - 1
        while low < high:
            middle: i64 = (low + high) >> 1
            if self.sums[middle] > rest:
                high = middle
            else:
                low = middle + 1
        return low

    def _move_treasure(self, world: Saboteur, goal: i64) -> None:
        cards = world.mine.goal_cards
        other: i64
        for other in range(GOALS):
            if cards[other] == TREASURE:
                cards[other] = cards[goal]
                cards[goal] = TREASURE
                return

    # --- the value of a round --------------------------------------------------------------------

    def is_settled(self, state: State) -> bool:
        """The round is over: its gold is the value."""
        assert isinstance(state, Saboteur)
        return state.phase != TURN and state.phase != DRAW

    def evaluate(self, state: State) -> list[int]:
        """Gold as a share of the most a seat can get in a round."""
        assert isinstance(state, Saboteur)
        if len(state.past) == 0 or not self.is_settled(state):
            return self._guess(state)
        last: i64 = len(state.past) - PAST
        winners: i64 = state.past[last]
        finisher: i64 = state.past[last + 1] - 1
        saboteurs: i64 = state.past[last + 2]
        seats = state.seats
        count: i64 = 0
        for seat in range(seats):
            count += (saboteurs >> seat) & 1
        values = [0] * seats
        if finisher < 0:
            if winners == SABOTEURS_WON:
                for seat in range(seats):
                    if (saboteurs >> seat) & 1:
                        values[seat] = FULL * SABOTEUR_PAY[count] // MAX_PAY
            return values
        # The finisher chooses first, then counter-clockwise; a mean gold card is worth 11/7.
        share = 11 * seats * FULL // (7 * MAX_PAY * (seats - count))
        for step in range(seats):
            seat = (finisher - step) % seats
            if not (saboteurs >> seat) & 1:
                values[seat] = min(FULL, share + FULL * (seats - 2 * step) // (12 * seats))
        return values

    def _guess(self, state: Saboteur) -> list[int]:
        """Within a round: the expected gold of each side, by a learned value."""
        seats = state.seats
        chance = self._value.chance(state)
        saboteurs: i64 = 0
        role: i64
        for role in state.roles:
            saboteurs += role
        share = min(FULL, 11 * seats * FULL // (7 * MAX_PAY * max(1, seats - saboteurs)))
        values: list[int] = []
        for role in state.roles:
            if role == SABOTEUR:
                pay: i64 = FULL * SABOTEUR_PAY[saboteurs] // MAX_PAY
                values.append(pay * (CERTAIN - chance) // CERTAIN)
            else:
                values.append(share * chance // CERTAIN)
        return values

    # --- policy ----------------------------------------------------------------------------------

    def weigh(self, state: State, actions: list[int]) -> list[int]:
        """Policy weights for the role of the seat to act."""
        assert isinstance(state, Saboteur)
        weights: list[int] = []
        if state.phase == PICKING:
            action: i64
            for action in actions:
                weights.append((action - PICK) * (action - PICK) * 100)
            return weights
        return self._policy.weigh(state, actions)
