"""The drawings that the other tests trust."""

import pytest

from farol.games.saboteur.tables import FACE_OPEN, FACE_THROUGH

from .drawing import PIECES, cells, piece, position, table

# the arms of each box-drawing character, as Unicode names them
ARMS = {
    "NESW": "┼╬",
    "NES": "├╠",
    "NSW": "┤╣",
    "NEW": "┴╩",
    "ESW": "┬╦",
    "NS": "│║",
    "EW": "─═",
    "ES": "┌╔",
    "NW": "┘╝",
    "SW": "┐╗",
    "NE": "└╚",
    "S": "╷",
    "N": "╵",
    "W": "╴",
    "E": "╶",
}
THROUGH = "┼├┤┴┬│─┌┘┐└"


@pytest.mark.parametrize("sides", ARMS)
def test_a_mark_looks_like_its_card(sides: str) -> None:
    for mark in ARMS[sides]:
        face = piece(mark) + 1
        assert FACE_OPEN[face] == sum(1 << "NESW".index(side) for side in sides)
        assert FACE_THROUGH[face] == (mark in THROUGH)


def test_every_card_has_a_mark() -> None:
    assert "".join(sorted(PIECES)) == "".join(sorted("".join(ARMS.values())))


def test_a_drawing_is_what_lies_on_the_table() -> None:
    drawing = """
        ..........?
        ...........
        .╴S┐┌┬─┬┴┐┓
        ...├┘....│.
        ...╚.....└?
    """
    state = position(drawing, goals="treasure stone-sw stone-es")
    assert table(state) == cells(drawing)
    assert table(state)[1, -2] == "╚"
    assert table(state)[8, 0] == "┓"
    assert table(state)[8, 2] == "?"
