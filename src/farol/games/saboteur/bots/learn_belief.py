"""Learn from arena results how diggers and saboteurs behave; write belief.json.

python -m farol.games.saboteur.bots.learn_belief MATCHES.JSONL... [--older] [--write]

With --older the games are of older bots, which stand for people of whom nobody knows the level.
"""

import json
import math
import sys
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

from farol.bots.bot import Memory
from farol.bots.learning import weights_text
from farol.core.claims import said_from_json
from farol.core.event import Event
from farol.core.record import Record
from farol.games.saboteur.bots import likelihoods
from farol.games.saboteur.bots.belief import possible_treasures, weigh_history
from farol.games.saboteur.bots.history import (
    BROKE,
    CONTEXTS,
    DEEDS,
    PLACES,
    STANDINGS,
    Deed,
    RoundHistory,
    read_history,
)
from farol.games.saboteur.bots.likelihoods import CAREFUL, LEVELS, level_in, log2, weights_of
from farol.games.saboteur.game import GAME
from farol.games.saboteur.position import TURN
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import TREASURE

TARGET_FILE: Final = Path(__file__).with_name("belief.json")
AIMS: Final = ("break", "mend")
SMOOTHING: Final = 3.0  # pseudo-counts of each kind of deed
STAGE: Final = 20.0  # pseudo-counts from all stages, for one stage
LEVEL: Final = 30.0  # pseudo-counts from all levels, for one level
AIM: Final = 4.0  # pseudo-counts of targets from all levels
EVERY: Final = 5  # decisions between two evaluations of beliefs


@dataclass(frozen=True)
class BeliefQuestion:
    """A moment at which a seat's belief is evaluated, with its knowledge."""

    history: RoundHistory
    seat: int
    role: int
    places: list[int]  # possible treasures


@dataclass(frozen=True)
class RoundTruth:
    """One round with its true roles and treasure."""

    history: RoundHistory
    mask: int  # the set of saboteurs
    treasure: int  # its goal
    questions: list[BeliefQuestion]


def rounds_of(result: dict[str, Any]) -> list[RoundTruth]:
    """Every round of a recorded match; programs never undo."""
    record = Record.from_json(result["record"])
    state = GAME.new(record.seats, record.options)
    memory = Memory(GAME, state.seats)
    found: list[RoundTruth] = []
    asked: list[BeliefQuestion] = []
    decisions = 0
    company = tuple(result["bots"])
    spoken = said_from_json(result.get("claims", []), GAME.claims, state.seats)
    for entry, action in enumerate(record.actions):
        for said in spoken:
            if said.after == entry:
                memory.hear(said)
        roles = list(state.roles)
        cards = list(state.mine.goal_cards)
        before = len(memory.views[0])
        if state.to_act() >= 0:
            decisions += 1
            if decisions % EVERY == 0 and state.phase == TURN:
                asked.append(_asked(state, memory, company))
        events: list[Event] = []
        state.apply_unchecked(action, events)
        memory.note(events)
        over = [index for index, event in enumerate(events) if event.kind == "round-over"]
        if over:
            views: list[dict[str, Any]] = list(memory.views[0][: before + over[0]])
            mask = sum(role << seat for seat, role in enumerate(roles))
            history = read_history(views, state.seats, True)
            history.company = company
            found.append(RoundTruth(history, mask, cards.index(TREASURE), asked))
            asked = []
    return found


def _asked(state: Saboteur, memory: Memory, company: tuple[str, ...]) -> BeliefQuestion:
    seat = state.to_act()
    history = read_history(list(memory.views[seat]), state.seats, True)
    history.company = company
    places = possible_treasures(GAME.observe(state, seat))
    return BeliefQuestion(history, seat, state.roles[seat], places)


class DeedCounts:
    """Counts of deeds by role and of their targets, for players of one level or all."""

    def __init__(self) -> None:
        self.deeds = [[[0.0] * len(DEEDS) for _ in range(CONTEXTS)] for _ in range(2)]
        self.hits = {name: [[0.0] * len(STANDINGS) for _ in range(2)] for name in AIMS}
        self.chances = {name: [[0.0] * len(STANDINGS) for _ in range(2)] for name in AIMS}

    def add(self, deed: Deed, role: int, treasure: int) -> None:
        """Count a deed, with known role and treasure."""
        self.deeds[role][deed.contexts[treasure]][deed.kinds[treasure]] += 1
        if deed.choice:
            name = "break" if deed.kinds[0] == BROKE else "mend"
            self.hits[name][role][deed.aim] += 1
            for standing, count in enumerate(deed.choice):
                self.chances[name][role][standing] += count / sum(deed.choice)


def learn(rounds: list[RoundTruth]) -> dict[str, Any]:
    """Log-probabilities of deeds and targets by level and role."""
    every, levels = DeedCounts(), {level: DeedCounts() for level in LEVELS}
    for one in rounds:
        for deed in one.history.deeds:
            role = one.mask >> deed.seat & 1
            every.add(deed, role, one.treasure)
            level = level_in(one.history.company, deed.seat, role)
            if level:
                levels[level].add(deed, role, one.treasure)
    deeds = {level: _deeds(counts, every) for level, counts in levels.items()}
    aims = {level: _aims(counts, every) for level, counts in levels.items()}
    aims[CAREFUL] = _aims(every, every)
    return {"deeds": deeds, "stages": _stages(every), "aims": aims}


