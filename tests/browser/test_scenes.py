"""Every screen and state: nothing cut off, covered or too small in any size, every choice within reach, and axe finds nothing
at all; no two texts run into each other.

FAROL_MATRIX=1 looks at everything: eighteen sizes with three sizes of text and all looks of axe, in both languages. Without it
axe looks at each scene in two looks, which change from scene to scene, so that every look has seen each kind of screen.
Geometry looks at the pages around a table and the most crowded moments of each game, in the sizes in which things broke
before. Those scenes are in Spanish, whose words are longer, all others in English.
"""

import os
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser import axe_looks, matrix
from tests.browser.evening_scenes import EVENING_SCENES
from tests.browser.game_scenes import GAME_SCENES, Opening, mine
from tests.browser.house_scenes import HOUSE_SCENES
from tests.browser.people import Person, Table, person

WHOLE: Final = "FAROL_MATRIX" in os.environ


def text_board(ana: Person) -> None:
    """The board in words, over the picture."""
    mine(ana, 5)
    ana.page.keyboard.press("t")
    ana.page.wait_for_selector("dialog[open]")


ALL_SCENES: Final = (*HOUSE_SCENES, *GAME_SCENES, text_board, *EVENING_SCENES)
SCENES: Final[dict[str, Opening]] = {scene.__name__: scene for scene in ALL_SCENES}
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
    *("saboteur_places", "saboteur_break", "ghosts_offer", "ghosts_place", "loknroll_odds"),
    *("loknroll_penalty", "halloween_late", "halloween_question", "learn_halloween"),
)


def sizes_of(scene: str) -> Sequence[matrix.Look]:
    """The sizes of geometric checks; none for a scene similar to a checked one."""
    usual = matrix.TIGHT if scene in TABLES else matrix.SOME if scene in PAGES else ()
    least = getattr(SCENES[scene], "least", 0)
    return [look for look in (matrix.EVERY if WHOLE else usual) if look.width >= least]


def looks_of(scene: str) -> Sequence[axe_looks.Look]:
    """Two of the looks for axe, different for each scene; all of them on request."""
    looks, at = axe_looks.LOOKS, 2 * list(SCENES).index(scene)
    least = getattr(SCENES[scene], "least", 0)
    some = looks if WHOLE else (looks[at % len(looks)], looks[(at + 1) % len(looks)])
    return [look for look in some if look.width >= least] or [looks[0]]


def languages_of(scene: str) -> Sequence[str]:
    return ("es", "en") if WHOLE else ("es",) if sizes_of(scene) else ("en",)


@pytest.mark.parametrize("scene", SCENES)
def test_a_screen_fits_and_axe_finds_nothing(scene: str, browser: Browser, server: Table) -> None:
    opening, settings = SCENES[scene], getattr(SCENES[scene], "settings", {})
    for language in languages_of(scene):
        with person(browser, server.url, "Ana", language=language, **settings) as ana:
            opening(ana)
            faults = matrix.faults_in(ana.page, sizes_of(scene))
            for look in looks_of(scene):
                faults += axe_looks.faults_in(ana, look)
            assert faults == []


def test_every_scene_has_a_name_of_its_own_and_every_name_a_scene() -> None:
    assert len(SCENES) == len(ALL_SCENES)
    assert {*PAGES, *TABLES} <= {*SCENES}
