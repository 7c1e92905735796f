"""Pairs of games that one seat cannot distinguish: scripts of tables with different hidden
cards.
"""

from typing import Final

from farol.core.event import Event
from farol.core.state import CHANCE, OVER, State
from farol.games import AnyGame
from tests.browser.people import Seen

ANA: Final = 0  # the seat
LONGEST: Final = 400  # steps, including chance
SECRET_STEPS: Final = (LONGEST, 60, 30, 15, 8, 4, 2)  # in which the worlds drift apart, if they can


class Twins:
    """Two states that Ana cannot distinguish, with their scripts."""

    def __init__(self, game: AnyGame, seats: int, secret: int) -> None:
        self._game = game
        self._secret = secret
        self.states = (game.new(seats), game.new(seats))
        self.scripts: tuple[Seen, Seen] = (
            {"outcomes": [], "actions": []},
            {"outcomes": [], "actions": []},
        )

    def differ(self) -> bool:
        """Whether somebody else's view differs between the worlds."""
        one, other = self.states
        return any(
            self._game.observe(one, seat) != self._game.observe(other, seat)
            for seat in range(1, one.seats)
        )

    def step(self, number: int) -> bool:
        """One more step in both, different ones at first if Ana sees no difference; false if every
        step would differ for her.
        """
        one, other = self.states
        chance = one.to_act() == CHANCE
        possible = [self._possible(state) for state in self.states]
        first = possible[0][number % len(possible[0]) :] + possible[0]
        for mine in first:
            seen = self._seen(one, mine)
            for its in sorted(
                possible[1], key=lambda its: (its == mine) == (number < self._secret)
            ):
                if self._seen(other, its) == seen:
                    for state, script, word in zip(
                        self.states, self.scripts, (mine, its), strict=True
                    ):
                        script["outcomes" if chance else "actions"].append(word)
                        state.apply(word)
                    return True
        return False

    def _possible(self, state: State) -> list[int]:
        if state.to_act() == CHANCE:
            return [outcome for outcome, _ in state.chance_outcomes()]
        return list(state.legal_actions())

    def _seen(self, state: State, word: int) -> tuple[list[Seen], Seen, list[Seen]]:
        """Ana's events and view of a step."""
        game, after, log = self._game, state.copy(), list[Event]()
        after.apply(word, log)
        views = [game.event_view(event, ANA) for event in log]
        legal = after.legal_actions() if after.to_act() == ANA else []
        choices = [game.action_json(after, action) for action in legal]
        return [view for view in views if view is not None], game.observe(after, ANA), choices


def twins(game: AnyGame, seats: int, moves: int, hides: bool = True) -> tuple[Seen, Seen]:
    """The scripts of two games at a decision of Ana's, after at least so many moves; for a game
    without hidden information, twice the same.
    """
    for secret in SECRET_STEPS:
        both = Twins(game, seats, secret)
        for number in range(LONGEST):
            one, _ = both.states
            made = len(both.scripts[0]["actions"])
            turn = one.to_act() == ANA and len(one.legal_actions()) > 1 and not game.together(one)
            if turn and made >= moves and both.differ() == hides:
                return both.scripts
            if one.to_act() == OVER or not both.step(number):
                break  # hidden information was revealed
    raise AssertionError(f"{game} never comes to two worlds that look alike")
