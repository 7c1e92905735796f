"""Terminal colours of Saboteur, beside the common ones."""

from typing import Final

from farol.terminal.palette import Tone

TONES: Final = {
    "rock": Tone("#8a6f4d", "#a3865c", "yellow", "dim"),
    "tunnel": Tone("#f0c36a", "#6b4300", "bright_yellow", "bold"),
    "cut-off": Tone("#7d6b52", "#9a8a70", "white", "dim"),
    "stone": Tone("#a8b0bd", "#5d6675", "white", "bold"),
}
