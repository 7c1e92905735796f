"""Seals in real browsers, on a server with unpredictable dice; and the page under its own
policy.
"""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evenings import finish
from tests.browser.people import BOT, MINE, OPEN, PHONE, Person, Table, person

ROOT = Path(__file__).parents[2]
POLICY = "Content Security Policy"


@pytest.fixture(scope="module")
def real_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    table = Table(tmp_path_factory.mktemp("sealed") / "farol.db", command=("farol",))
    yield table
    table.stop()


def short_seal(page: Page) -> str:
    """The seal in the bar of the table."""
    return page.locator("header .seal .number").inner_text()


def test_browsers_put_salts_in_and_check_the_dice_at_the_end(
    browser: Browser, real_server: Table, tmp_path: Path
) -> None:
    with (
        person(browser, real_server.url, "Ana") as ana,
        person(browser, real_server.url, "Bea") as bea,
    ):
        code = ana.open_table("loknroll", MINE, OPEN, {"kind": "bot", "level": "random"})
        ana.go(f"#/t/{code}").wait_for_selector(".invite")
        bea.go(f"#/t/{code}").get_by_role("button", name="Sit here").click()
        ana.page.get_by_role("button", name="Deal").click()
        for one in (ana, bea):
            one.page.wait_for_selector("header .seal")
        assert short_seal(ana.page) == short_seal(bea.page)
        ana.page.locator("header .seal").click()
        told = ana.page.get_by_role("dialog")
        expect(told).to_contain_text(re.compile("Ana: this person.s browser put in a salt"))
        expect(told).to_contain_text(re.compile("Bea: this person.s browser put in a salt"))
        expect(told).to_contain_text(re.compile("a bot; its salt is the server.s"))
        ana.page.keyboard.press("Escape")
        finish(ana, bea)
        check = ana.page.get_by_role("button", name="Check the luck")
        ana.until(lambda: check.count() == 1, "the end sheet does not open")
        check.click()
        expect(ana.page.get_by_role("status").last).to_contain_text(
            "what this browser put in is part of it"
        )
        record = tmp_path / "game.json"
        answer = ana.context.request.get(f"{ana.url}/api/tables/{code}/record?as=complete")
        record.write_bytes(answer.body())
        script = ROOT / "tools" / "check-dice.mjs"
        said = subprocess.run(["node", script, record], capture_output=True, text=True, check=True)
        assert "follow from what was sealed" in said.stdout
        assert ana.record(code).trust.seal.startswith(short_seal(bea.page))
        assert ana.complaints == []


def test_one_click_from_the_poster_to_a_sealed_game(browser: Browser, real_server: Table) -> None:
    with person(browser, real_server.url, "Ana", size=PHONE) as ana:
        page = ana.go("#/")
        page.get_by_role("button", name="Play now").first.click()
        page.wait_for_selector("[data-version]")
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("dialog").locator(".seal").click()
        expect(page.get_by_role("dialog").last).to_contain_text("browser put in a salt")


GAMES = {"saboteur": 3, "halloween": 2, "loknroll": 2, "ghosts_galore": 2}


@pytest.mark.parametrize(("game", "seats"), GAMES.items())
def test_no_board_has_inline_styles(game: str, seats: int, browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", motion="on", pace="brisk") as ana:
        check_policy(ana, game, seats)


def check_policy(ana: Person, game: str, seats: int) -> None:
    """The first move at a table, with everything that moves, under the page's own policy."""
    code = ana.open_table(game, MINE, *[BOT] * (seats - 1), start=True)
    answers = []
    ana.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108  # by a name
    page = ana.go(f"#/t/{code}")
    ana.sits_down()
    ana.play_from_list(0)
    policy = next(
        answer.headers["content-security-policy"]
        for answer in answers
        if answer.url == f"{ana.url}/"
    )
    assert "unsafe" not in policy
    # Pieces are positioned by single style properties, which the policy allows.
    expect(page.locator("[data-version] [style]").first).to_be_attached()
    assert [one for one in ana.complaints if POLICY in one] == []
    assert page.evaluate("innerWidth >= document.documentElement.scrollWidth")
