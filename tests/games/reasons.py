"""Texts of bots on positions: each game's bots/reasons.json has a position for every kind of
reason.

A position is a dump (`state`) or a drawing (`position`, with moves played `before`).
"""

import json
from pathlib import Path
from typing import Any

from farol.bots.bot import Seat
from farol.bots.insight import Insight
from farol.bots.reason import Reason
from farol.bots.registry import profile_of
from farol.core.rand import Rand
from farol.core.state import State
from farol.games import ALL
from tests.games.loknroll import table
from tests.games.saboteur import drawing

NAMES = ("Ana", "Berta", "Candil", "Dolores", "Eva")
GAMES = ("ghosts_galore", "halloween", "loknroll", "saboteur")

Case = dict[str, Any]


def cases(game: str) -> list[Case]:
    file = Path(__file__).with_name(game) / "bots" / "reasons.json"
    return [{"game": game, **case} for case in json.loads(file.read_text())]


def case(game: str, kind: str) -> Case:
    return next(case for case in cases(game) if case["kind"] == kind)


def state_of(case: Case) -> State:
    game = ALL[case["game"]]
    if "state" in case:
        return game.load(case["state"])
    given = {name: _by_seat(value) for name, value in case["position"].items()}
    state: State = {"loknroll": table.position, "saboteur": drawing.position}[game.name](**given)
    for text in case.get("before", "").split():
        state.apply(game.read_notation(state, text))
    return state


def _by_seat(value: Any) -> Any:
    return {int(seat): one for seat, one in value.items()} if isinstance(value, dict) else value


def insight_of(case: Case, state: State | None = None) -> Insight:
    game, seat = ALL[case["game"]], case.get("seat", 0)
    found = state or state_of(case)
    return profile_of(game).insight(Seat(game, seat, found, case.get("events", []), Rand(1)))


def action_of(case: Case, text: str = "") -> int:
    return ALL[case["game"]].read_notation(state_of(case), text or case["action"])


def reasons(case: Case) -> list[Reason]:
    """The reasons for its action, compared with the others, and its notes."""
    insight, action = insight_of(case), action_of(case)
    others = [action_of(case, text) for text in case["others"]]
    return [*insight.reasons(action, others), *insight.notes(action)]
