"""The checker of recordings finds every planted fault, and none in a recording without one."""

from dataclasses import replace
from typing import Final

import pytest

from tests.browser.recording import Picture, faults

ASKED: Final = Picture(version=3, asked=True, banner="Your turn", ring="A", panels={"1": "6"})
CHOSEN: Final = replace(ASKED, asked=False, banner="You play", gesture="1")
TOLD: Final = Picture(4, banner="You dig.", ring="A", log=["You dig."], panels={"1": "6"})
MOVES: Final = replace(TOLD, ring="B", gesture="2")
LIES: Final = replace(MOVES, gesture=None, panels={"1": "5"})
NEXT: Final = Picture(5, banner="Bea digs.", ring="B", log=["Bea digs."], panels={"1": "5"})
GOOD: Final = [ASKED, CHOSEN, TOLD, MOVES, LIES, NEXT]

FIGHT: Final = Picture(7, centre="Bea attacks.", ring="B", log=["Bea attacks."], dice=[])
ROLLS: Final = replace(FIGHT, gesture="3", dice=["?"])
SHOWS: Final = replace(FIGHT, version=8, dice=["4"], log=["Bea attacks.", "The blue die shows 4."])
AGAIN: Final = replace(SHOWS, gesture="4", dice=["4", "?"])


def found(*pictures: Picture) -> str:
    return "; ".join(faults([*pictures]))


def test_a_game_that_only_goes_forward_has_no_fault() -> None:
    assert found(*GOOD) == ""
    assert found(FIGHT, ROLLS, SHOWS, AGAIN) == ""


@pytest.mark.parametrize(
    ("place", "planted", "fault"),
    [
        (5, replace(LIES, banner="Bea plays"), "banner returns to 'You dig.'"),
        (4, replace(MOVES, ring="A"), "ring returns to 'B'"),
        (4, replace(MOVES, panels={"1": "5"}), "1 returns to '6'"),
    ],
)
def test_a_value_that_falls_back_is_found(place: int, planted: Picture, fault: str) -> None:
    recorded = [*GOOD[:place], planted, replace(GOOD[place - 1], version=planted.version)]
    assert fault in found(*recorded)


def test_the_same_value_after_an_event_is_no_fault() -> None:
    assert found(ASKED, CHOSEN, TOLD, replace(ASKED, version=6)) == ""


def test_a_question_that_is_asked_again_is_new_and_one_that_comes_back_for_a_moment_is_not() -> (
    None
):
    again = replace(ASKED, version=4, log=["You dig."])
    assert found(ASKED, replace(TOLD, banner="You dig."), again) == ""
    assert "banner returns to" in found(again, replace(TOLD, banner="You play"), again)


def test_only_a_choice_brings_the_same_banner_of_who_plays() -> None:
    asked = replace(ASKED, version=4, log=["You dig."])
    assert found(CHOSEN, TOLD, asked, replace(asked, asked=False, banner="You play")) == ""
    fallen = replace(TOLD, banner="You play")
    assert "banner returns to 'You play'" in found(CHOSEN, TOLD, fallen)


def test_who_chooses_together_leaves_the_ring_one_by_one() -> None:
    both = replace(ASKED, ring="B,C")
    assert (
        found(replace(both, ring=""), both, replace(both, ring="C"), replace(both, ring="")) == ""
    )
    assert "ring returns to 'B,C'" in found(both, replace(both, ring="C"), both)


@pytest.mark.parametrize("where", ["banner", "centre"])
def test_words_that_run_ahead_of_the_log_are_found(where: str) -> None:
    planted = replace(LIES, **{where: "Bea digs."})  # type: ignore[arg-type]
    assert "'Bea digs.' is told at 4 before it is in the log" in found(TOLD, MOVES, planted, NEXT)


def test_a_screen_reader_that_is_told_too_soon_is_found() -> None:
    planted = replace(MOVES, heard=["Bea digs."])
    assert "before it is in the log" in found(TOLD, planted, NEXT)
    assert "heard changes while something moves" in found(TOLD, MOVES, planted, NEXT)


@pytest.mark.parametrize("name", ["log", "banner"])
def test_what_is_told_while_something_moves_is_found(name: str) -> None:
    words = ["Bea digs."] if name == "log" else "Bea digs."
    assert f"{name} changes while something moves" in found(
        TOLD,
        MOVES,
        replace(MOVES, **{name: words}),  # type: ignore[arg-type]
    )


def test_a_question_while_something_moves_is_found() -> None:
    assert "somebody is asked" in found(TOLD, replace(MOVES, asked=True))
    assert "is asked at 7 while something moves" in found(
        FIGHT, replace(ROLLS, centre="Candil · Chooses a section")
    )


def test_a_number_in_the_log_before_its_die_lies_there_is_found() -> None:
    early = replace(SHOWS, dice=["?"])
    assert "'The blue die shows 4.' is in the log" in found(FIGHT, ROLLS, early)


def test_dice_of_an_older_roll_that_come_back_are_found() -> None:
    assert "dice show ['2', '?']" in found(FIGHT, replace(ROLLS, dice=["2", "?"]))
