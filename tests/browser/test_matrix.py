"""Every screen in every size: nothing cut off, covered or too small, and every choice within reach.

FAROL_MATRIX=1 looks at everything: twelve screens with three sizes of text in both languages, and all scenes. Without it
the looks are those in which things broke before, in Spanish, whose words are longer, and the scenes are the pages around
a table and the most crowded moments of each game.
"""

import os

import pytest
from playwright.sync_api import Browser

from tests.browser.evening_scenes import EVENING_SCENES
from tests.browser.game_scenes import GAME_SCENES, Opening
from tests.browser.house_scenes import HOUSE_SCENES
from tests.browser.matrix import EVERY, SOME, TIGHT, faults_in
from tests.browser.people import Table, person

SCENES = {scene.__name__: scene for scene in (*HOUSE_SCENES, *EVENING_SCENES, *GAME_SCENES)}
PAGES = (
    "alone",
    "choices",
    "claim",
    "ended",
    "home",
    "join",
    "lobby",
    "lost",
    "moments",
    "new_table",
    "replay",
    "replays",
    "rules",
    "settings",
    "table_settings",
    "television",
    *(scene.__name__ for scene in EVENING_SCENES),
)
TABLES = (
    "saboteur_places",
    "saboteur_break",
    "ghosts_offer",
    "ghosts_place",
    "loknroll_odds",
    "loknroll_penalty",
    "halloween_late",
    "halloween_question",
    "learn_halloween",
)
USUAL = SCENES if "FAROL_MATRIX" in os.environ else (*PAGES, *TABLES)


@pytest.mark.parametrize("scene", USUAL)
def test_a_screen_fits_every_size(scene: str, browser: Browser, server: Table) -> None:
    everything = "FAROL_MATRIX" in os.environ
    for language in ("es", "en") if everything else ("es",):
        settings = getattr(SCENES[scene], "settings", {})
        least = getattr(SCENES[scene], "least", 0)
        with person(browser, server.url, "Ana", language=language, **settings) as ana:
            SCENES[scene](ana)
            usual = TIGHT if scene in TABLES else SOME
            looks = [look for look in (EVERY if everything else usual) if look.width >= least]
            assert faults_in(ana.page, looks) == []


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


def test_every_scene_has_a_name_of_its_own() -> None:
    scenes: list[Opening] = [*HOUSE_SCENES, *EVENING_SCENES, *GAME_SCENES]
    assert len(SCENES) == len(scenes)
