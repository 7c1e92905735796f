"""Rows of devices."""

from msgspec import Struct


class Device(Struct):
    """A signed-in browser."""

    token: str  # hash
    name: str
    created: float
    seen: float  # date of last use, to the day
