"""Matches are played once, saved as they arrive, and continued after an interruption."""

import json
from pathlib import Path

import pytest

from farol.arena.match import Result, schedule
from farol.arena.run import MATCHES_FILE, BadArena, Plan, read_results, run
from farol.bots.bot import Budget
from farol.bots.workers import Here, Processes
from farol.core.record import Record, replay
from farol.games import ALL

PLAN = Plan("loknroll", ("novice", "random"), 6, 7, budget=Budget(10))


def ignore(_result: Result) -> None:
    pass


def test_every_deal_is_played_from_every_seat() -> None:
    matches = schedule(("a", "b", "c"), 7, 1)
    assert [match.deal for match in matches] == [0, 0, 0, 1, 1, 1, 2]
    assert [match.bots[0] for match in matches[:3]] == ["a", "b", "c"]
    assert all(sorted(match.bots) == ["a", "b", "c"] for match in matches)


def test_bots_that_are_all_the_same_play_every_deal_once() -> None:
    assert [match.deal for match in schedule(("a", "a", "a"), 3, 1)] == [0, 1, 2]
    assert [match.deal for match in schedule(("a", "b", "a", "b"), 5, 1)] == [0, 0, 1, 1, 2]


def test_an_interrupted_arena_loses_no_game_and_plays_none_twice(tmp_path: Path) -> None:
    whole = run(PLAN, tmp_path / "whole", Here(), ignore)

    class Stop(Exception):
        pass

    told: list[int] = []

    def stop_at_three(result: Result) -> None:
        told.append(result["match"])
        if len(told) == 3:
            raise Stop

    with pytest.raises(Stop):
        run(PLAN, tmp_path / "cut", Here(), stop_at_three)
    file = tmp_path / "cut" / MATCHES_FILE
    with file.open("a") as lines:
        lines.write('{"match": 3, "bots"')  # an incomplete line
    told.clear()
    again = run(PLAN, tmp_path / "cut", Here(), lambda result: told.append(result["match"]))
    assert sorted(told) == [0, 1, 2, 3, 4, 5]
    assert [one["record"] for one in again] == [one["record"] for one in whole]
    assert [json.loads(line)["match"] for line in file.read_text().splitlines()] == [
        *(0, 1, 2, 3, 4, 5)
    ]


def test_several_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    one = run(PLAN, tmp_path / "one", Here(), ignore)
    with Processes(2) as workers:
        two = run(PLAN, tmp_path / "two", workers, ignore)
    assert [result["record"] for result in one] == [result["record"] for result in two]


def test_results_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    run(PLAN, tmp_path, Here(), ignore)
    other = Plan("loknroll", ("novice", "random"), 6, 8, budget=Budget(10))
    with pytest.raises(BadArena, match="another plan"):
        run(other, tmp_path, Here(), ignore)


def test_results_are_records_that_replay(tmp_path: Path) -> None:
    game = ALL["loknroll"]
    for result in run(PLAN, tmp_path, Here(), ignore):
        assert list(replay(game, Record.from_json(result["record"])).scores()) == result["scores"]


def test_a_missing_file_has_no_results(tmp_path: Path) -> None:
    assert read_results(tmp_path / MATCHES_FILE) == []


def test_gold_of_a_round_goes_to_the_roles_of_that_round(tmp_path: Path) -> None:
    plan = Plan("saboteur", ("random",) * 3, 2, 1)
    for result in run(plan, tmp_path, Here(), ignore):
        assert len(result["rounds"]) == 3
        sums = [sum(played["gains"][seat] for played in result["rounds"]) for seat in range(3)]
        assert sums == result["scores"]
        for played in result["rounds"]:
            won = {seat for seat in range(3) if played["gains"][seat] > 0}
            saboteurs = set(played["roles"]["saboteur"])
            assert set(played["roles"]["digger"]) == {0, 1, 2} - saboteurs
            assert won <= saboteurs or not won & saboteurs
