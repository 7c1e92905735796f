"""An arena on Ray: the same matches as on one machine; the work of a lost worker is repeated."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from farol.arena.match import Result
from farol.arena.run import MATCHES_FILE, Plan, run
from farol.bots.bot import Budget
from farol.bots.workers import Cluster, Here, NoCluster, Workers, ordered
from farol.cli import run as farol

TWO = 2  # workers
PLAN = Plan("loknroll", ("novice", "random"), 6, 7, budget=Budget(10))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster(None, TWO) as workers:
        yield workers


def ignore(_result: Result) -> None:
    pass


def lines(folder: Path) -> list[Any]:
    """The recorded lines of each match, without thinking times."""
    found = [json.loads(line) for line in (folder / MATCHES_FILE).read_text().splitlines()]
    return sorted(({**one, "slowest": None} for one in found), key=lambda one: one["match"])


def test_matches_are_the_same_line_by_line(cluster: Cluster, tmp_path: Path) -> None:
    assert cluster.count == TWO
    run(PLAN, tmp_path / "here", Here(), ignore)
    run(PLAN, tmp_path / "ray", cluster, ignore)
    assert lines(tmp_path / "ray") == lines(tmp_path / "here")
    assert len(lines(tmp_path / "ray")) == PLAN.games


def test_what_a_killed_worker_did_is_done_again(cluster: Cluster, tmp_path: Path) -> None:
    def die_once(item: int) -> tuple[int, int]:
        tried = tmp_path / str(item)
        tried.write_text(tried.read_text() + "x" if tried.exists() else "x")
        if item == 2 and len(tried.read_text()) == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return item, item * item

    made = list(cluster.results(die_once, range(5)))
    assert sorted(made) == [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)]
    assert (tmp_path / "2").read_text() == "xx"


def test_an_arena_stops_and_goes_on(cluster: Cluster, tmp_path: Path) -> None:
    class Stop(Exception):
        pass

    told: list[int] = []

    def stop_at_two(result: Result) -> None:
        told.append(result["match"])
        if len(told) == 2:
            raise Stop

    with pytest.raises(Stop):
        run(PLAN, tmp_path / "cut", cluster, stop_at_two)
    again = run(PLAN, tmp_path / "cut", cluster, ignore)
    run(PLAN, tmp_path / "here", Here(), ignore)
    assert [one["match"] for one in again] == list(range(PLAN.games))
    assert lines(tmp_path / "cut") == lines(tmp_path / "here")


@pytest.mark.parametrize("where", ["here", "ray"])
def test_results_can_come_in_order(cluster: Cluster, where: str) -> None:
    def late_if_even(item: int) -> int:
        sum(range(1_000_000 if item % 2 == 0 else 1))
        return item

    workers: Workers = cluster if where == "ray" else Here()
    assert list(ordered(workers, late_if_even, range(9))) == list(range(9))


def test_an_error_in_a_piece_of_work_is_told(cluster: Cluster) -> None:
    def fail(item: int) -> int:
        raise ValueError(f"piece {item}")

    with pytest.raises(ValueError, match="piece 3"):
        list(cluster.results(fail, [3]))


def test_without_ray_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(NoCluster, match=r"pip install 'farol\[cluster\]'"):
        Cluster(None)
    arguments = ["arena", "loknroll", "--bots", "random", "--games", "2", "--out", str(tmp_path)]
    assert farol([*arguments, "--ray"]) != 0
    assert "farol[cluster]" in capsys.readouterr().err
    assert farol([*arguments, "--ray", "a", "b"]) != 0
    assert "--ray takes one address." in capsys.readouterr().err
