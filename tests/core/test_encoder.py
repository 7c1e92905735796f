"""Rows of bytes that are written again and again."""

from farol.core.encoder import Octets, Row
from farol.core.native import u8
from farol.core.numbers import Part, size_of


def test_a_row_sets_back_what_it_remembers_and_nothing_else() -> None:
    octets, row = Octets(8), Row()
    data = octets.data
    for place in range(8):
        data[place] = u8(7)
    row.reserve(3)
    row.reserve(2)
    assert list(row.places) == [0, 0, 0]
    row.places[0], row.places[1], row.count = 1, 3, 2
    row.clear(data, 2)
    assert list(data) == [7, 7, 7, 0, 7, 0, 7, 7]
    assert row.count == 0


def test_a_part_has_as_many_bytes_as_its_shape_and_features_by_its_kind() -> None:
    tile = Part("tile", (2, 3), "code", 4, "")
    gold = Part("gold", (5,), "count", 9, "")
    lit = Part("lit", (1,), "flag", 1, "")
    tools = Part("tools", (1,), "bits", 0b101, "")
    assert [part.size for part in (tile, gold, lit, tools)] == [6, 5, 1, 1]
    assert size_of([tile, gold, lit, tools]) == 13
    assert [part.width for part in (tile, gold, lit, tools)] == [5, 1, 1, 3]
