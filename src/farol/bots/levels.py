"""The levels of bots below master. Levels differ in strength, not in speed."""

from dataclasses import dataclass, replace
from time import perf_counter
from typing import Final

from farol.bots.bot import Budget, Seat, TalkMode
from farol.bots.decision import AT_RANDOM, ONLY_MOVE, Decision, bare, drawn
from farol.bots.knowledge import Knowledge
from farol.bots.profile import Profile
from farol.bots.reason import Reason
from farol.bots.root import decision_at, root_of, unsearched
from farol.bots.search import Search, mean_weights

BATCH: Final = 32  # simulations between two checks of the time
EXPERT_SECONDS: Final = 0.9
ROUNDING: Final = 1e-9  # far below the distance of any root of a weight to the nearest whole number


@dataclass(frozen=True)
class Random:
    """Plays a random legal move, uniformly."""

    def choose(self, seat: Seat, _budget: Budget | None = None) -> int:
        """A random legal action, uniformly."""
        return seat.rand.choice(seat.legal_actions())

    def decide(self, seat: Seat, budget: Budget | None = None) -> Decision:
        """A random move, without a reason."""
        return drawn(seat.legal_actions(), self.choose(seat, budget))

    def say(self, _seat: Seat, _talk_mode: TalkMode = "free") -> int | None:
        """Nothing."""
        return None


@dataclass(frozen=True)
class Novice:
    """Draws reasonable moves by their weight in one sampled world; sometimes at random."""

    profile: Profile

    def choose(self, seat: Seat, _budget: Budget | None = None) -> int:
        """An action drawn by its weight in one world."""
        return self._draw(seat, self._weigh(seat))[0]

    def decide(self, seat: Seat, _budget: Budget | None = None) -> Decision:
        """The weights, unless the action was drawn at random."""
        actions, weights = seat.legal_actions(), self._weigh(seat)
        action, is_blunder = self._draw(seat, weights)
        if len(actions) == 1:
            return bare(action, ONLY_MOVE)
        decision = decision_at(self.profile, seat, unsearched(actions, weights), action)
        return replace(decision, reasons=(Reason(AT_RANDOM),)) if is_blunder else decision

    def say(self, seat: Seat, talk_mode: TalkMode = "free") -> int | None:
        """A beginner's claim."""
        return self.profile.say(seat, "novice", talk_mode)

    def _weigh(self, seat: Seat) -> list[int]:
        return mean_weights(seat.world, seat.number, self.profile.novice(seat), 1, seat.rand)

    def _draw(self, seat: Seat, weights: list[int]) -> tuple[int, bool]:
        """A reasonable action, and whether it was drawn without weights."""
        actions = self.profile.reasonable(seat)
        weight_of = dict(zip(seat.legal_actions(), weights, strict=True))
        chances = tempered([weight_of[action] for action in actions], self.profile.temperature)
        one_in = round(1 / self.profile.blunder_rate)
        if seat.rand.below(one_in) == 0 or sum(chances) == 0:
            return seat.rand.choice(actions), True
        return actions[seat.rand.weighted(chances)], False


def tempered(weights: list[int], temperature: float) -> list[int]:
    """Weights to the power of 1 / temperature, rounded down.

    >>> tempered([0, 1, 30, 1000], 2.0)
    [0, 1, 5, 31]
    >>> tempered([0, 1, 30, 1000], 0.5)
    [0, 1, 900, 1000000]
    """
    power = 1 / temperature
    return [int(weight**power + ROUNDING) if weight else 0 for weight in weights]


@dataclass(frozen=True)
class Regular:
    """Plays the move with the best policy weight, averaged over worlds sampled by its beliefs."""

    profile: Profile

    def choose(self, seat: Seat, _budget: Budget | None = None) -> int:
        """The action with the greatest mean weight."""
        weights = self._weigh(seat)
        return seat.legal_actions()[weights.index(max(weights))]

    def decide(self, seat: Seat, _budget: Budget | None = None) -> Decision:
        """The action with the greatest mean weight, and the others."""
        actions, weights = seat.legal_actions(), self._weigh(seat)
        action = actions[weights.index(max(weights))]
        if len(actions) == 1:
            return bare(action, ONLY_MOVE)
        return decision_at(self.profile, seat, unsearched(actions, weights), action)

    def say(self, seat: Seat, talk_mode: TalkMode = "free") -> int | None:
        """An experienced player's claim."""
        return self.profile.say(seat, "regular", talk_mode)

    def _weigh(self, seat: Seat) -> list[int]:
        policy = self.profile.policy(seat)
        return mean_weights(seat.world, seat.number, policy, self.profile.worlds, seat.rand)


@dataclass(frozen=True)
class Expert:
    """Searches. A weaker bot is an expert with one `share`-th of the budget."""

    profile: Profile
    share: int = 1

    def choose(self, seat: Seat, budget: Budget | None = None) -> int:
        """The most visited action."""
        actions = seat.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return self.think(seat, budget).best()

    def decide(self, seat: Seat, budget: Budget | None = None) -> Decision:
        """The most visited action, and the results for the others."""
        actions = seat.legal_actions()
        if len(actions) == 1:
            return bare(actions[0], ONLY_MOVE)
        root = root_of(self.think(seat, budget))
        return decision_at(self.profile, seat, root, root.best())

    def say(self, seat: Seat, talk_mode: TalkMode = "free") -> int | None:
        """The claim with the greatest gain for the seat."""
        return self.profile.say(seat, "expert", talk_mode)

    def think(self, seat: Seat, budget: Budget | None = None) -> Search:
        """The whole search, for explanations."""
        if budget is None:
            budget = Budget(self.profile.simulations, EXPERT_SECONDS)
        return search_of(self.profile, seat, budget.part(self.share))


def search_of(profile: Profile, seat: Seat, budget: Budget) -> Search:
    """A search with this budget; its seconds include the computation of beliefs."""
    start = perf_counter()
    return search_in(profile.knowledge(seat), seat, budget, start)


def search_in(
    knowledge: Knowledge, seat: Seat, budget: Budget, start: float | None = None
) -> Search:
    """A search by this knowledge; its time counts from `start`, by default from now."""
    start = perf_counter() if start is None else start
    search = Search(seat.world, seat.number, knowledge, seat.rand)
    if search.is_settled():
        return search
    while search.simulations < budget.simulations:
        search.run(min(BATCH, budget.simulations - search.simulations))
        if perf_counter() - start >= budget.seconds:
            break
    return search
