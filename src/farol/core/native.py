"""Native integers and vectors; ints, lists and bytearrays in plain Python.

The compiler replaces these names by its own types and operations; this module is used by plain
Python only. An `i64` wraps around at 2**63 when compiled and never in plain Python, so that every
number of this type stays far below; docs/decisions/0062-native-types.md lists other differences. A
vector that never grows stays at its address: NumPy can share its memory.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, pop, vec
    from mypy_extensions import i64, u8
else:
    i64 = int

    def u8(number):
        """A number from 0 to 255; relevant only as the item type of a vector."""
        return number

    class vec:  # noqa: N801
        """`vec[u8]` is `bytearray` in plain Python, every other vector is `list`."""

        def __class_getitem__(cls, item):
            return bytearray if item is u8 else list

    def append(items, item):
        """The vector with one more item."""
        items.append(item)
        return items

    def pop(items, index=-1):
        """The vector without one item, and that item."""
        item = items.pop(index)
        return items, item


__all__ = ["append", "i64", "pop", "u8", "vec"]
