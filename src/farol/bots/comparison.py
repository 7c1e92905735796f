"""One line that compares a move with the best other one: what each brings and costs, and what comes
of it."""

from collections.abc import Sequence
from typing import Final

from farol.bots.decision import POINTS, WEIGHT, WIN, Candidate
from farol.bots.insight import Insight
from farol.bots.reason import Reason

NAMED: Final = 2  # moves that are as good
FAR: Final = 10.0  # points from which on a lead is not counted
HALF: Final = 0.5


def comparison(insight: Insight, scale: str, moves: Sequence[Candidate]) -> list[Reason]:
    """How the first move stands beside the others, as far as there is something to tell."""
    if len(moves) < 2:
        return []
    first, second, *_ = moves
    if first.value is None or second.value is None:
        return []
    if scale == WEIGHT and first.value < second.value:  # a beginner draws lesser moves as well
        return [Reason("second-best", others=_beside(insight, second))]
    equals = [move for move in moves[1:] if move.equal]
    if equals:
        return [_free(insight, first, equals)]
    beside = _beside(insight, second)
    tally = tuple(insight.tally(first.action))
    if scale == WEIGHT:
        return [Reason("sums", sum=tally, others=beside)] if tally and beside else []
    return [_lead(scale, first, second, tally, beside)]


def _free(insight: Insight, first: Candidate, equals: Sequence[Candidate]) -> Reason:
    """Between which moves one chooses freely; in which order, where the others only come first."""
    tally = tuple(insight.tally(first.action))
    others = _names(insight, first, equals)
    kind = "free-choice"
    if not others:
        kind = "free-ways"
    elif all(insight.is_deferred(first.action, move.action) for move in equals):
        kind = "free-order"
    return Reason(f"{kind}-sum" if tally else kind, sum=tally, others=others)


def _names(insight: Insight, first: Candidate, others: Sequence[Candidate]) -> tuple[Reason, ...]:
    """Other moves in words; each once, and none that is called like the first one."""
    own = insight.named(first.action)
    found: list[Reason] = []
    named: list[Reason] = []
    for move in others:
        name = insight.named(move.action)
        if len(found) < NAMED and name is not None and name not in (own, *found):
            found.append(name)
            named.append(_with_sum(insight, move, name))
    return tuple(named)


def _beside(insight: Insight, move: Candidate) -> tuple[Reason, ...]:
    """The best other move with what it brings and costs."""
    name = insight.named(move.action) or Reason("next-best")
    return (_with_sum(insight, move, name),)


def _with_sum(insight: Insight, move: Candidate, name: Reason) -> Reason:
    tally = tuple(insight.tally(move.action))
    return Reason("beside", sum=tally, others=(name,)) if tally else name


def _lead(
    scale: str,
    first: Candidate,
    second: Candidate,
    tally: tuple[Reason, ...],
    beside: tuple[Reason, ...],
) -> Reason:
    """Two sums, and how far the first move comes out ahead."""
    worth, rest = first.worth or 0, second.worth or 0
    if scale == WIN:
        chances = {"percent": round(100 * worth), "rest": round(100 * rest)}
        return Reason("chances", numbers=chances, sum=tally, others=beside)
    assert scale == POINTS
    ahead = worth - rest
    kind = "far-ahead" if ahead >= FAR else "ahead"
    numbers = {} if ahead >= FAR else {"points": round(ahead / HALF) * HALF}
    return Reason(f"{kind}-sum" if tally else kind, numbers=numbers, sum=tally, others=beside)
