"""The matrix: every screen size with every text size, and geometric faults of a page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.browser.painting import resize

GEOMETRY: Final = Path(__file__).with_name("geometry.js").read_text("utf-8")
# Measured, laid out, measured again by resize observers, and drawn.
SETTLED: Final = """() => new Promise(done => {
  let frames = 4
  const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done())
  next()
})"""
RESIZE: Final = """text => {
  document.documentElement.style.setProperty("--text-size", text)
  dispatchEvent(new Event("resize"))
}"""


@dataclass(frozen=True)
class Look:
    """A screen in CSS pixels, and the text size in per cent."""

    width: int
    height: int
    text: int = 100

    def __str__(self) -> str:
        return f"{self.width}x{self.height}-{self.text}"


SCREENS: Final = (
    (320, 568),
    (360, 640),
    (390, 844),
    (640, 340),
    (667, 375),
    (740, 360),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1180, 560),
    (1280, 620),
    (1280, 720),
    (1280, 800),
    (1366, 650),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
TEXTS: Final = (100, 130, 200)
EVERY: Final = tuple(Look(*screen, text) for screen in SCREENS for text in TEXTS)

# Sizes that broke before: the narrowest and the lowest, breakpoints, and large text.
SOME: Final = (
    Look(320, 568),
    Look(390, 844, 130),
    Look(844, 390),
    Look(768, 1024),
    Look(1366, 650),
    Look(1366, 768, 130),
    Look(1440, 900, 200),
)

# The sizes with the least room for a crowded table.
TIGHT: Final = (
    Look(320, 568),
    Look(320, 568, 200),
    Look(640, 340),
    Look(844, 390),
    Look(1180, 560),
    Look(768, 1024),
    Look(1366, 650),
)


def looks_at(page: Page, looks: Sequence[Look]) -> Iterator[Look]:
    """The page in each look, once it has settled."""
    for look in looks:
        resize(page, look.width, look.height)
        page.evaluate(RESIZE, str(look.text / 100))
        page.evaluate(SETTLED)
        yield look


def faults(page: Page) -> list[str]:
    """The faults of the page now."""
    found: list[str] = page.evaluate(GEOMETRY)
    return found


def faults_in(page: Page, looks: Sequence[Look]) -> list[str]:
    """The faults of the page in these looks, each with its look."""
    return [f"{look}: {fault}" for look in looks_at(page, looks) for fault in faults(page)]
