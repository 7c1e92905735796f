"""Lok'n'Roll's Game: options, outcomes, odds."""

from typing import ClassVar, Final

from farol.core.actions import Action, ActionSpace
from farol.core.data import Json
from farol.core.event import Event
from farol.core.game import Game
from farol.core.options import Options, OptionsSchema, Setup
from farol.games.loknroll import view
from farol.games.loknroll.actions import ACTIONS, OUTCOMES, request_of, shows
from farol.games.loknroll.layout import LAYOUT
from farol.games.loknroll.odds import has_odds, odds
from farol.games.loknroll.options import OPTIONS, agreed
from farol.games.loknroll.refusals import legal
from farol.games.loknroll.rules import LokState, new_state
from farol.games.loknroll.tables import MAX_SEATS
from farol.games.loknroll.view_parts import odds_json


class LokNRoll(Game[LokState]):
    """A common track, a common locomotive, 1 to 4 seats.

    `scores` are sums of card values and the lowest wins. Alone, `ranking` is [1] for a record
    game, for keeping within three derailments, and for beating or equalling Laura; else [2].
    """

    name: ClassVar[str] = "loknroll"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, MAX_SEATS + 1)
    order: ClassVar[int] = 3
    options: ClassVar[OptionsSchema] = OPTIONS
    alone: ClassVar[tuple[Setup, ...]] = (
        Setup("record", {"mode": "standard"}),
        Setup("three_derailments", {"mode": "three_derailments"}),
        Setup("laura", {"mode": "laura"}),
    )
    actions: ClassVar[ActionSpace] = ACTIONS
    layout = LAYOUT
    observe = staticmethod(view.observe)
    own = staticmethod(view.own)
    event_view = staticmethod(view.event_view)
    request_of = staticmethod(request_of)
    legal = staticmethod(legal)
    shows = staticmethod(shows)

    def start(self, seats: int, options: Options) -> LokState:
        """A new game; the solo modes are for one seat."""
        return new_state(seats, agreed(seats, options))

    def outcomes(self, state: LokState) -> Action:
        """The starting seat, the number of wheels, or the drawn card."""
        return OUTCOMES[state.phase]

    def odds(self, state: LokState, action: int) -> dict[str, Json] | None:
        """The exact odds of a pass, a roll, or a card laid and rolled for at once; else None."""
        return odds_json(odds(state, action)) if has_odds(state, action) else None

    def reveals(self, event: Event, seat: int) -> bool:
        """Whether the event may reveal others' hands to the acting seat."""
        return event.kind == "revealed" and event.seat != seat


GAME: Final = LokNRoll()
