"""What can happen in a game of Embers. Small methods, so that an error fits into one of them."""

from farol.core.declared import NONE, Declared, by_seat, flag, last_seat, whole, wholes
from farol.core.event import NOBODY, Event, only
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER

KINDS = ["ash", "coal", "spark"]
POINTS = [0, 1, 2]  # of a card that was played, by kind
HEARTH_POINTS = 3  # of a buried card of the hearth's kind
SPARK = 2
COPIES = 3
HAND = 2

# The ints of actions: those with a card have one int for each kind.
PASS, PLAY, BURY, BURN, LOOK = 0, 1, 4, 7, 10


class Embers(Declared):
    """A position: plain numbers and lists."""

    turn: int = whole(0, last_seat)
    dealt: int = whole(0, lambda state: HAND * state.seats + 1)
    hearth: int = whole(NONE, len(KINDS) - 1, first=NONE)
    pile: list[int] = wholes(0, COPIES, count=len(KINDS), first=COPIES)
    hands: list[list[int]] = by_seat(wholes(0, len(KINDS) - 1))
    rows: list[list[int]] = by_seat(wholes(0, len(KINDS) - 1))
    buried: list[list[int]] = by_seat(wholes(0, len(KINDS) - 1))
    burnt: list[list[int]] = by_seat(wholes(0, len(KINDS) - 1))
    looked: list[bool] = by_seat(flag())
    passed: list[bool] = by_seat(flag())
    flare: bool = flag()

    # whose turn it is, and what may happen

    def is_dealing(self) -> bool:
        return self.dealt <= HAND * self.seats

    def is_over(self) -> bool:
        return all(self.passed)

    def to_act(self) -> int:
        if self.is_dealing():
            return CHANCE
        return OVER if self.is_over() else self.turn

    def legal_actions(self) -> list[int]:
        kinds = sorted(set(self.hands[self.turn]))
        actions = [PASS]
        for first in (PLAY, BURY, BURN):
            actions += [first + kind for kind in kinds]
        if not self.looked[self.turn] and not self.flare:
            actions.append(LOOK)
        return actions

    def chance_weights(self) -> list[int]:
        return self.pile

    # what happens

    def apply_unchecked(self, action: int, log: list[Event] | None = None) -> None:
        events: list[Event] = []
        if self.is_dealing():
            self.deal(action, events)
        else:
            self.act(action, events)
        if log is not None:
            log += events

    def deal(self, kind: int, log: list[Event]) -> None:
        self.pile[kind] -= 1
        if self.dealt == 0:
            self.hearth = kind
            log.append(Event("hearth", NONE, (), (), NOBODY))
        else:
            seat = (self.dealt - 1) % self.seats
            self.hands[seat] = sorted([*self.hands[seat], kind])
            log.append(Event("dealt", seat, (), (kind,), only(seat)))
        self.dealt += 1

    def act(self, action: int, log: list[Event]) -> None:
        seat = self.turn
        if action == PASS:
            self.passed[seat] = True
            log.append(Event("passed", seat, (), (), NOBODY))
        elif action == LOOK:
            self.look(seat, log)
        elif action >= BURN:
            self.burn(seat, action - BURN, log)
        elif action >= BURY:
            self.bury(seat, action - BURY, log)
        else:
            self.play(seat, action - PLAY, log)
        if self.is_over():
            self.end(log)
        else:
            self.turn = self.next_seat()

    def look(self, seat: int, log: list[Event]) -> None:
        self.looked[seat] = True
        log.append(Event("looked", seat, (), (self.hearth,), only(seat)))

    def play(self, seat: int, kind: int, log: list[Event]) -> None:
        self.hands[seat].remove(kind)
        self.rows[seat].append(kind)
        log.append(Event("played", seat, (kind,), (), NOBODY))

    def bury(self, seat: int, kind: int, log: list[Event]) -> None:
        self.hands[seat].remove(kind)
        self.buried[seat].append(kind)
        log.append(Event("buried", seat, (), (kind,), only(seat)))

    def burn(self, seat: int, kind: int, log: list[Event]) -> None:
        self.hands[seat].remove(kind)
        self.burnt[seat].append(kind)
        log.append(Event("burnt", seat, (kind,), (), NOBODY))
        if self.burnt[seat].count(SPARK) == HAND:  # E2.3
            self.flare = True

    def next_seat(self) -> int:
        seat = (self.turn + 1) % self.seats
        while self.passed[seat]:
            seat = (seat + 1) % self.seats
        return seat

    def end(self, log: list[Event]) -> None:
        log.append(Event("turned", NONE, (self.hearth,), (), NOBODY))
        for seat, cards in enumerate(self.buried):
            log += [Event("opened", seat, (kind,), (), NOBODY) for kind in cards]
        log.append(Event("over", NONE, (), (), NOBODY))

    def scores(self) -> list[int]:
        points = [sum(POINTS[kind] for kind in row) for row in self.rows]
        if self.is_over():  # E3.2: before that nobody may know
            for seat, cards in enumerate(self.buried):
                points[seat] += HEARTH_POINTS * cards.count(self.hearth)
        return points

    # what a seat knows, and worlds that fit it

    def knows_hearth(self, seat: int) -> bool:
        return self.looked[seat] or self.is_over()

    def knows_buried(self, seat: int, other: int) -> bool:
        return seat == other or self.is_over()

    def open_cards(self) -> list[int]:
        return [kind for cards in self.rows + self.burnt for kind in cards]

    def unseen_by(self, seat: int) -> list[int]:
        known = self.hands[seat] + self.open_cards()
        for other in range(self.seats):
            if self.knows_buried(seat, other):
                known += self.buried[other]
        if self.knows_hearth(seat):
            known.append(self.hearth)
        cards = list(range(len(KINDS))) * COPIES
        for kind in known:
            cards.remove(kind)
        return sorted(cards)

    def sample_world(self, seat: int, rand: Rand) -> "Embers":
        world = self.copy()
        unseen = self.unseen_by(seat)
        rand.shuffle(unseen)
        for other in range(self.seats):
            if other != seat:
                world.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
            if not self.knows_buried(seat, other):
                world.buried[other] = [unseen.pop() for _ in self.buried[other]]
        if self.hearth != NONE and not self.knows_hearth(seat):
            world.hearth = unseen.pop()
        world.pile = [unseen.count(kind) for kind in range(len(KINDS))]
        return world
