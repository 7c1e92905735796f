"""Pictures of every screen, on a phone and on a desktop, by lamplight and daylight.

tools/screenshots.py FOLDER [NAME...]: all screens, or those whose names are given.
tools/screenshots.py --sheet FOLDER [NAME...]: the matrix, every scene in every size of screen and
text, as contact sheets; what geometry says against a picture stands under it.
FAROL_LANGUAGE=es: in Spanish.
"""

import html
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.evening_scenes import EVENING_SCENES  # noqa: E402
from tests.browser.evenings import EVENINGS, Evening, finish  # noqa: E402
from tests.browser.game_scenes import GAME_SCENES  # noqa: E402
from tests.browser.house_scenes import HOUSE_SCENES  # noqa: E402
from tests.browser.matrix import EVERY, faults, looks_at  # noqa: E402
from tests.browser.people import (  # noqa: E402 - found only with the line above
    BOT,
    DESKTOP,
    FLAGS,
    HOW_TO_GET_IT,
    MINE,
    OPEN,
    PHONE,
    Person,
    Table,
    find_chromium,
)

from farol.commands.arguments import check_seats  # noqa: E402
from farol.games import ALL  # noqa: E402

SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
THEMES: Final = ("dark", "light")
SETTLE: Final = 500  # milliseconds for animations to settle
MOVES: Final = 5

Shot = Callable[[Person], None]


def home(ana: Person) -> None:
    """The home page, with a table to resume."""
    EVENINGS[0].open(ana, MINE, BOT, start=True)
    ana.go("").wait_for_selector(".poster h2")


def new_table(ana: Person) -> None:
    """The form for a new table."""
    game = max(ALL, key=lambda name: len(ALL[name].options))
    ana.go(f"#/new/{game}").wait_for_selector("#options")


def lobby(ana: Person) -> None:
    """A lobby waiting for players."""
    code = ana.open_table(EVENINGS[0].game, MINE, OPEN, OPEN, BOT, BOT)
    ana.go(f"#/t/{code}").wait_for_selector(".invite")


def join(ana: Person) -> None:
    """Joining with a code."""
    ana.go("#/join")


def settings(ana: Person) -> None:
    """The settings."""
    ana.go("#/settings")


def choices(ana: Person) -> None:
    """The list of all choices."""
    in_the_middle(ana, EVENINGS[0])
    ana.page.keyboard.press("l")


def curtain(ana: Person) -> None:
    """The handover screen between two people at one device."""
    code = EVENINGS[0].open(ana, MINE, {"kind": "me", "name": "Bea"}, start=True)
    ana.go(f"#/t/{code}").wait_for_selector(".curtain")


def hint(ana: Person) -> None:
    """A hint with reasons."""
    in_the_middle(ana, EVENINGS[0])
    ana.page.keyboard.press("h")
    ana.page.wait_for_selector(".hint")


def in_the_middle(ana: Person, evening: Evening) -> str:
    """A game against bots after some interesting moves."""
    others = check_seats(ALL[evening.game], None) - 1
    bots = [{"kind": "bot", "level": "regular"}] * others
    code = ana.open_table(evening.game, MINE, *bots, start=True)
    ana.go(f"#/t/{code}")
    for move in range(MOVES):
        ana.wait_for_turn()
        ana.play_from_list(-1 - move)
        ana.page.wait_for_timeout(SETTLE)
    ana.wait_for_turn()
    return code


def rules(ana: Person, evening: Evening) -> None:
    """The rules with their pictures."""
    ana.go(f"#/rules/{evening.game}").wait_for_selector("section figure")


def big_screen(ana: Person, evening: Evening) -> None:
    """The big screen of a party."""
    code = in_the_middle(ana, evening)
    ana.go(f"#/screen/{code}").wait_for_selector(".corner")


def hand(ana: Person, evening: Evening) -> None:
    """A phone at the party."""
    code = in_the_middle(ana, evening)
    ana.go(f"#/hand/{code}").wait_for_selector(".status.mine")


