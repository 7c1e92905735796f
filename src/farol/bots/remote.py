"""Bots in other processes and languages: JSON lines in both directions."""

import json
import os
import select
import subprocess
from time import perf_counter
from typing import IO, Any, Final

from farol.bots.bot import Bot, Budget, Seat, TalkMode, seat_from_json
from farol.bots.decision import NOT_TOLD, Decision, bare
from farol.core.errors import BadClaim, FarolError, shown
from farol.core.rand import Rand

PROGRAM: Final = "exec:"  # prefix of a program's command where bots are named
PROTOCOL: Final = 1
LONGEST_LINE: Final = 1 << 20  # bytes of an answer


class BotFailure(FarolError):
    """A program did not answer correctly."""


class RemoteBot:
    """An external program that answers on stdout what it is asked on stdin.

    Started at the first move, and again after a crash or a timeout.
    """

    def __init__(self, command: list[str], patience: float) -> None:
        self._command = command
        self._patience = patience  # timeout in seconds of an answer
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""
        self._wants_worlds = False
        self._talks = False
        self._told = 0  # number of events already sent
        self._asked = 0

    def choose(self, seat: Seat, budget: Budget | None = None) -> int:
        """Send new events, ask for a move, and wait for it until the timeout."""
        try:
            return self._choose(seat, budget)
        except BotFailure:
            self.close()
            raise

    def decide(self, seat: Seat, budget: Budget | None = None) -> Decision:
        """The program's move, without reasons."""
        return bare(self.choose(seat, budget), NOT_TOLD)

    def say(self, seat: Seat, _talk_mode: TalkMode = "free") -> int | None:
        """Ask a program that talks for a claim."""
        if self._process is None or not self._talks:
            return None
        try:
            answer = self._ask(seat, {"type": "speak"})
            claim = answer.get("say")
            if claim is None:
                return None
            return seat.game.claims.parse(claim, seat.number, seat.seats)
        except (BotFailure, BadClaim):
            self.close()
            raise

    def close(self) -> None:
        """Terminate the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    pipe.close()
            self._process = None

    def _choose(self, seat: Seat, budget: Budget | None) -> int:
        if self._process is None or self._told > len(seat.events):
            self._start(seat)
        legal = seat.legal_actions()
        question: dict[str, Any] = {
            "type": "move",
            "legal": [seat.action_json(action) for action in legal],
        }
        if budget is not None:
            question["simulations"] = budget.simulations
        return self._read_choice(seat, legal, self._ask(seat, question))

    def _ask(self, seat: Seat, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question about the current position."""
        self._asked += 1
        question |= {
            "id": self._asked,
            "seat": seat.number,
            "observation": seat.observation(),
            "events": list(seat.events[self._told :]),
            "seconds": self._patience,
            "random": seat.rand.bits(),
        }
        if self._talks:
            question["claims"] = seat.game.claims_open(seat.world)
        if self._wants_worlds:
            question["world"] = seat.game.dump(seat.world)
        self._send(question)
        answer = self._receive(self._patience)
        while answer.get("id") != self._asked:  # skip late answers to earlier questions
            answer = self._receive(self._patience)
        self._told = len(seat.events)
        return answer

    def _read_choice(self, seat: Seat, legal: list[int], answer: dict[str, Any]) -> int:
        if "action" in answer:
            return seat.game.parse_action(seat.world, answer["action"])
        choice = answer.get("choose")
        if isinstance(choice, bool) or not isinstance(choice, int):
            raise BotFailure("The answer has neither 'choose' (a place in 'legal') nor 'action'.")
        if not 0 <= choice < len(legal):
            raise BotFailure(f"It chose place {shown(choice)} of {len(legal)} legal actions.")
        return legal[choice]

    def _start(self, seat: Seat) -> None:
        self.close()
        try:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except OSError as error:
            raise BotFailure(f"{self._command[0]!r} cannot be started: {error.strerror}.") from None
        self._rest = b""
        self._told = 0
        self._asked = 0
        self._send(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": seat.game.name,
                "seats": seat.seats,
                "seat": seat.number,
            }
        )
        ready = self._receive(self._patience)
        self._wants_worlds = ready.get("worlds") is True
        self._talks = ready.get("talks") is True

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise BotFailure("The program has ended.") from None

    def _receive(self, patience: float) -> dict[str, Any]:
        line = self._read_line(perf_counter() + patience, patience)
        try:
            message = json.loads(line)
        except ValueError:
            raise BotFailure(f"Its line is no JSON: {shown(line)}.") from None
        if not isinstance(message, dict):
            raise BotFailure(f"Its line is no JSON object: {shown(line)}.")
        return message

    def _read_line(self, deadline: float, patience: float) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        while b"\n" not in self._rest:
            left = deadline - perf_counter()
            if left <= 0 or not select.select([pipe], [], [], left)[0]:
                raise BotFailure(f"It did not answer within {patience:g} s.")
            part = os.read(pipe, 1 << 16)
            if not part:
                raise BotFailure("The program has ended.")
            self._rest += part
            if len(self._rest) > LONGEST_LINE:
                raise BotFailure("Its line is longer than a megabyte.")
        line, _, self._rest = self._rest.partition(b"\n")
        return line


def serve(bot: Bot, lines: IO[str], answers: IO[str]) -> None:
    """Answer the questions of a `RemoteBot` with one of our bots, line by line."""
    game = ""
    events: list[Any] = []
    for line in lines:
        message = json.loads(line)
        if message["type"] == "hello":
            game = message["game"]
            events = []
            answer: dict[str, Any] = {"type": "ready", "worlds": True, "talks": True}
        else:
            events += message["events"]
            data = {"game": game, "seat": message["seat"], "world": message["world"]}
            seat = seat_from_json({**data, "events": events}, Rand(message["random"]))
            answer = {"type": message["type"], "id": message["id"]}
            if message["type"] == "speak":
                claim = bot.say(seat)
                answer["say"] = None if claim is None else seat.game.claims.to_json(claim)
            else:
                budget = Budget(message["simulations"]) if "simulations" in message else None
                answer["choose"] = seat.legal_actions().index(bot.choose(seat, budget))
        print(json.dumps(answer), file=answers, flush=True)
