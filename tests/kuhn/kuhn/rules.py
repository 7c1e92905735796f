"""What can happen in a game of Kuhn's poker."""

from farol.core.event import NOBODY, Event, only
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State

CARDS = ["jack", "queen", "king"]
SEATS = 2
PASS, BET = 0, 1
ENDS = ((PASS, PASS), (PASS, BET, PASS), (PASS, BET, BET), (BET, PASS), (BET, BET))
NONE = -1


class Kuhn(State):
    """A position: who holds which card, and what was said."""

    def __init__(self, seats: int = SEATS) -> None:
        super().__init__(seats)
        self.cards: list[int] = []
        self.said: list[int] = []

    def copy(self) -> "Kuhn":
        twin = Kuhn(self.seats)
        twin.cards = self.cards[:]
        twin.said = self.said[:]
        return twin

    def is_over(self) -> bool:
        return tuple(self.said) in ENDS

    def to_act(self) -> int:
        if len(self.cards) < SEATS:
            return CHANCE
        return OVER if self.is_over() else len(self.said) % SEATS

    def legal_actions(self) -> list[int]:
        return [PASS, BET]

    def sample_action(self, rand: Rand) -> int:
        return rand.below(2)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(len(CARDS)) if card not in self.cards]

    def sample_chance(self, rand: Rand) -> int:
        return rand.choice([card for card, _ in self.chance_outcomes()])

    def apply_unchecked(self, action: int, log: list[Event] | None = None) -> None:
        events: list[Event] = []
        if len(self.cards) < SEATS:
            events.append(Event("dealt", len(self.cards), (), (action,), only(len(self.cards))))
            self.cards.append(action)
        else:
            kind = ("passed", "bet")[action]
            events.append(Event(kind, len(self.said) % SEATS, (), (), NOBODY))
            self.said.append(action)
            if self.is_over():
                self.end(events)
        if log is not None:
            log += events

    def end(self, log: list[Event]) -> None:
        if self.is_shown():
            log += [
                Event("shown", seat, (card,), (), NOBODY) for seat, card in enumerate(self.cards)
            ]
        log.append(Event("over", NONE, tuple(self.scores()), (), NOBODY))

    def is_shown(self) -> bool:
        """Whether cards were compared: both bet, or neither."""
        return self.is_over() and self.said[-1] == self.said[-2]

    def scores(self) -> list[int]:
        """What each seat wins, in chips."""
        if not self.is_over():
            return [0, 0]
        if self.is_shown():
            winner = int(self.cards[1] > self.cards[0])
            chips = 1 + self.said[-1]
        else:
            winner = (len(self.said)) % SEATS  # whoever passed last gave in
            chips = 1
        return [chips if seat == winner else -chips for seat in range(SEATS)]

    def sample_world(self, seat: int, rand: Rand) -> "Kuhn":
        world = self.copy()
        if self.is_shown():
            return world
        unseen = [card for card in range(len(CARDS)) if self.cards[seat : seat + 1] != [card]]
        rand.shuffle(unseen)
        world.cards = [
            card if other == seat else unseen.pop() for other, card in enumerate(self.cards)
        ]
        return world
