"""What the luck of a day follows from."""

from typing import NamedTuple


class Deal(NamedTuple):
    """What the luck and the bots of a day follow from, in hexadecimal digits."""

    secret: str
    bots_secret: str
