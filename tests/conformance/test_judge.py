"""`farol check-game` and what it is made of, on the small game."""

from pathlib import Path

import pytest
from embers.game import GAME, EmbersGame

from farol.cli import run
from farol.core.event import NOBODY, Event
from farol.games import ALL
from farol.testing import judge as judging
from farol.testing.judge import Verdict, judge
from tests.conformance.planted import LostCardToldToAll

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
    verdicts = judge(EmbersGame(LostCardToldToAll), None, told.append, "declares or numbered")
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
def test_the_command_fails_with_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "judge", lambda *_: [VIEW, Verdict("fair", "play", "loaded")])
    assert run(["check-game", "embers"]) == 2
    assert "embers fails 1 of 2 checks" in capsys.readouterr().err


@pytest.mark.usefixtures("_embers")
def test_a_folder_of_tests_must_be_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check-game", "embers", "--tests", "nowhere"]) == 2
    assert "must be a folder" in capsys.readouterr().err


def test_the_leak_that_is_planted_here_is_one() -> None:
    state = LostCardToldToAll(2)
    state.hands[0] = [1]
    events: list[Event] = []
    state.bury(0, 1, events)
    assert [(event.public, event.audience) for event in events] == [((1,), NOBODY)]
