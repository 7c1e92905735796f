"""What can happen in a game of Low Tide."""

from farol.core.declared import NONE, Declared, by_seat, last_seat, ledger, whole
from farol.core.event import NOBODY, Event, everyone, only
from farol.core.ledger import CHOSEN, LACKED, SHOWN, Ledger
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER

KINDS = ["broker", "pilot", "guard", "forger"]
BROKER, PILOT, GUARD, FORGER = range(4)
COPIES, HAND, COINS, MOST_SEATS = 3, 2, 2, 4
WAGE, TRADED, ROBBED, REPORT, FORGED = 1, 3, 2, 5, 2
RICH = 9  # L5.1
COIN_POINTS, PAPER_POINTS = 1, 3

# The ints of actions: those with a seat or a paper have one int for each.
FISH, BROKERAGE, FORGERY, RAID, DENOUNCE = 0, 1, 2, 3, 7
DECLINE, DOUBT, CLAIM_GUARD, LOSE, RETURN, AGAIN, STOP = 11, 12, 13, 14, 18, 22, 23

PHASES = ["deal", "turn", "doubt", "guard", "lose", "draw", "return", "again", "over"]
DEAL, TURN, ASKED, GUARDED, LOSES, DRAWS, RETURNS, GOES_ON, ENDED = range(9)

PILE = 0  # place of the ledger; then come the hands, then what each seat has turned up


def places(state: "LowTide") -> list[list[int]]:
    """L1.1: all papers are in the pile."""
    return [[COPIES] * len(KINDS), *[[0] * len(KINDS)] * (2 * state.seats)]


