"""A game's profile: what the levels need in order to play it."""

import warnings
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from farol.bots.bot import Seat, TalkMode
from farol.bots.insight import Insight
from farol.bots.knowledge import Knowledge
from farol.bots.talk import comment
from farol.core.data import Json
from farol.core.rand import Rand
from farol.core.state import State

LONGEST_PLAYOUT: Final = 400  # decisions; a game that can loop is cut off there


@dataclass(frozen=True)
class Blunder:
    """A kind of move that not even a beginner makes, unless there is no other."""

    name: str  # of the mistake, such as "breaks-own-tool"
    among: Callable[[Seat, list[int]], set[int]]  # the moves of this kind among legal ones


Never = Blunder  # the old name, until 0.3


class Profile(ABC):
    """How bots think about one game; `PROFILE` in a game's bots/profile.py is an instance.

    Only `simulations` and `naive` have to be given.
    """

    simulations: ClassVar[int]  # of an expert's move
    # Of a master's move with a network, where an expert has `simulations`; 0: its best move.
    network_simulations: ClassVar[int] = 0
    network_exploration: ClassVar[int] = 2000  # of this search, in thousandths
    worlds: ClassVar[int] = 8  # sampled worlds over which a regular averages its policy
    # A novice draws one of n moves at random from the reasonable ones.
    blunder_rate: ClassVar[float] = 1 / 4
    blunders: ClassVar[tuple[Blunder, ...]] = ()  # kinds of unreasonable moves
    # A novice draws moves by weight to the power of 1 / temperature: below 1 it prefers good moves,
    # above 1 it plays more evenly.
    temperature: ClassVar[float] = 1.0
    # Without a policy, weights are meaningless: then novices and regulars use a short search.
    has_policy: ClassVar[bool] = True
    talks: ClassVar[bool] = False  # whether talk is part of the game
    mishaps: ClassVar[frozenset[str]] = frozenset()  # kinds of events that a bot may laugh at

    def __init_subclass__(cls) -> None:
        if "nevers" in vars(cls):
            warnings.warn("Profile.nevers is Profile.blunders.", DeprecationWarning, stacklevel=2)
            cls.blunders = vars(cls)["nevers"]

    def is_trained(self, _world: State) -> bool:
        """Whether the game's network knows games with these options."""
        return True

    @abstractmethod
    def naive(self, world: State, seat: int, rand: Rand) -> Knowledge:
        """Knowledge of the game without beliefs about hidden things."""

    def knowledge(self, seat: Seat) -> Knowledge:
        """An expert's knowledge: the game, and this seat's present beliefs."""
        return self.naive(seat.world, seat.number, seat.rand.fork())

    def policy(self, seat: Seat) -> Knowledge:
        """A regular's knowledge for weights; it may be less than a search needs."""
        return self.knowledge(seat)

    def novice(self, seat: Seat) -> Knowledge:
        """A novice's knowledge for weights: the obvious."""
        return self.naive(seat.world, seat.number, seat.rand.fork())

    def reasonable(self, seat: Seat) -> list[int]:
        """The legal actions without blunders; all of them if none is left."""
        actions = seat.legal_actions()
        for blunder in self.blunders:
            unwise = blunder.among(seat, actions)
            if unwise:
                actions = [action for action in actions if action not in unwise] or actions
        return actions

    def insight(self, seat: Seat) -> Insight:
        """Explanations of the seat's position and actions."""
        return Insight(seat)

    def is_moved_to_speak(self, number: int, news: Sequence[dict[str, Json]], over: bool) -> bool:
        """Whether a seat may have something to say after the latest views. Fast: called for every
        bot after every move."""
        return over or any(
            view["kind"] in self.mishaps and view.get("seat") == number for view in news
        )

    def say(self, seat: Seat, _level: str, _talk_mode: TalkMode) -> int | None:
        """A claim, if there is something to say; from the seat's knowledge only."""
        return comment(seat, self.mishaps)

    def role_beliefs(self, _seat: Seat) -> list[float] | None:
        """For each seat the believed chance that it has the game's first role; None without
        beliefs."""
        return None


class GeneralProfile(Profile):
    """For games without a profile: search with random playouts, at every level except random."""

    simulations = 1200
    has_policy = False

    def naive(self, _world: State, _seat: int, _rand: Rand) -> Knowledge:
        """Knowledge that fits any game."""
        knowledge = Knowledge()
        knowledge.rollout = LONGEST_PLAYOUT
        return knowledge
