"""`farol new-game`: its output runs at once, and exactly the tests of unwritten rules fail."""

import re
from pathlib import Path

import pytest

from farol.cli import run
from farol.commands.new_game import KINDS
from tests.outside.packages import Outside

TO_WRITE = ["l1_1", "l1_2", "l2_1", "l2_2", "l3_1"]


@pytest.fixture(scope="module")
def lantern(tmp_path_factory: pytest.TempPathFactory) -> tuple[Outside, Path]:
    """A new game, installed; and its folder."""
    folder = tmp_path_factory.mktemp("games")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        assert run(["new-game", "lantern_walk", "--seats", "2-5"]) == 0
    project = folder / "lantern_walk"
    return Outside(project, folder / "site"), project


def test_a_new_game_is_played_at_once(lantern: tuple[Outside, Path]) -> None:
    done = lantern[0].farol("demo", "lantern_walk", "--seats", "5")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("seat 5: ")
    assert "Lantern walk: Un juego nuevo." in lantern[0].farol("menu", "--language", "es").stdout


def test_bots_of_every_kind_play_it_and_a_warning_says_how(
    lantern: tuple[Outside, Path], tmp_path: Path
) -> None:
    limits = ("--games", "2", "--simulations", "20", "--workers", "1", "--out", str(tmp_path))
    done = lantern[0].farol("arena", "lantern_walk", "--bots", "random,expert", *limits)
    assert done.returncode == 0, done.stderr
    assert "its bots search with random playouts" in done.stderr


def test_the_suite_passes_and_just_the_rules_to_write_fail(lantern: tuple[Outside, Path]) -> None:
    outside, project = lantern
    done = outside.farol("check-game", "lantern_walk", "--tests", str(project / "tests"))
    assert done.returncode == 2
    failed = re.findall(r"^✗ .*?: (l\d \d) ", done.stdout, re.MULTILINE)
    assert [name.replace(" ", "_") for name in failed] == TO_WRITE
    assert done.stderr.startswith(f"lantern_walk fails {len(TO_WRITE)} of ")
    assert "L2.1: write in text/ what a turn is" in done.stdout


@pytest.mark.parametrize("kind", KINDS[1:])  # the first one is judged above
def test_every_kind_passes_the_whole_suite(kind: str, tmp_path: Path) -> None:
    outside = begun(tmp_path, "--kind", kind, "--seats", "2-4")
    done = outside.farol("check-game", "glow")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "glow passes all" in done.stdout
    played = outside.farol("demo", "glow", "--seats", "3")
    assert played.stdout.splitlines()[-1].startswith("seat 3: ")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", ["1", "1-10"])
def test_any_number_of_seats_passes_the_suite(kind: str, seats: str, tmp_path: Path) -> None:
    outside = begun(tmp_path, "--kind", kind, "--seats", seats)
    few = "views_are_as_declared or changed or lazy or numbered or junk"
    done = outside.farol("check-game", "glow", "--only", few)
    assert done.returncode == 0, done.stdout


def begun(folder: Path, *flags: str) -> Outside:
    """A new game, installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        assert run(["new-game", "glow", *flags]) == 0
    return Outside(folder / "glow", folder / "site")


@pytest.mark.parametrize(
    ("answer", "file"), [("2", "bag"), ("board", "STONES"), ("", "SUITS"), (" TILES ", "bag")]
)
def test_the_kind_is_asked_for_at_a_terminal(
    answer: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _: answer)
    assert run(["new-game", "glow"]) == 0
    assert file in (tmp_path / "glow/glow/rules.py").read_text(encoding="utf-8")


def test_an_answer_that_is_no_kind_is_refused_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _: "4")
    assert run(["new-game", "glow"]) == 2
    assert "--kind is cards, tiles or board, not '4'." in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "refusal"),
    [
        (["Lantern"], "small letters"),
        (["2fast"], "small letters"),
        (["class"], "small letters"),
        (["../away"], "small letters"),
        (["saboteur"], "There is a game saboteur already."),
        (["json"], "There is a Python package json already"),
        (["taken"], "There is a folder taken already; nothing was written."),
        (["glow", "--kind", "dice"], "--kind is cards, tiles or board, not 'dice'."),
        (["glow", "--seats", "some"], "--seats is a number or a range"),
        (["glow", "--seats", "5-2"], "--seats goes up"),
        (["glow", "--seats", "0-2"], "--seats goes up"),
        (["glow", "--seats", "2-11"], "--seats goes up"),
        (["glow", "--language", "xx"], "--language is one of"),
    ],
)
def test_what_cannot_be_a_game_is_refused_and_nothing_is_written(
    arguments: list[str],
    refusal: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "taken").mkdir()
    monkeypatch.chdir(tmp_path)
    assert run(["new-game", *arguments]) == 2
    assert refusal in capsys.readouterr().err
    assert [path.name for path in tmp_path.rglob("*")] == ["taken"]


def test_it_says_what_to_do_next_in_ones_own_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new-game", "glow", "--language", "es"]) == 0
    told = capsys.readouterr().out
    assert "glow contiene un juego que ya funciona." in told
    assert "    farol check-game glow --tests tests\n" in told
