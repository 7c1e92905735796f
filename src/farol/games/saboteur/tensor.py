"""Saboteur as numbers: observations and action numbers."""

# compiled by mypyc

from typing import Final, final

from farol.core.choices import Choices
from farol.core.encoder import NO_NUMBER, EncodedRow, Encoder, clipped, write_zeros
from farol.core.native import i64, u8, vec
from farol.core.numbers import Block, Detail, EventKind, Numbers, size_of
from farol.core.progress import SeatTotals
from farol.core.state import State
from farol.core.vectors import zeros
from farol.games.saboteur import tables as t
from farol.games.saboteur.actions import ACTIONS
from farol.games.saboteur.cards import KIND_BITS, KIND_MASK, SEAT_SHIFT, SIZE_BITS, SIZE_MASK
from farol.games.saboteur.gold import DRAFT, PAID, PAY, PICKED
from farol.games.saboteur.position import (
    DIGGERS_WON,
    DRAW_GOLD,
    ENDED,
    NOBODY_WON,
    PAST,
    PICKING,
    SABOTEURS_WON,
)
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import cell_at

# The encoded part of the mine. Cards may be laid beyond it; in random play 3 of 10,000 are.
LEFT: Final = -6
BOTTOM: Final = -8
COLUMNS: Final = 21
ROWS: Final = 17
WINDOW: Final = COLUMNS * ROWS

# Flags in a byte of the mine, beside its open sides in bits 0 to 3: N, E, S, W.
THROUGH: Final = 16
JOINED: Final = 32  # with the start
FACE_DOWN: Final = 64
GOAL: Final = 128

WINDOW_CELLS: Final = [
    cell_at(LEFT + column, BOTTOM + row) for row in range(ROWS) for column in range(COLUMNS)
]


def _window_index() -> list[int]:
    index = [-1] * t.CELLS
    place: i64
    for place in range(WINDOW):
        index[WINDOW_CELLS[place]] = place
    return index


def _byte_of(value: i64) -> i64:
    face = value & t.FACE
    if face >= len(t.FACE_OPEN):
        return 0
    if face == t.HIDDEN_FACE:
        return FACE_DOWN | GOAL
    found: i64 = t.FACE_OPEN[face]
    if t.FACE_THROUGH[face]:
        found |= THROUGH
    if value >= t.REACHED:
        found |= JOINED
    if face >= t.TREASURE_FACE:
        found |= GOAL
    return found


INDEX: Final = vec[i64](_window_index())  # by cell; -1 outside
BYTES: Final = vec[u8](
    [u8(_byte_of(value)) for value in range(t.VALUES)]
)  # by face, with its REACHED bit
PHASES: Final[i64] = ENDED + 1
MOST_GOLD: Final = sum(t.GOLD_COUNTS)


def parts(seats: i64) -> list[Block]:
    """The parts of an observation, in order."""
    return [
        Block(
            "mine",
            (ROWS, COLUMNS),
            "bits",
            255,
            f"cells from column {LEFT}, row {BOTTOM} on, the start is at 0, 0: open north, east, "
            "south, west, joined inside the card, joined with the start, face down, goal",
        ),
        Block("hand", (t.KINDS,), "count", t.MAX_HAND, "cards in hand, by kind"),
        Block("unseen", (t.KINDS,), "count", max(t.KIND_COUNTS), "cards not seen yet, by kind"),
        Block("goals", (t.GOALS,), "code", 3, "unknown, treasure, first stone, second stone"),
        Block("broken", (seats,), "bits", 7, "broken tools of each seat: pickaxe, lamp, cart"),
        Block("hands", (seats,), "count", t.MAX_HAND, "cards in each seat's hand"),
        Block("looked", (seats,), "bits", 7, "goals that each seat has looked at"),
        Block("buried", (seats,), "count", t.DECK, "cards that each seat has discarded face down"),
        Block("gold_cards", (seats,), "count", MOST_GOLD, "gold cards in front of each seat"),
        Block("debt", (seats,), "count", 2 * t.ROUNDS, "what each seat was paid too much"),
        Block("roles", (seats,), "code", 2, "each seat's role: unknown, digger, saboteur"),
        Block("past", (t.ROUNDS, seats), "code", 2, "roles in rounds that are over"),
        Block(
            "won", (t.ROUNDS,), "code", 3, "round not over, diggers won, saboteurs won, nobody won"
        ),
        Block("gold", (t.GOLD_VALUES,), "count", MOST_GOLD, "own gold cards of 1, 2 and 3"),
        Block("pool", (t.GOLD_VALUES,), "count", 9, "gold cards that the seat may pick from"),
        Block("pool_size", (), "count", 9, "gold cards that are being shared out"),
        Block("pile", (), "count", t.DECK, "cards to draw"),
        Block("round", (), "code", t.ROUNDS, "number of the round"),
        Block("phase", (), "code", PHASES - 1, "phase of the game"),
        Block("turn", (), "code", seats - 1, "whose turn it is"),
    ]


