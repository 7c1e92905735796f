"""Averages of Lok'n'Roll: a simple bot looks one turn ahead with the exact odds.

It minimises the expected sum of its pile plus three quarters of its hand after this turn. In a tie
a kind bot leaves the most space, a hostile one the least, and a careless one ignores it. An averse
bot counts each derailment as so many points more.

Run it with the number of games per column: `python bench/loknroll_averages.py 150`.
"""

import sys
from statistics import mean, quantiles

from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games.loknroll.game import GAME
from farol.games.loknroll.moves import ACCEPT, LAY, PASS, PUT, ROLL, STOP, laid_kind, laid_way
from farol.games.loknroll.odds import odds
from farol.games.loknroll.piles import points
from farol.games.loknroll.position import ACT, BUILD, DISCARD, PENALTY
from farol.games.loknroll.room import bits_in
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.tables import CHAOS, SHAPE_OF

HAND_WEIGHT = 0.75
MOST_CARDS = 4  # the longest planned build


KIND, CARELESS, HOSTILE = 1, 0, -1


class Bot:
    """A bot's style of laying, and its penalty for a derailment."""

    def __init__(self, laying: int = KIND, aversion: float = 0.0) -> None:
        self.laying = laying
        self.aversion = aversion

    def choose(self, state: LokState, rand: Rand) -> int:
        """The first step of the best plan for this turn."""
        actions = state.legal_actions()
        if state.phase == PENALTY:
            return ACCEPT if ACCEPT in actions else actions[0]
        if state.phase not in {ACT, BUILD, DISCARD}:
            return rand.choice(actions)
        costs = [self.cost(state, action) for action in actions]
        best = min(costs)
        return rand.choice([actions[i] for i in range(len(actions)) if costs[i] == best])

    def cost(self, state: LokState, action: int) -> tuple[float, int]:
        """The minimum cost of a turn that continues with this action, then the space it leaves."""
        hand = HAND_WEIGHT * points(state.hands[state.seat])
        if action == STOP:
            return hand, self.room_cost(state)
        if action in {PASS, ROLL}:
            found = odds(state, action)
            points_lost = found.expected_points() + self.aversion * found.derail_chance()
            return points_lost + hand, self.room_cost(state)
        after = state.copy()
        after.apply(action)
        cost, room = min(self.cost(after, following) for following in self.further(after))
        before = points(state.piles[state.seat])
        return cost + points(after.piles[state.seat]) - before, room

    def room_cost(self, state: LokState) -> int:
        """Less is better."""
        return -self.laying * bits_in(state.track.room)

    def further(self, state: LokState) -> list[int]:
        """Stop, or go on; a kind bot lays only in the way that leaves most space."""
        actions = state.legal_actions()
        if state.phase == DISCARD:
            return actions
        if state.build_cards == MOST_CARDS:
            return [ROLL]
        if self.laying != KIND:
            return actions
        roomiest = state.track.roomiest_way
        return [a for a in actions if a == ROLL or laid_way(a) == roomiest(laid_kind(a))]


class Tally:
    """Totals over many games."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.actions = {"build": 0, "pass": 0, "chaos": 0}
        self.overshoots: list[int] = []
        self.pairs = 0
        self.lengths: list[int] = []
        self.scores: list[int] = []
        self.no_room = 0
        self.no_shape = 0
        self.won = 0
        self.laura: list[int] = []

    def see_turn(self, state: LokState, action: int) -> None:
        """Record the first action of a turn."""
        self.turns += 1
        self.lengths.append(len(state.track.kinds))
        word = "pass" if action == PASS else "build" if action < PUT else "chaos"
        self.actions[word] += 1
        self.no_shape += state.track.room == 0
        if not any(LAY <= other < PUT for other in state.legal_actions()):
            hand = state.hands[state.seat]
            self.no_room += any(
                SHAPE_OF[kind] != CHAOS and not state.track.clashes(kind) for kind in hand
            )

    def hear(self, events: list[Event]) -> None:
        """Record events."""
        for event in events:
            if event.seat < 4 and event.kind == "derailed":
                self.overshoots.append(event.public[0])
            elif event.kind == "put" and event.public[1] >= 0:
                self.pairs += 1

    def see_end(self, state: LokState) -> None:
        """Record the end of a game."""
        self.games += 1
        self.scores += state.scores()
        self.won += state.ranking()[0] == 1
        if len(state.piles) > state.seats:
            self.laura.append(state.laura_score())


def play(seats: int, options: dict[str, bool | int | str], games: int, bot: Bot) -> Tally:
    """Many games, the bot in every seat."""
    tally = Tally()
    for seed in range(games):
        rand = Rand(seed)
        state = GAME.new(seats, options)
        while state.to_act() != OVER:
            events: list[Event] = []
            if state.to_act() == CHANCE:
                action = state.sample_chance(rand)
            else:
                action = bot.choose(state, rand)
                if state.phase == ACT:
                    tally.see_turn(state, action)
            state.apply(action, events)
            tally.hear(events)
        tally.see_end(state)
    return tally


def show(name: str, tally: Tally) -> None:
    """One column of the table, as a block of lines."""
    share = [round(100 * count / tally.turns) for count in tally.actions.values()]
    builds = tally.actions["build"]
    derailed = len(tally.overshoots)
    low, *_, high = quantiles(tally.scores, n=10)
    print(f"\n{name}: {tally.games} games")
    print(f"  turns a game (of seats)        {tally.turns / tally.games:8.1f}")
    print("  builds / passes / chaos, %     ", "/".join(map(str, share)))
    print(f"  builds that derail, %          {100 * derailed / builds:8.1f}")
    print(f"  derailments a game             {derailed / tally.games:8.1f}")
    print(f"  mean overshoot, cards          {mean(tally.overshoots or [0]):8.2f}")
    print(f"  pairs combined a game          {tally.pairs / tally.games:8.1f}")
    print(f"  track length, mean (longest)   {mean(tally.lengths):8.1f} ({max(tally.lengths)})")
    print(f"  score, mean (10 % - 90 %)      {mean(tally.scores):8.1f} ({low:.0f}-{high:.0f})")
    print(f"  no build for lack of room, %   {100 * tally.no_room / tally.turns:8.2f}")
    print(f"  no shape fits at all, %        {100 * tally.no_shape / tally.turns:8.2f}")
    if name.startswith("three") or tally.laura:
        print(f"  won or shared, %               {100 * tally.won / tally.games:8.1f}")
    if tally.laura:
        print(f"  Laura's cards, mean            {mean(tally.laura):8.1f}")


def main() -> None:
    """Print every column."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for free_end in (True, False):
        words = "no dead ends" if free_end else "dead ends allowed"
        for seats in (2, 3, 4, 1):
            show(f"{seats} seats, {words}", play(seats, {"free_end": free_end}, games, Bot()))
        for laying, manner in ((CARELESS, "careless"), (HOSTILE, "hostile")):
            tally = play(3, {"free_end": free_end}, games, Bot(laying))
            show(f"3 seats, {words}, {manner} laying", tally)
    show("3 seats, ribbon", play(3, {"geometry": "ribbon"}, games, Bot()))
    show("against Laura", play(1, {"mode": "laura"}, games, Bot()))
    options: dict[str, bool | int | str] = {"mode": "three_derailments"}
    for aversion in (4.0, 7.0, 10.0):
        tally = play(1, options, games, Bot(aversion=aversion))
        show(f"three derailments, aversion {aversion:.0f}", tally)


if __name__ == "__main__":
    main()
