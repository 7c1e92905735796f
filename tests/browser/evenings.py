"""Whole evenings: a table of any game played to its end by all its people."""

from typing import Final

from playwright.sync_api import Page, expect

from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL, AnyGame
from farol.testing.laws import evening_of
from tests.browser.people import BOT, CURTAIN, Person, Seen
from tests.browser.secrecy import Truth

MOST_TURNS: Final = 1500  # of people in one game
LONG_GAME: Final = 180.0  # seconds allowed for bots among themselves
END: Final = "dialog.paper"


class Evening:
    """A table of one game, as declared in its `laws`, or generic."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game.name
        self.plan = evening_of(game)

    def __str__(self) -> str:
        return self.game

    def open(
        self,
        host: Person,
        *people: Seen,
        start: bool = False,
        short: bool = False,
        late: int | None = None,
    ) -> str:
        """Open a table for these people and the bots, from its first move or `late` in a game,
        about so many decisions of each seat before the end; returns its code.
        """
        seats = [*people, *[BOT] * self.plan.bots]
        options = {**self.plan.options, **(self.plan.shorter if short else {})}
        script = {} if late is None else late_script(ALL[self.game], len(seats), options, late)
        return host.open_table(self.game, *seats, options=options, start=start, rehearsal=script)

    def hands_on(self, page: Page) -> int:
        """The number of hidden things on a page."""
        return page.locator(self.plan.hidden).count() if self.plan.hidden else 0

    def expect_no_hand(self, page: Page) -> None:
        """Expect hidden things to be gone from a page, or to go in a moment."""
        if self.plan.hidden:
            expect(page.locator(self.plan.hidden)).to_have_count(0)

    def shows_own_hand_alone(self, somebody: Person) -> bool:
        """Whether the page shows exactly the hidden things of its seat."""
        return self.hands_on(somebody.page) == self.plan.held(somebody.view())


def late_script(game: AnyGame, seats: int, options: Seen, late: int) -> Seen:
    """The script of a random game, up to a decision of seat A so many decisions of each seat before
    the end.
    """
    state, rand = game.new(seats, options), Rand(1)
    outcomes, actions, stops = list[int](), list[int](), list[tuple[int, int]]()
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            outcomes.append(state.sample_chance(rand))
            state.apply(outcomes[-1])
            continue
        legal = state.legal_actions()
        if state.to_act() == 0 and len(legal) > 1:
            stops.append((len(outcomes), len(actions)))
        actions.append(legal[rand.below(len(legal))])
        state.apply(actions[-1])
    drawn, made = [stop for stop in stops if stop[1] <= len(actions) - late * seats][-1]
    return {"outcomes": outcomes[:drawn], "actions": actions[:made]}


EVENINGS: Final = tuple(Evening(game) for game in ALL.values())


def play(*people: Person, turns: int = MOST_TURNS, pick: int | None = None) -> int:
    """Play from the list of choices in turn; returns the number of turns.

    Without `pick`, a later turn takes a later choice.
    """
    played = 0
    while played < turns and not has_ended(*people):
        before = played
        for one in people:
            played += one.plays(played if pick is None else pick)
        if played == before:
            wait_a_moment(*people)
    return played


def wait_a_moment(*people: Person) -> None:
    """Wait for the turn of a person alone with bots; with several people, until it may be
    somebody's turn.
    """
    first, *others = people
    if others:
        first.page.wait_for_timeout(15)
    else:
        moments = f"{CURTAIN}, .status.mine, {END}"
        first.page.wait_for_selector(moments, state="attached", timeout=LONG_GAME * 1000)


def has_ended(*people: Person) -> bool:
    """Whether all of them see the score sheet."""
    return all(one.page.locator(END).count() for one in people)


def finish(*people: Person) -> None:
    """Let bots stand in for the people until the end."""
    for one in people:
        if not one.table_is_over():
            one.let_a_bot_stand_in()
    for one in people:
        one.page.wait_for_selector(END, timeout=LONG_GAME * 1000)


def everything(host: Person, code: str) -> Truth:
    """The complete record of a finished table."""
    return Truth(host.record(code))
