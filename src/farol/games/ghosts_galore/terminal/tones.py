"""Terminal colours of Ghosts Galore, beside the common ones."""

from typing import Final

from farol.terminal.palette import Tone

TONES: Final = {
    "rail": Tone("#d9b36c", "#7a4b00", "yellow"),
    "rock": Tone("#8a6f4d", "#a3865c", "yellow", "dim"),
    "tunnel": Tone("#f0c36a", "#6b4300", "bright_yellow", "bold"),
    "door-bone": Tone("#f5f0e0", "#5a5040", "bright_white", "bold"),
    "door-tooth": Tone("#ff9f7a", "#a03a10", "bright_red", "bold"),
    "door-plain": Tone("#8fa3bf", "#5a6b85", "white"),
    "monster-dragon": Tone("#ff7a59", "#b3320f", "bright_red", "bold"),
    "monster-ghost": Tone("#dfe8ff", "#41557a", "bright_white", "bold"),
    "monster-golem": Tone("#c0a98a", "#6b5434", "white", "bold"),
    "monster-satyr": Tone("#e0a0ff", "#7a2aa0", "bright_magenta", "bold"),
    "monster-skeleton": Tone("#f5f0e0", "#5a5040", "bright_white", "bold"),
    "monster-slime": Tone("#8fe06b", "#2c7a10", "bright_green", "bold"),
    "monster-bat": Tone("#b9a4ef", "#54359a", "magenta", "bold"),
    "monster-werewolf": Tone("#f2a65a", "#9a4f00", "yellow", "bold"),
    "monster-wisp": Tone("#7fe6ff", "#0b6b8f", "bright_cyan", "bold"),
}
