"""Saboteur: what a saboteur reports after a look: the truth, a lie, or nothing."""

from dataclasses import replace
from typing import Any, Final

from farol.bots.bot import Seat
from farol.games.saboteur.bots.belief import onlookers
from farol.games.saboteur.bots.history import RoundHistory, Tale
from farol.games.saboteur.bots.paths import Paths
from farol.games.saboteur.bots.policy import CLOSE
from farol.games.saboteur.claims import FINDS, GOLD, STONE
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import GOALS

DISGUISE: Final = 0.6  # value of being taken for a digger, relative to misleading the diggers
EXPOSED: Final = 0.25  # cost of a lie that is exposed within a few moves


def report(
    seat: Seat, history: RoundHistory, goal: int, find: int, story: list[dict[str, Any]], level: str
) -> int | None:
    """GOLD or STONE as reported by a saboteur, None for silence; consistent with its earlier
    reports.
    """
    if level == "novice":
        return [None, None, find, _other(find)][seat.rand.below(4)]
    lie = _other(find) if fits_story(goal, _other(find), story) else None
    truth = find if fits_story(goal, find, story) else None
    options = [None, *(option for option in (truth, lie) if option is not None)]
    if level == "regular":
        near = _distance(seat, goal) <= 2
        return lie if lie is not None and not near else (truth if truth == STONE else None)
    return max(options, key=lambda option: gain(seat, history, goal, find, option))


def fits_story(goal: int, find: int, story: list[dict[str, Any]]) -> bool:
    """Whether a report is consistent with earlier ones: there is one treasure."""
    golds = {claim["goal"] for claim in story if claim["find"] == FINDS[GOLD]}
    stones = {claim["goal"] for claim in story if claim["find"] == FINDS[STONE]}
    if find == GOLD:
        return not golds - {goal} and goal not in stones
    return goal not in golds and len(stones | {goal}) < GOALS


def gain(seat: Seat, history: RoundHistory, goal: int, find: int, option: int | None) -> float:
    """The expected gain of a report: misled diggers, minus the exposure of its author."""
    me = seat.number
    if option is None:
        silent = [*history.silences, me] if me in history.talkers else history.silences
        heard = replace(history, silences=silent)
    else:
        heard = replace(history, tales=[*history.tales, Tale(me, goal, option, True)])
    public = onlookers(heard)
    here = public.treasure(goal)
    # Without the treasure here, all that the author knows is that this goal is a detour.
    right = here if find == GOLD else (1 - here) / 2
    risk = 0.0
    if option is not None and option != find and _distance(seat, goal) <= CLOSE // 2:
        risk = EXPOSED
    return (1 - right) - DISGUISE * public.saboteur(me) - risk


def _distance(seat: Seat, goal: int) -> int:
    """The cards missing to a goal."""
    world = seat.world
    assert isinstance(world, Saboteur)
    paths = Paths()
    paths.measure(world.mine)
    paths.find(world.mine, goal)
    return paths.best[goal]


def _other(find: int) -> int:
    return STONE if find == GOLD else GOLD
