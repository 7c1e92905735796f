"""Which colours the styles of a picture have: full, sixteen, or none; on dark and on light.

Nothing is told by colour alone: every state has a letter, a frame or a weight of its own.
"""

from typing import Final, NamedTuple

from rich.style import Style

from farol.terminal.looks import Looks


class Tone(NamedTuple):
    """One style: on dark, on light, of the sixteen, and what remains without colours."""

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
    "rail": Tone("#d9b36c", "#7a4b00", "yellow"),
    "locomotive": Tone("#ff7a59", "#b3320f", "bright_red", "bold"),
    "earth": Tone("", "", "", "", "#1b2130", "#efe7d6"),
    "soil": Tone("", "", "", "", "#2a2118", "#e6d8bd"),
    "rock": Tone("#8a6f4d", "#a3865c", "yellow", "dim"),
    "tunnel": Tone("#f0c36a", "#6b4300", "bright_yellow", "bold"),
    "cut-off": Tone("#7d6b52", "#9a8a70", "white", "dim"),
    "start": Tone("#ffffff", "#000000", "bright_white", "bold"),
    "stone": Tone("#a8b0bd", "#5d6675", "white", "bold"),
    "back": Tone("#b79ad9", "#5b3a8a", "magenta", "", "#241c33", "#e4dbf0"),
    "bonus": Tone("#e0a0ff", "#7a2aa0", "bright_magenta"),
    "door-bone": Tone("#f5f0e0", "#5a5040", "bright_white", "bold"),
    "door-tooth": Tone("#ff9f7a", "#a03a10", "bright_red", "bold"),
    "door-plain": Tone("#8fa3bf", "#5a6b85", "white"),
    "ghost-blue": Tone("#7ab8ff", "#1a56a8", "bright_blue", "bold"),
    "ghost-green": Tone("#7fe08a", "#1f7a2c", "bright_green", "bold"),
    "ghost-yellow": Tone("#ffe66b", "#806400", "bright_yellow", "bold"),
    "ghost-orange": Tone("#ffad5c", "#a35200", "yellow", "bold"),
    "ghost-red": Tone("#ff7a7a", "#b01c1c", "bright_red", "bold"),
    "monster-dragon": Tone("#ff7a59", "#b3320f", "bright_red", "bold"),
    "monster-ghost": Tone("#dfe8ff", "#41557a", "bright_white", "bold"),
    "monster-golem": Tone("#c0a98a", "#6b5434", "white", "bold"),
    "monster-satyr": Tone("#e0a0ff", "#7a2aa0", "bright_magenta", "bold"),
    "monster-skeleton": Tone("#f5f0e0", "#5a5040", "bright_white", "bold"),
    "monster-slime": Tone("#8fe06b", "#2c7a10", "bright_green", "bold"),
    "monster-bat": Tone("#b9a4ef", "#54359a", "magenta", "bold"),
    "monster-werewolf": Tone("#f2a65a", "#9a4f00", "yellow", "bold"),
    "monster-wisp": Tone("#7fe6ff", "#0b6b8f", "bright_cyan", "bold"),
    **{f"seat-{number}": tone for number, tone in enumerate(SEATS)},
}


# Grounds of 256 colours: what would be nearest to the full ones is black, or a loud blue.
GROUNDS_256: Final = {
    "earth": ("#262626", "#e4e4e4"),
    "soil": ("#3a3a3a", "#d0d0d0"),
    "back": ("#303030", "#dadada"),
    "lit": ("#5f5f00", "#ffffaf"),
}
NO_TONE: Final = Tone("", "", "")
CHOSEN: Final = Style(reverse=True, bold=True)  # where a ground of its own cannot be seen


class Palette:
    """Styles for one kind of terminal."""

    def __init__(self, looks: Looks) -> None:
        self._looks = looks
        self._made: dict[str, Style] = {}

    def style(self, words: str) -> Style:
        """The style that some words mean together; the last one wins where they disagree."""
        if words not in self._made:
            style = Style()
            for word in words.split():
                style += self._one(word)
            self._made[words] = style
        return self._made[words]

    def _one(self, word: str) -> Style:
        tone = TONES.get(word, NO_TONE)
        if word in {"chosen", "lit"} and self._looks.by_terminal:
            return CHOSEN
        weight = Style.parse(tone.weight) if tone.weight else Style()
        if word == "dim" and not self._looks.by_terminal:
            weight = Style()  # its colour is faint enough to be read
        if self._looks.colours == "none":
            return weight
        if self._looks.colours == "16":
            # a dark colour on light ground: the bright ones would vanish there
            colour = tone.ansi.removeprefix("bright_") if self._looks.light else tone.ansi
            vanishes = self._looks.light and colour in {"white", "yellow"}
            return weight + Style(color="black" if vanishes else colour or None)
        colour = tone.light if self._looks.light else tone.dark
        grounds = (tone.behind_dark, tone.behind_light)
        if self._looks.colours == "256":
            grounds = GROUNDS_256.get(word, grounds)
        behind = grounds[self._looks.light]
        return weight + Style(color=colour or None, bgcolor=behind or None)
