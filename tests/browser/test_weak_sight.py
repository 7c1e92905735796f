"""Low vision: zoom, forced colours, contrast, target sizes, and persistent news."""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evenings import EVENINGS, Evening
from tests.browser.game_scenes import (
    Opening,
    ghosts_place,
    halloween_start,
    loknroll_turn,
    mine,
    saboteur_places,
)
from tests.browser.matrix import SETTLED
from tests.browser.people import BOT, MINE, Person, Table, person

# 1280 x 800 at 200 %, 1280 x 1024 at 400 %.
ZOOMED: Final = {"200 %": (640, 400), "400 %": (320, 256)}
LEAST_BOARD: Final = 150  # px on either side
TABLES: Final[tuple[Opening, ...]] = (saboteur_places, ghosts_place, loknroll_turn, halloween_start)
# The choices of a board, and the buttons of every screen.
TARGETS: Final = """() => {
  const found = [...document.querySelectorAll("main :is(button, a[href], [role=button], [data-pick], [data-offer], .place)")]
  const shown = found.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]"))
  return shown.map((one) => {
    const { width, height } = one.getBoundingClientRect()
    const near = one.classList.contains("touch") ? 24 : 0 // presses beside it count
    return [one.className?.baseVal ?? one.className, Math.max(width, near), Math.max(height, near)]
  }).filter(([, width, height]) => width > 0 && height > 0 && Math.min(width, height) < 24)
}"""
SCROLLS: Final = """() => {
  const table = document.querySelector(".table")
  const { width, height } = document.querySelector("main").getBoundingClientRect()
  return {
    width, height,
    reachable: table.scrollHeight <= table.clientHeight || getComputedStyle(table).overflowY === "auto",
    sideways: document.documentElement.scrollWidth > innerWidth,
  }
}"""
# A line drawn only with what forced colours leave.
LINES: Final = """selector => [...document.querySelectorAll(selector)].map((one) => {
  const at = getComputedStyle(one)
  const frame = one.querySelector("rect.frame")
  const drawn = frame ? getComputedStyle(frame).stroke !== "none" : false
  return drawn || at.outlineStyle !== "none" || (at.borderStyle !== "none" && at.borderWidth !== "0px")
})"""


@pytest.mark.parametrize("opening", TABLES, ids=lambda one: one.__name__)
def test_a_table_has_lines_in_forced_colours_and_a_zoomed_board_that_can_be_played(
    opening: Opening, ana: Person
) -> None:
    ana.page.emulate_media(forced_colors="active")
    opening(ana)
    for state in (".piece.can", ".place", ".can", "button.button"):
        assert all(ana.page.evaluate(LINES, state)), state
    ana.page.emulate_media(forced_colors="none")
    for zoom in ZOOMED:
        assert zoomed_faults(ana, zoom) == []
    for zoom in ZOOMED:
        enlarge(ana, zoom)
        ana.wait_for_turn()
        assert ana.play_from_list(0)


def enlarge(ana: Person, zoom: str) -> None:
    width, height = ZOOMED[zoom]
    ana.page.set_viewport_size({"width": width, "height": height})
    ana.page.evaluate(SETTLED)


def zoomed_faults(ana: Person, zoom: str) -> list[str]:
    """The obstacles to playing the board at this zoom."""
    enlarge(ana, zoom)
    seen, (width, _) = ana.page.evaluate(SCROLLS), ZOOMED[zoom]
    faults = {
        "narrow": seen["width"] < min(LEAST_BOARD, width),
        "low": seen["height"] < LEAST_BOARD,
        "out of reach": not seen["reachable"],
        "sideways": seen["sideways"],
    }
    small = [f"{zoom}, small: {target}" for target in ana.page.evaluate(TARGETS)]
    return [f"{zoom}, {fault}: {seen}" for fault, found in faults.items() if found] + small


def test_with_forced_colours_the_chosen_one_can_be_told(ana: Person) -> None:
    ana.page.emulate_media(forced_colors="active")
    mine(ana, 3)
    ana.page.locator("[data-hand='0']").click()
    chosen = ana.page.locator("[data-hand='0']")
    other = ana.page.locator("[data-hand='1']")
    style = "one => getComputedStyle(one).outline"
    assert chosen.evaluate(style) != other.evaluate(style)
    ana.page.evaluate("document.querySelector('button.skip[aria-pressed]').click()")
    pressed = ana.page.locator("button.skip[aria-pressed]")
    expect(pressed).to_have_attribute("aria-pressed", "true")
    ground = "one => getComputedStyle(one).backgroundColor"
    assert pressed.evaluate(ground) != ana.page.locator("form .button").evaluate(ground)


def test_what_was_refused_waits_until_something_is_done(ana: Person) -> None:
    ana.page.clock.install()
    mine(ana, 3, "break-lamp")
    page = ana.page
    page.locator("[data-hand='0']").click()
    page.locator("[data-goal='0']").click(force=True)
    page.wait_for_selector(".toast.bad")
    page.clock.fast_forward(120_000)
    expect(page.locator(".toast.bad")).to_be_visible()
    page.locator("[data-hand='1']").click()
    expect(page.locator(".toast.bad")).to_have_count(0)


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_by_ear_a_zoomed_page_reads_from_top_to_bottom(
    evening: Evening, browser: Browser, server: Table
) -> None:
    size = {"width": 320, "height": 256}
    with person(browser, server.url, "Ana", ear=True, size=size) as ana:
        ana.go(f"#/t/{evening.open(ana, MINE, BOT, start=True)}")
        ana.wait_for_turn()
        assert not ana.page.evaluate(SCROLLS)["sideways"]
        expect(ana.page.locator("main table").first).to_be_attached()


# What the system's colours are here, and what a pressed or selected thing and its words have.
READABLE: Final = """() => {
  const probe = document.body.appendChild(document.createElement("i"))
  const system = (name) => {
    probe.style.setProperty("color", name)
    return getComputedStyle(probe).color
  }
  probe.style.setProperty("forced-color-adjust", "none")
  const [ground, text] = [system("Highlight"), system("HighlightText")]
  const on = ":is([aria-pressed=true], [aria-selected=true], [aria-current=true])"
  const faults = []
  for (const one of document.querySelectorAll(on)) {
    if (!one.checkVisibility() || one.closest(".piece, .hidden-text, [inert]")) continue
    const words = [one, ...one.querySelectorAll("*")].filter((part) => !part.closest("svg") &&
      [...part.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()))
    if (getComputedStyle(one).backgroundColor !== ground) faults.push(`ground: ${one.outerHTML.slice(0, 80)}`)
    if (words.some((part) => getComputedStyle(part).color !== text)) faults.push(`words: ${one.outerHTML.slice(0, 80)}`)
  }
  probe.remove()
  return { faults, seen: document.querySelectorAll(on).length }
}"""


def test_pressed_and_selected_things_can_be_read_in_forced_colours(ana: Person) -> None:
    ana.page.emulate_media(forced_colors="active")
    loknroll_turn(ana)  # a pressed view of the track, the selected tab of the log
    seen = ana.page.evaluate(READABLE)
    assert seen["seen"] > 2
    assert seen["faults"] == []