class LowTide(Declared):
    """A position."""

    phase: int = whole(DEAL, ENDED)
    turns: int = whole(0, 100_000)
    turn: int = whole(0, last_seat)  # whose turn it is
    asked: int = whole(0, last_seat)  # who decides: answers, loses, draws or puts back
    claimer: int = whole(NONE, last_seat, first=NONE)
    claim: int = whole(NONE, FORGER, first=NONE)
    target: int = whole(NONE, last_seat, first=NONE)
    doubter: int = whole(NONE, last_seat, first=NONE)
    stands: int = whole(0, 1)  # whether what is claimed happens once a paper is lost
    forged: int = whole(0, FORGED)  # papers drawn as a forger in this turn
    coins: list[int] = by_seat(whole(0, 60, first=COINS))
    papers: Ledger = ledger(places)

    # who decides, and what

    def to_act(self) -> int:
        if self.phase in {DEAL, DRAWS}:
            return CHANCE
        return OVER if self.phase == ENDED else self.asked

    def hand(self, seat: int) -> list[int]:
        return self.papers.held(1 + seat)

    def turned_up(self, seat: int) -> list[int]:
        return self.papers.held(1 + self.seats + seat)

    def is_in(self, seat: int) -> bool:
        return self.phase == DEAL or any(self.papers.counts[1 + seat])

    def after(self, seat: int) -> int:
        """The next seat that is not out."""
        seat = (seat + 1) % self.seats
        while not self.is_in(seat):
            seat = (seat + 1) % self.seats
        return seat

    def legal_actions(self) -> list[int]:
        if self.phase == ASKED:
            return [DECLINE, DOUBT]
        if self.phase == GUARDED:
            return [DECLINE, CLAIM_GUARD]
        if self.phase == GOES_ON:
            return [AGAIN, STOP]
        if self.phase in {LOSES, RETURNS}:
            first = LOSE if self.phase == LOSES else RETURN
            return [first + kind for kind in sorted(set(self.hand(self.asked)))]
        others = [seat for seat in range(self.seats) if seat != self.turn and self.is_in(seat)]
        actions = [FISH, BROKERAGE, FORGERY]
        actions += [RAID + seat for seat in others if self.coins[seat]]
        if self.coins[self.turn] >= REPORT:
            actions += [DENOUNCE + seat for seat in others]
        return actions

    def chance_weights(self) -> list[int]:
        return self.papers.counts[PILE]

    def apply_unchecked(self, action: int, log: list[Event] | None = None) -> None:
        events: list[Event] = []
        if self.phase in {DEAL, DRAWS}:
            self.draw(action, events)
        elif self.phase == TURN:
            self.take_turn(action, events)
        elif action == DECLINE:
            self.decline(events)
        elif action == DOUBT:
            self.doubt(events)
        elif action == CLAIM_GUARD:
            events.append(Event("guards", self.asked, (), (), NOBODY))
            self.claims(self.asked, GUARD)
        elif self.phase == LOSES:
            self.turn_up(action - LOSE, events)
        elif self.phase == RETURNS:
            self.put_back(action - RETURN, events)
        elif action == AGAIN:
            self.phase = DRAWS
        else:
            self.end_turn(events)
        if log is not None:
            log += events

    # a turn

    def take_turn(self, action: int, log: list[Event]) -> None:
        seat = self.turn
        if action == FISH:  # L2.2
            self.coins[seat] += WAGE
            log.append(Event("fishes", seat, (), (), NOBODY))
            self.end_turn(log)
        elif action >= DENOUNCE:  # L2.3
            self.coins[seat] -= REPORT
            log.append(Event("reports", seat, (action - DENOUNCE,), (), NOBODY))
            self.lose(action - DENOUNCE, log)
        elif action >= RAID:
            self.target = action - RAID
            log.append(Event("raids", seat, (self.target,), (), NOBODY))
            self.claims(seat, PILOT)
        else:
            kind = BROKER if action == BROKERAGE else FORGER
            log.append(Event("claims", seat, (kind,), (), NOBODY))
            self.claims(seat, kind)

    def end_turn(self, log: list[Event]) -> None:
        self.claim = self.claimer = self.target = self.doubter = NONE
        self.stands = self.forged = 0
        alive = sum(self.is_in(seat) for seat in range(self.seats))
        if alive == 1 or max(self.coins) >= RICH:  # L5.1
            self.phase = ENDED
            log.append(Event("over", NONE, (), (), NOBODY))
        else:
            self.phase = TURN
            self.turns += 1
            self.turn = self.asked = self.after(self.turn)

    # claims and doubts

    def claims(self, seat: int, kind: int) -> None:
        self.claimer, self.claim, self.doubter = seat, kind, NONE
        self.phase, self.asked = ASKED, self.after(seat)

    def decline(self, log: list[Event]) -> None:
        if self.phase == GUARDED:
            self.rob(log)
            return
        self.asked = self.after(self.asked)
        if self.asked == self.claimer:
            self.happen(log)

    def doubt(self, log: list[Event]) -> None:
        seat, kind = self.claimer, self.claim
        self.doubter = self.asked
        log.append(Event("doubts", self.doubter, (), (), NOBODY))
        if self.papers.counts[1 + seat][kind]:  # L3.2
            self.papers.move(1 + seat, PILE, kind, everyone(self.seats), SHOWN)
            log.append(Event("shows", seat, (kind,), (), NOBODY))
            self.stands, self.asked, self.phase = 1, seat, DRAWS
        else:  # L3.3
            self.papers.move(1 + seat, 1 + seat, kind, everyone(self.seats), LACKED)
            log.append(Event("lacks", seat, (kind,), (), NOBODY))
            self.stands = 0
            self.lose(seat, log)

    def happen(self, log: list[Event]) -> None:
        """What was claimed happens."""
        seat = self.claimer
        if self.claim == BROKER:
            self.coins[seat] += TRADED
            log.append(Event("trades", seat, (), (), NOBODY))
        elif self.claim == FORGER:
            self.phase, self.asked = DRAWS, seat
            return
        elif self.claim == PILOT and self.is_in(self.target):
            self.phase, self.asked = GUARDED, self.target
            return
        elif self.claim == GUARD:
            log.append(Event("stops", seat, (), (), NOBODY))
        self.end_turn(log)

    def rob(self, log: list[Event]) -> None:
        """L2.5: the pilot takes coins."""
        coins = min(ROBBED, self.coins[self.target])
        self.coins[self.target] -= coins
        self.coins[self.turn] += coins
        log.append(Event("robs", self.turn, (self.target, coins), (), NOBODY))
        self.end_turn(log)

    # papers

    def draw(self, kind: int, log: list[Event]) -> None:
        seat = self.asked
        self.papers.move(PILE, 1 + seat, kind, only(seat))
        log.append(Event("draws", seat, (), (kind,), only(seat)))
        if self.phase == DEAL:
            self.asked = (seat + 1) % self.seats
            if len(self.papers.moves) == HAND * self.seats:
                self.phase, self.asked = TURN, self.turn
        elif self.stands and self.doubter != NONE:
            self.lose(self.doubter, log)
        else:
            self.forged += 1
            self.phase = RETURNS

    def put_back(self, kind: int, log: list[Event]) -> None:
        self.papers.move(1 + self.asked, PILE, kind, only(self.asked), CHOSEN)
        log.append(Event("returns", self.asked, (), (kind,), only(self.asked)))
        if self.forged < FORGED:  # L2.6
            self.phase = GOES_ON
        else:
            self.end_turn(log)

    def lose(self, seat: int, log: list[Event]) -> None:
        self.phase, self.asked = LOSES, seat
        hand = self.hand(seat)
        if len(hand) == 1:  # of two equal ones it chooses, too: else all would know
            self.turn_up(hand[0], log)

    def turn_up(self, kind: int, log: list[Event]) -> None:
        seat, seen = self.asked, everyone(self.seats)
        self.papers.move(1 + seat, 1 + self.seats + seat, kind, seen, CHOSEN)
        log.append(Event("loses", seat, (kind,), (), NOBODY))
        if not self.is_in(seat):  # L4.2
            self.coins[seat] = 0
            log.append(Event("out", seat, (), (), NOBODY))
        alive = sum(self.is_in(other) for other in range(self.seats))
        if self.claim == NONE or alive == 1:
            self.end_turn(log)
        elif self.stands:
            self.stands, self.doubter = 0, NONE
            self.happen(log)
        elif self.claim == GUARD and self.is_in(self.target):
            self.rob(log)
        else:
            self.end_turn(log)

    # the end, and what a seat knows

    def scores(self) -> list[int]:
        return [
            COIN_POINTS * self.coins[seat] + PAPER_POINTS * sum(self.papers.counts[1 + seat])
            for seat in range(self.seats)
        ]

    def sample_world(self, seat: int, rand: Rand) -> "LowTide":
        world = self.copy()
        world.papers = self.papers.sample(seat, rand)
        return world
