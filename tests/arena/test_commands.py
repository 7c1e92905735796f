"""The commands farol arena, farol bot and farol hint."""

import json
import sys
from pathlib import Path

import pytest

from farol.bots.bot import Budget, Seat
from farol.bots.explain import DecisionExplanation, explain
from farol.cli import run
from farol.core.archive import Archive

ROOT = Path(__file__).parent.parent.parent
SHELL_BOT = f"sh {ROOT / 'examples' / 'bot.sh'}"


def test_an_arena_prints_figures_and_leaves_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["arena", "loknroll", "--bots", "regular,random", "--games", "4", "--seed", "7"]
    assert run([*arguments, "--out", str(tmp_path), "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert "regular" in out
    assert "random" in out
    assert "4 games" in out
    found = json.loads((tmp_path / "figures.json").read_text())
    assert found["games"] == 4
    assert {figure["bot"] for figure in found["figures"]} == {"regular", "random"}
    assert (tmp_path / "wins.svg").read_text().startswith("<svg")


def test_an_arenas_data_set_grows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "loknroll", "--bots", "random,random", "--workers", "1", "--seed", "7"]
    for games in (2, 3):
        assert run([*arguments, "--games", str(games), "--records", str(tmp_path)]) == 0
        assert f"{games} games in" in capsys.readouterr().out
    (file,) = tmp_path.iterdir()
    assert file.name == "loknroll-random-random-7.games"
    assert len(Archive(file)) == 3
    for other in (["--out", str(tmp_path)], ["--talk", "free"]):
        assert run([*arguments, "--records", str(tmp_path), *other]) == 2
        assert "--records keeps moves alone" in capsys.readouterr().err
    assert len(Archive(file)) == 3


def test_a_saboteur_arena_tells_gold_by_role(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    arguments = ["arena", "saboteur", "--bots", "novice/random", "--seats", "3", "--games", "2"]
    assert run([*arguments, "--out", str(tmp_path), "--workers", "1"]) == 0
    assert (tmp_path / "gold-digger.svg").exists()
    out = capsys.readouterr().out
    assert out.index("gold as digger") < out.index("gold as saboteur")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "genius,random"], "There is no bot 'genius'"),
        (["--bots", " , "], "at least one bot"),
        (["--bots", "novice/random,random"], "the roles of loknroll are: none"),
        (["--bots", "random", "--games", "0"], "--games"),
        (["--bots", "random,random,random", "--seats", "2"], "3 bots do not fit on 2 seats"),
        (["--bots", "random", "--option", "mode"], "written name=value"),
        (["--bots", "random", "--seats", "2", "--option", "mode=laura"], "one seat alone"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["arena", "loknroll", *arguments, "--out", str(tmp_path / "x")]) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_a_program_plays_and_its_failures_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bot", "loknroll", "--exec", SHELL_BOT, "--games", "1", "--seats", "2"]) == 0
    assert "game 1: seat 1" in capsys.readouterr().out
    broken = f"{sys.executable} -c 1"
    assert run(["bot", "loknroll", "--exec", broken, "--games", "1", "--seats", "2"]) == 0
    assert "the table moved for it" in capsys.readouterr().out


def test_a_hint_speaks_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["hint", "saboteur", "--seats", "4", "--moves", "9", "--language"]
    assert run([*arguments, "es"]) == 0
    assert "Probabilidad de ganar" in capsys.readouterr().out
    assert run([*arguments, "en"]) == 0
    assert "Chance to win" in capsys.readouterr().out


def test_a_hint_knows_who_has_played_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """The level of bots is public: beliefs about them depend on it."""
    asked: list[Seat] = []

    def listening(seat: Seat) -> DecisionExplanation:
        asked.append(seat)
        return explain(seat, Budget(20))

    monkeypatch.setattr("farol.commands.hint.explain", listening)
    assert run(["hint", "saboteur", "--seats", "4", "--moves", "9"]) == 0
    assert [seat.company for seat in asked] == [("regular",) * 4]
