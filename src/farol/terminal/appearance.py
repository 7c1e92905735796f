"""How a picture looks: letters, light, colours, motion."""

from dataclasses import dataclass
from typing import Final

from farol.terminal.pace import Pace

KNOWN: Final = {"truecolor": "full", "windows": "16", "256": "256", "standard": "16", None: "none"}


@dataclass(frozen=True)
class Appearance:
    """What somebody asked for; `auto` takes what the terminal says of itself."""

    ascii: bool = False
    light: bool = False
    colours: str = "auto"  # full, 256, 16 or none
    pace: Pace = "normal"
    confirm: bool = False  # every move is asked about once more

    @property
    def by_terminal(self) -> bool:
        """Whether colours are those of the terminal itself, if there are any."""
        return self.colours in {"16", "none"}


def colours_of(system: str | None) -> str:
    """Which colours a terminal has, by what Rich calls them.

    >>> colours_of("standard"), colours_of(None)
    ('16', 'none')
    """
    return KNOWN.get(system, "full")
