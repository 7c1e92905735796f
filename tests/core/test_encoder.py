"""Rows of bytes that are rewritten."""

from farol.core.encoder import EncodedRow, Octets
from farol.core.native import u8


def test_a_row_sets_back_what_it_remembers_and_nothing_else() -> None:
    octets, row = Octets(8), EncodedRow()
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