def longest(seats: i64) -> i64:
    """Decisions of the longest game: every card, a pass of each seat, and gold, in every round."""
    return t.ROUNDS * (t.DECK + seats + t.GOLD_CARDS[seats])


def event_kinds(_seats: i64) -> list[EventKind]:
    """The details of every kind of event."""
    card = Detail("card", t.KINDS)
    piece = Detail("piece", t.PIECES)
    cell = Detail("cell", t.CELLS, base=t.WIDTH)
    goal = Detail("goal", t.GOALS)
    face = Detail("face", t.VALUES)
    tool = Detail("tool", t.TOOLS)
    target = Detail("target", kind="seat")
    value = Detail("value")
    counts = tuple([Detail(f"of {gold}") for gold in range(1, t.GOLD_VALUES + 1)])
    paid = (Detail("gold"), Detail("cards"), Detail("excess", low=-1))
    over = (
        Detail("round"),
        Detail("winners"),
        Detail("finisher", kind="seat"),
        Detail("saboteurs", kind="seats"),
        Detail("goals"),
    )
    return [
        EventKind("first"),
        EventKind("role", (), (Detail("role"),), told=True),
        EventKind("goals"),
        EventKind("dealt", (), (card,), told=True),
        EventKind("drew", (), (card,), told=True),
        EventKind("laid", (piece, cell)),
        EventKind("turned-up", (goal, face)),
        EventKind("discarded", (), (card,)),
        EventKind("passed"),
        EventKind("looked", (goal,), (Detail("found"),)),
        EventKind("collapsed", (cell, piece)),
        EventKind("broke", (tool, target)),
        EventKind("mended", (card, tool, target)),
        EventKind("round-over", over),
        EventKind("paid", paid, counts),
        EventKind("gold-drawn", (), (value,), told=True),
        EventKind("gold-passed", (Detail("cards"),), counts),
        EventKind("picked", (), (value,)),
        EventKind("game-over", (Detail("score", low=-64),), many=True),
    ]


def numbers(seats: i64) -> Numbers:
    """Actions inside the window; seats relative to the acting one; symmetric cards without
    rotation.
    """
    return Numbers(
        ACTIONS,
        {"place": WINDOW_CELLS, "seat": range(seats)},
        lambda kind, values: kind.name != "lay" or values[1] < t.KIND_TURNS[values[0]],
    )


