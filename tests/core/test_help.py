"""`help()` tells signatures with types and docstrings, compiled or not."""

from pydoc import plaintext, render_doc

import pytest

from farol.bots.knowledge import Knowledge
from farol.bots.search import SearchNode
from farol.core import choices, rand
from farol.core.rand import Rand
from farol.core.state import State
from farol.games import ALL
from farol.play import Play
from farol.research.batch import Batch


@pytest.mark.parametrize(
    ("thing", "sentence"),
    [
        (choices, "Legal actions of the seat to act, in a reusable buffer."),
        (rand.Rand, "A fair number from 0 to count - 1"),
        (State, "The interface of every game's state."),
        (State.sample_world, "A random state that this seat cannot distinguish from the real one"),
        (Knowledge, "weigh(self, state"),
        (SearchNode, "The visits of each action."),
        (Batch, "One random legal action in every game."),
        (Play, "The legal actions of the seat to act, in notation"),
    ],
)
def test_every_docstring_is_there(thing: object, sentence: str) -> None:
    assert sentence in render_doc(thing, renderer=plaintext)


@pytest.mark.parametrize("name", list(ALL))
def test_the_state_of_every_game_is_described(name: str) -> None:
    game = ALL[name]
    told = render_doc(type(game.new(game.seats[0], {})), renderer=plaintext)
    for line in ("sample_world(self, seat", "copy(self", "Apply a legal action or"):
        assert line in told


def test_types_of_arguments_are_told() -> None:
    told = render_doc(Rand.shuffle, renderer=plaintext)
    assert "items: list[int]" in told
    assert "-> None" in told
