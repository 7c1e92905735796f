"""How long does a person at a table of Halloween watch each turn of a bot?

python -m bench.halloween_watching [--games 4] [--seats 3] [--level regular] [--pace normal]
                         [--thinking 100] [--client FOLDER]

Whole games of bots are shown by the client's own director to seat A, on a clock that stands still
while the machine works: the figures depend on no processor. A bot takes `--thinking` milliseconds
for each decision. The end of a round, nobody's turn, is counted by itself. Another version's
client (its folder `web`, with packages) may be measured instead, on the same games.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

from farol.bots.bot import Memory, seat_of
from farol.bots.roster import new_bot
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL

ROOT: Final = Path(__file__).parent.parent
GAME: Final = "halloween"
ME: Final = 0
SECOND: Final = 1000


def played(seats: int, level: str, seed: int) -> dict[str, Any]:
    """A whole game as seat A sees it, step by step."""
    game, rand = ALL[GAME], Rand(seed)
    state, bot = game.new(seats, {}), new_bot(level, GAME)
    memory = Memory(game, seats)
    first, steps = game.observe(state, ME), list[dict[str, Any]]()
    while (seat := state.to_act()) != OVER:
        if seat == CHANCE:
            action = state.sample_chance(rand)
        else:
            luck = Rand(seed * len(steps) + 1)
            action = bot.decide(seat_of(game, state, seat, memory.views[seat], luck)).action
        events = list[Event]()
        state.apply(action, events)
        memory.note(events)
        views = [game.event_view(event, ME) for event in events]
        steps.append(
            {
                "seat": None if seat == CHANCE else seat,
                "events": [view for view in views if view is not None],
                "view": game.observe(state, ME),
            }
        )
    return {"seats": seats, "first": first, "steps": steps}


def watched(
    games: list[dict[str, Any]], client: Path, pace: str, thinking: int
) -> list[dict[str, Any]]:
    """Every turn of others: `ms` in total, including `round` for the end of a round."""
    program = str(ROOT / "bench" / "watching.mjs")
    done = subprocess.run(
        ["node", program, str(client), GAME, pace, str(thinking)],
        input=json.dumps(games),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [turn for turns in json.loads(done.stdout) for turn in turns]


def line(name: str, times: list[float]) -> str:
    """Seconds: the median, the longest of nine in ten, and the longest."""
    if not times:
        return f"{name}: none"
    ninth = sorted(times)[(len(times) * 9 - 1) // 10]
    figures = (median(times), ninth, max(times))
    seconds = ("median", "9 of 10", "longest")
    told = (f"{what} {ms / SECOND:.1f} s" for what, ms in zip(seconds, figures, strict=True))
    return f"{name} ({len(times)}): {', '.join(told)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--pace", default="normal")
    parser.add_argument("--thinking", type=int, default=100)
    parser.add_argument("--client", type=Path, default=ROOT / "web")
    asked = parser.parse_args()
    games = [played(asked.seats, asked.level, seed + 1) for seed in range(asked.games)]
    turns = watched(games, asked.client.resolve(), asked.pace, asked.thinking)
    print(line("turns of bots", [one["ms"] - one["round"] for one in turns]))
    print(line("with the end of a round", [one["ms"] for one in turns]))
    print(line("ends of rounds", [one["round"] for one in turns if one["round"] > 0]))


if __name__ == "__main__":
    sys.exit(main())
