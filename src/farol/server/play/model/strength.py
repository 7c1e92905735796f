"""Rating data of a finished game, as stored. Bots have fixed, public strengths."""

from typing import Final

import msgspec
from msgspec import Struct

from farol.contracts.contests import Contest

ANCHORS: Final = {"random": 10.0, "novice": 20.0, "regular": 25.0, "expert": 30.0, "master": 32.0}


class Facts(Struct, frozen=True):
    """A rated game: the level of each bot by seat, and who played against whom; `left`: the seats
    of people who abandoned it, for whom alone it can count."""

    levels: list[str | None]
    contests: list[Contest]
    left: list[int] = []


_facts: Final = msgspec.json.Decoder(Facts)


def read_facts(data: str, seats: int) -> Facts | None:
    """Decode stored data of a game with so many seats; None if it is unreadable."""
    try:
        facts = _facts.decode(data)
    except (msgspec.DecodeError, UnicodeError):
        return None
    fits = len(facts.levels) == seats and all(_fits(one, seats) for one in facts.contests)
    return facts if fits and all(0 <= seat < seats for seat in facts.left) else None


def _fits(contest: Contest, seats: int) -> bool:
    named = [seat for side in contest.sides for seat in side]
    whole = len(contest.sides) == len(contest.places) >= 2 and all(contest.sides)
    return whole and len(set(named)) == len(named) and all(0 <= seat < seats for seat in named)
