"""Colours of styles: full, 256, 16 or none; dark and light.

No information is in colour alone: every state also has a letter, a frame or a weight.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from rich.style import Style

from farol.terminal.appearance import Appearance


class Tone(NamedTuple):
    """One style: dark, light, its ANSI colour, and its weight without colours."""

    dark: str
    light: str
    ansi: str
    weight: str = ""
    behind_dark: str = ""
    behind_light: str = ""


SEATS: Final = (
    Tone("#f2a65a", "#9a4f00", "bright_yellow", "bold"),
    Tone("#6cb8e6", "#0b5c8f", "bright_blue", "bold"),
    Tone("#8fce7e", "#2c6b1f", "bright_green", "bold"),
    Tone("#e38ac0", "#8f1f66", "bright_magenta", "bold"),
    Tone("#e6d36c", "#6f5f00", "yellow", "bold"),
    Tone("#7fd6cf", "#0b6b64", "bright_cyan", "bold"),
    Tone("#e67f6c", "#9a2a16", "bright_red", "bold"),
    Tone("#b9a4ef", "#54359a", "magenta", "bold"),
    Tone("#c0c7cf", "#4a5560", "white", "bold"),
    Tone("#a4bd5a", "#556b0b", "green", "bold"),
)
TONES: Final = {
    "frame": Tone("#5a6b85", "#8592a6", "cyan"),
    "title": Tone("#f0d9a8", "#5a4010", "bright_white", "bold"),
    "dim": Tone("#8794ab", "#586273", "white", "dim"),
    "can": Tone("#ffd75f", "#8a5a00", "bright_yellow", "bold"),
    "chosen": Tone("", "", "", "bold", "#6b571c", "#ffe08a"),
    "lit": Tone("", "", "", "bold", "#4d4018", "#ffe9a8"),
    "badge": Tone("", "", "", "reverse"),
    "news": Tone("", "", "", "bold underline"),
    "danger": Tone("#ff6b5e", "#b3200f", "bright_red", "bold"),
    "gold": Tone("#ffcf3f", "#7d5c00", "bright_yellow", "bold"),
    "paper": Tone("#e9dfc9", "#3d3524", "white"),
    "value": Tone("#ffffff", "#000000", "bright_white", "bold"),
    "earth": Tone("", "", "", "", "#1b2130", "#efe7d6"),
    "soil": Tone("", "", "", "", "#2a2118", "#e6d8bd"),
    "start": Tone("#ffffff", "#000000", "bright_white", "bold"),
    "back": Tone("#b79ad9", "#5b3a8a", "magenta", "", "#241c33", "#e4dbf0"),
    **{f"seat-{number}": tone for number, tone in enumerate(SEATS)},
}


# Backgrounds for 256 colours: the nearest ones to the full colours are black or a loud blue.
GROUNDS_256: Final = {
    "earth": ("#262626", "#e4e4e4"),
    "soil": ("#3a3a3a", "#d0d0d0"),
    "back": ("#303030", "#dadada"),
    "lit": ("#5f5f00", "#ffffaf"),
}
NO_TONE: Final = Tone("", "", "")
CHOSEN: Final = Style(reverse=True, bold=True)  # where a background of its own cannot be seen


class Palette:
    """Styles for one colour mode; games may add tones."""

    def __init__(
        self, appearance: Appearance, own: Mapping[str, Tone] = MappingProxyType({})
    ) -> None:
        self._appearance = appearance
        self._own = own
        self._made: dict[str, Style] = {}

    def style(self, words: str) -> Style:
        """The combined style of some words; later words override earlier ones."""
        if words not in self._made:
            style = Style()
            for word in words.split():
                style += self._one(word)
            self._made[words] = style
        return self._made[words]

    def _one(self, word: str) -> Style:
        tone = self._own.get(word) or TONES.get(word, NO_TONE)
        if word in {"chosen", "lit"} and self._appearance.by_terminal:
            return CHOSEN
        weight = Style.parse(tone.weight) if tone.weight else Style()
        if word == "dim" and not self._appearance.by_terminal:
            weight = Style()  # faint by its colour
        if self._appearance.colours == "none":
            return weight
        if self._appearance.colours == "16":
            # a dark colour on a light background: the bright ones would be invisible
            colour = tone.ansi.removeprefix("bright_") if self._appearance.light else tone.ansi
            vanishes = self._appearance.light and colour in {"white", "yellow"}
            return weight + Style(color="black" if vanishes else colour or None)
        colour = tone.light if self._appearance.light else tone.dark
        grounds = (tone.behind_dark, tone.behind_light)
        if self._appearance.colours == "256":
            grounds = GROUNDS_256.get(word, grounds)
        behind = grounds[self._appearance.light]
        return weight + Style(color=colour or None, bgcolor=behind or None)
