"""Kuhn's poker as numbers."""

from kuhn.rules import CARDS, Kuhn

from farol.core.encoder import Encoder
from farol.core.numbers import Block, Detail, EventKind
from farol.core.state import State

WORDS = 3  # that can be said


def parts(_seats: int) -> list[Block]:
    """The parts of an observation, in order."""
    return [
        Block("card", (), "code", len(CARDS), "own card: 0 for none, or 1 + card"),
        Block("said", (WORDS,), "code", 2, "0 for nothing yet, 1 for pass, 2 for bet"),
    ]


def longest(_seats: int) -> int:
    """Decisions of the longest game."""
    return WORDS


def event_kinds(_seats: int) -> list[EventKind]:
    """The details of every kind of event."""
    card = Detail("card")
    chips = Detail("chips", low=-2)
    return [
        EventKind("dealt", (), (card,)),
        EventKind("passed"),
        EventKind("bet"),
        EventKind("shown", (card,)),
        EventKind("over", (chips,), many=True),
    ]


class KuhnEncoder(Encoder):
    """Encodes states of Kuhn's poker."""

    def write(self, state: State, seat: int, out: bytearray, at: int) -> int:
        assert isinstance(state, Kuhn)
        card = state.cards[seat] + 1 if seat < len(state.cards) else 0
        said = [one + 1 for one in state.said] + [0] * (WORDS - len(state.said))
        for index, value in enumerate([card, *said]):
            out[at + index] = value
        return at + 1 + WORDS

    def number(self, _state: State, action: int) -> int:
        return action


def new_encoder(seats: int) -> Encoder:
    """The encoder for so many seats."""
    return KuhnEncoder(seats, 1 + WORDS, 2)
