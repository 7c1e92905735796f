"""Embers as the rest of the program sees it."""

from typing import ClassVar

from embers.actions import ACTIONS, DEAL, EVENTS
from embers.rules import KINDS, LOOK, NONE, Embers
from farol.core.actions import Action, ActionSpace
from farol.core.data import Json
from farol.core.declared import DeclaredGame, Telling
from farol.core.errors import IllegalAction
from farol.core.event import Event
from farol.core.state import CHANCE, OVER


class EmbersGame(DeclaredGame[Embers]):
    """What the game is called, what its seats see, and what they may ask for."""

    name: ClassVar[str] = "embers"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 4)
    state_class = Embers
    actions: ClassVar[ActionSpace] = ACTIONS
    events: ClassVar[Telling] = EVENTS
    chance: ClassVar[Action] = DEAL

    # views

    def observe(self, state: Embers, seat: int | None) -> dict[str, Json]:
        hearth: list[Json] = [] if state.hearth == NONE else [None]
        view = self.standing(state, {CHANCE: "deal", OVER: "over"}.get(state.to_act(), "turn"))
        view["pile"] = sum(state.pile)
        view["hearth"] = [KINDS[state.hearth]] if state.is_over() else hearth
        view["players"] = [self.player(state, other) for other in range(state.seats)]
        view["flare"] = state.flare
        if seat is not None:
            view.update(self.own(state, seat))
        return view

    def player(self, state: Embers, seat: int) -> dict[str, Json]:
        over = state.is_over()
        return {
            "hand": len(state.hands[seat]),
            "row": [KINDS[kind] for kind in state.rows[seat]],
            "burnt": [KINDS[kind] for kind in state.burnt[seat]],
            "buried": [KINDS[kind] if over else None for kind in state.buried[seat]],
            "looked": state.looked[seat],
            "passed": state.passed[seat],
        }

    def own(self, state: Embers, seat: int) -> dict[str, Json]:
        known = state.knows_hearth(seat)
        return {
            "me": {
                "hand": [KINDS[kind] for kind in state.hands[seat]],
                "buried": [KINDS[kind] for kind in state.buried[seat]],
                "hearth": KINDS[state.hearth] if known else None,
            }
        }

    def reveals(self, event: Event, seat: int) -> bool:  # noqa: ARG002
        return event.kind in {"looked", "turned", "opened", "over"}

    # actions

    def legal(self, state: Embers, request: int) -> int:
        if state.to_act() < 0:
            raise IllegalAction("E2.2", "It is nobody's turn to decide anything.")
        if request not in state.legal_actions():
            if request != LOOK:
                raise IllegalAction("E2.1", "You do not have a card of this kind.")
            if state.looked[state.turn]:
                raise IllegalAction("E2.1", "You have looked at the hearth already.")
            raise IllegalAction("E2.3", "Two sparks flare: nobody may look at the hearth.")
        return request


GAME = EmbersGame()
