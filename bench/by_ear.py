"""Does a voice of 180 words a minute keep up with the turns of others, by ear?

python -m bench.by_ear [GAME …] [--games 2] [--seats 4] [--level novice] [--pace normal]
                       [--thinking 1000] [--language en]

Whole games of bots are shown by the client's own director to seat A, who plays by ear, on a clock
that stands still while the machine works. For each length of speech: the words of a turn against
the time that it stands on the screen, and how many turns the voice is behind when a turn ends: as
it is, and if no turn waited for the voice.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import mean
from typing import Any, Final

from farol.bots.bot import Memory, seat_of
from farol.bots.roster import new_bot
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.core.text import LANGUAGES
from farol.games import ALL
from farol.phrases.vocabulary import vocabulary
from farol.telling import teller
from farol.telling.context import Context

ROOT: Final = Path(__file__).parent.parent
PROGRAM: Final = ROOT / "bench" / "listening.mjs"
ME: Final = 0
NAMES: Final = ("Ana", "Brasa", "Candil", "Destello", "Fanal")
LENGTHS: Final = ("short", "usual", "full")
SECOND: Final = 1000


def played(name: str, seats: int, level: str, seed: int, language: str) -> dict[str, Any]:
    """A whole game as seat A sees and hears it, step by step."""
    game, rand = ALL[name], Rand(seed)
    state, bot = game.new(seats, {}), new_bot(level, name)
    memory, say = Memory(game, seats), vocabulary(game, language).texts
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
        view = game.observe(state, ME)
        context: Context[Any] = Context(view, ME, NAMES[:seats], say)
        views = [one for event in events if (one := game.event_view(event, ME)) is not None]
        told = [{**one, **_said(json.loads(json.dumps(one)), context)} for one in views]
        steps.append({"seat": None if seat == CHANCE else seat, "events": told, "view": view})
    return {"seats": seats, "first": first, "steps": steps}


def _said(event: dict[str, Any], context: Context[Any]) -> dict[str, str | None]:
    """The words of an event: as usual, and where a turn is one sentence."""
    parts = [teller.log(event, context), teller.heard(event, context)]
    mine = event.get("seat") == ME or event.get("target") == ME
    said = " ".join(one for one in parts if one)
    return {"said": said, "short": said or None if mine else teller.brief(event, context)}


def listened(name: str, games: str, asked: argparse.Namespace, waits: bool, length: str) -> Any:
    """Every turn of others: time on the screen, time of its words, turns behind at its end."""
    options = [asked.pace, str(asked.thinking), "yes" if waits else "no", length]
    done = subprocess.run(
        ["node", str(PROGRAM), name, *options],
        input=games,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [turn for turns in json.loads(done.stdout) for turn in turns if not turn["mine"]]


def line(turns: list[dict[str, float]]) -> str:
    """The mean words and seconds of a turn, and the most turns behind."""
    words = mean(turn["said"] for turn in turns) / SECOND * 3
    shown = mean(turn["shown"] for turn in turns) / SECOND
    most = max(turn["behind"] for turn in turns)
    late = mean(turn["behind"] > 1 for turn in turns)
    return f"{words:.0f} words in {shown:.1f} s, at most {most:.0f} behind, {late:.0%} over one"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="without one, all games")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="novice")
    parser.add_argument("--pace", default="normal")
    parser.add_argument("--thinking", type=int, default=1000)
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    asked = parser.parse_args()
    for name in asked.game or sorted(ALL):
        games = [
            played(name, asked.seats, asked.level, seed + 1, asked.language)
            for seed in range(asked.games)
        ]
        text = json.dumps(games)
        for length in LENGTHS[:2]:  # full differs only in the prompt of one's own turn
            for waits in (True, False):
                turns = listened(name, text, asked, waits, length)
                kind = "waiting" if waits else "not waiting"
                print(f"{name}, {length}, {kind} ({len(turns)} turns): {line(turns)}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
