"""The fields of a position, declared once."""

from typing import Final

from kuhn.rules import BET, CARDS, ENDS, SEATS, Kuhn

from farol.core.errors import BadPosition
from farol.core.layout import Ints, Layout


def check(state: Kuhn) -> None:
    """BadPosition unless a game can come to this."""
    said = tuple(state.said)
    if len(set(state.cards)) != len(state.cards) or len(state.cards) > SEATS:
        raise BadPosition("A position: each seat has one card, and no two have the same.")
    if not any(end[: len(said)] == said for end in ENDS):
        raise BadPosition("A position: nobody may say this.")
    if said and len(state.cards) < SEATS:
        raise BadPosition("A position: nobody speaks before the cards are dealt.")


LAYOUT: Final = Layout(
    "A position",
    lambda fields: Kuhn(fields.integer("seats", SEATS, SEATS)),
    lambda state: {"seats": state.seats},
    (Ints("cards", 0, len(CARDS) - 1), Ints("said", 0, BET)),
    check,
)
