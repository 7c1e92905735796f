"""farol score, run as a program."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from farol.core.data import read_data
from farol.games.ghosts_galore.pad import score_pad
from tests.patience import patience

DATA: Any = read_data("farol.games.ghosts_galore", "data.json")
EXAMPLE = json.dumps({"players": DATA["example"]})


def farol(*arguments: str, given: str | bytes = "", **environment: str) -> Any:
    source = given.encode() if isinstance(given, str) else given
    names = os.environ | {"LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, "-m", "farol", "score", *arguments],
        input=source,
        capture_output=True,
        check=False,
        env=names | {"PYTHONIOENCODING": "utf-8"} | environment,
        timeout=patience(60.0),
    )


@pytest.fixture
def pad_file(tmp_path: Path) -> str:
    path = tmp_path / "our game.json"
    path.write_text(EXAMPLE)
    return str(path)


PAD = """\
│             │  Greg │ ★ Mary │
├─────────────┼───────┼────────┤
│ Dragons     │     1 │      1 │
│ Ghosts      │     6 │     24 │
│ Golems      │     4 │      4 │
│ Satyrs      │     8 │      5 │
│ Skeletons   │     8 │      4 │
│ Slimes      │     9 │      7 │
│ Bats        │    10 │     15 │
│ Werewolves  │    17 │      8 │
│ Wisps       │     6 │      9 │
│ Diamonds    │     4 │      6 │
│ Bone doors  │     6 │     10 │
│ Tooth doors │    16 │      8 │
│ Other paths │     2 │      1 │
├─────────────┼───────┼────────┤
│ Total       │    97 │    102 │
│ Dead ends   │     0 │      0 │
╰─────────────┴───────┴────────╯
Winner: Mary
"""


def test_a_file_is_scored_as_a_table(pad_file: str) -> None:
    said = farol("ghosts_galore", pad_file)
    assert (said.returncode, said.stderr) == (0, b"")
    assert said.stdout.decode().endswith(PAD)


@pytest.mark.parametrize("arguments", [(), ("-",)])
def test_standard_input_is_scored_too(arguments: tuple[str, ...]) -> None:
    assert farol("ghosts_galore", *arguments, given=EXAMPLE).stdout.decode().endswith(PAD)


@pytest.mark.parametrize("arguments", [("--json", "-"), ("-", "--json"), ("--json",)])
def test_the_pad_as_json(arguments: tuple[str, ...]) -> None:
    said = farol("ghosts_galore", *arguments, given=EXAMPLE)
    assert said.returncode == 0
    assert json.loads(said.stdout) == score_pad(json.loads(EXAMPLE))


def test_the_pad_in_spanish(pad_file: str) -> None:
    said = farol("ghosts_galore", pad_file, "--language", "es")
    assert "│ Hombres lobo " in said.stdout.decode()
    assert said.stdout.decode().endswith("Gana: Mary\n")


def test_a_shared_victory_stars_all_winners() -> None:
    players = [
        {"name": name, "side": side, "fields": [{"tile": tile, "rotation": 0}] + [None] * 8}
        for name, side, tile in (("Ana", "1A", 22), ("Leo", "2A", 62))
    ]
    said = farol("ghosts_galore", given=json.dumps({"players": players})).stdout.decode()
    assert "│ ★ Ana │ ★ Leo │" in said
    assert said.endswith("Shared victory: Ana, Leo\n")


def test_names_are_never_read_as_markup_and_any_terminal_shows_the_pad() -> None:
    named = EXAMPLE.replace('"Mary"', '"[red]Zoë[/red]"')
    assert "★ [red]Zoë[/red]" in farol("ghosts_galore", given=named).stdout.decode()
    plain = farol("ghosts_galore", given=named, PYTHONIOENCODING="ascii")
    assert plain.returncode == 0
    assert b"* [red]Zo?[/red]" in plain.stdout


def test_the_example_of_the_documentation_can_be_scored() -> None:
    text = (Path(__file__).parent.parent.parent / "docs/score-pad.md").read_text()
    boards = text.partition("```json\n")[2].partition("```")[0]
    pad: Any = score_pad(json.loads(boards))
    assert [player["total"] for player in pad["players"]] == [97, 62]


TWICE = EXAMPLE.replace('"tile": 37', '"tile": 27')


@pytest.mark.parametrize(
    ("arguments", "given", "complaint"),
    [
        (["ghosts_galore"], "", "Standard input is not JSON: Expecting value"),
        (["ghosts_galore"], "{", "Standard input is not JSON"),
        (["ghosts_galore"], b"\xff", "Standard input is not text in UTF-8."),
        (["ghosts_galore"], "[" * 200_000, "nested too deeply"),
        (["ghosts_galore"], '{"players": ' + "9" * 5000 + "}", "Standard input is not JSON"),
        (["ghosts_galore"], " " * 1_000_001, "too large for a score pad"),
        (["ghosts_galore"], "{}", "The score pad lacks 'players'."),
        (["ghosts_galore"], '{"players": []}', "1 to 5 players, not 0."),
        (
            ["ghosts_galore"],
            TWICE,
            "Tile 27 is on field 1 of 'Greg' and again on field 1 of 'Mary'.",
        ),
        (["ghosts_galore"], EXAMPLE.replace("2A", "1B"), "cannot both play on board 1"),
        (["ghosts_galore"], EXAMPLE.replace("2A", "9A"), "'side' must be one of 1A, 1B"),
        (["ghosts_galore"], EXAMPLE.replace('"tile": 37', '"tile": 79'), "from 1 to 78, not 79."),
        (["ghosts_galore", "no such file"], "", "'no such file' cannot be read: No such file"),
        (["ghosts_galore", "."], "", "'.' cannot be read: Is a directory."),
        (["ghosts_galore", "--jsn"], EXAMPLE, "Unknown option: --jsn."),
        (["ghosts_galore", "--language", "fr"], EXAMPLE, "--language is one of en, es"),
        (["saboteur"], EXAMPLE, "There is no score pad for saboteur, only for ghosts_galore."),
        (["chess"], EXAMPLE, "There is no game 'chess'"),
    ],
)
def test_what_cannot_be_scored_is_refused_in_one_sentence(
    arguments: list[str], given: str | bytes, complaint: str
) -> None:
    said = farol(*arguments, given=given)
    assert (said.returncode, said.stdout) == (2, b"")
    assert complaint in said.stderr.decode()
    assert said.stderr.decode().count("\n") == 1
