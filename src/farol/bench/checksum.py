"""Checksums of random games: equal on every build, platform and Python version."""

from typing import Final

from farol.bench.loops import fold_game
from farol.core.errors import BadOptions
from farol.core.options import Choice, Flag, Option, OptionValue
from farol.core.rand import Rand
from farol.games import AnyGame

START: Final = 0x0FA201  # nonzero, so that leading zeros count
GAMES: Final = 600  # of each game, spread over its numbers of seats
SEED: Final = 1
VARIED: Final = 80  # games with drawn seats and options


def checksum(game: AnyGame, seats: int, games: int, seed: int) -> int:
    """Play random games with the seeds from `seed` on and fold all states into one int."""
    start = game.new(seats, game.unattended)
    value = START
    for number in range(games):
        value = fold_game(start.copy(), Rand(seed + number), value)
    return value


def checksums(game: AnyGame, games: int = GAMES) -> dict[str, str]:
    """The checksum for each number of seats, as kept in tests/golden/checksums.json."""
    each = games // len(game.seats)
    return {str(seats): f"{checksum(game, seats, each, SEED):015x}" for seats in game.seats}


def varied_checksum(game: AnyGame, games: int = VARIED, seed: int = SEED) -> str:
    """One checksum of games with random seats and options: every option occurs."""
    rand = Rand(seed)
    value = START
    for number in range(games):
        seats = game.seats[rand.below(len(game.seats))]
        drawn = drawn_options(game, rand) | dict(game.unattended)
        try:
            start = game.new(seats, drawn)
        except BadOptions:  # invalid combinations with the number of seats are skipped
            continue
        value = fold_game(start, Rand(seed + number), value)
    return f"{value:015x}"


def drawn_options(game: AnyGame, rand: Rand) -> dict[str, OptionValue]:
    """A random value for every option of a game; not all combinations are valid."""
    return {option.name: _drawn(option, rand) for option in game.options}


def _drawn(option: Option, rand: Rand) -> OptionValue:
    match option:
        case Flag():
            return rand.below(2) == 1
        case Choice():
            return option.words[rand.below(len(option.words))]
        case _:
            return int(option.low + rand.below(option.high - option.low + 1))
