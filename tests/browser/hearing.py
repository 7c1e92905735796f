"""Announcements for screen readers: every text added to a live region, in order."""

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.people import Person

# Not every screen reader reads a region that is inserted with its text: only changes count.
LISTEN: Final = """
window.announced = []
const LIVE = ":is([aria-live=polite], [aria-live=assertive], [role=status], [role=alert])"
function hear(target, node) {
  const element = target.nodeType === 1 ? target : target.parentElement
  const region = element?.closest(LIVE)
  if (!region || region.closest("[inert], [aria-hidden=true]")) return
  const text = (node.innerText ?? node.textContent ?? "").trim()
  if (text) window.announced.push(text)
}
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes)
    if (type === "characterData") hear(target, target)
    else for (const node of addedNodes) hear(target, node)
}).observe(document, { subtree: true, childList: true, characterData: true })
"""

OFFERED: Final = """([before, listed]) => {
  const { version, told, chosen } = document.querySelector(".table").dataset
  const now = `${version} ${chosen}`
  if ((before && now !== before) || document.querySelector("dialog.paper")) return { version: now, options: [] }
  const options = [...document.querySelectorAll("[data-options] button")].map((one) => one.innerText)
  const settled = version === told && document.querySelector(".status.mine") !== null
  return settled && options.length > 0 && options.join() !== listed.join() && { version: now, options }
}"""


class Listener:
    """A person in play by ear, with the announcements."""

    def __init__(self, somebody: Person) -> None:
        self.person = somebody
        self.keys = 0
        somebody.context.add_init_script(LISTEN)

    @property
    def page(self) -> Page:
        return self.person.page

    @property
    def announced(self) -> list[str]:
        heard: list[str] = self.page.evaluate("window.announced")
        return heard

    def types(self, text: str) -> None:
        """Type it and press Enter, wherever the focus is."""
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        self.keys += len(text) + 1

    def hears(self, text: str) -> None:
        """Wait until that was announced."""
        self.page.wait_for_function(
            "text => window.announced.some((one) => one.includes(text))", arg=text
        )

    def version(self) -> str:
        """The version shown by the page."""
        seen: str = self.page.evaluate("() => document.querySelector('.table').dataset.version")
        return seen

    def makes_a_move(self, turn: int) -> int:
        """Make a move by numbers alone; returns the number of keys: 0 if the table moved and the
        game ended.
        """
        self.keys, start, listed = 0, self.offered("", []), list[str]()
        version, options = start["version"], start["options"]
        while options:
            self.types(str(turn % len(options) + 1))
            listed, options = options, self.offered(version, options)["options"]
        assert listed or self.page.locator("dialog.paper").count(), "nothing can be chosen"
        return self.keys

    def offered(self, version: str, listed: list[str]) -> dict[str, Any]:
        """The numbered list, once everything was shown and the list is new; empty if the game went
        on.
        """
        found: dict[str, Any] = self.page.wait_for_function(
            OFFERED, arg=[version, listed]
        ).json_value()
        return found


def in_order(lines: Sequence[str], announced: Sequence[str]) -> str:
    """The other announcements beside these lines, which must be announced in this order."""
    text, rest, at = "\n".join(announced), "", 0
    for line in lines:
        found = text.find(line, at)
        assert found >= 0, (
            f"{line!r} was not announced, or not in its place: {text[at : at + 400]!r}"
        )
        rest += text[at:found]
        at = found + len(line)
    return rest + text[at:]
