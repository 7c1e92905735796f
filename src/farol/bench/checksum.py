"""One number for many games: equal on every build, platform and Python version."""

from typing import Final

from farol.bench.loops import fold_game
from farol.core.rand import Rand
from farol.games import AnyGame

START: Final = 0x0FA201  # anything but 0, which would swallow leading zeros
GAMES: Final = 600  # of each game, spread over its numbers of seats
SEED: Final = 1


def checksum(game: AnyGame, seats: int, games: int, seed: int) -> int:
    """Play random games with the seeds from `seed` on and fold all that happens into one int."""
    start = game.new(seats, game.unattended)
    value = START
    for number in range(games):
        value = fold_game(start.copy(), Rand(seed + number), value)
    return value


def checksums(game: AnyGame) -> dict[str, str]:
    """The checksum for each number of seats, as kept in tests/golden/checksums.json."""
    games = GAMES // len(game.seats)
    return {str(seats): f"{checksum(game, seats, games, SEED):015x}" for seats in game.seats}
