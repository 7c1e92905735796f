"""The command line: output and errors."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

import pytest

from farol import __version__
from farol.cli import app, run, with_command
from farol.commands.menu import COMMANDS
from farol.core.text import LANGUAGES
from farol.games import ALL, AnyGame
from farol.version import is_compiled
from tests.patience import patience

every_game = pytest.mark.parametrize("game", ALL.values(), ids=ALL)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


Farol = Callable[..., Said]


@pytest.fixture
def farol(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Farol:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)

    def farol(*arguments: str) -> Said:
        code = run(arguments)
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return farol


def flat(text: str) -> str:
    """Text without a narrow terminal's line breaks."""
    return " ".join(text.split())


def test_version_tells_the_build(farol: Farol) -> None:
    build = "compiled, Python" if is_compiled() else "plain Python"
    assert re.fullmatch(rf"farol {__version__} \({build} \d+\.\d+\.\S+\)\n", farol("--version").out)


def test_starting_imports_no_game_and_no_fluent() -> None:
    program = (
        "import sys; from farol.cli import run; run(['--version'])\n"
        "print([name for name in ('farol.games', 'fluent') if name in sys.modules])"
    )
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert result.stdout.splitlines()[-1] == "[]"


@every_language
def test_the_menu_names_every_game_and_command(farol: Farol, language: str) -> None:
    said = farol("menu", "--language", language)
    assert said.code == 0
    for expected in (*ALL, *COMMANDS.values()):
        assert expected in said.out


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        ([], ["serve"]),
        (["--port", "9"], ["serve", "--port", "9"]),
        (["--version"], ["--version"]),
        (["-h"], ["-h"]),
        (["menu"], ["menu"]),
    ],
)
def test_farol_without_a_command_opens_the_table(arguments: list[str], meant: list[str]) -> None:
    assert with_command(arguments) == meant


