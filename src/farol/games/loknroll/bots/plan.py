"""Planning of a turn: every continuation, with the exact odds of its roll."""

# compiled by mypyc

from typing import Final

from farol.core.native import i64
from farol.games.loknroll.bots.value import SeatSnapshot, expected
from farol.games.loknroll.moves import PASS, PUT, ROLL, STOP, laid_kind
from farol.games.loknroll.odds import cards_lost
from farol.games.loknroll.piles import grown
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.tables import WEIGHT_OF_ALL, WHEEL_WEIGHTS

MOST_MORE: Final = 2  # cards that a plan adds to the present one


def plan_cost(state: LokState, action: i64) -> i64:
    """The expected final points after this action and the best continuation."""
    return _cost(state, action, MOST_MORE)


def _cost(state: LokState, action: i64, more: i64) -> i64:
    if action == STOP:
        return _after(state, 0, state.track.locomotive)
    if action == PASS:
        return _pass_cost(state)
    if action == ROLL:
        return _roll_cost(state)
    after = state.copy()
    after.apply_unchecked(action)
    stop: i64 = ROLL
    if action >= PUT:
        stop = STOP
    least = _cost(after, stop, 0)
    if more > 0:
        further: i64
        for further in _further(after, stop):
            least = min(least, _cost(after, further, more - 1))
    return least


def _further(state: LokState, stop: i64) -> list[int]:
    """The continuations before stopping; equal sets of cards are tried in one order only."""
    actions: list[int] = []
    previous: i64 = -1
    if stop == ROLL:
        previous = state.track.kinds[-1]
    action: i64
    for action in state.legal_actions():
        if action == stop:
            continue
        if stop == ROLL:
            kind = laid_kind(action)
            if kind < previous or (len(actions) > 0 and laid_kind(actions[-1]) == kind):
                continue
        actions.append(action)
    return actions


def _pass_cost(state: LokState) -> i64:
    track = state.track
    stop: i64 = track.locomotive
    if track.ahead() > 0:
        stop += 1
    taken = cards_lost(track.kinds, track.locomotive, stop - track.locomotive) + 1
    return _after(state, min(taken, stop), stop)


def _roll_cost(state: LokState) -> i64:
    """The mean over all results of the roll."""
    kinds = state.track.kinds
    start: i64 = state.track.locomotive
    dice: i64 = state.build_value * state.build_cards
    weights = WHEEL_WEIGHTS[dice]
    total: int = 0  # no i64: weights go up to 3**48
    wheels: i64
    for wheels in range(dice + 1):
        taken = cards_lost(kinds, start, wheels)
        stop: i64 = min(start + wheels, len(kinds) - 1)
        total += weights[wheels] * _after(state, taken, stop)
    return total // WEIGHT_OF_ALL[dice]


def _after(state: LokState, taken: i64, stop: i64) -> i64:
    """The expected final points after so many cards were taken and the locomotive has stopped."""
    seat: i64 = state.seat
    kinds = state.track.kinds
    heaps = state.heaps
    pile = heaps.vector(heaps.pile(seat))
    if taken > 0:
        pile = grown(pile, kinds[:taken])
    place = SeatSnapshot(pile, heaps.vector(heaps.hand(seat)), kinds, taken, stop)
    return expected(state, place, heaps.riders - 1)