@final
class SaboteurEncoder(Encoder):
    """Encodes states of Saboteur."""

    def __init__(self, seats: i64) -> None:
        found = numbers(seats)
        super().__init__(seats, size_of(parts(seats)), len(found))
        table = found.table
        self.small = vec[i64](table[: t.COLLAPSE])  # by action: the number of what names no cell
        # The number of what names the first cell of the window; the others follow. -1 if none.
        self.collapse: i64 = table[t.COLLAPSE + WINDOW_CELLS[0]]
        self.lays = vec[i64](
            [table[t.LAY + t.CELLS * piece + WINDOW_CELLS[0]] for piece in range(t.PIECES)]
        )
        self.blank = EncodedRow()  # scratch: of a row that is written once
        self.excess = zeros(seats)  # scratch: each seat's overpayment

    def number(self, state: State, action: i64) -> i64:
        """By its declaration; seats are relative to the acting one."""
        assert isinstance(state, Saboteur)
        return self._number(state.turn, action)

    def number_choices(self, state: State, found: Choices) -> None:
        """All at once."""
        assert isinstance(state, Saboteur)
        found.reserve_numbers()
        turn = state.turn
        actions = found.actions
        into = found.numbers
        kept: i64 = 0
        index: i64
        for index in range(found.count):
            action = actions[index]
            number = self._number(turn, action)
            if number != NO_NUMBER:
                actions[kept] = action
                into[kept] = number
                kept += 1
        found.count = kept

    def _number(self, turn: i64, action: i64) -> i64:
        if action < t.COLLAPSE:
            if action >= t.BREAK_TOOL:
                seat = action % 10
                step = seat - turn
                if step < 0:
                    step += self.seats
                action += step - seat
            return self.small[action]
        first = self.collapse
        cell = action - t.COLLAPSE
        if action >= t.LAY:
            cell = (action - t.LAY) & (t.CELLS - 1)
            first = self.lays[(action - t.LAY) >> t.CELL_BITS]
        place = INDEX[cell]
        if first < 0 or place < 0:
            return NO_NUMBER
        return first + place

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """The parts, in their order."""
        write_zeros(WINDOW, out, at)
        self.blank.count = 0
        return self.rewrite(state, seat, out, at, self.blank)

    def rewrite(self, state: State, seat: i64, out: vec[u8], at: i64, row: EncodedRow) -> i64:
        """As `write`, updating only cells with present or former cards."""
        assert isinstance(state, Saboteur)
        end = at + self.size
        row.clear(out, at)
        write_zeros(self.size - WINDOW, out, at + WINDOW)
        at = self._write_mine(state, out, at, row)
        at = self._write_cards(state, seat, out, at)
        at = self._write_goals(state, seat, out, at)
        at = self._write_seats(state, seat, out, at)
        at = self._write_past(state, seat, out, at)
        self._write_table(state, seat, out, at)
        return end

    def _write_mine(self, state: Saboteur, out: vec[u8], at: i64, row: EncodedRow) -> i64:
        mine = state.mine
        laid = mine.laid
        row.reserve(mine.laid_count)
        places = row.places
        count: i64 = 0
        index: i64
        for index in range(mine.laid_count):
            cell = laid[index]
            place = INDEX[cell]
            if place >= 0:
                out[at + place] = BYTES[mine.at(cell)]
                places[count] = place
                count += 1
        row.count = count
        for cell in t.GOAL_CELLS:
            out[at + INDEX[cell]] = BYTES[mine.at(cell)]
        out[at + INDEX[t.START_CELL]] = BYTES[mine.at(t.START_CELL)]
        return at + WINDOW

    def _write_cards(self, state: Saboteur, seat: i64, out: vec[u8], at: i64) -> i64:
        cards = state.cards
        unseen = at + t.KINDS
        pile = cards.pile
        hands = cards.hands
        one: u8 = 1
        kind: i64
        for kind in range(t.KINDS):
            out[unseen + kind] = u8(pile[kind])
        other: i64
        for other in range(self.seats):
            into = unseen
            if other == seat:
                into = at
            hand = hands[other]
            shift: i64 = SIZE_BITS
            _card: i64
            for _card in range(hand & SIZE_MASK):
                kind = into + ((hand >> shift) & KIND_MASK)
                out[kind] = out[kind] + one
                shift += KIND_BITS
        entry: i64
        for entry in cards.buried:
            if entry >> SEAT_SHIFT != seat:
                kind = unseen + (entry & KIND_MASK)
                out[kind] = out[kind] + one
        return unseen + t.KINDS

    def _write_goals(self, state: Saboteur, seat: i64, out: vec[u8], at: i64) -> i64:
        mine = state.mine
        if len(state.seen) == 0:  # nothing is dealt
            return at + t.GOALS
        seen = state.seen[seat]
        goal: i64
        for goal in range(t.GOALS):
            face = mine.goal_face(goal)
            if face == t.TREASURE_FACE:
                out[at + goal] = u8(1)
            elif face != t.HIDDEN_FACE:
                out[at + goal] = u8(2 + ((face - t.STONE_FACE) >> 1))
            elif (seen >> goal) & 1:
                out[at + goal] = u8(1 + mine.goal_cards[goal])
        return at + t.GOALS

    def _write_seats(self, state: Saboteur, seat: i64, out: vec[u8], at: i64) -> i64:
        """Seven bytes per seat, grouped by byte."""
        seats = self.seats
        end = at + 7 * seats
        if len(state.seen) == 0:  # nothing is dealt
            return end
        phase = state.phase
        open_roles = phase in (DRAW_GOLD, PICKING, ENDED)
        tools = state.tools
        hands = state.cards.hands
        seen = state.seen
        roles = state.roles
        other = seat
        place = at
        while place < at + seats:
            out[place] = u8(tools[other])
            out[place + seats] = u8(hands[other] & SIZE_MASK)
            out[place + 2 * seats] = u8(seen[other])
            if open_roles or other == seat:
                role = roles[other]
                if role != t.NOT_DEALT:
                    out[place + 6 * seats] = u8(role + 1)
            place += 1
            other += 1
            if other == seats:
                other = 0
        one: u8 = 1
        entry: i64
        for entry in state.cards.buried:
            place = at + 3 * seats + self._step(seat, entry >> SEAT_SHIFT)
            out[place] = out[place] + one
        if len(state.gold.story) > 0:
            self._write_gold(state, seat, out, at + 4 * seats)
        return end

    def _step(self, seat: i64, other: i64) -> i64:
        """The distance from the viewing seat to another one, in seats."""
        step = other - seat
        if step < 0:
            step += self.seats
        return step

    def _write_gold(self, state: Saboteur, seat: i64, out: vec[u8], at: i64) -> None:
        """The number of each seat's gold cards, and its debt."""
        excess = self.excess
        step: i64
        for step in range(self.seats):
            excess[step] = 0
        one: u8 = 1
        payee: i64 = 0
        entry: i64
        for entry in state.gold.story:
            step = payee
            if entry >= PAY:
                payee = self._step(seat, (entry - PAY) >> 3)
                excess[payee] = excess[payee] - ((entry - PAY) & 7)
            elif entry > PAID:
                excess[step] = excess[step] + entry - PAID
                out[at + step] = out[at + step] + one
            elif entry != DRAFT:
                step = self._step(seat, (entry - PICKED) >> 2)
                out[at + step] = out[at + step] + one
        at += self.seats
        for step in range(self.seats):
            out[at + step] = clipped(excess[step])

    def _write_past(self, state: Saboteur, seat: i64, out: vec[u8], at: i64) -> i64:
        seats = self.seats
        won = at + t.ROUNDS * seats
        past = state.past
        number: i64
        for number in range(len(past) // PAST):
            out[won + number] = u8(past[PAST * number] + 1)
            saboteurs = past[PAST * number + 2]
            other = seat
            step: i64
            for step in range(seats):
                out[at + number * seats + step] = u8(((saboteurs >> other) & 1) + 1)
                other += 1
                if other == seats:
                    other = 0
        return won + t.ROUNDS

    def _write_table(self, state: Saboteur, seat: i64, out: vec[u8], at: i64) -> None:
        gold = state.gold
        value: i64
        if len(gold.story) > 0:
            held = gold.held(seat)
            for value in range(t.GOLD_VALUES):
                out[at + value] = u8(held[value])
        at += t.GOLD_VALUES
        phase = state.phase
        if phase in (DRAW_GOLD, PICKING) and state.turn == seat:
            for value in range(t.GOLD_VALUES):
                out[at + value] = u8(gold.pool[value])
        at += t.GOLD_VALUES
        out[at] = u8(gold.pool_size())
        out[at + 1] = u8(state.cards.pile_size)
        out[at + 2] = u8(state.round)
        out[at + 3] = u8(phase)
        out[at + 4] = u8(self._step(seat, state.turn))


@final
class TeamProgress(SeatTotals):
    """The rounds that each seat's team has won so far, less those that the other team has won."""

    def __init__(self) -> None:
        super().__init__(False)

    def totals(self, state: State) -> list[float]:
        """By the rounds that are over, whose roles are open."""
        assert isinstance(state, Saboteur)
        found = [0.0] * state.seats
        past = state.past
        index: i64
        seat: i64
        for index in range(len(past) // PAST):
            winners = past[PAST * index]
            if winners == NOBODY_WON:
                continue
            for seat in range(state.seats):
                side = SABOTEURS_WON if (past[PAST * index + 2] >> seat) & 1 else DIGGERS_WON
                found[seat] += 1.0 if side == winners else -1.0
        return found


def team_progress() -> SeatTotals:
    """Rewards by team."""
    return TeamProgress()


def round_of(state: State) -> int:
    """The number of the present round."""
    assert isinstance(state, Saboteur)
    return state.round


def new_encoder(seats: i64) -> Encoder:
    """The encoder for so many seats."""
    return SaboteurEncoder(seats)
