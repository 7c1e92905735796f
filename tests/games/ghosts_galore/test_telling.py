"""Ghosts Galore in words: doors of a board, and what is going on."""

from typing import Any

import pytest

from farol.games.ghosts_galore.phrases import goals, row
from farol.games.ghosts_galore.terminal.pointing import attempt
from farol.phrases.vocabulary import QuestionContext
from farol.telling.board import lines_of
from farol.telling.sheet import sheet
from farol.telling.teller import log, status, tell
from tests.terminal.positions import context, position

SAY = context("ghosts_galore", {}).say


def test_special_doors_are_told_by_their_kind_and_missing_ones_after_them() -> None:
    doors = {"N1": "bone", "N2": "plain", "E1": "tooth", "S3": "bone", "W2": "tooth"}
    whole = SAY("doors", **doors)
    assert whole == "bone doors top 1 and bottom 3; tooth doors right 1 and left 2"
    assert SAY("doors", **{**doors, "N2": "none"}) == f"{whole}; no door at top 2"


@pytest.mark.parametrize(("stack", "to_act"), [(0, 0), (0, 1), (3, 0), (3, 1)])
def test_who_may_only_take_a_tile_is_told_so_and_so_are_the_others(stack: int, to_act: int) -> None:
    view: Any = {"phase": "claim", "stack": stack, "to_act": to_act}
    word = "status-only-take.own" if stack == 0 else "phase-claim"
    other = "status-only-take" if stack == 0 else "status-claim"
    assert status(context("ghosts_galore", view)) == SAY(word if to_act == 0 else other)


@pytest.mark.parametrize("moves", [0, 30])
def test_a_row_of_a_mine_is_told_field_by_field(moves: int) -> None:
    view, choices = position("ghosts_galore", moves)
    seen = context("ghosts_galore", view)

    def told(*numbers: int) -> list[str]:
        return row(QuestionContext(seen, choices, (), numbers=numbers))

    fields = [line for number in (1, 2, 3) for line in told(number)]
    assert fields == lines_of("text-board", seen, 0)[-9:]
    assert told() == told(1)
    assert told(0) == told(4) == [SAY("tell-no-row")]


def test_goals_are_the_doors_of_a_mine_and_its_paths() -> None:
    view, choices = position("ghosts_galore", 60)
    seen, player = context("ghosts_galore", view), view["players"][0]
    assert player["paths"]
    told = goals(QuestionContext(seen, choices, ()))
    assert told == lines_of("text-board", seen, 0)[1 : 2 + len(player["paths"])]


def test_before_a_side_is_chosen_a_mine_has_no_goals() -> None:
    view, choices = position("ghosts_galore", 0)
    assert not view["players"][0]["doors"]
    assert goals(QuestionContext(context("ghosts_galore", view), choices, ())) == []


def test_who_points_at_a_thing_wants_what_can_be_done_with_it() -> None:
    seen = context("ghosts_galore", {})
    assert attempt("field 0 4", "", seen) == {"type": "place", "field": 4, "rotation": 0}
    assert attempt("field 1 4", "", seen) is None, "a field of somebody else"
    assert attempt("tile 12", "", seen) == {"type": "take", "tile": 12}
    assert attempt("stack", "", seen) == {"type": "draw"}
    assert attempt("side A", "", seen) is None


def test_the_log_tells_which_tile_was_placed_where() -> None:
    face = {"track": "bridge", "sections": [{"edges": "NS", "monsters": ["bat"]}], "diamond": 0}
    event: Any = {"kind": "placed", "seat": 1, "tile": 3, "field": 5, "rotation": 0, "face": face}
    seen = context("ghosts_galore", {})
    tile, field = tell("tile-face", event, seen), SAY("field-5")
    assert "bat" in tile.lower()
    assert field == "in the middle"
    assert log(event, seen) == f"Bea places a {tile} on the space {field}."


def test_the_chart_has_everybodys_points_round_by_round() -> None:
    view, _ = position("ghosts_galore", 1000)
    scores = view["result"]["scores"]
    events: list[Any] = [
        {"kind": "scores", "scores": [1, 2, 3]},
        {"kind": "aside", "tiles": [12]},
        {"kind": "scores", "scores": [4, 2, 9]},
        {"kind": "game-over", "scores": scores},
    ]
    seen = context("ghosts_galore", view)
    ended = sheet(seen, events)
    assert ended is not None
    assert ended.chart is not None
    assert ended.chart.lines == [[1, 4, scores[0]], [2, 2, scores[1]], [3, 9, scores[2]]]
    few = sheet(seen, events[2:])
    assert few is not None
    assert few.chart is not None
    fewer = sheet(seen, events[3:])
    assert fewer is not None
    assert fewer.chart is None, "one point is no line"
