"""Terminal colours of Lok'n'Roll, beside the common ones."""

from typing import Final

from farol.terminal.palette import Tone

TONES: Final = {
    "rail": Tone("#d9b36c", "#7a4b00", "yellow"),
    "locomotive": Tone("#ff7a59", "#b3320f", "bright_red", "bold"),
}
