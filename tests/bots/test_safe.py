"""A bot that crashes, hangs or answers nonsense loses only its turn's time."""

import sys
from threading import Event
from typing import Any

import pytest

from farol.bots.bot import Budget, Seat
from farol.bots.decision import ONLY_MOVE, bare
from farol.bots.remote import RemoteBot
from farol.bots.safe import SafeBot
from farol.games import ALL

from .positions import first_decision


class Odd:
    """A bot with a configurable failure."""

    def __init__(self, deed: Any) -> None:
        self.deed = deed

    def choose(self, seat: Seat, _budget: Budget | None = None) -> Any:
        return self.deed(seat)

    def decide(self, seat: Seat, _budget: Budget | None = None) -> Any:
        return bare(self.deed(seat), ONLY_MOVE)


@pytest.fixture
def seat() -> Seat:
    return first_decision(ALL["saboteur"], 4)


@pytest.mark.parametrize(
    ("deed", "problem"),
    [
        (lambda _seat: 1 / 0, "ZeroDivisionError"),
        (lambda _seat: "discard", "discard"),
        (lambda _seat: None, "no action"),
        (lambda _seat: True, "no action"),
        (lambda _seat: 3.5, "no action"),
        (lambda _seat: -1, "not legal"),
        (lambda _seat: 10**30, "not legal"),
    ],
)
def test_nonsense_becomes_a_legal_move_and_is_named(seat: Seat, deed: Any, problem: str) -> None:
    answer = SafeBot(Odd(deed)).choose(seat)
    assert answer.action in seat.legal_actions()
    assert answer.problem is not None
    assert problem in answer.problem


def test_a_decision_comes_with_the_move_unless_the_move_is_a_substitute(seat: Seat) -> None:
    first = seat.legal_actions()[0]
    answer = SafeBot(Odd(lambda _seat: first)).decide(seat)
    assert (answer.action, answer.problem) == (first, None)
    assert answer.decision == bare(first, ONLY_MOVE)
    replaced = SafeBot(Odd(lambda _seat: -1)).decide(seat)
    assert replaced.action in seat.legal_actions()
    assert "not legal" in str(replaced.problem)
    assert replaced.decision is None


def test_a_bot_that_hangs_loses_its_turn_and_the_next_ones_until_it_is_back(seat: Seat) -> None:
    door = Event()
    safe = SafeBot(Odd(lambda seat: door.wait() and seat.legal_actions()[0]), patience=0.05)
    assert "within 0.05 s" in str(safe.choose(seat).problem)
    assert "still busy" in str(safe.choose(seat).problem)
    door.set()
    assert safe._busy is not None
    safe._busy.join()
    assert safe.choose(seat).problem is None


def test_a_good_bot_is_left_alone(seat: Seat) -> None:
    answer = SafeBot(Odd(lambda seat: seat.legal_actions()[-1]), patience=10).choose(seat)
    assert answer.action == seat.legal_actions()[-1]
    assert answer.problem is None


PROGRAMS = {
    "import sys; sys.exit(3)": "has ended",
    "import time; time.sleep(60)": "within 0.5 s",
    "print('hello', flush=True); input()": "no JSON",
    "print('[1]', flush=True); input()": "no JSON object",
    "print('{}', flush=True); input(); input(); print('{\"id\": 1}', flush=True); input()": "neither",
    "print('{}', flush=True); input(); input(); print('{\"id\": 1, \"choose\": 999}', flush=True); input()": "place 999",
    "print('x' * (2 << 20), flush=True); input()": "megabyte",
}


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_that_misbehaves_is_replaced_for_a_move(seat: Seat, program: str) -> None:
    bot = RemoteBot([sys.executable, "-c", program], patience=0.5)
    answer = SafeBot(bot).choose(seat)
    bot.close()
    assert answer.action in seat.legal_actions()
    assert PROGRAMS[program] in str(answer.problem)


def test_a_program_that_does_not_exist_is_named(seat: Seat) -> None:
    answer = SafeBot(RemoteBot(["no-such-bot-here"], 1.0)).choose(seat)
    assert "no-such-bot-here" in str(answer.problem)
