"""Saboteur: which goal a bot tells the others to dig towards, in either role."""

from typing import Any, Final

from farol.bots.bot import Seat
from farol.games.saboteur.bots.belief import Belief, onlookers, weigh_history
from farol.games.saboteur.bots.claim_likelihoods import naive_places
from farol.games.saboteur.bots.history import RoundHistory
from farol.games.saboteur.bots.likelihoods import DIGGER
from farol.games.saboteur.bots.suspicion import suspicion_of
from farol.games.saboteur.tables import GOAL_IDS, TREASURE

KNOWN: Final = 0.97  # beliefs about a goal that need no look
PRETENDED: Final = 0.6  # what a saboteur lets pass for knowing: a bluff needs no certainty
OPEN_SECRET: Final = 0.7  # so likely to everybody that naming the treasure gives nothing away
ECHO: Final = 800  # thousandths from which on a beginner repeats what was told
ONE_ECHO_IN: Final = 5


def beginners_goal(seat: Seat, history: RoundHistory) -> int | None:
    """A beginner repeats, now and then, where the last one says the treasure is who is trusted.

    Nobody repeats what they know to be wrong, and a saboteur not what it knows to be right.
    """
    places = naive_places(history, suspicion_of(history, seat.number))
    goals = [goal for goal, place in enumerate(places) if place >= ECHO]
    own: Any = seat.observation()["me"]
    if not goals or str(goals[0]) in own["goals_seen"]:
        return None
    return goals[0] if seat.rand.below(ONE_ECHO_IN) == 0 else None


def diggers_goal(seat: Seat, belief: Belief) -> int | None:
    """Where the treasure is for somebody who has looked, knows it now and has not seen it."""
    return _inferred(seat, belief, KNOWN)


def saboteurs_goal(seat: Seat, belief: Belief) -> int | None:
    """Where a digger would point in its place who had seen what it says it saw.

    It names the treasure only where everybody knows it anyway; otherwise it points where it takes
    the treasure not to be, or nowhere.
    """
    history = belief.history
    own: Any = seat.observation()["me"]
    unseen = [goal for goal in history.down if str(goal) not in own["goals_seen"]]
    if not unseen:
        return None
    pretended = weigh_history(history, seat.number, DIGGER, unseen)
    goal = _inferred(seat, pretended, PRETENDED)
    if goal is None or GOAL_IDS[TREASURE] in own["goals_seen"].values():
        return goal  # what it has not seen is wrong
    is_wrong = any(belief.treasure(other) > belief.treasure(goal) for other in unseen)
    is_known = onlookers(history).treasure(goal) >= OPEN_SECRET
    return goal if is_wrong or is_known else None


def _inferred(seat: Seat, belief: Belief, least: float) -> int | None:
    """The goal that is the treasure's with this chance, to somebody who has looked elsewhere."""
    own: Any = seat.observation()["me"]
    seen = own["goals_seen"]
    if not seen or len(belief.history.down) < 2:
        return None
    unseen = [goal for goal in belief.history.down if str(goal) not in seen]
    return next((goal for goal in unseen if belief.treasure(goal) >= least), None)
