"""A window of reaction: several seats are asked at once whether they react."""

from collections.abc import Sequence
from typing import Final, NamedTuple

NEVER: Final = -1  # the turn in which a seat passes in advance, if there is none


class Window(NamedTuple):
    """The seats that are asked, in the order in which the rules hear them: the seat to act first.

    The first seat in this order that does not decline reacts, and the later ones are not heard;
    with `quickest`, at a table, it is the first person who answers. Between programs the order
    always counts.
    """

    seats: Sequence[int]
    decline: int  # the action that lets it pass
    quickest: bool = False
