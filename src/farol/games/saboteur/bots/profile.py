"""How bots play Saboteur: roles are inferred from what everybody did."""

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
from farol.games.saboteur.bots.suspicion import public_history, suspicion

PROOF: Final = 600  # guilt in thousandths from which on a digger breaks tools


class SaboteurProfile(Profile):
    """A turn is judged with beliefs; picking gold needs none."""

    simulations = 4000
    worlds = 1
    blunder_rate = 1 / 10
    temperature = 0.5  # there are many moves, most of them pointless
    blunders = BLUNDERS
    talks = True

    def naive(self, _world: State, _seat: int, _rand: Rand) -> Knowledge:
        """Roles and treasure as in the sampled world; nobody is suspected."""
        return SaboteurKnowledge([], [], [], Policy(0, [], [], []))

    def novice(self, seat: Seat) -> Knowledge:
        """Suspects are those whom everybody saw block the way or break tools for no reason."""
        if not _is_turn(seat):
            return self.naive(seat.world, seat.number, seat.rand)
        suspects = suspicion(seat)
        history = public_history(seat)
        places = naive_places(history, suspects) if history.tales else []
        return SaboteurKnowledge([], [], [], Policy(seat.number, suspects, suspects, places))

    def knowledge(self, seat: Seat) -> Knowledge:
        """Roles and treasure as likely as the deeds of this round make them."""
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
        """Reasons, who is a saboteur and why, and where the treasure lies."""
        return TurnInsight(seat) if _is_turn(seat) else GoldInsight(seat)

    def is_moved_to_speak(self, number: int, news: Sequence[dict[str, Json]], over: bool) -> bool:
        """After an own deed, and when somebody hinders or accuses it."""
        return over or is_moved(number, news)

    def say(self, seat: Seat, level: str, talk_mode: TalkMode) -> int | None:
        """In a round what is about it, otherwise good manners."""
        return speech(seat, level, talk_mode) if _is_turn(seat) else comment(seat, self.mishaps)

    def role_beliefs(self, seat: Seat) -> list[float] | None:
        """For each seat the chance that it is a saboteur."""
        if not _is_turn(seat):
            return None
        belief = believe(seat)
        return [belief.saboteur(other) for other in range(seat.seats)]


def _held_against(belief: Belief) -> list[int]:
    """The guilt by which bots act: nobody is attacked who has done no wrong yet, or on a guess."""
    return [
        guilt if guilt >= PROOF and has_done_wrong(belief, seat) else min(guilt, EVIDENCE - 1)
        for seat, guilt in enumerate(belief.guilt())
    ]


def _is_turn(seat: Seat) -> bool:
    return seat.observation()["phase"] == "turn"


PROFILE: Final = SaboteurProfile()
