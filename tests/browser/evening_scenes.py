"""Scenes of community pages: history, records, ratings, leagues, letters, invitations."""

import re
from typing import Final

from tests.browser.game_scenes import Opening
from tests.browser.past_games import played, posted
from tests.browser.people import BOT, MINE, OPEN, Person

LOG: Final = re.compile("^(Log and chat|Registro y chat)")
DAYS: Final = {"kind": "days", "amount": 3, "vacation": 7}


def history(ana: Person) -> None:
    """A person's history."""
    played(ana, "loknroll", "Bea", count=3)
    played(ana, "saboteur", "Carlos", bots=2, count=2)
    ana.go("#/history").wait_for_selector("main table")


def history_of_nothing(ana: Person) -> None:
    ana.go("#/history").wait_for_selector("main [role=status] p")


def records(ana: Person) -> None:
    """The best games, in several lists."""
    played(ana, "loknroll", count=3)
    played(ana, "saboteur", "Bea", bots=2, count=2)
    ana.go("#/records").wait_for_selector("main table")


def daily(ana: Person) -> None:
    """Today's deals, not tried yet."""
    ana.go("#/daily").wait_for_selector("main li")


def ratings(ana: Person) -> None:
    """In two games, some still uncertain."""
    played(ana, "loknroll", "Bea", "Carlos", count=6, rated=True)
    played(ana, "halloween", "Dora", count=2, rated=True)
    page = ana.go("#/ratings")
    page.wait_for_selector("main section:nth-of-type(2) table")


def leagues(ana: Person) -> None:
    for name in ("Los jueves", "The harbour lantern"):
        posted(ana, "/api/leagues", {"name": name})
    ana.go("#/leagues").wait_for_selector("main .league")


def league(ana: Person) -> None:
    """With standings, the podium of the evening, and a waiting table."""
    code = posted(ana, "/api/leagues", {"name": "Los jueves"})["code"]
    played(ana, "loknroll", "Bea", "Carlos", "Dora", count=7, league=code)
    ana.open_table("halloween", MINE, OPEN, OPEN, league=code)
    ana.go(f"#/league/{code}").wait_for_selector("main table")


def letter(ana: Person) -> None:
    """A confirmation link."""
    ana.go("#/mail/abcdefgh").wait_for_selector("main button")


def mailbox(ana: Person) -> None:
    """An unconfirmed address."""
    wanted = {"address": "ana@example.org", "kinds": ["turn"], "language": "en"}
    posted(ana, "/api/me/mail", wanted, "PUT")
    ana.go("#/settings").wait_for_selector("section[aria-labelledby=mail] button")


def invited(ana: Person) -> None:
    """An invitation."""
    posted(ana, "/api/me/invitable", {"invitable": True, "silenced": 0}, "PUT")
    host = Person(ana.context.browser, ana.url, "Bea")
    invite(host, ana)
    host.leave()
    ana.go("").wait_for_selector("article.panel")


def invite(host: Person, guest: Person) -> str:
    """Invite to a new table, after a common finished game; returns its code."""
    played(host, "loknroll", guest)
    code = host.open_table("halloween", MINE, OPEN)
    (companion,) = posted(host, "/api/me/companions", method="GET")["companions"]
    asked = {"code": companion["code"], "seat": companion["seat"]}
    posted(host, f"/api/tables/{code}/invitations", asked)
    return code


def lobby_apart(ana: Person) -> None:
    """A rated correspondence table: own hours, and people to invite."""
    played(ana, "saboteur", "Bea", "Carlos", rated=True)
    code = ana.open_table("saboteur", MINE, OPEN, BOT, clock=DAYS, rated=True)
    page = ana.go(f"#/t/{code}")
    page.wait_for_selector(".invite details summary")
    page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")


def new_rated(ana: Person) -> None:
    posted(ana, "/api/leagues", {"name": "Los jueves"})
    page = ana.go("#/new/saboteur")
    page.locator("ol select").nth(1).select_option("open")
    page.locator("select[aria-labelledby=league]").select_option(index=1)


def notebook(ana: Person) -> None:
    code = ana.open_table("saboteur", MINE, *[BOT] * 4, options={"first_seat": 1}, start=True)
    page = ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    if not page.locator("[role=tab]").last.is_visible():
        page.get_by_role("button", name=LOG).click()
    page.locator("[role=tab]").last.click()
    page.wait_for_selector(".notebook")


EVENING_SCENES: Final[tuple[Opening, ...]] = (
    *(history, history_of_nothing, records, daily, ratings, leagues, league, letter, mailbox),
    *(invited, lobby_apart, new_rated, notebook),
)
