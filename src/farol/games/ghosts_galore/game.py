"""Ghosts Galore as the program knows it: options, JSON, notation, positions."""

from typing import Final

from farol.core.data import Json
from farol.core.event import Event
from farol.core.game import Game
from farol.core.options import Flag, Options
from farol.core.state import CHANCE
from farol.games.ghosts_galore import view
from farol.games.ghosts_galore.dump import dump_state, load_state
from farol.games.ghosts_galore.notation import (
    chance_notation,
    read_chance,
    read_wish,
    wish_notation,
)
from farol.games.ghosts_galore.parse import parse_wish, wish_json, wish_of
from farol.games.ghosts_galore.refusals import check_wish
from farol.games.ghosts_galore.rules import GhostsGalore, new_game
from farol.games.ghosts_galore.tables import LEAST_SEATS, MOST_SEATS


class GhostsGaloreGame(Game[GhostsGalore]):
    """Claim track tiles for eight rounds, fill nine fields, please nine kinds of monsters."""

    name = "ghosts_galore"
    version = 1
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    options = (Flag("expert", default=False),)

    def start(self, seats: int, options: Options) -> GhostsGalore:
        """A game before its first deal."""
        return new_game(seats, options["expert"] is True)

    def observe(self, state: GhostsGalore, seat: int | None) -> dict[str, Json]:
        """All that a seat (None: a spectator) may know of the state now."""
        return view.observe(state, seat)

    def own(self, state: GhostsGalore, seat: int) -> dict[str, Json]:
        """What a seat sees that spectators do not."""
        return view.own(state, seat)

    def event_view(self, event: Event, seat: int | None) -> dict[str, Json] | None:
        """What a seat (None: a spectator) learns from an event."""
        return view.event_view(event, seat)

    def reveals(self, event: Event, seat: int) -> bool:
        """Whether the seat that acted may learn where the others place."""
        return event.kind == "placed" and event.seat != seat

    def action_json(self, state: GhostsGalore, action: int) -> dict[str, Json]:
        """A legal action as a client shows and groups it."""
        return wish_json(wish_of(state, action))

    def parse_action(self, state: GhostsGalore, data: Json) -> int:
        """The legal action that `data` describes; BadAction or IllegalAction otherwise."""
        return check_wish(state, parse_wish(data))

    def notation(self, state: GhostsGalore, action: int) -> str:
        """A legal action or chance outcome in one word."""
        if state.to_act() == CHANCE:
            return chance_notation(state, action)
        return wish_notation(wish_of(state, action))

    def read_notation(self, state: GhostsGalore, text: str) -> int:
        """The inverse of `notation`; BadAction or IllegalAction otherwise."""
        if state.to_act() == CHANCE:
            return read_chance(state, text)
        return check_wish(state, read_wish(text))

    def dump(self, state: GhostsGalore) -> dict[str, Json]:
        """The whole state, secrets included."""
        return dump_state(state)

    def load(self, data: Json) -> GhostsGalore:
        """The inverse of `dump`; BadPosition says what is wrong."""
        return load_state(data)


GHOSTS_GALORE: Final = GhostsGaloreGame()
