"""A game of a few lines without a package: it has no profile.

Both seats have a secret card; in turn they add 1, 2 or 3 to a sum, and the seat that reaches TARGET
wins.
"""

from typing import ClassVar

from farol.core.actions import Action, ActionSpace, Number
from farol.core.data import Json
from farol.core.event import Event
from farol.core.game import Game
from farol.core.layout import Int, Ints, Layout
from farol.core.options import Options
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State

TARGET = 10
CARDS = 4


class Toy(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.cards: list[int] = []
        self.sum = 0
        self.turn = 0

    def to_act(self) -> int:
        if len(self.cards) < self.seats:
            return CHANCE
        return OVER if self.sum == TARGET else self.turn

    def legal_actions(self) -> list[int]:
        return [number for number in (1, 2, 3) if self.sum + number <= TARGET]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(CARDS)]

    def sample_chance(self, rand: Rand) -> int:
        return rand.below(CARDS)

    def sample_action(self, rand: Rand) -> int:
        return rand.choice(self.legal_actions())

    def apply_unchecked(self, action: int, log: list[Event] | None = None) -> None:  # noqa: ARG002
        if len(self.cards) < self.seats:
            self.cards.append(action)
        else:
            self.sum += action
            if self.sum < TARGET:
                self.turn = 1 - self.turn

    def copy(self) -> "Toy":
        other = Toy(self.seats)
        other.cards, other.sum, other.turn = list(self.cards), self.sum, self.turn
        return other

    def sample_world(self, seat: int, rand: Rand) -> "Toy":
        world = self.copy()
        for other in range(len(world.cards)):
            if other != seat:
                world.cards[other] = rand.below(CARDS)
        return world

    def scores(self) -> list[int]:
        won = self.sum == TARGET
        return [int(won and seat == self.turn) for seat in range(self.seats)]


LAYOUT = Layout(
    "A toy",
    lambda fields: Toy(fields.integer("seats", 2, 2)),
    lambda state: {"seats": state.seats},
    [Ints("cards", 0, CARDS - 1), Int("sum", 0, TARGET), Int("turn", 0, 1)],
    lambda _: None,
)


class ToyGame(Game[Toy]):
    name: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 3)
    actions: ClassVar[ActionSpace] = ActionSpace(Action("add", 1, Number("number", 1, 3)))
    layout = LAYOUT

    def start(self, seats: int, options: Options) -> Toy:  # noqa: ARG002
        return Toy(seats)

    def observe(self, state: Toy, seat: int | None) -> dict[str, Json]:
        own = state.cards[seat] if seat is not None and seat < len(state.cards) else None
        return {"sum": state.sum, "turn": state.turn, "card": own}

    def event_view(self, event: Event, seat: int | None) -> dict[str, Json] | None:  # noqa: ARG002
        return None


GAME = ToyGame()
