"""Scenes of general pages, and dialogs over a table, for the matrix."""

from typing import Final

from tests.browser.evenings import EVENINGS, has_ended
from tests.browser.game_scenes import Opening, halloween_start, mine
from tests.browser.leads import Lead, happens
from tests.browser.people import BOT, MINE, OPEN, Person
from tests.browser.test_director_order import go_on

# Each letter becomes the widest.
WIDEN: Final = """code => {
  for (const part of code.childNodes) if (part.data) part.data = part.data.replace(/./g, 'W')
}"""
BEA: Final = {"kind": "me", "name": "Bea"}


def home(ana: Person) -> None:
    """The home page, with a table to resume."""
    EVENINGS[0].open(ana, MINE, BOT, start=True)
    ana.go("").wait_for_selector(".poster h2")


def alone(ana: Person) -> None:
    """The solo modes of a game."""
    ana.go("").locator("button.alone").first.click()
    ana.page.wait_for_selector("dialog[open]")


def new_table(ana: Person) -> None:
    ana.go("#/new/halloween").wait_for_selector("#options")


def join(ana: Person) -> None:
    ana.go("#/join").wait_for_selector("main")


def lobby(ana: Person) -> None:
    """With the widest code that there can be."""
    code = ana.open_table("saboteur", MINE, OPEN, OPEN, BOT, BOT)
    page = ana.go(f"#/t/{code}")
    page.locator(".invite .code").evaluate(WIDEN)


def settings(ana: Person) -> None:
    """With the name and the devices."""
    ana.go("#/settings").wait_for_selector("main fieldset")


def rules(ana: Person) -> None:
    ana.go("#/rules/halloween").wait_for_selector("section figure")


def replays(ana: Person) -> None:
    ana.go("#/replays").wait_for_selector("main")


def lost(ana: Person) -> None:
    ana.go("#/nowhere").wait_for_selector("main")


def claim(ana: Person) -> None:
    url = ana.url
    answer = ana.context.request.post(f"{url}/api/me/link", headers={"Origin": url})
    ana.go(f"#/claim/{answer.json()['token']}").wait_for_selector("main button")


def learn(ana: Person) -> None:
    ana.go("#/learn/saboteur").wait_for_selector(".coach")


def learn_halloween(ana: Person) -> None:
    ana.go("#/learn/halloween").wait_for_selector(".coach")


def curtain(ana: Person) -> None:
    code = EVENINGS[0].open(ana, MINE, BEA, start=True)
    ana.go(f"#/t/{code}").wait_for_selector(".curtain")


def choices(ana: Person) -> None:
    mine(ana, 5)
    ana.page.keyboard.press("l")
    ana.page.wait_for_selector("dialog[open]")


def table_settings(ana: Person) -> None:
    mine(ana, 3)
    ana.page.locator("nav button").last.click()
    ana.page.wait_for_selector("dialog[open]")


def recap(ana: Person) -> None:
    mine(ana, 3)
    ana.play_from_list(-1)
    ana.wait_for_turn()
    ana.page.locator("nav button:has(.unread)").first.click()
    ana.page.wait_for_selector(".recap")


def hint(ana: Person) -> None:
    halloween_start(ana)
    ana.page.keyboard.press("h")
    ana.page.wait_for_selector(".hint")


def role(ana: Person) -> None:
    """The role card, face down."""
    code = ana.open_table("saboteur", MINE, *[BOT] * 4, options={"first_seat": 1}, start=True)
    ana.go(f"#/t/{code}").wait_for_selector(".scene .card")
    ana.page.locator(".scene .card").click()


role.settings = {"pace": "normal"}  # type: ignore[attr-defined]


def hand(ana: Person) -> None:
    """A phone beside the television."""
    code = EVENINGS[3].open(ana, MINE, BOT, start=True)
    ana.go(f"#/hand/{code}").wait_for_selector(".status")


def television(ana: Person) -> None:
    code = ana.open_table("saboteur", MINE, *[BOT] * 9, options={"first_seat": 1}, start=True)
    ana.go(f"#/screen/{code}").wait_for_selector("aside.corner")


television.least = 1280  # type: ignore[attr-defined]


def ended(ana: Person) -> None:
    """The sheet at the end of a game of five."""
    play_the_last_move(ana, Lead("saboteur", 5, happens("game-over")))


def play_the_last_move(ana: Person, lead: Lead) -> None:
    """The last move of a game, prepared by this lead."""
    ana.play_from_list(lead.open(ana))

    def over() -> bool:
        go_on(ana.page)
        return has_ended(ana)

    ana.until(over, "there is no sheet")


def replay(ana: Person) -> None:
    play_the_last_move(ana, Lead("halloween", 2, happens("game_over")))
    code = ana.page.url.rpartition("/")[2]
    ana.go(f"#/replay/{code}").wait_for_selector("input[type=range]")
    ana.page.wait_for_selector("footer .chapter", state="attached")


def moments(ana: Person) -> None:
    """The chapters and turning points of a finished game."""
    replay(ana)
    ana.page.locator("footer button:has(use[href='#ui-list'])").click()
    ana.page.wait_for_selector("dialog[open]")


HOUSE_SCENES: Final[tuple[Opening, ...]] = (
    *(home, new_table, join, lobby, settings, rules, replays, lost, claim, learn, learn_halloween),
    *(curtain, choices, table_settings, recap, hint, role, hand, alone, television, ended, replay),
    moments,
)
