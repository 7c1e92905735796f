"""Saboteur: probabilities of roles and treasure, with actions and claims as evidence."""

from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import Any, Final

from farol.bots.bot import Seat
from farol.games.saboteur.bots import claim_likelihoods
from farol.games.saboteur.bots.history import (
    BLOCKING,
    BROKE,
    DEEDS,
    DISCARDED,
    LOOKED,
    RoundHistory,
    Tale,
    read_history,
)
from farol.games.saboteur.bots.likelihoods import BIT, DIGGER, SABOTEUR, against, likelihoods
from farol.games.saboteur.claims import GOLD
from farol.games.saboteur.tables import DIGGER_CARDS, GOAL_IDS, GOALS, SABOTEUR_CARDS, TREASURE

LEAST: Final = 20 * BIT  # log-likelihood behind the best hypothesis at which others are dropped
FALSE: Final = 0.05  # probability up to which a report counts as false
SEVERAL: Final = 3  # number of deeds that together are evidence, though one alone is not
SMALL: Final = frozenset({LOOKED, DISCARDED})  # deeds that alone accuse nobody
WRONG: Final = BLOCKING | {BROKE}  # kinds of deeds that are named as accusations
POWERS: Final = [round((1 << 20) * 2 ** (-part / BIT)) for part in range(BIT)]


