"""Bytes that compiled code writes without Python objects; a bytearray in plain Python.

A `vec[u8]` that never grows stays where it is, so that NumPy can look at it while it is written.
The compiler puts its own operations in place of these names: only plain Python calls what stands
here.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, vec
    from mypy_extensions import i64, u8
else:
    i64 = int
    u8 = int

    class vec:  # noqa: N801
        """`vec[u8]` is `bytearray` in plain Python."""

        def __class_getitem__(cls, _item):
            return bytearray

    def append(items, item):
        """The vector with one item more."""
        items.append(item)
        return items


__all__ = ["append", "i64", "u8", "vec"]
