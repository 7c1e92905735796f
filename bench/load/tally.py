"""The smallest game there is, to measure the server and not the rules: python -m bench.load.tally.

Two seats tap in turn. Starts Farol with this game added; arguments go to farol.
"""

import sys
from typing import ClassVar

from farol.cli import run
from farol.core.data import Fields, Json
from farol.core.errors import BadAction, BadPosition
from farol.core.event import NOBODY, Event
from farol.core.game import Game
from farol.core.options import Options
from farol.core.rand import Rand
from farol.core.state import OVER, State
from farol.games import ALL

TAPS = 1_000_000


class Tally:
    """A State in all but name: plain classes cannot inherit from the compiled one."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
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

    def apply(self, _action: int, log: list[Event] | None = None) -> None:
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

    def action_json(self, _state: Tally, _action: int) -> dict[str, Json]:
        return {"type": "tap"}

    def parse_action(self, _state: Tally, data: Json) -> int:
        fields = Fields(data, "An action", BadAction)
        fields.choice("type", {"tap": 0})
        fields.done()
        return 0

    def notation(self, _state: Tally, _action: int) -> str:
        return "tap"

    def read_notation(self, _state: Tally, _text: str) -> int:
        return 0

    def dump(self, state: Tally) -> dict[str, Json]:
        return {"seats": state.seats, "taps": state.taps}

    def load(self, data: Json) -> Tally:
        fields = Fields(data, "A position", BadPosition)
        state = Tally(fields.integer("seats", 2, 2))
        state.taps = fields.integer("taps", 0, TAPS)
        return state


def main() -> None:
    ALL["tally"] = TallyGame()
    sys.exit(run(["serve", *sys.argv[1:]]))


if __name__ == "__main__":
    main()
