"""Pictures of the screens about other evenings, for eyes: `python -m tests.browser.filled_scenes FOLDER`.

A server is filled once; each screen is seen on a phone, a laptop and a desktop, by day and by night, in both languages.
"""

import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.evening_scenes import LOG, invite
from tests.browser.evenings import play
from tests.browser.past_games import played, posted, tried
from tests.browser.people import (
    BOT,
    FLAGS,
    MINE,
    OPEN,
    PHONE,
    REHEARSED,
    Person,
    Table,
    find_chromium,
)
from tests.browser.test_letters import letter_with, token_in

LAPTOP: Final = {"width": 1280, "height": 800}
DESKTOP: Final = {"width": 1920, "height": 1080}
PODIUM: Final = re.compile("^(The evening's podium|El podio de la velada)$")
OPEN_ALL: Final = "() => document.querySelectorAll('details').forEach((one) => (one.open = true))"
DAYS: Final = {"kind": "days", "amount": 3, "vacation": 7}


class Look(NamedTuple):
    size: dict[str, int]
    theme: str
    language: str

    def __str__(self) -> str:
        return f"{self.size['width']}-{self.theme}-{self.language}"


LOOKS: Final = (
    (Look(PHONE, "dark", "es"), Look(LAPTOP, "light", "en"), Look(DESKTOP, "dark", "es")),
    (Look(PHONE, "light", "en"), Look(LAPTOP, "dark", "es"), Look(DESKTOP, "light", "en")),
)


class House(NamedTuple):
    """What the pictures need to know of a filled server."""

    league: str
    notebooks: dict[str, str]  # codes of tables by their game
    rated: str
    stop: str


def fill(browser: Browser, ana: Person) -> House:
    """Everything that a few evenings leave behind."""
    league = str(posted(ana, "/api/leagues", {"name": "Los jueves"})["code"])
    posted(ana, "/api/leagues", {"name": "The harbour lantern"})
    played(ana, "loknroll", "Bea", "Carlos", "Maximiliana", count=9, league=league)
    played(ana, "halloween", "Dora", "Eva", count=3, league=league)
    played(ana, "saboteur", "Bea", "Carlos", "Dora", "Eva", count=5, rated=True)
    played(ana, "halloween", "Bea", count=2, rated=True)
    played(ana, "ghosts_galore", "Carlos", bots=1, count=3)
    played(ana, "loknroll", count=6)
    ana.open_table("halloween", MINE, OPEN, OPEN, league=league)
    tried(ana, "loknroll", 24)
    tried(ana, "saboteur", 9)
    posted(ana, "/api/me/invitable", {"invitable": True, "silenced": 0}, "PUT")
    bea = Person(browser, ana.url, "Bea")
    invite(bea, ana)
    bea.leave()
    notebooks = {}
    for game, bots, options in (
        ("saboteur", 4, {"first_seat": 1}),
        ("loknroll", 2, {}),
        ("ghosts_galore", 2, {}),
        ("halloween", 2, {}),
    ):
        notebooks[game] = ana.open_table(game, MINE, *[BOT] * bots, options=options, start=True)
        ana.go(f"#/t/{notebooks[game]}").wait_for_selector(".table")
        play(ana, turns=4, pick=0)
    rated = ana.open_table("saboteur", MINE, OPEN, BOT, clock=DAYS, rated=True)
    wanted = {"address": "ana@example.org", "kinds": ["turn", "over"], "language": "en"}
    posted(ana, "/api/me/mail", wanted, "PUT")
    token = token_in(letter_with(ana, "#/mail/"), "#/mail")
    posted(ana, "/api/mail/confirm", {"token": token})
    return House(league, notebooks, rated, "some-token")


def notebook(game: str) -> Callable[[Person, House], None]:
    def opened(ana: Person, house: House) -> None:
        page = ana.go(f"#/t/{house.notebooks[game]}")
        page.wait_for_selector(".status")
        if not page.locator("[role=tab]").last.is_visible():
            page.get_by_role("button", name=LOG).click()
        page.locator("[role=tab]").last.click()
        page.wait_for_selector(".notebook")
        page.evaluate(OPEN_ALL)

    return opened


