"""How a picture looks: letters, light, colours, motion."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Looks:
    """What somebody asked for; `auto` takes what the terminal says of itself."""

    ascii: bool = False
    light: bool = False
    colours: str = "auto"  # full, 16 or none
    still: bool = False  # everything at once
