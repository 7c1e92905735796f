"""Saboteur: words as evidence. How likely diggers and saboteurs say what is so, or is not.

Whom to trust is not a number of its own: it follows. Somebody whose deeds are those of a digger is
believed, a tale that what one saw contradicts makes its teller a saboteur, and where saboteurs
gain by lies they tell more of them, which the counts know.
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
    "made-up",  # about a goal where the speaker has not looked
    "silence",  # about a look, of somebody who tells at times
)
MADE_UP: Final = 4
SILENCE: Final = 5

_LEARNED: Final = read_weights("farol.games.saboteur.bots", "talk.json", (*TALES, *STANCES))
# TOLD[role][kind]: how likely the tale is, as a logarithm in 64ths of a bit
TOLD: Final[list[list[int]]] = _LEARNED["told"]
# OPINIONS[stance][role of the speaker][role of whom it is about]: how much likelier that is
OPINIONS: Final[list[list[list[int]]]] = _LEARNED["opinions"]
# Opinions follow from deeds that everybody saw: little of them is news. In 64ths.
TRUST: Final[int] = _LEARNED["trust"]
# POINTED[whether the speaker has looked][role][0: at the treasure, 1: elsewhere]: how much likelier
POINTED: Final[list[list[list[int]]]] = _LEARNED["pointed"]
# Where to dig follows from tales that everybody heard, for the most part. In 64ths.
HEED: Final[int] = _LEARNED["heed"]


def kind_of(tale: Tale, treasure: int) -> int:
    """Which kind of tale it is if the treasure lies there."""
    if not tale.looked:
        return MADE_UP
    if tale.find == GOLD:
        return 0 if tale.goal == treasure else 1
    return 2 if tale.goal != treasure else 3


def told(history: RoundHistory, treasure: int) -> list[list[int]]:
    """For each seat and role: the logarithm of how likely its words about goals are."""
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
    """Where a beginner takes the treasure to be, in thousandths: as the last one says who is not
    distrusted; empty if nobody says anything."""
    for tale in reversed(history.tales):
        if tale.find == GOLD and not distrusted[tale.seat] and tale.goal in history.down:
            return [900 if goal == tale.goal else 50 for goal in range(GOALS)]
    stones = {tale.goal for tale in history.tales if not distrusted[tale.seat]}
    if not stones:
        return []
    return [100 if goal in stones else 450 for goal in range(GOALS)]
