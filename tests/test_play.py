"""`farol.new` and games from Python."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import files, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import farol
from farol.core.errors import BadAction, BadOptions, BadRecord, FarolError
from farol.games import ALL
from farol.play import LONGEST_RECORD

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
README = BLOCK.findall((ROOT / "README.md").read_text("utf-8"))


def test_the_ten_lines_of_the_readme_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (code,) = README
    assert len([line for line in code.splitlines() if line]) <= 11  # ten, and the import
    exec(compile(code, "README.md", "exec"), {"__name__": "readme"})
    told = capsys.readouterr().out
    assert "discard:" in told
    assert "role" in told
    assert (tmp_path / "game.json").exists()


def needed(lines: list[str]) -> set[str]:
    """The packages of these requirements, with their dependencies."""
    found: set[str] = set()
    waiting = [Requirement(line) for line in lines]
    while waiting:
        one = waiting.pop()
        if one.name not in found and (one.marker is None or one.marker.evaluate({"extra": ""})):
            found.add(one.name)
            waiting += map(Requirement, requires(one.name) or [])
    return found


def link_files(package: str, folder: Path) -> None:
    """Link a package's installed files into a folder."""
    for file in files(package) or []:
        top = file.parts[0]
        if top != ".." and not (folder / top).exists():
            place = Path(str(file.locate())).parents[len(file.parts) - 1]
            (folder / top).symlink_to(place / top)


def test_a_wheel_runs_them_with_what_it_declares_and_nothing_else(tmp_path: Path) -> None:
    quick = os.environ | {"FAROL_PLAIN": "1", "FAROL_NO_WEB": "1"}
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    build = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path)]
    subprocess.run([*build, str(ROOT)], env=quick, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("farol-*.whl")
    clean = tmp_path / "site"
    clean.mkdir()
    brought = needed(PROJECT["dependencies"])
    assert not brought & {"starlette", "uvicorn", "msgspec", "numpy", "pytest"}
    for package in brought:
        link_files(package, clean)
    path = f"import sys; sys.path[:0] = {[str(wheel), str(clean)]!r}"
    program = f"{path}\n{README[0]}\nprint(farol.__file__)"
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program],  # -S: none of the other packages is there
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert str(wheel) in run.stdout


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (farol.new("loknroll", 3, seed=5) for _ in range(2))
    assert str(one) == str(other)
    assert str(one) != str(farol.new("loknroll", 3, seed=6))


@pytest.mark.parametrize("name", ALL)
def test_a_game_is_played_out_in_notation_and_opened_again(name: str, tmp_path: Path) -> None:
    game = ALL[name]
    play = farol.new(name, game.seats[-1], seed=3, options=dict(game.unattended))
    while (seat := play.seat) is not None:
        legal = play.legal()
        play.play(legal[len(play.record.actions) % len(legal)])
        assert play.sees(seat) == game.observe(play.state, seat)
    play.save(tmp_path / "game.json")
    again = farol.open_record(tmp_path / "game.json")
    assert (str(again), again.scores(), again.legal()) == (str(play), play.scores(), [])
    assert repr(again) == repr(play)
    assert "over" in repr(play)


def test_an_opened_game_goes_on(tmp_path: Path) -> None:
    play = farol.new("ghosts_galore", 2, seed=3)
    play.save(tmp_path / "game.json")
    again = farol.open_record(tmp_path / "game.json", seed=8)
    again.play(again.legal()[0])
    assert len(again.record.actions) > len(play.record.actions)
    assert again.ask("regular").notation in again.legal()


