"""Play by ear: typed numbers and words, announcements, and focus."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe_looks import Look, faults_in
from tests.browser.evenings import END, EVENINGS, LONG_GAME, MOST_TURNS, Evening
from tests.browser.hearing import Listener, in_order
from tests.browser.people import BOT, MINE, OPEN, Person, Table, person
from tests.browser.saboteur_deals import opening

MOST_KEYS = 6  # per move
INPUT = "#ear-input"
SIT_DOWN = re.compile("Sit here")
# In addition to the log: the welcome, prompts, opened lists, and the visible parts of pictures.
BESIDE = re.compile(
    r"^(.*, (Round|Turn|Setting up|Getting ready).*|.*(One choice|\d+ choices)\.|You have chosen|.*: 1: .*"
    r"|((There was nothing else to do|It is: .*?|You draw: .*?|You are dealt: .*?|Your role: .*?|Round \d+( of 3)?"
    r"|The treasure lay under the .*?|The track goes on \w+|It stands on card .*?|It leads .*?|Points: .*?)\.\s*)+)$"
)


@pytest.fixture
def listener(browser: Browser, server: Table) -> Iterator[Listener]:
    with person(browser, server.url, "Ana", ear=True) as ana:
        yield Listener(ana)


def sit_down(listener: Listener, *cards: str, seats: int = 3) -> str:
    """Saboteur with a known hand; it is Ana's turn."""
    bots = [BOT] * (seats - 1)
    script = opening(seats, *cards, first_seat=1)
    options = {"first_seat": 1}
    ana = listener.person
    code = ana.open_table("saboteur", MINE, *bots, options=options, start=True, rehearsal=script)
    ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    return code


def log_of(somebody: Person) -> list[str]:
    """All lines of the log, unfolded."""
    page = somebody.page
    page.get_by_role("button", name=re.compile("^Log and chat")).click()
    folded = page.locator("dialog [aria-expanded=false]")
    while folded.count():
        folded.first.click()
    return page.locator("dialog .told .text").all_inner_texts()


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_game_is_played_by_ear_and_all_is_said_once(evening: Evening, listener: Listener) -> None:
    ana, page = listener.person, listener.page
    code = evening.open(ana, MINE, BOT, start=True, short=True)
    ana.go(f"#/t/{code}")
    moves: list[int] = []
    while len(moves) < MOST_TURNS:
        page.wait_for_selector(f".status.mine, {END}", timeout=LONG_GAME * 1000)
        if page.locator(END).count():
            break
        expect(page.locator(INPUT)).to_be_focused()
        moves.append(listener.makes_a_move(len(moves)))
    assert page.locator(END).count()
    assert len(moves) > 3
    assert max(moves) <= MOST_KEYS, moves
    page.keyboard.press("Escape")
    announced = listener.announced
    rest = in_order(log_of(ana), announced)
    beside = [line.strip() for line in rest.split("\n") if line.strip()]
    assert [line for line in beside if not BESIDE.match(line)] == []


def test_words_are_moves_and_questions_and_the_focus_stays(listener: Listener) -> None:
    sit_down(listener, "map", "break-lamp")
    page = listener.page
    expect(page.locator(INPUT)).to_be_focused()
    listener.types("hand")
    page.get_by_role("heading", name="Answer").wait_for()
    listener.types("why not rockfall")
    listener.hears("You do not hold this card: rockfall")
    listener.types("map moon")
    listener.hears("You look at the Moon")
    expect(page.locator(INPUT)).to_be_focused()


