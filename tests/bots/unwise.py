"""Positions in which a blunder is legal, and novices' choices there."""

from collections.abc import Iterator

from farol.bots.bot import Seat, seat_of
from farol.bots.levels import Novice
from farol.bots.profile import Profile
from farol.core.rand import Rand
from farol.games import AnyGame

from .positions import decisions

TRIES = 40  # Rands per position


def tempted(
    game: AnyGame, profile: Profile, name: str, seats: int, seeds: range
) -> Iterator[tuple[Seat, set[int]]]:
    """Seats of random games that could commit this blunder but need not, and the blunders."""
    blunder = next(blunder for blunder in profile.blunders if blunder.name == name)
    for seed in seeds:
        for state, memory in decisions(game, seats, seed, 1):
            number = state.to_act()
            seat = seat_of(game, state, number, memory.views[number], Rand(seed))
            actions = seat.legal_actions()
            unwise = blunder.among(seat, actions)
            if unwise and set(actions) - unwise:
                yield seat, unwise


def resists(profile: Profile, seat: Seat, unwise: set[int]) -> bool:
    """Whether a novice avoids these moves, whatever its Rand."""
    for seed in range(TRIES):
        again = Seat(seat.game, seat.number, seat.world, seat.events, Rand(seed))
        if Novice(profile).choose(again) in unwise:
            return False
    return True
