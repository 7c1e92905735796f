"""Saboteur's Game: options, outcomes, claims."""

from typing import ClassVar, Final

from farol.core.actions import Action, ActionSpace
from farol.core.claims import ClaimSpace
from farol.core.errors import BadOptions
from farol.core.event import Event
from farol.core.game import Game
from farol.core.options import Flag, Number, Options, OptionsSchema
from farol.games.saboteur import view
from farol.games.saboteur.actions import ACTIONS, OUTCOMES
from farol.games.saboteur.claims import CLAIMS, OF_A_ROUND, is_round
from farol.games.saboteur.layout import LAYOUT
from farol.games.saboteur.refusals import legal
from farol.games.saboteur.rules import Saboteur, new_saboteur
from farol.games.saboteur.tables import MAX_SEATS

ABOUT_A_ROUND: Final = frozenset(claim.name for claim in OF_A_ROUND)
DRAWN_BY_LOT: Final = 0


class SaboteurGame(Game[Saboteur]):
    """Three rounds of digging for gold, for three to ten seats."""

    name: ClassVar[str] = "saboteur"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, MAX_SEATS + 1)
    order: ClassVar[int] = 1
    options: ClassVar[OptionsSchema] = (
        Flag("require_start_connection", default=True),
        Flag("allow_self_sabotage", default=True),
        Flag("auto_pick_gold", default=False),
        Number(
            "first_seat",
            default=DRAWN_BY_LOT,
            low=DRAWN_BY_LOT,
            high=MAX_SEATS,
            names="option-first_seat",
            names_a_seat=True,
        ),
    )

    actions: ClassVar[ActionSpace] = ACTIONS
    claims: ClassVar[ClaimSpace] = CLAIMS
    layout = LAYOUT
    observe = staticmethod(view.observe)
    own = staticmethod(view.own)
    event_view = staticmethod(view.event_view)
    shows = staticmethod(view.shows)

    def start(self, seats: int, options: Options) -> Saboteur:
        """A game with these options; `first_seat` counts seats from 1."""
        first = options["first_seat"]
        assert isinstance(first, int)
        if first > seats:
            raise BadOptions(f"Seat {first} cannot begin: this table has {seats} seats.")
        state = new_saboteur(seats, options["require_start_connection"] is True)
        state.self_sabotage = options["allow_self_sabotage"] is True
        state.auto_gold = options["auto_pick_gold"] is True
        if first != DRAWN_BY_LOT:
            state.first = first - 1
            state.begin_round()
        return state

    def legal(self, state: Saboteur, request: int) -> int:
        """The legal action for a request."""
        return legal(state, request)

    def outcomes(self, state: Saboteur) -> Action:
        """The chance outcomes of this phase."""
        return OUTCOMES[state.phase]

    def claims_open(self, state: Saboteur) -> list[str]:
        """Claims about a round are possible during one; manners at any time."""
        names = super().claims_open(state)
        if is_round(state):
            return names
        return [name for name in names if name not in ABOUT_A_ROUND]

    def reveals(self, event: Event, seat: int) -> bool:  # noqa: ARG002
        """Whether the event may reveal a goal, roles or others' gold to the acting seat."""
        return event.kind in view.REVEALING


GAME: Final = SaboteurGame()
