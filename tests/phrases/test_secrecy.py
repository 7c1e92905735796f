"""Answers depend only on the seat's knowledge: they are equal in indistinguishable worlds."""

import copy
from typing import Any

import pytest

from farol.core.rand import Rand
from farol.core.state import OVER
from farol.core.text import LANGUAGES
from farol.games import ALL, AnyGame
from farol.phrases.answer import question_names, understand

from .sights import Table

OF_THE_ISSUE = {
    *("last", "changes", "hand", "goals", "who", "where", "row", "score", "odds"),
    *("why", "hint", "legal"),
}
MOVES = (4, 18)


def heard(table: Table, seat: int, language: str) -> list[Any]:
    """All texts for a seat: the board, events, every question, with their options."""
    position = table.position(language, seat)
    board = [[group.title, list(group.lines)] for group in position.board]
    happened = [position.lines_of(step) for step in position.sight.steps]
    status = position.words.wording.status(position.context)
    answers = [
        understand(f"{position.words.say_of(f'ask-{name}')[0]} {more}", position)
        for name in question_names(position)
        for more in ("", "1", "Brasa")
    ]
    return [board, happened, status, answers]


def everything_lies_open(game: AnyGame) -> bool:
    """Whether spectators see everything, as by H1.7 of Halloween."""
    table = Table(game, moves=max(MOVES), seats=3)
    state = table.state
    events = [event for _, each in table.entries for event in each]
    return all(
        game.observe(state, seat) == game.observe(state, None)
        and [game.event_view(event, seat) for event in events]
        == [game.event_view(event, None) for event in events]
        for seat in range(state.seats)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL.values(), ids=str)
def test_worlds_that_look_alike_sound_alike(game: AnyGame, language: str) -> None:
    differ = 0
    for moves in MOVES:
        table = Table(game, moves=0, seats=3, seed=moves)
        for _ in range(moves):
            if table.state.to_act() != OVER:
                table.play(table.state.sample_action(table.rand))
        for seat in range(3):
            other = copy.copy(table)
            other.state = table.state.sample_world(seat, Rand(moves + seat))
            differ += game.dump(other.state) != game.dump(table.state)
            assert heard(other, seat, language) == heard(table, seat, language)
    assert differ > 0 or everything_lies_open(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL.values(), ids=str)
def test_every_game_is_asked_the_same_questions(game: AnyGame, language: str) -> None:
    position = Table(game, moves=2, seats=3).position(language)
    assert set(question_names(position)) >= OF_THE_ISSUE
    assert all(position.words.say_of(f"ask-{name}") for name in OF_THE_ISSUE)


@pytest.mark.parametrize("game", ALL.values(), ids=str)
def test_h1_7_in_halloween_alone_everything_lies_open(game: AnyGame) -> None:
    assert everything_lies_open(game) == (game.name == "halloween")
