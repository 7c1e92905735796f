"""Information-set Monte Carlo tree search: one tree, a new sampled world for every descent."""

# compiled by mypyc

from math import sqrt
from typing import Final

from farol.bots.knowledge import FULL, NO_KEY, Knowledge
from farol.core.native import i64
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State

ROOT_WORLDS: Final = 12  # worlds over which the first weights of the root are averaged
HALF: Final[i64] = FULL // 2


class Node:
    """What was tried after one sequence of actions; parallel lists, actions ascending."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.actions: list[int] = []
        self.weights: list[
            int
        ] = []  # by the policy, in the first world in which the action was legal
        self.available: list[int] = []  # how often the action was legal here
        self.visits: list[int] = []
        self.totals: list[int] = []  # of the values for the seat that chose
        self.children: list[Node | None] = []
        self.branches: dict[int, Node] = {}  # by key of what chance showed to all

    def child(self, index: i64) -> "Node":
        """The node behind an action."""
        child = self.children[index]
        if child is None:
            child = Node()
            self.children[index] = child
        return child

    def branch(self, key: i64) -> "Node":
        """The node behind an outcome of chance that all have seen."""
        if key in self.branches:
            return self.branches[key]
        node = Node()
        self.branches[key] = node
        return node

    def places(self, actions: list[int]) -> list[int]:
        """Where each of these ascending actions stands; -1 for a new one."""
        own = self.actions
        count: i64 = len(own)
        places: list[int] = []
        index: i64 = 0
        action: i64
        for action in actions:
            while index < count and own[index] < action:
                index += 1
            if index < count and own[index] == action:
                places.append(index)
            else:
                places.append(-1)
        return places

    def add(self, actions: list[int], weights: list[int]) -> None:
        """Take in the actions that are new; both lists go together."""
        index: i64 = 0
        number: i64
        for number in range(len(actions)):
            action: i64 = actions[number]
            while index < len(self.actions) and self.actions[index] < action:
                index += 1
            if index == len(self.actions) or self.actions[index] != action:
                self.actions.insert(index, action)
                self.weights.insert(index, weights[number])
                self.available.insert(index, 0)
                self.visits.insert(index, 0)
                self.totals.insert(index, 0)
                self.children.insert(index, None)


class Search:
    """A search for one seat; `root` is a world of that seat, so nothing else can be known."""

    def __init__(self, root: State, seat: i64, knowledge: Knowledge, rand: Rand) -> None:
        self.root = root
        self.seat = seat
        self.knowledge = knowledge
        self.rand = rand
        self.seats = root.seats
        self.simulations: i64 = 0
        self.tree = Node()
        self.expected: list[int] = [0] * root.seats  # sums of the values of all seats
        self._path: list[Node] = []
        self._edges: list[int] = []
        self._movers: list[int] = []
        self.tree.count = 1
        actions = root.legal_actions()
        self.tree.add(actions, mean_weights(root, seat, knowledge, ROOT_WORLDS, rand))

    def run(self, simulations: i64) -> None:
        """Do that many simulations more."""
        for _ in range(simulations):
            self._simulate()
        self.simulations += simulations

    def is_settled(self) -> bool:
        """Whether the root needs no search: its weights say it all."""
        return self.knowledge.is_settled(self.root)

    def best(self) -> i64:
        """The action tried most often."""
        tree = self.tree
        return tree.actions[best_of(tree.visits, tree.totals, tree.weights)]

    def _simulate(self) -> None:
        world = self.knowledge.sample_world(self.root, self.seat, self.rand)
        self._path.clear()
        self._edges.clear()
        self._movers.clear()
        self._descend(world)
        values = self._play_on(world)
        expected = self.expected
        for seat in range(self.seats):
            expected[seat] = expected[seat] + values[seat]
        step: i64
        for step in range(len(self._path)):
            node = self._path[step]
            index: i64 = self._edges[step]
            node.visits[index] = node.visits[index] + 1
            node.totals[index] = node.totals[index] + values[self._movers[step]]

    def _descend(self, world: State) -> None:
        """Follow the tree down to a node that was never tried before."""
        knowledge = self.knowledge
        node = self.tree
        while True:
            mover = world.to_act()
            if mover == OVER or knowledge.is_settled(world):
                return
            if mover == CHANCE:
                outcome = world.sample_chance(self.rand)
                key = knowledge.chance_key(world, outcome)
                world.apply(outcome)
                if key != NO_KEY:
                    node = node.branch(key)
                continue
            actions = world.legal_actions()
            if len(actions) == 1:
                world.apply(actions[0])
                continue
            if node.count == 0:
                node.count = 1
                return
            node.count += 1
            index = self._select(node, world, actions)
            self._path.append(node)
            self._edges.append(index)
            self._movers.append(mover)
            world.apply(node.actions[index])
            node = node.child(index)

    def _select(self, node: Node, world: State, actions: list[int]) -> i64:
        """The edge with the best mean plus what its weight and rareness promise."""
        places = node.places(actions)
        if -1 in places:
            node.add(actions, self.knowledge.weigh(world, actions))
            places = node.places(actions)
        weights = node.weights
        visits = node.visits
        totals = node.totals
        available = node.available
        weight_sum: i64 = 0
        visit_sum: i64 = 0
        total_sum: i64 = 0
        index: i64
        for index in places:
            weight_sum += weights[index]
            visit_sum += visits[index]
            total_sum += totals[index]
            available[index] = available[index] + 1
        untried = float(HALF)
        if visit_sum > 0:
            untried = float(total_sum) / float(visit_sum)
        scale = 0.0
        if weight_sum > 0:
            scale = float(self.knowledge.exploration) * float(FULL) / (1000.0 * float(weight_sum))
        best: i64 = places[0]
        best_score = -1.0
        for index in places:
            tried: i64 = visits[index]
            weight: i64 = weights[index]
            if weight == 0 and weight_sum > 0:
                continue
            mean = untried
            if tried > 0:
                mean = float(totals[index]) / float(tried)
            bonus = scale * float(weight) * sqrt(float(available[index])) / float(1 + tried)
            if mean + bonus > best_score:
                best_score = mean + bonus
                best = index
        return best

    def _play_on(self, world: State) -> list[int]:
        """Quick play from the leaf, then the evaluation."""
        knowledge = self.knowledge
        rand = self.rand
        left: i64 = knowledge.rollout
        while left > 0:
            mover = world.to_act()
            if mover == OVER or knowledge.is_settled(world):
                break
            if mover == CHANCE:
                world.apply(world.sample_chance(rand))
            else:
                world.apply(knowledge.rollout_action(world, rand))
                left -= 1
        while world.to_act() == CHANCE and not knowledge.is_settled(world):
            world.apply(world.sample_chance(rand))
        return knowledge.evaluate(world)


def mean_weights(
    root: State, seat: i64, knowledge: Knowledge, worlds: i64, rand: Rand
) -> list[int]:
    """For each legal action of the root, the sum of its weights over that many sampled worlds."""
    actions = root.legal_actions()
    sums = [0] * len(actions)
    for _ in range(worlds):
        weights = knowledge.judge(knowledge.sample_world(root, seat, rand), actions)
        index: i64
        for index in range(len(sums)):
            sums[index] = sums[index] + weights[index]
    return sums


def best_of(visits: list[int], totals: list[int], weights: list[int]) -> i64:
    """The index with most visits; of equals the better total, then weight, then the first."""
    best: i64 = 0
    index: i64
    for index in range(1, len(visits)):
        if visits[index] != visits[best]:
            if visits[index] > visits[best]:
                best = index
        elif totals[index] != totals[best]:
            if totals[index] > totals[best]:
                best = index
        elif weights[index] > weights[best]:
            best = index
    return best
