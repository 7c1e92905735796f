"""Bots of Saboteur: roles are inferred from public deeds."""

from collections.abc import Sequence
from typing import Final

from farol.bots.bot import Seat, TalkMode
from farol.bots.insight import Insight
from farol.bots.knowledge import Knowledge
from farol.bots.profile import Profile
from farol.bots.talk import comment
from farol.core.data import Json
from farol.core.rand import Rand
from farol.core.state import State
from farol.core.vectors import numbers
from farol.games.saboteur.bots.belief import Belief, believe, has_done_wrong, onlookers
from farol.games.saboteur.bots.blunders import BLUNDERS
from farol.games.saboteur.bots.claim_likelihoods import naive_places
from farol.games.saboteur.bots.knowledge import SaboteurKnowledge
from farol.games.saboteur.bots.policy import EVIDENCE, Policy
from farol.games.saboteur.bots.reasons import GoldInsight, TurnInsight
from farol.games.saboteur.bots.speech import is_moved, speech
from farol.games.saboteur.bots.suspicion import public_history, suspicion_of
from farol.games.saboteur.position import TURN
from farol.games.saboteur.rules import Saboteur

PROOF: Final = 600  # guilt in thousandths from which a digger breaks tools


class SaboteurProfile(Profile):
    """Turns use beliefs; picking gold needs none."""

    simulations = 4000
    worlds = 1
    blunder_rate = 1 / 10
    temperature = 0.5  # most of the many moves are pointless
    blunders = BLUNDERS
    talks = True

    def naive(self, _world: State, _seat: int, _rand: Rand) -> Knowledge:
        """Roles and treasure as in the sampled world, without suspicion."""
        return SaboteurKnowledge([], [], [], Policy(0, [], [], []))

    def novice(self, seat: Seat) -> Knowledge:
        """Suspects are seats that publicly blocked the way or broke tools without reason."""
        if not _is_turn(seat):
            return self.naive(seat.world, seat.number, seat.rand)
        history = public_history(seat)
        suspects = suspicion_of(history, seat.number)
        places = naive_places(history, suspects) if history.tales else []
        return SaboteurKnowledge([], [], [], Policy(seat.number, suspects, suspects, places))

    def knowledge(self, seat: Seat) -> Knowledge:
        """Roles and treasure by the likelihood of this round's deeds."""
        if not _is_turn(seat):
            return self.naive(seat.world, seat.number, seat.rand)
        belief = believe(seat)
        others = onlookers(belief.history)
        guilt, repute = _held_against(belief), _held_against(others)
        policy = Policy(seat.number, guilt, repute, belief.places())
        if belief.history.tales:
            policy.heard = numbers(others.places())
        return SaboteurKnowledge(belief.masks, belief.treasures, belief.weights, policy)

    def insight(self, seat: Seat) -> Insight:
        """Reasons, beliefs about saboteurs with evidence, and the treasure."""
        return TurnInsight(seat) if _is_turn(seat) else GoldInsight(seat)

    def is_moved_to_speak(self, number: int, news: Sequence[dict[str, Json]], over: bool) -> bool:
        """After an own deed, and after being hindered or accused."""
        return over or is_moved(number, news)

    def say(self, seat: Seat, level: str, talk_mode: TalkMode) -> int | None:
        """During a round a claim about it, otherwise manners."""
        return speech(seat, level, talk_mode) if _is_turn(seat) else comment(seat, self.mishaps)

    def role_beliefs(self, seat: Seat) -> list[float] | None:
        """For each seat the probability that it is a saboteur."""
        if not _is_turn(seat):
            return None
        belief = believe(seat)
        return [belief.saboteur(other) for other in range(seat.seats)]


def _held_against(belief: Belief) -> list[int]:
    """The guilt that bots act on: no seat is attacked without an offence, or on a guess."""
    return [
        guilt if guilt >= PROOF and has_done_wrong(belief, seat) else min(guilt, EVIDENCE - 1)
        for seat, guilt in enumerate(belief.guilt())
    ]


def _is_turn(seat: Seat) -> bool:
    world = seat.world
    assert isinstance(world, Saboteur)
    return bool(world.phase == TURN)


PROFILE: Final = SaboteurProfile()
