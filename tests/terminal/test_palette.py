"""Colours: all text is legible, and without colours there is none."""

import pytest

from farol.games import ALL
from farol.terminal.appearance import Appearance
from farol.terminal.drawing import find_drawing
from farol.terminal.palette import TONES, Palette
from farol.terminal.themes import THEMES, theme_of

READ = ["dim", "title", "can", "paper", "value", "gold", *(f"seat-{seat}" for seat in range(10))]
ENOUGH = 4.5  # contrast ratio that WCAG asks for text
LINEAR = 0.03928

OWN = [found.tones for name in ALL if (found := find_drawing(name)) is not None]
EVERY = {**TONES, **{word: tone for tones in OWN for word, tone in tones.items()}}


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= LINEAR else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
@pytest.mark.parametrize("word", READ)
def test_what_is_read_stands_out_from_its_ground(word: str, light: bool) -> None:
    appearance = Appearance(light=light, colours="full")
    theme = next(one for one in THEMES if one.name == theme_of(appearance))
    style = Palette(appearance).style(word)
    assert style.color is not None
    assert style.color.triplet is not None
    assert not style.dim  # it would reduce the contrast
    for ground in (theme.background, theme.surface):
        assert ground is not None
        assert contrast(style.color.triplet.hex, ground) >= ENOUGH, (word, ground)


@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
def test_without_colours_there_are_none(light: bool) -> None:
    palette = Palette(Appearance(light=light, colours="none"), EVERY)
    assert all(palette.style(word).color is None for word in EVERY)
    assert all(palette.style(word).bgcolor is None for word in EVERY)


@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
def test_with_sixteen_colours_they_are_the_terminals_own(light: bool) -> None:
    palette = Palette(Appearance(light=light, colours="16"), EVERY)
    for word in EVERY:
        colour = palette.style(word).color
        assert colour is None or (colour.number is not None and colour.number < 16), word
