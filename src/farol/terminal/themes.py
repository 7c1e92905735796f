"""Textual themes: full colours, 256, or the terminal's palette."""

from typing import Final

from textual.theme import BUILTIN_THEMES, Theme

from farol.terminal.appearance import Appearance

KINDS: Final = {"256": "-256", "16": "-16", "none": "-16"}  # otherwise the full ones


def _of_terminal(name: str, ground: str, letters: str, dark: bool) -> Theme:
    """A 16-colour theme; the background is explicit so that text stays readable."""
    cursor = {"block-cursor-background": letters, "block-cursor-foreground": ground}
    bars = {"scrollbar": letters, "scrollbar-background": ground}
    usual = BUILTIN_THEMES["ansi-dark" if dark else "ansi-light"].variables
    return Theme(
        name,
        primary=letters,
        foreground=letters,
        dark=dark,
        ansi=True,
        background=ground,
        surface=ground,
        panel=ground,
        boost=ground,
        variables={**usual, **cursor, **bars},
    )


THEMES: Final = (
    Theme("farol-dark", primary="#ffd75f", background="#10141d", surface="#171d2a", dark=True),
    Theme("farol-light", primary="#8a5a00", background="#faf5ea", surface="#f0e8d8", dark=False),
    Theme("farol-dark-256", primary="#ffd75f", background="#121212", surface="#1c1c1c", dark=True),
    Theme(
        "farol-light-256", primary="#875f00", background="#ffffff", surface="#eeeeee", dark=False
    ),
    _of_terminal("farol-dark-16", ground="ansi_black", letters="ansi_white", dark=True),
    _of_terminal("farol-light-16", ground="ansi_bright_white", letters="ansi_black", dark=False),
)


def theme_of(appearance: Appearance) -> str:
    """The name of the theme for a terminal."""
    return f"farol-{'light' if appearance.light else 'dark'}{KINDS.get(appearance.colours, '')}"
