"""The matches that show that each level beats the one below; games declare their own in their
laws.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from farol.core.data import Json
from farol.games import AnyGame, part

ALL_FOUR: Final = ("expert", "regular", "novice", "random")
PAIRS: Final = (ALL_FOUR[:2], ALL_FOUR[1:3], ALL_FOUR[2:])
THREES: Final = (ALL_FOUR[:3], ALL_FOUR[1:])
QUICK: Final = 3  # times as many games without experts
MASTERS_SHARE: Final = 4  # a master does twelve times an expert's simulations: both are reduced


@dataclass(frozen=True)
class Rung:
    """One arena of the ladder; `part` distinguishes it behind the game's name."""

    part: str
    bots: tuple[str, ...]
    games: int
    simulations: int
    options: Mapping[str, Json] = field(default_factory=lambda: MappingProxyType({}))


def tables(simulations: int, twos: int, threes: int, fours: int) -> Iterator[Rung]:
    """Adjacent levels against each other at tables of two, three and four, for so many games
    each."""
    yield Rung("4", ALL_FOUR, fours, simulations)
    for bots, games in ((THREES, threes), (PAIRS, twos)):
        for table in bots:
            more = 1 if "expert" in table else QUICK
            yield Rung(str(len(table)), table, more * games, simulations)


def alone(
    name: str, simulations: int, games: int, options: Mapping[str, Json] | None = None
) -> Iterator[Rung]:
    """Every level alone, in a solo mode."""
    for level in ALL_FOUR:
        yield Rung(name, (level,), games, simulations, options or {})


def master(simulations: int, games: int) -> Rung:
    """A master against an expert."""
    return Rung("master", ("master", "expert"), games, simulations // MASTERS_SHARE)


def ladder_of(game: AnyGame) -> tuple[Rung, ...]:
    """`LADDER` of the game's laws, or tables of the usual sizes."""
    listed: tuple[Rung, ...] | None = getattr(part(game, "laws"), "LADDER", None)
    if listed is not None:
        return listed
    return tuple(rung for rung in tables(100, 40, 60, 60) if len(rung.bots) in game.seats)
