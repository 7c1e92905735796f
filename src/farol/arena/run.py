"""Runs missing matches on any workers, and saves each result as it arrives."""

import json
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from farol.arena.match import Match, Result, play_match, schedule
from farol.bots.bot import Budget, TalkMode
from farol.bots.roster import Roster
from farol.bots.workers import Workers, ordered
from farol.core.archive import About, Appending, Finished
from farol.core.data import Json
from farol.core.errors import FarolError
from farol.core.record import Record
from farol.games import ALL

PLAN_FILE: Final = "plan.json"
MATCHES_FILE: Final = "matches.jsonl"
FORMAT: Final = 2  # of the lines; 1 had a match's actions instead of its whole record


class BadArena(FarolError):
    """A plan that does not match the existing results."""


@dataclass(frozen=True)
class Plan:
    """The parameters of the matches. `budget` None: the usual one of each level."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Json] = field(default_factory=dict)
    budget: Budget | None = None
    patience: float = 10.0  # seconds per move for an external program
    talk: TalkMode | None = None  # how bots talk; None: they do not

    def to_json(self) -> dict[str, Json]:
        """The parameters that must be equal for results to be combined; more games may follow
        later."""
        budget = self.budget
        talk: dict[str, Json] = {} if self.talk is None else {"talk": self.talk}
        return talk | {
            "format": FORMAT,
            "game": self.game,
            "version": ALL[self.game].version,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": self.options,
            "simulations": None if budget is None else budget.simulations,
        }


def play_one(plan: Plan, match: Match) -> Result:
    """Play one match: the function that workers run."""
    game = ALL[plan.game]
    roster = Roster(game, plan.patience)
    try:
        return play_match(game, match, roster, plan.options, plan.budget, plan.talk)
    finally:
        roster.close()


def run(plan: Plan, folder: Path, workers: Workers, told: Callable[[Result], None]) -> list[Result]:
    """Play missing matches; `told` is called with every result, including existing ones."""
    results = {result["match"]: result for result in resume(plan, folder)}
    results = {number: result for number, result in results.items() if number < plan.games}
    for result in results.values():
        told(result)
    missing = [
        match for match in schedule(plan.bots, plan.games, plan.seed) if match.number not in results
    ]
    with (folder / MATCHES_FILE).open("a", encoding="utf-8") as file:
        for result in workers.results(partial(play_one, plan), missing):
            file.write(json.dumps(result) + "\n")
            file.flush()
            results[result["match"]] = result
            told(result)
    return [results[number] for number in sorted(results)]


def keep(
    plan: Plan,
    file: Path,
    workers: Workers,
    told: Callable[[int], None],
    first: int = 0,
    games: int | None = None,
) -> int:
    """Play the missing matches of an archive, and append them in order; `told` is called with the
    number of finished games. Returns their number; BadArchive if the file is of another plan.

    The archive has the matches of the plan from `first` on, `games` of them, all if None.
    """
    kept = Appending(file, about_games(plan, first))
    last = plan.games if games is None else first + games
    turns = schedule(plan.bots, last, plan.seed)[first:]
    done = kept.before
    told(done)
    try:
        for result in ordered(workers, partial(play_one, plan), turns[done:]):
            turn = _turn(plan.bots, tuple(result["bots"]))
            kept.add(
                Finished(result["record"]["actions"], result["scores"], result["places"], turn)
            )
            done += 1
            told(done)
    finally:
        kept.close()
    return done


def about_games(plan: Plan, first: int = 0) -> About:
    """What all games of an archive share, whose first one is match `first` of the plan."""
    record = Record.of_new(ALL[plan.game], len(plan.bots), plan.options)
    more: dict[str, Json] = {
        "seed": plan.seed,
        "simulations": None if plan.budget is None else plan.budget.simulations,
    }
    if first:
        more["first"] = first
    return About(record.game, record.version, record.seats, dict(record.options), plan.bots, more)


def _turn(bots: tuple[str, ...], seated: tuple[str, ...]) -> int:
    return next(turn for turn in range(len(bots)) if bots[turn:] + bots[:turn] == seated)


def resume(plan: Plan, folder: Path) -> list[Result]:
    """The results in a folder; BadArena if they are of another plan. Creates a new folder."""
    folder.mkdir(parents=True, exist_ok=True)
    plan_file = folder / PLAN_FILE
    if not plan_file.exists():
        plan_file.write_text(json.dumps(plan.to_json(), indent=1) + "\n", encoding="utf-8")
    elif json.loads(plan_file.read_text(encoding="utf-8")) != plan.to_json():
        raise BadArena(f"{folder} holds matches of another plan; choose another --out.")
    return read_results(folder / MATCHES_FILE)


def read_results(path: Path) -> list[Result]:
    """All complete lines; an incomplete last line is truncated."""
    if not path.exists():
        return []
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) != len(text):
        os.truncate(path, len(whole))
    return [json.loads(line) for line in whole.splitlines()]
