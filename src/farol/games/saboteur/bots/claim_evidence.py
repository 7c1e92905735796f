"""Saboteur: claims that support a belief about a seat, ordered by strength."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from farol.bots.reason import Reason
from farol.games.saboteur.actions import PLACES
from farol.games.saboteur.bots.belief import FALSE, Belief, evidence_of, fair_evidence, is_so
from farol.games.saboteur.bots.history import DEEDS, RoundHistory, Tale
from farol.games.saboteur.claims import (
    CLAIMS,
    DIG,
    FINDS,
    GOLD,
    GUILTY,
    SAW,
    STANCES,
    THINK,
    UNSURE,
)

LOUD: Final = 0.04  # minimum change of a probability for a claim to be named
LIKELY: Final = 0.5
FEW: Final = 2  # deeds that are named
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


def evidence_for(history: RoundHistory, speaker: int, claim: int) -> list[Reason]:
    """What everybody saw that speaks for a claim: deeds of the seat it is about, or a look."""
    said = CLAIMS.to_json(claim)
    if said["type"] == THINK.name and said["stance"] != STANCES[UNSURE]:
        about, guilty = int(str(said["about"])), said["stance"] == STANCES[GUILTY]
        kinds = fair_evidence(history, about) if guilty else evidence_of(history, about, 0.0)
        deeds = tuple(
            Reason(f"deed-{DEEDS[kind]}", numbers={"count": count}) for kind, count in kinds[:FEW]
        )
        return [Reason("said-for" if deeds else "said-without", (about,), others=deeds)]
    if said["type"] in {SAW.name, DIG.name}:
        looked = history.looks[speaker] >> int(str(said["goal"])) & 1
        return [Reason("said-looked" if looked else "said-blind", (speaker,))]
    return []
