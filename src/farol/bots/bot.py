"""What a bot is, and all that it is given: a seat, never the real state."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, TypeAlias

from farol.bots.decision import Decision
from farol.core.claims import Said
from farol.core.data import Json
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import State
from farol.games import ALL, AnyGame

View = dict[str, Json]
# How a bot handles the truth; everything but "free" is for measuring what lies are worth.
TalkMode: TypeAlias = Literal[
    "free",  # as the level finds it best
    "honest",  # nobody says what is not so
    "silent",  # who has something to hide says nothing of it
]
TALK_MODES: Final[tuple[TalkMode, ...]] = ("free", "honest", "silent")


@dataclass(frozen=True)
class Budget:
    """How much thinking a move may cost: a number of simulations, and at most so many seconds.

    Without a limit in seconds, the move depends on the seat's Rand alone, on every machine.
    """

    simulations: int
    seconds: float = math.inf

    def part(self, share: int) -> "Budget":
        """One of so many equal parts, but at least one simulation."""
        return Budget(max(1, self.simulations // share), self.seconds / share)


@dataclass(frozen=True)
class Seat:
    """What one seat knows. `world` is a world that it cannot tell from the real one."""

    game: AnyGame
    number: int
    world: State
    events: Sequence[View]  # views of all events so far, oldest first
    rand: Rand
    company: tuple[str, ...] = ()  # by seat: its bot, as everybody sees; empty: somebody else

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.world.seats

    def observation(self) -> View:
        """All that the seat may know of the position."""
        return self.game.observe(self.world, self.number)

    def legal_actions(self) -> list[int]:
        """What the seat may do; empty when it is not its turn."""
        if self.world.to_act() != self.number:
            return []
        return self.world.legal_actions()

    def action_json(self, action: int) -> View:
        """A legal action as the client shows it."""
        return self.game.action_json(self.world, action)

    def notation(self, action: int) -> str:
        """A legal action in short."""
        return self.game.notation(self.world, action)

    def sample_world(self) -> State:
        """Another world that the seat cannot tell from the real one."""
        return self.world.sample_world(self.number, self.rand)

    def to_json(self) -> View:
        """The seat as JSON, for another process."""
        return {
            "game": self.game.name,
            "seat": self.number,
            "world": self.game.dump(self.world),
            "events": list(self.events),
            "company": list(self.company),
        }


def seat_of(
    game: AnyGame,
    state: State,
    number: int,
    events: Sequence[View],
    rand: Rand,
    company: tuple[str, ...] = (),
) -> Seat:
    """The seat of a real game: only a world that is sampled from its knowledge goes in."""
    return Seat(game, number, state.sample_world(number, Rand(0)), events, rand, company)


def seat_from_json(data: dict[str, Any], rand: Rand) -> Seat:
    """The inverse of `Seat.to_json`; the data come from our own process, or over lines, which
    do not tell the company."""
    game = ALL[data["game"]]
    world, company = game.load(data["world"]), tuple(data.get("company", ()))
    return Seat(game, data["seat"], world, data["events"], rand, company)


class Bot(Protocol):
    """Chooses moves. It may keep what it likes between the moves of one game."""

    def choose(self, seat: Seat, budget: Budget | None = None) -> int:
        """One of the seat's legal actions; without a budget, the level's own is spent."""

    def decide(self, seat: Seat, budget: Budget | None = None) -> Decision:
        """The action that `choose` returns for the same Rand, with what was considered."""

    def say(self, seat: Seat, talk_mode: TalkMode = "free") -> int | None:
        """A claim that the seat makes now; None: it has nothing to say."""


@dataclass
class Memory:
    """For each seat, the views of all events so far."""

    game: AnyGame
    seats: int
    views: list[list[View]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.views = [[] for _ in range(self.seats)]

    def note(self, events: list[Event]) -> None:
        """Show the events to every seat, as far as it may see them."""
        for event in events:
            for seat in range(self.seats):
                view = self.game.event_view(event, seat)
                if view is not None:
                    self.views[seat].append(view)

    def hear(self, said: Said) -> None:
        """Let every seat hear a claim."""
        for views in self.views:
            views.append(said.view(self.game.claims))
