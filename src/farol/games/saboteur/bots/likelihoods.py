"""Saboteur: likelihoods of a seat's deeds in either role, over kinds of players.

Kinds of players behave differently. The likelihood of a seat's deeds is a mixture over all kinds it
may be: a seat that plays like an expert is judged like one, and unusual deeds count little. The
level of a bot is public, so a seat of a known level is almost surely of that kind.
"""

import math
from functools import cache
from typing import Any, Final

from farol.bots.weights import read_weights
from farol.games.saboteur.bots.history import BROKE, DEEDS, PLACES, Deed, RoundHistory

# Evidence is counted in 64ths of a bit, in ints: sums are the same on every machine.
BIT: Final = 64
DIGGER: Final = 0
SABOTEUR: Final = 1

LEVELS: Final = ("novice", "regular", "expert")
CAREFUL: Final = "careful"  # models people: counts of older bots, mixed with noise
KINDS: Final = (*LEVELS, CAREFUL)
# People do more of everything in either role, for example a saboteur who digs forward to gain
# trust: the share of noise in the deeds and targets of the careful kind.
ANYBODY: Final = 0.05
ANY_AIM: Final = 0.75
ODD: Final = 1 / 64  # probability that a bot deviates from the counts of its level
STRANGER: Final = 0.75  # prior probability that a seat of unknown level is careful

Table = list[list[list[int]]]  # by role, context and deed: a logarithm
Aims = dict[str, list[list[float]]]  # by "break" or "mend", role and standing


def log2(share: float) -> int:
    """A logarithm in 64ths of a bit."""
    return round(BIT * math.log2(share))


# SUMS[distance]: the increment of the greater logarithm in a sum of two numbers
SUMS: Final = [log2(1 + 2 ** (-distance / BIT)) for distance in range(8 * BIT)]


def log_sum(one: int, other: int) -> int:
    """The logarithm of the sum of two numbers given by logarithms."""
    if one < other:
        one, other = other, one
    distance = one - other
    return one + SUMS[distance] if distance < len(SUMS) else one


def careful(older: Table, stages: list[list[int]]) -> Table:
    """Log-likelihoods of older bots' deeds, mixed with noise.

    Their stages were not counted; they are taken from other kinds, and carry no information about
    the role.
    """
    roles: Table = [[], []]
    for context, stage in enumerate(stages):
        rows = [older[role][context % PLACES] for role in (DIGGER, SABOTEUR)]
        shares = [[2 ** (log / BIT) for log in row] for row in rows]
        means = [sum(pair) / len(pair) for pair in zip(*shares, strict=True)]
        for role, row in enumerate(shares):
            mixed = [
                log2((1 - ANYBODY) * own + ANYBODY * mean) + log
                for own, mean, log in zip(row, means, stage, strict=True)
            ]
            roles[role].append(mixed)
    return roles


def weights_of(aims: dict[str, list[list[int]]], anybody: float) -> Aims:
    """Relative weights of targets by standing, from logarithms."""
    return {
        name: [[(1 - anybody) * 2 ** (log / BIT) + anybody for log in row] for row in rows]
        for name, rows in aims.items()
    }


_LEARNED: Final[dict[str, Any]] = read_weights("farol.games.saboteur.bots", "belief.json", DEEDS)
# DEED_WEIGHTS[kind]: log-likelihoods of deeds. AIMS[kind]: relative weights of targets.
DEED_WEIGHTS: Final[dict[str, Table]] = {kind: _LEARNED["deeds"][kind] for kind in LEVELS}
DEED_WEIGHTS[CAREFUL] = careful(_LEARNED["older"], _LEARNED["stages"])
AIMS: Final[dict[str, Aims]] = {kind: weights_of(_LEARNED["aims"][kind], 0) for kind in LEVELS}
AIMS[CAREFUL] = weights_of(_LEARNED["aims"][CAREFUL], ANY_AIM)


def level_in(company: tuple[str, ...], seat: int, role: int) -> str:
    """The public level of a seat in a role; empty if unknown."""
    name = company[seat] if seat < len(company) else ""
    first, _, second = name.partition("/")  # expert/regular: saboteurs, diggers
    level = second if second and role == DIGGER else first
    level = "expert" if level == "master" else level
    return level if level in LEVELS else ""


@cache
def kinds_of(level: str) -> list[tuple[str, int]]:
    """The possible kinds of a player of this level, with log-probabilities."""
    if level:
        return [(level, log2(1 - ODD)), (CAREFUL, log2(ODD))]
    rest = log2((1 - STRANGER) / len(LEVELS))
    return [(CAREFUL, log2(STRANGER)), *((kind, rest) for kind in LEVELS)]


def likelihoods(history: RoundHistory, treasure: int) -> list[list[int]]:
    """For each seat and role: the log-likelihood of its deeds."""
    deeds: list[list[Deed]] = [[] for _ in range(history.seats)]
    for deed in history.deeds:
        deeds[deed.seat].append(deed)
    return [
        [
            _likelihood(own, treasure, role, level_in(history.company, seat, role))
            for role in (DIGGER, SABOTEUR)
        ]
        for seat, own in enumerate(deeds)
    ]


def _likelihood(deeds: list[Deed], treasure: int, role: int, level: str) -> int:
    """The log-likelihood of one seat's deeds, as a mixture over its possible kinds."""
    total: int | None = None
    for kind, log in kinds_of(level):
        table = DEED_WEIGHTS[kind][role]
        for deed in deeds:
            log += table[deed.contexts[treasure]][deed.kinds[treasure]]
            if deed.choice:
                log += aim(kind, role, deed.kinds[0] == BROKE, deed.aim, deed.choice)
        total = log if total is None else log_sum(total, log)
    assert total is not None
    return total


@cache
def aim(kind: str, role: int, breaks: bool, standing: int, choice: tuple[int, ...]) -> int:
    """The relative log-likelihood of a target among all possible ones."""
    weights = AIMS[kind]["break" if breaks else "mend"][role]
    others = sum(count * weight for count, weight in zip(choice, weights, strict=True))
    return log2(weights[standing] * sum(choice) / others)


def against(history: RoundHistory, deed: Deed, treasure: int) -> int:
    """The strength of a deed as evidence against its seat, as a logarithm; negative: in its
    favour.
    """
    logs = [
        _likelihood([deed], treasure, role, level_in(history.company, deed.seat, role))
        for role in (DIGGER, SABOTEUR)
    ]
    return logs[SABOTEUR] - logs[DIGGER]
