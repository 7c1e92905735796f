"""Pictures of every screen, on a phone and on a desktop, by lamplight and daylight.

tools/screenshots.py FOLDER [NAME...]: all screens, or those whose names are given.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

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
MOVES: Final = 4

Shot = Callable[[Person], None]


def home(ana: Person) -> None:
    """The first page, with a table to resume."""
    ana.open_table("saboteur", MINE, BOT, BOT, BOT, BOT, options={"first_seat": 1}, start=True)
    ana.go("").wait_for_selector(".poster h2:text('Saboteur')")


def new_table(ana: Person) -> None:
    """The form for a new table."""
    ana.go("#/new/saboteur").wait_for_selector("#options")


def lobby(ana: Person) -> None:
    """Waiting for friends."""
    code = ana.open_table("saboteur", MINE, OPEN, OPEN, BOT, BOT)
    ana.go(f"#/t/{code}").wait_for_selector(".invite")


def join(ana: Person) -> None:
    """Coming with a code."""
    ana.go("#/join")


def rules(ana: Person) -> None:
    """The rules, at one of them."""
    ana.go("#/rules/saboteur/S4.1").wait_for_selector(".chosen")


def settings(ana: Person) -> None:
    """What a person likes."""
    ana.go("#/settings")


def saboteur(ana: Person) -> None:
    """In the middle of a game, with a card chosen and a place shown."""
    _play(ana, 5)
    ana.page.locator(".piece.can").first.click()
    ana.page.locator("[data-offer], .tool.offer").first.click()


def ten_seats(ana: Person) -> None:
    """A full table."""
    _play(ana, 10)


def choices(ana: Person) -> None:
    """Everything one may do, as a list."""
    _play(ana, 5)
    ana.page.keyboard.press("l")


def why_not(ana: Person) -> None:
    """A refusal with its rule."""
    _play(ana, 3)
    for card in ana.page.locator("[data-hand]").all():
        card.click()
        if ana.page.locator("[data-offer].place[data-cell]").count():
            break
        ana.page.keyboard.press("Escape")
    start = ana.page.locator(".laid[data-cell='0,0']").bounding_box()
    assert start is not None
    ana.page.mouse.click(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    ana.page.wait_for_selector(".toast")


def curtain(ana: Person) -> None:
    """Between two people at one device."""
    second = {"kind": "mine", "name": "Bea"}
    code = ana.open_table("saboteur", MINE, second, BOT, options={"first_seat": 1}, start=True)
    ana.go(f"#/t/{code}").wait_for_selector(".curtain")


def big_screen(ana: Person) -> None:
    """The television of a party."""
    code = _play(ana, 5)
    ana.go(f"#/screen/{code}").wait_for_selector(".corner")


def learn(ana: Person) -> None:
    """The tutorial's first step."""
    ana.go("#/learn/saboteur").wait_for_selector("[data-hand]")


def end(ana: Person) -> None:
    """The score sheet after a whole game."""
    code = ana.open_table(
        "saboteur", MINE, *[BOT] * 4, options={"auto_pick_gold": True}, start=True
    )
    page, moves = ana.go(f"#/t/{code}"), 0
    page.wait_for_selector("[data-hand]")
    while page.locator("dialog.paper").count() == 0:
        if page.locator(".pit .sheet .primary").count():
            page.locator(".pit .sheet .primary").click()
        elif ana.is_to_act():
            moves += ana.play_from_list(-1 - moves % 3)
        else:
            page.wait_for_timeout(20)


def replay(ana: Person) -> None:
    """The same game again, through another seat."""
    end(ana)
    code = ana.page.url.rpartition("/")[2]
    ana.go(f"#/replay/{code}").wait_for_selector("[data-cell='0,0']")
    ana.page.locator("header select").select_option("1")
    ana.page.locator("input[type=range]").fill("40")


def _play(ana: Person, seats: int) -> str:
    code = ana.open_table(
        "saboteur", MINE, *[BOT] * (seats - 1), options={"first_seat": 1}, start=True
    )
    ana.go(f"#/t/{code}").wait_for_selector("[data-hand]")
    for move in range(MOVES):
        ana.wait_for_turn()
        ana.play_from_list(-1 - move)
        ana.page.wait_for_timeout(SETTLE)
    ana.wait_for_turn()
    return code


SCREENS: Final[dict[str, Shot]] = {
    shot.__name__: shot
    for shot in (
        *(home, new_table, lobby, join, rules, settings, saboteur, ten_seats, choices),
        *(why_not, curtain, big_screen, learn, end, replay),
    )
}


def take(browser: Browser, url: str, folder: Path, names: list[str]) -> None:
    """Every wanted screen in both sizes and both lights."""
    for name in names:
        for size, viewport in SIZES.items():
            for theme in THEMES:
                ana = Person(browser, url, "Ana", viewport, theme=theme)
                SCREENS[name](ana)
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
                take(browser, table.url, folder, sys.argv[2:] or list(SCREENS))
                browser.close()
        finally:
            table.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
