"""Information-set search, ours against OpenSpiel's from Python, in one sitting.

    pip install open_spiel      # for this comparison only, in an environment that has Farol
    python bench/openspiel_search.py --seconds 10

OpenSpiel has none of our games, so its side plays games of like size: hearts and gin rummy. A
simulation is one descent with its evaluation. OpenSpiel's evaluator plays one random game to the
end; ours plays by rules of thumb to the end of a round or turn, or not at all, and evaluates: it is
given with random play to the end as well, so that like is compared with like.
"""

import argparse
import random
import time

try:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError:
    pyspiel = None

from farol.bench.machine import measured_on
from farol.bench.measure import positions
from farol.bench.search import search
from farol.bots.knowledge import Knowledge
from farol.bots.search import Search
from farol.commands.arguments import check_seats, find_game
from farol.core.rand import Rand
from farol.games import ALL


def ours_plain(name: str, seats: int, seconds: float) -> float:
    """Simulations a second with no knowledge: uniform weights and random play to the end."""
    rand = Rand(1)
    searches = [
        Search(state.sample_world(state.to_act(), rand), state.to_act(), Knowledge(), rand.fork())
        for state in positions(ALL[name], seats, rand)[:32]
    ]
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        searches[count % len(searches)].run(4)
        count += 1
    return 4 * count / (time.perf_counter() - start)


def openspiel(name: str, seconds: float) -> float:
    """Simulations a second of OpenSpiel's Python search, as its own example sets it up."""
    rng = random.Random(1)
    game = pyspiel.load_game(name)
    count, spent = 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        steps = rng.randrange(20, 60)
        while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps -= 1
        if state.is_terminal():
            continue
        bot = ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(1),
            uct_c=1.4,
            max_simulations=50,
            max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        )
        start = time.perf_counter()
        try:
            bot.step(state)
        except ValueError:  # its hearts sometimes samples a world without a legal move
            continue
        spent += time.perf_counter() - start
        count += 50
    return count / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("tables", nargs="*", help="GAME:SEATS; without any, every game")
    wanted = parser.parse_args()
    seconds = wanted.seconds
    print(measured_on())
    print(f"{'game':<16}{'with knowledge':>16}{'random to the end':>20}")
    for table in wanted.tables or ALL:
        name, _, count = table.partition(":")
        game = find_game(name)
        seats = check_seats(game, int(count) if count else None)
        rate = search(game, seats, seconds, 1).rates["simulations"]
        print(f"{name:<16}{rate:>16,.0f}{ours_plain(name, seats, seconds):>20,.0f}")
    if pyspiel is None:
        print("OpenSpiel is not installed here.")
        return
    for name in ("hearts", "gin_rummy"):
        print(f"{name:<16}{'':>16}{openspiel(name, seconds):>20,.0f}  OpenSpiel, from Python")


if __name__ == "__main__":
    main()
