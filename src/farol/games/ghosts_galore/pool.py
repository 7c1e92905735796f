"""Tiles without an order: ascending lists, so that equal sets are equal lists."""

# compiled by mypyc

from farol.core.native import i64


def insert_sorted(tiles: list[int], tile: i64) -> None:
    """Put a tile into an ascending list."""
    index: i64 = len(tiles)
    tiles.append(tile)
    while index > 0 and tiles[index - 1] > tile:
        tiles[index] = tiles[index - 1]
        index -= 1
    tiles[index] = tile


def remove_sorted(tiles: list[int], tile: i64) -> bool:
    """Take a tile out of an ascending list; False if it is not there."""
    low: i64 = 0
    high: i64 = len(tiles)
    while low < high:
        middle: i64 = (low + high) >> 1
        if tiles[middle] < tile:
            low = middle + 1
        else:
            high = middle
    if low == len(tiles) or tiles[low] != tile:
        return False
    tiles.pop(low)
    return True
