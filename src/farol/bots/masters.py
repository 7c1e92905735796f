"""The level master of games with a network: a search by its policy and its returns."""

from dataclasses import dataclass

from farol.bots.bot import Bot, Budget, Seat, TalkMode
from farol.bots.decision import ONLY_MOVE, Decision, bare
from farol.bots.guided import GuidedKnowledge
from farol.bots.levels import EXPERT_SECONDS, search_in
from farol.bots.profile import Profile
from farol.bots.root import Root, decision_at, root_of, unsearched
from farol.bots.weight_file import Weights


@dataclass(frozen=True)
class NetworkMaster:
    """Searches with a network, in no more time than an expert; without simulations it plays the
    network's best move."""

    profile: Profile
    weights: Weights
    simulations: int  # of a move, where an expert has the profile's number
    exploration: int  # in thousandths
    spare: Bot  # plays what the network does not know: other options and numbers of seats

    def choose(self, seat: Seat, budget: Budget | None = None) -> int:
        """The most visited action."""
        actions = seat.legal_actions()
        if len(actions) == 1:
            return actions[0]
        if not self._knows(seat):
            return self.spare.choose(seat, budget)
        return self._think(seat, budget).best()

    def decide(self, seat: Seat, budget: Budget | None = None) -> Decision:
        """The most visited action, and the results for the others."""
        actions = seat.legal_actions()
        if len(actions) == 1:
            return bare(actions[0], ONLY_MOVE)
        if not self._knows(seat):
            return self.spare.decide(seat, budget)
        root = self._think(seat, budget)
        return decision_at(self.profile, seat, root, root.best())

    def say(self, seat: Seat, talk_mode: TalkMode = "free") -> int | None:
        """The claim with the greatest gain for the seat."""
        return self.profile.say(seat, "expert", talk_mode)

    def _knows(self, seat: Seat) -> bool:
        return seat.seats in self.weights.seats and self.profile.is_trained(seat.world)

    def _think(self, seat: Seat, budget: Budget | None) -> Root:
        actions = seat.legal_actions()
        own = self.profile.knowledge(seat)
        knowledge = GuidedKnowledge(own, self.weights.view(seat.seats), self.exploration)
        if self.simulations == 0:
            return unsearched(actions, knowledge.weigh(seat.world, actions))
        if budget is None:
            budget = Budget(self.profile.simulations, EXPERT_SECONDS)
        share = max(1, budget.simulations * self.simulations // self.profile.simulations)
        return root_of(search_in(knowledge, seat, Budget(share, budget.seconds)))
