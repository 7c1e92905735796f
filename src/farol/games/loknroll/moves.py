"""Actions as ints: 0-3 are words, then laying a card, then putting one on a pile."""

# compiled by mypyc

from typing import Final

from farol.core.native import i64
from farol.games.loknroll.tables import KINDS

PASS: Final = 0
ROLL: Final = 1  # stop laying and roll the dice
STOP: Final = 2  # stop discarding chaos cards
ACCEPT: Final = 3  # put the penalty cards in the best order
LAY: Final = 4  # + kind * WAYS + way
WAYS: Final = 4  # of laying; see `way`
PUT: Final[i64] = LAY + KINDS * WAYS  # + kind * 2 + (1 to combine)
ACTIONS: Final[i64] = PUT + KINDS * 2
LAY_REQUEST: Final = 1024  # + kind * 8 + quarter turns * 2 + end: requests, see `actions`

# The way of the very first card is its quarter turns. Of every other card it is the exit by
# which it is entered, plus OTHER_END if it joins the other end of a track of one card.
OTHER_END: Final = 2


def lay(kind: i64, way: i64) -> i64:
    """Lay a card at the end of the track."""
    return LAY + kind * WAYS + way


def put(kind: i64, combine: i64) -> i64:
    """Put a card on the pile, with its top card to the box (1) or not (0)."""
    return PUT + kind * 2 + combine


def laid_kind(action: i64) -> i64:
    """The card of a lay action."""
    return (action - LAY) // WAYS


def laid_way(action: i64) -> i64:
    """The way of a lay action."""
    return (action - LAY) % WAYS


def put_kind(action: i64) -> i64:
    """The card of a put action."""
    return (action - PUT) // 2


def put_combines(action: i64) -> i64:
    """1 if a put action combines, else 0."""
    return (action - PUT) % 2
