"""Shaft as the rest of the program sees it."""

from typing import ClassVar

from shaft.actions import ACTIONS, DEAL, DEAL_ROLE, EVENTS, HIDE
from shaft.rules import KINDS, NONE, ROLES, SEATS, SIDES, TREASURE, TUNNEL, Shaft

from farol.core.actions import Action, ActionSpace
from farol.core.data import Json
from farol.core.declared import DeclaredGame, Telling
from farol.core.errors import IllegalAction
from farol.core.event import Event
from farol.core.state import CHANCE, OVER


class ShaftGame(DeclaredGame[Shaft]):
    """What the game is called, what its seats see, and what they may ask for."""

    name: ClassVar[str] = "shaft"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(SEATS, SEATS + 1)
    state_class = Shaft
    actions: ClassVar[ActionSpace] = ACTIONS
    events: ClassVar[Telling] = EVENTS

    def observe(self, state: Shaft, seat: int | None) -> dict[str, Json]:
        over = state.is_over()
        view = self.standing(state, {CHANCE: "deal", OVER: "over"}.get(state.to_act(), "turn"))
        view["tunnel"] = state.tunnel
        view["opened"] = None if state.opened == NONE else SIDES[state.opened]
        view["treasure"] = SIDES[state.treasure] if over else None
        view["played"] = [KINDS[kind] for kind in state.played]
        view["players"] = [
            {
                "hand": len(state.hands[other]),
                "buried": len(state.buried[other]),
                "looked": state.looked[other],
                "role": ROLES[state.roles[other]] if over else None,
            }
            for other in range(SEATS)
        ]
        if seat is not None:
            known = state.knows_treasure(seat)
            view["me"] = {
                "role": ROLES[state.roles[seat]] if seat < len(state.roles) else None,
                "hand": [KINDS[kind] for kind in state.hands[seat]],
                "buried": [KINDS[kind] for kind in state.buried[seat]],
                "treasure": SIDES[state.treasure] if known else None,
            }
        return view

    def reveals(self, event: Event, seat: int) -> bool:  # noqa: ARG002
        return event.kind in {"looked", "shown", "over"}

    def outcomes(self, state: Shaft) -> Action:
        if state.dealt < TREASURE:
            return DEAL_ROLE
        return HIDE if state.dealt == TREASURE else DEAL

    def legal(self, state: Shaft, request: int) -> int:
        if state.to_act() < 0:
            raise IllegalAction("F2.1", "It is nobody's turn to decide anything.")
        if request not in state.legal_actions():
            if request < TUNNEL:
                raise IllegalAction("F2.2", "You do not have a card of this kind.")
            raise IllegalAction(
                "F2.3", "You do not have the card for it, or the tunnel forbids it."
            )
        return request


GAME = ShaftGame()
