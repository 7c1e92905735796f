"""Learn from arena results how diggers and saboteurs behave; write belief.json.

python -m farol.games.saboteur.bots.learn_belief MATCHES.JSONL... [--write]
"""

import json
import math
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from farol.bots.bot import Memory
from farol.bots.learning import weights_text
from farol.core.claims import said_from_json
from farol.core.event import Event
from farol.core.record import Record
from farol.games.saboteur.bots import belief as beliefs
from farol.games.saboteur.bots.belief import BIT, Belief, possible_treasures, weigh_history
from farol.games.saboteur.bots.history import (
    BROKE,
    CONTEXTS,
    DEEDS,
    MENDED_OTHER,
    History,
    read_history,
)
from farol.games.saboteur.game import GAME
from farol.games.saboteur.position import TURN
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import TREASURE

TARGET_FILE: Final = Path(__file__).with_name("belief.json")
SMOOTHING: Final = 3.0  # deeds of every kind that are added to what was counted
EVERY: Final = 5  # decisions between two questions by which the trust is judged


@dataclass(frozen=True)
class Question:
    """A moment at which a seat is asked what it believes, with what it knows then."""

    history: History
    seat: int
    role: int
    places: list[int]  # where the treasure may lie


@dataclass(frozen=True)
class Round:
    """One round with the truth about it."""

    history: History
    mask: int  # the set of saboteurs
    treasure: int  # its goal
    questions: list[Question]


def rounds_of(result: dict[str, Any]) -> list[Round]:
    """Every round of a recorded match; programs take nothing back."""
    record = Record.from_json(result["record"])
    state = GAME.new(record.seats, record.options)
    memory = Memory(GAME, state.seats)
    found: list[Round] = []
    asked: list[Question] = []
    decisions = 0
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
                asked.append(_asked(state, memory))
        events: list[Event] = []
        state.apply(action, events)
        memory.note(events)
        over = [index for index, event in enumerate(events) if event.kind == "round-over"]
        if over:
            views: list[dict[str, Any]] = list(memory.views[0][: before + over[0]])
            mask = sum(role << seat for seat, role in enumerate(roles))
            history = read_history(views, state.seats, True)
            found.append(Round(history, mask, cards.index(TREASURE), asked))
            asked = []
    return found


def _asked(state: Saboteur, memory: Memory) -> Question:
    seat = state.to_act()
    history = read_history(list(memory.views[seat]), state.seats, True)
    places = possible_treasures(GAME.observe(state, seat))
    return Question(history, seat, state.roles[seat], places)


def learn(rounds: list[Round]) -> dict[str, Any]:
    """How often each role does what, and to whom, as logarithms."""
    counts = [[[SMOOTHING] * len(DEEDS) for _ in range(CONTEXTS)] for _ in range(2)]
    hits = {name: [[SMOOTHING, SMOOTHING], [SMOOTHING, SMOOTHING]] for name in ("break", "mend")}
    chances = {name: [[SMOOTHING, SMOOTHING], [SMOOTHING, SMOOTHING]] for name in hits}
    for one in rounds:
        history, mask, treasure = one.history, one.mask, one.treasure
        for deed in history.deeds:
            role = mask >> deed.seat & 1
            counts[role][deed.contexts[treasure]][deed.kinds[treasure]] += 1
            if deed.target is not None and deed.kinds[0] in (BROKE, MENDED_OTHER):
                name = "break" if deed.kinds[0] == BROKE else "mend"
                hits[name][role][mask >> deed.target & 1] += 1
                guilty = (mask & ~(1 << deed.seat)).bit_count()
                chances[name][role][1] += guilty / (history.seats - 1)
                chances[name][role][0] += 1 - guilty / (history.seats - 1)
    return {
        "features": list(DEEDS),
        "evidence": [
            [[_log(count / sum(row)) for count in row] for row in rows] for rows in counts
        ],
        "targets": {
            name: [
                [_log(hits[name][role][to] / chances[name][role][to]) for to in range(2)]
                for role in range(2)
            ]
            for name in hits
        },
    }


def _log(share: float) -> int:
    return round(BIT * math.log2(share))


def best_trust(rounds: list[Round]) -> tuple[int, int]:
    """The share of the evidence and the lean, in 64ths, that explain the true roles best."""
    found = (math.inf, BIT, 0)
    for trust in (44, 48, 52, 56, 64):
        for lean in (0, 16, 32, 48, 64):
            beliefs.TRUST = trust  # type: ignore[misc]
            beliefs.LEAN = lean  # type: ignore[misc]
            loss = sum(_surprise(asked, one.mask) for one in rounds for asked in one.questions)
            print(f"trust {trust}, lean {lean}: {loss / len(rounds):.4f}", flush=True)
            found = min(found, (loss, trust, lean))
    return found[1], found[2]


def _surprise(asked: Question, mask: int) -> float:
    """How far a seat is from the true role of each other one: what people are told is the chance
    of one seat, not of a whole set of saboteurs."""
    belief: Belief = weigh_history(asked.history, asked.seat, asked.role, asked.places)
    loss = 0.0
    for seat in range(asked.history.seats):
        chance = belief.saboteur(seat) if mask >> seat & 1 else 1 - belief.saboteur(seat)
        loss -= math.log(max(1e-6, chance)) if seat != asked.seat else 0.0
    return loss


def main(arguments: list[str]) -> None:
    """Learn from all rounds but every fourth, which chooses the trust."""
    rounds: list[Round] = []
    for file in [name for name in arguments if not name.startswith("--")]:
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            rounds += rounds_of(json.loads(line))
    learned = learn([known for index, known in enumerate(rounds) if index % 4])
    beliefs.EVIDENCE[:] = learned["evidence"]
    beliefs.TARGETS.update(learned["targets"])
    learned["trust"], learned["lean"] = best_trust(rounds[::4])
    print(len(rounds), "rounds; trust", learned["trust"], "lean", learned["lean"])
    if "--write" in arguments:
        TARGET_FILE.write_text(weights_text(learned) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
