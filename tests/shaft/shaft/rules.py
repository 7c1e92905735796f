"""What can happen in a game of Shaft: teams, a treasure and hands are hidden, as in Saboteur."""

from typing import Final

from farol.core.declared import NONE, Declared, by_seat, flag, last_seat, whole, wholes
from farol.core.event import NOBODY, Event, only
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER

SEATS: Final = 2
ROLES: Final = ["digger", "saboteur"]
DIGGER, SABOTEUR = range(2)
ROLE_CARDS: Final = [2, 1]  # by role; one stays out
SIDES: Final = ["left", "right"]
KINDS: Final = ["path", "map", "rockfall"]
PATH, MAP, ROCKFALL = range(3)
COPIES: Final = [2, 1, 1]  # by kind
HAND: Final = 2
TREASURE: Final = SEATS  # steps of the deal: roles, the treasure, then hands
DEALT: Final = SEATS + 1 + SEATS * HAND

# The ints of actions; a card is buried by its kind, a goal is dug by its side.
BURY, TUNNEL, DIG, LOOK, COLLAPSE = 0, 3, 4, 6, 7


class Shaft(Declared):
    """A position: plain numbers and lists."""

    turn: int = whole(0, last_seat)
    dealt: int = whole(0, DEALT)
    roles: list[int] = wholes(DIGGER, SABOTEUR)
    treasure: int = whole(NONE, 1, first=NONE)
    hands: list[list[int]] = by_seat(wholes(0, len(KINDS) - 1))
    buried: list[list[int]] = by_seat(wholes(0, len(KINDS) - 1))
    played: list[int] = wholes(0, len(KINDS) - 1)
    looked: list[bool] = by_seat(flag())
    tunnel: bool = flag()
    opened: int = whole(NONE, 1, first=NONE)

    # whose turn it is, and what may happen

    def is_over(self) -> bool:
        return self.dealt == DEALT and (self.opened != NONE or not any(self.hands))

    def to_act(self) -> int:
        if self.dealt < DEALT:
            return CHANCE
        return OVER if self.is_over() else self.turn

    def legal_actions(self) -> list[int]:
        hand = self.hands[self.turn]
        actions = [BURY + kind for kind in sorted(set(hand))]
        if PATH in hand:
            actions += [DIG, DIG + 1] if self.tunnel else [TUNNEL]
        if MAP in hand:
            actions.append(LOOK)
        if ROCKFALL in hand and self.tunnel:
            actions.append(COLLAPSE)
        return actions

    def chance_weights(self) -> list[int]:
        if self.dealt < TREASURE:
            return [ROLE_CARDS[role] - self.roles.count(role) for role in range(len(ROLES))]
        if self.dealt == TREASURE:
            return [1] * len(SIDES)
        dealt = [kind for hand in self.hands for kind in hand]
        return [COPIES[kind] - dealt.count(kind) for kind in range(len(KINDS))]

    # what happens

    def apply_unchecked(self, action: int, log: list[Event] | None = None) -> None:
        events: list[Event] = []
        if self.dealt < DEALT:
            self.deal(action, events)
        else:
            self.act(action, events)
        if log is not None:
            log += events

    def deal(self, outcome: int, log: list[Event]) -> None:
        seat = self.dealt % SEATS if self.dealt < TREASURE else (self.dealt - 1) % SEATS
        if self.dealt < TREASURE:
            self.roles.append(outcome)
            log.append(Event("role", seat, (), (outcome,), only(seat)))
        elif self.dealt == TREASURE:
            self.treasure = outcome
            log.append(Event("hidden", NONE, (), (), NOBODY))
        else:
            self.hands[seat] = sorted([*self.hands[seat], outcome])
            log.append(Event("dealt", seat, (), (outcome,), only(seat)))
        self.dealt += 1

    def act(self, action: int, log: list[Event]) -> None:
        seat = self.turn
        if action < TUNNEL:
            self.hands[seat].remove(action)
            self.buried[seat].append(action)
            log.append(Event("buried", seat, (), (action,), only(seat)))
        else:
            self.play(seat, action, log)
        self.turn = 1 - seat
        if self.is_over():
            log += [Event("shown", one, (self.roles[one],), (), NOBODY) for one in range(SEATS)]
            log.append(Event("over", NONE, (self.treasure,), (), NOBODY))

    def play(self, seat: int, action: int, log: list[Event]) -> None:
        kind = ROCKFALL if action == COLLAPSE else MAP if action == LOOK else PATH
        self.hands[seat].remove(kind)
        self.played.append(kind)
        if action == LOOK:
            self.looked[seat] = True
            log.append(Event("looked", seat, (), (self.treasure,), only(seat)))
        elif action == COLLAPSE:
            self.tunnel = False
            log.append(Event("collapsed", seat, (), (), NOBODY))
        elif action == TUNNEL:
            self.tunnel = True
            log.append(Event("laid", seat, (), (), NOBODY))
        else:
            self.opened = action - DIG
            log.append(Event("dug", seat, (self.opened,), (), NOBODY))

    def scores(self) -> list[int]:
        """The gold of each seat."""
        if not self.is_over():
            return [0, 0]
        if self.opened != self.treasure:
            return [2 * role for role in self.roles]
        finisher = 1 - self.turn
        return [(1 - role) * (1 + (seat == finisher)) for seat, role in enumerate(self.roles)]

    # what a seat knows, and worlds that fit it

    def knows_treasure(self, seat: int) -> bool:
        return self.looked[seat] or self.is_over()

    def sample_world(self, seat: int, rand: Rand) -> "Shaft":
        world = self.copy()
        other = 1 - seat
        if not self.is_over():
            known = self.roles[seat : seat + 1]
            roles = [DIGGER, DIGGER, SABOTEUR]
            for role in known:
                roles.remove(role)
            if len(self.roles) > other:
                world.roles[other] = rand.choice(roles)
            if self.treasure != NONE and not self.knows_treasure(seat):
                world.treasure = rand.below(len(SIDES))
        unseen = [kind for kind, count in enumerate(COPIES) for _ in range(count)]
        for kind in (*self.hands[seat], *self.buried[seat], *self.played):
            unseen.remove(kind)
        rand.shuffle(unseen)
        world.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
        world.buried[other] = [unseen.pop() for _ in self.buried[other]]
        return world
