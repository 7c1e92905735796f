"""Boards in letters: pictures at 80x24 and at 200x60, and properties of all.

`python -m tests.terminal.test_boards` writes the pictures; look at them before you commit them.
"""

from pathlib import Path
from typing import Any

import pytest

from farol.games import ALL, part
from farol.terminal.canvas import Canvas, in_ascii
from farol.terminal.palette import TONES
from farol.terminal.plain_board import PLAIN
from tests.terminal.positions import BOARD, context, drawing, position, viewport

GAMES = sorted(name for name, game in ALL.items() if game.package.startswith("farol."))
DRAWN = [name for name in GAMES if part(ALL[name], "terminal") is not None]
MOVES = {"saboteur": 20, "ghosts_galore": 45, "halloween": 60, "loknroll": 14}
PICTURES = Path(__file__).parent / "boards"


def picture(game: str, size: str) -> str:
    view, choices = position(game, MOVES[game])
    seen = context(game, view)
    canvas = drawing(game).board(seen, viewport(game, BOARD[size], choices, seen, 0))
    words = [drawing(game).words.progress(seen), drawing(game).words.status(seen)]
    seats = [drawing(game).seat(number, seen) for number in range(3)]
    return "\n".join([*words, *seats, canvas.text()]) + "\n"


@pytest.mark.parametrize("size", BOARD)
@pytest.mark.parametrize("game", DRAWN)
def test_a_board_looks_as_it_was_looked_at(game: str, size: str) -> None:
    kept = (PICTURES / f"{game}-{size}.txt").read_text(encoding="utf-8")
    assert picture(game, size) == kept


@pytest.mark.parametrize("game", DRAWN)
def test_a_board_of_80x24_is_no_wider_than_its_room(game: str) -> None:
    view, choices = position(game, MOVES[game])
    seen = context(game, view)
    canvas = drawing(game).board(seen, viewport(game, BOARD["80x24"], choices, seen, None))
    assert canvas.width <= BOARD["80x24"][0]


@pytest.mark.parametrize("game", DRAWN)
def test_every_style_of_a_board_has_a_tone(game: str) -> None:
    known = TONES.keys() | drawing(game).tones.keys()
    used = set[str]()
    for size in BOARD:
        view, choices = position(game, MOVES[game])
        seen = context(game, view)
        canvas = drawing(game).board(seen, viewport(game, BOARD[size], choices, seen, 0))
        used |= {word for row in canvas.rows for cell in row for word in cell.style.split()}
    assert used - known == set()
    assert used & drawing(game).tones.keys()


def all_positions(game: str) -> list[tuple[Any, Any]]:
    return [position(game, moves, seed) for moves in (0, 12, 50, 5000) for seed in (1,)]


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_be_drawn_pointed_at_and_said_in_ascii(game: str) -> None:
    for view, choices in all_positions(game):
        seen = context(game, view)
        for place in [None, *range(0, len(choices), 17)]:
            asked = viewport(game, (56, 17), choices, seen, place)
            canvas = drawing(game).board(seen, asked)
            assert "?" not in in_ascii(canvas.text().replace("?", ""))
            assert set(canvas.things()) >= {
                key for key in asked.can if not key.startswith(("hand ", "seat ", "card "))
            } - hidden(canvas, asked.can)


def hidden(canvas: Canvas, keys: frozenset[str]) -> set[str]:
    """Things without room on a small board; the list of choices has them all."""
    small = ("tile ", "side ", "section ", "act ")
    return {key for key in keys if key.startswith(small) and key not in canvas.things()}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_words(game: str, language: str) -> None:
    for view, choices in all_positions(game):
        seen = context(game, view, language)
        drawn = drawing(game)
        labels = [drawn.words.label(choice, seen) for choice in choices]
        assert len(set(labels)) == len(labels)
        told = [*labels, *(drawn.words.group(choice, seen) for choice in choices)]
        told += [drawn.words.progress(seen), drawn.words.status(seen)]
        for group in drawn.words.describe(seen):
            told += [group.title, *group.lines]
        for text in told:
            assert "{" not in text
            assert not is_key(text), text


def is_key(text: str) -> bool:
    """A missing message appears as its id, such as label-lay."""
    return text.startswith(
        ("label-", "text-", "status-", "choose-", "do-", "action-", "decision-", "phase-", "log-")
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_nobody_has_drawn_is_drawn_from_its_view(game: str) -> None:
    view, choices = position(game, 12)
    seen = context(game, view)
    for size in BOARD.values():
        canvas = PLAIN.board(seen, viewport(game, size, (), seen, None))
        assert canvas.width <= size[0]
        assert len(canvas.text()) > 200
    labels = [PLAIN.words.label(choice, seen) for choice in choices]
    assert len(set(labels)) == len(labels)


def test_goals_with_one_first_letter_are_told_apart() -> None:
    view, choices = position("saboteur", 0)
    seen = context("saboteur", view, "es")
    drawn = drawing("saboteur").board(
        seen, viewport("saboteur", BOARD["80x24"], choices, seen, None)
    )
    assert all(name in drawn.text() for name in ("Lu?", "E ?", "Ll?"))


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    for name in GAMES:
        for large in BOARD:
            (PICTURES / f"{name}-{large}.txt").write_text(picture(name, large), encoding="utf-8")
