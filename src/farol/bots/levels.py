"""The levels: strength, not slowness. Each knows only what its seat knows."""

from dataclasses import dataclass
from math import isqrt
from time import perf_counter
from typing import Final

from farol.bots.bot import Clock, Seat
from farol.bots.minds import Mind
from farol.bots.search import Search, mean_weights

BATCH: Final = 32  # simulations between two looks at the clock
EXPERT_SECONDS: Final = 0.9


@dataclass(frozen=True)
class Random:
    """Any legal move."""

    def choose(self, seat: Seat, _clock: Clock | None = None) -> int:
        """Each legal action equally likely."""
        return seat.rand.choice(seat.legal_actions())


@dataclass(frozen=True)
class Novice:
    """Knows the rules of thumb, trusts everybody, wavers, and now and then does not think."""

    mind: Mind

    def choose(self, seat: Seat, _clock: Clock | None = None) -> int:
        """The better an action looks in one world, the likelier it is."""
        actions = seat.legal_actions()
        naive = self.mind.naive(seat.world, seat.number, seat.rand.fork())
        weights = mean_weights(seat.world, seat.number, naive, 1, seat.rand)
        if seat.rand.below(self.mind.slips) == 0 or sum(weights) == 0:
            return seat.rand.choice(actions)
        if self.mind.wavers:
            weights = [isqrt(weight) for weight in weights]
        if self.mind.firm:
            weights = [weight * weight for weight in weights]
        return actions[seat.rand.weighted(weights)]


@dataclass(frozen=True)
class Regular:
    """Follows the rules of thumb, averaged over what it believes."""

    mind: Mind

    def choose(self, seat: Seat, _clock: Clock | None = None) -> int:
        """The action with the greatest mean weight."""
        knowledge = self.mind.habits(seat)
        weights = mean_weights(seat.world, seat.number, knowledge, self.mind.worlds, seat.rand)
        return seat.legal_actions()[weights.index(max(weights))]


@dataclass(frozen=True)
class Expert:
    """Searches."""

    mind: Mind

    def choose(self, seat: Seat, clock: Clock | None = None) -> int:
        """The action that the search tried most."""
        actions = seat.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return self.think(seat, clock).best()

    def think(self, seat: Seat, clock: Clock | None = None) -> Search:
        """The whole search, for those who want to know why."""
        if clock is None:
            clock = Clock(self.mind.simulations, EXPERT_SECONDS)
        return search_of(self.mind, seat, clock)


def search_of(mind: Mind, seat: Seat, clock: Clock) -> Search:
    """Believe, then simulate until the clock says stop; it runs from the first belief on."""
    start = perf_counter()
    search = Search(seat.world, seat.number, mind.knowledge(seat), seat.rand)
    if search.is_settled():
        return search
    while search.simulations < clock.simulations:
        search.run(min(BATCH, clock.simulations - search.simulations))
        if perf_counter() - start >= clock.seconds:
            break
    return search
