"""Lok'n'Roll for experts: search up to the own next turn, then evaluate every seat's position."""

# compiled by mypyc

from typing import Final

from farol.bots.knowledge import FULL, NO_LIMIT, fade, squeeze
from farol.core.native import i64
from farol.core.state import State
from farol.games.loknroll.bots.knowledge import LokKnowledge
from farol.games.loknroll.bots.plan import plan_cost
from farol.games.loknroll.bots.value import FINE, seat_value
from farol.games.loknroll.position import ACT, BUILD, DISCARD, DONE, DRAW, LAURA_DRAW
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.settings import LAURA, THREE_DERAILMENTS

STEP: Final[i64] = FINE // 4  # the weight of a plan drops by a fifth for each such step of cost
LAST_SPREAD: Final[i64] = 4 * FINE  # at the end: a lead of so much is half way to a certain win
SPREAD_OF_TURN: Final[i64] = FINE  # added to that spread for every turn to come
ALONE_SPREAD: Final[i64] = 12 * FINE
ALONE_TURNS: Final = 2  # up to the horizon of a lone seat
UNKNOWN: Final = -(1 << 40)


class Lookahead(LokKnowledge):
    """All seats play by the policy until the own next turn is over; then positions are
    evaluated.
    """

    def __init__(self, root: State) -> None:
        super().__init__(root)
        assert isinstance(root, LokState)
        self.rollout = NO_LIMIT
        riders: i64 = root.heaps.riders
        self.last: i64 = root.deck - (riders if riders > 1 else ALONE_TURNS)  # cards at the horizon
        self.first_value: i64 = UNKNOWN  # of a lone seat

    def is_settled(self, state: State) -> bool:
        """Between two turns, at the horizon."""
        assert isinstance(state, LokState)
        return state.deck <= self.last and state.phase in (DRAW, LAURA_DRAW)

    def judge(self, state: State, actions: list[int]) -> list[int]:
        """By the seat's expected final points if it plans the turn well."""
        assert isinstance(state, LokState)
        if state.phase not in (ACT, BUILD, DISCARD):
            return self.weigh(state, actions)
        return fade([-plan_cost(state, action) for action in actions], STEP)

    def evaluate(self, state: State) -> list[int]:
        """The expected lead over the best rival; alone, the gain since the root."""
        assert isinstance(state, LokState)
        expected = [seat_value(state, seat) for seat in range(state.seats)]
        if state.seats > 1:
            return [self._lead(state, expected, seat) for seat in range(state.seats)]
        if state.settings.mode != LAURA:
            return [self._gained(expected[0])]
        if state.phase == DONE:
            return [FULL if state.ranking()[0] == 1 else 0]
        return [squeeze(-expected[0], self._spread(state))]

    def _lead(self, state: LokState, expected: list[int], seat: i64) -> i64:
        rival: i64 = 1 << 40
        other: i64
        for other in range(len(expected)):
            if other != seat:
                rival = min(rival, expected[other])
        return squeeze(rival - expected[seat], self._spread(state))

    def _spread(self, state: LokState) -> i64:
        """The lead that is half way to a certain win; it grows with the turns to come."""
        return LAST_SPREAD + SPREAD_OF_TURN * state.deck // state.heaps.riders

    def _gained(self, points: i64) -> i64:
        if self.first_value == UNKNOWN:
            self.first_value = points
        return squeeze(self.first_value - points, ALONE_SPREAD)


def can_look_ahead(world: State) -> bool:
    """Whether values were learned for this mode: not for limited derailments."""
    assert isinstance(world, LokState)
    return world.settings.mode != THREE_DERAILMENTS
