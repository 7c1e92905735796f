"""Contrast of every text by pixels, in both themes.

Some scenes of each kind in the usual run, all of the matrix with FAROL_MATRIX=1.
"""

import os
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.axe_looks import SWITCH
from tests.browser.contrast import weak_texts
from tests.browser.matrix import SETTLED
from tests.browser.painting import Painting
from tests.browser.people import Table, person
from tests.browser.test_scenes import SCENES

WHOLE: Final = "FAROL_MATRIX" in os.environ
USUAL: Final = (
    "home",
    "settings",
    "saboteur_places",
    "ghosts_place",
    "loknroll_turn",
    "halloween_late",
)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole pages are painted."""
    monkeypatch.setattr(Painting, "whole", True)


@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize("scene", SCENES if WHOLE else USUAL)
def test_every_text_stands_out_from_what_is_behind_it(
    scene: str, browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana") as ana:
        SCENES[scene](ana)
        judge = ana.context.new_page()
        found: list[str] = []
        for theme in ("dark", "light"):
            ana.page.evaluate(SWITCH, {"theme": theme, "ear": False})
            ana.page.evaluate(SETTLED)
            found += [f"{theme}: {fault}" for fault in weak_texts(ana.page, judge)]
        judge.close()
        assert found == []


SEEDED: Final = """() => {
  document.body.innerHTML = `<main data-style="position: fixed; inset: 0; font-size: 16px; background: #fff">
    <p data-style="color: #999">weak on white</p><p data-style="color: #666">strong on white</p>
    <p data-style="color: #000; opacity: .3">faded</p>
    <p data-style="color: #fff; background: linear-gradient(#111, #333)">strong on a picture</p>
    <p data-style="color: #fff; background: linear-gradient(#eee, #bbb)">weak on a picture</p>
    <p data-style="color: #888; font-size: 30px">large</p></main>`
  for (const one of document.querySelectorAll("[data-style]")) one.style.cssText = one.dataset.style
}"""


@pytest.mark.usefixtures("painted")
def test_weak_texts_are_found_and_no_others(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana") as ana:
        ana.go("#/join").wait_for_selector("main")
        ana.page.evaluate(SEEDED)
        judge = ana.context.new_page()
        found = "\n".join(weak_texts(ana.page, judge))
        judge.close()
    for weak in ("weak on white", "faded", "weak on a picture"):
        assert weak in found, found
    assert "strong" not in found
    assert "large" not in found
