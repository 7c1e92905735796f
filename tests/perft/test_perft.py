"""The perft counts equal those on file: `python -m tests.perft.counting` writes them."""

import json

import pytest

from farol.games import ALL

from .counting import FOLDER, perft, position

CASES = [
    (name, case)
    for name in sorted(ALL)
    for case in json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("name", "case"), CASES)
def test_as_many_lines_as_on_file(name: str, case: dict[str, list[int]]) -> None:
    state = position(ALL[name], case["seats"], case["actions"])  # type: ignore[arg-type]
    assert [perft(state, depth + 1) for depth in range(len(case["counts"]))] == case["counts"]
