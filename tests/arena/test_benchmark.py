"""Benchmark tasks of games: their matches, and a policy's score."""

import json
from itertools import product
from pathlib import Path

import pytest

from farol.arena.benchmark import BadTask, plan_of, return_of, standing
from farol.arena.match import Result, schedule
from farol.bots.benchmark import NoTask, Task, task_of
from farol.bots.bot import Seat
from farol.bots.levels import Random
from farol.bots.roster import BadBot, Roster
from farol.cli import run
from farol.games import ALL
from farol.research.returns import returns_of

GAME = ALL["saboteur"]
TASK = task_of(GAME)


class First(Random):
    """A user's own policy."""

    def choose(self, seat: Seat, _budget: object = None) -> int:
        return seat.legal_actions()[0]


def test_every_deal_is_played_from_every_seat_by_the_first_deals_of_one_list() -> None:
    plan = plan_of(GAME, TASK, "novice", deals=2)
    matches = schedule(plan.bots, plan.games, plan.seed)
    assert [match.deal for match in matches] == [0] * 5 + [1] * 5
    assert [match.bots.index("novice") for match in matches] == [0, 4, 3, 2, 1] * 2
    assert all(match.bots.count("regular") == 4 for match in matches)
    assert plan_of(GAME, TASK, "novice").games == 5 * TASK.deals
    assert plan_of(GAME, TASK, "novice", deals=2) == plan


def test_a_policy_among_its_equals_plays_every_deal_once() -> None:
    assert plan_of(GAME, TASK, "regular").games == TASK.deals


@pytest.mark.parametrize("deals", [0, -1, 101])
def test_deals_that_the_task_does_not_have_are_refused(deals: int) -> None:
    with pytest.raises(BadTask, match=f"The task has 100 deals: from 1 to that, not {deals}"):
        plan_of(GAME, TASK, "novice", deals)


def test_a_game_without_a_task_says_which_have_one() -> None:
    with pytest.raises(NoTask, match="loknroll sets no task; these do: saboteur"):
        task_of(ALL["loknroll"])


@pytest.mark.parametrize("places", list(product((1, 2, 3), repeat=3)))
def test_a_return_is_that_of_the_spaces(places: tuple[int, ...]) -> None:
    ranked = [1 + sum(other < place for other in places) for place in places]
    assert [return_of(ranked, seat) for seat in range(3)] == pytest.approx(returns_of(ranked))


def result(number: int, deal: int, bots: list[str], places: list[int]) -> Result:
    gains = [6 - place for place in places]
    return {
        "match": number,
        "deal": deal,
        "bots": bots,
        "scores": gains,
        "places": places,
        "rounds": [{"roles": {"saboteur": [0], "digger": [1, 2]}, "gains": gains}],
        "slowest": [0.5, 0.1, 0.1],
        "problems": [{"seat": bots.index("mine"), "move": 3, "problem": "It failed."}],
    }


def test_a_standing_counts_the_seat_of_the_policy_alone_and_deals_as_units() -> None:
    played = [
        result(0, 0, ["mine", "regular", "regular"], [1, 2, 3]),
        result(1, 0, ["regular", "mine", "regular"], [2, 3, 1]),
        result(2, 1, ["mine", "regular", "regular"], [1, 2, 2]),
        result(3, 1, ["regular", "mine", "regular"], [1, 2, 3]),
    ]
    found = standing("mine", played)
    assert (found.deals, found.games, found.substituted) == (2, 4, 4)
    assert found.returned.mean == pytest.approx((0 + 0.5) / 2)  # 1 and -1; 1 and 0
    assert found.returned.count == 2
    assert found.score.mean == pytest.approx((5 + 3 + 5 + 4) / 4)
    assert {role: gain.mean for role, gain in found.gains.items()} == {"digger": 3.5, "saboteur": 5}
    assert found.slowest == 0.5


def test_bots_of_ones_own_are_called_by_their_module() -> None:
    name = f"python:{__name__}:First"
    assert isinstance(Roster(GAME, 1.0).create(name, 0)._bot, First)
    for wrong in ("python:nowhere:First", f"python:{__name__}:Last", "python:", "python:json"):
        with pytest.raises(BadBot, match="There is no python:"):
            Roster(GAME, 1.0).create(wrong, 0)


def test_the_command_plays_the_task_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small = Task(edition=9, seats=3, opponents="random", deals=2, seed=1)
    monkeypatch.setattr("farol.games.saboteur.laws.BENCHMARK", small)
    words = ["benchmark", "saboteur", f"python:{__name__}:First", "--workers", "1"]
    for deals in ("1", "2"):
        assert run([*words, "--out", str(tmp_path), "--deals", deals]) == 0
        assert f"{deals} of 2 deals" in " ".join(capsys.readouterr().out.split())
    told = json.loads((tmp_path / "benchmark.json").read_text())
    assert (told["deals"], told["games"], told["substituted"]) == (2, 6, 0)
    assert told["task"] == small.to_json()
    assert set(told["gains"]) == {"digger", "saboteur"}
    assert run([*words, "--out", str(tmp_path), "--deals", "3"]) == 2
    assert "The task has 2 deals" in capsys.readouterr().err
    assert run(["benchmark", "saboteur", "nobody"]) == 2
    assert "There is no bot 'nobody'" in capsys.readouterr().err
