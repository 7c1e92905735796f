"""Saboteur: claims that support a belief about a seat, ordered by strength."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from farol.bots.reason import Reason
from farol.games.saboteur.actions import PLACES
from farol.games.saboteur.bots.belief import FALSE, Belief, is_so
from farol.games.saboteur.bots.history import RoundHistory, Tale
from farol.games.saboteur.claims import FINDS, GOLD, GUILTY

LOUD: Final = 0.04  # minimum change of a probability for a claim to be named
LIKELY: Final = 0.5
SILENCES: Final = 2  # number of silences from which they are named

Weigh = Callable[[RoundHistory], Belief]  # the seat's belief for another history


def words_about(belief: Belief, weigh: Weigh, seat: int, me: int) -> list[Reason]:
    """The claims that support `me`'s belief about a seat's role, strongest first.

    Each of its reports and silences, and each opinion about it, is left out once; the change of the
    belief is its strength.
    """
    history = belief.history
    chance = belief.saboteur(seat)
    sign = 1 if chance >= LIKELY else -1
    found: list[tuple[float, Reason]] = []

    def consider(without: RoundHistory, reason: Reason) -> None:
        moved = sign * (chance - weigh(without).saboteur(seat))
        if moved >= LOUD:
            found.append((moved, reason))

    for tale in history.tales:
        if tale.seat == seat:
            others = [each for each in history.tales if each != tale]
            consider(replace(history, tales=others), _of_tale(tale, belief))
    if sign < 0 < history.silences.count(seat) or history.silences.count(seat) >= SILENCES:
        others_silent = [each for each in history.silences if each != seat]
        consider(replace(history, silences=others_silent), Reason("word-silence", (seat,)))
    accusers = [
        each
        for each in history.opinions
        if each.about == seat and each.stance == GUILTY and each.seat != me
    ]
    if accusers:
        rest = [each for each in history.opinions if each not in accusers]
        seats = (seat, accusers[-1].seat)
        numbers = {"count": len(accusers)}
        consider(replace(history, opinions=rest), Reason("word-accused", seats, numbers=numbers))
    found.sort(key=lambda pair: -pair[0])
    return [reason for _, reason in found]


def _of_tale(tale: Tale, belief: Belief) -> Reason:
    """A report as evidence: that it was made, and whether its truth is known."""
    true = is_so(tale, belief)
    kind = "word-true" if true >= 1 - FALSE else "word-false" if true <= FALSE else "word-told"
    return Reason(kind, (tale.seat,), places=({"goal": tale.goal},), words=_told(tale))


def tales_for(belief: Belief, target: int, me: int) -> list[Reason]:
    """Reports by supposed diggers who looked, which point to a goal, in order.

    Only the latest report on each goal. A report of gold there suffices; otherwise reports of stone
    at the other goals point there.
    """
    latest: dict[int, Tale] = {}
    for tale in belief.history.tales:
        leads = (tale.find == GOLD) == (tale.goal == target)
        trusted = tale.seat != me and belief.saboteur(tale.seat) < LIKELY
        if tale.looked and leads and trusted:
            latest.pop(tale.goal, None)
            latest[tale.goal] = tale
    tales = [latest[target]] if target in latest else latest.values()
    return [
        Reason("treasure-said", (tale.seat,), places=({"goal": tale.goal},), words=_told(tale))
        for tale in tales
    ]


def _told(tale: Tale) -> dict[str, str]:
    return {"goal": PLACES[tale.goal], "find": FINDS[tale.find]}
