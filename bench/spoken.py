"""What bots say, by role and level: whether a kind of words belongs to one role alone.

python bench/spoken.py GAME ARENA_FOLDER...

Folders are those of `farol arena GAME --talk free --out FOLDER`. For each level and kind: how
often a seat says it in a round in either role, how many of those who said it in a round had the
game's first role, beside how many seats have it, and how many would if as many seats had the one
role as the other: near 50 % the words tell nothing. Intervals are 95 %, by games.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from farol.arena.intervals import bootstrap
from farol.arena.match import Result
from farol.arena.run import MATCHES_FILE, read_results
from farol.bots.roles import Roles
from farol.bots.tabletalk import heard
from farol.core.event import Event
from farol.core.record import Record, replay
from farol.core.state import State
from farol.games import ALL, AnyGame

APART: Final = "/"  # separates the bots of a seat with one bot per role


@dataclass(frozen=True)
class Part:
    """One seat in one round: its bot, whether it had the first role, and its kinds of claims."""

    bot: str
    is_first: bool
    said: frozenset[str]


def parts(game: AnyGame, result: Result) -> list[Part]:
    """The parts of all seats and rounds of a recorded match."""
    roles, record = Roles(game), Record.from_json(result["record"])
    claims = heard(game, result)
    spoken: list[set[str]] = [set() for _ in range(record.seats)]
    found: list[Part] = []
    entries = 0

    def listen() -> None:
        for claim in claims.get(entries, []):
            spoken[claim.seat].add(game.claims.kind_of(claim.claim).name)

    def watch(_state: State, _entry: int, events: list[Event]) -> None:
        nonlocal entries
        entries += 1
        for event in events:
            view = game.event_view(event, None)
            revealed = None if view is None else roles.revealed(view, record.seats)
            if revealed is not None:
                first = revealed[roles.names[0]]
                for seat, said in enumerate(spoken):
                    names = result["bots"][seat].split(APART)
                    bot = names[0] if seat in first else names[-1]
                    found.append(Part(bot, seat in first, frozenset(said)))
                    said.clear()
        listen()

    listen()
    replay(game, record, watch)
    return found


def figures(games: list[list[Part]], bot: str, kind: str | None) -> list[float]:
    """Shares of seats that made such a claim, in either role, and the share of the first role among
    them: as dealt, and if both roles were equally frequent.
    """
    counts = {True: [0, 0], False: [0, 0]}  # by role: seats, and those with the claim
    for part in (part for played in games for part in played if part.bot == bot):
        counts[part.is_first][0] += 1
        counts[part.is_first][1] += kind is None or kind in part.said
    first, other = counts[True], counts[False]
    rates = [first[1] / max(1, first[0]), other[1] / max(1, other[0])]
    return [*rates, first[1] / max(1, first[1] + other[1]), rates[0] / (sum(rates) or 1.0)]


def lines(games: list[list[Part]]) -> Iterator[str]:
    """A line for each level and kind."""
    kinds: dict[str, set[str]] = defaultdict(set)
    for part in (part for played in games for part in played):
        kinds[part.bot] |= part.said
    for bot, said in sorted(kinds.items()):
        for kind in (None, *sorted(said)):
            means = figures(games, bot, kind)
            ends = bootstrap(games, lambda drawn, _rand, b=bot, k=kind: figures(drawn, b, k))
            cells = [
                f"{mean:.1%} [{low:.1%}, {high:.1%}]"
                for mean, (low, high) in zip(means, ends, strict=True)
            ]
            yield f"| {bot} | {kind or 'all seats'} | {' | '.join(cells)} |"


def main() -> None:
    """Read the games and print the lines."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(ALL))
    parser.add_argument("folders", nargs="+", type=Path)
    wanted = parser.parse_args()
    game = ALL[wanted.game]
    first, *others = Roles(game).names
    results = [
        result for folder in wanted.folders for result in read_results(folder / MATCHES_FILE)
    ]
    print(f"{len(results)} games")
    heading = f"{first} | {', '.join(others)} | had the role {first} | of as many"
    print(f"| bot | says in a round | {heading} |")
    for line in lines([parts(game, result) for result in results]):
        print(line, flush=True)


if __name__ == "__main__":
    main()
