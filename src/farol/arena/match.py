"""One match between bots, from a seed to its result."""

from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from farol.bots.bot import Budget, Memory, TalkMode, seat_of
from farol.bots.roles import Roles
from farol.bots.roster import Roster
from farol.bots.safe import SafeBot
from farol.bots.tabletalk import Talk
from farol.core.data import Json
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.record import Record
from farol.core.state import CHANCE, OVER, State
from farol.games import AnyGame

SPEAKS: Final = 128  # offset in the seed for a seat's claims; there are fewer seats than that


@dataclass(frozen=True)
class Match:
    """A match to play: bots by seat; matches of one `deal` have the same initial chance."""

    number: int
    deal: int
    seed: int
    bots: tuple[str, ...]


@dataclass
class Rounds:
    """Roles and gains in each round, for games that have roles."""

    roles: Roles
    latest: list[int]  # scores before the last action
    scores: list[int]  # scores before the end of the round that is being scored
    open: dict[str, Json] | None = None
    done: list[Json] = field(default_factory=list)

    def before(self, state: State) -> None:
        """Record the scores before anything happens."""
        self.latest = list(state.scores())

    def note(self, game: AnyGame, events: list[Event]) -> None:
        """Detect the end of a round; its gains are complete when the next round ends."""
        for event in events if self.roles.names else ():
            view = game.event_view(event, None)
            found = None if view is None else self.roles.revealed(view, len(self.latest))
            if found is not None:
                self.close(self.latest)
                self.open = {"roles": {role: list(seats) for role, seats in found.items()}}
                self.scores = self.latest

    def close(self, scores: list[int]) -> None:
        """Record the gains of the last round."""
        if self.open is not None:
            gains = [after - was for was, after in zip(self.scores, scores, strict=True)]
            self.done.append({**self.open, "gains": list(gains)})
            self.open = None


def play_match(
    game: AnyGame,
    match: Match,
    roster: Roster,
    options: dict[str, Json],
    budget: Budget | None,
    talk_mode: TalkMode | None = None,
) -> dict[str, Json]:
    """Play to the end and return the result with the record; with a `talk_mode` bots talk."""
    record = Record.of_new(game, len(match.bots), options)
    state = game.new(record.seats, record.options)
    chance = Rand(match.seed << 32 | match.deal)
    rands = [Rand((match.seed << 40) | match.number << 8 | seat) for seat in range(state.seats)]
    bots = [roster.create(name, seat) for seat, name in enumerate(match.bots)]
    memory = Memory(game, state.seats)
    talk = None if talk_mode is None else _talk(game, match, bots, memory, talk_mode)
    rounds = Rounds(Roles(game), list(state.scores()), list(state.scores()))
    problems: list[Json] = []
    slowest = [0.0] * state.seats
    moves = [0] * state.seats
    while (seat := state.to_act()) != OVER:
        events: list[Event] = []
        if seat == CHANCE:
            action = state.sample_chance(chance)
        else:
            begun = perf_counter()
            views, luck = memory.views[seat], rands[seat]
            answer = bots[seat].choose(seat_of(game, state, seat, views, luck, match.bots), budget)
            slowest[seat] = max(slowest[seat], perf_counter() - begun)
            moves[seat] += 1
            action = answer.action
            if answer.problem is not None:
                problems.append(
                    {"seat": seat, "move": len(record.actions), "problem": answer.problem}
                )
        rounds.before(state)
        state.apply_unchecked(action, events)
        record.actions.append(action)
        memory.note(events)
        rounds.note(game, events)
        if talk is not None and seat != CHANCE:
            talk.owed = True
        if talk is not None and talk.owed and state.to_act() != CHANCE:
            talk.go_round(state, len(record.actions))
    rounds.close(list(state.scores()))
    said: dict[str, Json] = {} if talk is None else {"claims": talk.record()}
    return said | {
        "match": match.number,
        "deal": match.deal,
        "bots": list(match.bots),
        "scores": list(state.scores()),
        "places": list(state.ranking()),
        "rounds": rounds.done,
        "slowest": [round(seconds, 3) for seconds in slowest],
        "moves": list(moves),
        "problems": problems,
        "record": record.to_json(),
    }


def _talk(
    game: AnyGame, match: Match, bots: list[SafeBot], memory: Memory, talk_mode: TalkMode
) -> Talk:
    """Talk with a random stream of its own, so that silent bots play the same moves as without
    it."""
    rands = [
        Rand((match.seed << 40) | match.number << 8 | SPEAKS | seat) for seat in range(len(bots))
    ]
    return Talk(game, bots, rands, memory, talk_mode, match.bots)


def schedule(bots: tuple[str, ...], games: int, seed: int) -> list[Match]:
    """The matches: every deal is played by every different rotation of the bots."""
    count = rotations(bots)
    return [
        Match(number, number // count, seed, bots[number % count :] + bots[: number % count])
        for number in range(games)
    ]


def rotations(bots: tuple[str, ...]) -> int:
    """The number of different rotations of the bots around the table; 1 if all are the same."""
    return next(
        turned for turned in range(1, len(bots) + 1) if bots[turned:] + bots[:turned] == bots
    )


Result = dict[str, Any]  # the result of `play_match`, read back from a file
