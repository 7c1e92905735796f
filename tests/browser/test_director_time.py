"""Time at a table: a short clock, scenes in company, a hidden tab, a lost connection; and old or
undone events.
"""

from typing import Final

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.ahead import Plan, open_ahead
from tests.browser.people import BOT, MINE, Person, Table, person
from tests.browser.test_director import HOLD, LOG, MINE_NOW, discard, wait_for_the_others
from tests.browser.watching import gestures, moments, watch

HURRY: Final = 1500  # maximum ms of the director while a clock runs
SECOND: Final = 1000
A_LITTLE: Final = 20  # ms
FRAME: Final = 17  # ms
PER_MOVE: Final = {"kind": "move", "amount": 600}
FIRST: Final = {"first_seat": 1}
LATE: Final = Plan(lambda moment: moment.view["turn"]["number"] > 24)
TABLE: Final = ".table[data-told]"
TURNS_AWAY: Final = 2
TURN_CAME: Final = f"""before => document.querySelector("{MINE_NOW}")
  && document.querySelector("{TABLE}").dataset.version !== before"""
EARLIER: Final = "Show what came before"
# Simulates another tab in the foreground.
HIDE: Final = """() => {
  Object.defineProperty(document, "hidden", { get: () => true })
  document.dispatchEvent(new Event("visibilitychange"))
}"""


def hold_time(page: Page) -> None:
    """Stop the page's clock until the test advances it."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))


def next_frame(page: Page, found: str) -> bool:
    """Draw a frame, which handles received messages; returns whether `found` is visible."""
    page.clock.run_for(FRAME)
    return page.locator(found).count() > 0


def moved(ana: Person, seat: int) -> bool:
    """Whether the last received step is a move of this seat."""
    return any(step["seat"] == seat for step in ana.heard[-1].get("steps", []))


def open_discarded(ana: Person, **more: object) -> Page:
    """A table of three at which Ana has discarded a card, and the others have moved; nothing of it
    was shown yet, and the clock stands still.
    """
    code = ana.open_table("saboteur", MINE, BOT, BOT, options=FIRST, start=True, **more)
    page = ana.go(f"#/t/{code}")
    if "clock" not in more:  # with a clock no scene holds
        ana.sits_down()
    ana.wait_for_turn()
    hold_time(page)
    discard(page)
    ana.until(lambda: ana.heard[-1].get("choices") and moved(ana, 2), "the others have not moved")
    last = f".table[data-told='{ana.heard[-1]['version']}']"
    ana.until(lambda: next_frame(page, last), "it was not told")
    expect(page.locator(MINE_NOW)).to_have_count(0)
    return page


def test_my_running_clock_leaves_a_second_and_a_half(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", motion="on", pace="calm") as ana:
        page = open_discarded(ana, clock=PER_MOVE)
        page.clock.run_for(HURRY + A_LITTLE)
        expect(page.locator(MINE_NOW)).to_have_count(1)
        expect(page.locator(LOG)).not_to_have_count(0)


def test_without_a_clock_everything_takes_its_time(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", motion="on", pace="calm") as ana:
        page = open_discarded(ana)
        page.clock.run_for(HURRY + A_LITTLE)
        expect(page.locator(".table[data-gesture]")).to_have_count(1)
        expect(page.locator(MINE_NOW)).to_have_count(0)


def test_a_hidden_tab_arrives_at_once(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", motion="on", pace="calm") as ana:
        page = open_discarded(ana)
        page.evaluate(HIDE)
        expect(page.locator(MINE_NOW)).to_have_count(1)


class Wire:
    """A page's connection to its table, which can be cut."""

    def __init__(self, page: Page) -> None:
        self._whole = True
        self._sockets: list[WebSocketRoute] = []
        page.route_web_socket(lambda _address: True, self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        if self._whole:
            self._sockets.append(socket.connect_to_server())

    def cut(self) -> None:
        """From now on the page's messages are lost."""
        self._whole = False
        self._drop()

    def mend(self) -> None:
        """The page notices the lost connection, and reconnects."""
        self._whole = True
        self._drop()

    def _drop(self) -> None:
        for socket in self._sockets:
            socket.close()
        self._sockets.clear()


def test_after_a_long_gap_one_arrives_at_once_with_a_recap(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", motion="on", pace="normal") as ana:
        wire, page = Wire(ana.page), ana.page
        code = ana.open_table("saboteur", MINE, BOT, BOT, options=FIRST, start=True)
        ana.go(f"#/t/{code}")
        ana.sits_down()
        wire.cut()
        elsewhere = ana.context.new_page()  # another device of hers
        elsewhere.goto(page.url)
        for _ in range(2):  # my role is turned over, and seen
            elsewhere.locator(HOLD).click()
        for _ in range(TURNS_AWAY):
            elsewhere.wait_for_selector(MINE_NOW)
            before = elsewhere.locator(TABLE).get_attribute("data-version")
            discard(elsewhere)
            elsewhere.wait_for_function(TURN_CAME, arg=before)
        last = elsewhere.locator(TABLE).get_attribute("data-told")
        watch(page)
        wire.mend()
        expect(page.locator(f".table[data-version='{last}']")).to_have_count(1)
        assert gestures(moments(page)) == 0
        page.get_by_role("button", name="2 turns since yours").click()
        expect(page.locator(".recap li")).to_have_count(2)


def test_what_came_before_is_asked_for_and_moves_nothing(ana: Person) -> None:
    open_ahead(ana, "loknroll", MINE, BOT, BOT, plan=LATE)
    page = ana.page
    chapters = page.locator("aside [role=log] .chapter[aria-expanded]")
    known, banner = chapters.count(), page.locator(".status").inner_text()
    version = page.locator(TABLE).get_attribute("data-version")
    while page.get_by_role("button", name=EARLIER).count():
        heard = len(ana.heard)
        page.get_by_role("button", name=EARLIER).click()
        ana.until(lambda heard=heard: len(ana.heard) > heard, "nothing was told")  # type: ignore[misc]
    expect(page.get_by_role("button", name=EARLIER)).to_have_count(0)
    assert chapters.count() > known
    chapters.first.click()
    expect(page.locator(LOG).first).to_contain_text("begins.")
    assert page.locator(".status").inner_text() == banner
    assert page.locator(TABLE).get_attribute("data-version") == version


def test_an_undo_strikes_out_exactly_what_it_took_back(ana: Person) -> None:
    code = ana.open_table("saboteur", MINE, BOT, BOT, options=FIRST, start=True)
    page = ana.go(f"#/t/{code}")
    for _ in range(2):
        ana.wait_for_turn()
        lines = page.locator(LOG).count()
        discard(page)
        wait_for_the_others(ana)
    ana.wait_for_turn()
    taken = page.locator(LOG).all_inner_texts()[lines:]
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("dialog").get_by_role("button", name="Take it back").click()
    expect(page.locator(f"{LOG} .gone")).to_have_count(len(taken))
    expect(page.locator(LOG).last).to_contain_text("The last move was taken back.")
    struck = page.locator(f"{LOG}:has(.gone)").all_inner_texts()
    assert struck == taken
    expect(page.get_by_role("button", name="2 turns since yours")).to_have_count(1)
