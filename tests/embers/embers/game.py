"""Embers as the rest of the program sees it."""

from typing import ClassVar

from embers.actions import ACTIONS, DEAL
from embers.layout import layout_of
from embers.rules import KINDS, LOOK, NONE, Embers
from farol.core.actions import Action, ActionSpace
from farol.core.data import Json
from farol.core.errors import IllegalAction
from farol.core.event import Event
from farol.core.game import Game
from farol.core.options import Options
from farol.core.state import CHANCE, OVER


class EmbersGame(Game[Embers]):
    """What the game is called, what its seats see, and what they may ask for."""

    name: ClassVar[str] = "embers"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 4)
    actions: ClassVar[ActionSpace] = ACTIONS

    def __init__(self, state_class: type[Embers] = Embers) -> None:
        self.state_class = state_class
        self.layout = layout_of(state_class)

    def start(self, seats: int, options: Options) -> Embers:  # noqa: ARG002
        return self.state_class(seats)

    # views

    def observe(self, state: Embers, seat: int | None) -> dict[str, Json]:
        to_act = state.to_act()
        hearth: list[Json] = [] if state.hearth == NONE else [None]
        view: dict[str, Json] = {
            "game": self.name,
            "phase": {CHANCE: "deal", OVER: "over"}.get(to_act, "turn"),
            "to_act": None if to_act in {CHANCE, OVER} else to_act,
            "pile": sum(state.pile),
            "hearth": [KINDS[state.hearth]] if state.is_over() else hearth,
            "players": [self.player(state, other) for other in range(state.seats)],
            "flare": state.flare,
        }
        if to_act == OVER:
            view["result"] = {"scores": list(state.scores()), "places": list(state.ranking())}
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

    def event_view(self, event: Event, seat: int | None) -> dict[str, Json]:
        view: dict[str, Json] = {"kind": event.kind}
        if event.seat != NONE:
            view["seat"] = event.seat
        if event.kind == "over":
            view["scores"] = list(event.public)
        elif event.public:
            view["card"] = KINDS[event.public[0]]
        elif event.private and event.seen_by(seat):
            view["card"] = KINDS[event.private[0]]
        return view

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

    def outcomes(self, state: Embers) -> Action:  # noqa: ARG002
        return DEAL


GAME = EmbersGame()