def test_words_are_understood_in_spanish(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", ear=True, language="es") as ana:
        listener = Listener(ana)
        sit_down(listener, "map", "break-lamp")
        listener.types("romper lámpara Brasa")
        listener.hears("Rompes la lámpara de Brasa")
        ana.wait_for_turn()
        listener.types("ayuda")
        listener.hears("Una jugada en palabras")


def test_what_was_said_is_said_again_and_walked_through(listener: Listener) -> None:
    sit_down(listener, "map")
    page = listener.page
    listener.types("map moon")
    listener.hears("You look at the Moon")
    listener.person.wait_for_turn()
    before = listener.announced
    listener.types("again")
    listener.person.until(lambda: len(listener.announced) > len(before), "said again")
    assert listener.announced[-1] == before[-1]
    page.keyboard.press("ArrowUp")
    listener.person.until(lambda: len(listener.announced) == len(before) + 2, "a line before")
    page.keyboard.press("ArrowUp")
    listener.person.until(lambda: len(listener.announced) == len(before) + 3, "one more")
    assert len(set(listener.announced[-2:])) == 2


def test_a_question_is_answered_at_once_and_hurries_nothing(
    browser: Browser, server: Table
) -> None:
    with person(browser, server.url, "Ana", ear=True, pace="steps") as ana:
        listener = Listener(ana)
        sit_down(listener, "map")
        listener.types("map moon")
        held = listener.page.get_by_role("button", name="Next move")
        expect(held).to_be_visible()  # the first bot has moved, the second waits
        before = len(listener.announced)
        listener.types("what are my cards?")
        listener.hears("Your role:")
        expect(held).to_be_visible()
        said = listener.announced[before:]
        assert not [line for line in said if "Your turn" in line or line.startswith("Candil")]


def test_claims_are_typed_and_heard_with_the_deed_that_they_followed(
    browser: Browser, server: Table
) -> None:
    with (
        person(browser, server.url, "Ana", ear=True) as ana,
        person(browser, server.url, "Bea", ear=True) as bea,
    ):
        listener, other = Listener(ana), Listener(bea)
        code = ana.open_table("saboteur", MINE, OPEN, BOT, options={"first_seat": 1})
        bea.go(f"#/t/{code}").get_by_role("button", name=SIT_DOWN).first.click()
        ana.go(f"#/t/{code}").get_by_role("button", name="Deal").click()
        ana.wait_for_turn()
        listener.makes_a_move(0)
        listener.types("I saw gold under the Moon")
        listener.hears("You say: “I saw gold under the Moon.”")
        other.hears("Ana says: “I saw gold under the Moon.”")
        other.types("say well played")
        listener.hears("Bea says: “Well played!”")
        other.types("chat hello, Ana")
        listener.hears("Bea: hello, Ana")
        heard = other.announced
        said = next(at for at, line in enumerate(heard) if "Ana says" in line)
        assert [line for line in heard[: said + 1] if re.match("Ana (?!says)", line)]
        ana.page.reload()
        ana.page.wait_for_selector(INPUT)
        listener.types("claims")
        listener.hears("Ana says: “I saw gold under the Moon.”")


def test_three_lengths_of_speech_by_one_key(listener: Listener) -> None:
    sit_down(listener, "map")
    page = listener.page
    expect(page.locator(INPUT)).to_be_focused()
    page.keyboard.press("F2")
    listener.hears("Full")
    page.keyboard.press("F2")
    listener.hears("Short: a sentence for each turn")
    before = len(listener.announced)
    listener.types("map moon")
    listener.hears("You look at the Moon")
    listener.person.wait_for_turn()
    said = listener.announced[before:]
    others = [line for line in said if re.match("Brasa|Candil", line)]
    assert len(others) == 2, said
    assert all(line.count(". ") == 0 for line in others), others
    listener.types("usual")
    listener.hears("Usual: everything that happens")


PACE = "() => JSON.parse(localStorage.getItem('farol-settings')).pace"


def test_slower_is_remembered_and_slows_what_is_said(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", ear=True, pace="calm") as ana:
        listener = Listener(ana)
        sit_down(listener, "map")
        listener.types("slower")
        listener.hears("How fast moves are shown: Step by step")
        assert ana.page.evaluate(PACE) == "steps"
        ana.page.reload()
        ana.wait_for_turn()
        listener.types("map moon")
        listener.hears("You look at the Moon")
        on = ana.page.get_by_role("button", name="Next move")
        expect(on).to_be_visible()  # the others' moves wait until I ask for them
        said = listener.announced
        assert not any(one.startswith("Candil") for one in said)
        while not any(one.startswith("Candil") for one in listener.announced):
            before = len(listener.announced)
            listener.types("")
            ana.until(lambda before=before: len(listener.announced) > before, "the next move")
        listener.types("quicker")
        listener.hears("How fast moves are shown: Calm")
        assert ana.page.evaluate(PACE) == "calm"


def test_only_what_concerns_me_is_said_if_i_want_that(listener: Listener) -> None:
    sit_down(listener, "map")
    listener.types("only me")
    listener.hears("only what concerns you")
    listener.types("map moon")
    listener.hears("You look at the Moon")
    listener.person.wait_for_turn()
    told = [one for one in listener.announced if re.match("Brasa|Candil", one)]
    listener.types("changes")
    listener.hears("Brasa")  # answers are announced
    assert told == []


def test_the_focus_is_at_the_line_after_a_dialog_and_a_reload(listener: Listener) -> None:
    sit_down(listener)
    page = listener.page
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Send")).to_be_focused()
    page.get_by_role("button", name="Table menu").click()
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Table menu")).to_be_focused()
    page.reload()
    listener.person.wait_for_turn()
    expect(page.locator(INPUT)).to_be_focused()


def test_the_first_thing_on_a_page_switches_it_on_and_it_stays_so(ana: Person) -> None:
    page = ana.go("")
    page.wait_for_selector("main")
    page.keyboard.press("Tab")
    switch = page.get_by_role("button", name="Play by ear")
    expect(switch).to_be_focused()
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    expect(switch).to_have_attribute("aria-pressed", "true")
    code = ana.open_table("saboteur", MINE, BOT, BOT, options={"first_seat": 1}, start=True)
    ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    page.reload()
    expect(page.locator(INPUT)).to_be_focused()


def test_nothing_said_to_one_is_left_for_the_next_there(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", ear=True) as ana:
        listener = Listener(ana)
        bea = {"kind": "me", "name": "Bea"}
        code = ana.open_table("saboteur", MINE, bea, BOT, options={"first_seat": 1}, start=True)
        page = ana.go(f"#/t/{code}")
        page.get_by_role("button", name="I am Ana").click()
        ana.wait_for_turn()
        listener.types("hand")
        page.get_by_role("heading", name="Answer").wait_for()
        secret = listener.announced[-1]
        assert page.locator("main").get_by_text(secret).count()
        listener.makes_a_move(0)
        page.get_by_role("button", name="I am Bea").click()
        page.wait_for_selector(".curtain", state="detached")
        ana.wait_for_turn()
        expect(page.locator("main").get_by_text(secret)).to_have_count(0)
        expect(page.get_by_role("heading", name="Answer")).to_have_count(0)


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_axe_finds_nothing_at_all_by_ear(evening: Evening, listener: Listener) -> None:
    ana = listener.person
    code = evening.open(ana, MINE, BOT, start=True)
    ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    looks = [Look(1440, 900, "dark", ear=True), Look(390, 844, "light", ear=True)]
    assert [fault for look in looks for fault in faults_in(ana, look)] == []


def test_letters_can_be_switched_off_and_changed(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", letters=False) as ana:
        sit_down(Listener(ana))
        page = ana.page
        page.keyboard.press("l")
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("switch", name="Letters do something at the table").check()
        page.get_by_label("List of choices", exact=True).fill("k")
        page.keyboard.press("Tab")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        page.keyboard.press("k")
        expect(page.get_by_role("dialog")).to_contain_text("choices")


def test_d_leads_to_discarding_and_does_not_discard(ana: Person) -> None:
    listener = Listener(ana)
    sit_down(listener)
    before = listener.version()
    ana.page.keyboard.press("1")
    ana.page.keyboard.press("d")
    expect(ana.page.locator("[data-throw]")).to_be_focused()
    assert listener.version() == before
