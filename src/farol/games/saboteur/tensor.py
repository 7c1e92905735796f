"""Saboteur as numbers: what a seat may know, and the numbers of its actions."""

# compiled by mypyc

from typing import Final

from farol.core.encoder import Encoder, clipped, write_code, write_zeros
from farol.core.native import i64, u8, vec
from farol.core.numbers import Numbers, Part, size_of
from farol.core.state import State
from farol.games.saboteur.actions import ACTIONS
from farol.games.saboteur.cards import KIND_BITS, KIND_MASK, SEAT_SHIFT, SIZE_BITS, SIZE_MASK
from farol.games.saboteur.gold import DRAFT, PAID, PAY, PICKED
from farol.games.saboteur.position import DRAW_GOLD, ENDED, PAST, PICKING
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import (
    BREAK_TOOL,
    CELLS,
    COLLAPSE,
    DECK,
    FACE,
    FACE_OPEN,
    FACE_THROUGH,
    GOAL_CELLS,
    GOALS,
    GOLD_CARDS,
    GOLD_COUNTS,
    GOLD_VALUES,
    HIDDEN_FACE,
    KIND_COUNTS,
    KIND_TURNS,
    KINDS,
    MAX_HAND,
    NOT_DEALT,
    REACHED,
    ROUNDS,
    START_CELL,
    STONE_FACE,
    TREASURE_FACE,
    VALUES,
    cell_at,
)

# The part of the mine that is written. Cards may be laid beyond it; in random play 3 of 10,000 are.
LEFT: Final = -6
BOTTOM: Final = -8
COLUMNS: Final = 21
ROWS: Final = 17
WINDOW: Final = COLUMNS * ROWS

# What a byte of the mine says beyond its open sides, which are bits 0 to 3: N, E, S, W.
THROUGH: Final = 16
JOINED: Final = 32  # with the start
FACE_DOWN: Final = 64
GOAL: Final = 128

WINDOW_CELLS: Final = [
    cell_at(LEFT + column, BOTTOM + row) for row in range(ROWS) for column in range(COLUMNS)
]


def _window_index() -> list[int]:
    index = [-1] * CELLS
    place: i64
    for place in range(WINDOW):
        index[WINDOW_CELLS[place]] = place
    return index


def _byte_of(value: i64) -> i64:
    face = value & FACE
    if face >= len(FACE_OPEN):
        return 0
    if face == HIDDEN_FACE:
        return FACE_DOWN | GOAL
    found: i64 = FACE_OPEN[face]
    if FACE_THROUGH[face]:
        found |= THROUGH
    if value >= REACHED:
        found |= JOINED
    if face >= TREASURE_FACE:
        found |= GOAL
    return found


INDEX: Final = vec[i64](_window_index())  # by cell; -1 outside
BYTES: Final = vec[i64](
    [_byte_of(value) for value in range(VALUES)]
)  # by face, with its REACHED bit
PHASES: Final[i64] = ENDED + 1
MOST_GOLD: Final = sum(GOLD_COUNTS)


