"""Saboteur: a bot's suggestion where to dig, in either role."""

from typing import Any, Final

from farol.bots.bot import Seat
from farol.games.saboteur.bots.belief import Belief, onlookers, weigh_history
from farol.games.saboteur.bots.claim_likelihoods import naive_places
from farol.games.saboteur.bots.history import RoundHistory
from farol.games.saboteur.bots.likelihoods import DIGGER
from farol.games.saboteur.bots.suspicion import suspicion_of
from farol.games.saboteur.tables import GOAL_IDS, TREASURE

KNOWN: Final = 0.97  # probability from which a goal needs no look
PRETENDED: Final = 0.6  # probability from which a saboteur pretends to know
OPEN_SECRET: Final = 0.7  # public probability from which naming the treasure reveals nothing
ECHO: Final = 800  # thousandths from which a beginner repeats a report
ONE_ECHO_IN: Final = 5


def beginners_goal(seat: Seat, history: RoundHistory) -> int | None:
    """A beginner sometimes repeats the last report of a trusted seat.

    It never repeats what it knows to be wrong; a saboteur never what it knows to be right.
    """
    places = naive_places(history, suspicion_of(history, seat.number))
    goals = [goal for goal, place in enumerate(places) if place >= ECHO]
    own: Any = seat.observation()["me"]
    if not goals or str(goals[0]) in own["goals_seen"]:
        return None
    return goals[0] if seat.rand.below(ONE_ECHO_IN) == 0 else None


def diggers_goal(seat: Seat, belief: Belief) -> int | None:
    """The treasure for a seat that has looked, has inferred it and has not seen it."""
    return _inferred(seat, belief, KNOWN)


def saboteurs_goal(seat: Seat, belief: Belief) -> int | None:
    """The suggestion of a digger who had seen what the saboteur claims to have seen.

    It names the treasure only if everybody knows it anyway; otherwise it points to where it
    believes the treasure is not, or nowhere.
    """
    history = belief.history
    own: Any = seat.observation()["me"]
    unseen = [goal for goal in history.down if str(goal) not in own["goals_seen"]]
    if not unseen:
        return None
    pretended = weigh_history(history, seat.number, DIGGER, unseen)
    goal = _inferred(seat, pretended, PRETENDED)
    if goal is None or GOAL_IDS[TREASURE] in own["goals_seen"].values():
        return goal  # its story is wrong
    is_wrong = any(belief.treasure(other) > belief.treasure(goal) for other in unseen)
    is_known = onlookers(history).treasure(goal) >= OPEN_SECRET
    return goal if is_wrong or is_known else None


def _inferred(seat: Seat, belief: Belief, least: float) -> int | None:
    """The goal with at least this probability, for a seat that has looked elsewhere."""
    own: Any = seat.observation()["me"]
    seen = own["goals_seen"]
    if not seen or len(belief.history.down) < 2:
        return None
    unseen = [goal for goal in belief.history.down if str(goal) not in seen]
    return next((goal for goal in unseen if belief.treasure(goal) >= least), None)
