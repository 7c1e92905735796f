"""Terminal colours of Halloween, beside the common ones."""

from typing import Final

from farol.terminal.palette import Tone

TONES: Final = {
    "bonus": Tone("#e0a0ff", "#7a2aa0", "bright_magenta"),
    "ghost-blue": Tone("#7ab8ff", "#1a56a8", "bright_blue", "bold"),
    "ghost-green": Tone("#7fe08a", "#1f7a2c", "bright_green", "bold"),
    "ghost-yellow": Tone("#ffe66b", "#806400", "bright_yellow", "bold"),
    "ghost-orange": Tone("#ffad5c", "#a35200", "yellow", "bold"),
    "ghost-red": Tone("#ff7a7a", "#b01c1c", "bright_red", "bold"),
}
