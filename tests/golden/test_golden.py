"""Golden games: every seat's views, step by step, must not change.

After an intended change: `python -m tests.golden.playthrough`, and read the diff.
"""

import json

import pytest

from farol.core.record import Record
from farol.games import ALL

from .playthrough import golden_path, golden_seats, playthrough

CASES = [(name, seats) for name, game in sorted(ALL.items()) for seats in golden_seats(game)]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_view_of_a_golden_game_is_unchanged(name: str, seats: int) -> None:
    game = ALL[name]
    golden = json.loads(golden_path(game, seats).read_text(encoding="utf-8"))
    played = json.loads(json.dumps(playthrough(game, Record.from_json(golden["record"]))))
    assert len(played["steps"]) == len(golden["steps"])
    for number, (step, expected) in enumerate(zip(played["steps"], golden["steps"], strict=True)):
        assert step == expected, f"step {number} of {name} with {seats} seats"
