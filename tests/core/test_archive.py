"""Archives: compact, appendable, robust against truncation and damage."""

import lzma
import tracemalloc
from pathlib import Path

import pytest

from farol.core.archive import (
    HEADER,
    About,
    Appending,
    Archive,
    BadArchive,
    Finished,
    packed,
    unpacked,
)
from farol.core.record import MAX_ACTION

ABOUT = About("kuhn", 1, 2, {"cards": 3, "wild": False}, ("one", "other"), {"seed": 4})
GAMES = [
    Finished([0, 1, 300, 7], [2, -2], [1, 2], 0),
    Finished([], [0, 0], [1, 1], 1),
    Finished([70_000, 2**40], [-5, 5], [2, 1], 1),
]


def written(path: Path, games: list[Finished], about: About = ABOUT, together: int = 2) -> int:
    """The number of games before these were added."""
    file = Appending(path, about, together)
    for game in games:
        file.add(game)
    file.close()
    return file.before


def read(path: Path) -> list[Finished]:
    return [game for chunk in Archive(path).chunks() for game in chunk.games()]


def test_games_are_read_as_they_were_written(tmp_path: Path) -> None:
    written(tmp_path / "a.games", GAMES)
    archive = Archive(tmp_path / "a.games")
    assert archive.about == ABOUT
    assert len(archive) == 3
    assert "3 games of kuhn" in repr(archive)
    assert read(tmp_path / "a.games") == GAMES
    assert [record.actions for record in archive.records()] == [game.actions for game in GAMES]
    assert next(archive.records()).options == ABOUT.options
    assert archive.about.seated(1) == ("other", "one")


def test_folders_on_the_way_to_a_file_are_made(tmp_path: Path) -> None:
    for games in (GAMES[:1], GAMES[1:]):
        written(tmp_path / "some/more/a.games", games)
    assert read(tmp_path / "some/more/a.games") == GAMES


def test_more_games_are_added_to_a_file(tmp_path: Path) -> None:
    assert written(tmp_path / "a.games", GAMES[:1]) == 0
    assert written(tmp_path / "a.games", GAMES[1:]) == 1
    assert read(tmp_path / "a.games") == GAMES


@pytest.mark.parametrize("lost", [1, 20, HEADER.size + 1])
def test_a_chunk_that_was_cut_off_is_played_again(tmp_path: Path, lost: int) -> None:
    path = tmp_path / "a.games"
    written(path, GAMES, together=1)
    whole = path.read_bytes()
    path.write_bytes(whole[:-lost])
    assert read(path) == GAMES[:2]
    assert written(path, GAMES[2:], together=1) == 2
    assert path.read_bytes() == whole


def test_a_damaged_chunk_is_found(tmp_path: Path) -> None:
    path = tmp_path / "a.games"
    written(path, GAMES, together=3)
    data = bytearray(path.read_bytes())
    data[-20] ^= 1
    path.write_bytes(data)
    with pytest.raises(BadArchive, match="damaged in the chunk"):
        read(path)


def test_what_is_no_file_of_games_gets_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "a.games"
    with pytest.raises(BadArchive, match="cannot be read"):
        Archive(path)
    for text in ("", "{}\n", "[1]\n", "hello", '{"kind": "farol games"}'):
        path.write_text(text)
        with pytest.raises(BadArchive, match="no file of games"):
            Archive(path)
    line = ABOUT.line().decode()
    for old, new, why in (
        ('"format": 1', '"format": 2', "format 2"),
        ('["one", "other"]', '["one"]', "a player for each seat"),
        ('{"seed": 4}', "4", "more of them in a JSON object"),
    ):
        path.write_text(line.replace(old, new))
        with pytest.raises(BadArchive, match=why):
            Archive(path)
    path.write_bytes(ABOUT.line() + b"x" * 40)
    with pytest.raises(BadArchive, match="something else than games"):
        Archive(path)


def test_a_chunk_that_lies_about_itself_is_refused() -> None:
    body = packed(GAMES, 2)[HEADER.size :]
    for games, seats in ((2, 2), (4, 2), (3, 3)):
        with pytest.raises(BadArchive, match="not hold what its header says"):
            unpacked(body, games, seats)
    with pytest.raises(BadArchive, match="cannot be unpacked"):
        unpacked(b"nothing that was packed", 3, 2)
    with pytest.raises(BadArchive, match="not hold what its header says"):
        unpacked(body[:-30], 3, 2)


def test_a_chunk_is_not_unpacked_beyond_what_ours_have() -> None:
    bomb = lzma.compress(bytes(1 << 28))
    assert len(bomb) < 50_000
    tracemalloc.start()
    with pytest.raises(BadArchive, match="not hold what its header says"):
        unpacked(bomb, 3, 2)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 1 << 28


def test_a_first_line_that_is_deep_is_none(tmp_path: Path) -> None:
    path = tmp_path / "deep"
    path.write_bytes(b"[" * 60_000 + b"\n")
    with pytest.raises(BadArchive, match="no file of games"):
        Archive(path)


def test_games_of_others_are_not_mixed_in(tmp_path: Path) -> None:
    written(tmp_path / "a.games", GAMES)
    other = About("kuhn", 1, 2, ABOUT.options, ABOUT.players, {"seed": 5})
    before = (tmp_path / "a.games").read_bytes()
    with pytest.raises(BadArchive, match="another plan"):
        written(tmp_path / "a.games", GAMES, other)
    assert (tmp_path / "a.games").read_bytes() == before


def test_undos_and_missing_scores_are_not_kept() -> None:
    with pytest.raises(BadArchive, match="no undos"):
        packed([Finished([-1], [0, 0], [1, 1])], 2)
    with pytest.raises(BadArchive, match="2 scores and places, not 1"):
        packed([Finished([1], [0], [1, 1])], 2)


@pytest.mark.parametrize("entry", [0, 255, 256, 2**55, 2**56, MAX_ACTION])
def test_entries_take_as_many_bytes_as_the_largest_needs(tmp_path: Path, entry: int) -> None:
    game = Finished([entry], [1, -1], [1, 2], 0)
    written(tmp_path / "a.games", [game])
    assert read(tmp_path / "a.games") == [game]
    assert [record.actions for record in Archive(tmp_path / "a.games").records()] == [[entry]]


def test_an_entry_that_no_record_can_hold_is_refused(tmp_path: Path) -> None:
    written(tmp_path / "a.games", [Finished([MAX_ACTION + 1], [1, -1], [1, 2], 0)])
    with pytest.raises(BadArchive, match="holds an entry beyond"):
        list(Archive(tmp_path / "a.games").records())
