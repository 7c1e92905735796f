"""What the director promises, in each of the four games: step by step, the recap, the log, sounds, the replay."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.ahead import Plan, open_ahead
from tests.browser.leads import Lead, happens
from tests.browser.people import BOT, MINE, PHONE, Person, Table, person
from tests.browser.test_director import HOLD, LOG, MINE_NOW
from tests.browser.watching import check_order, gestures, moments, watch

GAMES: Final = ("loknroll", "ghosts_galore", "halloween", "saboteur")
SCREEN_LOG: Final = "aside [role=log] .told p"
STEP: Final = ".hold:not(.scene) button"
STOPS: Final = 3
TABLE: Final = ".table[data-told]"
RINGS: Final = {  # selectors of the seats to act
    "ghosts_galore": ".seat.acts .badge",
    "loknroll": "li.turn .badge",
    "halloween": ".plaque.turn .badge, .own.turn .badge",
    "saboteur": ".acting .badge",
}
TELEVISION: Final = {"width": 1920, "height": 1080}
NEXT: Final = "One move on"
# In turn, without simultaneous choices.
IN_TURN: Final = {
    "ghosts_galore": Plan(lambda moment: moment.offers("draw")),
    "loknroll": Plan(lambda moment: moment.view["phase"] == "act"),
    "halloween": Plan(lambda moment: moment.offers("end_turn")),
    "saboteur": Plan(lambda moment: moment.offers("discard")),
}
ENDS: Final = {
    "ghosts_galore": Lead("ghosts_galore", 2, happens("game-over")),
    "loknroll": Lead("loknroll", 2, happens("over")),
    "halloween": Lead("halloween", 2, happens("game_over")),
    "saboteur": Lead("saboteur", 3, happens("game-over")),
}
# A sound is a started audio source.
LISTEN: Final = """() => {
  window.sounds = 0
  const start = AudioScheduledSourceNode.prototype.start
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.sounds += 1
    return start.apply(this, when)
  }
  const noise = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.sounds += 1
    return noise.apply(this, when)
  }
}"""


# Chapters first, then their turns.
UNFOLD: Final = """async () => {
  const folded = () => document.querySelectorAll("aside [role=log] button[aria-expanded=false]")
  while (folded().length > 0) {
    folded().forEach((one) => one.click())
    await new Promise((then) => setTimeout(then))
  }
}"""
LINES: Final = ".recap li > button:first-child"
# The line that is replayed right after a click; no question meanwhile.
AGAIN: Final = """async ([lines, ...wanted]) => {
  const shown = []
  for (const index of wanted) {
    document.querySelectorAll(lines)[index].click()
    await new Promise((then) => setTimeout(then))
    const asked = document.querySelector(".status.mine") !== null
    shown.push(asked ? -1 : [...document.querySelectorAll(lines)].findIndex((one) => one.matches(".again")))
  }
  return shown
}"""


@pytest.fixture
def stepping(browser: Browser, server: Table) -> Iterator[Person]:
    """A person who confirms each move of others, without motion."""
    with person(browser, server.url, "Ana", pace="steps") as somebody:
        yield somebody


def choose_last(ana: Person) -> None:
    """The last choice of the list, which ends a turn where possible."""
    ana.wait_for_turn()
    ana.play_from_list(-1)


def play_to_a_stop(ana: Person, before: int) -> int:
    """Until a move of somebody else was shown and waits for a confirmation; the last version fully
    shown before it, according to Ana's confirmations.
    """
    stops = f"{STEP}, {MINE_NOW}, .hold.scene button"
    for _ in range(40):
        ana.page.wait_for_selector(stops)
        if ana.page.locator(STEP).count():
            return before
        if ana.page.locator(HOLD).count():
            ana.page.locator(HOLD).click()
        else:
            before = seen(ana.page)
            ana.play_from_list(-1)
    raise AssertionError("nobody else moves")


def moves_of_others(ana: Person, after: int, to: int) -> list[int]:
    """Versions of the others' moves that were received; simultaneous choices belong to nobody."""
    steps = [step for frame in ana.heard for step in frame.get("steps", [])]
    steps += [step for frame in ana.heard for step in (frame.get("missed") or {}).get("steps", [])]
    return sorted(
        {
            step["version"]
            for step in steps
            if step["seat"] not in (None, 0)
            and step["events"]
            and not step["events"][0]["kind"].startswith("place")
            and after < step["version"] <= to
        }
    )


def seen(page: Page) -> int:
    """The shown version."""
    return int(page.locator(TABLE).get_attribute("data-version") or 0)


@pytest.mark.parametrize(
    ("game", "way"),
    [("loknroll", "tap"), ("ghosts_galore", "key"), ("halloween", "click"), ("saboteur", "tap")],
)
def test_stepping_waits_after_every_move_of_another(game: str, way: str, stepping: Person) -> None:
    open_ahead(stepping, game, MINE, BOT, BOT, plan=IN_TURN[game])
    page, before = stepping.page, seen(stepping.page)
    for stop in range(STOPS):
        before = play_to_a_stop(stepping, before)
        now = seen(page)
        assert len(moves_of_others(stepping, before, now)) == 1
        before = now
        expect(page.locator(MINE_NOW)).to_have_count(0)
        mover = page.locator(".status .badge").inner_text()  # of the banner's line
        assert mover != "A"
        assert page.locator(RINGS[game]).all_inner_texts() == [mover]
        if stop == 0 and way == "tap":
            page.locator("main").dispatch_event("click")
        elif stop == 0 and way == "key":
            page.keyboard.press(" ")
        else:
            page.locator(STEP).click()
        page.wait_for_function(
            f"before => Number(document.querySelector('{TABLE}').dataset.version) > before"
            f" || document.querySelector('{MINE_NOW}, .hold.scene')",
            arg=before,
        )


