"""Whole games in a terminal, against a real server, by Textual's pilot and by lines."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from farol.games import ALL
from farol.terminal.dialogs import page_columns
from farol.terminal.score_sheet import sheet_of
from farol.terminal.widgets import TextLines
from tests.browser.people import Table as Running
from tests.terminal.people import SMALL, person, wish

GAMES = sorted(name for name, game in ALL.items() if game.package.startswith("farol."))
ROOT = Path(__file__).parents[2]
LONGEST = 600.0  # seconds for a whole game, however busy the machine is


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_played_by_keys(game: str, running: Running, tmp_path: Path) -> None:
    seats = ALL[game].seats[-1]  # the more people, the fewer own moves
    options = {"quiet_rounds": 1} if game == "halloween" else {}  # otherwise it may be long
    async with person(wish(game, running, tmp_path, seats=seats, options=options)) as ana:
        assert await ana.play_to_the_end() > 0
        await ana.until(lambda: len(ana.app.screen_stack) > 1)
        shown = ana.screen()
        info = ana.session.table.info
        assert info is not None
        assert info.result is not None
        for seat, score in zip(info.seats, info.result.scores, strict=True):
            assert f"{seat.name}: {score}" in shown
        sheet = await sheet_of(ana.session)
        assert sheet is not None
        lines = [line for line, _ in ana.app.screen.query_one("#page-lines", TextLines).lines]
        for row in (*sheet.rows, *sheet.counts):  # all sources, as on the browser's sheet
            assert any(line.startswith(row.label) for line in lines)
        assert max(map(len, lines)) <= page_columns(SMALL[0])


def said(*lines: str, what: str, running: Running, folder: Path, **flags: str) -> list[str]:
    """The output of `farol play --plain` for these piped lines."""
    words = [part for name, value in flags.items() for part in (f"--{name}", value)]
    command = [sys.executable, "-m", "farol", "play", what, "--plain", "--at", running.url, *words]
    environment = os.environ | {
        "XDG_DATA_HOME": str(folder),
        "LANG": "en_US.UTF-8",
        "LC_ALL": "C.UTF-8" if "language" in flags else "",
    }
    told = subprocess.run(
        command,
        input="\n".join(lines),
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=True,
        env=environment,
        cwd=ROOT,
    )
    assert told.stderr == ""
    return told.stdout.splitlines()


WORDS = {"en": ("legal", "You can do"), "es": ("jugadas", "Puedes hacer")}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_lines_play_whole_games(game: str, language: str, running: Running, tmp_path: Path) -> None:
    question, answer = WORDS[language]
    lines = said(
        question,
        *["1.1"] * 400,
        what=game,
        running=running,
        folder=tmp_path,
        name="Ana",
        seats="3",
        level="random",
        language=language,
    )
    assert [line for line in lines if line[:3] in {"1. ", "2. ", "3. "} and "Ana: " in line]
    assert any(line.startswith(answer) for line in lines)
    assert any(line.startswith("Total: ") for line in lines)  # the score sheet
    # missing texts would appear as their ids
    assert [line for line in lines if "event-" in line or "log-" in line or "{" in line] == []


@pytest.mark.parametrize(
    ("language", "hint", "at"), [("en", "A bot (", "3 of "), ("es", "Un bot (", "3 de ")]
)
def test_the_example_of_the_documentation_plays_a_whole_game(
    language: str, hint: str, at: str, running: Running, tmp_path: Path
) -> None:
    """`farol play loknroll --plain < examples/moves.txt`."""
    assert "< examples/moves.txt" in (ROOT / "docs/terminal.md").read_text(encoding="utf-8")
    moves = (ROOT / "examples/moves.txt").read_text(encoding="utf-8").splitlines()
    lines = said(
        *moves, what="loknroll", running=running, folder=tmp_path, level="novice", language=language
    )
    assert any(line.startswith(hint) for line in lines)
    assert any(line.startswith("1. ") and line[3:].count(": ") == 1 for line in lines)  # the end
    assert any(line.startswith(at) for line in lines)  # the replay
    nonsense = ("means nothing", "No entiendo")
    assert not any(words in line for line in lines for words in nonsense)
