"""One line that compares a move with the best alternative: gains, costs, outcome."""

from collections.abc import Sequence
from typing import Final

from farol.bots.decision import POINTS, WEIGHT, WIN, Candidate
from farol.bots.insight import Insight
from farol.bots.reason import Reason

NAMED: Final = 2  # equally good moves that are named
FAR: Final = 10.0  # points; a larger lead is not stated
HALF: Final = 0.5


def comparison(insight: Insight, scale: str, moves: Sequence[Candidate]) -> list[Reason]:
    """The comparison of the first move with the others, if there is anything to say."""
    if len(moves) < 2:
        return []
    first, second, *_ = moves
    if first.value is None or second.value is None:
        return []
    if scale == WEIGHT and first.value < second.value:  # a novice also draws worse moves
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
    """The moves between which the choice is free; or whose order is free, if the others only come
    later."""
    tally = tuple(insight.tally(first.action))
    others = _names(insight, first, equals)
    kind = "free-choice"
    if not others:
        kind = "free-ways"
    elif all(insight.is_deferred(first.action, move.action) for move in equals):
        kind = "free-order"
    return Reason(f"{kind}-sum" if tally else kind, sum=tally, others=others)


def _names(insight: Insight, first: Candidate, others: Sequence[Candidate]) -> tuple[Reason, ...]:
    """Other moves in words; each once, without those named like the first one."""
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
    """The best alternative with its gains and costs."""
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
    """Two sums, and the lead of the first move."""
    worth, rest = first.worth or 0, second.worth or 0
    if scale == WIN:
        chances = {"percent": round(100 * worth), "rest": round(100 * rest)}
        return Reason("chances", numbers=chances, sum=tally, others=beside)
    assert scale == POINTS
    ahead = worth - rest
    kind = "far-ahead" if ahead >= FAR else "ahead"
    numbers = {} if ahead >= FAR else {"points": round(ahead / HALF) * HALF}
    return Reason(f"{kind}-sum" if tally else kind, numbers=numbers, sum=tally, others=beside)