@dataclass(frozen=True)
class Belief:
    """Weighted hypotheses: the set of saboteurs, and the place of the treasure."""

    seats: int
    masks: list[int]
    treasures: list[int]
    weights: list[int]
    history: RoundHistory

    def saboteur(self, seat: int) -> float:
        """The probability that a seat is a saboteur."""
        guilty = sum(
            weight
            for mask, weight in zip(self.masks, self.weights, strict=True)
            if mask >> seat & 1
        )
        return guilty / sum(self.weights)

    def treasure(self, goal: int) -> float:
        """The probability that the treasure is at a goal."""
        there = sum(
            weight
            for place, weight in zip(self.treasures, self.weights, strict=True)
            if place == goal
        )
        return there / sum(self.weights)

    def guilt(self) -> list[int]:
        """For each seat the probability that it is a saboteur, in thousandths."""
        return [round(1000 * self.saboteur(seat)) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """For each goal the probability that the treasure is there, in thousandths."""
        return [round(1000 * self.treasure(goal)) for goal in range(GOALS)]


def onlookers(history: RoundHistory) -> Belief:
    """The belief of a spectator, from public events only."""
    return _weigh(history, everybody(history.seats), history.down)


def believe(seat: Seat) -> Belief:
    """The belief of a seat, from its views of this round."""
    observation: dict[str, Any] = seat.observation()
    history = read_history(
        seat.events, seat.seats, observation["options"]["require_start_connection"]
    )
    history.company = seat.company
    own = observation["me"]
    role = SABOTEUR if own["role"] == "saboteur" else DIGGER
    places = possible_treasures(observation)
    return weigh_history(history, seat.number, role, places)


def possible_treasures(observation: dict[str, Any]) -> list[int]:
    """The goals where the treasure may be, according to the seat's views."""
    seen: dict[str, str] = observation["me"]["goals_seen"]
    for goal, card in seen.items():
        if card == GOAL_IDS[TREASURE]:
            return [int(goal)]
    return [
        goal
        for goal in range(GOALS)
        if "face" not in observation["goals"][goal] and str(goal) not in seen
    ]


def weigh_history(history: RoundHistory, seat: int, role: int, places: list[int]) -> Belief:
    """All hypotheses consistent with the seat's knowledge, weighted by the likelihood of the
    others' actions and claims.
    """
    others = [opinion for opinion in history.opinions if opinion.seat != seat]
    pointings = [pointing for pointing in history.pointings if pointing.seat != seat]
    heard = replace(history, opinions=others, pointings=pointings)
    belief = _weigh(heard, assignments(history.seats, seat, role), places)
    return replace(belief, history=history)


def _weigh(history: RoundHistory, possible: list[int], places: list[int]) -> Belief:
    masks: list[int] = []
    treasures: list[int] = []
    logs: list[int] = []
    priors: list[int] = []
    counts = {mask.bit_count() for mask in possible}
    shares = {count: prior(history.seats, count) for count in counts}
    opinions = _opinions(history, possible)
    for treasure in places:
        sums = [
            (done[DIGGER] + told[DIGGER], done[SABOTEUR] + told[SABOTEUR])
            for done, told in zip(
                likelihoods(history, treasure),
                claim_likelihoods.told(history, treasure),
                strict=True,
            )
        ]
        innocent = sum(both[DIGGER] for both in sums)
        guilty = [both[SABOTEUR] - both[DIGGER] for both in sums]
        for mask, agrees in zip(possible, opinions, strict=True):
            masks.append(mask)
            treasures.append(treasure)
            priors.append(shares[mask.bit_count()])
            logs.append(agrees + innocent + sum(guilty[seat] for seat in members(mask)))
    best = max(logs)
    weights = [
        power(best - log) * share if best - log < LEAST else 0
        for log, share in zip(logs, priors, strict=True)
    ]
    kept = [index for index, weight in enumerate(weights) if weight > 0]
    return Belief(
        history.seats,
        [masks[index] for index in kept],
        [treasures[index] for index in kept],
        scaled([weights[index] for index in kept]),
        history,
    )


def scaled(weights: list[int]) -> list[int]:
    """Weights scaled to a sum below 2**30, for Rand."""
    total = sum(weights)
    return [max(1, (weight << 29) // total) if total >> 29 else weight for weight in weights]


def power(distance: int) -> int:
    """Two to the minus `distance` (in 64ths), times 2**20."""
    return POWERS[distance % BIT] >> distance // BIT


def assignments(seats: int, seat: int, role: int) -> list[int]:
    """All sets of saboteurs that the role cards allow, given the own role."""
    return [mask for mask in everybody(seats) if mask >> seat & 1 == role]


@cache
def everybody(seats: int) -> list[int]:
    """All sets of saboteurs that the role cards allow."""
    most, least = SABOTEUR_CARDS[seats], seats - DIGGER_CARDS[seats]
    return [mask for mask in range(1 << seats) if least <= mask.bit_count() <= most]


@cache
def members(mask: int) -> list[int]:
    """The seats in a set."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def prior(seats: int, saboteurs: int) -> int:
    """The number of ways to deal the role cards to these saboteurs and the other seats."""
    ways = 1
    for dealt in range(saboteurs):
        ways *= SABOTEUR_CARDS[seats] - dealt
    for dealt in range(seats - saboteurs):
        ways *= DIGGER_CARDS[seats] - dealt
    return ways


def _opinions(history: RoundHistory, possible: list[int]) -> list[int]:
    """The likelihood of the seats' opinions of each other, given the roles of each hypothesis."""
    if not history.opinions:
        return [0] * len(possible)
    fits: dict[tuple[int, int, int], list[int]] = {}
    stances = {opinion.stance for opinion in history.opinions}
    for stance, count in product(stances, {mask.bit_count() for mask in possible}):
        for role in (DIGGER, SABOTEUR):
            row = claim_likelihoods.OPINIONS[stance][role]
            fits[stance, count, role] = _fits(history.seats, row, count - role)
    return [
        sum(
            fits[each.stance, mask.bit_count(), mask >> each.seat & 1][mask >> each.about & 1]
            for each in history.opinions
        )
        * claim_likelihoods.TRUST
        // BIT
        for mask in possible
    ]


def _fits(seats: int, row: list[int], guilty: int) -> list[int]:
    """By role of the target: log-likelihood relative to the average target."""
    honest = seats - 1 - guilty
    mean = (guilty * row[SABOTEUR] + honest * row[DIGGER]) // max(1, guilty + honest)
    return [fit - mean for fit in row]


# --- evidence ------------------------------------------------------------------------------------


def evidence_of(history: RoundHistory, seat: int, chance: float) -> list[tuple[int, int]]:
    """Kinds of deeds that support the belief about a seat, strongest first, with counts."""
    counts = [0] * len(DEEDS)
    loudness = [0] * len(DEEDS)
    for deed in history.deeds:
        if deed.seat == seat:
            kind, loud = deed.kinds[0], against(history, deed, 0)
            counts[kind] += 1
            loudness[kind] += loud if chance >= 0.5 else -loud
    kinds = sorted(range(len(DEEDS)), key=loudness.__getitem__, reverse=True)
    return [(kind, counts[kind]) for kind in kinds if loudness[kind] > 0]


def looks_odd(history: RoundHistory, seat: int) -> bool:
    """Whether a seat has done anything that saboteurs do more often, or reported on a goal."""
    if any(tale.seat == seat for tale in history.tales):
        return True
    return bool(evidence_of(history, seat, 1.0))


def is_so(tale: Tale, belief: Belief) -> float:
    """The probability that a report is true."""
    there = belief.treasure(tale.goal)
    return there if tale.find == GOLD else 1 - there


def has_done_wrong(belief: Belief, seat: int, is_patient: bool = False) -> bool:
    """Whether something may be held against a seat: a public offence, a false report, or several
    suspicious deeds.

    Diggers also use one map, discard one card or stay silent once, and a seat that is suspected
    only by elimination has done nothing. `is_patient` ignores the latest deed, which its author may
    still explain.
    """
    history = belief.history
    if any(tale.seat == seat and is_so(tale, belief) <= FALSE for tale in history.tales):
        return True
    deeds = [deed for deed in history.deeds if deed.seat == seat]
    if is_patient:
        deeds = deeds[:-1]
    odd = sum(against(history, deed, 0) > 0 for deed in deeds)
    return odd >= SEVERAL or any(deed.does_wrong for deed in deeds)


def leaves_a_pretext(history: RoundHistory, seat: int, is_patient: bool) -> bool:
    """Whether a saboteur has something to accuse the seat of: a report, which it may call a lie, or
    any suspicious deed except a single map or discard.
    """
    if any(tale.seat == seat for tale in history.tales):
        return True
    deeds = [deed for deed in history.deeds if deed.seat == seat]
    if is_patient:
        deeds = deeds[:-1]
    odd = [deed.kinds[0] for deed in deeds if against(history, deed, 0) > 0]
    return len(odd) > 1 or not SMALL.issuperset(odd)


def fair_evidence(history: RoundHistory, seat: int) -> list[tuple[int, int]]:
    """Deeds to accuse a seat of: offences, and repeated suspicious deeds, with counts."""
    found = evidence_of(history, seat, 1.0)
    return [(kind, count) for kind, count in found if kind in WRONG or count >= SEVERAL]
