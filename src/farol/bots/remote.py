"""Bots in other processes and other languages: one JSON object per line, both ways."""

import json
import os
import select
import subprocess
from time import perf_counter
from typing import IO, Any, Final

from farol.bots.bot import Bot, Clock, Seat, seat_from_json
from farol.core.errors import FarolError, shown
from farol.core.rand import Rand

PROGRAM: Final = "exec:"  # before the command of a program where bots are named
PROTOCOL: Final = 1
LONGEST_LINE: Final = 1 << 20  # bytes of an answer


class BotFailure(FarolError):
    """A program that did not answer as it should."""


class RemoteBot:
    """A program that is asked over its stdin and answers on its stdout.

    Started at the first move, and again after it crashed or was too slow.
    """

    def __init__(self, command: list[str], patience: float) -> None:
        self._command = command
        self._patience = patience  # seconds for one answer
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""
        self._wants_worlds = False
        self._told = 0  # events that the program knows already
        self._asked = 0

    def choose(self, seat: Seat, clock: Clock | None = None) -> int:
        """Tell what is new, ask for a move, and wait for it as long as patience lasts."""
        try:
            return self._choose(seat, clock)
        except BotFailure:
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    pipe.close()
            self._process = None

    def _choose(self, seat: Seat, clock: Clock | None) -> int:
        if self._process is None or self._told > len(seat.events):
            self._start(seat)
        legal = seat.legal_actions()
        self._asked += 1
        question: dict[str, Any] = {
            "type": "move",
            "id": self._asked,
            "seat": seat.number,
            "observation": seat.observation(),
            "legal": [seat.action_json(action) for action in legal],
            "events": list(seat.events[self._told :]),
            "seconds": self._patience,
            "random": seat.rand.bits(),
        }
        if self._wants_worlds:
            question["world"] = seat.game.dump(seat.world)
        if clock is not None:
            question["simulations"] = clock.simulations
        self._send(question)
        answer = self._receive(self._patience)
        while answer.get("id") != self._asked:  # an answer to a question that is long over
            answer = self._receive(self._patience)
        self._told = len(seat.events)
        return self._read_choice(seat, legal, answer)

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
        self._wants_worlds = self._receive(self._patience).get("worlds") is True

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
    """Let a bot of ours be such a program: it gets the same seat, from a sampled world."""
    game = ""
    events: list[Any] = []
    for line in lines:
        message = json.loads(line)
        if message["type"] == "hello":
            game = message["game"]
            events = []
            answer: dict[str, Any] = {"type": "ready", "worlds": True}
        else:
            events += message["events"]
            data = {"game": game, "seat": message["seat"], "world": message["world"]}
            seat = seat_from_json({**data, "events": events}, Rand(message["random"]))
            clock = Clock(message["simulations"]) if "simulations" in message else None
            chosen = bot.choose(seat, clock)
            place = seat.legal_actions().index(chosen)
            answer = {"type": "move", "id": message["id"], "choose": place}
        print(json.dumps(answer), file=answers, flush=True)
