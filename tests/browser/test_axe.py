"""axe detects faults. `test_scenes.py` runs it on every screen."""

from typing import Final

from tests.browser.axe import OPTIONS, bring_axe, faults
from tests.browser.people import Person

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
