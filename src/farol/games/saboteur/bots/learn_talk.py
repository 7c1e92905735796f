"""Learn from arena results what diggers and saboteurs say; write talk.json.

python -m farol.games.saboteur.bots.learn_talk MATCHES.JSONL... [--write]
"""

import json
import math
import sys
from pathlib import Path
from typing import Any, Final

from farol.bots.learning import weights_text
from farol.games.saboteur.bots import claim_likelihoods
from farol.games.saboteur.bots.belief import weigh_history
from farol.games.saboteur.bots.claim_likelihoods import SILENCE, TALES, kind_of
from farol.games.saboteur.bots.learn_belief import BeliefQuestion, RoundTruth, rounds_of
from farol.games.saboteur.bots.likelihoods import log2
from farol.games.saboteur.claims import STANCES
from farol.games.saboteur.tables import GOALS

TARGET_FILE: Final = Path(__file__).with_name("talk.json")
SMOOTHING: Final = 1.0  # pseudo-counts of each kind of report
# People err, forget and joke: the share of each role's claims that is treated as noise.
SLIP: Final = 0.02
TRUSTS: Final = (0, 4, 8, 16, 32, 64)
AS_GOOD: Final = 1.002  # losses up to this ratio count as equal: there are few rounds


def learn(rounds: list[RoundTruth]) -> dict[str, Any]:
    """Log-probabilities of reports and opinions by role."""
    counts = [[SMOOTHING] * len(TALES) for _ in range(2)]
    looks = [[2 * SMOOTHING, 2 * SMOOTHING] for _ in range(2)]  # by role: at stone, at gold
    hits = [[[SMOOTHING] * 2 for _ in range(2)] for _ in STANCES]
    chances = [[[SMOOTHING] * 2 for _ in range(2)] for _ in STANCES]
    named = [[[SMOOTHING] * 2 for _ in range(2)] for _ in range(2)]
    nameable = [[[SMOOTHING] * 2 for _ in range(2)] for _ in range(2)]
    for one in rounds:
        history, mask, treasure = one.history, one.mask, one.treasure
        for each in history.pointings:
            looked, role = int(each.looked), mask >> each.seat & 1
            named[looked][role][int(each.goal != treasure)] += 1
            nameable[looked][role][0] += 1 / each.down
            nameable[looked][role][1] += 1 - 1 / each.down
        for tale in history.tales:
            counts[mask >> tale.seat & 1][kind_of(tale, treasure)] += 1
        for seat in history.silences:
            counts[mask >> seat & 1][SILENCE] += 1
        for seat in range(history.seats):
            for goal in range(GOALS):
                if history.looks[seat] >> goal & 1:
                    looks[mask >> seat & 1][int(goal == treasure)] += 1
        for said in history.opinions:
            role = mask >> said.seat & 1
            hits[said.stance][role][mask >> said.about & 1] += 1
            guilty = (mask & ~(1 << said.seat)).bit_count() / (history.seats - 1)
            chances[said.stance][role][1] += guilty
            chances[said.stance][role][0] += 1 - guilty
    return {
        "features": [*TALES, *STANCES],
        "told": [_shares(counts[role], looks[role]) for role in range(2)],
        "opinions": [
            [
                [log2(hits[stance][role][to] / chances[stance][role][to]) for to in range(2)]
                for role in range(2)
            ]
            for stance in range(len(STANCES))
        ],
        "pointed": [
            [
                [log2(named[looked][role][at] / nameable[looked][role][at]) for at in range(2)]
                for role in range(2)
            ]
            for looked in range(2)
        ],
    }


def _shares(counts: list[float], looks: list[float]) -> list[int]:
    """The log-share of each kind among the looks it can follow."""
    stone, gold = looks
    after = [gold, stone, stone, gold, stone + gold, stone + gold]
    shares = [count / of for count, of in zip(counts, after, strict=True)]
    return [log2((1 - SLIP) * min(1.0, share) + SLIP / 3) for share in shares]


def best_share(name: str, rounds: list[RoundTruth], among: tuple[int, ...]) -> int:
    """The share of opinions ("TRUST") or suggestions ("HEED"), in 64ths, that explains the true
    roles and the treasure best.

    Among equally good shares the greatest: bots' claims contain little new information, people's
    may contain more.
    """
    asked = [(question, one) for one in rounds for question in one.questions]
    losses: dict[int, float] = {}
    for share in among:
        setattr(claim_likelihoods, name, share)
        losses[share] = -math.fsum(
            math.log(max(1e-6, _truth(question, one))) for question, one in asked
        )
        print(f"{name} {share}: {losses[share] / len(asked):.4f}", flush=True)
    least = min(losses.values())
    best = max(share for share, loss in losses.items() if loss <= AS_GOOD * least)
    setattr(claim_likelihoods, name, best)
    return best


def _truth(question: BeliefQuestion, one: RoundTruth) -> float:
    """The probability that the seat assigns to the true roles and the true treasure."""
    belief = weigh_history(question.history, question.seat, question.role, question.places)
    hypotheses = zip(belief.masks, belief.treasures, belief.weights, strict=True)
    true = (one.mask, one.treasure)
    right = sum(weight for mask, place, weight in hypotheses if (mask, place) == true)
    return right / sum(belief.weights)


def main(arguments: list[str]) -> None:
    """Learn from all rounds except every fourth, which selects the shares."""
    rounds: list[RoundTruth] = []
    for file in [name for name in arguments if not name.startswith("--")]:
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            rounds += rounds_of(json.loads(line))
    learned = learn([known for index, known in enumerate(rounds) if index % 4])
    claim_likelihoods.TOLD[:] = learned["told"]
    claim_likelihoods.OPINIONS[:] = learned["opinions"]
    claim_likelihoods.POINTED[:] = learned["pointed"]
    claim_likelihoods.HEED = 0  # type: ignore[misc]
    learned["trust"] = best_share("TRUST", rounds[::4], TRUSTS)
    learned["heed"] = best_share("HEED", rounds[::4], TRUSTS)
    print(len(rounds), "rounds; trust", learned["trust"], "heed", learned["heed"])
    print(json.dumps(learned["pointed"]))
    print(json.dumps(learned["told"]), json.dumps(learned["opinions"]))
    if "--write" in arguments:
        TARGET_FILE.write_text(weights_text(learned) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
