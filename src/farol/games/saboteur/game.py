"""Saboteur as the rest of the program sees it."""

from typing import ClassVar, Final

from farol.core.data import Json
from farol.core.errors import BadAction, BadOptions
from farol.core.event import Event
from farol.core.game import Game
from farol.core.options import Flag, Number, Options, OptionsSchema
from farol.games.saboteur import dump, notation, parse, view
from farol.games.saboteur.rules import Saboteur, new_saboteur
from farol.games.saboteur.tables import MAX_SEATS

DRAWN_BY_LOT: Final = 0


class SaboteurGame(Game[Saboteur]):
    """Three rounds of digging, doubting and gold, for three to ten seats."""

    name: ClassVar[str] = "saboteur"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, MAX_SEATS + 1)
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

    def observe(self, state: Saboteur, seat: int | None) -> dict[str, Json]:
        """All that a seat (None: a spectator) may know."""
        return view.observe(state, seat)

    def own(self, state: Saboteur, seat: int) -> dict[str, Json]:
        """What a seat sees that spectators do not."""
        return view.own(state, seat)

    def event_view(self, event: Event, seat: int | None) -> dict[str, Json]:
        """What a seat (None: a spectator) learns from an event."""
        return view.event_view(event, seat)

    def reveals(self, event: Event, seat: int) -> bool:  # noqa: ARG002
        """Whether the seat that acted may learn from it a goal, the roles, somebody's gold."""
        return event.kind in view.REVEALING

    def action_json(self, state: Saboteur, action: int) -> dict[str, Json]:
        """A legal action as a client shows it; a laid card says which goals it would turn up."""
        return parse.action_json(state, action)

    def parse_action(self, state: Saboteur, data: Json) -> int:
        """The legal action that `data` describes."""
        return parse.parse_action(state, data)

    def notation(self, state: Saboteur, action: int) -> str:
        """Such as `curve-es'@3,-1`, `break:lamp:2` or `discard:map`; seats count from 1."""
        return notation.write(state, action)

    def read_notation(self, state: Saboteur, text: str) -> int:
        """The inverse of `notation`."""
        if not isinstance(text, str):
            raise BadAction("Notation is text.")
        return notation.read(state, text)

    def dump(self, state: Saboteur) -> dict[str, Json]:
        """The whole state."""
        return dump.dump(state)

    def load(self, data: Json) -> Saboteur:
        """The inverse of `dump`."""
        return dump.load(data)


SABOTEUR: Final = SaboteurGame()
