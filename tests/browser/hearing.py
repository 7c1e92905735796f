"""What a screen reader would say: every text that comes into a live region, in order."""

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Page

from tests.browser.people import Person

# Regions that come with their text are not read by every screen reader: what counts is what changes in one.
LISTEN: Final = """
window.announced = []
const LIVE = ":is([aria-live=polite], [aria-live=assertive], [role=status], [role=alert])"
function hear(target, node) {
  const element = target.nodeType === 1 ? target : target.parentElement
  const region = element?.closest(LIVE)
  if (!region || region.closest("[inert], [aria-hidden=true]")) return
  const text = (node.nodeType === 1 ? node.innerText : node.data ?? "").trim()
  if (text) window.announced.push(text)
}
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes)
    if (type === "characterData") hear(target, target)
    else for (const node of addedNodes) hear(target, node)
}).observe(document, { subtree: true, childList: true, characterData: true })
"""


class Listener:
    """Somebody who plays by ear: types at the line, and hears what is announced."""

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

    def options(self) -> list[str]:
        """The list that numbers pick from."""
        return self.page.locator("[data-options] button").all_inner_texts()

    def version(self) -> str:
        """What a choice changes at once."""
        seen: str = self.page.evaluate(
            "() => { const { version, chosen } = document.querySelector('.table').dataset;"
            " return `${version} ${chosen}` }"
        )
        return seen

    def makes_a_move(self, turn: int) -> int:
        """By numbers alone; how many keys it took."""
        before, self.keys = self.version(), 0
        while self.version() == before:
            listed = self.options()
            assert listed, "it is my turn, and nothing can be chosen"
            self.types(str(turn % len(listed) + 1))
            self.page.wait_for_function(
                """([version, listed]) => {
                  const { version: now, chosen } = document.querySelector('.table').dataset
                  const options = [...document.querySelectorAll('[data-options] button')]
                  return `${now} ${chosen}` !== version
                    || options.map((one) => one.innerText).join() !== listed
                }""",
                arg=[before, ",".join(listed)],
            )
        return self.keys


def in_order(lines: Sequence[str], announced: Sequence[str]) -> str:
    """What was announced beside these lines, which were announced one after the other."""
    text, rest, at = "\n".join(announced), "", 0
    for line in lines:
        found = text.find(line, at)
        assert found >= 0, (
            f"{line!r} was not announced, or not in its place: {text[at : at + 400]!r}"
        )
        rest += text[at:found]
        at = found + len(line)
    return rest + text[at:]
