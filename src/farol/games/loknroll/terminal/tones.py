"""Colours that Lok'n'Roll has in a terminal beside those that every game has."""

from typing import Final

from farol.terminal.palette import Tone

TONES: Final = {
    "rail": Tone("#d9b36c", "#7a4b00", "yellow"),
    "locomotive": Tone("#ff7a59", "#b3320f", "bright_red", "bold"),
}
