"""Files of results of a benchmark: with all games, so that they can be checked by playing again."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, TypeAlias

from farol import __version__
from farol.arena.beliefs import BeliefScore, belief_score, guesses_of
from farol.arena.benchmark import BenchmarkScore, plan_of, standing
from farol.arena.match import Match, Result, play_match, rotations, schedule
from farol.arena.run import Plan
from farol.bots.benchmark import Task, task_of
from farol.bots.bot import Budget, Memory, Seat, TalkMode
from farol.bots.decision import NOT_TOLD, Decision, bare
from farol.bots.roster import Roster
from farol.bots.safe import SafeBot
from farol.bots.tabletalk import heard
from farol.bots.workers import Workers
from farol.core.claims import said_from_json
from farol.core.data import Fields, Json
from farol.core.errors import FarolError, shown
from farol.core.event import Event
from farol.core.record import Record, replay
from farol.core.state import State
from farol.games import ALL, AnyGame

KIND: Final = "farol benchmark"
FORMAT: Final = 1
LONGEST: Final = 1 << 26  # bytes
KEPT: Final = ("match", "claims", "slowest", "problems")  # of a match, beside its actions
BELIEFS: Final = "beliefs"  # of a match; files with them are results of the task of beliefs

Score: TypeAlias = BenchmarkScore | BeliefScore
Kept: TypeAlias = dict[str, Any]  # a match in a file


class BadBenchmarkFile(FarolError):
    """A file of results that is damaged, of another version, or untrue."""


@dataclass(frozen=True)
class BenchmarkFile:
    """The results of one policy at one task."""

    task: Task
    plan: Plan
    policy: str
    score: dict[str, Json]  # as stated
    matches: list[Kept]

    @property
    def about_beliefs(self) -> bool:
        """Whether the policy states beliefs about games of others."""
        return BELIEFS in self.matches[0]


def kept(result: Result, beliefs: list[list[float]] | None = None) -> Kept:
    """What a file holds of a match."""
    found: Kept = {name: result[name] for name in KEPT if name in result}
    found["actions"] = result["record"]["actions"]
    return found if beliefs is None else found | {BELIEFS: beliefs}


def write_benchmark(
    path: Path, task: Task, plan: Plan, score: Score, matches: Sequence[Kept]
) -> None:
    """Write a file of results."""
    told: dict[str, Any] = {
        "kind": KIND,
        "format": FORMAT,
        "farol": __version__,
        "game": plan.game,
        "version": ALL[plan.game].version,
        "task": task.to_json(),
        "simulations": None if plan.budget is None else plan.budget.simulations,
        **score.to_json(),
        "matches": list(matches),
    }
    lines = json.dumps({**told, "sha256": _checksum(told)}, separators=(",", ":"))
    path.write_text(lines.replace(',{"match":', ',\n{"match":') + "\n", encoding="utf-8")


def _checksum(told: Mapping[str, Any]) -> str:
    canonical = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()


def read_benchmark(path: Path) -> BenchmarkFile:
    """A file of results; BadBenchmarkFile says what is wrong with it. Its games are not played."""
    try:
        with path.open("rb") as file:
            text = file.read(LONGEST + 1)
        data: Any = json.loads(text.decode()) if len(text) <= LONGEST else None
    except OSError as error:
        raise BadBenchmarkFile(f"{path} cannot be read: {error.strerror}.") from error
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise BadBenchmarkFile(f"{path} is no file of results of a benchmark.")
    fields = Fields(data, str(path), BadBenchmarkFile)
    if (found := fields.integer("format", 1, 1_000_000)) != FORMAT:
        raise BadBenchmarkFile(f"{path} has format {found}; this program reads {FORMAT}.")
    stated = data.pop("sha256", None)
    if stated != _checksum(data):
        raise BadBenchmarkFile(
            f"{path} was changed or cut after it was written: its checksum does not match."
        )
    game = _game_of(path, fields)
    task = _task_of(path, fields, game)
    simulations = fields.value("simulations")
    budget = None if simulations is None else Budget(fields.integer("simulations", 1, 1_000_000))
    matches = fields.value("matches")
    if not isinstance(matches, list) or not matches:
        raise BadBenchmarkFile(f"{path} has no matches.")
    rows = [_row(path, match) for match in matches]
    with_beliefs = BELIEFS in rows[0]
    policy, deals = fields.text("policy"), fields.integer("deals", 1, task.deals)
    plan = plan_of(game, task, task.opponents if with_beliefs else policy, deals, budget)
    _check_deals(path, plan, rows, with_beliefs)
    score = {
        name: value for name, value in data.items() if name not in ("matches", "kind", "format")
    }
    return BenchmarkFile(task, plan, policy, score, sorted(rows, key=lambda row: row["match"]))


def _game_of(path: Path, fields: Fields) -> AnyGame:
    name, version = fields.text("game"), fields.integer("version", 1, 1_000_000)
    if name not in ALL:
        raise BadBenchmarkFile(f"{path} is about {shown(name)}, which is not installed here.")
    if version != ALL[name].version:
        raise BadBenchmarkFile(
            f"{path} was played by version {version} of the rules of {name}; this program plays "
            f"version {ALL[name].version}."
        )
    return ALL[name]


def _task_of(path: Path, fields: Fields, game: AnyGame) -> Task:
    stated = fields.value("task")
    if not isinstance(stated, dict):
        raise BadBenchmarkFile(f"{path} does not say which task it is about.")
    task = task_of(game, stated.get("talk") is not None)
    if stated.get("edition") != task.edition:
        raise BadBenchmarkFile(
            f"{path} is of edition {shown(stated.get('edition'))} of the task; this program has "
            f"edition {task.edition}."
        )
    if stated != task.to_json():
        raise BadBenchmarkFile(f"{path} is about another task than edition {task.edition}.")
    return task


def _row(path: Path, match: Json) -> Kept:
    fields = Fields(match, f"A match in {path}", BadBenchmarkFile)
    fields.integer("match", 0, 1_000_000)
    fields.integers("actions", 0, 1 << 53)
    assert isinstance(match, dict)
    for name in ("slowest", "problems"):
        if not isinstance(fields.value(name), list):
            raise BadBenchmarkFile(f"A match in {path}: {name!r} must be a list.")
    return dict(match)


def _check_deals(path: Path, plan: Plan, rows: list[Kept], with_beliefs: bool) -> None:
    """Every match of the first so many deals, once."""
    numbers = sorted(row["match"] for row in rows)
    missing = sorted(set(range(plan.games)) - set(numbers))
    if missing:
        each = rotations(plan.bots)
        deals = sorted({number // each for number in missing})
        few = ", ".join(str(deal) for deal in deals[:10]) + (", …" if len(deals) > 10 else "")
        raise BadBenchmarkFile(
            f"{path} lacks {len(missing)} of {plan.games} games: of deals {few}, counted from 0."
        )
    if numbers != list(range(plan.games)):
        raise BadBenchmarkFile(f"{path} has games twice, or more than its deals have.")
    if any((BELIEFS in row) != with_beliefs for row in rows):
        raise BadBenchmarkFile(f"{path} has beliefs in some of its games only.")


# --- playing again --------------------------------------------------------------------------------


def check_benchmark(file: BenchmarkFile, workers: Workers) -> Score:
    """Play every game again with the moves of the policy, and return the score; BadBenchmarkFile
    says where chance or opponents differ, or which stated figure is wrong."""
    plan = file.plan
    matches = schedule(plan.bots, plan.games, plan.seed)
    job = partial(_again, plan, file.policy)
    found = {
        result["match"]: result
        for result in workers.results(job, zip(matches, file.matches, strict=True))
    }
    results = [found[number] for number in sorted(found)]
    score: Score
    if file.about_beliefs:
        pairs = zip(results, file.matches, strict=True)
        guessed = [guesses_of(ALL[plan.game], one, row[BELIEFS]) for one, row in pairs]
        score = belief_score(file.policy, guessed)
    else:
        score = standing(file.policy, results)
    for name, value in score.to_json().items():
        if file.score.get(name) != value:
            raise BadBenchmarkFile(
                f"It states {name} as {shown(file.score.get(name))}, but its games come to "
                f"{shown(value)}."
            )
    return score


def _again(plan: Plan, policy: str, item: tuple[Match, Kept]) -> Result:
    """A match, played again."""
    match, row = item
    game = ALL[plan.game]
    where = f"Match {match.number} (deal {match.deal})"
    try:
        roster = RecordedRoster(game, plan, match, row, policy)
    except FarolError as error:
        raise BadBenchmarkFile(f"{where}: {error}") from error
    result = play_match(game, match, roster, plan.options, plan.budget, plan.talk)
    record: Any = result["record"]
    _compare(where, "entry", row["actions"], record["actions"])
    _compare(where, "claim", row.get("claims", []), result.get("claims", []))
    return {**result, "slowest": row["slowest"], "problems": row["problems"]}


def _compare(where: str, what: str, stated: Any, found: Any) -> None:
    pairs: Iterator[tuple[Json, Json]] = zip_longest(stated, found)
    for number, (one, other) in enumerate(pairs, 1):
        if one != other:
            raise BadBenchmarkFile(
                f"{where} goes another way here: its {what} {number} is {shown(one)}, but chance "
                f"and opponents of this version lead to {shown(other)}."
            )


class RecordedBot:
    """A bot that repeats what it did in a recorded match."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.claims: dict[int, int] = {}  # by the number of events that it had seen
        self._made = 0

    def choose(self, _seat: Seat, _budget: Budget | None = None) -> int:
        """The next recorded action; the match differs if there is none."""
        self._made += 1
        return self.moves[self._made - 1]

    def decide(self, seat: Seat, budget: Budget | None = None) -> Decision:
        """As `choose`."""
        return bare(self.choose(seat, budget), NOT_TOLD)

    def say(self, seat: Seat, _talk_mode: TalkMode = "free") -> int | None:
        """What it said there."""
        return self.claims.get(len(seat.events))


