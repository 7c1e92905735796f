"""`farol check-game` and what it is made of, on the small game."""

import shlex
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest
from embers.game import GAME, EmbersGame

from farol.cli import run
from farol.core.event import Event, only
from farol.games import ALL
from farol.testing import judge as judging
from farol.testing.judge import Verdict, judge, parts
from tests.conformance.planted import LostCardToldToAll, RareFieldNotCopied

TESTS = Path(__file__).parent.parent / "embers"


@pytest.fixture
def _embers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALL._games, "embers", GAME)


def test_a_good_game_passes_with_its_own_tests() -> None:
    verdicts = judge(
        GAME, TESTS, only="numbered or first_moves or junk or conserve or json or e2_2"
    )
    assert [verdict for verdict in verdicts if verdict.reason] == []
    parts = {verdict.part for verdict in verdicts}
    assert parts == {"play", "action", "state", "secrecy", "world", "text", "test_rules.py"}
    assert len({verdict.check for verdict in verdicts}) == len(verdicts), "the suite runs once"


def test_a_bad_game_fails_with_a_reason() -> None:
    told: list[Verdict] = []
    verdicts = judge(LostCardToldToAll(), None, told.append, "declares or numbered")
    failed = {verdict.check: verdict.reason for verdict in verdicts if verdict.reason}
    assert "all hear card of 'buried'" in failed["an_event_tells_what_the_game_declares"]
    assert told == verdicts
    assert "every_numbered_rule_has_a_test" not in {verdict.check for verdict in verdicts}


@pytest.mark.usefixtures("_embers")
@pytest.mark.parametrize(("language", "said"), [("en", "passes all"), ("es", "supera las")])
def test_the_command_says_what_came_of_it(
    language: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "judge", lambda *_: [Verdict("fair", "play"), VIEW])
    assert run(["check-game", "embers", "--language", language]) == 0
    assert said in capsys.readouterr().out


VIEW = Verdict("plain_views", "secrecy")


@pytest.mark.usefixtures("_embers")
def test_each_check_is_told_when_it_ends_also_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(pipe, encoding="utf-8"))
    told: list[list[str]] = []

    def judge(*arguments: Any) -> list[Verdict]:
        for verdict in (VIEW, Verdict("fair_deals", "play", "loaded")):
            arguments[2](verdict)
            told.append(pipe.getvalue().decode().splitlines())
        return [VIEW]

    monkeypatch.setattr(judging, "judge", judge)
    assert run(["check-game", "embers"]) == 0
    assert told[0] == ["✓ secrecy: plain views"]
    assert told[1] == [*told[0], "✗ play: fair deals", "    loaded"]


def test_a_check_begins_before_its_verdict() -> None:
    order: list[str] = []
    judge(
        GAME,
        None,
        lambda verdict: order.append(f"{verdict.check} ends"),
        "a_copy_has",
        lambda check, part: order.append(f"{check} of {part} begins"),
    )
    assert order == ["a_copy_has_every_field of state begins", "a_copy_has_every_field ends"]


@pytest.mark.usefixtures("_embers")
def test_the_command_fails_with_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "judge", lambda *_: [VIEW, Verdict("fair", "play", "loaded")])
    assert run(["check-game", "embers"]) == 2
    assert "embers fails 1 of 2 checks" in capsys.readouterr().err


@pytest.mark.usefixtures("_embers")
def test_a_word_that_no_check_has_is_refused_with_all_that_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["check-game", "embers", "--only", "no_such_thing"]) == 2
    told = capsys.readouterr().err
    assert "No check has 'no_such_thing' in its name or part." in told
    assert "a_copy_has_every_field" in told


@pytest.mark.usefixtures("_embers")
def test_the_words_are_listed_by_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check-game", "embers", "--only", "list"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in told] == list(parts())


def test_a_part_is_a_word_too() -> None:
    found = {verdict.part for verdict in judge(GAME, None, only="lesson or notebook")}
    assert found >= {"lesson", "notebook"}


def test_structure_is_judged_first() -> None:
    verdicts = judge(EmbersGame(RareFieldNotCopied), None, only="every_field or follow or views")
    order = [verdict.part for verdict in verdicts]
    assert order == sorted(order, key=list(parts()).index)
    failed = [verdict for verdict in verdicts if verdict.reason]
    assert failed[0].check == "a_copy_has_every_field"
    assert "flare: True in the state, False in its copy" in failed[0].reason


@pytest.mark.usefixtures("_embers")
def test_the_command_of_a_failure_plays_to_its_position(capsys: pytest.CaptureFixture[str]) -> None:
    verdicts = judge(EmbersGame(RareFieldNotCopied), None, only="copy_has")
    (where,) = [line for line in verdicts[0].reason.splitlines() if line.startswith("Where: ")]
    assert "burn:spark by seat" in where.partition(";")[0]
    command = shlex.split(where.partition("to see it: farol ")[2])
    assert run(command) == 0
    told = capsys.readouterr().out
    assert "burn:spark" in told
    assert "flare: yes" in told or "flare: true" in told


@pytest.mark.usefixtures("_embers")
@pytest.mark.parametrize(
    ("steps", "refusal"),
    [("deal:gold", "'deal:gold'"), ("deal:ash #7", "chance_outcomes"), ("#-1", "'#-1'")],
)
def test_steps_that_cannot_be_played_are_refused(
    steps: str, refusal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["demo", "embers", "--seats", "2", "--play", steps]) == 2
    assert refusal in capsys.readouterr().err


@pytest.mark.usefixtures("_embers")
def test_a_folder_of_tests_must_be_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check-game", "embers", "--tests", "nowhere"]) == 2
    assert "must be a folder" in capsys.readouterr().err


def test_the_leak_that_is_planted_here_is_one() -> None:
    secret = Event("buried", 0, (), (1,), only(0))
    assert "card" not in GAME.event_view(secret, None)
    assert LostCardToldToAll().event_view(secret, None)["card"] == "coal"
