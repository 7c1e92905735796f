"""axe on a page, with all severities."""

from typing import Final

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.browser.people import Person

# All default rules. It fetches no style sheets, which no rule reads; a page has them already.
OPTIONS: Final[dict[str, object]] = {
    "resultTypes": ["violations"],
    "preload": {"assets": ["media"]},
}
# Only the reported results leave the page: the others are long.
RUN: Final = """async options => (await axe.run(options)).violations.map(({ id, nodes }) => ({
  id,
  nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => ({ html, failureSummary })),
}))"""


def bring_axe(page: Page) -> None:
    """Inject axe into a page, until the next one is loaded."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)


THEMES: Final = ("dark", "light")
SWITCH: Final = """async theme => {
  document.documentElement.dataset.theme = theme
  // what follows scrolling has no end
  const motions = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
  await Promise.allSettled(motions.map((one) => one.finished))
}"""


def faults_by_day_and_night(somebody: Person) -> list[str]:
    """axe's findings in the dark and in the light theme; restores the theme."""
    page, found = somebody.page, list[str]()
    before = page.evaluate("() => document.documentElement.dataset.theme")
    for theme in sorted(THEMES, key=lambda theme: theme != before):
        page.evaluate(SWITCH, theme)
        found += [f"{theme}: {fault}" for fault in faults(somebody)]
    page.evaluate(SWITCH, before)
    return found


def faults(somebody: Person) -> list[str]:
    """axe's findings of any severity."""
    bring_axe(somebody.page)
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary']}"
        for one in somebody.page.evaluate(RUN, OPTIONS)
        for node in one["nodes"]
    ]