def learn_older(rounds: list[RoundTruth]) -> list[list[list[int]]]:
    """Log-probabilities of deeds by role over all levels, early and late."""
    every = DeedCounts()
    for one in rounds:
        for deed in one.history.deeds:
            every.add(deed, one.mask >> deed.seat & 1, one.treasure)
    pooled = [[[SMOOTHING] * len(DEEDS) for _ in range(PLACES)] for _ in range(2)]
    for role, context in product(range(2), range(CONTEXTS)):
        _pour(pooled[role][context % PLACES], every.deeds[role][context])
    return [[[log2(share) for share in _shares(row)] for row in rows] for rows in pooled]


def _deeds(counts: DeedCounts, every: DeedCounts) -> list[list[list[int]]]:
    """Shares of a level, smoothed by those of all levels."""
    table: list[list[list[int]]] = [[], []]
    for role, context in product(range(2), range(CONTEXTS)):
        row = [LEVEL * share for share in _of_all_levels(every, role, context)]
        _pour(row, counts.deeds[role][context])
        table[role].append([log2(share) for share in _shares(row)])
    return table


def _stages(every: DeedCounts) -> list[list[int]]:
    """By context and deed: the relative log-likelihood in this stage, for both roles.

    Halved, because players outside the counts may differ.
    """
    table: list[list[int]] = []
    for context in range(CONTEXTS):
        logs = [0.0] * len(DEEDS)
        for role in range(2):
            now, always = _of_all_levels(every, role, context), _of_all_stages(every, role, context)
            _pour(
                logs, [math.log2(one / other) / 4 for one, other in zip(now, always, strict=True)]
            )
        table.append([log2(2**log) for log in logs])
    return table


def _of_all_levels(every: DeedCounts, role: int, context: int) -> list[float]:
    """Shares of all levels, smoothed by those of all stages."""
    row = [STAGE * share for share in _of_all_stages(every, role, context)]
    _pour(row, every.deeds[role][context])
    return _shares(row)


def _of_all_stages(every: DeedCounts, role: int, context: int) -> list[float]:
    row = [SMOOTHING] * len(DEEDS)
    for stage in range(CONTEXTS // PLACES):
        _pour(row, every.deeds[role][context % PLACES + stage * PLACES])
    return _shares(row)


def _aims(counts: DeedCounts, every: DeedCounts) -> dict[str, list[list[int]]]:
    """Relative likelihood of each target's standing, smoothed by all levels."""
    return {
        name: [
            [
                log2(
                    (counts.hits[name][role][standing] + AIM * _ratio(every, name, role, standing))
                    / (counts.chances[name][role][standing] + AIM)
                )
                for standing in range(len(STANDINGS))
            ]
            for role in range(2)
        ]
        for name in AIMS
    }


def _ratio(every: DeedCounts, name: str, role: int, standing: int) -> float:
    hits, chances = every.hits[name][role], every.chances[name][role]
    return (hits[standing] + 1) / (chances[standing] + 1)


def _pour(row: list[float], more: list[float]) -> None:
    for index, count in enumerate(more):
        row[index] += count


def _shares(row: list[float]) -> list[float]:
    return [count / sum(row) for count in row]


def surprise(rounds: list[RoundTruth]) -> float:
    """The mean log-loss of beliefs about another seat's role: people are shown probabilities of
    single seats, not of sets of saboteurs.
    """
    loss, guesses = 0.0, 0
    for one in rounds:
        for asked in one.questions:
            belief = weigh_history(asked.history, asked.seat, asked.role, asked.places)
            for seat in range(asked.history.seats):
                if seat != asked.seat:
                    guilt = belief.saboteur(seat)
                    chance = guilt if one.mask >> seat & 1 else 1 - guilt
                    loss -= math.log(max(1e-6, chance))
                    guesses += 1
    return loss / guesses


def main(arguments: list[str]) -> None:
    """Learn from all rounds except every fourth, which is used for evaluation."""
    rounds: list[RoundTruth] = []
    for file in [name for name in arguments if not name.startswith("--")]:
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            rounds += rounds_of(json.loads(line))
    learned = json.loads(TARGET_FILE.read_text(encoding="utf-8"))
    counted = [known for index, known in enumerate(rounds) if index % 4]
    print(f"{len(rounds)} rounds; surprise before {surprise(rounds[::4]):.4f}", flush=True)
    if "--older" in arguments:
        learned["older"] = learn_older(counted)
    else:
        found = learn(counted)
        learned |= found
        likelihoods.DEED_WEIGHTS.update(found["deeds"])
        likelihoods.AIMS.update({kind: weights_of(found["aims"][kind], 0) for kind in LEVELS})
        likelihoods.aim.cache_clear()
        print(f"after {surprise(rounds[::4]):.4f}")
    if "--write" in arguments:
        TARGET_FILE.write_text(weights_text(learned) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
