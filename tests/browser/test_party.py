"""A party: the board on a big screen without secrets, the hands on phones."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Request, expect

from farol.games import ALL
from tests.browser import axe_looks
from tests.browser.axe import faults
from tests.browser.axe_looks import Look
from tests.browser.evenings import EVENINGS, Evening, everything, finish, late_script, play
from tests.browser.past_games import posted, rehearse_next
from tests.browser.people import OPEN, PARTY, PHONE, REHEARSED, Person, Table, person
from tests.browser.secrecy import check_secrecy

TELEVISION = {"width": 1920, "height": 1080}
ROUND_AND_MORE = 6  # of Ghosts Galore: a round goes on, and another one comes
LATE = 5  # decisions of each seat before the end
PARTY_QUESTIONS = 5  # of a phone, one every second and a half
BY_HAND = 4  # turns; then bots stand in


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_big_screen_and_two_phones(
    evening: Evening, browser: Browser, server: Table, ana: Person
) -> None:
    code = evening.open(ana, OPEN, OPEN, late=LATE)  # alone it is played from its first move
    with (
        person(browser, server.url, "Screen", size=TELEVISION) as screen,
        person(browser, server.url, "Bea", size=PHONE) as bea,
        person(browser, server.url, "Cleo", size=PHONE) as cleo,
    ):
        screen.go(f"#/screen/{code}")
        expect(screen.page.locator(".code")).to_have_text(code)
        expect(screen.page.get_by_role("img", name="QR code with the link")).to_be_visible()
        for guest in (bea, cleo):
            guest.go(f"#/hand/{code}")
            guest.page.get_by_role("button", name="Sit here").first.tap()
            expect(guest.page.get_by_role("list").get_by_text(guest.name)).to_be_visible()
        ana.go(f"#/t/{code}").get_by_role("button", name="Deal").click()
        for guest in (bea, cleo):
            guest.page.wait_for_selector(".status")
            assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        screen.page.wait_for_selector(".status")
        ana.falls_asleep()  # the table's host has no seat at it, and another page costs time
        assert evening.hands_on(screen.page) == 0
        assert faults(screen) == []

        assert play(bea, cleo, turns=BY_HAND) >= BY_HAND
        finish(bea, cleo)

        assert evening.hands_on(screen.page) == 0
        truth = everything(ana, code)
        check_secrecy(screen, truth)
        check_secrecy(bea, truth, 0)
        check_secrecy(cleo, truth, 1)


@pytest.fixture
def night(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path / "farol.db", command=PARTY)
    yield table
    table.stop()


@pytest.fixture
def rehearsed_night(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path / "farol.db", command=(*REHEARSED, "--party"))
    yield table
    table.stop()


def test_a_big_screen_asks_as_seldom_as_a_phone(browser: Browser, night: Table) -> None:
    with (
        person(browser, night.url, "Screen", size=TELEVISION) as screen,
        person(browser, night.url, "Bea", size=PHONE) as bea,
    ):
        asked: dict[str, list[str]] = {"screen": [], "phone": []}
        for name, who in (("screen", screen), ("phone", bea)):
            note = partial(_note, asked[name])
            who.page.on("request", note)
            who.go("#/party")
        bea.until(lambda: len(asked["phone"]) >= PARTY_QUESTIONS, "the phone asks on")
        assert len(asked["screen"]) <= len(asked["phone"]) + 2, asked


def _note(asked: list[str], request: Request) -> None:
    if "/api/party" in request.url:
        asked.append(request.url)


def comes(guest: Person) -> None:
    """Type a name, and join."""
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.page.get_by_role("button", name="Come in").tap()
    expect(guest.page.get_by_role("button", name="Leave")).to_be_visible()


def poster(somebody: Person, game: str) -> Locator:
    return somebody.page.get_by_role("button", name=game).and_(
        somebody.page.locator("[aria-pressed]")
    )


def is_at(somebody: Person, place: str) -> str:
    """The code of the table that this page shows in this way."""
    somebody.page.wait_for_url(re.compile(f"#/{place}/"))
    somebody.page.wait_for_selector(".status")
    return somebody.page.url.rpartition("/")[2]


def own_seat(somebody: Person) -> int | None:
    """The last seat of this page."""
    parts = [part for frame in somebody.heard for part in (frame, frame.get("view") or {})]
    looks: list[int | None] = [part["look"] for part in parts if "look" in part]
    return looks[-1]


def people_at(room: ExitStack, browser: Browser, link: str) -> tuple[Person, list[Person]]:
    """A big screen and four phones, all of them new; Bea and Cleo use localhost."""

    def stranger(name: str, size: dict[str, int], link: str) -> Person:
        url = link.partition("/#")[0]
        return room.enter_context(person(browser, url, name, size=size, known=False))

    here = re.sub("//[^/]+:", "//localhost:", link)
    links = {"Ana": link, "Bea": here, "Cleo": here, "Dan": link}
    screen = stranger("Screen", TELEVISION, link)
    return screen, [stranger(name, PHONE, way) for name, way in links.items()]


def test_a_host_and_four_guests(browser: Browser, night: Table) -> None:
    """From the command to the second game, over the printed address, which is the network's; two
    guests are at the machine itself.
    """
    assert "localhost" not in night.link
    with ExitStack() as room:
        screen, guests = people_at(room, browser, night.link)
        everybody_comes(screen, guests, night.link, night.said)
        anybody_picks(screen, guests)
        first = the_first_move_is_made(screen, guests)
        second = another_game_from_a_phone(screen, guests)
        assert second != first


def everybody_comes(screen: Person, guests: list[Person], link: str, said: str) -> None:
    """The host uses the command's link; guests scan it, or type the address or the code."""
    screen.page.goto(link)
    for game in ("Saboteur", "Ghosts Galore", "Lok'n'Roll", "Halloween"):
        expect(poster(screen, game)).to_be_visible()
    expect(screen.page.get_by_role("img", name="QR code")).to_be_visible()
    expect(screen.page.get_by_text("Nobody yet")).to_be_visible()
    host = screen.page.locator(".address").inner_text()
    code = screen.page.locator(".code").inner_text().split()[-1]
    assert f"http://{host}/#/party" in said, "another address than the command prints"
    assert f"(code {code})" in said, "another code than the command prints"
    ana, bea, cleo, dan = guests
    ana.page.goto(link)
    dan.page.goto(link)
    bea.page.goto(bea.url)
    bea.page.get_by_role("link", name="Tonight's party").tap()
    assert bea.page.locator(".address").inner_text() == host, "an address that leads nobody here"
    cleo.page.goto(cleo.url)
    cleo.page.get_by_label("Join with code").fill(code)
    cleo.page.get_by_role("button", name="Join").tap()
    for guest in guests:
        comes(guest)
        expect(screen.page.locator(".who li .name").get_by_text(guest.name)).to_be_visible()
    assert faults(screen) == []
    assert faults(ana) == []


