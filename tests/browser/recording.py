"""What a page shows, frame by frame, and its faults: values that return without an event, and what
is told before it is seen.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Page

UNKNOWN: Final = "?"  # a die that tumbles, or has not been rolled
FACE: Final = re.compile(r"die shows (\d+)|dado .* muestra (\d+)")
CHOSEN: Final = "You play"  # the banner after a choice, until it was seen
ASKS: Final = re.compile(r" · ")  # the middle of the table says who chooses what

# A picture is taken when a frame is drawn and anything has changed since. Claims are left out: people talk whenever
# they like. A number that counts up tells what it counts to.
RECORD: Final = """(ring) => {
  const all = (found) => [...document.querySelectorAll(found)]
  const texts = (found) => all(found).map((one) => one.textContent.trim().replace(/\\s+/g, " "))
  const lines = (found) => all(found).map((one) => {
    const line = one.cloneNode(true)
    line.querySelectorAll(".badge").forEach((badge) => badge.remove())
    return line.textContent.trim().replace(/\\s+/g, " ")
  })
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
      asked: document.querySelector(".status[data-asked]") !== null,
      banner: texts(".status p").join(),
      ring: texts(ring).join(),
      centre: texts(".stage .question").join(),
      heard: texts("[data-said] p").filter((line) => !line.includes("\\u201c")),
      log: lines("[role=log] .told.latest p").filter((line) => !line.includes("\\u201c")),
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
    """What a page showed in one frame."""

    version: int = 0  # as far as it was seen
    gesture: str | None = None  # its number, while it has not ended
    asked: bool = False  # a person is to choose
    banner: str = ""
    ring: str = ""  # badges of the seats whose turn it is
    centre: str = ""  # of a table that tells something in its middle
    heard: list[str] = field(default_factory=list)  # by a screen reader
    log: list[str] = field(default_factory=list)  # lines of the latest turn
    dice: list[str] = field(default_factory=list)
    panels: dict[str, str] = field(default_factory=dict)  # numbers by seat


def record(page: Page, ring: str) -> None:
    """From now on; `ring` finds the badges of the seats whose turn it is."""
    page.evaluate(RECORD, ring)


def taken(page: Page) -> list[Picture]:
    """The pictures since the last time."""
    seen: list[dict[str, Any]] = page.evaluate(TAKEN)
    return [Picture(**one) for one in seen]


def faults(pictures: list[Picture]) -> list[str]:
    """Everything that is wrong, in words."""
    return [*returns(pictures), *ahead(pictures), *hasty(pictures), *loaded(pictures)]


def returns(pictures: list[Picture]) -> Iterator[str]:
    """What shows an earlier value again though no line was told and no move was seen meanwhile."""
    seats = sorted({seat for one in pictures for seat in one.panels})
    for name in ("banner", "ring", "centre", *seats):
        values = dict[str, int]()  # with the version at which each was shown last
        event, last = None, Picture()
        for one in pictures:
            value = shown(one, name)
            moved = one.gesture if name == "ring" else None  # which goes to who makes the gesture
            if (one.version, one.log, moved) != event:
                event = (one.version, one.log, moved)
                values = dict([*values.items()][-1:])
            if value in values and value != shown(last, name):
                if not is_new(name, value, last, one, values[value]):
                    yield f"{name} returns to {value!r} at {one.version}, by way of {shown(last, name)!r}"
                del values[value]
            values[value] = one.version
            last = one


def shown(picture: Picture, name: str) -> str:
    """The value of a place on the page."""
    value: str = getattr(picture, name) if hasattr(picture, name) else picture.panels.get(name, "")
    return value


def is_new(name: str, value: str, last: Picture, now: Picture, version: int) -> bool:
    """Whether an earlier value says something new: a question is asked again, a choice was made, or
    one of those who choose together has chosen. An empty centre says nothing.
    """
    if name == "banner" and value == CHOSEN:
        return last.asked and not now.asked
    if name == "centre" and value == "":
        return True
    chosen = name == "ring" and set(value.split(",")) - {""} < set(last.ring.split(","))
    return chosen or (now.asked and name in {"banner", "ring", "centre"} and version < now.version)


def ahead(pictures: list[Picture]) -> Iterator[str]:
    """What says a line of the log before the log does, or a number before its die lies there."""
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
    """What is told, or asked, while a gesture has not ended."""
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
    """Dice that lie there without having been rolled."""
    for before, now in pairwise(pictures):
        rolled = before.dice.count(UNKNOWN)
        came = lying(now) - lying(before)
        if now.gesture is not None and came > rolled:
            yield f"dice show {now.dice} at {now.version}, and were {before.dice}"


def lying(picture: Picture) -> int:
    return sum(die != UNKNOWN for die in picture.dice)