def until_several_turns(ana: Person, game: str) -> Locator:
    """Play until others have had several turns since mine; the recap's button."""
    open_ahead(ana, game, MINE, BOT, BOT, plan=IN_TURN[game])
    recap = ana.page.get_by_role("button", name=re.compile(r"^[2-9]\d* turns since yours"))
    for _ in range(40):
        choose_last(ana)
        ana.wait_for_turn()
        if recap.count():
            break
    return recap


@pytest.mark.parametrize("game", GAMES)
def test_recaps_light_places_and_repeat_moves_even_after_a_reload(game: str, ana: Person) -> None:
    page, recap = ana.page, until_several_turns(ana, game)
    recap.click()
    told, version, heard = page.locator(LOG).all_inner_texts(), seen(page), len(ana.heard)
    lines = page.locator(LINES)
    last = lines.count() - 1
    assert page.evaluate(AGAIN, [LINES, last, 0, last]) == [last, 0, last]
    ana.wait_for_turn()
    lines.first.hover()
    expect(page.locator("div.light")).to_be_visible()
    assert page.locator(LOG).all_inner_texts() == told
    assert (seen(page), len(ana.heard)) == (version, heard)
    page.reload()
    ana.wait_for_turn()
    recap.click()
    told, version = page.locator(LOG).all_inner_texts(), seen(page)
    assert lines.count() - 1 == last
    watch(page)
    for line in (last, 0):
        lines.nth(line).click()
        expect(page.locator(f".recap li:nth-child({line + 1}) > .again")).to_have_count(1)
        expect(page.locator(MINE_NOW)).to_have_count(0)
    ana.wait_for_turn()
    assert gestures(moments(page)) > 0
    assert page.locator(LOG).all_inner_texts() == told
    assert seen(page) == version
    sent = [frame for frame in ana.heard if frame["type"] == "turn"]
    assert [frame["steps"][0]["version"] <= version for frame in sent] == [True, True]


@pytest.mark.parametrize("game", GAMES)
def test_the_big_screen_tells_the_log_oldest_first(
    game: str, browser: Browser, server: Table, ana: Person
) -> None:
    code = open_ahead(ana, game, MINE, BOT, BOT, plan=IN_TURN[game])
    with person(browser, server.url, "Screen", size=TELEVISION) as screen:
        page = screen.go(f"#/screen/{code}")
        expect(page.locator("aside [role=log] .chapter").first).to_be_visible()
        unfold(page)
        told = lines(page)
        ana.play_from_list(-1)
        screen.until(lambda: grows(page, told), "it was not told")
        assert told
        assert not any("You " in line for line in lines(page))


def lines(page: Page) -> list[str]:
    return page.locator(SCREEN_LOG).all_inner_texts()


def unfold(page: Page) -> None:
    """All lines of all turns."""
    page.evaluate(UNFOLD)


def grows(page: Page, told: list[str]) -> bool:
    """Whether the earlier lines precede the new ones."""
    unfold(page)
    now = lines(page)
    return len(now) > len(told) and now[: len(told)] == told


@pytest.mark.parametrize("game", GAMES)
def test_every_gesture_is_heard_until_muted(game: str, browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", pace="brisk") as ana:
        open_ahead(ana, game, MINE, BOT, BOT, plan=IN_TURN[game])
        page = ana.page
        page.evaluate(LISTEN)
        watch(page)
        choose_last(ana)
        ana.until(lambda: gestures(moments(page)) > 0, "nothing moves")
        assert page.evaluate("() => window.sounds") > 0
        page.get_by_role("button", name="Sound").click()
        shown = gestures(moments(page))
        quiet = page.evaluate("() => window.sounds")
        ana.until(lambda: moves_on(ana, shown), "nothing moves")
        assert page.evaluate("() => window.sounds") == quiet


def moves_on(ana: Person, shown: int) -> bool:
    """Whether there was another animation; holds are confirmed, and turns are taken."""
    if ana.page.locator(HOLD).count():
        ana.page.evaluate(f"() => document.querySelector('{HOLD}')?.click()")
    elif ana.is_to_act():
        ana.play_from_list(-1)
    return gestures(moments(ana.page)) > shown


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_a_feast_a_sheet_and_a_replay_of_all_of_it(
    game: str, browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", size=PHONE, pace="brisk") as ana:
        place, page = ENDS[game].open(ana), ana.page
        code = page.url.rpartition("/")[2]
        watch(page)
        ana.play_from_list(place)
        ana.until(lambda: feasts(page), "there is no feast")
        check_order(moments(page))
        page.locator(".feast button").click()
        expect(
            page.locator("dialog.paper .story li, dialog.paper .story .course").first
        ).to_be_visible()
        replay(ana, code)


def feasts(page: Page) -> bool:
    page.evaluate(f"() => document.querySelector('{HOLD}')?.click()")
    return page.locator(".feast").count() > 0


def replay(ana: Person, code: str) -> None:
    """Chapters, speeds, a log in order, and a way back to the result."""
    page = ana.go(f"#/replay/{code}")
    page.set_viewport_size(TELEVISION)  # with room for the log
    page.get_by_role("button", name="Moments").click()
    chapter = page.locator("dialog .moment.opens").last
    title = chapter.locator("span:not(:empty)").first.inner_text()
    chapter.click()
    expect(page.locator("[role=log] .chapter").last).to_contain_text(title)
    page.get_by_label("How fast moves are shown").select_option("brisk")
    watch(page)
    for _ in range(3):
        page.get_by_role("button", name=NEXT).click()
    check_order(moments(page))
    page.get_by_role("link", name="Result").click()
    expect(page).to_have_url(f"{ana.url}/#/t/{code}")