def at(path: str, found: str) -> Callable[[Person, House], None]:
    """The page at an address, once something is there."""

    def opened(ana: Person, house: House) -> None:
        ana.go(path.format(house=house)).wait_for_selector(found)

    return opened


def new_rated(ana: Person, _: House) -> None:
    page = ana.go("#/new/saboteur")
    page.locator("ol select").nth(1).select_option("open")
    page.locator("select[aria-labelledby=league]").select_option(index=1)


def stopped(ana: Person, house: House) -> None:
    ana.go(f"mail/stop/{house.stop}").locator("button").first.click()
    ana.page.wait_for_selector("main p")


def glance(ana: Person, house: House) -> None:
    at("#/t/{house.rated}", ".invite")(ana, house)
    ana.page.evaluate(OPEN_ALL)


SCREENS: Final[dict[str, Callable[[Person, House], None]]] = {
    "ratings": at("#/ratings", "main section:nth-of-type(2) table"),
    "leagues": at("#/leagues", "main .league"),
    "league": at("#/league/{house.league}", "main table"),
    "daily": at("#/daily", "main figure"),
    "records": at("#/records", "main table"),
    "history": at("#/history", "main table"),
    "settings": at("#/settings", "section[aria-labelledby=mail] button"),
    "invited": at("", "article.panel"),
    "lobby_rated": glance,
    "new_rated": new_rated,
    "mail_stop": at("mail/stop/{house.stop}", "form"),
    "mail_stopped": stopped,
    "notebook_saboteur": notebook("saboteur"),
    "notebook_loknroll": notebook("loknroll"),
    "notebook_ghosts": notebook("ghosts_galore"),
    "notebook_halloween": notebook("halloween"),
}


@contextmanager
def seen_as(browser: Browser, ana: Person, look: Look) -> Iterator[Person]:
    """The same person at another screen."""
    again = Person(
        browser,
        ana.url,
        ana.name,
        size=look.size,
        known=False,
        theme=look.theme,
        language=look.language,
    )
    again.context.take_cookies(ana.context, ana.url)
    again.context.clear_permissions()
    again.page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
    yield again
    again.leave()


def keep(somebody: Person, path: Path) -> None:
    somebody.page.wait_for_timeout(400)  # pictures come, nobody waits for them by name
    somebody.page.screenshot(path=path, full_page=True)
    for fault in somebody.complaints:
        print(path.name, fault)


def house_pictures(browser: Browser, folder: Path, names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as data:
        command = (*REHEARSED, "--mail", "--day", "2100-01-01")
        table = Table(Path(data) / "farol.db", command=command)
        try:
            ana = Person(browser, table.url, "Ana")
            house = fill(browser, ana)
            for number, name in enumerate(names):
                for look in LOOKS[number % 2]:
                    with seen_as(browser, ana, look) as seen:
                        SCREENS[name](seen, house)
                        keep(seen, folder / f"{name}-{look}.png")
        finally:
            table.stop()


def party_pictures(browser: Browser, folder: Path) -> None:
    """An evening of three games, and its podium."""
    with tempfile.TemporaryDirectory() as data:
        table = Table(Path(data) / "farol.db", command=(*REHEARSED, "--party"))
        try:
            ana = Person(browser, table.url, "Ana", size=PHONE)
            posted(ana, "/api/party/guests", {})
            played(ana, "loknroll", "Bea", "Cleo", "Maximiliana", count=3)
            played(ana, "halloween", "Dan", "Eva", count=2)
            for look in (*LOOKS[0], *LOOKS[1]):
                with seen_as(browser, ana, look) as seen:
                    page = seen.go("#/party")
                    page.locator(".who button:has(svg)").last.wait_for()
                    keep(seen, folder / f"party-{look}.png")
                    page.get_by_role("button", name=PODIUM).click()
                    page.wait_for_selector(".steps li")
                    keep(seen, folder / f"party_podium-{look}.png")
        finally:
            table.stop()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    names = sys.argv[2:] or [*SCREENS, "party"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        if others := [name for name in names if name in SCREENS]:
            house_pictures(browser, folder, others)
        if "party" in names:
            party_pictures(browser, folder)
        browser.close()


if __name__ == "__main__":
    main()
