"""What one tale is worth to saboteurs: one position with the truth, with a lie and with silence.

python bench/saboteur_lies.py [--saboteurs expert] [--seats 5] [--tales 60] [--times 3] [--seed 72]

Rounds are played with talk until a saboteur who has looked at a goal tells of it. From there the
round is played on after each thing that could have been said, `--times` times, with the same luck
for all of them. The others are regulars. Printed is the gold of a saboteur for the round, with
intervals by deal: for all tales, and for those where the bot chose to lie.
"""

import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from farol.arena.intervals import mean_interval
from farol.bots.bot import Budget, Memory, Seat, TalkMode, View, seat_of
from farol.bots.roster import Roster
from farol.bots.safe import SafeBot, SafeClaim, SafeMove
from farol.bots.tabletalk import Talk
from farol.core.claims import Said
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games.saboteur.claims import CLAIMS, FINDS, GOLD, STONE
from farol.games.saboteur.game import GAME
from farol.games.saboteur.position import DRAW, SABOTEURS_WON, TURN
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import SABOTEUR_PAY, TREASURE

WAYS: Final = ("truth", "lie", "silence")
SPEAKS: Final = 128  # offset in the seed for a seat's claims


@dataclass(frozen=True)
class Moment:
    """A saboteur has looked at a goal and is about to report, in the chosen way."""

    state: Saboteur
    views: list[list[View]]
    teller: int
    goal: int
    chosen: str  # one of WAYS


class Telling(Exception):
    """Raised when a saboteur reports on a goal."""

    def __init__(self, seat: int, claim: dict[str, Any]) -> None:
        super().__init__()
        self.seat = seat
        self.claim = claim


class Watched(SafeBot):
    """A bot whose reports as a saboteur are intercepted."""

    def __init__(self, bot: SafeBot) -> None:
        super().__init__(bot)  # type: ignore[arg-type]
        self._inner = bot

    def choose(self, seat: Seat, budget: Budget | None = None) -> SafeMove:
        """The bot's move."""
        return self._inner.choose(seat, budget)

    def say(self, seat: Seat, talk_mode: TalkMode = "free") -> SafeClaim:
        """The bot's claim; raises Telling for a saboteur's report."""
        words = self._inner.say(seat, talk_mode)
        own: Any = seat.observation()["me"]
        if words.claim is not None and own["role"] == "saboteur":
            claim = CLAIMS.to_json(words.claim)
            if claim["type"] == "saw":
                raise Telling(seat.number, claim)
        return words


class Players(NamedTuple):
    """The bots, and their public names."""

    bots: list[SafeBot]
    names: tuple[str, ...]


class Going(Talk):
    """Talk from the middle of a round: earlier claims are not answered again."""

    def __init__(self, players: Players, seed: int, memory: Memory) -> None:
        rands = [Rand(seed << 8 | SPEAKS | seat) for seat in range(len(players.bots))]
        super().__init__(GAME, players.bots, rands, memory, "free", players.names)
        self._heard = [len(views) for views in memory.views]


def play(state: Saboteur, players: Players, memory: Memory, seed: int, budget: Budget) -> bool:
    """Play on to the end of the round; whether the saboteurs won."""
    chance = Rand(seed)
    rands = [Rand(seed << 8 | seat) for seat in range(state.seats)]
    talk = Going(players, seed, memory)
    before = len(state.past)
    while len(state.past) == before and (number := state.to_act()) != OVER:
        events: list[Event] = []
        if number == CHANCE:
            action = state.sample_chance(chance)
        else:
            views, luck = memory.views[number], rands[number]
            seat = seat_of(GAME, state, number, views, luck, players.names)
            action = players.bots[number].choose(seat, budget).action
            talk.owed = True
        state.apply(action, events)
        memory.note(events)
        if talk.owed and state.to_act() != CHANCE and state.phase in (TURN, DRAW):
            talk.go_round(state, 0)
    return bool(state.past[before] == SABOTEURS_WON)


def moment(players: Players, seed: int, budget: Budget) -> Moment | None:
    """The first report of a saboteur in a round, if there is one."""
    state = GAME.new(len(players.bots))
    assert isinstance(state, Saboteur)
    memory = Memory(GAME, state.seats)
    try:
        play(state, players, memory, seed, budget)
    except Telling as told:
        goal = told.claim["goal"]
        is_gold = state.mine.goal_cards[goal] == TREASURE
        chosen = "truth" if (told.claim["find"] == FINDS[GOLD]) == is_gold else "lie"
        return Moment(state, memory.views, told.seat, goal, chosen)
    return None


def gold(at: Moment, way: str, players: Players, seed: int, budget: Budget) -> float:
    """The round's gold of a saboteur after this report."""
    state = at.state.copy()
    assert isinstance(state, Saboteur)
    saboteurs = sum(state.roles)
    memory = Memory(GAME, state.seats)
    memory.views = [list(views) for views in at.views]
    if way != "silence":
        is_gold = state.mine.goal_cards[at.goal] == TREASURE
        find = GOLD if is_gold == (way == "truth") else STONE
        memory.hear(Said(0, at.teller, CLAIMS.say("saw", at.goal, find)))
    won = play(state, players, memory, seed, budget)
    return float(SABOTEUR_PAY[saboteurs]) if won else 0.0


def tell(name: str, found: list[dict[str, float]]) -> None:
    """One line: gold by report, and the gain of the lie."""
    if len(found) < 2:
        return
    cells = [mean_interval([each[way] for each in found]).text() for way in WAYS]
    cells += [
        mean_interval([each["lie"] - each[way] for each in found]).text()
        for way in ("truth", "silence")
    ]
    print(f"| {name} | {len(found)} | {' | '.join(cells)} |", flush=True)


def main() -> int:
    """Find reports and continue after each of them."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--saboteurs", default="expert")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--tales", type=int, default=60)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--seed", type=int, default=72)
    parser.add_argument("--simulations", type=int, default=200)
    wanted = parser.parse_args()
    budget = Budget(wanted.simulations)
    roster = Roster(GAME, 60.0)
    name = f"{wanted.saboteurs}/regular"
    names = (name,) * wanted.seats
    players = Players([roster.create(name, seat) for seat in range(wanted.seats)], names)
    watched = Players([Watched(bot) for bot in players.bots], names)
    found: list[tuple[Moment, dict[str, float]]] = []
    deal = 0
    while len(found) < wanted.tales:
        seed = wanted.seed << 20 | deal
        deal += 1
        at = moment(watched, seed, budget)
        if at is None:
            continue
        means = {
            way: sum(
                gold(at, way, players, seed << 8 | time, budget) for time in range(wanted.times)
            )
            / wanted.times
            for way in WAYS
        }
        found.append((at, means))
    heading = " | ".join([*WAYS, "lie - truth", "lie - silence"])
    print(f"{name}, {wanted.seats} seats, {deal} rounds, {wanted.times} times each")
    print(f"| | tales | {heading} |")
    tell("all", [means for _, means in found])
    tell("the bot lied", [means for at, means in found if at.chosen == "lie"])
    tell("the bot told the truth", [means for at, means in found if at.chosen == "truth"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
