"""Calibration of beliefs about roles: of beliefs of 70 %, 70 in 100 should be true."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from farol.arena.intervals import Interval, bootstrap, student, wilson
from farol.arena.match import Result
from farol.bots.bot import Memory, Seat, seat_of
from farol.bots.registry import profile_of
from farol.bots.roles import Roles
from farol.bots.tabletalk import heard
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.record import Record, replay
from farol.core.state import State
from farol.games import AnyGame

BINS: Final = 10
EVERY: Final = 5  # decisions between two samples
SURE: Final = 1000  # beliefs are in thousandths

# The believed chance that a seat has the game's first role, and whether it had it.
Guess = tuple[float, bool]
# For each seat the believed chance that it has the game's first role; None without beliefs.
Believer: TypeAlias = Callable[[Seat], list[float] | None]


@dataclass(frozen=True)
class Bin:
    """Beliefs of about the same size: their mean, the share that was true, their number.

    Beliefs within one round are dependent: `margin`, half a 95 % interval, counts rounds. Where all
    or none were true, it comes from Wilson's interval for as many rounds.
    """

    said: float
    was: float
    count: int
    rounds: int
    margin: float


def guesses(
    game: AnyGame, result: Result, strangers: bool = False, believer: Believer | None = None
) -> list[list[Guess]]:
    """The beliefs of the seats to move about all others, in a recorded match, by round.

    `strangers`: the levels of the others are unknown, as with people. `believer` is asked wherever
    our bots have beliefs; None: our bots.
    """
    company = () if strangers else tuple(result["bots"])
    profile, roles = profile_of(game), Roles(game)
    record = Record.from_json(result["record"])
    memory = Memory(game, record.seats)
    said = heard(game, result)
    found: list[list[Guess]] = []
    waiting: list[tuple[int, float]] = []
    decisions = 0
    entries = 0

    def reveal(events: list[Event]) -> None:
        for event in events:
            view = game.event_view(event, None)
            revealed = None if view is None else roles.revealed(view, record.seats)
            if revealed is not None:
                having = revealed[roles.names[0]]
                found.append([(chance, other in having) for other, chance in waiting])
                waiting.clear()

    def ask(state: State) -> None:
        nonlocal decisions
        for claim in said.get(entries, []):
            memory.hear(claim)
        mover = state.to_act()
        if mover >= 0:
            decisions += 1
            if decisions % EVERY == 0:
                seat = seat_of(game, state, mover, memory.views[mover], Rand(0), company)
                believed = profile.role_beliefs(seat) or []
                if believed and believer is not None:
                    believed = believer(seat) or []
                waiting.extend(pair for pair in enumerate(believed) if pair[0] != mover)

    def watch(state: State, _entry: int, events: list[Event]) -> None:
        nonlocal entries
        entries += 1
        memory.note(events)
        reveal(events)
        ask(state)

    ask(game.new(record.seats, record.options))
    replay(game, record, watch)
    return found


def log_loss(rounds: list[list[Guess]]) -> tuple[float, float]:
    """The mean logarithmic loss of the beliefs, less is better, and half a 95 % interval of it over
    rounds. A belief of 0 or 1 counts as one in SURE away from it.

    >>> log_loss([[(0.5, True), (0.5, False)], [(0.5, True)]])
    (0.6931471805599453, 0.0)
    """
    losses = [[_loss(guess) for guess in part] for part in rounds if part]
    count = sum(map(len, losses))
    mean = math.fsum(map(math.fsum, losses)) / count
    strays = [math.fsum(loss - mean for loss in part) for part in losses]
    sigmas = student(len(losses) - 1) if len(losses) > 1 else math.inf
    return mean, sigmas * math.sqrt(math.fsum(stray * stray for stray in strays)) / count


def calibration_error(rounds: list[list[Guess]], count: int = BINS) -> Interval:
    """The mean distance between what was said and how often it was true, over bins of beliefs, with
    a 95 % interval by resampled rounds. Few beliefs are far off by chance."""
    sums = [_sums(part, count) for part in rounds if part]
    [(low, high)] = bootstrap(sums, lambda drawn, _rand: [_error(drawn)])
    return Interval(_error(sums), low, high, len(sums))


def _sums(part: list[Guess], count: int) -> list[tuple[int, float]]:
    """Of each bin, how many beliefs and by how much they said more than was true."""
    found = [(0, 0.0)] * count
    for said, was in part:
        number = min(count - 1, int(said * count))
        many, more = found[number]
        found[number] = many + 1, more + said - was
    return found


def _error(rounds: list[list[tuple[int, float]]]) -> float:
    total, distance = 0, 0.0
    for heap in zip(*rounds, strict=True):
        total += sum(many for many, _ in heap)
        distance += abs(math.fsum(more for _, more in heap))
    return distance / total


def _loss(guess: Guess) -> float:
    said, was = guess
    said = min(1 - 1 / SURE, max(1 / SURE, said))
    return -math.log(said if was else 1 - said)


def bins(rounds: list[list[Guess]], count: int = BINS) -> list[Bin]:
    """The beliefs in `count` bins, without empty ones."""
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
    sigmas = student(len(rounds) - 1) if len(rounds) > 1 else math.inf
    margin = sigmas * math.sqrt(math.fsum(stray * stray for stray in strays)) / count
    if was in (0.0, 1.0):
        low, high = wilson(was, len(rounds), sigmas) if len(rounds) > 1 else (0.0, 1.0)
        margin = high - low
    return Bin(said, was, count, len(rounds), margin)
