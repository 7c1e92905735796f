"""Lok'n'Roll for those who search: some turns ahead, then the outlook of every seat."""

from typing import Final

from farol.bots.knowledge import FULL, NO_LIMIT, fade, squeeze
from farol.bots.loknroll import LokKnowledge
from farol.bots.loknroll_outlook import FINE, outlook
from farol.bots.loknroll_plan import plan_cost
from farol.core.state import State
from farol.games.loknroll.position import ACT, BUILD, DISCARD, DONE, DRAW, LAURA_DRAW
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.settings import LAURA, THREE_DERAILMENTS

STEP: Final = FINE // 4  # a plan that costs one step more is a fifth less promising
LAST_SPREAD: Final = 4 * FINE  # a lead that is worth half of what is left to win, at the end
SPREAD_OF_TURN: Final = FINE  # and how much larger it must be for every turn to come
ALONE_SPREAD: Final = 12 * FINE
ALONE_TURNS: Final = 2  # up to the horizon of a lone seat
UNKNOWN: Final = -(1 << 40)


class Foresight(LokKnowledge):
    """Everybody plays on by the rules of thumb until the own next turn is over."""

    def __init__(self, root: State) -> None:
        super().__init__(root)
        assert isinstance(root, LokState)
        self.rollout = NO_LIMIT
        riders = len(root.piles)
        self.last = root.deck - (riders if riders > 1 else ALONE_TURNS)  # cards at the horizon
        self.first_outlook = UNKNOWN  # of a lone seat

    def is_settled(self, state: State) -> bool:
        """Between two turns, at the horizon."""
        assert isinstance(state, LokState)
        return state.deck <= self.last and state.phase in (DRAW, LAURA_DRAW)

    def judge(self, state: State, actions: list[int]) -> list[int]:
        """By what the seat will count in the end if it plans the turn well."""
        assert isinstance(state, LokState)
        if state.phase not in (ACT, BUILD, DISCARD):
            return self.weigh(state, actions)
        return fade([-plan_cost(state, action) for action in actions], STEP)

    def evaluate(self, state: State) -> list[int]:
        """The expected lead over the best rival; alone, what was gained since the first look."""
        assert isinstance(state, LokState)
        outlooks = [outlook(state, seat) for seat in range(state.seats)]
        if state.seats > 1:
            return [self._lead(state, outlooks, seat) for seat in range(state.seats)]
        if state.settings.mode != LAURA:
            return [self._gained(outlooks[0])]
        if state.phase == DONE:
            return [FULL if state.ranking()[0] == 1 else 0]
        return [squeeze(-outlooks[0], self._spread(state))]

    def _lead(self, state: LokState, outlooks: list[int], seat: int) -> int:
        rival = 1 << 40
        for other in range(len(outlooks)):
            if other != seat:
                rival = min(rival, outlooks[other])
        return squeeze(rival - outlooks[seat], self._spread(state))

    def _spread(self, state: LokState) -> int:
        """The longer the game, the more a lead must be to be worth the same."""
        return LAST_SPREAD + SPREAD_OF_TURN * state.deck // len(state.piles)

    def _gained(self, points: int) -> int:
        if self.first_outlook == UNKNOWN:
            self.first_outlook = points
        return squeeze(self.first_outlook - points, ALONE_SPREAD)


def foresees(world: State) -> bool:
    """Whether the table was learned for such a game; it knows of no limit to derailments."""
    assert isinstance(world, LokState)
    return world.settings.mode != THREE_DERAILMENTS
