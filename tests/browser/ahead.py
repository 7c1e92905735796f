"""Games played ahead to a rare decision, deterministically: the script of a table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.games import ALL, AnyGame
from tests.browser.people import Person, Seen

GAMES: Final = 40  # games to search

Liking = Callable[[int, Seen], float]  # a seat's preference among its choices


def nothing_more_than_another(_seat: int, _choice: Seen) -> float:
    return 0.0


@dataclass(frozen=True)
class Moment:
    """Seat A has to decide between several choices; forced moves are made by the table itself."""

    game: AnyGame
    state: State

    @property
    def view(self) -> Seen:
        """What seat A sees."""
        return self.game.observe(self.state, 0)

    @property
    def choices(self) -> list[Seen]:
        """Seat A's choices, as its browser gets them."""
        return [self.game.action_json(self.state, one) for one in self.state.legal_actions()]

    def offers(self, kind: str) -> bool:
        """Whether a choice of this kind is offered."""
        return any(choice["type"] == kind for choice in self.choices)

    def choices_after(self, kind: str) -> int:
        """The number of choices after the first one of this kind."""
        kinds = [choice["type"] for choice in self.choices]
        after = self.state.copy()
        after.apply(after.legal_actions()[kinds.index(kind)])
        return len(after.legal_actions()) if after.to_act() >= 0 else 0


@dataclass(frozen=True)
class Plan:
    """The position to be reached, when everybody plays at random with preferences."""

    wanted: Callable[[Moment], bool]
    likes: Liking = nothing_more_than_another

    def is_reached(self, game: AnyGame, state: State) -> bool:
        """Whether the position is reached."""
        if state.to_act() != 0 or len(state.legal_actions()) == 1:
            return False
        return self.wanted(Moment(game, state))

    def liked(self, game: AnyGame, state: State, rand: Rand) -> int:
        """The action of the seat to act."""
        seat, ranks = state.to_act(), dict[int, float]()
        for action in state.legal_actions():
            liking = self.likes(seat, game.action_json(state, action))
            ranks[action] = liking + rand.below(512) / 1024
        return max(ranks, key=ranks.__getitem__)


def open_ahead(ana: Person, game: str, *seats: Seen, plan: Plan, **options: object) -> str:
    """The code of a table, open on Ana's page, at which the plan is reached."""
    script = ahead(ALL[game], len(seats), options, plan)
    code = ana.open_table(game, *seats, options=options, start=True, rehearsal=script)
    ana.heard.clear()
    ana.go(f"#/t/{code}")
    ana.sits_down()
    return code


def ahead(game: AnyGame, seats: int, options: Seen, plan: Plan) -> Seen:
    """The script of the first game, of a fixed sequence, in which the plan is reached."""
    for seed in range(1, GAMES + 1):
        script = played_ahead(game, seats, options, plan, Rand(seed))
        if script is not None:
            return script
    raise AssertionError(f"{GAMES} games of {game} without what is wanted")


def played_ahead(game: AnyGame, seats: int, options: Seen, plan: Plan, rand: Rand) -> Seen | None:
    """One game up to the planned position; None if it is not reached."""
    state = game.new(seats, options)
    outcomes, actions = list[int](), list[int]()
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            outcomes.append(state.sample_chance(rand))
            state.apply(outcomes[-1])
        elif plan.is_reached(game, state):
            return {"outcomes": outcomes, "actions": actions}
        else:
            actions.append(plan.liked(game, state, rand))
            state.apply(actions[-1])
    return None
