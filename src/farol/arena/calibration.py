"""Calibration of beliefs about roles: of beliefs of 70 %, 70 in 100 should be true."""

import math
from dataclasses import dataclass
from typing import Final

from farol.arena.intervals import student, wilson
from farol.arena.match import Result
from farol.arena.talk import heard
from farol.bots.bot import Memory, seat_of
from farol.bots.registry import profile_of
from farol.bots.roles import Roles
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.record import Record, replay
from farol.core.state import State
from farol.games import AnyGame

BINS: Final = 10
EVERY: Final = 5  # decisions between two samples

# The believed chance that a seat has the game's first role, and whether it had it.
Guess = tuple[float, bool]


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


def guesses(game: AnyGame, result: Result, strangers: bool = False) -> list[list[Guess]]:
    """The beliefs of the seats to move about all others, in a recorded match, by round.

    `strangers`: the levels of the others are unknown, as with people.
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
