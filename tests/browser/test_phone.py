"""On a phone: nothing is wider than the screen, truncated or covered, and all targets are large
enough.
"""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evenings import EVENINGS, Evening
from tests.browser.people import BOT, DESKTOP, MINE, PHONE, Person, Table, person

LEAST: Final = 44  # CSS pixels

# A checkbox includes its label; elements for screen readers only are never touched. Halloween's
# ghosts and haunt spaces are five to a building and two buildings to a phone's width: there the
# whole building is the target, and offers its contents as large buttons.
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


# Including what appears with the page.
PAGES: Final = {
    "#/": ".poster h2",
    "#/new/halloween": "#options",
    "#/join": "main form",
    "#/rules/loknroll": "section .rule",
    "#/settings": "section li",
    "#/replays": "main",
}


def test_a_page_fits_a_phone(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        for path, there in PAGES.items():
            ana.go(path).wait_for_selector(there)
            ana.page.wait_for_load_state("networkidle")
            check_phone(ana)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_table_fits_a_phone_and_what_is_going_on_is_not_cut_off(
    evening: Evening, language: str, browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", size=PHONE, language=language) as ana:
        code = evening.open(ana, MINE, BOT, start=True)
        for place in ("t", "hand"):
            ana.go(f"#/{place}/{code}")
            ana.wait_for_turn()
            assert ana.page.evaluate(CUT_OFF) is False
            check_phone(ana)


CUT_OFF: Final = """() => {
  const status = document.querySelector(".status")
  const words = document.createRange()
  words.selectNodeContents(status.querySelector("b").parentElement)
  const [inner, outer] = [words.getBoundingClientRect(), status.getBoundingClientRect()]
  return inner.left < outer.left || inner.right > outer.right || inner.height > outer.height
}"""


COVERED: Final = """() => {
  const toast = document.querySelector(".toast").getBoundingClientRect()
  const meets = ({ left, right, top, bottom, width, height }) =>
    width * height > 0 && left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
  return [...document.querySelectorAll("button, a[href], [role=button], [data-cell], .panel")]
    .filter((found) => !found.closest(".toast") && !found.matches(".hidden-text:not(:focus)") && meets(found.getBoundingClientRect()))
    .map((found) => found.outerHTML.slice(0, 120))
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_refusal_covers_no_control(size: dict[str, int], browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=size) as ana:
        code = ana.open_table("saboteur", MINE, BOT, BOT, options={"first_seat": 1}, start=True)
        page = ana.go(f"#/t/{code}")
        ana.wait_for_turn()
        page.locator("[data-hand].can").first.click()
        page.locator("[data-goal='0']").click()
        expect(page.locator(".toast .rule")).to_be_visible()
        assert page.evaluate(COVERED) == []


def test_the_contents_of_the_rules_are_at_hand_on_a_phone(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        page = ana.go("#/rules/halloween")
        page.get_by_text("Contents").tap()
        part = page.get_by_role("navigation", name="Contents").get_by_role("link").nth(8)
        number = part.locator("b").inner_text()
        part.tap()
        expect(page.locator(f"[id='{number}'] h3")).to_be_in_viewport()
        expect(page.get_by_role("navigation", name="Contents")).to_be_hidden()
        expect(page.get_by_text("Contents")).to_be_in_viewport()


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_hint_leaves_the_board_visible(evening: Evening, browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", size=PHONE) as ana:
        code = evening.open(ana, MINE, BOT, start=True)
        page = ana.go(f"#/t/{code}")
        ana.wait_for_turn()
        page.get_by_role("button", name="Hint").tap()
        hint = page.get_by_role("region", name="Hint")
        expect(hint.get_by_role("button", name="Play it")).to_be_visible()
        box = hint.bounding_box()
        assert box is not None
        assert box["height"] < PHONE["height"] / 3
        expect(hint).to_contain_text("it knows only what you see")
        hint.get_by_text("Why?").tap()
        expect(hint.locator("details[open]")).to_be_visible()
        check_phone(ana)
