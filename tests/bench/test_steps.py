"""Steps between levels, by hand."""

import json
from pathlib import Path

from bench.steps import column, gains_by_deal, pooled, step, steps

from farol.arena.run import MATCHES_FILE

ROUNDS = [
    {"roles": {"saboteur": [0], "digger": [1, 2]}, "gains": [4, 0, 0]},
    {"roles": {"saboteur": [1, 2], "digger": [0]}, "gains": [2, 3, 1]},
]


def test_gains_go_by_deal_and_by_how_many_share_the_role() -> None:
    found = gains_by_deal(
        [{"deal": 3, "rounds": ROUNDS}, {"deal": 5, "rounds": ROUNDS[:1]}], "saboteur"
    )
    assert found == {3: {1: [4.0], 2: [3.0, 1.0]}, 5: {1: [4.0]}}
    assert pooled(list(found.values())) == {1: [4.0, 4.0], 2: [3.0, 1.0]}


def test_luck_with_roles_is_no_step() -> None:
    """Both columns gain the same in equal roles; only one had the better role more often."""
    upper, lower = {1: [4.0] * 3, 2: [1.0]}, {1: [4.0], 2: [1.0] * 3}
    assert step(upper, lower) == (1.5, 0.0)
    assert step({1: [3.0], 2: [2.0]}, {1: [1.0], 2: [1.0]}) == (1.5, 1.5)
    assert step({1: [3.0]}, {2: [1.0]}) == (2.0, 0.0)  # no comparison is possible


def test_only_deals_that_both_have_played_are_compared() -> None:
    upper = {deal: {1: [2.0 + deal % 2]} for deal in range(8)}
    lower = {deal: {1: [1.0 + deal % 2]} for deal in range(20)}
    for found in steps(upper, lower):
        assert (found.mean, found.low, found.high, found.count) == (1.0, 1.0, 1.0, 8)


def test_the_column_of_a_side_is_found_in_the_folder_of_a_ladder(tmp_path: Path) -> None:
    folder = tmp_path / "saboteur-5-regular_expert"
    folder.mkdir()
    (folder / MATCHES_FILE).write_text(json.dumps({"deal": 1, "rounds": ROUNDS}) + "\n")
    assert [result["deal"] for result in column(tmp_path, "saboteur-5", "expert", 1, 2)] == [1]
    assert column(tmp_path, "saboteur-5", "expert", 0, 2) == []
