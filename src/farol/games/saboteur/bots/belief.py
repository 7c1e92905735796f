"""Saboteur: the chances of roles and treasure, with deeds and words as evidence."""

import math
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import Any, Final

from farol.bots.bot import Seat
from farol.bots.weights import read_weights
from farol.games.saboteur.bots import hearsay
from farol.games.saboteur.bots.history import BROKE, DEEDS, History, read_history
from farol.games.saboteur.tables import DIGGER_CARDS, GOAL_IDS, GOALS, SABOTEUR_CARDS, TREASURE

# Evidence is counted in 64ths of a bit, in ints: sums are the same on every machine.
BIT: Final = 64
LEAST: Final = 20 * BIT  # hypotheses so far behind the best one are dropped
POWERS: Final = [round((1 << 20) * 2 ** (-part / BIT)) for part in range(BIT)]
DIGGER: Final = 0
SABOTEUR: Final = 1


_LEARNED: Final = read_weights("farol.games.saboteur.bots", "belief.json", DEEDS)
# The counts are of bots. People do more of everything in either role, such as a saboteur who digs
# forward to be trusted: this part of every deed is taken to be anybody's.
ANYBODY: Final = 0.05


def _shared(rows: list[list[int]]) -> list[list[int]]:
    """Logarithms of the same deeds for both roles, when a part of them is anybody's."""
    shares = [[2 ** (log / BIT) for log in row] for row in rows]
    means = [sum(pair) / len(pair) for pair in zip(*shares, strict=True)]
    return [
        [
            round(BIT * math.log2((1 - ANYBODY) * share + ANYBODY * mean))
            for share, mean in zip(row, means, strict=True)
        ]
        for row in shares
    ]


def _mixed(evidence: list[list[list[int]]]) -> list[list[list[int]]]:
    contexts = [_shared(list(rows)) for rows in zip(*evidence, strict=True)]
    return [list(rows) for rows in zip(*contexts, strict=True)]


# EVIDENCE[role][context][deed]: how likely the deed is, as a logarithm
EVIDENCE: Final[list[list[list[int]]]] = _mixed(_LEARNED["evidence"])
# TARGETS["break" or "mend"][role][role of the target]: how much likelier such a target is
TARGETS: Final[dict[str, list[list[int]]]] = _LEARNED["targets"]
TRUST: Final[int] = _LEARNED["trust"]  # in 64ths: deeds follow from each other, so evidence is cut
LEAN: Final[int] = _LEARNED["lean"]  # for each saboteur: cutting favours those who did little


