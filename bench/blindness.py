"""Where do bots not see what a longer search sees? Prints their mean loss and the worst positions.

python bench/blindness.py GAME [--strong 200] [--seats N] [--seed 1] [--simulations N]
    [--times 20] [--worst 5] [--keep FILE] [--again FILE]

Positions come from games between regulars, every seventh decision of them, until in so many a level
disagrees strongly with the judge, an expert's search with `times` as many simulations, which also
tries what the policy thinks little of. The loss of a move is how much less it is worth to the judge
than the judge's own, in hundredths of all that can be won. A move that the judge tried seldom looks
worse or better than it is by luck: so where they disagree strongly, a second search as long, with
other luck, tries the moves in question alone, and tells what is left of the loss.

--keep writes positions and findings to a file. --again looks at the positions of such a file, with
the bots of this version, and tells what their moves are worth to the judge of then too.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from itertools import count
from pathlib import Path
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
OPEN_EYES = 10  # every move gets at least this fraction of the best one's weight
STRONG = 2.0  # hundredths from which on a disagreement is strong
LEVELS = ("regular", "expert")


@dataclass(frozen=True)
class Position:
    """A decision of one game: all earlier actions, including those of chance."""

    game: int
    decision: int
    actions: list[int]


@dataclass(frozen=True)
class Finding:
    """One position: the judge's move, each level's move, and the values of all moves to the judge.

    `second` are the values of the moves in question in the second search.
    """

    position: Position
    best: str
    chosen: dict[str, str]
    worths: dict[str, float]
    second: dict[str, float]

    def left(self, move: str) -> float:
        """The loss according to the second search; negative: the move was better."""
        if self.loss(move) < STRONG or move not in self.second:
            return 0.0
        return self.second[self.best] - self.second[move]

    def loss(self, move: str) -> float:
        """The loss of a move compared with the judge's own."""
        return max(0.0, self.worths[self.best] - self.worths.get(move, min(self.worths.values())))

    def is_strong(self) -> bool:
        """Whether a level disagrees strongly with the judge."""
        return any(self.loss(move) >= STRONG for move in self.chosen.values())

    def text(self) -> str:
        """One line."""
        moves = (f"{level} {move} (-{self.loss(move):.1f})" for level, move in self.chosen.items())
        place = f"game {self.position.game}, decision {self.position.decision}"
        return f"{place}: {self.best} | {' · '.join(moves)}"


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[Position]:
    """Every n-th decision with a choice, in games between regulars."""
    regular = Regular(profile_of(game))
    for number in count(seed):
        state, rand, memory = game.new(seats), Rand(number), Memory(game, seats)
        actions: list[int] = []
        choices = 0
        while (mover := state.to_act()) != OVER:
            if mover == CHANCE:
                action = state.sample_chance(rand)
            else:
                seat = seat_of(game, state, mover, memory.views[mover], rand.fork())
                action = seat.legal_actions()[0]
                if len(seat.legal_actions()) > 1:
                    choices += 1
                    if choices % STEP == 0:
                        yield Position(number, choices, list(actions))
                    action = regular.choose(seat)
            events: list[Event] = []
            state.apply(action, events)
            memory.note(events)
            actions.append(action)


def seat_at(game: AnyGame, seats: int, position: Position, seed: int) -> Seat:
    """The deciding seat with its views."""
    state, memory = game.new(seats), Memory(game, seats)
    for action in position.actions:
        events: list[Event] = []
        state.apply(action, events)
        memory.note(events)
    number = state.to_act()
    return seat_of(game, state, number, memory.views[number], Rand(seed))