def parts(seats: i64) -> list[Part]:
    """What an observation is made of, in its order."""
    return [
        Part(
            "mine",
            (ROWS, COLUMNS),
            "bits",
            255,
            f"cells from column {LEFT}, row {BOTTOM} on, the start is at 0, 0: open north, east, "
            "south, west, joined inside the card, joined with the start, face down, goal",
        ),
        Part("hand", (KINDS,), "count", MAX_HAND, "cards in hand, by kind"),
        Part("unseen", (KINDS,), "count", max(KIND_COUNTS), "cards not seen yet, by kind"),
        Part("goals", (GOALS,), "code", 3, "unknown, treasure, first stone, second stone"),
        Part("broken", (seats,), "bits", 7, "broken tools of each seat: pickaxe, lamp, cart"),
        Part("hands", (seats,), "count", MAX_HAND, "cards in each seat's hand"),
        Part("looked", (seats,), "bits", 7, "goals that each seat has looked at"),
        Part("buried", (seats,), "count", DECK, "cards that each seat has discarded face down"),
        Part("gold_cards", (seats,), "count", MOST_GOLD, "gold cards in front of each seat"),
        Part("debt", (seats,), "count", 2 * ROUNDS, "what each seat was paid too much"),
        Part(
            "roles",
            (seats,),
            "code",
            2,
            "each seat's role: unknown, digger, saboteur",
        ),
        Part("past", (ROUNDS, seats), "code", 2, "roles in rounds that are over"),
        Part("won", (ROUNDS,), "code", 3, "round not over, diggers won, saboteurs won, nobody won"),
        Part("gold", (GOLD_VALUES,), "count", MOST_GOLD, "own gold cards of 1, 2 and 3"),
        Part("pool", (GOLD_VALUES,), "count", 9, "gold cards that the seat may pick from"),
        Part("pool_size", (), "count", 9, "gold cards that are being shared out"),
        Part("pile", (), "count", DECK, "cards to draw"),
        Part("round", (), "code", ROUNDS, "number of the round"),
        Part("phase", (), "code", PHASES - 1, "phase of the game"),
        Part("turn", (), "code", seats - 1, "whose turn it is"),
    ]


def longest(seats: i64) -> i64:
    """Decisions of the longest game: every card, a pass of each seat, and gold, in every round."""
    return ROUNDS * (DECK + seats + GOLD_CARDS[seats])


def numbers(seats: i64) -> Numbers:
    """Actions inside the window, seats counted from the one that acts, no card turned in vain."""
    return Numbers(
        ACTIONS,
        {"place": WINDOW_CELLS, "seat": range(seats)},
        lambda kind, values: kind.name != "lay" or values[1] < KIND_TURNS[values[0]],
    )


