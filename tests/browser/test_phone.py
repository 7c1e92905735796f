"""On a phone: nothing is wider than the screen, and everything can be hit with a thumb."""

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.evenings import EVENINGS, Evening
from tests.browser.people import BOT, MINE, PHONE, Person, Table, person

LEAST: Final = 44  # CSS pixels

# A tick box counts with the label around it; what is only for screen readers is never touched.
# Halloween's ghosts and haunt spaces stand five to a building and two buildings to a phone: there the whole
# building is the target, and offers what is in it as large buttons.
SMALL: Final = f"""() => [...document.querySelectorAll("button, a[href], select, input, textarea")]
  .map((found) => found.closest("label") ?? found)
  .filter((found) => !found.classList.contains("hidden-text") && found.ariaHidden !== "true")
  .filter((found) => {{
    const {{ width, height }} = found.getBoundingClientRect()
    const least = /^(space|ghost) /.test(found.dataset.drop ?? "") ? 24 : {LEAST}
    return width > 0 && height > 0 && (width < least - 0.5 || height < least - 0.5)
  }})
  .map((found) => found.outerHTML.slice(0, 160))"""


def check_phone(ana: Person) -> None:
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert ana.page.evaluate(SMALL) == []


@pytest.mark.parametrize(
    "path", ["#/", "#/new/halloween", "#/join", "#/rules/loknroll", "#/settings", "#/replays"]
)
def test_a_page_fits_a_phone(path: str, browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        ana.go(path).wait_for_selector("main")
        ana.page.wait_for_load_state("networkidle")
        check_phone(ana)


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_table_fits_a_phone(evening: Evening, browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        code = evening.open(ana, MINE, BOT, start=True)
        for place in ("t", "hand"):
            ana.go(f"#/{place}/{code}")
            ana.wait_for_turn()
            check_phone(ana)
