"""Lok'n'Roll as the rest of the program sees it."""

from typing import ClassVar, Final

from farol.core.data import Fields, Json
from farol.core.errors import BadOptions, BadPosition, FarolError
from farol.core.event import Event
from farol.core.game import Game
from farol.core.options import Choice, Flag, Options, OptionsSchema, complete_options
from farol.games.loknroll import dump, notation, parse, view
from farol.games.loknroll.odds import has_odds, odds
from farol.games.loknroll.rules import LokState, new_state
from farol.games.loknroll.settings import LAURA, START_AT_RANDOM, THREE_DERAILMENTS, Settings
from farol.games.loknroll.tables import MAX_SEATS
from farol.games.loknroll.view import GEOMETRY_WORDS, MODE_WORDS


class LokNRoll(Game[LokState]):
    """A common track, a common locomotive, 1 to 4 seats.

    `scores` are sums of card values and the lowest wins. Alone, `ranking` is [1] for a record
    game, for keeping within three derailments, and for beating or equalling Laura; else [2].
    """

    name: ClassVar[str] = "loknroll"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, MAX_SEATS + 1)
    options: ClassVar[OptionsSchema] = (
        Choice("mode", MODE_WORDS, dict.fromkeys(MODE_WORDS[1:], (1, 1))),
        Choice("geometry", GEOMETRY_WORDS),
        Flag("free_end", default=False),
        Flag("value_rule_in_start", default=True),
        Flag("broken_in_start", default=True),
        Flag("laura_placed_by_player", default=False, only=("mode", "laura")),
        Choice(
            "start",
            ("random", *(f"seat_{seat}" for seat in range(1, MAX_SEATS + 1))),
            {f"seat_{seat}": (seat, MAX_SEATS) for seat in range(1, MAX_SEATS + 1)},
        ),
    )

    def start(self, seats: int, options: Options) -> LokState:
        """A fresh game; the solo modes are for one seat."""
        return new_state(seats, _settings(seats, options, BadOptions))

    def observe(self, state: LokState, seat: int | None) -> dict[str, Json]:
        """All that a seat (None: a spectator) knows now."""
        return view.observe(state, seat)

    def own(self, state: LokState, seat: int) -> dict[str, Json]:
        """What a seat sees that spectators do not."""
        return view.own(state, seat)

    def event_view(self, event: Event, seat: int | None) -> dict[str, Json] | None:
        """What a seat (None: a spectator) learns from an event."""
        return view.event_view(event, seat)

    def odds(self, state: LokState, action: int) -> dict[str, Json] | None:
        """The exact odds of a pass, a roll, or a card laid and rolled for at once; else None."""
        return view.odds_json(odds(state, action)) if has_odds(state, action) else None

    def reveals(self, event: Event, seat: int) -> bool:
        """Whether the seat that acted may learn from it the hands of the others."""
        return event.kind == "revealed" and event.seat != seat

    def action_json(self, state: LokState, action: int) -> dict[str, Json]:
        """What decides the action, and under `shows` what the client may show of it."""
        return parse.action_json(state, action)

    def parse_action(self, state: LokState, data: Json) -> int:
        """The legal action that `data` describes; what it `shows` does not count."""
        return parse.parse_action(state, data)

    def notation(self, state: LokState, action: int) -> str:
        """Such as `turn-a-3@90`, `put:long-1`, `pair:long-1`, `draw:short-2` or `wheels:3`."""
        return notation.write(state, action)

    def read_notation(self, state: LokState, text: str) -> int:
        """The inverse of `notation`."""
        return notation.read(state, text)

    def dump(self, state: LokState) -> dict[str, Json]:
        """The whole state."""
        return dump.dump(state)

    def load(self, data: Json) -> LokState:
        """The inverse of `dump`."""
        fields = Fields(data, "A position", BadPosition)
        seats = fields.integer("seats", 1, MAX_SEATS)
        given = fields.value("options")
        if not isinstance(given, dict) or len(given) != len(self.options):
            raise BadPosition("A position's options must be a JSON object with every option.")
        try:
            options = complete_options(self.options, given)
        except BadOptions as error:
            raise BadPosition(str(error)) from error
        return dump.load(seats, _settings(seats, options, BadPosition), fields)


def _settings(seats: int, options: Options, error: type[FarolError]) -> Settings:
    mode = MODE_WORDS.index(str(options["mode"]))
    if mode in {THREE_DERAILMENTS, LAURA} and seats != 1:
        raise error(f"The mode {options['mode']!r} is for one seat alone, not for {seats}.")
    word = str(options["start"])
    start = START_AT_RANDOM if word == "random" else int(word.removeprefix("seat_")) - 1
    if start >= seats:
        raise error(f"Seat {start + 1} cannot begin: there are only {seats} seats.")
    return Settings(
        mode=mode,
        ribbon=options["geometry"] == "ribbon",
        free_end=options["free_end"] is True,
        value_rule_in_start=options["value_rule_in_start"] is True,
        broken_in_start=options["broken_in_start"] is True,
        laura_placed_by_player=options["laura_placed_by_player"] is True,
        start=start,
    )


LOKNROLL: Final = LokNRoll()
