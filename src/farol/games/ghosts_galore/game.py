"""Ghosts Galore as the program knows it: options, JSON, notation, positions."""

from typing import Final

from farol.core.actions import Action
from farol.core.event import Event
from farol.core.game import Game
from farol.core.options import Flag, Options
from farol.games.ghosts_galore import codes as c
from farol.games.ghosts_galore import view
from farol.games.ghosts_galore.actions import ACTIONS, OUTCOMES
from farol.games.ghosts_galore.layout import LAYOUT
from farol.games.ghosts_galore.refusals import legal
from farol.games.ghosts_galore.rules import GhostsGalore, new_game
from farol.games.ghosts_galore.tables import LEAST_SEATS, MOST_SEATS


class GhostsGaloreGame(Game[GhostsGalore]):
    """Claim track tiles for eight rounds, fill nine fields, please nine kinds of monsters."""

    name = "ghosts_galore"
    version = 1
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    order = 2
    options = (Flag("expert", default=False),)
    actions = ACTIONS
    layout = LAYOUT
    observe = staticmethod(view.observe)
    own = staticmethod(view.own)
    event_view = staticmethod(view.event_view)

    def start(self, seats: int, options: Options) -> GhostsGalore:
        """A game before its first deal."""
        return new_game(seats, options["expert"] is True)

    def together(self, state: GhostsGalore) -> range | list[int]:
        """G2.6: all choose their hidden tile in secret; G4.4: all place unseen."""
        if state.phase == c.CHOOSE_HIDDEN:
            return range(state.turn, state.seats)
        if state.phase not in (c.PLACE, c.PLACE_HIDDEN):
            return []
        left = (state.lamp - state.turn) % state.seats or state.seats  # G4.4: from the lamp on
        return [(state.turn + step) % state.seats for step in range(left)]

    def reveals(self, event: Event, seat: int) -> bool:
        """Whether the seat that acted may learn where the others place."""
        return event.kind == "placed" and event.seat != seat

    def request_of(self, state: GhostsGalore, action: int) -> int:
        """Sides are asked for by their names, which tell the board as well."""
        if action < c.DRAW:
            return c.SIDE_REQUEST + state.sides[state.turn] + action - c.SIDE
        return action

    def legal(self, state: GhostsGalore, request: int) -> int:
        """The legal action for a request."""
        return legal(state, request)

    def outcomes(self, state: GhostsGalore) -> Action:
        """The chance outcomes of this phase."""
        return OUTCOMES[state.phase]


GAME: Final = GhostsGaloreGame()
