"""Which knowledge belongs to which game."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from farol.bots.bot import Seat
from farol.bots.ghosts_galore import GhostsKnowledge, tile_gain
from farol.bots.halloween import HalloweenKnowledge, standings
from farol.bots.knowledge import Knowledge
from farol.bots.loknroll import LokKnowledge, odds_of
from farol.bots.loknroll_foresight import Foresight, foresees
from farol.bots.saboteur import SaboteurKnowledge
from farol.bots.saboteur_belief import believe, onlookers, say_belief
from farol.bots.saboteur_habits import Habits
from farol.bots.said import Said
from farol.core.rand import Rand
from farol.core.state import State


class Mind(ABC):
    """How a game is thought about."""

    simulations: ClassVar[int]  # of an expert's move
    worlds: ClassVar[int] = 8  # over which a regular averages
    slips: ClassVar[int] = 4  # a novice plays one move in so many without a thought
    firm: ClassVar[bool] = False  # whether moves are so many that a novice must sharpen weights
    wavers: ClassVar[bool] = False  # whether weights are so sharp that a novice must blunt them

    @abstractmethod
    def naive(self, world: State, seat: int, rand: Rand) -> Knowledge:
        """Knowledge without any belief."""

    def knowledge(self, seat: Seat) -> Knowledge:
        """Knowledge with what this seat believes by now."""
        return self.naive(seat.world, seat.number, seat.rand.fork())

    def habits(self, seat: Seat) -> Knowledge:
        """What a regular goes by: it believes, but need not know all that a search knows."""
        return self.knowledge(seat)

    def beliefs(self, _seat: Seat, _best: int) -> list[Said]:
        """What the seat would say about what it cannot see, or about its best move."""
        return []


class SaboteurMind(Mind):
    """Roles are guessed from what everybody did."""

    simulations = 4000
    worlds = 1
    slips = 10
    firm = True

    def naive(self, _world: State, _seat: int, _rand: Rand) -> Knowledge:
        """Nobody is suspicious."""
        return SaboteurKnowledge([], [], [], Habits(0, [], [], []))

    def knowledge(self, seat: Seat) -> Knowledge:
        """Everybody is as suspicious as their deeds make them."""
        if seat.observation()["phase"] != "turn":
            return self.naive(seat.world, seat.number, seat.rand)
        belief = believe(seat)
        others = onlookers(belief.story)
        habits = Habits(seat.number, belief.guilt(), others.guilt(), belief.places())
        return SaboteurKnowledge(belief.masks, belief.treasures, belief.weights, habits)

    def beliefs(self, seat: Seat, _best: int) -> list[Said]:
        """Who is a saboteur and why, and where the treasure lies."""
        if seat.observation()["phase"] != "turn":
            return []
        return say_belief(believe(seat), seat.number)


class GhostsMind(Mind):
    """Boards are weighed by what they may become."""

    simulations = 600
    worlds = 4
    wavers = True

    def naive(self, world: State, seat: int, rand: Rand) -> Knowledge:
        """There is nothing to believe: hidden tiles say nothing before they are laid."""
        return GhostsKnowledge(world, seat, rand)

    def beliefs(self, seat: Seat, best: int) -> list[Said]:
        """What the best tile is worth."""
        tile, points = tile_gain(seat.world, seat.number, best)
        return [Said("tile-gain", {"points": points})] if tile > 0 else []


class LokMind(Mind):
    """Odds are exact; hands of others are as likely as dealt."""

    simulations = 5000
    worlds = 2
    wavers = True

    def naive(self, world: State, _seat: int, _rand: Rand) -> Knowledge:
        """The rules of thumb."""
        return LokKnowledge(world)

    def knowledge(self, seat: Seat) -> Knowledge:
        """Plans and the outlook of every seat, where a table for it was learned."""
        if foresees(seat.world):
            return Foresight(seat.world)
        return self.habits(seat)

    def habits(self, seat: Seat) -> Knowledge:
        """The rules of thumb, without a plan."""
        return self.naive(seat.world, seat.number, seat.rand)

    def beliefs(self, seat: Seat, best: int) -> list[Said]:
        """The odds of the best move."""
        chances = odds_of(seat.world, best)
        if chances is None:
            return []
        values: dict[str, int | str] = {
            "percent": round(100 * chances.derail_chance()),
            "cards": f"{chances.expected_cards():.1f}",
        }
        return [Said("odds", values)]


class HalloweenMind(Mind):
    """Everything is open but the dice."""

    simulations = 500
    worlds = 6

    def naive(self, world: State, _seat: int, rand: Rand) -> Knowledge:
        """Knowledge from the position."""
        return HalloweenKnowledge(world, rand)

    def beliefs(self, seat: Seat, _best: int) -> list[Said]:
        """Who stands how."""
        said: list[Said] = []
        for other, (points, more) in enumerate(standings(seat.world)):
            said.append(Said("standing", {"seat": other + 1, "points": points, "more": more}))
        return said


MINDS: Final[dict[str, Mind]] = {
    "saboteur": SaboteurMind(),
    "ghosts_galore": GhostsMind(),
    "loknroll": LokMind(),
    "halloween": HalloweenMind(),
}
