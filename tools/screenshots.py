"""Pictures of every screen, on a phone and on a desktop, by lamplight and daylight.

tools/screenshots.py FOLDER [NAME...]: all screens, or those whose names are given.
"""

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.evenings import EVENINGS, Evening, finish  # noqa: E402
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

SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
THEMES: Final = ("dark", "light")
SETTLE: Final = 500  # milliseconds for the last motion
MOVES: Final = 5
BOTS: Final = {"saboteur": 4, "ghosts_galore": 2, "loknroll": 2, "halloween": 2}

Shot = Callable[[Person], None]


def home(ana: Person) -> None:
    """The first page, with a table to resume."""
    ana.open_table("saboteur", MINE, BOT, BOT, BOT, BOT, options={"first_seat": 1}, start=True)
    ana.go("").wait_for_selector(".poster h2:text('Saboteur')")


def new_table(ana: Person) -> None:
    """The form for a new table."""
    ana.go("#/new/halloween").wait_for_selector("#options")


def lobby(ana: Person) -> None:
    """Waiting for friends."""
    code = ana.open_table("saboteur", MINE, OPEN, OPEN, BOT, BOT)
    ana.go(f"#/t/{code}").wait_for_selector(".invite")


def join(ana: Person) -> None:
    """Coming with a code."""
    ana.go("#/join")


def settings(ana: Person) -> None:
    """What a person likes."""
    ana.go("#/settings")


def choices(ana: Person) -> None:
    """Everything one may do, as a list."""
    in_the_middle(ana, EVENINGS[0])
    ana.page.keyboard.press("l")


def curtain(ana: Person) -> None:
    """Between two people at one device."""
    code = EVENINGS[0].open(ana, MINE, {"kind": "mine", "name": "Bea"}, start=True)
    ana.go(f"#/t/{code}").wait_for_selector(".curtain")


def hint(ana: Person) -> None:
    """What a bot would do, and why."""
    in_the_middle(ana, EVENINGS[0])
    ana.page.keyboard.press("h")
    ana.page.wait_for_selector(".hint")


def in_the_middle(ana: Person, evening: Evening) -> str:
    """Some moves into a game against bots worth looking at."""
    bots = [{"kind": "bot", "level": "regular"}] * BOTS[evening.game]
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
    """The television of a party."""
    code = in_the_middle(ana, evening)
    ana.go(f"#/screen/{code}").wait_for_selector(".corner")


def hand(ana: Person, evening: Evening) -> None:
    """The phone beside it."""
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
    """The same game again, with everything open."""
    code = end(ana, evening)
    ana.go(f"#/replay/{code}").wait_for_selector("option[value=all]", state="attached")
    ana.page.locator("header select").select_option("all")
    ana.page.locator("input[type=range]").fill("12")


def screens() -> dict[str, Shot]:
    """All of them by name: those of the house, and those of every game."""
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
    """Every wanted screen in both sizes and both lights."""
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


def main() -> int:
    """Start a server and a browser, and take the pictures."""
    path = find_chromium()
    if len(sys.argv) < 2 or path is None:
        print(HOW_TO_GET_IT if path is None else __doc__, file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        table = Table(Path(data, "farol.db"))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
                take(browser, table.url, folder, sys.argv[2:] or list(screens()))
                browser.close()
        finally:
            table.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
