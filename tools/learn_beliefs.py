"""Learn from arena results how diggers and saboteurs behave; write saboteur_belief.json.

.venv/bin/python tools/learn_beliefs.py ARENA_FOLDER... [--write]
"""

import json
import math
import sys
from pathlib import Path
from typing import Any, Final

from farol.arena.run import MATCHES_FILE, read_results
from farol.bots import saboteur_belief
from farol.bots.bot import Memory
from farol.bots.saboteur_belief import BIT, Belief, weigh_story
from farol.bots.saboteur_story import BROKE, CONTEXTS, DEEDS, MENDED_OTHER, Story, read_story
from farol.core.event import Event
from farol.games import ALL
from farol.games.saboteur.tables import GOALS, TREASURE

TARGET_FILE: Final = Path(__file__).parent.parent / "src/farol/bots/saboteur_belief.json"
SMOOTHING: Final = 3.0  # deeds of every kind that are added to what was counted

Round = tuple[Story, int, int]  # the deeds, the set of saboteurs, the goal of the treasure


def rounds_of(result: dict[str, Any]) -> list[Round]:
    """Every round of a recorded match, with the truth."""
    game = ALL["saboteur"]
    state = game.new(len(result["bots"]))
    memory = Memory(game, state.seats)
    found: list[Round] = []
    for action in result["actions"]:
        roles = list(state.roles)
        cards = list(state.mine.goal_cards)
        before = len(memory.views[0])
        events: list[Event] = []
        state.apply(action, events)
        memory.note(events)
        over = [index for index, event in enumerate(events) if event.kind == "round-over"]
        if over:
            views: list[dict[str, Any]] = list(memory.views[0][: before + over[0]])
            mask = sum(role << seat for seat, role in enumerate(roles))
            story = read_story(views, state.seats, True)
            found.append((story, mask, cards.index(TREASURE)))
    return found


def learn(rounds: list[Round]) -> dict[str, Any]:
    """How often each role does what, and to whom, as logarithms."""
    counts = [[[SMOOTHING] * len(DEEDS) for _ in range(CONTEXTS)] for _ in range(2)]
    hits = {name: [[SMOOTHING, SMOOTHING], [SMOOTHING, SMOOTHING]] for name in ("break", "mend")}
    chances = {name: [[SMOOTHING, SMOOTHING], [SMOOTHING, SMOOTHING]] for name in hits}
    for story, mask, treasure in rounds:
        for deed in story.deeds:
            role = mask >> deed.seat & 1
            counts[role][deed.contexts[treasure]][deed.kinds[treasure]] += 1
            if deed.target is not None and deed.kinds[0] in (BROKE, MENDED_OTHER):
                name = "break" if deed.kinds[0] == BROKE else "mend"
                hits[name][role][mask >> deed.target & 1] += 1
                guilty = (mask & ~(1 << deed.seat)).bit_count()
                chances[name][role][1] += guilty / (story.seats - 1)
                chances[name][role][0] += 1 - guilty / (story.seats - 1)
    return {
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
    for trust in (40, 44, 48, 52, 56, 64):
        for lean in (0, 32, 64, 96, 128):
            saboteur_belief.TRUST = trust  # type: ignore[misc]
            saboteur_belief.LEAN = lean  # type: ignore[misc]
            loss = 0.0
            for story, mask, treasure in rounds:
                for part in (3, 2, 1):
                    cut = Story(story.seats, story.deeds[: len(story.deeds) // part])
                    loss -= math.log(max(1e-6, _truth(cut, mask, treasure)))
            print(f"trust {trust}, lean {lean}: {loss / len(rounds) / 3:.4f}", flush=True)
            found = min(found, (loss, trust, lean))
    return found[1], found[2]


def _truth(story: Story, mask: int, treasure: int) -> float:
    """What a digger that knows nothing of the goals gives to the true roles."""
    digger = next(seat for seat in range(story.seats) if not mask >> seat & 1)
    belief: Belief = weigh_story(story, digger, 0, list(range(GOALS)))
    right = sum(
        weight for guess, weight in zip(belief.masks, belief.weights, strict=True) if guess == mask
    )
    return right / sum(belief.weights) + 0 * treasure


def main(arguments: list[str]) -> None:
    """Learn from all folders but every fourth round, which chooses the trust."""
    rounds: list[Round] = []
    for folder in [name for name in arguments if not name.startswith("--")]:
        for result in read_results(Path(folder, MATCHES_FILE)):
            rounds += rounds_of(result)
    learned = learn([known for index, known in enumerate(rounds) if index % 4])
    saboteur_belief.EVIDENCE[:] = learned["evidence"]
    saboteur_belief.TARGETS.update(learned["targets"])
    learned["trust"], learned["lean"] = best_trust(rounds[::4])
    print(len(rounds), "rounds; trust", learned["trust"], "lean", learned["lean"])
    if "--write" in arguments:
        TARGET_FILE.write_text(json.dumps(learned) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
