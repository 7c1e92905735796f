"""axe finds nothing at all, no target is too small for a finger, and no two texts run into each other: every
screen and state, small and large, by day and by night, seen and by ear.

FAROL_MATRIX=1 looks at every scene in every look; without it each scene is looked at in two of them, which
change from scene to scene, and every look has seen each kind of screen.
"""

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import OPTIONS, bring_axe, faults
from tests.browser.evening_scenes import EVENING_SCENES
from tests.browser.game_scenes import GAME_SCENES, Opening, mine
from tests.browser.house_scenes import HOUSE_SCENES
from tests.browser.matrix import RESIZE, SETTLED
from tests.browser.painting import resize
from tests.browser.people import Person, Table, person

WHOLE: Final = "FAROL_MATRIX" in os.environ
SMALL_TARGETS: Final = Path(__file__).with_name("targets.js").read_text("utf-8")
RUN_TOGETHER: Final = re.compile(r"[a-zà-ÿ]{2}[A-ZÀ-Ý][a-zà-ÿ]")  # "Your turnLay a card"


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    width: int
    height: int
    theme: str
    text: int = 100  # per cent
    ear: bool = False

    def __str__(self) -> str:
        words = [f"{self.width}x{self.height}", self.theme, f"{self.text} %"]
        return " ".join([*words, *(["by ear"] if self.ear else [])])


LOOKS: Final = (
    Look(1440, 900, "dark"),
    Look(390, 844, "light"),
    Look(1440, 900, "light", ear=True),
    Look(844, 390, "dark"),
    Look(390, 844, "dark", ear=True),
    Look(1280, 720, "light"),
    Look(320, 568, "dark", text=200),
    Look(640, 400, "light"),
)


def text_board(ana: Person) -> None:
    """The board in words, over the picture."""
    mine(ana, 5)
    ana.page.keyboard.press("t")
    ana.page.wait_for_selector("dialog[open]")


SCENES: Final = {
    scene.__name__: scene for scene in (*HOUSE_SCENES, *GAME_SCENES, text_board, *EVENING_SCENES)
}
SWITCH: Final = """async ({ theme, ear }) => {
  const button = document.querySelector("button.skip[aria-pressed]")
  if ((button.getAttribute("aria-pressed") === "true") !== ear) button.click()
  document.documentElement.dataset.theme = theme
  await Promise.allSettled(document.getAnimations().map((one) => one.finished))
}"""


def looks_of(scene: str) -> list[Look]:
    """Two of them, others for every scene; all if there is time."""
    at = 2 * list(SCENES).index(scene)
    least = getattr(SCENES[scene], "least", 0)
    some = LOOKS if WHOLE else (LOOKS[at % len(LOOKS)], LOOKS[(at + 1) % len(LOOKS)])
    return [look for look in some if look.width >= least] or [LOOKS[0]]


def faults_in(somebody: Person, look: Look) -> list[str]:
    """What is wrong with the page as it stands, in this look."""
    page = somebody.page
    resize(page, look.width, look.height)
    page.evaluate(RESIZE, str(look.text / 100))
    page.evaluate(SWITCH, {"theme": look.theme, "ear": look.ear})
    page.evaluate(SETTLED)
    small = [f"small target: {target}" for target in page.evaluate(SMALL_TARGETS)]
    heard = page.locator("body").aria_snapshot().split("\n")
    together = [f"texts run together: {line}" for line in heard if RUN_TOGETHER.search(line)]
    return [f"{look}: {fault}" for fault in [*faults(somebody), *small, *together]]


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing_and_no_target_is_small(
    scene: str, browser: Browser, server: Table
) -> None:
    opening: Opening = SCENES[scene]
    with person(browser, server.url, "Ana", **getattr(opening, "settings", {})) as ana:
        opening(ana)
        assert [fault for look in looks_of(scene) for fault in faults_in(ana, look)] == []


RULES: Final = """async options => {
  const found = await axe.run(options)
  const judged = [...found.violations, ...found.passes, ...found.incomplete, ...found.inapplicable]
  return judged.map(({ id }) => id).sort()
}"""
SEEDED: Final = """() => {
  document.body.innerHTML = `
    <main><h1>Seeded</h1><img src="/farol.svg"><button></button><p id="faint">faint</p>
    <label for="none">whose</label><input type="text"><ul><p>no item</p></ul></main>`
  // by hand: the server's policy forbids style attributes
  document.getElementById("faint").style.cssText = "color: #777; background: #888"
}"""


def test_axe_sees_what_is_wrong_and_applies_all_of_its_usual_rules(ana: Person) -> None:
    page = ana.go("#/join")
    page.wait_for_selector("main")
    bring_axe(page)
    judged = page.evaluate(RULES, OPTIONS)
    assert judged == page.evaluate(RULES, {})
    assert len(judged) > 60
    assert faults(ana) == []
    page.evaluate(SEEDED)
    kinds = {fault.partition(":")[0] for fault in faults(ana)}
    assert kinds >= {"image-alt", "button-name", "color-contrast", "label", "list"}
