"""How long does an expert think? Processor seconds of its moves, in positions of regular games.

python bench/slowest_move.py [GAME]... [--moves 12]

All its simulations are done however long they take, so that a busy machine changes nothing. In a
game the clock stops an expert after EXPERT_SECONDS at the latest.
"""

import argparse
from collections.abc import Iterator
from time import process_time

from farol.bench.machine import measured_on
from farol.bots.bot import Budget, Memory, Seat, seat_of
from farol.bots.levels import EXPERT_SECONDS
from farol.bots.registry import profile_of
from farol.bots.roster import new_bot
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL, AnyGame


def decisions(game: AnyGame, seats: int, seed: int) -> Iterator[Seat]:
    """The deciding seats of a game between regulars."""
    state, rand, memory = game.new(seats), Rand(seed), Memory(game, seats)
    regular = new_bot("regular", game.name)
    while (number := state.to_act()) != OVER:
        if number == CHANCE:
            action = state.sample_chance(rand)
        else:
            seat = seat_of(game, state, number, memory.views[number], rand)
            if len(seat.legal_actions()) > 1:
                yield seat
            action = regular.choose(seat)
        events: list[Event] = []
        state.apply(action, events)
        memory.note(events)


def measure(game: AnyGame, seats: int, moves: int) -> tuple[list[float], int]:
    """Processor seconds of an expert's moves, spread over one game."""
    simulations = profile_of(game).simulations
    expert = new_bot("expert", game.name)
    found = list(decisions(game, seats, 7))
    times = []
    for number in range(moves):
        seat = found[(2 * number + 1) * len(found) // (2 * moves)]
        begun = process_time()
        expert.choose(seat, Budget(simulations))
        times.append(process_time() - begun)
    return times, simulations


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(ALL))
    parser.add_argument("--moves", type=int, default=12)
    wanted = parser.parse_args()
    print(measured_on(), flush=True)
    print(f"An expert's clock stops it after {EXPERT_SECONDS} s.")
    print("| game | seats | simulations | mean s | slowest s |")
    print("|---|---|---|---|---|")
    for name in wanted.game:
        for seats in ALL[name].seats:
            times, simulations = measure(ALL[name], seats, wanted.moves)
            mean = sum(times) / len(times)
            print(
                f"| {name} | {seats} | {simulations} | {mean:.2f} | {max(times):.2f} |", flush=True
            )


if __name__ == "__main__":
    main()