def anybody_picks(screen: Person, guests: list[Person]) -> None:
    """From a phone and from the screen, visible for everybody; a reload keeps the guest."""
    cleo, dan = guests[2], guests[3]
    poster(dan, "Halloween").tap()
    expect(poster(screen, "Halloween")).to_have_attribute("aria-pressed", "true")
    poster(screen, "Saboteur").press("Enter")
    expect(poster(dan, "Saboteur")).to_have_attribute("aria-pressed", "true")
    cleo.page.reload()
    expect(cleo.page.get_by_role("button", name="Leave")).to_be_visible()
    expect(screen.page.get_by_text("Ana, Bea, Cleo and Dan play.")).to_be_visible()


def who_is_to_act(guests: list[Person]) -> Person:
    """The person to act, once a page shows it."""
    guests[0].until(lambda: any(guest.is_to_act() for guest in guests), "nobody is to act")
    return next(guest for guest in guests if guest.is_to_act())


def the_first_move_is_made(screen: Person, guests: list[Person]) -> str:
    """Dealt from the screen; a guest's phone sleeps meanwhile; the code of the table."""
    expect(screen.page.get_by_text("6 more seats")).to_be_visible()
    screen.page.get_by_role("button", name="Deal Saboteur").press("Enter")
    code = is_at(screen, "screen")
    for seat, guest in enumerate(guests):
        assert is_at(guest, "hand") == code
        guest.page.wait_for_selector("[data-hand]")
        assert own_seat(guest) == seat
    assert screen.page.locator("[data-hand]").count() == 0
    assert faults(screen) == []
    acting = who_is_to_act(guests)
    sleeper = guests[(guests.index(acting) + 1) % len(guests)]
    hand = sleeper.view()["me"]["hand"]
    sleeper.falls_asleep()
    assert acting.plays(0)
    recap = screen.page.get_by_role("region", name="The last turns")
    expect(recap.get_by_text(acting.name)).to_be_visible()
    log = screen.page.get_by_role("complementary", name="Log")
    expect(log.locator(".log").get_by_text(acting.name).last).to_be_visible()
    sleeper.wakes_up(f"{sleeper.url}/#/party")
    assert is_at(sleeper, "hand") == code
    sleeper.page.wait_for_selector("[data-hand]")
    assert own_seat(sleeper) == guests.index(sleeper)
    assert sleeper.view()["me"]["hand"] == hand
    return code


def another_game_from_a_phone(screen: Person, guests: list[Person]) -> str:
    """The screen stops the game for everybody; a phone selects and deals the next."""
    screen.page.get_by_role("button", name="Another game").press("Enter")
    screen.page.get_by_role("button", name="Stop here, for everybody?").press("Enter")
    for somebody in (screen, *guests):
        expect(poster(somebody, "Saboteur")).to_have_attribute("aria-pressed", "true")
    bea = guests[1]
    poster(bea, "Ghosts Galore").tap()
    bea.page.get_by_role("button", name="Deal Ghosts Galore").tap()
    code = is_at(screen, "screen")
    assert [is_at(guest, "hand") for guest in guests] == [code] * 4
    for seat, guest in enumerate(guests):
        guest.until(partial(sits_on, guest, seat), "a guest has another seat than before")
    return code


