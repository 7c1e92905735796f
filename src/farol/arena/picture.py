"""Plots as PNG, for places that do not show SVG."""

from functools import cache
from typing import Final

import resvg_py

from farol.arena.plot import FONTS

WIDTH: Final = 1440  # pixels: twice what a plot measures, so that it stays sharp
PAPER: Final = "#ffffff"
BLANK: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"></svg>'
WORD: Final = BLANK.replace("><", ' font-family="{}"><text x="5" y="15">word</text><')


def png_of(svg: str) -> bytes:
    """The same plot on white paper."""
    return resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, background=PAPER)


@cache
def can_write(families: str = FONTS) -> bool:
    """Whether this machine has one of these fonts: a plot without its words is of no use."""
    return png_of(WORD.format(families)) != png_of(BLANK)