def test_bad_use_gets_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    play = farol.new("loknroll", 2, seed=1)
    before = repr(play)
    for wrong in ("nonsense", "roll", ""):
        with pytest.raises(FarolError):
            play.play(wrong)
    with pytest.raises(BadAction, match="there is no seat 2"):
        play.sees(2)
    with pytest.raises(BadAction, match="there is no seat -1"):
        play.text(-1)
    for speak in (play.spoken, play.board):
        with pytest.raises(BadOptions, match="There is no language 'xx'; there are: en, es"):
            speak(0, "xx")
    with pytest.raises(BadOptions, match="There is no language"):
        play.say("roll", "../en")
    with pytest.raises(BadOptions, match="There is no game 'chess'"):
        farol.new("chess", 2)
    with pytest.raises(BadOptions, match="not 9"):
        farol.new("loknroll", 9)
    with pytest.raises(BadOptions, match="A seed is a whole number from 0, not -1"):
        farol.new("loknroll", 2, seed=-1)
    (tmp_path / "broken.json").write_text("{")
    with pytest.raises(BadRecord, match="is no JSON"):
        farol.open_record(tmp_path / "broken.json")
    (tmp_path / "deep.json").write_text("[" * 200_000)
    with pytest.raises(BadRecord, match="is no JSON"):
        farol.open_record(tmp_path / "deep.json")
    with (tmp_path / "long.json").open("wb") as file:
        file.truncate(LONGEST_RECORD + 1)
    with pytest.raises(BadRecord, match="too long"):
        farol.open_record(tmp_path / "long.json")
    assert repr(play) == before


def test_a_game_that_is_over_takes_no_move() -> None:
    play = farol.new("ghosts_galore", 2, seed=1)
    while play.seat is not None:
        play.play(play.legal()[-1])
    for use in (lambda: play.play("draw"), lambda: play.ask("random")):
        with pytest.raises(BadAction, match="The game is over"):
            use()


def test_a_name_that_farol_does_not_have_is_missed_as_usual() -> None:
    assert not hasattr(farol, "newgame")
    assert {"new", "open_record", "Play"} <= set(farol.__all__)


def test_a_game_prints_as_its_board() -> None:
    for name in ("saboteur", "ghosts_galore", "loknroll", "halloween"):
        play = farol.new(name, seats=3, seed=2)
        board = str(play)
        assert 0 < len(board.splitlines()) <= 60
        assert max(map(len, board.splitlines())) <= 100
        assert board == play.board()
        assert play.board(0, "es") != play.board(0)
    seats = {farol.new("saboteur", seats=3, seed=2).board(seat) for seat in (None, 0, 1, 2)}
    assert len(seats) == 4


def test_moves_are_taken_back_one_by_one() -> None:
    play = farol.new("saboteur", seats=3, seed=5)
    kept = []
    for _ in range(6):
        kept.append(play.copy())
        play.play(play.legal()[-1])
    for before in reversed(kept):
        play.undo()
        # the decision is open again, with what chance had brought before it
        assert play == before
        assert play.legal() == before.legal()
        assert play.sees(1) == before.sees(1)
    with pytest.raises(BadAction, match="Nobody has decided anything yet"):
        play.undo()


def test_copies_are_equal_and_independent() -> None:
    play = farol.new("loknroll", seats=2, seed=5)
    twin, other = play.copy(), farol.new("loknroll", seats=2, seed=6)
    assert play == twin
    assert play != other
    assert play != "loknroll"
    move = play.legal()[0]
    twin.play(move)
    assert play != twin
    play.play(move)
    assert play == twin  # chance goes on alike
    assert play.ask("random").notation in play.legal()


def test_places_come_with_the_end() -> None:
    play = farol.new("ghosts_galore", seats=2, seed=5)
    with pytest.raises(BadAction, match="The game is not over"):
        play.places()
    while play.seat is not None:
        play.play(play.legal()[0])
    assert sorted(play.places())[0] == 1
    play.undo()
    assert play.seat is not None


def test_a_bot_is_asked_with_a_sound_budget() -> None:
    play = farol.new("loknroll", seats=2)
    for wrong in (-3, 0, 1.5, True):
        with pytest.raises(BadOptions, match="Simulations are a whole number from 1"):
            play.ask(simulations=wrong)  # type: ignore[arg-type]
