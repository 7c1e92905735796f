"""A page recorded frame by frame, and faults in it: values that return to an earlier one although
nothing happened, and texts that reveal something before it is shown.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Page

UNKNOWN: Final = "?"  # a die that is rolling or was not rolled
FACE: Final = re.compile(r"die shows (\d+)|dado .* muestra (\d+)")
ASKS: Final = re.compile(r" · ")  # the middle of the table says who has to choose

# A picture is taken after a frame with any change. Claims are left out: they come at any time. A
# counting number shows its target.
RECORD: Final = """(ring) => {
  const all = (found) => [...document.querySelectorAll(found)]
  const texts = (found) => all(found).map((one) => one.textContent.trim().replace(/\\s+/g, " "))
  const number = (one) =>
    (one.querySelector("[data-value]") ? [...one.querySelectorAll("[data-value]")].map((n) => n.dataset.value).join(" ")
      : (one.textContent.match(/\\d+/g) ?? []).join(" "))
  const die = (one) => {
    const face = one.querySelector("text")?.textContent ?? one.querySelector("use")?.getAttribute("href") ?? ""
    return face === "" || face.includes("rolling") || /^#hal-d\\d+$/.test(face) ? "?" : face
  }
  const look = () => {
    const panels = {}
    for (const one of all("main [data-seat], main [data-anchor^='seat-']"))
      panels[one.dataset.seat ?? one.dataset.anchor] = number(one)
    return {
      version: Number(document.querySelector(".table")?.dataset.version ?? -1),
      gesture: document.querySelector("[data-gesture]")?.dataset.gesture ?? null,
      asked: document.querySelector(".status.mine") !== null,
      banner: texts(".status p").join(),
      ring: texts(ring).join(),
      centre: texts(".stage .question").join(),
      heard: texts("[data-said] p").filter((line) => !line.includes("\\u201c")),
      log: texts("[role=log] .told.latest p").filter((line) => !line.includes("\\u201c")),
      dice: all(".dice .die").map(die),
      panels,
    }
  }
  window.pictures = []
  let last = ""
  let changed = true
  const draw = () => {
    if (changed) {
      changed = false
      const now = look()
      const text = JSON.stringify(now)
      if (text !== last) window.pictures.push(now)
      last = text
    }
    requestAnimationFrame(draw)
  }
  new MutationObserver(() => (changed = true))
    .observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  draw()
}"""
TAKEN: Final = "() => window.pictures.splice(0)"


@dataclass(frozen=True)
class Picture:
    """The state of a page in one frame."""

    version: int = 0  # as shown
    gesture: str | None = None  # its number, until it has ended
    asked: bool = False  # the person has to choose
    banner: str = ""
    ring: str = ""  # badges of the seats whose turn it is
    centre: str = ""  # of a table with text in its middle
    heard: list[str] = field(default_factory=list)  # announcements for screen readers
    log: list[str] = field(default_factory=list)  # lines of the latest turn
    dice: list[str] = field(default_factory=list)
    panels: dict[str, str] = field(default_factory=dict)  # numbers by seat


def record(page: Page, ring: str) -> None:
    """Start recording; `ring` selects the badges of the seats to act."""
    page.evaluate(RECORD, ring)


def taken(page: Page) -> list[Picture]:
    """The pictures since the last time."""
    seen: list[dict[str, Any]] = page.evaluate(TAKEN)
    return [Picture(**one) for one in seen]


def faults(pictures: list[Picture]) -> list[str]:
    """All faults, in words."""
    return [*returns(pictures), *ahead(pictures), *hasty(pictures), *loaded(pictures)]


def returns(pictures: list[Picture]) -> Iterator[str]:
    """Values that return to an earlier one without a log line or move in between."""
    seats = sorted({seat for one in pictures for seat in one.panels})
    for name in ("banner", "ring", "centre", *seats):
        values: list[str] = []
        event = None
        for one in pictures:
            value = one.panels.get(name, "") if name in seats else getattr(one, name)
            if (one.version, one.log) != event:
                event = (one.version, one.log)
                del values[:-1]
            if values and value == values[-1]:
                continue
            if value in values:
                yield f"{name} returns to {value!r} at {one.version}, by way of {values[-1]!r}"
            values.append(value)


def ahead(pictures: list[Picture]) -> Iterator[str]:
    """Texts ahead of the log line, or a number before its die has stopped."""
    told: dict[str, int] = {}
    for index, one in enumerate(pictures):
        for text in one.log:
            told.setdefault(text, index)
    for index, one in enumerate(pictures):
        for text in (one.banner, one.centre, *one.heard):
            if told.get(text, index) > index:
                yield f"{text!r} is told at {one.version} before it is in the log"
    for before, now in pairwise(pictures):
        for text in now.log[len(before.log) :] if now.log[: len(before.log)] == before.log else []:
            face = FACE.search(text)
            if face and now.dice and (face[1] or face[2]) not in now.dice:
                yield f"{text!r} is in the log, and the dice show {now.dice}"


def hasty(pictures: list[Picture]) -> Iterator[str]:
    """Lines or questions during an animation."""
    for one in pictures:
        if one.gesture is not None and one.asked:
            yield f"somebody is asked at {one.version} while something moves"
        if one.gesture is not None and ASKS.search(one.centre):
            yield f"{one.centre!r} is asked at {one.version} while something moves"
    for before, now in pairwise(pictures):
        if now.gesture is None or now.gesture != before.gesture:
            continue
        for name in ("log", "banner", "heard"):
            old, new = getattr(before, name), getattr(now, name)
            if old != new:
                yield f"{name} changes while something moves at {now.version}: {old!r}, {new!r}"


def loaded(pictures: list[Picture]) -> Iterator[str]:
    """Dice that show a face without having been rolled."""
    for before, now in pairwise(pictures):
        rolled = before.dice.count(UNKNOWN)
        came = lying(now) - lying(before)
        if now.gesture is not None and came > rolled:
            yield f"dice show {now.dice} at {now.version}, and were {before.dice}"


def lying(picture: Picture) -> int:
    return sum(die != UNKNOWN for die in picture.dice)
