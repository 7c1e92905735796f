"""E-mail and invitations in the browser: confirmed addresses, one-click unsubscribe, invited
people.
"""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.past_games import letters_to, played, posted
from tests.browser.people import BOT, DESKTOP, MINE, OPEN, PHONE, Person, Table, person

WORDS: Final = {
    "en": {
        "address": "Your address",
        "send": "Send me a link",
        "yes": "Yes, it was me",
        "confirmed": "Your address is confirmed",
        "over": "when a game of mine has ended",
        "forget": "No more e-mail",
        "forgotten": "Your address is forgotten.",
    },
    "es": {
        "address": "Tu dirección",
        "send": "Enviarme un enlace",
        "yes": "Sí, soy yo",
        "confirmed": "Tu dirección está confirmada",
        "over": "cuando termina una partida mía",
        "forget": "No más correo",
        "forgotten": "Tu dirección se ha borrado.",
    },
}


def letter_with(somebody: Person, words: str, number: int = 0) -> str:
    """The letter with these words, once it has arrived."""
    found: list[str] = []

    def came() -> bool:
        found[:] = [letter for letter in letters_to(somebody) if words in letter]
        return len(found) > number

    somebody.until(came, f"no letter with {words}")
    return found[number]


def token_in(letter: str, path: str) -> str:
    (token,) = re.findall(rf"https://farol\.example\.org/{path}/(\S+)", letter)
    assert isinstance(token, str)
    return token


def confirm(somebody: Person, name: str) -> None:
    """Request letters there, without a page."""
    before = len(letters_to(somebody))
    wanted = {"address": f"{name}@example.org", "kinds": ["turn"], "language": "en"}
    posted(somebody, "/api/me/mail", wanted, "PUT")
    letter = letter_with(somebody, "#/mail/", before)
    posted(somebody, "/api/mail/confirm", {"token": token_in(letter, "#/mail")})


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("es", PHONE)])
def test_an_address_is_confirmed_by_its_link_and_forgotten_by_a_click(
    browser: Browser, server: Table, language: str, size: dict[str, int]
) -> None:
    words = WORDS[language]
    with person(browser, server.url, "Ana", language=language, size=size) as ana:
        page = ana.go("#/settings")
        expect(page.get_by_role("main")).not_to_contain_text(".help")
        before = len(letters_to(ana))
        page.get_by_label(words["address"]).fill(f"ana-{language}@example.org")
        page.get_by_role("button", name=words["send"]).click()
        expect(page.get_by_text(f"ana-{language}@example.org")).to_be_visible()
        token = token_in(letter_with(ana, "#/mail/", before), "#/mail")
        page = ana.go(f"#/mail/{token}")
        page.get_by_role("button", name=words["yes"]).click()
        expect(page.get_by_role("heading", name=words["confirmed"])).to_be_visible()
        page = ana.go("#/settings")
        mail = page.locator("section[aria-labelledby=mail]")
        mail.get_by_label(words["over"]).uncheck()
        expect(mail.get_by_label(words["over"])).not_to_be_checked()
        mail.get_by_role("button", name=words["forget"]).click()
        expect(page.get_by_text(words["forgotten"])).to_be_visible()
        assert posted(ana, "/api/me/mail", method="GET")["address"] is None


def test_a_link_that_was_used_is_told_kindly(ana: Person) -> None:
    ana.may_be_refused(404)
    page = ana.go("#/mail/long-since-used")
    page.get_by_role("button", name="Yes, it was me").click()
    expect(page.get_by_role("heading", name="This link does not work any more")).to_be_visible()


