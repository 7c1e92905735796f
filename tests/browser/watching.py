"""A page watched over time: every change, moment by moment."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Page

# Changes of one redraw are one moment. Claims are left out: they come at any time.
WATCH: Final = """() => {
  const texts = (found) => [...document.querySelectorAll(found)].map((one) => one.textContent.trim())
  const is = (found) => document.querySelector(found) !== null
  const look = () => ({
    gesture: document.querySelector("[data-gesture]")?.dataset.gesture ?? null,
    version: Number(document.querySelector(".table")?.dataset.version ?? -1),
    log: texts("[role=log] .told p").filter((line) => !line.includes("\u201c")),
    banner: texts(".status p").join(),
    toast: texts(".toast p").join(),
    // a number that counts up tells what it counts to
    scores: [...document.querySelectorAll(".pad td, .replay section .seat")].map(
      (one) => one.querySelector("[data-value]")?.dataset.value ?? one.textContent.trim()),
    scene: is(".scene-sheet"),
    flying: is(".flyer"),
    hold: is(".hold"),
    curtain: is(".curtain"),
    mine: is(".status.mine"),
  })
  window.moments = [look()]
  let last = JSON.stringify(window.moments[0])
  new MutationObserver(() => {
    const now = look()
    const text = JSON.stringify(now)
    if (text !== last) window.moments.push(now)
    last = text
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
}"""


@dataclass(frozen=True)
class Moment:
    """The state of a page between two changes."""

    gesture: str | None  # its number, until it has ended
    version: int  # as shown
    log: list[str]
    banner: str
    toast: str  # over the banner for a moment
    scores: list[str]
    scene: bool
    flying: bool
    hold: bool
    curtain: bool
    mine: bool


def watch(page: Page) -> None:
    """Start watching."""
    page.evaluate(WATCH)


def moments(page: Page) -> list[Moment]:
    """All moments since the start."""
    seen: list[dict[str, Any]] = page.evaluate("() => window.moments")
    return [Moment(**one) for one in seen]


def gestures(seen: list[Moment]) -> int:
    """The number of animations."""
    return len({one.gesture for one in seen} - {None})


def check_order(seen: list[Moment]) -> None:
    """During an animation no line, score or banner reveals its outcome, no question is asked, and
    no handover screen appears; and nothing shown is taken back.
    """
    for one in seen:
        if one.gesture is not None:
            assert not one.mine, one
            assert not one.curtain, one
    for before, now in pairwise(seen):
        assert before.version <= now.version
        if now.gesture is not None and now.gesture == before.gesture:
            assert now.log == before.log, (before, now)
            assert now.scores == before.scores, (before, now)
            assert now.banner == before.banner, (before, now)
