"""Plots as PNG, for places that do not show SVG."""

from functools import cache
from importlib.util import find_spec
from typing import Final

from farol.arena.plot import FONTS

WIDTH: Final = 1440  # pixels: twice what a plot measures, so that it stays sharp
PAPER: Final = "#ffffff"
BLANK: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"></svg>'
WORD: Final = BLANK.replace("><", ' font-family="{}"><text x="5" y="15">word</text><')


def png_of(svg: str) -> bytes:
    """A plot, given as SVG, as PNG on white paper; needs the extra `arena`."""
    import resvg_py  # noqa: PLC0415  # matches and figures go without it

    return resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, background=PAPER)


def has_renderer() -> bool:
    """Whether the extra `arena` is installed."""
    try:
        return find_spec("resvg_py") is not None
    except ValueError:  # it was made unavailable to this process
        return False


@cache
def can_write(families: str = FONTS) -> bool:
    """Whether PNG can be drawn here, with one of these fonts: without words it is of no use."""
    return has_renderer() and png_of(WORD.format(families)) != png_of(BLANK)
