"""Vector operations: creation, insertion, removal, sorting, conversion to lists, pickling.

`append` and these functions return the new vector: the old one must not be used any more.
"""

# compiled by mypyc

import copyreg
from collections.abc import Iterable
from typing import Final

from farol.core.native import append, i64, u8, vec


def numbers(items: list[int]) -> vec[i64]:
    """A vector of these numbers."""
    found = vec[i64]()
    item: i64
    for item in items:
        found = append(found, item)
    return found


def zeros(count: i64) -> vec[i64]:
    """A vector of so many zeros."""
    return vec[i64]([0] * count)


def inserted(items: vec[i64], index: i64, item: i64) -> vec[i64]:
    """The vector with an item inserted at an index."""
    items = append(items, item)
    place = len(items) - 1
    while place > index:
        items[place] = items[place - 1]
        place -= 1
    items[index] = item
    return items


def without(items: vec[i64], index: i64) -> vec[i64]:
    """The vector without the item at an index."""
    last = len(items) - 1
    while index < last:
        items[index] = items[index + 1]
        index += 1
    return items[:last]


def sort(items: vec[i64]) -> None:
    """Sort a few numbers ascending, in place."""
    for end in range(1, len(items)):
        item = items[end]
        place = end
        while place > 0 and items[place - 1] > item:
            items[place] = items[place - 1]
            place -= 1
        items[place] = item


def bit(place: i64) -> i64:
    """1 << place, which the compiler would compute in 32 bits; `place` is 0 to 62."""
    one: i64 = 0
    if place >= 0:  # a name assigned once would be inlined
        one = 1
    return one << place


# --- for code used with and without compiled modules -----------------------------------------


def is_vector(value: object) -> bool:
    """Whether a value is a list, or a vector of compiled code."""
    return type(value) in _VECTORS


def alike(items: list[int], held: object) -> object:
    """The numbers in the type of a field's value: a list stays one, for a vector they become
    one."""
    return numbers(items) if type(held) is _VECTORS[0] else items


def _numbers_again(items: list[int]) -> object:
    return numbers(items)


def _octets_again(items: bytes) -> object:
    found = vec[u8]()
    for item in items:
        found = append(found, u8(item))
    return found


def _flags_again(items: list[bool]) -> object:
    return vec[bool](items)


def _vectors() -> list[object]:
    number: object = vec[i64]()
    octet: object = vec[u8]()
    flag: object = vec[bool]()
    return [type(number), type(octet), type(flag), list]


_VECTORS: Final = _vectors()


def _reduced_numbers(items: Iterable[int]) -> tuple[object, ...]:
    return _numbers_again, (list(items),)


def _reduced_octets(items: Iterable[int]) -> tuple[object, ...]:
    return _octets_again, (bytes(list(items)),)


def _reduced_flags(items: Iterable[bool]) -> tuple[object, ...]:
    return _flags_again, (list(items),)


def _pickle_vectors() -> None:
    """Register the vectors of compiled code with pickle and deepcopy."""
    ways = (_reduced_numbers, _reduced_octets, _reduced_flags)
    for kind, way in zip(_VECTORS, ways, strict=False):
        if kind is not list and kind is not bytearray:
            copyreg.pickle(kind, way)  # type: ignore[arg-type]


_pickle_vectors()
