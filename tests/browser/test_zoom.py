"""Pages as browsers zoom them, with a window that keeps its size: boards come nearer, and scroll."""

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.game_scenes import (
    Opening,
    ghosts_place,
    halloween_start,
    loknroll_turn,
    saboteur_places,
)
from tests.browser.matrix import SETTLED
from tests.browser.people import Person, Table, person

# What is measured in each game: pieces of the board, and things of one's own.
PIECES: Final[dict[Opening, tuple[str, ...]]] = {
    saboteur_places: ("[data-cell='0 0'], [data-cell='0,0']", "[data-hand='0']"),
    ghosts_place: ("[data-field='5'] rect, [data-field='5'] use",),
    loknroll_turn: ("[data-anchor='hand'] button", "[data-anchor^='spot-']"),
    halloween_start: ("[data-drop='building church']",),
}
WINDOWS: Final = {1: (1280, 800), 2: (1280, 800), 4: (1280, 1024)}
LEAST: Final = {2: 1.6, 4: 2.5}  # times as large as unzoomed, in dots of the screen
ZOOM: Final = """([width, zoom]) => {
  Object.defineProperty(window, "outerWidth", { get: () => width })
  Object.defineProperty(window, "devicePixelRatio", { get: () => zoom })
  dispatchEvent(new Event("resize"))
}"""
SIZE: Final = """selectors => selectors.map((selector) => {
  const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
  return devicePixelRatio * Math.max(0, ...boxes.map(({ width, height }) => Math.sqrt(width * height)))
})"""


def sizes_at(browser: Browser, server: Table, opening: Opening, zoom: int) -> list[float]:
    """The sizes of the pieces in dots of the screen."""
    width, height = WINDOWS[zoom]
    size = {"width": width // zoom, "height": height // zoom}
    with person(browser, server.url, "Ana", size=size) as ana:
        opening(ana)
        ana.page.evaluate(ZOOM, [width, zoom])
        ana.page.evaluate(SETTLED)
        found: list[float] = ana.page.evaluate(SIZE, list(PIECES[opening]))
        if zoom > 1:
            assert reaches_everything(ana)
            ana.wait_for_turn()
            assert ana.play_from_list(0)
        return found


def reaches_everything(ana: Person) -> bool:
    """Whether the table scrolls to its whole board."""
    seen: bool = ana.page.evaluate(
        """() => {
          const { overflowX, overflowY } = getComputedStyle(document.querySelector(".table"))
          return overflowX === "auto" && overflowY === "auto"
        }"""
    )
    return seen


@pytest.mark.parametrize("opening", PIECES, ids=lambda one: one.__name__)
def test_zoom_brings_the_board_nearer(opening: Opening, browser: Browser, server: Table) -> None:
    usual = sizes_at(browser, server, opening, 1)
    assert all(one > 0 for one in usual), usual
    for zoom, least in LEAST.items():
        larger = sizes_at(browser, server, opening, zoom)
        ratios = [after / before for before, after in zip(usual, larger, strict=True)]
        assert min(ratios) >= least, (zoom, ratios, usual, larger)
