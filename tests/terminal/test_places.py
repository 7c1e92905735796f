"""Places of a mine in words: counted from the start, never negative."""

import pytest

from tests.terminal.positions import context, drawing, position


@pytest.mark.parametrize(
    ("language", "x", "said"),
    [
        ("en", -2, "2 columns behind the start, 1 row up"),
        ("en", 0, "the start\N{RIGHT SINGLE QUOTATION MARK}s column, 1 row up"),
        ("en", 3, "column 3, 1 row up"),
        ("es", -1, "1 columna detrás del comienzo, 1 fila arriba"),
        ("es", 0, "columna del comienzo, 1 fila arriba"),
    ],
)
def test_nobody_reads_a_negative_column(language: str, x: int, said: str) -> None:
    view, _ = position("saboteur", 0)
    lay = {"type": "lay", "card": "crossing", "turned": False, "x": x, "y": 1, "turns_up": []}
    told = drawing("saboteur").words.label(lay, context("saboteur", view, language))
    assert told.replace("\u2068", "").replace("\u2069", "").endswith(said)
