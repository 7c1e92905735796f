"""What a move costs in `step` alone: python -m bench.step [--tables N] [--moves M] [--parts].

Tables of people who play any legal move, all in this process: no socket, no disk, no loop. What is
measured is the processor time from a message as it came to the frames that are to go out, on tables
in turn, so that none is still in the processor's memory from its last move. `--parts` names where
the time goes, on plain sources (PYTHONPATH=src), for compiled functions call each other directly;
the clocks themselves then cost a little of it.
"""

import argparse
import gc
import hashlib
import json
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any, Final

from msgspec import Raw, Struct
from msgspec.json import Decoder

from bench.load.tally import TallyGame
from farol.bench.machine import measured_on
from farol.games import ALL
from farol.protocol import messages
from farol.server.encoding.view_encoder import EncodedView
from farol.server.play.dealer import Dealer
from farol.server.play.model import audience, moves, step, turns
from farol.server.play.model.game import LiveGame
from farol.server.play.model.resume import resumed
from farol.server.play.model.state import ClientMessage, Dealt, Loaded, TableState
from farol.server.store.store import Person, SavedTable, SeatRow, TableRow

NOW: Final = 1000.0
SLICE: Final = 50  # moves
PARTS: Final[list[tuple[Any, str, str]]] = [
    (messages, "decode", "reading the message"),
    (moves, "_parsed", "reading the action"),
    (LiveGame, "act", "rules: the move and what chance brings"),
    (LiveGame, "outcome", "chance's outcome"),
    (turns, "ask_speakers", "which bots speak"),
    (turns, "go_on", "who is next"),
    (audience, "told", "steps, with what they changed"),
    (LiveGame, "step", "events of a step"),
    (LiveGame, "observation", "observations"),
    (EncodedView, "seen_by", "members of views"),
    (audience, "_choices", "choices"),
    (audience, "_undo", "what can be taken back"),
    (audience, "_claims", "claims that are open"),
    (messages, "encode", "messages as bytes"),
    (turns, "apply_pending", "the rest of a move"),
    (step, "step", "the rest of a step"),
]


class Heard(Struct):
    """The part of a message that a player needs."""

    choices: list[Raw] = []


heard = Decoder(Heard)


class Ear:
    """A dummy socket."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def send(self, _frame: bytes) -> None:
        raise AssertionError

    def close(self, _code: int, _why: str) -> None:
        raise AssertionError


class Clocks:
    """Processor time by part, exclusive of nested parts."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.calls: Counter[str] = Counter()
        self._inner = [0.0]

    def around(self, owner: Any, name: str, part: str) -> None:
        """Measure a function from now on."""
        called: Callable[..., Any] = getattr(owner, name)
        clock, inner, seconds, calls = time.thread_time, self._inner, self.seconds, self.calls

        def measured(*given: Any, **named: Any) -> Any:
            start = clock()
            inner.append(0.0)
            try:
                return called(*given, **named)
            finally:
                spent = clock() - start
                seconds[part] += spent - inner.pop()
                calls[part] += 1
                inner[-1] += spent

        setattr(owner, name, measured)


class Place:
    """One table, and its next player's message."""

    def __init__(self, number: int, game: str, seats: int) -> None:
        secret = hashlib.sha256(str(number).encode()).hexdigest()
        row = TableRow(
            id=number,
            code=f"T{number:05}",
            game=game,
            rules_version=ALL[game].version,
            options={},
            seats=[SeatRow("person", person=1, name=f"P{seat}") for seat in range(seats)],
            host=1,
            status="lobby",
            created=0.0,
            secret=secret,
        )
        self.number = number
        self.state: TableState = resumed(SavedTable(row, [], [], {}), ALL[game], Dealer(), 0.0)
        person = Person(1, "P")
        self.ears = [Ear(person) for _ in range(seats)]
        self.state.viewpoints = {ear: seat for seat, ear in enumerate(self.ears)}
        self.take(step.step(self.state, Dealt(), NOW))
        self.state = step.step(self.state, Loaded(), NOW).state

    def take(self, change: Any) -> None:
        """Adopt a change; every seat that may choose prepares a message."""
        self.state = change.state
        self.frame = b""
        for ear, sent in change.sends:
            choices = heard.decode(sent).choices
            if choices:
                seat, version = self.ears.index(ear), self.state.version
                chosen = choices[(version * 7 + self.number) % len(choices)]
                head = (
                    f'{{"type":"act","id":"m{version}","seat":{seat},"version":{version},"action":'
                )
                self.sender, self.frame = ear, head.encode() + bytes(chosen) + b"}"

    @property
    def over(self) -> bool:
        return not self.frame


def played(places: list[Place], count: int, slices: list[float]) -> tuple[int, float, int, str]:
    """The number of moves, their processor seconds, their bytes, a checksum of those, and the
    seconds by slice.
    """
    made, seconds, size, check = 0, 0.0, 0, hashlib.sha256()
    clock = time.thread_time
    while made < count:
        for place in places:
            if place.over:
                continue
            start = clock()
            event = ClientMessage(place.sender, messages.decode(place.frame), NOW)
            change = step.step(place.state, event, NOW)
            spent = clock() - start
            seconds += spent
            if made % SLICE == 0:
                slices.append(0.0)
            slices[-1] += spent
            made += 1
            for _, frame in change.sends:
                size += len(frame)
                check.update(frame)
            place.take(change)
        if all(place.over for place in places):
            break
    return made, seconds, size, check.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=next(iter(ALL)), help="or tally, the smallest there is")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=4000)
    parser.add_argument("--parts", action="store_true")
    arguments = parser.parse_args()
    print(measured_on(), flush=True)
    if arguments.game == "tally":
        ALL.add(TallyGame())
    if arguments.parts and not str(step.__file__).endswith(".py"):
        raise SystemExit("Parts can be told apart on plain sources only: PYTHONPATH=src.")
    places = [Place(n, arguments.game, arguments.seats) for n in range(arguments.tables)]
    gc.collect()
    gc.freeze()
    gc.disable()
    clocks = Clocks()
    if arguments.parts:
        for owner, name, part in PARTS:
            clocks.around(owner, name, part)
    slices: list[float] = []
    made, seconds, size, check = played(places, arguments.moves, slices)
    print(
        json.dumps(
            {
                "game": arguments.game,
                "tables": arguments.tables,
                "moves": made,
                "us_per_move": round(seconds / made * 1e6, 1),
                "bytes_per_move": round(size / made),
                "checksum": check[:16],
                "slices_us": [round(spent / SLICE * 1e6, 1) for spent in slices],
            }
        )
    )
    for part, spent in sorted(clocks.seconds.items(), key=lambda one: -one[1]):
        print(f"{spent / made * 1e6:8.1f} us {clocks.calls[part] / made:6.2f} calls  {part}")


if __name__ == "__main__":
    main()
