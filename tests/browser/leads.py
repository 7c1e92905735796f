"""Moves that lead to a scene: played ahead to the decision before it, with known dice."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from farol.core.event import Event
from farol.core.fairness import SECRET_BYTES, stream_for
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.games import ALL, AnyGame
from farol.server.play.rehearsal import MARK
from tests.browser.ahead import Liking, Plan, nothing_more_than_another
from tests.browser.people import BOT, MINE, Person, Seen

GAMES: Final = 60  # games to search
LAST: Final = ("discard", "end_turn")  # last resorts at the end of a list of choices

Wanted = Callable[[list[Seen], Seen], bool]  # from the events that seat A sees, and its view before


@dataclass(frozen=True)
class Lead:
    """A scene that seat A's next move leads to."""

    game: str
    seats: int
    wanted: Wanted
    likes: Liking = nothing_more_than_another

    def open(self, ana: Person) -> int:
        """Open the table on Ana's page; returns the index of the move in her list of choices."""
        script, place = self._found()
        seats = [MINE, *[BOT] * (self.seats - 1)]
        code = ana.open_table(self.game, *seats, start=True, rehearsal=script)
        ana.go(f"#/t/{code}")
        ana.sits_down()
        return place

    def _found(self) -> tuple[Seen, int]:
        for seed in range(1, GAMES + 1):
            found = self._in_game(Rand(seed))
            if found is not None:
                return found
        raise AssertionError(f"{GAMES} games of {self.game} without what is wanted")

    def _in_game(self, rand: Rand) -> tuple[Seen, int] | None:
        game, plan = ALL[self.game], Plan(lambda _moment: False, self.likes)
        state = game.new(self.seats, {})
        outcomes, actions = list[int](), list[int]()
        while state.to_act() != OVER:
            if state.to_act() == CHANCE:
                outcomes.append(state.sample_chance(rand))
                state.apply(outcomes[-1])
                continue
            place = self._place(game, state, len(outcomes) + len(actions))
            if place is not None:
                return {"outcomes": outcomes, "actions": actions}, place
            actions.append(plan.liked(game, state, rand))
            state.apply(actions[-1])
        return None

    def _place(self, game: AnyGame, state: State, version: int) -> int | None:
        if state.to_act() != 0 or len(state.legal_actions()) == 1:
            return None
        listed = sorted(
            state.legal_actions(), key=lambda one: game.action_json(state, one)["type"] in LAST
        )
        seen = game.observe(state, 0)
        for place, action in enumerate(listed):
            if self.wanted(follow(game, state, action, version), seen):
                return place
        return None


def follow(game: AnyGame, state: State, action: int, version: int) -> list[Seen]:
    """Seat A's events of an action and the chance after it, at a table without other secrets."""
    after, log = state.copy(), list[Event]()
    after.apply(action, log)
    version += 1
    while after.to_act() == CHANCE:
        version += 1
        dice = stream_for(bytes(SECRET_BYTES), MARK, version)
        after.apply_unchecked(after.sample_chance(dice), log)
    views = [game.event_view(event, 0) for event in log]
    return [view for view in views if view is not None]


Reached = Callable[[State, int | None], bool]  # with the seat that moved last


def come_to(
    game: AnyGame, seats: int, reached: Reached, likes: Liking = nothing_more_than_another
) -> Seen:
    """The script of the first game with such a position, whichever seat is to act."""
    plan = Plan(lambda _moment: False, likes)
    for seed in range(1, GAMES + 1):
        rand, state, last = Rand(seed), game.new(seats, {}), None
        outcomes, actions = list[int](), list[int]()
        while state.to_act() != OVER:
            if state.to_act() == CHANCE:
                outcomes.append(state.sample_chance(rand))
                state.apply(outcomes[-1])
                continue
            if reached(state, last):
                return {"outcomes": outcomes, "actions": actions}
            last = state.to_act()
            actions.append(plan.liked(game, state, rand))
            state.apply(actions[-1])
    raise AssertionError(f"{GAMES} games of {game} never come to that")


def happens(*kinds: str) -> Wanted:
    """One of these kinds of events."""
    return lambda events, _before: any(event["kind"] in kinds for event in events)
