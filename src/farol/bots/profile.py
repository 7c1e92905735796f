"""What the levels have to know of a game in order to play it."""

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

LONGEST_PLAYOUT: Final = 400  # decisions; a game that can go round in circles is cut off there


@dataclass(frozen=True)
class Blunder:
    """A kind of move that not even a beginner makes, as long as there is any other."""

    name: str  # the mistake: "breaks-own-tool"
    among: Callable[[Seat, list[int]], set[int]]  # the moves of this kind among legal ones


Never = Blunder  # the old name, until 0.3


class Profile(ABC):
    """How bots think about one game; `PROFILE` in a game's bots/profile.py is an instance.

    Only `simulations` and `naive` have to be given.
    """

    simulations: ClassVar[int]  # of an expert's move
    worlds: ClassVar[int] = 8  # sampled worlds over which a regular averages its policy
    # Share of a novice's moves that are drawn blindly from the reasonable ones: 1 / n.
    blunder_rate: ClassVar[float] = 1 / 4
    blunders: ClassVar[tuple[Blunder, ...]] = ()  # moves that are not reasonable
    # A novice draws moves by weight to the power of 1 / temperature: below 1 it keeps to good
    # moves, above 1 it plays more evenly.
    temperature: ClassVar[float] = 1.0
    # Without a policy, weights say nothing: then novices and regulars search too, but shortly.
    has_policy: ClassVar[bool] = True
    talks: ClassVar[bool] = False  # whether talk is part of the game, not only good manners
    mishaps: ClassVar[frozenset[str]] = frozenset()  # kinds of events that a bot may laugh at

    def __init_subclass__(cls) -> None:
        if "nevers" in vars(cls):
            warnings.warn("Profile.nevers is Profile.blunders.", DeprecationWarning, stacklevel=2)
            cls.blunders = vars(cls)["nevers"]

    @abstractmethod
    def naive(self, world: State, seat: int, rand: Rand) -> Knowledge:
        """Knowledge of the game without any belief about hidden things."""

    def knowledge(self, seat: Seat) -> Knowledge:
        """What an expert searches with: the game, and what this seat believes by now."""
        return self.naive(seat.world, seat.number, seat.rand.fork())

    def policy(self, seat: Seat) -> Knowledge:
        """What a regular weighs moves with; it may know less than a search needs."""
        return self.knowledge(seat)

    def novice(self, seat: Seat) -> Knowledge:
        """What a novice weighs moves with: what anybody sees at once."""
        return self.naive(seat.world, seat.number, seat.rand.fork())

    def reasonable(self, seat: Seat) -> list[int]:
        """The legal actions without those that nobody makes; all of them if none is left."""
        actions = seat.legal_actions()
        for blunder in self.blunders:
            unwise = blunder.among(seat, actions)
            actions = [action for action in actions if action not in unwise] or actions
        return actions

    def insight(self, seat: Seat) -> Insight:
        """What can be said to people about the seat's position and its actions."""
        return Insight(seat)

    def is_moved_to_speak(self, number: int, news: Sequence[dict[str, Json]], over: bool) -> bool:
        """Whether a seat may have something to say after what it just saw and heard. Quick: it is
        asked for every bot after every move."""
        return over or any(
            view["kind"] in self.mishaps and view.get("seat") == number for view in news
        )

    def say(self, seat: Seat, _level: str, _talk_mode: TalkMode) -> int | None:
        """A claim, if there is something to say; from what the seat knows, and nothing else."""
        return comment(seat, self.mishaps)

    def role_beliefs(self, _seat: Seat) -> list[float] | None:
        """For each seat the chance that it has the game's first role; None: nothing is believed."""
        return None


class GeneralProfile(Profile):
    """For games that bring no profile: search with random playouts, at every level but random."""

    simulations = 1200
    has_policy = False

    def naive(self, _world: State, _seat: int, _rand: Rand) -> Knowledge:
        """Knowledge that fits any game."""
        knowledge = Knowledge()
        knowledge.rollout = LONGEST_PLAYOUT
        return knowledge
