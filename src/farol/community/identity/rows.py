"""Devices, as they are kept."""

from msgspec import Struct


class Device(Struct):
    """A browser that somebody uses."""

    token: str  # its hash
    name: str
    created: float
    seen: float  # when it was last used, to the day
