"""Saboteur: likelihoods of true and false claims of diggers and saboteurs.

There is no separate parameter for trust; it follows. A seat with a digger's deeds is believed, a
report that contradicts one's own view makes its author a saboteur, and where saboteurs gain by lies
they lie more, which the learned counts reflect.
"""

from typing import Final

from farol.bots.weights import read_weights
from farol.games.saboteur.bots.history import RoundHistory, Tale
from farol.games.saboteur.claims import GOLD, STANCES
from farol.games.saboteur.tables import GOALS

TALES: Final = (
    "gold-true",
    "gold-false",
    "stone-true",
    "stone-false",
    "made-up",  # about a goal that the speaker has not looked at
    "silence",  # after a look, by a seat that sometimes reports
)
MADE_UP: Final = 4
SILENCE: Final = 5

_LEARNED: Final = read_weights("farol.games.saboteur.bots", "talk.json", (*TALES, *STANCES))
# TOLD[role][kind]: log-likelihood of a report, in 64ths of a bit
TOLD: Final[list[list[int]]] = _LEARNED["told"]
# OPINIONS[stance][role of the speaker][role of the target]: relative log-likelihood
OPINIONS: Final[list[list[list[int]]]] = _LEARNED["opinions"]
# Opinions mostly repeat public deeds: the share of new information, in 64ths.
TRUST: Final[int] = _LEARNED["trust"]
# POINTED[whether the speaker has looked][role][0: at the treasure, 1: elsewhere]: likewise
POINTED: Final[list[list[list[int]]]] = _LEARNED["pointed"]
# Suggestions where to dig mostly repeat public reports: the share of new information, in 64ths.
HEED: Final[int] = _LEARNED["heed"]


def kind_of(tale: Tale, treasure: int) -> int:
    """The kind of a report, if the treasure is at this goal."""
    if not tale.looked:
        return MADE_UP
    if tale.find == GOLD:
        return 0 if tale.goal == treasure else 1
    return 2 if tale.goal != treasure else 3


def told(history: RoundHistory, treasure: int) -> list[list[int]]:
    """For each seat and role: the log-likelihood of its claims about goals."""
    sums = [[0, 0] for _ in range(history.seats)]
    for tale in history.tales:
        kind = kind_of(tale, treasure)
        for role in range(2):
            sums[tale.seat][role] += TOLD[role][kind]
    for seat in history.silences:
        for role in range(2):
            sums[seat][role] += TOLD[role][SILENCE]
    for pointing in history.pointings:
        elsewhere = int(pointing.goal != treasure)
        for role in range(2):
            news = POINTED[int(pointing.looked)][role][elsewhere]
            sums[pointing.seat][role] += news * HEED // 64
    return sums


def naive_places(history: RoundHistory, distrusted: list[int]) -> list[int]:
    """A beginner's belief about the treasure, in thousandths: the last report of a trusted seat;
    empty without one.
    """
    for tale in reversed(history.tales):
        if tale.find == GOLD and not distrusted[tale.seat] and tale.goal in history.down:
            return [900 if goal == tale.goal else 50 for goal in range(GOALS)]
    stones = {tale.goal for tale in history.tales if not distrusted[tale.seat]}
    if not stones:
        return []
    return [100 if goal in stones else 450 for goal in range(GOALS)]
