"""Two strangers and a moderator in three browsers: on SQLite, and on PostgreSQL with two nodes."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import faults_by_day_and_night
from tests.browser.people import MINE, OPEN, PHONE, REHEARSED, ROOT, Person, Table, person
from tests.postgresql import HOW_TO_GET_IT, QUICK, postgres, program
from tests.server.test_serve import free_port

INSULT: Final = "You play like a quetzalcoatlus"
ANSWER: Final = "That was not nice."
REASON: Final = "We are kind here."
QUIET: Final = "Have some tea first."
HEEDED: Final = 40_000  # milliseconds in which a server heeds a command


class House:
    """One server or two of one database, and commands beside them."""

    def __init__(self, servers: list[Table], data: str) -> None:
        self._servers = servers
        self._data = data

    def url(self, number: int) -> str:
        return self._servers[number % len(self._servers)].url

    def farol(self, *arguments: str) -> str:
        command = [sys.executable, "-m", "farol", *arguments, "--data", self._data]
        environment = os.environ | {"LANG": "en_US.UTF-8", "LC_ALL": ""}
        run = subprocess.run(
            command, capture_output=True, text=True, check=False, cwd=ROOT, env=environment
        )
        assert run.returncode == 0, run.stderr
        return run.stdout


@pytest.fixture(params=["sqlite", "two nodes"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    with ExitStack() as stack:
        if request.param == "sqlite":
            data = str(tmp_path / "farol.db")
            servers = [Table(data)]
        else:
            if program("postgres") is None:
                pytest.skip(HOW_TO_GET_IT)
            data = stack.enter_context(postgres(*QUICK)).room(str(tmp_path))
            servers = [_node(data) for _ in range(2)]
        for server in servers:
            stack.callback(server.stop)
        yield House(servers, data)


def _node(data: str) -> Table:
    port = free_port()
    place = ("--node", f"http://127.0.0.1:{port}", "--node-key", "secret")
    return Table(data, command=(*REHEARSED, *place), port=port)


def picture(page: Page, name: str) -> None:
    """Save a screenshot, on request."""
    if folder := os.environ.get("FAROL_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


def named_moderator(house: House, somebody: Person) -> None:
    """Make somebody a moderator by the command, and wait until the server heeds it."""
    (number,) = re.findall(rf"(\d+)  {somebody.name}", house.farol("people", somebody.name))
    house.farol("moderator", number)
    page = somebody.go("#/decisions")
    link = page.get_by_role("link", name="Moderation")
    for _ in range(20):
        page.reload()
        expect(page.get_by_role("heading", name="Decisions of moderators")).to_be_visible()
        if link.count():
            break
        page.wait_for_timeout(HEEDED // 20)
    link.click()


def line_of(page: Page) -> Locator:
    return page.get_by_role("log", name="Chat").locator("p").first


def test_two_strangers_and_a_moderator(browser: Browser, house: House) -> None:
    with (
        person(browser, house.url(0), "Ana") as ana,
        person(browser, house.url(0), "Berta", size=PHONE, language="es") as berta,
        person(browser, house.url(1), "Carla") as carla,
        person(browser, house.url(1), "Mona") as mona,
    ):
        named_moderator(house, mona)
        code = ana.open_table("saboteur", MINE, OPEN, {"kind": "bot", "level": "random"})
        page = ana.go(f"#/t/{code}")
        hers = berta.go(f"#/t/{code}")
        hers.get_by_role("button", name=re.compile("Sentarme aquí|Sit here")).first.click()
        page.get_by_role("button", name="Deal").click()
        for somebody in (ana, berta):
            somebody.page.wait_for_selector("[data-hand]")
        _watched(carla, code)
        _insult(berta)
        _against(ana)
        _decided(mona, ana, carla)
        _muted(mona, berta)
        _banned(mona, berta)
        assert "as it was written" in house.farol("moderator")
        _unbanned(mona, berta)


def _watched(carla: Person, code: str) -> None:
    """Carla watches the table of another node, and reads its chat."""
    carla.go(f"#/t/{code}").get_by_role("tab", name=re.compile("Chat")).click()


def _insult(berta: Person) -> None:
    """Berta says something, on a phone."""
    page = berta.page
    page.get_by_role("button", name=re.compile("Registro|Charla")).first.click()
    page.get_by_role("tab", name=re.compile("Charla|Chat")).click()
    page.get_by_role("textbox").last.fill(INSULT)
    page.get_by_role("button", name="Enviar").click()


def _against(ana: Person) -> None:
    """Ana answers, reports the line in two taps, and mutes Berta in two more."""
    page = ana.page
    page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(line_of(page)).to_contain_text(INSULT)
    page.get_by_role("textbox").last.fill(ANSWER)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text(ANSWER)
    page.get_by_role("button", name="About this line of Berta").click()
    picture(page, "order-line")
    page.get_by_role("button", name="Report this line").click()
    expect(page.get_by_text("The moderators will read it.").first).to_be_visible()
    page.get_by_role("button", name="About this line of Berta").click()
    page.get_by_role("button", name="Mute").click()
    expect(line_of(page)).to_contain_text("Muted")
    expect(line_of(page)).not_to_contain_text(INSULT)


def _decided(mona: Person, ana: Person, carla: Person) -> None:
    """Mona reads the report with its context and hides the line, for all and at once."""
    expect(line_of(carla.page)).to_contain_text(INSULT)
    page = mona.page
    page.reload()
    report = page.get_by_role("article", name="Report about Berta")
    expect(report).to_contain_text(INSULT)
    expect(report).to_contain_text("reported by Ana")
    expect(report).to_contain_text(ANSWER)
    picture(page, "order-reports")
    assert faults_by_day_and_night(mona) == []
    report.get_by_role("button", name="Hide the line").click()
    report.get_by_label("Reason, which they are told").fill(REASON)
    report.get_by_role("button", name="Hide it").click()
    expect(page.get_by_text("Nothing to do.")).to_be_visible()
    picture(page, "order-log")
    for somebody in (ana, carla):
        expect(line_of(somebody.page)).to_contain_text("Hidden by a moderator")
        expect(line_of(somebody.page)).not_to_contain_text(INSULT)


def _muted(mona: Person, berta: Person) -> None:
    """Mona mutes Berta, whose next line is refused with the reason."""
    page = mona.page
    page.get_by_label("Part of a name").fill("bert")
    page.get_by_role("button", name="Search").first.click()
    page.get_by_role("button", name="Berta one table").click()
    somebody = page.get_by_role("article", name="Berta")
    somebody.get_by_role("button", name="Mute for all").click()
    somebody.get_by_label("Reason, which they are told").fill(QUIET)
    somebody.get_by_role("button", name="Mute", exact=True).last.click()
    expect(somebody).to_contain_text("muted")
    hers = berta.page
    expect(line_of(hers)).to_contain_text("Oculto por un moderador")
    hers.get_by_role("textbox").last.fill("I say what I like")
    hers.get_by_role("button", name="Enviar").click()
    told = hers.get_by_role("dialog").get_by_text(re.compile(f"Se te ha silenciado.*{QUIET}"))
    expect(told).to_be_visible()
    picture(hers, "order-muted-phone")


def _banned(mona: Person, berta: Person) -> None:
    """Mona bans Berta, who is told why."""
    somebody = mona.page.get_by_role("article", name="Berta")
    somebody.get_by_role("button", name="Ban", exact=True).click()
    somebody.get_by_label("Reason, which they are told").fill(REASON)
    somebody.get_by_role("button", name="Ban", exact=True).last.click()
    expect(somebody).to_contain_text("banned")
    picture(mona.page, "order-person")
    expect(berta.page.get_by_text(REASON).first).to_be_visible()
    berta.page.keyboard.press("Escape")
    picture(berta.page, "order-banned-phone")
    hers = berta.go("#/")
    hers.get_by_role("link", name="Los moderadores han decidido algo").click()
    expect(hers.get_by_text("Se te ha expulsado")).to_be_visible()
    expect(hers.get_by_text(REASON).first).to_be_visible()
    picture(hers, "order-decisions-phone")
    assert faults_by_day_and_night(berta) == []


def _unbanned(mona: Person, berta: Person) -> None:
    """Ban and mute are undone, and Berta plays on and speaks."""
    somebody = mona.page.get_by_role("article", name="Berta")
    ban = somebody.get_by_role("listitem").filter(has_text="Ban").first
    ban.get_by_role("button", name="Undo").click()
    ban.get_by_label("Reason, which they are told").fill("She has apologised.")
    ban.get_by_role("button", name="Undo").click()
    expect(somebody).not_to_contain_text("· banned")
    hers = berta.go("#/")
    hers.get_by_text(re.compile("Saboteur")).first.wait_for()
    hers.get_by_role("link", name=re.compile("Berta|saboteur", re.IGNORECASE)).first.wait_for()


def test_who_names_no_moderators_sees_nothing_of_it(ana: Person) -> None:
    page = ana.go("#/")
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.get_by_text("Moderation")).to_have_count(0)
    expect(page.get_by_text("The moderators have decided")).to_have_count(0)
    ana.may_be_refused(404)
    page = ana.go("#/moderation")
    expect(page.get_by_text("There is nothing here.")).to_be_visible()