def learn(ana: Person, evening: Evening) -> None:
    """The tutorial's first step."""
    ana.go(f"#/learn/{evening.game}").wait_for_selector(".coach")


def end(ana: Person, evening: Evening) -> str:
    """The score sheet after a whole game."""
    code = in_the_middle(ana, evening)
    finish(ana)
    return code


def replay(ana: Person, evening: Evening) -> None:
    """The replay of the same game, with everything open."""
    code = end(ana, evening)
    ana.go(f"#/replay/{code}").wait_for_selector("option[value=all]", state="attached")
    ana.page.locator("header select").select_option("all")
    ana.page.locator("input[type=range]").fill("12")


def screens() -> dict[str, Shot]:
    """All screens by name: general ones, and those of every game."""
    found: dict[str, Shot] = {
        shot.__name__: shot
        for shot in (home, new_table, lobby, join, settings, choices, hint, curtain)
    }
    for evening in EVENINGS:
        for shot in (in_the_middle, rules, big_screen, hand, learn, end, replay):
            found[f"{evening.game}-{shot.__name__}"] = partial(_shoot, shot, evening)
    return found


def _shoot(shot: Callable[[Person, Evening], object], evening: Evening, ana: Person) -> None:
    shot(ana, evening)


def take(browser: Browser, url: str, folder: Path, names: list[str]) -> None:
    """Take every requested screen in both sizes and both themes."""
    for name in names:
        for size, viewport in SIZES.items():
            for theme in THEMES:
                ana = Person(browser, url, "Ana", viewport, theme=theme)
                screens()[name](ana)
                ana.page.wait_for_timeout(SETTLE)
                ana.page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
                for complaint in ana.complaints:
                    print(f"{name} {size} {theme}: {complaint}")
                ana.leave()


def take_sheets(browser: Browser, url: str, folder: Path, names: list[str]) -> None:
    """One contact sheet for each scene of the matrix."""
    language = os.environ.get("FAROL_LANGUAGE", "en")
    for scene in (*HOUSE_SCENES, *EVENING_SCENES, *GAME_SCENES):
        name = scene.__name__
        if names and name not in names:
            continue
        ana = Person(browser, url, "Ana", language=language, **getattr(scene, "settings", {}))
        scene(ana)
        pictures = list[str]()
        for look in looks_at(ana.page, EVERY):
            picture = folder / f"{name}-{look}.png"
            ana.page.screenshot(path=picture)
            told = "<br>".join(html.escape(fault) for fault in faults(ana.page))
            pictures.append(FIGURE.format(picture=picture.name, look=look, told=told))
        ana.leave()
        sheet = folder / f"{name}.html"
        sheet.write_text(SHEET.format(name=name, pictures="".join(pictures)), "utf-8")
        page = browser.new_page(viewport={"width": 2400, "height": 900})
        page.goto(sheet.resolve().as_uri())
        page.screenshot(path=folder / f"{name}.png", full_page=True)
        page.close()


FIGURE: Final = '<figure><img src="{picture}"><figcaption>{look}<p>{told}</p></figcaption></figure>'
SHEET: Final = """<!doctype html><meta charset="utf-8"><title>{name}</title><style>
body {{ display: flex; flex-wrap: wrap; gap: 12px; margin: 12px; background: #222; color: #fff }}
figure {{ margin: 0; width: min-content; font: 13px sans-serif }}
img {{ height: 420px; display: block }}
p {{ color: #ff9b9b; margin: 2px 0 }}
</style>{pictures}"""


def main() -> int:
    """Start a server and a browser, and take the pictures."""
    path = find_chromium()
    words = [word for word in sys.argv[1:] if word != "--sheet"]
    if not words or path is None:
        print(HOW_TO_GET_IT if path is None else __doc__, file=sys.stderr)
        return 2
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        table = Table(Path(data, "farol.db"))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
                if "--sheet" in sys.argv:
                    take_sheets(browser, table.url, folder, words[1:])
                else:
                    take(browser, table.url, folder, words[1:] or list(screens()))
                browser.close()
        finally:
            table.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
