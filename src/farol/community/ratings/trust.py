"""What a rated game weighs: less against newcomers, and against the same people again and again.

Somebody is established who has met several established people. The first ones of a pool are
established by meeting anybody; until then every game weighs the same. Second cookies can meet each
other, but not established people, and so weigh next to nothing. Those few that are brought to
strangers cannot establish others in no time: it takes a month until somebody established helps to
establish others, and then a few a month.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

ENOUGH: Final = 5  # different established people whom an established person has met
FOUNDERS: Final = 12  # established people from whom on the others have to meet them
FEW: Final = 5  # games until a rating is more than a guess
LIGHT: Final = 0.1  # weight of a game against newcomers
MOST_LIGHT: Final = 10  # games against newcomers alone that weigh anything
WAIT: Final = 30 * 86_400.0  # seconds until somebody established helps to establish others
HELPED: Final = 10  # newcomers in so many seconds whom one person helps
RECENT: Final = 60  # established opponents remembered
OFTEN: Final = 4  # of them the same person: a game against them weighs half; of half, nothing
FREE: Final = 2  # abandoned games that cost nothing
ONE_IN: Final = 10  # and one in so many


class Reputation(Struct, frozen=True, array_like=True):
    """How well known somebody is in a pool. `met`: established people who helped; `recent`:
    established opponents, latest last; `light`: games against newcomers alone; `left`: abandoned
    games; `since`: date of being established, 0 for the first ones; `helped`: dates of games with
    newcomers."""

    met: list[int] = []
    recent: list[int] = []
    light: int = 0
    left: int = 0
    established: bool = False
    since: float = 0.0
    helped: list[float] = []

    def helps(self, newcomers: int, at: float) -> bool:
        """Whether meeting this person counts for so many newcomers at once."""
        lately = sum(at - one < WAIT for one in self.helped)
        waited = not self.since or at - self.since >= WAIT
        return self.established and waited and lately + newcomers <= HELPED


class PoolTrust(Struct):
    """How many people a pool has, and how many of them are established."""

    people: int = 0
    established: int = 0

    @property
    def young(self) -> bool:
        """Whether too few are established to tell others by them."""
        return self.established < FOUNDERS


def weight(
    person: int, own: Reputation, others: Sequence[tuple[int, Reputation]], pool: PoolTrust
) -> float:
    """The weight of a game for a person, by the people they played against."""
    if pool.young or not others:
        return 1.0
    return sum(_weight(person, own, *other) for other in others) / len(others)


def _weight(person: int, own: Reputation, other: int, trust: Reputation) -> float:
    if not trust.established:
        return LIGHT if own.light < MOST_LIGHT else 0.0
    # By both: an accomplice plays against nobody else.
    times = max(own.recent.count(other), trust.recent.count(person))
    return 0.0 if 2 * times >= RECENT else 1.0 / (1.0 + (times / OFTEN) ** 2)


def after_game(
    person: int,
    own: Reputation,
    others: Sequence[tuple[int, Reputation]],
    pool: PoolTrust,
    games: int,
    at: float,
) -> Reputation:
    """The trust of a person after a game at a date; `games`: how many they have played by then."""
    table = [(person, own), *others]
    counted = [other for other, trust in others if trust.established or pool.young]
    helpers = [
        other for other, trust in others if pool.young or trust.helps(_newcomers(other, table), at)
    ]
    met = own.met + [other for other in helpers if other not in own.met]
    recent = (own.recent + counted)[-RECENT:]
    needed = max(1, min(ENOUGH, pool.people - 1))
    known = own.established or (len(met) >= needed and games >= FEW)
    since = at if known and not (own.established or pool.young) else own.since
    light = own.light + (not counted and bool(others))
    new = 0 if pool.young else _newcomers(person, table)
    helped = (own.helped + [at] * new if own.established else [])[-HELPED:]
    light = min(MOST_LIGHT, light)
    return Reputation(met[:ENOUGH], recent, light, own.left, known, since, helped)


def _newcomers(person: int, table: Sequence[tuple[int, Reputation]]) -> int:
    """How many at a table meet this person for the first time and are not established."""
    return sum(
        other != person and not trust.established and person not in trust.met
        for other, trust in table
    )


def after_leaving(own: Reputation, games: int) -> tuple[Reputation, bool]:
    """Somebody's trust after abandoning a game, and whether it counts as lost."""
    left = own.left + 1
    trust = msgspec.structs.replace(own, left=left)
    return trust, left > FREE and left * ONE_IN > games
