"""The bot interface, and its input: a seat, never the real state."""

import math
from abc import ABC, abstractmethod
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
# How truthful a bot's claims are; values other than "free" are for experiments.
TalkMode: TypeAlias = Literal[
    "free",  # as the level prefers
    "honest",  # never lies
    "silent",  # hides instead of lying
]
TALK_MODES: Final[tuple[TalkMode, ...]] = ("free", "honest", "silent")


@dataclass(frozen=True)
class Budget:
    """Thinking budget of a move: a number of simulations, and optionally a time limit.

    Without a limit in seconds, the move depends on the seat's Rand alone, on every machine.
    """

    simulations: int
    seconds: float = math.inf

    def part(self, share: int) -> "Budget":
        """One of `share` equal parts, at least one simulation."""
        return Budget(max(1, self.simulations // share), self.seconds / share)


@dataclass(frozen=True)
class Seat:
    """The knowledge of one seat. `world` is a sampled world, consistent with that knowledge."""

    game: AnyGame
    number: int
    world: State
    events: Sequence[View]  # views of all events so far, oldest first
    rand: Rand
    company: tuple[str, ...] = ()  # by seat: the public name of its bot; empty: not a bot

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.world.seats

    def observation(self) -> View:
        """The seat's view of the position."""
        return self.game.observe(self.world, self.number)

    def legal_actions(self) -> list[int]:
        """The legal actions of the seat; empty when it is not its turn."""
        if self.world.to_act() != self.number:
            return []
        return self.world.legal_actions()

    def action_json(self, action: int) -> View:
        """A legal action as JSON."""
        return self.game.action_json(self.world, action)

    def notation(self, action: int) -> str:
        """A legal action in notation."""
        return self.game.notation(self.world, action)

    def sample_world(self) -> State:
        """Another sampled world, consistent with the seat's knowledge."""
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
    """The seat of a real game; it contains only a sampled world."""
    return Seat(game, number, state.sample_world(number, Rand(0)), events, rand, company)


def seat_from_json(data: dict[str, Any], rand: Rand) -> Seat:
    """The inverse of `Seat.to_json`; the data come from our own process, or from lines, which omit
    the company."""
    game = ALL[data["game"]]
    world, company = game.load(data["world"]), tuple(data.get("company", ()))
    return Seat(game, data["seat"], world, data["events"], rand, company)


class Bot(Protocol):
    """Chooses moves. It may keep state between the moves of one game."""

    def choose(self, seat: Seat, budget: Budget | None = None) -> int:
        """One of the seat's legal actions; without a budget, the level's own is used."""

    def decide(self, seat: Seat, budget: Budget | None = None) -> Decision:
        """The action that `choose` returns for the same Rand, with its deliberation."""

    def say(self, seat: Seat, talk_mode: TalkMode = "free") -> int | None:
        """A claim of the seat now; None for none."""


class DelegatingBot(ABC):
    """Plays like another bot, which depends on the seat."""

    @abstractmethod
    def bot_for(self, seat: Seat) -> Bot:
        """The bot for a seat."""

    def choose(self, seat: Seat, budget: Budget | None = None) -> int:
        """Its choice."""
        return self.bot_for(seat).choose(seat, budget)

    def decide(self, seat: Seat, budget: Budget | None = None) -> Decision:
        """Its decision."""
        return self.bot_for(seat).decide(seat, budget)

    def say(self, seat: Seat, talk_mode: TalkMode = "free") -> int | None:
        """Its claim."""
        return self.bot_for(seat).say(seat, talk_mode)


class Views(list[View]):
    """The views of a seat's events; `reading` is what a bot has made of those so far."""

    reading: Any = None

    def __reduce__(self) -> tuple[object, ...]:
        return Views, ([*self],)


@dataclass
class Memory:
    """The views of all events so far, by seat."""

    game: AnyGame
    seats: int
    views: list[Views] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.views = [Views() for _ in range(self.seats)]

    def note(self, events: list[Event]) -> None:
        """Record events, as far as each seat may see them."""
        for event in events:
            for seat in range(self.seats):
                view = self.game.event_view(event, seat)
                if view is not None:
                    self.views[seat].append(view)

    def hear(self, said: Said) -> None:
        """Record a claim for every seat."""
        for views in self.views:
            views.append(said.view(self.game.claims))
