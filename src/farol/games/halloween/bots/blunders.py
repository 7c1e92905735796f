"""Halloween: blunders that not even a beginner makes."""

from typing import Final

from farol.bots.bot import Seat
from farol.bots.profile import Blunder
from farol.games.halloween.rules import Halloween
from farol.games.halloween.steps import (
    DISCARD,
    DONE,
    KEEP,
    PICKUP,
    RAISE,
    REST,
    action,
    argument_of,
    kind_of,
    verb_of,
)


def _town(seat: Seat) -> Halloween:
    world = seat.world
    assert isinstance(world, Halloween)
    return world


def _step(town: Halloween) -> int | None:
    """The kind of the pending choice; None at the menu."""
    return kind_of(town.stack[-1]) if town.stack else None


def rests_for_nothing(seat: Seat, actions: list[int]) -> set[int]:
    """Resting a section without discs."""
    town = _town(seat)
    return {
        rest
        for rest in actions
        if verb_of(rest) == REST
        and town.discs[town.active * town.sections + argument_of(rest)] == 0
    }


def declines_a_free_level(seat: Seat, actions: list[int]) -> set[int]:
    """Raising no section after an upgrade."""
    return {action(DONE)} & set(actions) if _step(_town(seat)) == RAISE else set()


def throws_a_bonus_away(seat: Seat, actions: list[int]) -> set[int]:
    """Discarding a bonus token while there is room for all."""
    if _step(_town(seat)) != PICKUP or action(KEEP) not in actions:
        return set()
    return {thrown for thrown in actions if verb_of(thrown) == DISCARD}


BLUNDERS: Final = (
    Blunder("rests-for-nothing", rests_for_nothing),
    Blunder("declines-a-free-level", declines_a_free_level),
    Blunder("throws-a-bonus-away", throws_a_bonus_away),
)
