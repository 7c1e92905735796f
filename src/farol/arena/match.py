"""One match between bots, from a seed to its result."""

from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from farol.bots.bot import Clock, Memory, seat_of
from farol.bots.crew import Crew
from farol.core.data import Json
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.games import AnyGame


@dataclass(frozen=True)
class Match:
    """What to play: bots by seat; matches of one `deal` have the same chance to begin with."""

    number: int
    deal: int
    seed: int
    bots: tuple[str, ...]


@dataclass
class Rounds:
    """Who had which role in each round and what it brought, for games that show roles."""

    latest: list[int]  # scores before the last action
    scores: list[int]  # scores before the end of the round that is being paid out
    open: dict[str, Json] | None = None
    done: list[Json] = field(default_factory=list)

    def before(self, state: State) -> None:
        """Look at the scores before anything happens."""
        self.latest = list(state.scores())

    def note(self, game: AnyGame, events: list[Event]) -> None:
        """Watch for the end of a round; all of its gold is paid when the next one ends."""
        for event in events:
            if event.kind == "round-over":
                self.close(self.latest)
                view = game.event_view(event, None)
                if view is not None and "saboteurs" in view:
                    self.open = {"saboteurs": view["saboteurs"]}
                    self.scores = self.latest

    def close(self, scores: list[int]) -> None:
        """Write down what the last round brought."""
        if self.open is not None:
            gains = [after - was for was, after in zip(self.scores, scores, strict=True)]
            self.done.append({**self.open, "gains": list(gains)})
            self.open = None


def play_match(
    game: AnyGame, match: Match, crew: Crew, options: dict[str, Json], clock: Clock | None
) -> dict[str, Json]:
    """Play to the end and tell the result."""
    state = game.new(len(match.bots), options)
    chance = Rand(match.seed << 32 | match.deal)
    rands = [Rand((match.seed << 40) | match.number << 8 | seat) for seat in range(state.seats)]
    bots = [crew.hire(name, seat) for seat, name in enumerate(match.bots)]
    memory = Memory(game, state.seats)
    rounds = Rounds(list(state.scores()), list(state.scores()))
    actions: list[Json] = []
    problems: list[Json] = []
    slowest = [0.0] * state.seats
    moves = [0] * state.seats
    while (seat := state.to_act()) != OVER:
        events: list[Event] = []
        if seat == CHANCE:
            action = state.sample_chance(chance)
        else:
            begun = perf_counter()
            answer = bots[seat].choose(
                seat_of(game, state, seat, memory.views[seat], rands[seat]), clock
            )
            slowest[seat] = max(slowest[seat], perf_counter() - begun)
            moves[seat] += 1
            action = answer.action
            if answer.problem is not None:
                problems.append({"seat": seat, "move": len(actions), "problem": answer.problem})
        rounds.before(state)
        state.apply(action, events)
        actions.append(action)
        memory.note(events)
        rounds.note(game, events)
    rounds.close(list(state.scores()))
    return {
        "match": match.number,
        "deal": match.deal,
        "bots": list(match.bots),
        "scores": list(state.scores()),
        "places": list(state.ranking()),
        "rounds": rounds.done,
        "slowest": [round(seconds, 3) for seconds in slowest],
        "moves": list(moves),
        "problems": problems,
        "actions": actions,
    }


def schedule(bots: tuple[str, ...], games: int, seed: int) -> list[Match]:
    """Every deal is played by every different rotation of the bots, for so many games."""
    count = _rotations(bots)
    return [
        Match(number, number // count, seed, bots[number % count :] + bots[: number % count])
        for number in range(games)
    ]


def _rotations(bots: tuple[str, ...]) -> int:
    """In how many ways the bots can be turned around the table; one if all are the same."""
    return next(
        turned for turned in range(1, len(bots) + 1) if bots[turned:] + bots[:turned] == bots
    )


Result = dict[str, Any]  # one match as `play_match` tells it, read back from a file
