"""Data sets in several files: the same bytes however they were made, checked by their sums."""

from hashlib import sha256
from pathlib import Path

import pytest

from farol.arena.run import Plan
from farol.arena.shards import SUMS_FILE, keep_shards
from farol.bots.workers import Here
from farol.cli import run
from farol.core.archive import Archive, BadArchive
from farol.core.record import replay
from farol.games import ALL

GAME = ALL["loknroll"]
PLAN = Plan("loknroll", ("random", "novice"), 20, 7)
NAMES = ["00000.games", "00001.games", SUMS_FILE]


def ignore(_done: int) -> None:
    pass


def bytes_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    assert keep_shards(PLAN, folder, 10, Here(), ignore) == 2
    return folder


def test_every_game_is_there_once_and_has_its_checksum(whole: Path) -> None:
    files = bytes_in(whole)
    assert sorted(files) == NAMES
    sums = [line.split("  ") for line in files[SUMS_FILE].decode().splitlines()]
    assert sums == [[sha256(files[name]).hexdigest(), name] for name in NAMES[:2]]
    records = [record for name in NAMES[:2] for record in Archive(whole / name).records()]
    assert len(records) == 20
    assert len({tuple(record.actions) for record in records}) == 20
    for record in records:
        replay(GAME, record)


def test_interruptions_change_no_byte(whole: Path, tmp_path: Path) -> None:
    class Stop(Exception):
        pass

    stops = [3, 9, 12, 19]
    for stop in stops:

        def stopping(done: int, stop: int = stop) -> None:
            if done == stop:
                raise Stop

        with pytest.raises(Stop):
            keep_shards(PLAN, tmp_path, 10, Here(), stopping)
    assert (tmp_path / "00001.part").exists()
    keep_shards(PLAN, tmp_path, 10, Here(), ignore)
    assert bytes_in(tmp_path) == bytes_in(whole)
    keep_shards(PLAN, tmp_path, 10, Here(), ignore)
    assert bytes_in(tmp_path) == bytes_in(whole)


def test_more_games_follow_in_more_files(whole: Path, tmp_path: Path) -> None:
    few = Plan("loknroll", ("random", "novice"), 10, 7)
    keep_shards(few, tmp_path, 10, Here(), ignore)
    keep_shards(PLAN, tmp_path, 10, Here(), ignore)
    assert bytes_in(tmp_path) == bytes_in(whole)


def test_other_and_damaged_files_are_refused(tmp_path: Path) -> None:
    plan = Plan("loknroll", ("random", "random"), 2, 7)
    keep_shards(plan, tmp_path, 2, Here(), ignore)
    other = Plan("loknroll", ("random", "random"), 2, 8)
    with pytest.raises(BadArchive, match=r"00000.games holds games of another plan"):
        keep_shards(other, tmp_path, 2, Here(), ignore)
    with pytest.raises(BadArchive, match="2 games do not fill files of 3"):
        keep_shards(plan, tmp_path, 3, Here(), ignore)
    with pytest.raises(BadArchive, match="another plan"):
        keep_shards(plan, tmp_path, 1, Here(), ignore)
    file = tmp_path / "00000.games"
    file.write_bytes(file.read_bytes()[:-1])
    with pytest.raises(BadArchive, match=r"does not match SHA256SUMS: delete it"):
        keep_shards(plan, tmp_path, 2, Here(), ignore)
    file.unlink()
    keep_shards(plan, tmp_path, 2, Here(), ignore)
    (tmp_path / SUMS_FILE).write_text("nothing\n")
    with pytest.raises(BadArchive, match="lines that are no checksums"):
        keep_shards(plan, tmp_path, 2, Here(), ignore)


def test_the_command_writes_files_with_checksums(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "loknroll", "--bots", "random,random", "--workers", "1", "--games", "4"]
    assert run([*words, "--records", str(tmp_path), "--shard", "2"]) == 0
    assert "4 games in 2 files of" in " ".join(capsys.readouterr().out.split())
    assert sorted(bytes_in(tmp_path / "loknroll-random-random-1")) == NAMES
    for wrong in (["--shard", "2"], ["--records", str(tmp_path), "--shard", "3"]):
        assert run([*words, *wrong]) == 2
        assert "--shard goes with --records, and divides --games" in capsys.readouterr().err
