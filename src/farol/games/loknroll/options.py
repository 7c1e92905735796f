"""Options of the game, and the settings derived from them."""

from typing import Final

from farol.core.errors import BadOptions
from farol.core.options import Choice, Flag, Options, OptionsSchema
from farol.games.loknroll.settings import LAURA, START_AT_RANDOM, THREE_DERAILMENTS, GameSettings
from farol.games.loknroll.tables import MAX_SEATS
from farol.games.loknroll.view import GEOMETRY_WORDS, MODE_WORDS

OPTIONS: Final[OptionsSchema] = (
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


def agreed(seats: int, options: Options) -> GameSettings:
    """The settings of a table; BadOptions names incompatible options."""
    mode = MODE_WORDS.index(str(options["mode"]))
    if mode in {THREE_DERAILMENTS, LAURA} and seats != 1:
        raise BadOptions(f"The mode {options['mode']!r} is for one seat alone, not for {seats}.")
    word = str(options["start"])
    start = START_AT_RANDOM if word == "random" else int(word.removeprefix("seat_")) - 1
    if start >= seats:
        raise BadOptions(f"Seat {start + 1} cannot begin: there are only {seats} seats.")
    return GameSettings(
        mode=mode,
        ribbon=options["geometry"] == "ribbon",
        free_end=options["free_end"] is True,
        value_rule_in_start=options["value_rule_in_start"] is True,
        broken_in_start=options["broken_in_start"] is True,
        laura_placed_by_player=options["laura_placed_by_player"] is True,
        start=start,
    )
