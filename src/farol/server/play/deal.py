"""The secrets of a daily deal."""

from typing import NamedTuple


class Deal(NamedTuple):
    """The secrets of a daily deal, for its dice and its bots, in hexadecimal."""

    secret: str
    bots_secret: str
