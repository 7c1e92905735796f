"""Looks for axe, target sizes and run-together texts: small and large, dark and light, normal and
by ear.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.browser.axe import faults
from tests.browser.matrix import RESIZE, SETTLED
from tests.browser.painting import resize
from tests.browser.people import Person

SMALL_TARGETS: Final = Path(__file__).with_name("targets.js").read_text("utf-8")
RUN_TOGETHER: Final = re.compile(r"[a-zà-ÿ]{2}[A-ZÀ-Ý][a-zà-ÿ]")  # "Your turnLay a card"


@dataclass(frozen=True)
class Look:
    """A way of displaying a page."""

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


SWITCH: Final = """async ({ theme, ear }) => {
  const button = document.querySelector("button.skip[aria-pressed]")
  if ((button.getAttribute("aria-pressed") === "true") !== ear) button.click()
  document.documentElement.dataset.theme = theme
  // what follows scrolling has no end
  const motions = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
  await Promise.allSettled(motions.map((one) => one.finished))
}"""


def faults_in(somebody: Person, look: Look) -> list[str]:
    """The faults of the page in this look."""
    page = somebody.page
    resize(page, look.width, look.height)
    page.evaluate(RESIZE, str(look.text / 100))
    page.evaluate(SWITCH, {"theme": look.theme, "ear": look.ear})
    page.evaluate(SETTLED)
    small = [f"small target: {target}" for target in page.evaluate(SMALL_TARGETS)]
    heard = page.locator("body").aria_snapshot().split("\n")
    together = [f"texts run together: {line}" for line in heard if RUN_TOGETHER.search(line)]
    return [f"{look}: {fault}" for fault in [*faults(somebody), *small, *together]]
