"""Announcements depend on the seat's knowledge only: indistinguishable worlds sound alike."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from farol.core.event import Event
from farol.core.state import CHANCE
from farol.games import ALL
from tests.browser.hearing import Listener
from tests.browser.people import BOT, MINE, OPEN, Person, Seen, Table, person
from tests.browser.twins import twins

ANA: Final = 0
OPTIONS: Final = {"first_seat": 2}  # Bea, then Cleo, then Ana
HAND: Final = ("map", "crossing", "level", "tee-side", "curve-es", "break-lamp")
QUESTIONS: Final = (
    *("hand", "goals", "who", "odds", "score", "board", "changes", "last 9", "where Bea"),
)


def world(at: int) -> Seen:
    """A deal of Saboteur in which Ana gets the same role and hand; all other cards and the goals
    are dealt from the first or (`at` -1) the last ones.
    """
    game = ALL["saboteur"]
    state = game.new(3, OPTIONS)
    outcomes, hand = list[str](), list(HAND)
    while state.to_act() == CHANCE:
        possible = [game.notation(state, outcome) for outcome, _ in state.chance_outcomes()]
        after, log = state.copy(), list[Event]()
        after.apply(state.chance_outcomes()[0][0], log)
        word = possible[at]
        if log[0].kind == "dealt":
            free = [one for one in possible if one.removeprefix("card:") not in HAND]
            word = f"card:{hand.pop()}" if log[0].seat == ANA else free[at]
        elif log[0].kind == "role" and log[0].seat == ANA:
            word = possible[0]
        outcomes.append(word)
        state.apply(game.read_notation(state, word))
    return {"outcomes": outcomes}


def discards(somebody: Person) -> None:
    """The last choice, which nobody sees."""
    somebody.wait_for_turn()
    somebody.play_from_list(-1)


BUSY: Final = "One moment."  # depends on the machine's load, not on the table


def heard(listener: Listener) -> list[str]:
    """All announcements at the table."""
    return [line for line in listener.announced if line != BUSY]


def legible(page: Page) -> str:
    """All text of the page by ear."""
    text = page.get_by_role("region", name="By ear").inner_text()
    return "\n".join(line for line in text.splitlines() if line and line != BUSY)


def asks(listener: Listener, question: str) -> None:
    """Type a question, and get the answer."""
    before = heard(listener)
    listener.types(question)
    listener.person.until(lambda: heard(listener) != before, question)


def evening(ana: Person, bea: Person, cleo: Person, at: int) -> tuple[list[str], str]:
    """Ana's announcements and text at a table of this world."""
    listener = Listener(ana)
    code = ana.open_table("saboteur", MINE, OPEN, OPEN, options=OPTIONS, rehearsal=world(at))
    page = ana.go(f"#/t/{code}")
    for somebody in (bea, cleo):
        somebody.go(f"#/t/{code}").get_by_role("button", name="Sit here").first.click()
        page.get_by_text(somebody.name).first.wait_for()
    page.get_by_role("button", name="Deal").click()
    for somebody in (bea, cleo):
        discards(somebody)
    ana.wait_for_turn()
    listener.hears("Your turn")
    for question in QUESTIONS:
        asks(listener, question)
    return heard(listener), legible(page)


def test_worlds_that_look_alike_sound_alike(browser: Browser, server: Table) -> None:
    told, hidden = list[tuple[list[str], str]](), list[list[Seen]]()
    for at in (0, -1):
        with (
            person(browser, server.url, "Ana", ear=True) as ana,
            person(browser, server.url, "Bea") as bea,
            person(browser, server.url, "Cleo") as cleo,
        ):
            told.append(evening(ana, bea, cleo, at))
            hidden.append([one.view()["me"] for one in (bea, cleo)])
    assert told[0] == told[1]
    assert "Bea discards a card" in " ".join(told[0][0])
    own = [[seat["role"] for seat in both] for both in hidden]
    assert own[0] != own[1]  # the worlds differ in roles and hands
    assert all(one["hand"] != other["hand"] for one, other in zip(*hidden, strict=True))


ROLES: Final = re.compile("gold-digger|saboteur", re.IGNORECASE)


def test_a_role_is_told_when_its_card_is_turned_not_before(browser: Browser, server: Table) -> None:
    with person(browser, server.url, "Ana", pace="normal") as ana:
        listener = Listener(ana)
        code = ana.open_table("saboteur", MINE, BOT, BOT, options={"first_seat": 1}, start=True)
        page = ana.go(f"#/t/{code}")
        card = page.locator("#scene .card")
        expect(card).to_contain_text("Press the card")
        page.keyboard.press("t")
        board = page.get_by_role("dialog", name="The board in words")
        expect(board).to_contain_text(re.compile(r"Your role\s*not seen yet"))
        page.keyboard.press("Escape")
        expect(board).to_have_count(0)
        assert not ROLES.search(" ".join(listener.announced))
        card.click()
        expect(card).to_contain_text(ROLES)
        ana.until(lambda: ROLES.search(" ".join(listener.announced)), "the role is told")


SEATS: Final = 3
MOVES: Final = 9  # before Ana asks
OTHER_LUCK: Final = "5a" * 32  # the secret of a table, which determines all future chance


def worlds(game: str) -> tuple[Seen, Seen]:
    """Two tables that Ana cannot distinguish. In Halloween everything is public (H1.7) except
    future chance.
    """
    if game != "halloween":
        return twins(ALL[game], SEATS, MOVES)
    one, other = twins(ALL[game], SEATS, MOVES, hides=False)
    return one, {**other, "secret": OTHER_LUCK}


def asked(listener: Listener, game: str, script: Seen) -> tuple[list[str], str]:
    """All announcements and text for Ana, who joins a table of this world and asks everything."""
    ana, bots = listener.person, [BOT] * (SEATS - 1)
    code = ana.open_table(game, MINE, *bots, start=True, rehearsal=script)
    page = ana.go(f"#/t/{code}")
    ana.wait_for_turn()
    listener.hears("Your turn")
    for question in (*QUESTIONS, "where Brasa", "legal", "row 1"):
        asks(listener, question)
    return heard(listener), legible(page)


@pytest.mark.parametrize("game", ["ghosts_galore", "halloween", "loknroll"])
def test_other_games_looking_alike_sound_alike(game: str, browser: Browser, server: Table) -> None:
    told = list[tuple[list[str], str]]()
    for script in worlds(game):
        with person(browser, server.url, "Ana", ear=True) as ana:
            told.append(asked(Listener(ana), game, script))
    assert told[0] == told[1]
    assert len(told[0][0]) > len(QUESTIONS)
