"""Errors planted in Low Tide, about windows of reaction and what history tells, are caught."""

from typing import Any

import pytest
from lowtide.game import LowTideGame
from lowtide.rules import ASKED, DECLINE, GUARD, LowTide

from farol.core.data import Json
from farol.core.event import NOBODY, Event
from farol.core.ledger import LACKED
from farol.core.reactions import Window
from farol.testing import GameSuite


class DeclineHeard(LowTide):
    """All hear at once who has declined."""

    def decline(self, log: list[Event]) -> None:
        log.append(Event("stops", self.asked, (), (), NOBODY))
        super().decline(log)


class LieForgotten(LowTide):
    """Who was caught is believed to have that very paper."""

    def doubt(self, log: list[Event]) -> None:
        super().doubt(log)
        self.papers.moves = [move for move in self.papers.moves if move.how != LACKED]


class FalseStop(LowTide):
    """A guard that was a lie is said to stop the pilot."""

    def rob(self, log: list[Event]) -> None:
        if self.claim == GUARD:
            log.append(Event("stops", self.claimer, (), (), NOBODY))
        super().rob(log)


class Planted(LowTideGame):
    """With all other parts of Low Tide."""

    @property
    def package(self) -> str:
        return "lowtide"


class HesitationSeen(Planted):
    """All see who has not answered yet."""

    def player(self, state: LowTide, seat: int) -> dict[str, Json]:
        plays = seat == (state.asked if state.phase == ASKED else state.turn)
        return {**super().player(state, seat), "plays": plays}


class FirstLeftOut(Planted):
    """The seat to act is not among those that are asked."""

    def window(self, state: LowTide) -> Window | None:
        window = super().window(state)
        return window and window._replace(seats=[*window.seats[1:], window.seats[0]])


class TurnPasses(Planted):
    """Who passes in advance is asked again within the turn."""

    def turn_number(self, state: LowTide) -> int:
        return state.turns * 10 + (state.asked if state.phase == ASKED else 0)


class Judge(GameSuite):
    """Runs single checks; no class that pytest collects."""

    def __init__(self, game: LowTideGame) -> None:
        self.game = game


WINDOWS = "test_in_a_window_of_reaction_nobody_hesitates"
EVENTS = "test_an_event_says_what_has_happened"
WORLDS = "test_worlds_follow_from_those_of_one_step_before"


@pytest.mark.parametrize(
    ("game", "check", "saying"),
    [
        (LowTideGame(DeclineHeard), WINDOWS, "a decline of seat . is heard"),
        (HesitationSeen(), WINDOWS, "all see that seat . has declined"),
        (FirstLeftOut(), WINDOWS, "the seat to act is the first"),
        (TurnPasses(), WINDOWS, "the turn changes within a window"),
        (LowTideGame(FalseStop), EVENTS, "HOLDS..stops.. denies it"),
        (LowTideGame(LieForgotten), WORLDS, "seat . can rule this out, and a sampled world has it"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, LowTideGame) else "",
)
def test_a_planted_error_is_caught(game: Any, check: str, saying: str) -> None:
    with pytest.raises(AssertionError, match=saying):
        getattr(Judge(game), check)()


def test_the_window_declines() -> None:
    game = LowTideGame()
    state = game.new(2)
    for step in (0, 1, 2, 3, 1):
        state.apply(step)
    assert game.window(state) == Window([1], DECLINE, quickest=True)
