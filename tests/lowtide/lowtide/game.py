"""Low Tide as the rest of the program sees it."""

from typing import ClassVar

from farol.core.actions import Action, ActionSpace
from farol.core.data import Json
from farol.core.declared import NONE, DeclaredGame, Telling
from farol.core.errors import IllegalAction
from farol.core.reactions import Window
from farol.core.state import OVER
from lowtide.actions import ACTIONS, DRAW, EVENTS
from lowtide.rules import (
    ASKED,
    DECLINE,
    DENOUNCE,
    GUARDED,
    KINDS,
    LOSES,
    PHASES,
    PILE,
    RAID,
    RETURNS,
    TURN,
    LowTide,
)

RULES = {ASKED: "L3.1", GUARDED: "L2.5", LOSES: "L4.1", RETURNS: "L2.6"}  # what may be done then


class LowTideGame(DeclaredGame[LowTide]):
    """What the game is called, what its seats see, and what they may ask for."""

    name: ClassVar[str] = "lowtide"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    state_class = LowTide
    actions: ClassVar[ActionSpace] = ACTIONS
    events: ClassVar[Telling] = EVENTS
    chance: ClassVar[Action] = DRAW

    # views

    def observe(self, state: LowTide, seat: int | None) -> dict[str, Json]:
        view = self.standing(state, PHASES[state.phase])
        view["pile"] = sum(state.papers.counts[PILE])
        view["players"] = [self.player(state, other) for other in range(state.seats)]
        if state.claim != NONE:
            claim: dict[str, Json] = {"seat": state.claimer, "role": KINDS[state.claim]}
            view["claim"] = claim
            if state.target != NONE:
                claim["target"] = state.target
        if seat is not None:
            view.update(self.own(state, seat))
        return view

    def player(self, state: LowTide, seat: int) -> dict[str, Json]:
        hidden: list[Json] = [None] * len(state.hand(seat))
        shown: list[Json] = [KINDS[kind] for kind in state.turned_up(seat)]
        plays = seat == state.turn and state.to_act() != OVER
        return {"plays": plays, "coins": state.coins[seat], "papers": hidden + shown}

    def own(self, state: LowTide, seat: int) -> dict[str, Json]:
        return {"me": {"hand": [KINDS[kind] for kind in state.hand(seat)]}}

    # actions

    def window(self, state: LowTide) -> Window | None:
        if state.phase == GUARDED:
            return Window([state.asked], DECLINE)
        if state.phase != ASKED:
            return None
        seats = [state.asked]
        while (seat := state.after(seats[-1])) != state.claimer:
            seats.append(seat)
        return Window(seats, DECLINE, quickest=True)

    def turn_number(self, state: LowTide) -> int:
        return state.turns

    def legal(self, state: LowTide, request: int) -> int:
        if state.to_act() < 0:
            raise IllegalAction("L5.1", "It is nobody's turn to decide anything.")
        if request in state.legal_actions():
            return request
        if state.phase == TURN and RAID <= request < DENOUNCE:
            raise IllegalAction("L2.5", "There is nothing to take from that seat.")
        if state.phase == TURN and DENOUNCE <= request < DECLINE:
            raise IllegalAction("L2.3", "Another seat can be reported, for five coins.")
        if state.phase in RULES:
            raise IllegalAction(RULES[state.phase], "This is not what you are asked now.")
        raise IllegalAction("L2.1", "This is no way to take a turn.")


GAME = LowTideGame()
