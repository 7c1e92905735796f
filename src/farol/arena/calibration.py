"""Whether beliefs are right as often as they say: 70 % should be right 70 times in 100."""

import math
from dataclasses import dataclass
from typing import Final

from farol.arena.figures import SIGMAS
from farol.arena.match import Result
from farol.bots.bot import Memory, seat_of
from farol.bots.saboteur_belief import believe
from farol.core.event import Event
from farol.core.rand import Rand
from farol.games import ALL

BINS: Final = 10
EVERY: Final = 5  # decisions between two questions

Guess = tuple[float, bool]  # the chance that a seat was given to be a saboteur, and whether it was


@dataclass(frozen=True)
class Bin:
    """Guesses of about the same size: their mean, how often they were right, how many.

    Guesses of one round stand and fall together: `margin`, half a 95 % interval, counts rounds.
    """

    said: float
    was: float
    count: int
    rounds: int
    margin: float


def guesses(result: Result) -> list[list[Guess]]:
    """What the seats to move in a recorded match believed of all the others, round by round."""
    game = ALL["saboteur"]
    state = game.new(len(result["bots"]))
    memory = Memory(game, state.seats)
    found: list[list[Guess]] = []
    waiting: list[tuple[int, float]] = []
    decisions = 0
    for action in result["actions"]:
        mover = state.to_act()
        if mover >= 0:
            decisions += 1
            seat = seat_of(game, state, mover, memory.views[mover], Rand(0))
            if decisions % EVERY == 0 and seat.observation()["phase"] == "turn":
                belief = believe(seat)
                others = [other for other in range(state.seats) if other != mover]
                waiting += [(other, belief.saboteur(other)) for other in others]
        events: list[Event] = []
        state.apply(action, events)
        memory.note(events)
        for event in events:
            if event.kind == "round-over":
                view = game.event_view(event, None)
                assert view is not None
                saboteurs = view["saboteurs"]
                assert isinstance(saboteurs, list)
                found.append([(chance, other in saboteurs) for other, chance in waiting])
                waiting = []
    return found


def bins(rounds: list[list[Guess]], count: int = BINS) -> list[Bin]:
    """The guesses in so many heaps, those without a guess left out."""
    heaps: list[list[list[Guess]]] = [[] for _ in range(count)]
    for guessed in rounds:
        parts: list[list[Guess]] = [[] for _ in range(count)]
        for guess in guessed:
            parts[min(count - 1, int(guess[0] * count))].append(guess)
        for heap, part in zip(heaps, parts, strict=True):
            if part:
                heap.append(part)
    return [_bin(heap) for heap in heaps if heap]


def _bin(rounds: list[list[Guess]]) -> Bin:
    count = sum(len(part) for part in rounds)
    said = sum(chance for part in rounds for chance, _ in part) / count
    was = sum(true for part in rounds for _, true in part) / count
    strays = [sum(true - was for _, true in part) for part in rounds]
    margin = SIGMAS * math.sqrt(math.fsum(stray * stray for stray in strays)) / count
    return Bin(said, was, count, len(rounds), margin)