class RecordedRoster(Roster):
    """Bots for a match, with the recorded moves of the policy unless it is one of the opponents."""

    def __init__(self, game: AnyGame, plan: Plan, match: Match, row: Kept, policy: str) -> None:
        """BadRecord if the match is impossible by the rules."""
        super().__init__(game, plan.patience)
        self._script = None
        if policy in plan.bots and rotations(plan.bots) > 1:
            self._script = _script(game, plan, match, row, policy)
        self._policy = policy

    def create(self, name: str, seat: int) -> SafeBot:
        """The bot of a seat."""
        if self._script is not None and name == self._policy:
            return SafeBot(self._script)
        return super().create(name, seat)


def _script(game: AnyGame, plan: Plan, match: Match, row: Kept, policy: str) -> RecordedBot:
    seat = match.bots.index(policy)
    record = Record.of_new(game, len(match.bots), plan.options)
    record.actions.extend(row["actions"])
    said_from_json(row.get("claims", []), game.claims, record.seats)  # raises BadRecord
    said = heard(game, {"claims": row.get("claims", []), "bots": match.bots})
    found, memory = RecordedBot(), Memory(game, record.seats)
    acting, entries = game.new(record.seats, record.options).to_act(), 0

    def watch(state: State, entry: int, events: list[Event]) -> None:
        nonlocal acting, entries
        if acting == seat:
            found.moves.append(entry)
        acting, entries = state.to_act(), entries + 1
        memory.note(events)
        for one in said.get(entries, []):
            if one.seat == seat:
                found.claims[len(memory.views[seat])] = one.claim
            memory.hear(one)

    replay(game, record, watch)
    return found
