"""Golden games: one whole game as every seat saw it, and how the files are made."""

import hashlib
import json
from pathlib import Path
from typing import Any

from farol.core.data import Json
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.record import Record, replay
from farol.core.state import OVER
from farol.games import ALL, AnyGame

FOLDER = Path(__file__).parent
WHOLE_VIEWS_EVERY = 60  # steps; between them a digest replaces each observation
SEED = 2026


def random_record(game: AnyGame, seats: int) -> Record:
    """A random game as programs play it."""
    record = Record(game.name, game.version, seats, dict(game.unattended))
    state = game.new(seats, game.unattended)
    rand = Rand(SEED + seats)
    while state.to_act() != OVER:
        record.actions.append(sample_next(state, rand))
        state.apply(record.actions[-1])
    return record


def playthrough(game: AnyGame, record: Record) -> dict[str, Json]:
    """The record with, for every step, its notation and the views of each seat and a spectator."""
    steps: list[Json] = []
    before = game.new(record.seats, record.options)
    viewers: list[int | None] = [*range(record.seats), None]

    def watch(state: Any, action: int, events: list[Event]) -> None:
        nonlocal before
        heard = [[game.event_view(event, viewer) for event in events] for viewer in viewers]
        seen = [game.observe(state, viewer) for viewer in viewers]
        step: dict[str, Json] = {
            "action": game.notation(before, action),
            "spectator": heard[-1],
            # only the difference from the spectator's view
            "seats": {
                str(seat): heard[seat] for seat in range(record.seats) if heard[seat] != heard[-1]
            },
            "digests": [digest(view) for view in seen],
        }
        if len(steps) % WHOLE_VIEWS_EVERY == 0 or state.to_act() == OVER:
            step["views"] = list(seen)
        steps.append(step)
        before = state.copy()

    replay(game, record, watch)
    return {"record": record.to_json(), "steps": steps}


def digest(view: dict[str, Json]) -> str:
    """Eight characters that change with an observation."""
    return hashlib.sha256(json.dumps(view).encode()).hexdigest()[:8]


def write(data: dict[str, Json], path: Path) -> None:
    """One step per line, for readable diffs."""
    steps = data["steps"]
    assert isinstance(steps, list)
    lines = ",\n".join(json.dumps(step, ensure_ascii=False) for step in steps)
    record = json.dumps(data["record"])
    path.write_text(f'{{"record": {record},\n"steps": [\n{lines}\n]}}\n', encoding="utf-8")


def golden_path(game: AnyGame, seats: int) -> Path:
    """The path of the golden game for so many seats."""
    return FOLDER / game.name / f"{seats}-seats.json"


def golden_seats(game: AnyGame) -> list[int]:
    """The smallest and a medium number of seats."""
    return sorted({game.seats[0], game.seats[len(game.seats) // 2]})


if __name__ == "__main__":
    for each in ALL.values():
        for number in golden_seats(each):
            target = golden_path(each, number)
            target.parent.mkdir(exist_ok=True)
            write(playthrough(each, random_record(each, number)), target)
            print(f"{target.relative_to(FOLDER)}: {target.stat().st_size // 1000} kB")
