"""The smallest possible game, to measure the server and not the rules: python -m bench.load.tally.

Two seats tap in turn. Starts Farol with this game added; arguments go to farol. With HOLDS in the
environment it writes to that file how long its event loop was blocked, in milliseconds of processor
time between two checks. Other clients have to wait that long, and it does not depend on the load of
the machine.
"""

import asyncio
import os
import sys
import time
from pathlib import Path
from typing import ClassVar

import uvloop

from farol.cli import run
from farol.core.actions import Action, ActionSpace
from farol.core.data import Json
from farol.core.event import NOBODY, Event
from farol.core.game import Game
from farol.core.layout import Int, Layout
from farol.core.options import Options
from farol.core.rand import Rand
from farol.core.state import OVER, State
from farol.games import ALL

TAPS = 1_000_000
LOOK_SECONDS = 0.005  # between two checks
WORTH_NOTING = 0.010  # seconds


class Tally(State):
    """A counter of taps."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.taps = 0

    def to_act(self) -> int:
        return OVER if self.taps == TAPS else self.taps % self.seats

    def legal_actions(self) -> list[int]:
        return [0]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return []

    def sample_chance(self, rand: Rand) -> int:
        return rand.below(1)

    def sample_action(self, _rand: Rand) -> int:
        return 0

    def apply_unchecked(self, _action: int, log: list[Event] | None = None) -> None:
        if log is not None:
            log.append(Event("tapped", self.to_act(), (), (), NOBODY))
        self.taps += 1

    def copy(self) -> "Tally":
        twin = Tally(self.seats)
        twin.taps = self.taps
        return twin

    def sample_world(self, _seat: int, _rand: Rand) -> "Tally":
        return self.copy()

    def scores(self) -> list[int]:
        return [0] * self.seats

    def ranking(self) -> list[int]:
        return [1] * self.seats


class TallyGame(Game[State]):
    name: ClassVar[str] = "tally"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 3)
    actions: ClassVar[ActionSpace] = ActionSpace(Action("tap", 0))
    layout = Layout(
        "A tally",
        lambda fields: Tally(fields.integer("seats", 2, 2)),
        lambda state: {"seats": state.seats},
        [Int("taps", 0, TAPS)],
        lambda _: None,
    )

    def start(self, seats: int, _options: Options) -> Tally:
        return Tally(seats)

    def observe(self, state: Tally, _seat: int | None) -> dict[str, Json]:
        return {"taps": state.taps, "to_act": state.to_act()}

    def own(self, _state: Tally, _seat: int) -> dict[str, Json]:
        return {}

    def reveals(self, _event: Event, _seat: int) -> bool:
        return False

    def event_view(self, event: Event, _seat: int | None) -> dict[str, Json]:
        return {"kind": event.kind, "seat": event.seat}


class WatchedLoop(uvloop.Loop):
    """An event loop that records how long it was blocked."""

    def watch(self, path: Path) -> None:
        """Start recording."""
        notes = path.open("a", buffering=1)
        last = time.thread_time()

        def look() -> None:
            nonlocal last
            now = time.thread_time()
            if now - last > WORTH_NOTING:
                notes.write(f"{(now - last) * 1000:.1f}\n")
            last = now
            self.call_later(LOOK_SECONDS, look)

        self.call_soon(look)


def watched() -> asyncio.AbstractEventLoop:
    """A loop that records from its first turn on."""
    loop = WatchedLoop()
    loop.watch(Path(os.environ["HOLDS"]))
    return loop


def main() -> None:
    if "HOLDS" in os.environ:
        uvloop.new_event_loop = watched
    ALL.add(TallyGame())
    sys.exit(run(["serve", *sys.argv[1:]]))


if __name__ == "__main__":
    main()
