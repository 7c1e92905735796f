"""Exact odds of a roll, for people and bots."""

# compiled by mypyc

from farol.core.native import append, i64, vec
from farol.games.loknroll.moves import LAY, PASS, PUT, ROLL, laid_kind
from farol.games.loknroll.piles import grown, sum_of
from farol.games.loknroll.position import ACT, BUILD
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.tables import IS_BROKEN, VALUE_OF, WEIGHT_OF_ALL, WHEEL_WEIGHTS


class Odds:
    """The outcomes of one build by the number of wheels; chances are weight / total.

    Weights go up to 3**48: arbitrary-precision ints, not i64.
    """

    def __init__(self, dice: i64, ahead: i64) -> None:
        self.dice = dice
        self.ahead = ahead  # cards before the locomotive; more wheels than that derail it
        self.weights = WHEEL_WEIGHTS[dice]
        self.total: int = WEIGHT_OF_ALL[dice]
        self.cards: list[int] = []  # penalty cards, by number of wheels
        self.points: list[int] = []  # the change of the pile's sum, in the best order

    def derail_weight(self) -> int:
        """The weight of all results with a derailment."""
        weight: int = 0
        for wheels in range(self.ahead + 1, self.dice + 1):
            weight += self.weights[wheels]
        return weight

    def derail_chance(self) -> float:
        """The chance to derail."""
        return self.derail_weight() / self.total

    def expected_cards(self) -> float:
        """The mean number of penalty cards."""
        return self._mean(self.cards)

    def expected_points(self) -> float:
        """The mean change of the pile's sum; combining can make it negative."""
        return self._mean(self.points)

    def _mean(self, results: list[int]) -> float:
        weighted: int = 0
        for wheels in range(self.dice + 1):
            weighted += self.weights[wheels] * results[wheels]
        return weighted / self.total


def has_odds(state: LokState, action: i64) -> bool:
    """Whether an action of the seat to act moves the locomotive, now or after an immediate roll."""
    if state.phase == ACT:
        return action < PUT
    return state.phase == BUILD and (action == ROLL or LAY <= action < PUT)


def odds(state: LokState, action: i64) -> Odds:
    """The odds of passing, of rolling now, or of laying one more card and then rolling."""
    kinds = state.track.kinds[:]
    dice: i64 = 0
    steps: i64 = 0
    if action == PASS:
        steps = 1 if state.track.ahead() > 0 else 0
    elif action == ROLL:
        dice = state.build_value * state.build_cards
    else:
        kind = laid_kind(action)
        kinds = append(kinds, kind)
        laid: i64 = 0
        if state.phase == BUILD:
            laid = state.build_cards
        dice = VALUE_OF[kind] * (laid + 1)
    start = state.track.locomotive
    result = Odds(dice, len(kinds) - 1 - start)
    pile = state.heaps.vector(state.heaps.pile(state.seat))
    before = sum_of(pile)
    after = before
    known: i64 = 0
    for wheels in range(dice + 1):
        taken = cards_lost(kinds, start, steps + wheels)
        if action == PASS:
            taken = _at_most(taken + 1, start + steps)
        if taken != known:
            known = taken
            after = sum_of(grown(pile, kinds[:taken]))
        result.cards.append(taken)
        result.points.append(after - before)
    return result


def cards_lost(kinds: vec[i64], locomotive: i64, steps: i64) -> i64:
    """The penalty of a ride: steps left plus broken cards, limited by the cards behind (L5)."""
    stop = _at_most(locomotive + steps, len(kinds) - 1)
    due = locomotive + steps - stop
    for at in range(locomotive + 1, stop + 1):
        if IS_BROKEN[kinds[at]]:
            due += 1
    return _at_most(due, stop)


def _at_most(number: i64, limit: i64) -> i64:
    return number if number < limit else limit