def judge(profile: Profile, seat: Seat, simulations: int) -> Search:
    """A long search that tries every move."""
    search = Search(seat.world, seat.number, profile.knowledge(seat), seat.rand)
    weights = search.tree.weights
    least = max(1, max(weights) // OPEN_EYES)
    search.tree.weights = [max(least, weight) for weight in weights]
    search.run(simulations)
    return search


def invalidate_owner(profile: Profile, seat: Seat, moves: set[int], simulations: int) -> Search:
    """A long search limited to these moves, visited equally."""
    search = Search(seat.world, seat.number, profile.knowledge(seat), seat.rand)
    search.tree.weights = [1 if action in moves else 0 for action in search.tree.actions]
    search.run(simulations)
    return search


def worths(search: Search, seat: Seat) -> dict[str, float]:
    """The value of each move in a search, in hundredths."""
    tree = search.tree
    return {
        seat.notation(action): round(100 * total / (FULL * max(1, visits)), 2)
        for action, total, visits in zip(tree.actions, tree.totals, tree.visits, strict=True)
        if visits > 0
    }


def findings(
    game: AnyGame, seats: int, found: Iterable[Position], few: int, many: int
) -> Iterator[Finding]:
    """The moves of regular and expert in each position, with the judge's values."""
    profile = profile_of(game)
    for position in found:
        seat = seat_at(game, seats, position, 1)
        if profile.knowledge(seat).is_settled(seat.world):
            continue
        chosen = {
            "regular": Regular(profile).choose(seat),
            "expert": Expert(profile).choose(seat_at(game, seats, position, 2), Budget(few)),
        }
        judged = judge(profile, seat_at(game, seats, position, 3), many)
        best = judged.best()
        moves = {level: seat.notation(action) for level, action in chosen.items()}
        found = Finding(position, seat.notation(best), moves, worths(judged, seat), {})
        if found.is_strong():
            tried = {best, *chosen.values()}
            doubted = invalidate_owner(profile, seat_at(game, seats, position, 4), tried, many)
            found = replace(found, second=worths(doubted, seat))
        yield found


def read(file: Path) -> list[Finding]:
    """The findings that --keep wrote."""
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [Finding(**{**row, "position": Position(**row["position"])}) for row in rows]


def show(found: list[Finding], worst: int) -> None:
    """Print the mean loss of both levels, and the worst positions."""
    for level in LEVELS:
        losses = [finding.loss(finding.chosen[level]) for finding in found]
        strong = sum(loss >= STRONG for loss in losses)
        left = [finding.left(finding.chosen[level]) for finding in found]
        print(
            f"{level}: mean loss {fmean(losses):.2f}, {strong} disagree strongly; "
            f"the second search leaves {fmean(left):.2f}, {sum(loss >= STRONG for loss in left)}"
        )
        order = sorted(zip(losses, found, strict=True), key=lambda pair: -pair[0])
        for _, finding in order[:worst]:
            print("  " + finding.text())


def compare(then: list[Finding], now: list[Finding]) -> None:
    """Compare the old and new moves, by both judges."""
    for level in LEVELS:
        for judged, name in ((then, "then"), (now, "now")):
            losses = [
                fmean(
                    finding.loss(other.chosen[level])
                    for finding, other in zip(judged, moves, strict=True)
                )
                for moves in (then, now)
            ]
            print(f"{level}, by the judge of {name}: {losses[0]:.2f} then, {losses[1]:.2f} now")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(ALL))
    parser.add_argument("--strong", type=int, default=200)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--worst", type=int, default=5)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--again", type=Path)
    wanted = parser.parse_args()
    game = ALL[wanted.game]
    seats = wanted.seats or game.seats[len(game.seats) // 2]
    few = wanted.simulations or profile_of(game).simulations
    then = read(wanted.again) if wanted.again else []
    source: Iterable[Position] = [finding.position for finding in then]
    if not then:
        source = positions(game, seats, wanted.seed)
    found: list[Finding] = []
    strong = 0
    for finding in findings(game, seats, source, few, wanted.times * few):
        found.append(finding)
        strong += finding.is_strong()
        if wanted.keep:
            with wanted.keep.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(asdict(finding)) + "\n")
        if not then and strong >= wanted.strong:
            break
    print(f"{game.name}, {seats} seats, {few} x {wanted.times} simulations")
    print(f"{len(found)} positions, in {strong} a level disagrees strongly")
    show(found, wanted.worst)
    if then:
        compare(then, found)


if __name__ == "__main__":
    main()
