"""Where do bots not see what a longer search sees? Prints their mean loss and the worst positions.

python bench/blindness.py GAME [--positions 200] [--seats N] [--seed 1] [--simulations N]
    [--times 20] [--worst 5]

Positions come from games between regulars, every seventh decision of them. The judge is an expert's
search with `times` as many simulations, which also tries what the policy thinks little of. The loss
of a move is how much less it is worth to the judge than the judge's own, in hundredths of all that
can be won.
"""

import argparse
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean

from farol.bots.bot import Budget, Memory, Seat, seat_of
from farol.bots.knowledge import FULL
from farol.bots.levels import Expert, Regular
from farol.bots.profile import Profile
from farol.bots.registry import profile_of
from farol.bots.search import Search
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL, AnyGame

STEP = 7  # decisions from one position to the next
OPEN_EYES = 10  # every move gets at least one so-manieth of the weight of the best one
STRONG = 2.0  # hundredths from which on a disagreement is strong


@dataclass(frozen=True)
class Finding:
    """One position: what the judge would do, and what each level would lose."""

    game: int
    decision: int
    best: str
    chosen: dict[str, str]
    losses: dict[str, float]

    def text(self) -> str:
        """One line."""
        moves = " · ".join(
            f"{level} {move} (-{self.losses[level]:.1f})" for level, move in self.chosen.items()
        )
        return f"game {self.game}, decision {self.decision}: {self.best} | {moves}"


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[int, Seat]]:
    """Every so-manieth decision that leaves a choice, of one game between regulars."""
    state, rand, memory = game.new(seats), Rand(seed), Memory(game, seats)
    regular = Regular(profile_of(game))
    count = 0
    while (number := state.to_act()) != OVER:
        if number == CHANCE:
            action = state.sample_chance(rand)
        else:
            seat = seat_of(game, state, number, memory.views[number], rand.fork())
            action = seat.legal_actions()[0]
            if len(seat.legal_actions()) > 1:
                count += 1
                if count % STEP == 0:
                    yield count, seat
                action = regular.choose(seat)
        events: list[Event] = []
        state.apply(action, events)
        memory.note(events)


def judge(profile: Profile, seat: Seat, simulations: int) -> Search:
    """A long search that tries every move."""
    search = Search(seat.world, seat.number, profile.knowledge(seat), seat.rand)
    weights = search.tree.weights
    least = max(1, max(weights) // OPEN_EYES)
    search.tree.weights = [max(least, weight) for weight in weights]
    search.run(simulations)
    return search


def worth(search: Search, action: int) -> float:
    """What a move is worth to a search, in hundredths."""
    tree = search.tree
    index = tree.actions.index(action)
    return 100 * tree.totals[index] / (FULL * max(1, tree.visits[index]))


def look(game: AnyGame, number: int, decision: int, seat: Seat, few: int, many: int) -> Finding:
    """Compare what regular and expert do with what the judge would do."""
    profile = profile_of(game)

    def again(seed: int) -> Seat:
        return Seat(seat.game, seat.number, seat.world, seat.events, Rand(seed))

    chosen = {
        "regular": Regular(profile).choose(again(1)),
        "expert": Expert(profile).choose(again(2), Budget(few)),
    }
    judged = judge(profile, again(3), many)
    best = judged.best()
    losses = {
        level: max(0.0, worth(judged, best) - worth(judged, action)) if action != best else 0.0
        for level, action in chosen.items()
    }
    moves = {level: seat.notation(action) for level, action in chosen.items()}
    return Finding(number, decision, seat.notation(best), moves, losses)


def findings(game: AnyGame, seats: int, seed: int, few: int, many: int) -> Iterator[Finding]:
    """One after another, over as many games as are asked for."""
    profile = profile_of(game)
    for number in itertools.count(seed):
        for decision, seat in positions(game, seats, number):
            if not profile.knowledge(seat).is_settled(seat.world):
                yield look(game, number, decision, seat, few, many)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(ALL))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--worst", type=int, default=5)
    wanted = parser.parse_args()
    game = ALL[wanted.game]
    seats = wanted.seats or game.seats[len(game.seats) // 2]
    few = wanted.simulations or profile_of(game).simulations
    found = list(
        itertools.islice(
            findings(game, seats, wanted.seed, few, wanted.times * few), wanted.positions
        )
    )
    print(f"{game.name}, {seats} seats, {len(found)} positions, {few} x {wanted.times} simulations")
    for level in ("regular", "expert"):
        losses = [finding.losses[level] for finding in found]
        strong = sum(loss >= STRONG for loss in losses)
        print(f"{level}: mean loss {fmean(losses):.2f}, {strong} disagree strongly")
        worst = sorted(found, key=lambda finding: -finding.losses[level])
        for finding in worst[: wanted.worst]:
            print("  " + finding.text())


if __name__ == "__main__":
    main()
