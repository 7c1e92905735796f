"""Parsing of lessons."""

from hashlib import sha256

import pytest

from farol.contracts.lesson import FILE, parse_lesson, read_lesson, words_ahead
from farol.core.data import Json, read_text
from farol.core.errors import BadLesson
from farol.games import ALL

LESSON: dict[str, Json] = {
    "seats": 2,
    "options": {"expert": False},
    "scenes": [
        {"name": "begin", "play": ["a", "b"]},
        {"name": "do", "play": ["c", ["d", "e"], "f"], "leap": True},
    ],
}


def test_a_lesson_says_what_is_played_and_what_is_left_to_the_learner() -> None:
    lesson = parse_lesson(LESSON, "first")
    begin, do = lesson.scenes
    assert (begin.tasks, begin.leap, do.tasks, do.leap) == (0, False, 1, True)
    assert lesson.start_of(1) == 2
    assert lesson.lines_after(1, 3) == (("d", "e"), "f")
    assert lesson.lines_after(1, 5) == ()


def test_the_table_plays_up_to_what_there_is_to_do() -> None:
    assert words_ahead(["c", ("d", "e"), "f"]) == ["c"]
    assert words_ahead([("d",), "f"]) == []
    assert words_ahead(["a", "b"]) == ["a", "b"]


def test_a_game_that_lies_in_no_package_has_no_lesson() -> None:
    assert read_lesson("") is None


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": 0}, "'seats' must be from 1"),
        ({"options": []}, "has options"),
        ({"options": {"a": None}}, "neither a flag"),
        ({"scenes": []}, "scenes one after another"),
        ({"scenes": [{"name": "a", "play": "b"}]}, "is a list"),
        ({"scenes": [{"name": "a", "play": [[]]}]}, "neither a word nor some words"),
        ({"scenes": [{"name": "a", "play": [["b", 1]]}]}, "neither a word nor some words"),
        ({"scenes": [{"name": "a", "play": [["b", "b"]]}]}, "the same twice"),
        ({"scenes": [{"name": "a", "play": [], "text": ""}]}, "unknown name"),
        ({"scenes": [{"name": "a", "play": []}] * 2}, "same name"),
        ({"more": 1}, "unknown name"),
    ],
)
def test_a_lesson_that_is_wrong_is_refused(change: dict[str, Json], sentence: str) -> None:
    with pytest.raises(BadLesson, match=sentence):
        parse_lesson({**LESSON, **change}, "first")


def test_the_edition_of_a_lesson_is_a_short_checksum_of_its_text() -> None:
    for game in ALL.values():
        lesson = read_lesson(game.package)
        assert lesson is not None, f"{game.name} has a lesson"
        assert lesson.edition == sha256(read_text(game.package, FILE).encode()).hexdigest()[:16]
