"""No name on a board is truncated: its words are whole words of the game's texts."""

import re
from functools import cache
from typing import Any

import pytest

from farol.core.text import LANGUAGES, read_names
from farol.games import ALL
from farol.telling.context import Context
from farol.terminal.menu import items, within
from tests.terminal.positions import BOARD, NAMES, context, drawing, position, viewport
from tests.terminal.test_boards import DRAWN

WORD = re.compile(r"[^\W\d_]{3,}")
MOMENTS = [(0, 1), (4, 2), (14, 1), (40, 2)]
LINE = 78  # columns of a line of the list in a window of 80


@cache
def known_words(game: str, language: str) -> frozenset[str]:
    """All words of the game's texts in this language, and the names of people."""
    return frozenset(WORD.findall(read_names(ALL[game].package, language))) | frozenset(NAMES)


def moments(game: str, language: str) -> list[tuple[Any, Context[Any]]]:
    found = [position(game, moves, seed) for moves, seed in MOMENTS]
    return [(choices, context(game, view, language)) for view, choices in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", BOARD)
@pytest.mark.parametrize("game", DRAWN)
def test_no_name_on_a_board_is_cut(game: str, size: str, language: str) -> None:
    known = {word.casefold() for word in known_words(game, language)}
    for choices, seen in moments(game, language):
        for place in {None, len(choices) - 1 if choices else None}:
            canvas = drawing(game).board(seen, viewport(game, BOARD[size], choices, seen, place))
            words = [word for word in WORD.findall(canvas.text()) if not word.isupper()]
            cut = [word for word in words if word.casefold() not in known]  # monsters are letters
            assert cut == [], canvas.text()
            assert "…" not in canvas.text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN)
def test_a_line_of_the_list_and_the_line_above_it_fit_80_columns(game: str, language: str) -> None:
    for choices, seen in moments(game, language):
        offered = items(choices, drawing(game), seen)
        listed = [item for item in offered if not item.is_group]
        for item in offered:
            listed += within(item.choices, drawing(game), seen) if item.is_group else []
        lines = [item.label for item in listed]
        lines.append(seen.say("your-turn", status=drawing(game).words.status(seen)))
        assert [line for line in lines if len(line) > LINE] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN)
def test_every_sign_beside_a_name_is_explained(game: str, language: str) -> None:
    for _, seen in moments(game, language):
        told = "".join(drawing(game).seat(number, seen) for number in range(len(seen.names)))
        signs = {letter for letter in told if not letter.isalnum()} - set(" -()")
        assert signs - set(seen.say("legend")) == set()
