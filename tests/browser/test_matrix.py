"""The geometric checks detect faults. `test_scenes.py` runs them on every screen."""

from playwright.sync_api import Browser

from tests.browser.matrix import SOME, faults_in
from tests.browser.people import Table, person

SEEDED = """() => {
  document.body.innerHTML = `
    <main data-style="position: fixed; inset: 0; font-size: 16px">
      <button data-style="width: 20px; height: 20px" aria-label="tiny"></button>
      <p data-style="width: 60px; height: 20px; overflow: hidden; white-space: nowrap">words that are cut</p>
      <p data-style="position: absolute; left: 0; top: 200px">lower words</p>
      <p data-style="position: absolute; left: 0; top: 204px">upper words</p>
      <button data-style="position: absolute; left: -200px; top: 0; width: 60px; height: 60px">gone</button>
      <button data-style="position: absolute; left: 0; top: 300px; width: 60px; height: 60px">under</button>
      <div data-style="position: absolute; left: 0; top: 300px; width: 80px; height: 80px; background: red"></div>
      <div data-style="height: 50px; overflow: auto; width: 200px"><p data-style="height: 300px">far</p><button
        data-style="width: 60px; height: 60px">scrolled to</button></div>
    </main>`
  // by hand: the server's policy forbids style attributes
  for (const one of document.querySelectorAll("[data-style]")) one.style.cssText = one.dataset.style
}"""


def test_geometry_sees_what_is_wrong_and_nothing_else(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana") as ana:
        ana.go("#/join").wait_for_selector("main")
        ana.page.evaluate(SEEDED)
        found = "\n".join(faults_in(ana.page, SOME[:1]))
    for fault in (
        "small, 20 x 20: .main > button “tiny”",
        "cut off by itself: p “words that are cut”",
        "words on words: p “lower words” and p “upper words”",
        "out of reach, cut off by the screen: button “gone”",
        "covered by div “”: button “under”",
    ):
        assert fault.replace(".main > ", "") in found, found
    assert "scrolled to" not in found
