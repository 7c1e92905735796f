"""The root of a search with the figures of its moves, and the resulting decision."""

import math
from dataclasses import dataclass, field, replace
from typing import Final

from farol.bots.bot import Seat
from farol.bots.comparison import comparison
from farol.bots.decision import CONSIDERED, POINTS, WEIGHT, WIN, Candidate, Decision
from farol.bots.insight import Insight
from farol.bots.knowledge import FULL
from farol.bots.profile import Profile
from farol.bots.reason import Reason
from farol.bots.search import Search, SearchNode, best_of

REASONS: Final = 3  # of the game itself; the comparison with other moves follows
EQUAL: Final = 0.01  # of the best policy weight: differences below are ignored
STEPS: Final = {WIN: 0.01, POINTS: 0.5}  # rounding of values for people; one step is no difference
DOUBT: Final = 8  # prior: a mean is drawn to the overall mean, as by so many extra visits
FOLLOWED: Final = 5  # visits from which a follow-up step counts as planned
ENOUGH: Final = 20  # a move with so many times fewer visits than the first is not shown


@dataclass(frozen=True)
class Root:
    """The legal moves with their figures: sums over a search, or weights alone."""

    actions: list[int]
    visits: list[int]
    totals: list[int]  # of the seat's values, 0 to FULL each
    weights: list[int]
    expected: list[int]  # by seat: sums of values over all simulations
    simulations: int
    # by action: its most visited continuation, up to the next chance event
    plans: dict[int, list[int]] = field(default_factory=dict)

    def best(self) -> int:
        """The move to play: the most visited one."""
        return self.actions[best_of(self.visits, self.totals, self.weights)]


def root_of(search: Search) -> Root:
    """The figures of a search's root."""
    tree = search.tree
    behind = zip(tree.actions, tree.children, strict=True)
    return Root(
        tree.actions,
        tree.visits,
        tree.totals,
        tree.weights,
        search.expected,
        search.simulations,
        {action: _line(child) for action, child in behind if child is not None},
    )


def _line(node: SearchNode | None) -> list[int]:
    """The most visited continuation of a node, as far as visits suffice."""
    steps: list[int] = []
    while node is not None and max(node.visits, default=0) >= FOLLOWED:
        row = best_of(node.visits, node.totals, node.weights)
        steps.append(node.actions[row])
        node = node.children[row]
    return steps


def unsearched(actions: list[int], weights: list[int]) -> Root:
    """The root of a level without a search."""
    nothing = [0] * len(actions)
    return Root(actions, nothing, nothing, weights, [], 0)


def decision_at(profile: Profile, seat: Seat, root: Root, action: int) -> Decision:
    """The decision for a chosen move, from the figures of `root`."""
    insight = profile.insight(seat)
    insight.plans = root.plans
    scale = insight.scale if root.simulations > 0 else WEIGHT
    found = _searched(root, action) if root.simulations > 0 else _weighed(root, action)
    moves = _compared(insight, scale, [_measured(insight, scale, move) for move in found])
    others = [move.action for move in moves[1:]]
    reasons = insight.reasons(action, others)[:REASONS]
    reasons += comparison(insight, scale, moves)
    return Decision(
        scale,
        root.simulations,
        tuple(moves),
        tuple(round(total / max(1, root.simulations) / FULL, 3) for total in root.expected),
        tuple(reasons or [Reason("best-found")]),
        tuple(insight.roles()),
        tuple(insight.notes(action)),
    )


def _searched(root: Root, action: int) -> list[Candidate]:
    """The candidates with enough visits, by value, 0 to 1.

    The most visited move is played, even where a less visited one had a higher mean by luck: its
    value is capped at that of the played move.
    """
    mean = sum(root.totals) / max(1, sum(root.visits)) / FULL
    rows = list(zip(root.actions, root.visits, root.totals, strict=True))
    enough = max(1, root.visits[root.actions.index(action)] // ENOUGH)
    tried = {
        move: (total / FULL + DOUBT * mean) / (visits + DOUBT)
        for move, visits, total in rows
        if visits >= enough or move == action
    }
    top = tried[action]
    found = [
        Candidate(move, visits, min(top, tried[move]), None)
        for move, visits, _ in rows
        if move in tried
    ]
    found.sort(key=lambda one: (one.action != action, -(one.value or 0), -one.visits, one.action))
    return found[:CONSIDERED]


def _weighed(root: Root, action: int) -> list[Candidate]:
    """The candidates by policy weight; the best one has 1, whether it was played or not."""
    most = max(1, *root.weights)
    played = root.weights[root.actions.index(action)]
    found = [
        Candidate(move, 0, weight / most, None, abs(played - weight) < EQUAL * most)
        for move, weight in zip(root.actions, root.weights, strict=True)
    ]
    found.sort(key=lambda one: (one.action != action, -(one.value or 0), one.action))
    return found[:CONSIDERED]


def _measured(insight: Insight, scale: str, move: Candidate) -> Candidate:
    """The candidate with its value for people, rounded."""
    if move.value is None:
        return move
    worth = move.value if scale == WEIGHT else insight.measure(move.value)
    return replace(move, value=round(move.value, 3), worth=round(worth, 3))


def _compared(insight: Insight, scale: str, moves: list[Candidate]) -> list[Candidate]:
    """Marks candidates that are about equal to the first one, by values as shown.

    So two moves that show the same number are both equal to the first or both not, unless one of
    them gains less immediately.
    """
    step = STEPS.get(scale)
    if step is None:
        return moves
    first = moves[0].action
    read = [math.floor((move.worth or 0) / step + 0.5) for move in moves]
    return [
        replace(move, equal=read[0] - number <= 1 and insight.is_alike(first, move.action))
        for move, number in zip(moves, read, strict=True)
    ]