def test_a_letter_says_that_it_is_my_turn_and_how_to_stop(ana: Person, bea: Person) -> None:
    confirm(ana, "turn")
    before = len(letters_to(ana))
    code = bea.open_table("saboteur", MINE, OPEN, BOT, clock={"kind": "days", "amount": 2})
    bea.go(f"#/t/{code}")
    page = ana.go(f"#/t/{code}")
    page.get_by_role("button", name="Sit here").click()
    bea.page.get_by_role("button", name="Deal").wait_for()
    page = ana.go("#/settings")
    page.wait_for_selector("main")
    bea.page.get_by_role("button", name="Deal").click()
    bea.page.wait_for_selector(".status")
    bea.until(lambda: len(letters_to(bea)) > before or (bea.plays(0) and False), "no letter came")
    letter = letters_to(ana)[before]
    assert f"#/t/{code}" in letter
    assert "Saboteur" in letter
    page.goto(f"{ana.url}/mail/stop/{token_in(letter, 'mail/stop')}")
    expect(page.get_by_role("heading", name="Farol")).to_be_visible()
    expect(page.get_by_role("main")).to_have_css("display", "grid")  # our look was let in
    assert posted(ana, "/api/me/mail", method="GET")["address"] is not None  # a GET changes nothing
    page.locator("form[lang=es] button").click()
    expect(page.locator("p[lang=es]")).to_be_visible()
    assert posted(ana, "/api/me/mail", method="GET")["address"] is None


def ask_for(host: Person, name: str) -> None:
    """From the lobby of a new table."""
    code = host.open_table("halloween", {"kind": "me", "name": host.name}, OPEN)
    page = host.go(f"#/t/{code}")
    page.get_by_text("Ask somebody you have played with").click()
    page.get_by_role("button", name=f"Invite {name}").press("Enter")
    expect(page.get_by_text(f"{name} is invited")).to_be_visible()


def test_somebody_is_asked_and_comes(ana: Person, bea: Person) -> None:
    page = ana.go("#/settings")
    allowing = page.get_by_label("People I have played with may invite me to their tables")
    allowing.check()
    ana.until(
        lambda: posted(ana, "/api/me/invitable", method="GET")["invitable"], "that is not kept"
    )
    played(bea, "loknroll", ana)
    ask_for(bea, "Ana")
    page = ana.go("")
    expect(page.get_by_role("heading", name="Bea invites you to Halloween")).to_be_visible()
    page.locator("article").get_by_role("link", name="Join").press("Enter")
    page.get_by_role("button", name="Go to the table").click()
    page.get_by_role("button", name="Sit here").click()
    expect(bea.page.get_by_text("Ana", exact=True)).to_be_visible()


def test_not_now_and_no_more_in_spanish_on_a_phone(
    browser: Browser, server: Table, bea: Person
) -> None:
    with person(browser, server.url, "Ana", language="es", size=PHONE) as ana:
        posted(ana, "/api/me/invitable", {"invitable": True, "silenced": 0}, "PUT")
        played(bea, "loknroll", ana)
        ask_for(bea, "Ana")
        page = ana.go("")
        page.get_by_role("button", name="Ahora no").tap()
        expect(page.locator("article")).to_have_count(0)
        ask_for(bea, "Ana")
        page.reload()
        page.get_by_role("button", name="No más invitaciones de Bea").tap()
        expect(page.locator("article")).to_have_count(0)
        ask_for(bea, "Ana")  # the sender is not told
        page.reload()
        expect(
            page.get_by_role("button", name="Nueva mesa").or_(page.locator(".posters a")).first
        ).to_be_visible()
        expect(page.locator("article")).to_have_count(0)


def test_playing_hours_are_said_before_the_game_and_seen_by_all(ana: Person, bea: Person) -> None:
    code = ana.open_table("saboteur", MINE, OPEN, BOT, clock={"kind": "days", "amount": 2})
    page = ana.go(f"#/t/{code}")
    page.get_by_text("My playing hours").click()
    page.get_by_label("From").fill("08:00")
    page.get_by_label("Until").fill("21:30")
    page.get_by_role("button", name="Play in these hours").click()
    for somebody in (page, bea.go(f"#/t/{code}")):
        expect(somebody.get_by_text("plays from 08:00 to 21:30")).to_be_visible()
    page.get_by_role("button", name="Play at all hours of the table").click()
    expect(bea.page.get_by_text("plays from 08:00 to 21:30")).to_have_count(0)