class SaboteurEncoder(Encoder):
    """A state of Saboteur as numbers."""

    def __init__(self, seats: i64) -> None:
        found = numbers(seats)
        super().__init__(seats, size_of(parts(seats)), len(found))
        self.table = found.table
        self.cards_of: list[int] = []  # scratch: gold cards of each seat
        self.excess_of: list[int] = []  # scratch: what each seat was paid too much

    def number(self, state: State, action: i64) -> i64:
        """By its declaration; seats are counted from the one that acts."""
        if BREAK_TOOL <= action < COLLAPSE:
            assert isinstance(state, Saboteur)
            seat = action % 10
            action += (seat - state.turn) % self.seats - seat
        return self.table[action]

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """The parts, in their order."""
        assert isinstance(state, Saboteur)
        at = self._write_mine(state, out, at)
        at = self._write_cards(state, seat, out, at)
        at = self._write_goals(state, seat, out, at)
        at = self._write_seats(state, seat, out, at)
        at = self._write_past(state, seat, out, at)
        return self._write_table(state, seat, out, at)

    def _write_mine(self, state: Saboteur, out: vec[u8], at: i64) -> i64:
        end = write_zeros(WINDOW, out, at)
        mine = state.mine
        index: i64
        for index in range(mine.laid_count):
            cell = mine.laid[index]
            place = INDEX[cell]
            if place >= 0:
                out[at + place] = u8(BYTES[mine.at(cell)])
        for cell in GOAL_CELLS:
            out[at + INDEX[cell]] = u8(BYTES[mine.at(cell)])
        out[at + INDEX[START_CELL]] = u8(BYTES[mine.at(START_CELL)])
        return end

    def _write_cards(self, state: Saboteur, seat: i64, out: vec[u8], at: i64) -> i64:
        cards = state.cards
        unseen = at + KINDS
        one: u8 = 1
        kind: i64
        for kind in range(KINDS):
            out[at + kind] = u8(0)
            out[unseen + kind] = u8(cards.pile[kind])
        for other in range(self.seats):
            into = at if other == seat else unseen
            hand = cards.hands[other]
            size = hand & SIZE_MASK
            hand >>= SIZE_BITS
            for _ in range(size):
                kind = hand & KIND_MASK
                hand >>= KIND_BITS
                out[into + kind] = out[into + kind] + one
        entry: i64
        for entry in cards.buried:
            if entry >> SEAT_SHIFT != seat:
                kind = entry & KIND_MASK
                out[unseen + kind] = out[unseen + kind] + one
        return unseen + KINDS

    def _write_goals(self, state: Saboteur, seat: i64, out: vec[u8], at: i64) -> i64:
        mine = state.mine
        if len(state.seen) == 0:  # nothing is dealt
            return write_zeros(GOALS, out, at)
        goal: i64
        for goal in range(GOALS):
            code: i64 = 0
            face = mine.goal_face(goal)
            if face != HIDDEN_FACE:
                code = 1 if face == TREASURE_FACE else 2 + (face - STONE_FACE) // 2
            elif (state.seen[seat] >> goal) & 1:
                code = 1 + mine.goal_cards[goal]
            at = write_code(code, out, at)
        return at

    def _write_seats(self, state: Saboteur, seat: i64, out: vec[u8], at: i64) -> i64:
        """Seven bytes of each seat, by the byte first."""
        seats = self.seats
        end = write_zeros(7 * seats, out, at)
        if len(state.seen) == 0:  # nothing is dealt
            return end
        open_roles = state.phase in (DRAW_GOLD, PICKING, ENDED)
        self._count_gold(state)
        for step in range(seats):
            other = (seat + step) % seats
            place = at + step
            out[place] = u8(state.tools[other])
            out[place + seats] = u8(state.cards.hand_size(other))
            out[place + 2 * seats] = u8(state.seen[other])
            out[place + 4 * seats] = clipped(self.cards_of[other])
            out[place + 5 * seats] = clipped(self.excess_of[other])
            if open_roles or other == seat:
                role: i64 = state.roles[other]
                if role != NOT_DEALT:
                    out[place + 6 * seats] = u8(role + 1)
        one: u8 = 1
        entry: i64
        for entry in state.cards.buried:
            place = at + 3 * seats + ((entry >> SEAT_SHIFT) - seat) % seats
            out[place] = out[place] + one
        return end

    def _count_gold(self, state: Saboteur) -> None:
        """How many gold cards lie in front of each seat, and what is to be given back of them."""
        cards = [0] * self.seats
        excess = [0] * self.seats
        payee: i64 = 0
        entry: i64
        for entry in state.gold.story:
            if entry >= PAY:
                payee = (entry - PAY) >> 3
                excess[payee] -= (entry - PAY) & 7
            elif entry > PAID:
                cards[payee] += 1
                excess[payee] += entry - PAID
            elif entry != DRAFT:
                cards[(entry - PICKED) >> 2] += 1
        self.cards_of = cards
        self.excess_of = excess

    def _write_past(self, state: Saboteur, seat: i64, out: vec[u8], at: i64) -> i64:
        seats = self.seats
        end = write_zeros(ROUNDS * seats + ROUNDS, out, at)
        won = at + ROUNDS * seats
        number: i64
        for number in range(len(state.past) // PAST):
            out[won + number] = u8(state.past[PAST * number] + 1)
            saboteurs: i64 = state.past[PAST * number + 2]
            for step in range(seats):
                role = (saboteurs >> ((seat + step) % seats)) & 1
                out[at + number * seats + step] = u8(role + 1)
        return end

    def _write_table(self, state: Saboteur, seat: i64, out: vec[u8], at: i64) -> i64:
        gold = state.gold
        count: i64
        for count in gold.held(seat):
            at = write_code(count, out, at)
        picking = state.phase in (DRAW_GOLD, PICKING) and state.turn == seat
        value: i64
        for value in range(GOLD_VALUES):
            at = write_code(gold.pool[value] if picking else 0, out, at)
        at = write_code(gold.pool_size(), out, at)
        at = write_code(state.cards.pile_size, out, at)
        at = write_code(state.round, out, at)
        at = write_code(state.phase, out, at)
        return write_code((state.turn - seat) % self.seats, out, at)


def new_encoder(seats: i64) -> Encoder:
    """The encoder for so many seats."""
    return SaboteurEncoder(seats)
