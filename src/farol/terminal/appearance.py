"""Display options: ASCII, theme, colours, pace."""

from dataclasses import dataclass
from typing import Final

from farol.terminal.pace import Pace

KNOWN: Final = {"truecolor": "full", "windows": "16", "256": "256", "standard": "16", None: "none"}


@dataclass(frozen=True)
class Appearance:
    """Display options; `auto` colours are detected."""

    ascii: bool = False
    light: bool = False
    colours: str = "auto"  # full, 256, 16 or none
    pace: Pace = "normal"
    confirm: bool = False  # moves need a confirmation

    @property
    def by_terminal(self) -> bool:
        """Whether the terminal's own palette is used."""
        return self.colours in {"16", "none"}


def colours_of(system: str | None) -> str:
    """The colour mode for Rich's name of a colour system.

    >>> colours_of("standard"), colours_of(None)
    ('16', 'none')
    """
    return KNOWN.get(system, "full")
