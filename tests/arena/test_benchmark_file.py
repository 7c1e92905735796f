"""Files of a benchmark's results: checked by playing again, refused with a sentence, put in a
table."""

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest

from farol.arena.beliefs import BadBeliefs, checked_beliefs
from farol.arena.benchmark import plan_of
from farol.arena.benchmark_file import BadBenchmarkFile, _checksum, read_benchmark
from farol.arena.benchmark_table import BadTable, add_row
from farol.arena.match import Match, play_match, schedule
from farol.bots.benchmark import Task, task_of
from farol.bots.bot import Seat
from farol.bots.levels import Random
from farol.bots.roster import Roster
from farol.cli import run
from farol.core.record import Record
from farol.games import ALL

GAME = ALL["saboteur"]
SMALL = Task(edition=9, seats=3, opponents="novice", deals=2, seed=1)

# What `regular` plays at the first deal of an edition: if this changes, so do all figures.
EDITION = 2
FIRST_DEAL = "5e2c"


class Guesses(Random):
    """A policy with beliefs of its own, and a word for everything."""

    def role_beliefs(self, seat: Seat) -> list[float]:
        return [0.25] * seat.seats

    def say(self, seat: Seat, _talk_mode: object = "free") -> int | None:
        claims = seat.game.claims
        return claims.say("laugh") if seat.rand.below(2) else claims.say("have-map")


class Wrong(Random):
    """A policy whose beliefs are no chances."""

    def role_beliefs(self, _seat: Seat) -> list[float]:
        return [2.0]


POLICY = f"python:{__name__}:Guesses"
WORDS = ["benchmark", "saboteur", POLICY, "--workers", "1"]
Told = dict[str, Any]


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farol.games.saboteur.laws.BENCHMARK", SMALL)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("benchmark")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("farol.games.saboteur.laws.BENCHMARK", SMALL)
        assert run([*WORDS, "--out", str(folder), "--deals", "1"]) == 0
    return folder / "benchmark.json"


