"""A place for people: who one is, addresses that invite, and strangers who meet."""

import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from farol.community.company.service import PATIENCE
from tests.browser.people import BOT, MINE, OPEN, PHONE, SERVE, Person, Table, person
from tests.postgresql import HOW_TO_GET_IT, QUICK, postgres, program

THAT_IS_ME = re.compile("^That.s me$")


@pytest.mark.parametrize("address", ["t", "join", "hand"])
def test_any_address_of_a_table_brings_somebody_new_to_a_free_seat(
    address: str, browser: Browser, server: Table, ana: Person
) -> None:
    code = ana.open_table("saboteur", MINE, OPEN, BOT, options={"first_seat": 1})
    with person(browser, server.url, "", known=False, size=PHONE) as newcomer:
        page = newcomer.go(f"#/{address}/{code}")
        expect(page.get_by_text("Ana invites you.")).to_be_visible()
        expect(page.get_by_text("Who begins: Seat A")).to_be_visible()
        expect(page.get_by_text("no clock")).to_be_visible()
        suggested = page.get_by_label("Name").input_value()
        assert suggested not in {"", "Player"}
        page.get_by_role("button", name="Go to the table").click()  # one tap is enough
        page.get_by_role("button", name="Sit here").click()
        expect(page.locator("li", has_text=suggested).locator("svg")).to_have_count(1)
        ana.go(f"#/t/{code}")
        expect(ana.page.locator("li", has_text=suggested)).to_be_visible()
        me = newcomer.context.request.get(f"{server.url}/api/me").json()
        assert me["name"] == suggested
        assert 0 <= me["face"] < 4096


