"""Lok'n'Roll: the expected cost of a ride by exact odds, against points that leave the hand."""

# compiled by mypyc

from typing import Final

from farol.bots.knowledge import FULL, NO_KEY, Knowledge, fade, squeeze
from farol.core.native import i64
from farol.core.rand import Rand
from farol.core.state import State
from farol.games.loknroll.moves import (
    ACCEPT,
    LAY,
    PASS,
    PUT,
    ROLL,
    STOP,
    laid_kind,
    put_combines,
    put_kind,
)
from farol.games.loknroll.odds import Odds, has_odds, odds
from farol.games.loknroll.position import ACT, BUILD, DISCARD, DONE, PENALTY, THROW
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.settings import LAURA, THREE_DERAILMENTS
from farol.games.loknroll.tables import MAX_DERAILMENTS, VALUE_OF

POINT: Final = 16  # results are weighed in sixteenths of a point
SPREAD: Final = 8  # a lead of so many points is half way to a certain win
SOLO_SPREAD: Final = 12
LAST_TURNS: Final = 8  # own turns in which a card in hand gets ever harder to lay
EARLY_HAND: Final = 6  # early on: sixteenths of the value of a card in hand
DERAILING: Final = 6 * POINT  # cost of a derailment for a lone seat with limited derailments


class LokKnowledge(Knowledge):
    """Weighs single moves, and values positions by pile and hand after a short playout."""

    def __init__(self, root: State) -> None:
        super().__init__()
        assert isinstance(root, LokState)
        self.exploration = 900
        self.rollout = 3 * root.seats + 3
        self.base: i64 = 0
        if root.seats == 1:
            self.base = self._costs(root, 0)

    # --- values of positions -------------------------------------------------------------------

    def _costs(self, state: LokState, seat: i64) -> i64:
        """The expected final cost of pile and hand, in sixteenths."""
        heaps = state.heaps
        pile = POINT * heaps.points(heaps.pile(seat))
        hand = heaps.points(heaps.hand(seat))
        if state.phase == DONE:
            return pile + POINT * hand
        turns: i64 = state.deck // heaps.riders  # of each seat, including Laura
        late: i64 = max(0, LAST_TURNS - turns)
        weight: i64 = EARLY_HAND + (POINT - EARLY_HAND) * late // LAST_TURNS
        return pile + hand * weight

    def evaluate(self, state: State) -> list[int]:
        """The lead over the best rival; alone, the savings since the root."""
        assert isinstance(state, LokState)
        if state.seats == 1:
            return [self._alone(state)]
        costs = [self._costs(state, seat) for seat in range(state.seats)]
        values: list[int] = []
        for seat in range(state.seats):
            rival: i64 = 1 << 30
            for other in range(state.seats):
                if other != seat:
                    rival = min(rival, costs[other])
            values.append(squeeze(rival - costs[seat], SPREAD * POINT))
        return values

    def _alone(self, state: LokState) -> i64:
        if state.lost:
            return 0
        saved = self.base - self._costs(state, 0)
        if state.settings.mode == LAURA:
            laura: i64 = POINT * state.laura_score()
            if state.phase == DONE:
                return FULL if state.ranking()[0] == 1 else 0
            saved += laura
        if state.settings.mode == THREE_DERAILMENTS:
            saved -= DERAILING * state.derailments[0]
        return squeeze(saved, SOLO_SPREAD * POINT)

    def chance_key(self, state: State, outcome: i64) -> i64:
        """The wheels are public; drawn cards are not."""
        assert isinstance(state, LokState)
        return outcome if state.phase == THROW else NO_KEY

    # --- policy ----------------------------------------------------------------------------------

    def weigh(self, state: State, actions: list[int]) -> list[int]:
        """By points that leave the hand, minus the expected points of the ride."""
        assert isinstance(state, LokState)
        phase: i64 = state.phase
        if phase in (ACT, BUILD, DISCARD):
            return fade([self.gain(state, action) for action in actions], POINT // 4)
        if phase == PENALTY:
            return [1000 if action == ACCEPT else 20 for action in actions]
        return [1] * len(actions)

    def gain(self, state: LokState, action: i64) -> i64:
        """The saving of an action, in sixteenths of a point; negative for a cost."""
        if action == STOP:
            return 0
        if action >= PUT:
            value: i64 = VALUE_OF[put_kind(action)]
            return 2 * POINT * value if put_combines(action) else -1
        if action in (PASS, ROLL):
            return -self._ride(state, odds(state, action))
        if action >= LAY:
            return POINT * VALUE_OF[laid_kind(action)] - self._ride(state, odds(state, action))
        return 0

    def _ride(self, state: LokState, chances: Odds) -> i64:
        """The expected cost of a ride, in sixteenths."""
        weighted: int = 0  # no i64: weights go up to 3**48
        for wheels in range(chances.dice + 1):
            weighted += chances.weights[wheels] * chances.points[wheels]
        cost: i64 = POINT * weighted // chances.total
        if state.settings.mode == THREE_DERAILMENTS:
            limit: i64 = 1 + MAX_DERAILMENTS - state.derailments[0]
            cost += 2 * DERAILING * chances.derail_weight() // (chances.total * limit)
        return cost

    def rollout_action(self, state: State, rand: Rand) -> i64:
        """Mostly the best action by the odds."""
        assert isinstance(state, LokState)
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        if state.phase == PENALTY:
            return actions[0]
        weights = self.weigh(state, actions)
        if rand.below(6) == 0:
            return actions[rand.weighted(weights)]
        best: i64 = 0
        index: i64
        for index in range(1, len(weights)):
            if weights[index] > weights[best]:
                best = index
        return actions[best]


def odds_of(world: State, action: i64) -> Odds | None:
    """The exact odds of an action; None if it does not move the locomotive."""
    assert isinstance(world, LokState)
    return odds(world, action) if has_odds(world, action) else None
