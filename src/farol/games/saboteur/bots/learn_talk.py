"""Learn from arena results what diggers and saboteurs say; write talk.json.

python -m farol.games.saboteur.bots.learn_talk MATCHES.JSONL... [--write]
"""

import json
import math
import sys
from pathlib import Path
from typing import Any, Final

from farol.bots.learning import weights_text
from farol.games.saboteur.bots import hearsay
from farol.games.saboteur.bots.belief import BIT, weigh_history
from farol.games.saboteur.bots.hearsay import SILENCE, TALES, kind_of
from farol.games.saboteur.bots.learn_belief import Question, Round, rounds_of
from farol.games.saboteur.claims import STANCES
from farol.games.saboteur.tables import GOALS

TARGET_FILE: Final = Path(__file__).with_name("talk.json")
SMOOTHING: Final = 1.0  # tales of every kind that are added to what was counted
# People err, forget and joke: so much of what each role says is taken to be none of the above.
SLIP: Final = 0.02
TRUSTS: Final = (0, 4, 8, 12, 16, 24, 32, 48, 64)
AS_GOOD: Final = 1.002  # losses so near the least are no worse: few rounds tell them apart


def learn(rounds: list[Round]) -> dict[str, Any]:
    """How often each role tells what, and of whom, as logarithms."""
    counts = [[SMOOTHING] * len(TALES) for _ in range(2)]
    looks = [[2 * SMOOTHING, 2 * SMOOTHING] for _ in range(2)]  # by role: at stone, at gold
    hits = [[[SMOOTHING] * 2 for _ in range(2)] for _ in STANCES]
    chances = [[[SMOOTHING] * 2 for _ in range(2)] for _ in STANCES]
    for one in rounds:
        history, mask, treasure = one.history, one.mask, one.treasure
        for tale in history.tales:
            counts[mask >> tale.seat & 1][kind_of(tale, treasure)] += 1
        for seat in history.silences:
            counts[mask >> seat & 1][SILENCE] += 1
        for seat in range(history.seats):
            for goal in range(GOALS):
                if history.looks[seat] >> goal & 1:
                    looks[mask >> seat & 1][int(goal == treasure)] += 1
        for each in history.opinions:
            role = mask >> each.seat & 1
            hits[each.stance][role][mask >> each.about & 1] += 1
            guilty = (mask & ~(1 << each.seat)).bit_count() / (history.seats - 1)
            chances[each.stance][role][1] += guilty
            chances[each.stance][role][0] += 1 - guilty
    return {
        "features": [*TALES, *STANCES],
        "told": [_shares(counts[role], looks[role]) for role in range(2)],
        "opinions": [
            [
                [_log(hits[stance][role][to] / chances[stance][role][to]) for to in range(2)]
                for role in range(2)
            ]
            for stance in range(len(STANCES))
        ],
    }


def _shares(counts: list[float], looks: list[float]) -> list[int]:
    """The logarithm of each kind's share of the looks that it can come after."""
    stone, gold = looks
    after = [gold, stone, stone, gold, stone + gold, stone + gold]
    shares = [count / of for count, of in zip(counts, after, strict=True)]
    return [_log((1 - SLIP) * min(1.0, share) + SLIP / 3) for share in shares]


def _log(share: float) -> int:
    return round(BIT * math.log2(share))


def best_trust(rounds: list[Round]) -> int:
    """The share of opinions, in 64ths, that explains the true roles best to the seats asked.

    Of shares that are as good it is the greatest: the opinions of bots hold little news, those of
    people may hold more.
    """
    asked = [(question, one.mask) for one in rounds for question in one.questions]
    losses: dict[int, float] = {}
    for trust in TRUSTS:
        hearsay.TRUST = trust  # type: ignore[misc]
        losses[trust] = -math.fsum(
            math.log(max(1e-6, _truth(question, mask))) for question, mask in asked
        )
        print(f"trust {trust}: {losses[trust] / len(asked):.4f}", flush=True)
    least = min(losses.values())
    return max(trust for trust, loss in losses.items() if loss <= AS_GOOD * least)


def _truth(question: Question, mask: int) -> float:
    """What the seat that was asked gives to the true roles."""
    belief = weigh_history(question.history, question.seat, question.role, question.places)
    right = sum(
        weight for guess, weight in zip(belief.masks, belief.weights, strict=True) if guess == mask
    )
    return right / sum(belief.weights)


def main(arguments: list[str]) -> None:
    """Learn from all rounds but every fourth, which chooses the trust."""
    rounds: list[Round] = []
    for file in [name for name in arguments if not name.startswith("--")]:
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            rounds += rounds_of(json.loads(line))
    learned = learn([known for index, known in enumerate(rounds) if index % 4])
    hearsay.TOLD[:] = learned["told"]
    hearsay.OPINIONS[:] = learned["opinions"]
    learned["trust"] = best_trust(rounds[::4])
    print(len(rounds), "rounds; trust", learned["trust"])
    print(json.dumps(learned["told"]), json.dumps(learned["opinions"]))
    if "--write" in arguments:
        TARGET_FILE.write_text(weights_text(learned) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