@dataclass(frozen=True)
class Belief:
    """Hypotheses with their weights: who the saboteurs are (a set) and where the treasure is."""

    seats: int
    masks: list[int]
    treasures: list[int]
    weights: list[int]
    history: History

    def saboteur(self, seat: int) -> float:
        """The chance that a seat is a saboteur."""
        guilty = sum(
            weight
            for mask, weight in zip(self.masks, self.weights, strict=True)
            if mask >> seat & 1
        )
        return guilty / sum(self.weights)

    def treasure(self, goal: int) -> float:
        """The chance that the treasure lies at a goal."""
        there = sum(
            weight
            for place, weight in zip(self.treasures, self.weights, strict=True)
            if place == goal
        )
        return there / sum(self.weights)

    def guilt(self) -> list[int]:
        """For each seat the chance that it is a saboteur, in thousandths."""
        return [round(1000 * self.saboteur(seat)) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """For each goal the chance that the treasure lies there, in thousandths."""
        return [round(1000 * self.treasure(goal)) for goal in range(GOALS)]


def onlookers(history: History) -> Belief:
    """What a spectator believes: somebody who knows only what everybody saw."""
    return _weigh(history, everybody(history.seats), history.down)


def believe(seat: Seat) -> Belief:
    """What a seat should believe, from what it has seen of this round."""
    observation: dict[str, Any] = seat.observation()
    history = read_history(
        list(seat.events), seat.seats, observation["options"]["require_start_connection"]
    )
    own = observation["me"]
    role = SABOTEUR if own["role"] == "saboteur" else DIGGER
    places = possible_treasures(observation)
    return weigh_history(history, seat.number, role, places)


def possible_treasures(observation: dict[str, Any]) -> list[int]:
    """The goals where the treasure may lie for all that a seat has seen."""
    seen: dict[str, str] = observation["me"]["goals_seen"]
    for goal, card in seen.items():
        if card == GOAL_IDS[TREASURE]:
            return [int(goal)]
    return [
        goal
        for goal in range(GOALS)
        if "face" not in observation["goals"][goal] and str(goal) not in seen
    ]


def weigh_history(history: History, seat: int, role: int, places: list[int]) -> Belief:
    """All hypotheses that fit what the seat knows, weighed by the deeds and words of the others."""
    others = [opinion for opinion in history.opinions if opinion.seat != seat]
    heard = replace(history, opinions=others)
    belief = _weigh(heard, assignments(history.seats, seat, role), places)
    return replace(belief, history=history)


def _weigh(history: History, possible: list[int], places: list[int]) -> Belief:
    masks: list[int] = []
    treasures: list[int] = []
    logs: list[int] = []
    priors: list[int] = []
    lean = LEAN if history.deeds else 0
    targets = _targets(history, possible)
    counts = {mask.bit_count() for mask in possible}
    shares = {count: prior(history.seats, count) for count in counts}
    opinions = _opinions(history, possible)
    for treasure in places:
        sums = _evidence(history, treasure)
        told = hearsay.told(history, treasure)
        honest = sum(both[DIGGER] for both in told)
        false = [both[SABOTEUR] - both[DIGGER] for both in told]
        innocent = sum(both[DIGGER] for both in sums)
        guilty = [both[SABOTEUR] - both[DIGGER] for both in sums]
        for mask, fit, agrees in zip(possible, targets, opinions, strict=True):
            masks.append(mask)
            treasures.append(treasure)
            priors.append(shares[mask.bit_count()])
            total = fit + innocent + sum(guilty[seat] for seat in members(mask))
            words = agrees + honest + sum(false[seat] for seat in members(mask))
            logs.append(total * TRUST // BIT + words + lean * mask.bit_count())
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
    """Weights that add up to less than 2**30, so that Rand can draw from them."""
    total = sum(weights)
    return [max(1, (weight << 29) // total) if total >> 29 else weight for weight in weights]


def power(distance: int) -> int:
    """Two to the minus `distance` (in 64ths), times 2**20."""
    return POWERS[distance % BIT] >> distance // BIT


def assignments(seats: int, seat: int, role: int) -> list[int]:
    """All sets of saboteurs that the role cards allow, with the own role as it is."""
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
    """In how many ways the role cards can be dealt to these saboteurs and the other seats."""
    ways = 1
    for dealt in range(saboteurs):
        ways *= SABOTEUR_CARDS[seats] - dealt
    for dealt in range(seats - saboteurs):
        ways *= DIGGER_CARDS[seats] - dealt
    return ways


def _evidence(history: History, treasure: int) -> list[list[int]]:
    """For each seat and role: the logarithm of how likely its deeds are."""
    sums = [[0, 0] for _ in range(history.seats)]
    for deed in history.deeds:
        kind, context = deed.kinds[treasure], deed.contexts[treasure]
        for role in (DIGGER, SABOTEUR):
            sums[deed.seat][role] += EVIDENCE[role][context][kind]
    return sums


def _targets(history: History, possible: list[int]) -> list[int]:
    """How well the targets of all deeds fit the roles of each hypothesis, as a logarithm."""
    aimed = Counter(
        ("break" if deed.kinds[0] == BROKE else "mend", deed.seat, deed.target)
        for deed in history.deeds
        if deed.target is not None
    )
    fits: dict[tuple[str, int, int], list[int]] = {}
    for name, count in product({name for name, _, _ in aimed}, {m.bit_count() for m in possible}):
        for role in (DIGGER, SABOTEUR):
            fits[name, count, role] = _fits(history.seats, TARGETS[name][role], count - role)
    return [
        sum(
            times * fits[name, mask.bit_count(), mask >> seat & 1][mask >> target & 1]
            for (name, seat, target), times in aimed.items()
        )
        for mask in possible
    ]


def _opinions(history: History, possible: list[int]) -> list[int]:
    """How well what seats said of each other fits the roles of each hypothesis."""
    if not history.opinions:
        return [0] * len(possible)
    fits: dict[tuple[int, int, int], list[int]] = {}
    stances = {opinion.stance for opinion in history.opinions}
    for stance, count in product(stances, {mask.bit_count() for mask in possible}):
        for role in (DIGGER, SABOTEUR):
            row = hearsay.OPINIONS[stance][role]
            fits[stance, count, role] = _fits(history.seats, row, count - role)
    return [
        sum(
            fits[each.stance, mask.bit_count(), mask >> each.seat & 1][mask >> each.about & 1]
            for each in history.opinions
        )
        * hearsay.TRUST
        // BIT
        for mask in possible
    ]


def _fits(seats: int, row: list[int], guilty: int) -> list[int]:
    """By role of the target: its logarithm beside what any target among the others would have."""
    honest = seats - 1 - guilty
    mean = (guilty * row[SABOTEUR] + honest * row[DIGGER]) // max(1, guilty + honest)
    return [fit - mean for fit in row]


# --- evidence ------------------------------------------------------------------------------------


def evidence_of(history: History, seat: int, chance: float) -> list[tuple[int, int]]:
    """Kinds of deeds that speak for what is believed of a seat, loudest first, and how often."""
    counts = [0] * len(DEEDS)
    loudness = [0] * len(DEEDS)
    for deed in history.deeds:
        if deed.seat == seat:
            kind, context = deed.kinds[0], deed.contexts[0]
            counts[kind] += 1
            against = EVIDENCE[SABOTEUR][context][kind] - EVIDENCE[DIGGER][context][kind]
            loudness[kind] += against if chance >= 0.5 else -against
    kinds = sorted(range(len(DEEDS)), key=loudness.__getitem__, reverse=True)
    return [(kind, counts[kind]) for kind in kinds if loudness[kind] > 0]


def has_shown(history: History, seat: int) -> bool:
    """Whether a seat has done or told anything that can be held against it.

    Somebody who has not may still be likely guilty: whoever is left over when all others look
    honest, even before the first move.
    """
    if any(tale.seat == seat for tale in history.tales):
        return True
    return bool(evidence_of(history, seat, 1.0))