def test_the_menu_speaks_the_language_of_the_environment(
    farol: Farol, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert farol("menu") == farol("menu", "--language", "es")
    assert farol("menu") != farol("menu", "--language", "en")


def test_every_command_in_the_menu_exists(farol: Farol) -> None:
    for example in COMMANDS.values():
        _, name, *_ = [*example.split(), "serve"]
        assert farol(name, "--help").code == 0


def test_help_names_every_command(farol: Farol) -> None:
    assert all(
        name in farol("--help").out
        for name in ("serve", "party", "verify", "menu", "rules", "demo", "bench")
    )


def test_the_floors_hold_for_commands_named_by_text() -> None:
    modules = {"party": "serve", "check-game": "check_game", "new-game": "new_game"}
    modules |= dict.fromkeys(("table", "drain", "readonly"), "nodes")
    operating = ("moderator", "people", "tables", "prune", "notice", "house")
    modules |= dict.fromkeys(operating, "operating")
    names = [modules.get(name, name) for name in app if not name.startswith("-")]
    assert all(import_module(f"farol.commands.{name}") for name in names)


@every_game
@every_language
def test_rules_prints_every_numbered_rule(farol: Farol, game: AnyGame, language: str) -> None:
    said = farol("rules", game.name, "--language", language)
    assert said.code == 0
    printed = said.out.split()
    for section in game.rules(language):
        assert section.number in printed
        assert all(rule.number in printed for rule in section.rules)


@every_game
def test_rules_finds_a_rule_by_its_number(farol: Farol, game: AnyGame) -> None:
    rule = game.rules("en")[-1].rules[-1]
    said = farol("rules", game.name, "--search", rule.number)
    assert rule.text in flat(said.out)
    assert game.rules("en")[0].title not in said.out


@every_game
def test_rules_searches_without_regard_to_case(farol: Farol, game: AnyGame) -> None:
    upper = farol("rules", game.name, "--search", "CARD").out.replace("CARD", "card")
    assert upper == farol("rules", game.name, "--search", "card").out


@every_game
def test_a_search_without_result_says_so(farol: Farol, game: AnyGame) -> None:
    assert farol("rules", game.name, "--search", "xyzzy").out == "No rule contains “xyzzy”.\n"


@every_game
def test_a_demo_ends_with_scores_and_its_seed_decides_it(farol: Farol, game: AnyGame) -> None:
    seats = game.seats[0]
    first = farol("demo", game.name, "--seats", str(seats), "--seed", "3")
    assert first.code == 0
    assert [line.split(":")[0] for line in first.out.splitlines()[-seats:]] == [
        f"seat {seat}" for seat in range(1, seats + 1)
    ]
    assert first == farol("demo", game.name, "--seats", str(seats), "--seed", "3")
    assert first != farol("demo", game.name, "--seats", str(seats), "--seed", "4")


@every_game
def test_names_of_games_may_be_written_large(farol: Farol, game: AnyGame) -> None:
    assert farol("demo", game.name.upper()) == farol("demo", game.name)


@every_game
def test_bench_prints_one_json_object(farol: Farol, game: AnyGame) -> None:
    said = farol(
        *("bench", "playouts", game.name, "--seats", str(game.seats[-1])),
        *("--seconds", "0.01", "--seed", "9", "--json"),
    )
    figure = json.loads(said.out)
    assert figure["game"] == game.name
    assert figure["seats"] == game.seats[-1]
    assert figure["seed"] == 9
    assert figure["decisions_per_second"] > figure["games_per_second"] > 0


@pytest.mark.parametrize("bench", ["playouts", "copies", "worlds"])
def test_bench_without_a_game_measures_all(farol: Farol, bench: str) -> None:
    said = farol("bench", bench, "--seconds", "0.01", "--json")
    assert [json.loads(line)["game"] for line in said.out.splitlines()] == list(ALL)


@pytest.mark.parametrize("bench", ["playouts", "copies", "worlds"])
def test_bench_without_json_prints_a_table(farol: Farol, bench: str) -> None:
    said = farol("bench", bench, "--seconds", "0.01")
    assert said.code == 0
    assert re.match(r"game +seats +\w+/s", said.out)
    assert [line.split()[0] for line in said.out.splitlines()[1 : 1 + len(ALL)]] == list(ALL)


GAME = next(iter(ALL))


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("rules chess", "There is no game 'chess'; the games are: "),
        ("demo chess", "There is no game 'chess'; the games are: "),
        ("bench playouts chess", "There is no game 'chess'; the games are: "),
        (f"demo {GAME} --seats 99", f"{GAME} is for "),
        (f"demo {GAME} --seats -1", f"{GAME} is for "),
        (f"bench worlds {GAME} --seats 0", f"{GAME} is for "),
        (f"demo {GAME} --seats four", "Invalid value for --seats"),
        (f"demo {GAME} --seed -1", "--seed must be 0 or more, not -1."),
        (f"rules {GAME} --language xx", "--language is one of en, es, not 'xx'."),
        ("bench playouts --seconds 0", "--seconds must be more than 0 "),
        ("bench playouts --seconds -2", "--seconds must be more than 0 "),
        ("bench playouts --seconds nan", "--seconds must be more than 0 "),
        ("bench playouts --seconds inf", "--seconds must be more than 0 "),
        ("bench playouts --seconds 1e9", "--seconds must be more than 0 and at most 3600"),
        ("bench playouts --seconds soon", "Invalid value for --seconds"),
        ("bench playouts --seconds", ""),
        ("bench sprints", 'Unknown command "sprints"'),
        ("rules", ""),
        (f"rules {GAME} and more", ""),
        ("dance", 'Unknown command "dance"'),
        ("--xyzzy", ""),
    ],
)
def test_the_impossible_is_said_in_one_sentence(farol: Farol, command: str, sentence: str) -> None:
    said = farol(*command.split())
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith(sentence)
    assert said.err.endswith(".\n")
    assert said.err.count("\n") == 1


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m farol demo {GAME} | head -n 1"
    result = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, check=True, timeout=patience()
    )
    assert result.stderr == ""
    assert len(result.stdout.splitlines()) == 1