def sits_on(somebody: Person, seat: int) -> bool:
    return own_seat(somebody) == seat


def test_a_game_ends_and_its_guests_pick_the_next(browser: Browser, rehearsed_night: Table) -> None:
    night = rehearsed_night
    with (
        person(browser, night.url, "Screen", size=TELEVISION) as screen,
        person(browser, night.url, "Ana", size=PHONE) as ana,
        person(browser, night.url, "Bea", size=PHONE) as bea,
    ):
        guests = [ana, bea]
        for guest in guests:
            posted(guest, "/api/party/guests", {})
        for somebody in (screen, *guests):
            somebody.go("#/party")
        evening = next(one for one in EVENINGS if one.game == "ghosts_galore")
        rehearse_next(ana, late_script(ALL[evening.game], 2, {}, ROUND_AND_MORE))
        poster(bea, "Ghosts Galore").tap()
        bea.page.get_by_role("button", name="Deal Ghosts Galore").tap()
        code = is_at(screen, "screen")
        assert [is_at(guest, "hand") for guest in guests] == [code, code]
        the_next_round_begins(screen, guests)
        finish(*guests)
        screen.page.wait_for_selector("dialog.paper")
        bea.page.get_by_role("dialog").get_by_role("button", name="Next game").tap()
        for somebody in (screen, *guests):
            expect(poster(somebody, "Ghosts Galore")).to_have_attribute("aria-pressed", "true")
        expect(screen.page.get_by_text("Ana and Bea play.")).to_be_visible()


def the_next_round_begins(screen: Person, guests: list[Person]) -> None:
    """Played to the end of a round, with everybody still in their seats."""
    number = screen.view()["round"]
    while screen.view()["round"] == number:
        play(*guests, turns=1)
    expect(screen.page.get_by_text(f"Round {number + 1} of 8").first).to_be_visible()
    assert [own_seat(guest) for guest in guests] == [0, 1]


def test_a_phone_hosts_and_a_latecomer_takes_a_bots_seat(browser: Browser, night: Table) -> None:
    with (
        person(browser, night.url, "Ana", size=PHONE, known=False) as ana,
        person(browser, night.url, "Bea", size=PHONE, known=False) as bea,
    ):
        ana.page.goto(night.link)
        comes(ana)
        expect(ana.page.get_by_role("img", name="QR code")).to_be_visible()
        poster(ana, "Saboteur").tap()
        expect(ana.page.get_by_text("Ana plays, with 2 bots.")).to_be_visible()
        ana.page.get_by_role("button", name="Deal Saboteur").tap()
        code = is_at(ana, "t")
        bea.page.goto(night.link)
        expect(bea.page.get_by_text("A game is on.")).to_be_visible()
        bea.page.get_by_label("Your name").fill("Bea")
        bea.page.get_by_role("button", name="Come in").tap()
        assert is_at(bea, "t") == code
        bea.page.get_by_role("button", name="Take the seat of Brasa").tap()
        bea.page.wait_for_selector("[data-hand]")
        assert own_seat(bea) == 1


def test_who_finds_no_seat_is_told_and_watches(browser: Browser, night: Table) -> None:
    with ExitStack() as room:
        for name in ("Ana", "Bea", "Cleo", "Dan"):
            guest = room.enter_context(person(browser, night.url, name, size=PHONE))
            posted(guest, "/api/party/guests", {})
        eva = room.enter_context(person(browser, night.url, "Eva", size=PHONE, known=False))
        eva.page.goto(night.link)
        comes(eva)
        poster(eva, "Halloween").tap()
        expect(eva.page.get_by_text("There are not enough seats: Eva watches")).to_be_visible()
        eva.page.get_by_role("button", name="Deal Halloween").tap()
        is_at(eva, "t")
        expect(eva.page.get_by_text("All seats are taken.")).to_be_visible()
        eva.page.get_by_role("button", name="Close").tap()
        expect(eva.page.get_by_text("All seats are taken.")).to_have_count(0)


def test_axe_finds_nothing_in_the_room_and_it_fits(browser: Browser, night: Table) -> None:
    for language in ("en", "es"):
        with person(browser, night.url, "Ana", known=False, language=language) as ana:
            ana.page.goto(night.link)
            ana.page.wait_for_selector(".invitation")
            for width, height in ((390, 844), (1366, 768), (1920, 1080)):
                for theme in ("dark", "light"):
                    assert axe_looks.faults_in(ana, Look(width, height, theme)) == []
                assert ana.page.evaluate("document.documentElement.scrollWidth") <= width
                if width > PHONE["width"]:
                    assert ana.page.evaluate("document.documentElement.scrollHeight") <= height


def test_without_a_party_its_page_says_so(ana: Person) -> None:
    expect(ana.go("#/party").get_by_text("There is no party here")).to_be_visible()
    assert faults(ana) == []
