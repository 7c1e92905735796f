"""Saboteur: how likely the deeds of a seat are in either role, whatever kind of player it is.

Each kind of player behaves in its own way. So the deeds of a seat are weighed by every kind that
it may be, and summed: who plays like an expert is judged like one, and odd deeds are judged with
care. The level of a bot is public, so a seat of a known level is almost surely of that kind.
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
CAREFUL: Final = "careful"  # as people may be: counts of older bots, of which a part is anybody's
KINDS: Final = (*LEVELS, CAREFUL)
# People do more of everything in either role, such as a saboteur who digs forward to be trusted:
# of the careful, this part of all deeds and of the seats they aim at is taken to be anybody's.
ANYBODY: Final = 0.05
ANY_AIM: Final = 0.75
ODD: Final = 1 / 64  # how likely a bot of a known level is not as its level was when it was counted
STRANGER: Final = 0.75  # how likely somebody of no known level is careful

Table = list[list[list[int]]]  # by role, context and deed: a logarithm
Aims = dict[str, list[list[float]]]  # by "break" or "mend", role and standing


def log2(share: float) -> int:
    """A logarithm in 64ths of a bit."""
    return round(BIT * math.log2(share))


# SUMS[distance]: what the lesser of two numbers adds to the logarithm of their sum
SUMS: Final = [log2(1 + 2 ** (-distance / BIT)) for distance in range(8 * BIT)]


def log_sum(one: int, other: int) -> int:
    """The logarithm of the sum of two numbers, from theirs."""
    if one < other:
        one, other = other, one
    distance = one - other
    return one + SUMS[distance] if distance < len(SUMS) else one


def careful(older: Table, stages: list[list[int]]) -> Table:
    """Deeds of older bots, of which a part is anybody's.

    Nobody counted when they did what. That is as with other kinds, and says nothing of the role.
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
    """How much likelier a target is than another, by its standing, from logarithms."""
    return {
        name: [[(1 - anybody) * 2 ** (log / BIT) + anybody for log in row] for row in rows]
        for name, rows in aims.items()
    }


_LEARNED: Final[dict[str, Any]] = read_weights("farol.games.saboteur.bots", "belief.json", DEEDS)
# DEED_WEIGHTS[kind]: how likely each deed is. AIMS[kind]: how much likelier such a target is.
DEED_WEIGHTS: Final[dict[str, Table]] = {kind: _LEARNED["deeds"][kind] for kind in LEVELS}
DEED_WEIGHTS[CAREFUL] = careful(_LEARNED["older"], _LEARNED["stages"])
AIMS: Final[dict[str, Aims]] = {kind: weights_of(_LEARNED["aims"][kind], 0) for kind in LEVELS}
AIMS[CAREFUL] = weights_of(_LEARNED["aims"][CAREFUL], ANY_AIM)


def level_in(company: tuple[str, ...], seat: int, role: int) -> str:
    """The level that a seat has in a role, as everybody knows; empty: nobody knows."""
    name = company[seat] if seat < len(company) else ""
    first, _, second = name.partition("/")  # expert/regular: saboteurs, diggers
    level = second if second and role == DIGGER else first
    level = "expert" if level == "master" else level
    return level if level in LEVELS else ""


@cache
def kinds_of(level: str) -> list[tuple[str, int]]:
    """Which kinds of player may sit there, and how likely each is, as a logarithm."""
    if level:
        return [(level, log2(1 - ODD)), (CAREFUL, log2(ODD))]
    rest = log2((1 - STRANGER) / len(LEVELS))
    return [(CAREFUL, log2(STRANGER)), *((kind, rest) for kind in LEVELS)]


def likelihoods(history: RoundHistory, treasure: int) -> list[list[int]]:
    """For each seat and role: the logarithm of how likely its deeds are."""
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
    """The logarithm of how likely one seat's deeds are, summed over all kinds it may be."""
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
    """How much likelier such a target is than any of the others, as a logarithm."""
    weights = AIMS[kind]["break" if breaks else "mend"][role]
    others = sum(count * weight for count, weight in zip(choice, weights, strict=True))
    return log2(weights[standing] * sum(choice) / others)


def against(history: RoundHistory, deed: Deed, treasure: int) -> int:
    """How loudly a deed alone speaks against its seat, as a logarithm; less than nought: for it."""
    logs = [
        _likelihood([deed], treasure, role, level_in(history.company, deed.seat, role))
        for role in (DIGGER, SABOTEUR)
    ]
    return logs[SABOTEUR] - logs[DIGGER]