def test_who_has_played_alone_is_asked_when_others_come(
    browser: Browser, server: Table, ana: Person
) -> None:
    with person(browser, server.url, "Player") as somebody:
        code = ana.open_table("saboteur", MINE, OPEN, BOT)
        page = somebody.go(f"#/t/{code}")
        page.get_by_role("button", name="Sit here").click()
        dialog = page.get_by_role("dialog", name="Who are you?")
        dialog.get_by_label("Name").fill("Zoe")
        dialog.get_by_role("button", name="Face 3").click()
        dialog.get_by_role("button", name=THAT_IS_ME).click()
        expect(page.locator("li", has_text="Zoe").locator("svg").first).to_be_visible()
        page.get_by_role("button", name="Stand up").click()
        page.get_by_role("button", name="Sit here").click()  # and is not asked again
        expect(page.locator("li", has_text="Zoe")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_host_is_asked_before_others_are_invited(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "", known=False) as host:
        page = host.go("#/new/saboteur")
        page.get_by_label("Seat B", exact=True).select_option("open")
        page.get_by_role("button", name="Invite").click()
        page.get_by_role("dialog", name="Who are you?").get_by_label("Name").fill("Mia")
        page.get_by_role("button", name=THAT_IS_ME).click()
        expect(page.locator("li", has_text="Mia")).to_be_visible()


# --- company -----------------------------------------------------------------------------------


@pytest.fixture(params=["a file", "two servers of one database"])
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The addresses at which two strangers come to a place that is open to them."""
    with ExitStack() as stack:
        if request.param == "a file":
            table = Table(tmp_path / "farol.db", command=(*SERVE, "--company"))
            stack.callback(table.stop)
            yield table.url, table.url
            return
        if program("postgres") is None:
            pytest.skip(HOW_TO_GET_IT)
        data = stack.enter_context(postgres(*QUICK)).room(str(tmp_path))
        urls = []
        for _ in range(2):
            port = free_port()
            node = ("--node", f"http://127.0.0.1:{port}", "--node-key", "a key of both servers")
            table = Table(data, command=(*SERVE, "--company", *node), port=port)
            stack.callback(table.stop)
            urls.append(table.url)
        yield urls[0], urls[1]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def test_two_strangers_meet_one_of_whom_plays_with_bots_meanwhile(
    places: tuple[str, str], browser: Browser
) -> None:
    with (
        person(browser, places[0], "", known=False) as one,
        person(browser, places[1], "", known=False, size=PHONE, language="es") as other,
    ):
        page = one.go("")
        page.get_by_role("link", name="Find company").click()
        expect(page.get_by_text("Nobody is waiting now.")).to_be_visible()
        page.get_by_role("button", name="Find company").click()
        page.get_by_role("dialog").get_by_label("Name").fill("Zoe")
        page.get_by_role("button", name=THAT_IS_ME).click()
        expect(page.get_by_text("Looking for company for Saboteur")).to_be_visible()
        page.get_by_role("button", name="Play with bots meanwhile").click()
        page.wait_for_selector(".status")
        alone = page.url

        there = other.go("#/company")
        expect(there.get_by_text("Zoe busca compañía")).to_be_visible()
        there.get_by_role("button", name="Jugar con Zoe").click()
        there.get_by_role("button", name="Soy yo").click()
        expect(page).not_to_have_url(alone)
        expect(there).to_have_url(re.compile(page.url.rpartition("/")[2] + "$"))
        there.get_by_role("button", name="Llenar con bots").click()
        there.get_by_role("button", name="Repartir").click()
        for somebody in (one, other):
            somebody.page.wait_for_selector(".status")


def test_an_open_table_is_on_the_board_and_a_third_one_sits_down(
    tmp_path: Path, browser: Browser
) -> None:
    table = Table(tmp_path / "farol.db", command=(*SERVE, "--company"))
    try:
        with person(browser, table.url, "Ana") as ana, person(browser, table.url, "Bea") as bea:
            seen = bea.go("#/company")
            minute = {"kind": "move", "amount": 60}
            code = ana.open_table("loknroll", MINE, OPEN, OPEN, visibility="public", clock=minute)
            ana.go(f"#/t/{code}")
            row = seen.locator("li", has_text="Ana")
            expect(row).to_contain_text("1 min a move")
            seen.get_by_label("Game").first.select_option("loknroll")
            seen.get_by_role("button", name="Find company").click()
            expect(seen.locator("li", has_text="Bea").locator("b")).to_be_visible()
            assert seen.url.endswith(code)
    finally:
        table.stop()


def test_who_closes_the_page_leaves_the_queue_within_seconds(
    tmp_path: Path, browser: Browser
) -> None:
    table = Table(tmp_path / "farol.db", command=(*SERVE, "--company"))
    try:
        with person(browser, table.url, "Ana") as ana, person(browser, table.url, "Bea") as bea:
            seen = bea.go("#/company")
            ana.go("#/company").get_by_role("button", name="Find company").click()
            looking = seen.get_by_text("Ana looks for company for Saboteur")
            expect(looking).to_be_visible()
            ana.page.reload()  # who comes back at once goes on looking
            expect(ana.page.get_by_text("Looking for company for Saboteur")).to_be_visible()
            ana.falls_asleep()
            closed = time.monotonic()
            expect(looking).to_have_count(0)
            assert time.monotonic() - closed < 2 * PATIENCE["brisk"]
            seen.get_by_role("button", name="Find company").click()
            expect(seen.get_by_text("Looking for company for Saboteur")).to_be_visible()
    finally:
        table.stop()


def test_a_name_written_from_right_to_left_turns_nothing_beside_it(ana: Person) -> None:
    name = "\u05d0\u05d1\u05d2"
    ana.name = name
    ana.say_name()
    code = ana.open_table("loknroll", MINE | {"name": name}, BOT, start=True)
    page = ana.go(f"#/t/{code}")
    there = page.locator("b", has_text=name).first
    expect(there).to_have_css("unicode-bidi", "isolate")
    expect(page.get_by_text(f"\u2068{name}\u2069").first).to_be_attached()


def test_a_place_for_friends_looks_as_before(ana: Person) -> None:
    page = ana.go("")
    page.wait_for_selector(".poster h2")
    assert page.get_by_text("Find company").count() == 0
    page = ana.go("#/company")
    expect(page.get_by_text("This server is for friends")).to_be_visible()


# --- coming back -------------------------------------------------------------------------------


def test_somebody_comes_back_with_a_passkey_and_removes_it(ana: Person) -> None:
    page = ana.go("#/settings")
    tool = ana.context.new_cdp_session(page)
    tool.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    device = {**kind, "hasUserVerification": True, "isUserVerified": True}
    tool.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    page.get_by_role("button", name="Make a passkey").click()
    card = page.locator("section, article, .panel").filter(has_text="Ways back")
    expect(card.last).to_contain_text("made on")
    page.get_by_role("button", name="Start here as somebody new").click()
    page.get_by_text("I have been here before").click()
    page.get_by_role("button", name="Use my passkey").click()
    expect(page.get_by_text("Here you are Ana now.")).to_be_visible()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("made on")).to_have_count(0)


def test_a_code_brings_somebody_back_in_another_browser(
    browser: Browser, server: Table, ana: Person
) -> None:
    page = ana.go("#/settings")
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.locator(".code").inner_text()
    with person(browser, server.url, "", known=False) as elsewhere:
        there = elsewhere.go("#/settings")
        there.get_by_text("I have been here before").click()
        there.get_by_label("Recovery code").fill(code.lower())
        there.get_by_role("button", name="Use the code").click()
        expect(there.get_by_text("Here you are Ana now.")).to_be_visible()
        expect(there.get_by_role("button", name="Make a recovery code")).to_be_visible()
