"""A game as an outsider would write it: plain subclasses, never compiled.

Everybody is dealt a secret number from 0 to 5 and then bets or passes, in the order of seats. A bet
scores twice the number minus five; passing scores nothing. So it is right to bet with 3, 4 and 5.
"""

from typing import Final

from farol.bots.knowledge import Knowledge, squeeze
from farol.core.data import Json
from farol.core.errors import BadAction, IllegalAction
from farol.core.event import NOBODY, Event, only
from farol.core.game import Game
from farol.core.options import Options
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State

NUMBERS: Final = 6
PASS: Final = 0
BET: Final = 1
WORDS: Final = ("pass", "bet")


class ToyState(State):
    """The numbers dealt so far, and each seat's decision."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.numbers: list[int] = []
        self.said: list[int] = []

    def to_act(self) -> int:
        if len(self.numbers) < self.seats:
            return CHANCE
        return len(self.said) if len(self.said) < self.seats else OVER

    def legal_actions(self) -> list[int]:
        return [PASS, BET]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(number, 1) for number in range(NUMBERS)]

    def sample_chance(self, rand: Rand) -> int:
        return rand.below(NUMBERS)

    def sample_action(self, rand: Rand) -> int:
        return rand.below(2)

    def apply_unchecked(self, action: int, log: list[Event] | None = None) -> None:
        if len(self.numbers) < self.seats:
            seat = len(self.numbers)
            self.numbers.append(action)
            event = Event("dealt", seat, (), (action,), only(seat))
        else:
            event = Event("said", len(self.said), (action,), (), NOBODY)
            self.said.append(action)
        if log is not None:
            log.append(event)

    def copy(self) -> "ToyState":
        twin = type(self)(self.seats)
        twin.numbers = self.numbers[:]
        twin.said = self.said[:]
        return twin

    def sample_world(self, seat: int, rand: Rand) -> "ToyState":
        world = self.copy()
        for other in range(len(world.numbers)):
            if other != seat:
                world.numbers[other] = rand.below(NUMBERS)
        return world

    def scores(self) -> list[int]:
        points = [0] * self.seats
        for seat, word in enumerate(self.said):
            if word == BET:
                points[seat] = 2 * self.numbers[seat] - 5
        return points


class ToyKnowledge(Knowledge):
    """Points count, not places."""

    def evaluate(self, state: State) -> list[int]:
        return [squeeze(points, 5) for points in state.scores()]


class Toy(Game[ToyState]):
    """The game for the table."""

    name = "toy"
    version = 1
    seats = range(2, 5)

    def start(self, seats: int, options: Options) -> ToyState:  # noqa: ARG002
        return ToyState(seats)

    def observe(self, state: ToyState, seat: int | None) -> dict[str, Json]:
        view: dict[str, Json] = {"said": [WORDS[word] for word in state.said]}
        if seat is not None and seat < len(state.numbers):
            view["number"] = state.numbers[seat]
        return view

    def event_view(self, event: Event, seat: int | None) -> dict[str, Json] | None:
        view: dict[str, Json] = {"event": event.kind, "seat": event.seat}
        if event.kind == "said":
            view["word"] = WORDS[event.public[0]]
        elif event.seen_by(seat):
            view["number"] = event.private[0]
        return view

    def action_json(self, state: ToyState, action: int) -> dict[str, Json]:  # noqa: ARG002
        return {"say": WORDS[action]}

    def parse_action(self, state: ToyState, data: Json) -> int:
        if not isinstance(data, dict) or data.get("say") not in WORDS:
            raise BadAction("One says pass or bet.")
        if state.to_act() < 0:
            raise IllegalAction("Nobody is to speak.")
        return WORDS.index(str(data["say"]))

    def notation(self, state: ToyState, action: int) -> str:
        return str(action) if state.to_act() == CHANCE else WORDS[action]

    def read_notation(self, state: ToyState, text: str) -> int:
        return int(text) if state.to_act() == CHANCE else WORDS.index(text)

    def dump(self, state: ToyState) -> dict[str, Json]:
        return {"seats": state.seats, "numbers": [*state.numbers], "said": [*state.said]}

    def load(self, data: Json) -> ToyState:
        assert isinstance(data, dict)
        state = ToyState(data["seats"])
        state.numbers = [*data["numbers"]]
        state.said = [*data["said"]]
        return state


TOY: Final = Toy()
