"""Bots in other processes and other languages."""

import sys
from pathlib import Path

import pytest

from farol.bots.bot import Budget, Seat
from farol.bots.remote import RemoteBot
from farol.bots.roster import new_bot
from farol.core.rand import Rand
from farol.games import ALL, AnyGame

from .positions import decisions, first_decision

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
SHELL_BOT = ["sh", str(EXAMPLES / "bot.sh")]
PYTHON_BOT = [sys.executable, str(EXAMPLES / "bot.py")]


@pytest.mark.parametrize("command", [SHELL_BOT, PYTHON_BOT], ids=["shell", "python"])
def test_the_examples_play_every_game(game: AnyGame, command: list[str]) -> None:
    bot = RemoteBot(command, patience=20)
    try:
        for step in (1, 4, 9):
            seat = first_decision(game, game.seats[0], seed=2, step=step)
            assert bot.choose(seat) in seat.legal_actions()
    finally:
        bot.close()


def test_a_bot_of_ours_in_another_process_moves_as_it_does_here() -> None:
    game = ALL["saboteur"]
    bot = RemoteBot([sys.executable, "-m", "farol.bots", "expert", "saboteur"], patience=60)
    try:
        seat = first_decision(game, 4, seed=2, step=9)
        asked = Rand(6)
        there = bot.choose(Seat(game, seat.number, seat.world, seat.events, asked), Budget(24))
        here = Seat(game, seat.number, seat.world, seat.events, Rand(Rand(6).bits()))
        assert there == new_bot("expert", "saboteur").choose(here, Budget(24))
    finally:
        bot.close()


def test_a_program_hears_every_event_once_and_is_started_anew_for_each_game(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        f"    open({str(log)!r}, 'a').write(f\"{{message['type']}} {{len(message.get('events', []))}}\\n\")\n"
        "    print(json.dumps({'id': message.get('id'), 'choose': 0}), flush=True)\n"
    )
    game = ALL["saboteur"]
    bot = RemoteBot([sys.executable, str(program)], patience=20)
    try:
        seats = []
        for state, memory in decisions(game, 3, 1, 1):
            seats.append(Seat(game, state.to_act(), state.copy(), list(memory.views[0]), Rand(1)))
            if len(seats) == 2:
                break
        for seat in (seats[0], seats[1], seats[0]):
            bot.choose(seat)
    finally:
        bot.close()
    first, both = len(seats[0].events), len(seats[1].events)
    heard = log.read_text().splitlines()
    assert heard == ["hello 0", f"move {first}", f"move {both - first}", "hello 0", f"move {first}"]
