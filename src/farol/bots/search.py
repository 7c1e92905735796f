"""Information-set Monte Carlo tree search: one tree, a new sampled world for every descent."""

# compiled by mypyc

from math import sqrt
from typing import Final, final

from farol.bots.knowledge import FULL, NO_KEY, Knowledge
from farol.core.native import append, i64, vec
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State

ROOT_WORLDS: Final = 12  # worlds that the root's initial weights are averaged over
HALF: Final[i64] = FULL // 2


# A row of a node is one action: the action, its policy weight in the first world in which it was
# legal, how often it was legal here, its visits, and the sum of the resulting values for the seat
# that chose.
ACTION: Final = 0
WEIGHT: Final = 1
AVAILABLE: Final = 2
VISITS: Final = 3
TOTAL: Final = 4
ROW: Final = 5
NEW: Final = -1  # marks an action that is new in a node


@final
class SearchNode:
    """A tree node, after one sequence of actions: rows of five numbers, actions ascending.

    `actions`, `weights`, `visits` and `totals` return single columns as lists.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.rows = vec[i64]()
        self.children: list[SearchNode | None] = []  # by row
        self.branches: dict[int, SearchNode] | None = None  # by key of the public chance outcome

    @property
    def actions(self) -> list[int]:
        """All actions that were legal here in any world, ascending."""
        return self._column(ACTION)

    @property
    def weights(self) -> list[int]:
        """The policy weight of each action."""
        return self._column(WEIGHT)

    @weights.setter
    def weights(self, weights: list[int]) -> None:
        at: i64 = WEIGHT
        weight: i64
        for weight in weights:
            self.rows[at] = weight
            at += ROW

    @property
    def visits(self) -> list[int]:
        """The visits of each action."""
        return self._column(VISITS)

    @property
    def totals(self) -> list[int]:
        """The sum of values of each action, for the seat that chose it."""
        return self._column(TOTAL)

    def _column(self, column: i64) -> list[int]:
        return [self.rows[at] for at in range(column, len(self.rows), ROW)]

    def child(self, place: i64) -> "SearchNode":
        """The child node of a row's action."""
        index = place // ROW
        child = self.children[index]
        if child is None:
            child = SearchNode()
            self.children[index] = child
        return child

    def branch(self, key: i64) -> "SearchNode":
        """The child node of a public chance outcome."""
        branches = self.branches
        if branches is None:
            branches = {}
            self.branches = branches
        found = branches.get(key)
        if found is None:
            found = SearchNode()
            branches[key] = found
        return found

    def places(self, actions: list[int]) -> vec[i64]:
        """The row offsets of these ascending actions; NEW first if one is new."""
        rows = self.rows
        end = len(rows)
        places = vec[i64]([0] * len(actions))
        at: i64 = 0
        for number in range(len(places)):
            action: i64 = actions[number]
            while at < end and rows[at] < action:
                at += ROW
            if at >= end or rows[at] != action:
                places[0] = NEW
                return places
            places[number] = at
        return places

    def add(self, actions: list[int], weights: list[int]) -> None:
        """Merge new actions; both lists are parallel."""
        at: i64 = 0
        number: i64
        for number in range(len(actions)):
            action: i64 = actions[number]
            while at < len(self.rows) and self.rows[at] < action:
                at += ROW
            if at >= len(self.rows) or self.rows[at] != action:
                self._insert(at, action, weights[number])

    def _insert(self, at: i64, action: i64, weight: i64) -> None:
        rows = self.rows
        self.children.insert(at // ROW, None)
        for _ in range(ROW):
            rows = append(rows, 0)
        place = len(rows) - 1
        while place >= at + ROW:
            rows[place] = rows[place - ROW]
            place -= 1
        rows[at + ACTION] = action
        rows[at + WEIGHT] = weight
        rows[at + AVAILABLE] = 0
        rows[at + VISITS] = 0
        rows[at + TOTAL] = 0
        self.rows = rows


class Search:
    """A search for one seat; `root` is a sampled world of that seat, so it holds no other
    secrets."""

    def __init__(self, root: State, seat: i64, knowledge: Knowledge, rand: Rand) -> None:
        self.root = root
        self.seat = seat
        self.knowledge = knowledge
        self.rand = rand
        self.seats = root.seats
        self.simulations: i64 = 0
        self.tree = SearchNode()
        self.expected: list[int] = [0] * root.seats  # sums of values of all seats
        self._path: list[SearchNode] = []
        self._edges: list[int] = []
        self._movers: list[int] = []
        self.tree.count = 1
        actions = root.legal_actions()
        self.tree.add(actions, mean_weights(root, seat, knowledge, ROOT_WORLDS, rand))

    def run(self, simulations: i64) -> None:
        """Run that many more simulations."""
        for _ in range(simulations):
            self._simulate()
        self.simulations += simulations

    def is_settled(self) -> bool:
        """Whether the root needs no search: its weights suffice."""
        return self.knowledge.is_settled(self.root)

    def best(self) -> i64:
        """The most visited action."""
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
            rows = node.rows
            at: i64 = self._edges[step]
            rows[at + VISITS] = rows[at + VISITS] + 1
            rows[at + TOTAL] = rows[at + TOTAL] + values[self._movers[step]]

    def _descend(self, world: State) -> None:
        """Descend to a node without visits."""
        knowledge = self.knowledge
        node = self.tree
        while True:
            mover = world.to_act()
            if mover == OVER or knowledge.is_settled(world):
                return
            if mover == CHANCE:
                outcome = world.sample_chance(self.rand)
                key = knowledge.chance_key(world, outcome)
                world.apply_unchecked(outcome)
                if key != NO_KEY:
                    node = node.branch(key)
                continue
            actions = world.legal_actions()
            if len(actions) == 1:
                world.apply_unchecked(actions[0])
                continue
            if node.count == 0:
                node.count = 1
                return
            node.count += 1
            place = self._select(node, world, actions)
            self._path.append(node)
            self._edges.append(place)
            self._movers.append(mover)
            world.apply_unchecked(node.rows[place + ACTION])
            node = node.child(place)

    def _select(self, node: SearchNode, world: State, actions: list[int]) -> i64:
        """The row with the best mean plus exploration bonus."""
        places = node.places(actions)
        if places[0] == NEW:
            node.add(actions, self.knowledge.weigh(world, actions))
            places = node.places(actions)
        rows = node.rows
        weight_sum: i64 = 0
        visit_sum: i64 = 0
        total_sum: i64 = 0
        for at in places:
            weight_sum += rows[at + WEIGHT]
            visit_sum += rows[at + VISITS]
            total_sum += rows[at + TOTAL]
            rows[at + AVAILABLE] = rows[at + AVAILABLE] + 1
        untried = float(HALF)
        if visit_sum > 0:
            untried = float(total_sum) / float(visit_sum)
        scale = 0.0
        if weight_sum > 0:
            scale = float(self.knowledge.exploration) * float(FULL) / (1000.0 * float(weight_sum))
        best: i64 = places[0]
        best_score = -1.0
        for at in places:
            weight = rows[at + WEIGHT]
            if weight == 0 and weight_sum > 0:
                continue
            tried = rows[at + VISITS]
            mean = untried
            if tried > 0:
                mean = float(rows[at + TOTAL]) / float(tried)
            rareness = sqrt(float(rows[at + AVAILABLE]))
            score = mean + scale * float(weight) * rareness / float(1 + tried)
            if score > best_score:
                best_score = score
                best = at
        return best

    def _play_on(self, world: State) -> list[int]:
        """A playout from the leaf, then the evaluation."""
        knowledge = self.knowledge
        rand = self.rand
        left: i64 = knowledge.rollout
        while left > 0:
            mover = world.to_act()
            if mover == OVER or knowledge.is_settled(world):
                break
            if mover == CHANCE:
                world.apply_unchecked(world.sample_chance(rand))
            else:
                world.apply_unchecked(knowledge.rollout_action(world, rand))
                left -= 1
        while world.to_act() == CHANCE and not knowledge.is_settled(world):
            world.apply_unchecked(world.sample_chance(rand))
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
    """The index with most visits; ties are broken by total, then weight, then position."""
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
