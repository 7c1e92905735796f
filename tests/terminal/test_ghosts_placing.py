"""Placing a tile of Ghosts Galore at a terminal: its gain is beside the score sheet."""

from typing import Any

from farol.games.ghosts_galore.telling import LINES
from farol.games.ghosts_galore.terminal.sheets import sheet
from farol.telling.functions import signed
from tests.terminal.positions import BOARD, context, drawing, position, viewport

WIDTH = 30


def placing() -> tuple[Any, Any]:
    """A position in which the claimed tile is to be placed."""
    view, choices = position("ghosts_galore", 20)
    assert view["phase"] == "place"
    return view, choices


def test_the_sheet_shows_line_by_line_what_the_placement_adds_that_is_pointed_at() -> None:
    view, choices = placing()
    seen = context("ghosts_galore", view)
    compared = 0
    for at, preview in enumerate(view["me"]["placements"]):
        rows = sheet([0], WIDTH, seen, viewport("ghosts_galore", BOARD["80x24"], choices, seen, at))
        adds = {**preview["lines"], "total": preview["adds"]}
        for line, row in zip((*LINES, "total"), rows.text().split("\n"), strict=True):
            *_, last = row.split()
            score = str(view["players"][0]["score"][line])
            assert last == (signed(adds[line]) if adds.get(line) else score), (line, row)
            compared += bool(adds.get(line))
    assert compared > 5


def test_without_a_placement_the_sheet_adds_nothing() -> None:
    view, choices = placing()
    seen = context("ghosts_galore", view)
    text = sheet(
        [0], WIDTH, seen, viewport("ghosts_galore", BOARD["80x24"], choices, seen, None)
    ).text()
    assert "+" not in text


def test_sides_that_can_be_chosen_are_framed_and_the_one_that_is_pointed_at_otherwise() -> None:
    view, choices = position("ghosts_galore", 0)
    assert view["phase"] == "choose-sides"
    seen = context("ghosts_galore", view)
    for at, others in ((None, {"can"}), (0, {"can", "chosen"})):
        seeing = viewport("ghosts_galore", BOARD["200x60"], choices, seen, at)
        canvas = drawing("ghosts_galore").board(seen, seeing)
        used = {cell.style for row in canvas.rows for cell in row}
        assert used & {"can", "chosen"} == others
