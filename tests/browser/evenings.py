"""Whole evenings: a table of any game played to its end by whoever is to act."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Page

from tests.browser.people import BOT, Person, Seen
from tests.browser.secrecy import Truth

MOST_TURNS: Final = 1500  # of people in one game
LONG_GAME: Final = 180.0  # seconds that bots may take among themselves
END: Final = "dialog.paper"


@dataclass(frozen=True)
class Evening:
    """A game with options that make it short, and what of a hidden hand can be seen on a page."""

    game: str
    options: Seen = field(default_factory=dict)
    bots: int = 0
    hidden: str | None = None  # elements that show what only their seat may know
    held: Callable[[Seen], int] = field(default=lambda _: 0)  # how many of them, by the seat's view
    shorter: Seen = field(default_factory=dict)  # options for a game without any bot to end it
    opened: str | None = None  # the one thing on the board that only an open replay shows

    def __str__(self) -> str:
        return self.game

    def open(self, host: Person, *people: Seen, start: bool = False, short: bool = False) -> str:
        """A table for these people and the bots; its code."""
        seats = [*people, *[BOT] * self.bots]
        options = self.options | (self.shorter if short else {})
        return host.open_table(self.game, *seats, options=options, start=start)

    def hands_on(self, page: Page) -> int:
        """How many hidden things a page shows."""
        return page.locator(self.hidden).count() if self.hidden else 0

    def shows_own_hand_alone(self, somebody: Person) -> bool:
        """Whether the page holds as many hidden things as its seat has, and no more."""
        return self.hands_on(somebody.page) == self.held(somebody.view())


def cards_in_hand(view: Seen) -> int:
    return len(view["me"]["hand"])


def hidden_tiles(view: Seen) -> int:
    hides = view["me"]["hidden"] is not None and view["phase"] not in {"place-hidden", "over"}
    return int(hides)


EVENINGS: Final = (
    Evening(
        "saboteur",
        {"auto_pick_gold": True},
        bots=7,
        hidden="[data-hand]",
        held=cards_in_hand,
        opened="[data-goal][aria-label$='treasure']",
    ),
    Evening("ghosts_galore", hidden=".hidden.button", held=hidden_tiles),
    Evening("loknroll", bots=2, hidden=".hand .piece", held=cards_in_hand),
    Evening("halloween", {"quiet_rounds": 3}, shorter={"quiet_rounds": 1}),
)


def play(*people: Person, turns: int = MOST_TURNS) -> int:
    """Everybody plays from the list whenever it is their turn; how many turns there were."""
    played = 0
    while played < turns and not has_ended(*people):
        before = played
        for one in people:
            played += one.plays(played)
        if played == before:
            people[0].page.wait_for_timeout(15)
    return played


def has_ended(*people: Person) -> bool:
    """Whether all of them see the end sheet."""
    return all(one.page.locator(END).count() for one in people)


def finish(*people: Person) -> None:
    """Bots stand in for the people until the end, if it has not come yet."""
    for one in people:
        if not one.table_is_over():
            one.let_a_bot_stand_in()
    for one in people:
        one.page.wait_for_selector(END, timeout=LONG_GAME * 1000)


def everything(host: Person, code: str) -> Truth:
    """What really happened at a finished table."""
    return Truth(host.record(code))
