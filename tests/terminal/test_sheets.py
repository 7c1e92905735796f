"""The score sheet at the end, as a table, as sentences and as bars."""

import pytest

from farol.games import ALL
from farol.telling.sheet import Chart, Honour, Row, Sheet
from farol.terminal.score_sheet import sheet_lines, spoken_lines
from tests.terminal.positions import context, drawing, position
from tests.terminal.test_boards import GAMES

LETTERS = "ABCDEFGHIJ"


def sheet_of(game: str, language: str) -> Sheet:
    """The score sheet of a finished game."""
    view, _ = position(game, 5000)
    found = drawing(game).words.sheet(context(game, view, language), [])
    assert found is not None
    return found


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_sheet_with_all_its_sources(game: str, language: str) -> None:
    sheet, say = sheet_of(game, language), context(game, {}, language).say
    lines = [line for line, _ in sheet_lines(sheet, say, 64)]
    assert max(map(len, lines)) <= 64
    for row in (*sheet.rows, *sheet.counts):
        assert len(row.values) == len(sheet.totals)
        assert any(line.startswith(row.label) for line in lines)
    told = [*lines, *spoken_lines(sheet, say)]
    assert not any("{" in line or line.startswith(("end-", "honour-", "line-")) for line in told)


@pytest.mark.parametrize("game", ["halloween", "ghosts_galore", "loknroll"])
def test_the_rows_come_to_the_total(game: str) -> None:
    sheet = sheet_of(game, "en")
    for column, total in enumerate(sheet.totals):
        assert sum(int(row.values[column]) for row in sheet.rows) == total


def test_what_is_no_part_of_the_total_stands_below_it() -> None:
    sheet, say = sheet_of("ghosts_galore", "en"), context("ghosts_galore", {}, "en").say
    for lines in (spoken_lines(sheet, say), [line for line, _ in sheet_lines(sheet, say, 64)]):
        begin = [line.split("  ")[0].split(":")[0] for line in lines]
        assert begin.index("Other paths") < begin.index("Total") < begin.index("Dead ends")


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_sheet_before_the_end(game: str) -> None:
    view, _ = position(game, 0)
    assert drawing(game).words.sheet(context(game, view), []) is None


def test_what_is_too_wide_for_a_table_is_told_row_by_row() -> None:
    say = context("saboteur", {}).say
    names = [f"Player {letter}" for letter in LETTERS]
    rows = [Row("Role in round 1", ["saboteur"] * 10)]
    wide = Sheet("Ana wins", "", names, list(range(1, 11)), list(range(10)), rows)
    lines = [line for line, _ in sheet_lines(wide, say, 64)]
    assert "Role in round 1" in lines
    assert max(map(len, lines)) <= 64
    assert all(f"{letter} saboteur" in " ".join(lines) for letter in LETTERS)


def test_bars_show_how_it_came_about_and_honours_who_shone() -> None:
    say = context("halloween", {}).say
    chart = Chart("Points over the rounds", [[0, 3, 6], [0, 1, 2]])
    honours = [Honour("Ana, loudest boo", "7 scare points gained")]
    sheet = Sheet("Ana wins", "", ["Ana", "Bea"], [1, 2], [6, 2], [], honours, chart)
    lines = [line for line, _ in sheet_lines(sheet, say, 64)]
    assert "A ▁▄▇ 6" in lines
    assert "B ▁▂▃ 2" in lines
    assert "★ Ana, loudest boo: 7 scare points gained" in lines


def test_every_game_of_the_house_is_asked() -> None:
    assert {name for name, game in ALL.items() if game.package.startswith("farol.")} == set(GAMES)