@pytest.fixture
def file(written: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    capsys.readouterr()
    return Path(copyfile(written, tmp_path / "benchmark.json"))


def refused(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["benchmark", "--check", str(path), "--workers", "1"]) == 2
    return capsys.readouterr().err


def changed(path: Path, change: Callable[[Told], None], sealed: bool = True) -> Path:
    told: Told = json.loads(path.read_text())
    change(told)
    if sealed:
        told["sha256"] = _checksum({name: told[name] for name in told if name != "sha256"})
    path.write_text(json.dumps(told))
    return path


@pytest.mark.parametrize("kind", [[], ["--talk"], ["--beliefs"], ["--talk", "--beliefs"]])
def test_what_a_policy_did_is_played_again_and_added_to_a_table(
    kind: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*WORDS, *kind, "--out", str(tmp_path), "--deals", "2"]) == 0
    first = capsys.readouterr().out.splitlines()[1:-1]  # the figures
    (path,) = [one for one in tmp_path.glob("*.json") if one.name != "plan.json"]
    told = json.loads(path.read_text())
    claims = [one for match in told["matches"] for one in match.get("claims", [])]
    assert bool(claims) == ("--talk" in kind)
    table = tmp_path / "table.md"
    for _ in range(2):
        words = ["--check", str(path), "--table", str(table), "--label", "Guesser"]
        assert run(["benchmark", *words, "--workers", "1"]) == 0
        out = capsys.readouterr().out
        assert all(line in out.splitlines() for line in first if line.strip())
        assert "every game goes as stated" in " ".join(out.split())
    head, _, row = table.read_text().splitlines()
    assert head.startswith("| beliefs of" if "--beliefs" in kind else "| policy")
    assert row.startswith("| Guesser | 2 |")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda told: told.update(version=7), "played by version 7 of the rules of saboteur"),
        (lambda told: told.update(format=3), "has format 3; this program reads 1"),
        (lambda told: told.update(game="chess"), "is about 'chess', which is not installed"),
        (lambda told: told["task"].update(edition=1), "of edition 1 of the task; this program has"),
        (lambda told: told["task"].update(seed=5), "is about another task than edition 9"),
        (lambda told: told["matches"].pop(1), "lacks 1 of 3 games: of deals 0, counted from 0"),
        (lambda told: told.update(deals=2), "lacks 3 of 6 games: of deals 1, counted from 0"),
        (lambda told: told["matches"].append(told["matches"][0]), "has games twice"),
        (lambda told: told.update(matches=[]), "has no matches"),
        (lambda told: told["matches"].append(3), "must be a JSON object, not 3"),
        (lambda told: told["matches"][0].pop("actions"), "lacks 'actions'"),
        (lambda told: told.update(slowest=-1), "It states slowest as -1, but its games come to"),
        (lambda told: told["return"].update(mean=1.0), "It states return as"),
    ],
)
def test_an_untrue_file_is_refused_with_a_sentence(
    file: Path, change: Callable[[Told], None], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in refused(changed(file, change), capsys)


def test_a_changed_byte_is_noticed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def better(told: Told) -> None:
        told["return"]["mean"] += 0.1

    path = changed(file, better, sealed=False)
    assert "its checksum does not match" in refused(path, capsys)
    path.write_text(path.read_text()[:-200])
    assert "is no file of results" in refused(path, capsys)
    path.unlink()
    assert "cannot be read: No such file" in refused(path, capsys)


def test_opponents_and_chance_cannot_be_changed(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each action of a match that is exchanged for another possible one is noticed."""

    def other(told: Told) -> None:
        told["matches"][0]["actions"][0] ^= 1  # a role that chance deals

    assert "Match 0 (deal 0)" in refused(changed(file, other), capsys)


def test_an_opponent_that_plays_otherwise_is_noticed(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Task(edition=9, seats=3, opponents="random", deals=2, seed=1)
    monkeypatch.setattr("farol.games.saboteur.laws.BENCHMARK", other)
    path = changed(file, lambda told: told.update(task=other.to_json()))
    assert "goes another way here" in refused(path, capsys)


def test_beliefs_are_chances_for_every_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--beliefs", "--workers", "1", "--deals", "1", "--out", str(tmp_path)]
    assert run(["benchmark", "saboteur", f"python:{__name__}:Wrong", *words]) == 2
    assert "Beliefs are 3 numbers from 0 to 1, one a seat, not [2.0]" in capsys.readouterr().err
    assert run(["benchmark", "saboteur", "random", *words]) == 2
    assert "'random' states no beliefs" in capsys.readouterr().err
    for wrong in (None, [0.5], [0.5, 0.5, 1.5], [0.5, 0.5, "x"], "abc", [0.1, 0.2, float("nan")]):
        with pytest.raises(BadBeliefs, match="from 0 to 1"):
            checked_beliefs(wrong, 3)


def test_statements_that_are_missing_or_exchanged_are_noticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*WORDS, "--beliefs", "--out", str(tmp_path), "--deals", "1"]) == 0
    (path,) = tmp_path.glob("beliefs-*.json")
    capsys.readouterr()
    changed(path, lambda told: told["matches"][0]["beliefs"].pop())
    assert "has too few statements of beliefs" in refused(path, capsys)

    def two_more(told: Told) -> None:
        told["matches"][0]["beliefs"] += [[0.25] * 3] * 2

    changed(path, two_more)
    assert "has too many statements of beliefs" in refused(path, capsys)

    def wiser(told: Told) -> None:
        told["matches"][0]["beliefs"] = [[0.5] * 3 for _ in told["matches"][0]["beliefs"][:-1]]

    changed(path, wiser)
    assert "It states loss as" in refused(path, capsys)


def test_arguments_that_do_not_go_together_are_refused(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words, sentence in (
        ([], "takes a game and a policy, or --check and files"),
        (["saboteur", "novice", "--check", str(file)], "--check takes files alone"),
        (["saboteur", "novice", "--table", "x.md"], "--table and --label go with --check"),
        (["saboteur", "novice", "--beliefs", "--simulations", "9"], "does not go with --beliefs"),
    ):
        assert run(["benchmark", *words]) == 2
        assert sentence in capsys.readouterr().err


def test_a_table_is_sorted_and_has_one_row_for_a_policy_and_its_deals(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text("# Baselines\n\n| policy | deals | return |\n| --- | --- | --- |\n\nThe end.\n")
    titles = ["policy", "deals", "return"]
    for cells in (["a", "9", "-0.5 ± 0.1"], ["b", "9", "0.2 ± ?"], ["a", "9", "0.3 ± 0.1"]):
        add_row(path, titles, cells)
    lines = path.read_text().splitlines()
    assert lines[4:] == ["| a | 9 | 0.3 ± 0.1 |", "| b | 9 | 0.2 ± ? |", "", "The end."]
    path.write_text("| policy | deals | return |\n| --- | --- | --- |\n| a | 9 |\n")
    with pytest.raises(BadTable, match="rows of another length"):
        add_row(path, titles, ["a", "9", "1"])


def test_a_file_says_what_was_played(file: Path) -> None:
    found = read_benchmark(file)
    assert found.plan == plan_of(GAME, SMALL, POLICY, deals=1)
    assert not found.about_beliefs
    plan = file.with_name("plan.json")
    plan.write_text(json.dumps(found.plan.to_json()))
    with pytest.raises(BadBenchmarkFile, match="no file of results"):
        read_benchmark(plan)


def test_opponents_that_play_otherwise_make_another_edition(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Figures of one edition are comparable. If this fails, raise the edition in the game's laws,
    measure the baselines of docs/benchmark.md anew, and write the new checksum here."""
    monkeypatch.undo()
    task = task_of(GAME)
    plan = plan_of(GAME, task, task.opponents)
    match: Match = schedule(plan.bots, 1, plan.seed)[0]
    result = play_match(GAME, match, Roster(GAME, 1.0), plan.options, None)
    record = Record.from_json(result["record"])
    assert (task.edition, _checksum({"actions": record.actions})[:4]) == (EDITION, FIRST_DEAL)
