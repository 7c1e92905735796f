"""Every command with a game of another package."""

import json
import sys
from pathlib import Path

import pytest

from farol.games import ALL
from tests.outside.packages import EMBERS, Outside

EXAMPLE = Path(__file__).parent.parent.parent / "examples/bot.py"


def said(embers: Outside, *arguments: str, cwd: Path | None = None) -> str:
    """The output of a command that succeeds without warnings."""
    done = embers.farol(*arguments, cwd=cwd)
    assert done.returncode == 0, done.stderr
    assert "Warning" not in done.stderr
    return done.stdout


def test_the_game_is_on_the_list_of_its_own_processes_alone(embers: Outside) -> None:
    listed = embers.python("-c", "from farol.games import ALL; print(*ALL)").stdout.split()
    assert listed == [*ALL, "embers"]


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Embers: What did you bury?"), ("es", "Ascuas")]
)
def test_the_menu_shows_it(embers: Outside, language: str, name: str) -> None:
    assert name in said(embers, "menu", "--language", language)


def test_its_rules_can_be_read_and_searched(embers: Outside) -> None:
    found = said(embers, "rules", "embers", "--search", "flare")
    assert "No rule contains" in found
    found = said(embers, "rules", "embers", "--language", "es", "--search", "E2.3")
    assert "ya nadie puede mirar el hogar" in found


@pytest.mark.parametrize("seats", ["2", "3"])
def test_a_demo_is_played_to_its_end(embers: Outside, seats: str) -> None:
    lines = said(embers, "demo", "embers", "--seats", seats).splitlines()
    assert lines[0].split()[1:] == ["chance", "deal:coal"]
    assert lines[-1].startswith(f"seat {seats}: ")


@pytest.mark.parametrize(
    ("language", "belief"),
    [("en", "The hearth is most likely"), ("es", "Lo más probable es que el hogar sea")],
)
def test_a_hint_says_what_its_bots_believe(embers: Outside, language: str, belief: str) -> None:
    told = said(embers, "hint", "embers", "--moves", "0", "--language", language)
    assert belief in told
    assert "look" in told


@pytest.mark.parametrize("bots", ["expert,regular,random", "master,novice"])
def test_every_level_plays_in_the_arena(embers: Outside, tmp_path: Path, bots: str) -> None:
    limits = ("--games", "6", "--simulations", "40", "--workers", "1", "--out", str(tmp_path))
    told = said(embers, "arena", "embers", "--bots", bots, *limits)
    assert all(bot in told for bot in bots.split(","))
    found = json.loads((tmp_path / "figures.json").read_text())
    assert {figure["bot"] for figure in found["figures"]} == set(bots.split(","))


def test_a_regular_beats_random_bots(embers: Outside, tmp_path: Path) -> None:
    limits = ("--games", "60", "--seed", "1", "--workers", "1", "--out", str(tmp_path))
    said(embers, "arena", "embers", "--bots", "regular,random", *limits)
    figures = json.loads((tmp_path / "figures.json").read_text())["figures"]
    wins = {figure["bot"]: figure["wins"] for figure in figures}
    assert wins["regular"]["low"] > wins["random"]["high"], "beyond what luck explains"


@pytest.mark.parametrize("what", ["playouts", "copies", "worlds", "search"])
def test_its_speed_is_measured(embers: Outside, what: str) -> None:
    told = said(embers, "bench", what, "embers", "--seconds", "0.05", "--json")
    assert json.loads(told)["game"] == "embers"


def test_a_program_plays_it(embers: Outside) -> None:
    program = f"{sys.executable} {EXAMPLE}"
    told = said(embers, "bot", "embers", "--exec", program, "--against", "novice")
    assert "game 2: seat 3" in told
    assert "moved for it" not in told


def test_it_has_no_score_pad_and_says_so(embers: Outside) -> None:
    done = embers.farol("score", "embers", "-")
    assert done.returncode == 2
    assert done.stderr.strip() == ("There is no score pad for embers, only for ghosts_galore.")


def test_it_passes_all_that_judges_games(embers: Outside, tmp_path: Path) -> None:
    told = said(embers, "check-game", "embers", "--tests", str(EMBERS / "tests"), cwd=tmp_path)
    assert "embers passes all" in told
