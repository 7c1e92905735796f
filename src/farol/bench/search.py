"""Speed of bots: simulations of an expert's search."""

from farol.bench.measure import Measurement, positions, repeat
from farol.bots.bot import Seat
from farol.bots.registry import profile_of
from farol.bots.search import Search
from farol.core.rand import Rand
from farol.core.state import State
from farol.games import AnyGame

STARTS = 24  # positions that are searched in turn
BATCH = 8  # simulations from one position at a time


def search(game: AnyGame, seats: int, seconds: float, seed: int) -> Measurement:
    """Searches from positions of random games; a simulation is one descent with its rollout."""
    rand = Rand(seed)
    searches = [_new(game, state, rand) for state in positions(game, seats, rand)[:STARTS]]
    searches = [found for found in searches if not found.is_settled()]

    def think(times: int) -> None:
        for number in range(times):
            searches[number % len(searches)].run(BATCH)

    times, elapsed = repeat(think, seconds)
    rates = {"simulations": times * BATCH / elapsed}
    return Measurement("search", game.name, seats, seed, elapsed, rates)


def _new(game: AnyGame, state: State, rand: Rand) -> Search:
    number = state.to_act()
    seat = Seat(game, number, state.sample_world(number, rand), (), rand.fork())
    return Search(seat.world, number, profile_of(game).knowledge(seat), seat.rand)
