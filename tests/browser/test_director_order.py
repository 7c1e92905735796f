"""Nothing reveals the outcome of an animation that has not ended: at a table, behind the handover
screen, at a party and in a replay.
"""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.ahead import Plan, open_ahead
from tests.browser.people import BOT, MINE, OPEN, PHONE, Person, Seen, Table, person
from tests.browser.watching import check_order, gestures, moments, watch

GAMES: Final = ("loknroll", "ghosts_galore", "halloween", "saboteur")
BEA: Final[Seen] = {"kind": "me", "name": "Bea"}
TELEVISION: Final = {"width": 1920, "height": 1080}
TURNS: Final = 4
MOST_TURNS: Final = 40
HOLD: Final = ".hold button"
TABLE: Final = ".table[data-told]"
READY: Final = f".status.mine, .curtain button, {HOLD}"
LAST_TILE: Final = Plan(lambda moment: moment.view["phase"] == "place-hidden")
PLACING: Final = Plan(lambda moment: moment.offers("place"))


@pytest.fixture
def brisk(browser: Browser, server: Table) -> Iterator[Person]:
    """A person with a brisk pace."""
    with person(browser, server.url, "Ana", motion="on", pace="brisk") as somebody:
        yield somebody


def go_on(page: Page) -> bool:
    """Confirm a hold, if there is one; it may end by itself."""
    return bool(
        page.evaluate(
            f"() => {{ const b = document.querySelector('{HOLD}'); b?.click(); return !!b }}"
        )
    )


def plays(ana: Person, turns: int) -> None:
    """Turns from the list, and everything between them."""
    played = 0
    while played < turns:
        ana.page.wait_for_selector(READY)
        if not go_on(ana.page):
            played += ana.plays(played)


@pytest.mark.parametrize("motion", ["on", "off"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_tells_nothing_before_it_was_seen(
    game: str, motion: str, browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", motion=motion, pace="brisk") as ana:
        code = ana.open_table(game, MINE, BOT, BOT, start=True)
        page = ana.go(f"#/t/{code}")
        page.wait_for_selector(READY)
        watch(page)
        plays(ana, TURNS)
        page.wait_for_selector(READY)
        seen = moments(page)
        check_order(seen)
        assert gestures(seen) > TURNS
        assert len(seen[-1].log) > TURNS
        assert motion == "on" or not any(one.flying for one in seen)


def test_while_all_tiles_come_to_light_nobody_is_asked_for_the_next(brisk: Person) -> None:
    open_ahead(brisk, "ghosts_galore", MINE, BOT, BOT, plan=PLACING)
    page = brisk.page
    watch(page)
    brisk.play_from_list(0)
    page.wait_for_selector(HOLD)
    revealing = [one for one in moments(page) if one.scene]
    assert revealing
    for one in revealing:
        assert "Place your tile" not in one.banner
        assert "You play" not in one.banner
    assert revealing[0].banner.startswith("You take")  # the last line stays
    assert revealing[-1].banner.startswith(("You place", "Brasa places", "Candil places"))
    check_order(moments(page))


def test_the_curtain_falls_when_the_move_before_it_was_seen(brisk: Person) -> None:
    code = brisk.open_table("ghosts_galore", MINE, BEA, start=True)
    page = brisk.go(f"#/t/{code}")
    page.wait_for_selector(READY)
    watch(page)
    for turn in range(MOST_TURNS):
        page.wait_for_selector(READY)
        if any(one.hold and one.scene for one in moments(page)):
            break
        brisk.plays(turn)
    page.wait_for_selector(HOLD)
    seen = moments(page)
    check_order(seen)
    assert any(one.curtain for one in seen)
    assert not any(one.curtain and (one.hold or one.scene) for one in seen)
    go_on(page)
    page.wait_for_selector(f".curtain button, .status.mine, {HOLD}")
    check_order(moments(page))


def test_big_screen_and_hands_are_in_step(browser: Browser, server: Table, brisk: Person) -> None:
    code = brisk.open_table("loknroll", MINE, OPEN, BOT)
    with (
        person(browser, server.url, "Screen", size=TELEVISION, motion="on", pace="brisk") as screen,
        person(browser, server.url, "Bea", size=PHONE, motion="on", pace="brisk") as bea,
    ):
        screen.go(f"#/screen/{code}")
        bea.go(f"#/hand/{code}").get_by_role("button", name="Sit here").first.tap()
        brisk.go(f"#/hand/{code}").get_by_role("button", name="Deal").click()
        everybody = (brisk, bea, screen)
        for one in everybody:
            one.page.wait_for_selector(".status")
            watch(one.page)
        for turn in range(TURNS):
            for one in (brisk, bea):
                one.plays(turn)
        last = brisk.page.locator(TABLE).get_attribute("data-told")
        for one in everybody:
            one.until(lambda one=one: arrives(one, int(last or 0)), "it was not shown")  # type: ignore[misc]
            seen = moments(one.page)
            check_order(seen)
            assert gestures(seen) > 0


def arrives(somebody: Person, version: int) -> bool:
    """Whether the page shows this version; scenes on the way are confirmed."""
    go_on(somebody.page)
    shown = somebody.page.locator(TABLE).get_attribute("data-version")
    return int(shown or 0) >= version


def test_a_replay_tells_nothing_before_it_was_seen_through_any_eyes(brisk: Person) -> None:
    code = open_ahead(brisk, "ghosts_galore", MINE, BOT, plan=LAST_TILE)
    page = brisk.page
    brisk.play_from_list(0)
    brisk.until(brisk.table_is_over, "it goes on")
    brisk.go(f"#/replay/{code}")
    page.wait_for_selector("footer .chapter")
    for eyes in ("", "all", "0"):
        page.wait_for_selector(f"option[value='{eyes}']", state="attached")
        page.get_by_label("Whose eyes").select_option(eyes)
        page.get_by_role("button", name="Moments").click()
        page.locator("dialog .moment.opens").nth(1).click()
        expect(page.locator("header").first).to_contain_text("Round 2")
        watch(page)
        page.get_by_role("button", name="Play", exact=True).click()
        brisk.until(lambda: saw_more(page), "nothing was told")
        page.get_by_role("button", name="Stop").click()
        check_order(moments(page))


def saw_more(page: Page) -> bool:
    """Whether some animations and lines came."""
    go_on(page)
    seen = moments(page)
    return gestures(seen) > TURNS and seen[-1].log != seen[0].log
