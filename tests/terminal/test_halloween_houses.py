"""Houses of Halloween in little space: names of their contents are complete."""

from typing import Any

import pytest

from tests.terminal.positions import BOARD, context, drawing, position, viewport

COLOURS = ("blue", "green", "yellow", "orange", "red")
CROWDS = [(0, 0, 0, 0, 0), (5, 1, 0, 0, 0), (0, 0, 0, 1, 5), (0, 0, 2, 2, 2), (1, 2, 0, 0, 3)]
BONUSES = "summon recover scare point blue green yellow reroll plus bigger_die rest far_move"


def church_with(view: Any, bonus: str, crowd: tuple[int, ...]) -> None:
    for building in view["buildings"]:
        building["bonus"] = None
        building["ghosts"] = dict.fromkeys(COLOURS, 0)
    view["buildings"][0]["bonus"] = bonus
    view["buildings"][0]["ghosts"] = dict(zip(COLOURS, crowd, strict=True))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("crowd", CROWDS)
def test_bonus_tokens_have_whole_names_in_80x24(crowd: tuple[int, ...], language: str) -> None:
    view, _choices = position("halloween", 0)
    seen = context("halloween", view, language)
    room = viewport("halloween", BOARD["80x24"], (), seen, None)
    for bonus in BONUSES.split():
        church_with(view, bonus, crowd)
        town = drawing("halloween").board(seen, room).rows[:13]
        told = [cell.letter for row in town for cell in row if "bonus" in cell.style.split()]
        name = seen.say(f"bonus-{bonus}").replace(" ", "")
        assert "".join(told).replace(" ", "") == f"◆{name}"
        assert sum(cell.letter == "●" for row in town for cell in row) == sum(crowd)


def test_a_full_house_tells_as_much_of_a_name_as_one_row_holds() -> None:
    view, _choices = position("halloween", 0)
    church_with(view, "point", (0, 3, 0, 3, 0))
    seen = context("halloween", view, "es")
    room = viewport("halloween", BOARD["80x24"], (), seen, None)
    text = drawing("halloween").board(seen, room).text().splitlines()[5]
    assert text.startswith("│5 ◆Punto de (10)")


def test_the_line_of_a_board_shows_locked_bonus_spaces_and_the_cards_or_their_number() -> None:
    view, _choices = position("halloween", 0)
    player = view["players"][0]
    player["bonus"], player["cards"] = ["locked", "reroll", None], [9]
    seen = context("halloween", view)
    room = viewport("halloween", BOARD["80x24"], (), seen, None)
    line = drawing("halloween").board(seen, room).text().splitlines()[13]
    assert "◆Reroll [○]  ■Finders Keepers" in line
    player["cards"] = [9, 30, 37, 11]
    line = drawing("halloween").board(seen, room).text().splitlines()[13]
    assert line.rstrip().endswith("◆Reroll [○]  ■4")


def test_what_a_card_does_is_told_while_it_is_pointed_at() -> None:
    view, _choices = position("halloween", 0)
    seen = context("halloween", view)
    told = drawing("halloween").remark({"type": "occupy", "card": 37}, seen)
    assert told.startswith("1 point each time")
    assert drawing("halloween").remark({"type": "end_turn"}, seen) == ""


def test_a_house_names_its_bonus_token_though_one_may_choose_what_to_keep() -> None:
    view, _choices = position("halloween", 0)
    view["turn"], view["pending"] = 0, {"step": "move_to"}
    view["buildings"][0]["bonus"] = "reroll"
    church = {"type": "building", "building": view["buildings"][0]["name"]}
    view["players"][0]["bonus"] = ["green", None, "locked"]
    words, seen = drawing("halloween").words, context("halloween", view)
    assert words.label(church, seen) == "Move to: Church (Reroll)"
    view["players"][0]["bonus"] = ["locked"] * 3
    assert words.label(church, seen) == "Move to: Church"
