"""Settings of a game."""

# compiled by mypyc

from typing import Final

from farol.core.compiled import mypyc_attr
from farol.core.native import i64

# modes
STANDARD: Final = 0  # a lone seat plays for its record
THREE_DERAILMENTS: Final = 1
LAURA: Final = 2

START_AT_RANDOM: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSettings:
    """Immutable; shared by all copies of a state."""

    def __init__(
        self,
        *,
        mode: i64,
        ribbon: bool,
        free_end: bool,
        value_rule_in_start: bool,
        broken_in_start: bool,
        laura_placed_by_player: bool,
        start: i64,
    ) -> None:
        self.mode = mode
        self.ribbon = ribbon
        self.free_end = free_end
        self.value_rule_in_start = value_rule_in_start
        self.broken_in_start = broken_in_start
        self.laura_placed_by_player = laura_placed_by_player
        self.start = start  # a seat or START_AT_RANDOM
