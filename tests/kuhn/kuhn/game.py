"""Kuhn's poker as the rest of the program sees it."""

from typing import ClassVar

from kuhn.actions import ACTIONS, DEAL
from kuhn.layout import LAYOUT
from kuhn.rules import CARDS, NONE, SEATS, Kuhn

from farol.core.actions import Action, ActionSpace
from farol.core.data import Json
from farol.core.errors import IllegalAction
from farol.core.event import Event
from farol.core.game import Game
from farol.core.options import Options
from farol.core.state import CHANCE, OVER

SAID = ("pass", "bet")


class KuhnGame(Game[Kuhn]):
    """What the game is called, what its seats see, and what they may ask for."""

    name: ClassVar[str] = "kuhn"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(SEATS, SEATS + 1)
    actions: ClassVar[ActionSpace] = ACTIONS
    layout = LAYOUT

    def start(self, seats: int, options: Options) -> Kuhn:  # noqa: ARG002
        return Kuhn(seats)

    def observe(self, state: Kuhn, seat: int | None) -> dict[str, Json]:
        to_act = state.to_act()
        view: dict[str, Json] = {
            "game": self.name,
            "phase": {CHANCE: "deal", OVER: "over"}.get(to_act, "turn"),
            "to_act": None if to_act in {CHANCE, OVER} else to_act,
            "cards": [CARDS[card] if state.is_shown() else None for card in state.cards],
            "said": [SAID[word] for word in state.said],
        }
        if to_act == OVER:
            view["result"] = {"scores": list(state.scores()), "places": list(state.ranking())}
        if seat is not None:
            own = CARDS[state.cards[seat]] if seat < len(state.cards) else None
            view["me"] = {"card": own}
        return view

    def event_view(self, event: Event, seat: int | None) -> dict[str, Json]:
        view: dict[str, Json] = {"kind": event.kind}
        if event.seat != NONE:
            view["seat"] = event.seat
        if event.kind == "over":
            view["scores"] = list(event.public)
        elif event.public:
            view["card"] = CARDS[event.public[0]]
        elif event.private and event.seen_by(seat):
            view["card"] = CARDS[event.private[0]]
        return view

    def reveals(self, event: Event, seat: int) -> bool:  # noqa: ARG002
        return event.kind in {"dealt", "shown", "over"}

    def legal(self, state: Kuhn, request: int) -> int:
        if state.to_act() < 0:
            raise IllegalAction("K2.1", "It is nobody's turn to decide anything.")
        return request

    def outcomes(self, state: Kuhn) -> Action:  # noqa: ARG002
        return DEAL


GAME = KuhnGame()
