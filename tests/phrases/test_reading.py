"""Matching is tolerant, and never certain of unspoken things."""

import pytest

from farol.phrases.reading import NamedChoice, exact, read
from farol.phrases.tokens import Reader, Tokens, distance, split, word_cost

ENGLISH = Reader("the a at of", "zero one two three")


def choice(
    label: str, notation: str, *path: str, more: str = "", aside: bool = False
) -> NamedChoice:
    return NamedChoice({"type": label.split(maxsplit=1)[0]}, label, notation, path, more, aside)


UP = choice("Lay the junction, column 3, 1 row up", "tee@3,1", "junction", more="3 1 up")
DOWN = choice("Lay the junction, column 3, 1 row down", "tee@3,-1", "junction", more="3 1 down")
LAMP = choice("Break Candil's lamp", "break:lamp:2", "broken lamp")
THROW = choice("Discard: broken lamp", "discard:lamp", "Discard", aside=True)
ALL = [UP, DOWN, LAMP, THROW]


def meant(text: str) -> list[NamedChoice]:
    return read(ENGLISH.read(text), ALL).found


def test_little_words_are_passed_over_and_number_words_are_numbers() -> None:
    assert ENGLISH.read("The lamp of Candil at three -1") == Tokens(("lamp", "candil"), (3, -1))


def test_accents_and_capitals_do_not_matter() -> None:
    assert split("Lámpara ÑANDÚ") == ["lampara", "nandu"]


@pytest.mark.parametrize(
    ("one", "other", "most", "found"),
    [
        ("lamp", "lamp", 1, 0),
        ("lmap", "lamp", 1, 1),
        ("", "ab", 1, 2),
        ("crosing", "crossing", 2, 1),
    ],
)
def test_distance_counts_letters(one: str, other: str, most: int, found: int) -> None:
    assert distance(one, other, most) == found


def test_short_words_have_to_be_right() -> None:
    assert word_cost("mop", ["map"]) is None
    assert word_cost("lanp", ["lamp"]) == 1


def test_numbers_are_read_as_they_are_written_first() -> None:
    assert meant("junction 3 1") == [UP]
    assert meant("junction 3 -1") == [DOWN]
    assert meant("junction 3 1 down") == [DOWN]


def test_words_in_their_order_tell_choices_of_the_same_words_apart() -> None:
    one = choice("Lay the curve, left and up, at column 0, 1 row down", "a@0,-1", more="0 1 down")
    two = choice("Lay the curve, left and down, at column 0, 1 row up", "b@0,1", more="0 1 up")
    assert read(ENGLISH.read("curve left up 0 1 down"), [one, two]).found == [one]
    assert read(ENGLISH.read("curve left down 0 1 up"), [one, two]).found == [two]


def test_what_is_open_stays_open() -> None:
    assert meant("junction") == [UP, DOWN]
    assert not read(ENGLISH.read("junction"), ALL).sure


def test_a_misspelt_word_is_understood_but_not_sure() -> None:
    reading = read(ENGLISH.read("brake candyl lamp"), ALL)
    assert reading.found == [LAMP]
    assert not reading.sure
    assert read(ENGLISH.read("break candil lamp"), ALL).sure


def test_what_comes_last_is_meant_only_if_it_is_said() -> None:
    assert meant("broken lamp") == [LAMP]
    assert read(ENGLISH.read("discard lamp"), ALL).found == [THROW]
    alone = read(ENGLISH.read("lamp"), [THROW])
    assert alone.found == [THROW]
    assert not alone.sure


def test_notation_is_read_with_blanks_and_capitals() -> None:
    assert exact("TEE@3, -1", ALL) is DOWN
    assert exact("tee@9,9", ALL) is None


def test_a_label_is_exact_without_its_remark_where_that_is_one_choice() -> None:
    move = choice("Section 3: Move (\u22121 disc)", "act:3:move")
    fight = choice("Section 3: Fight (\u22121 disc)", "act:3:fight")
    assert exact("section 3 move", [move, fight]) is move
    twice = choice("Section 3: Move (+1 disc)", "act:3:other")
    assert exact("section 3 move", [move, twice]) is None


def test_words_that_fit_nothing_are_no_move() -> None:
    assert meant("weather tomorrow") == []
    assert not read(ENGLISH.read("lay weather tomorrow please"), ALL).plausible


def test_what_is_called_just_so_is_meant_before_what_is_called_more() -> None:
    long = choice("Lay straight 2, track goes on left", "long-2@0", "straight 2")
    short = choice("Lay short straight 2, track goes on left", "short-2@0", "short straight 2")
    assert read(ENGLISH.read("straight 2"), [long, short]).found == [long]
    assert read(ENGLISH.read("lay straight 2"), [long, short]).found == [long]
    assert read(ENGLISH.read("lay 2"), [long, short]).found == [long, short]


def test_a_place_behind_the_name_does_not_make_it_another_card() -> None:
    blocked = choice("Lay the blocked junction, column 3, 1 row up", "b@3,1", "blocked junction")
    assert read(ENGLISH.read("junction 3 1"), [UP, blocked]).found == [UP]
    assert read(ENGLISH.read("blocked 3 1"), [UP, blocked]).found == [blocked]


def test_what_stands_there_as_it_was_typed_is_meant() -> None:
    corner = choice("Space at the bottom left, top to right", "6r0", more="corner")
    other = choice("Space at the top, bottom to left", "1r0", more="edge")
    reader = Reader("the at to", "zero")
    assert read(reader.read("bottom left"), [corner, other]).found == [corner]
    assert read(reader.read("bottom to left"), [corner, other]).found == [other]


def test_words_side_by_side_are_meant_before_the_same_words_apart() -> None:
    corner = choice("Space at the top left, 1 quarter turn", "0:1", "at the top left")
    edge = choice("Space at the top, 3 quarter turns, left to bottom", "1:3", "at the top")
    assert read(ENGLISH.read("the top left"), [corner, edge]).found == [corner]


def test_a_number_word_in_the_name_of_a_choice_is_no_number() -> None:
    screams = choice("Use Two Screams (+2 scare points)", "use_bonus:scare")
    others = [
        choice("Section 2: Scare", "act:2.scare"),
        choice("Use Green Soul", "use_bonus:green"),
    ]
    reading = read(ENGLISH.read("two screams"), [screams, *others])
    assert reading.sure
    assert reading.found == [screams]
    assert read(ENGLISH.read("section two"), [screams, *others]).found == [others[0]]
