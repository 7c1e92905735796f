"""Halloween as numbers: observations, all of them public, and action numbers."""

# compiled by mypyc

from typing import Final

from farol.core.choices import Choices
from farol.core.encoder import Encoder, clipped, write_code, write_zeros
from farol.core.native import i64, u8, vec
from farol.core.numbers import Block, Detail, EventKind, Numbers, size_of
from farol.core.state import State
from farol.games.halloween import tables as t
from farol.games.halloween.actions import ACTION_SPACE
from farol.games.halloween.rules import Halloween
from farol.games.halloween.steps import a_of, b_of, c_of, kind_of
from farol.games.halloween.view import EVENT_FIELDS

DICE: Final = 2
STEPS: Final = 4  # encoded pending steps, next one first
STEP_BYTES: Final = 5  # kind, two details, and the third in two bytes
MOST_SIDES: Final[i64] = max(t.DIE_SIDES)
LONGEST: Final = 20_000  # a limit: the rules allow endless games


def parts(seats: i64) -> list[Block]:
    """The parts of an observation, in order."""
    return [
        Block(
            "ghosts",
            (t.BUILDINGS, t.COLOURS),
            "count",
            t.GHOSTS_PER_COLOUR,
            "ghosts in each building",
        ),
        Block(
            "haunts",
            (t.BUILDINGS, t.COLOURS),
            "code",
            2 * seats,
            "who haunts each space: 0 nobody, 1 + 2 * seat, one more for an extra token",
        ),
        Block("lying", (t.BUILDINGS,), "code", t.BONUSES, "bonus tokens: 0, or 1 + token"),
        Block("supply", (t.BONUSES,), "count", t.BONUS_COPIES, "bonus tokens face down, by kind"),
        Block(
            "discards", (t.BONUSES,), "count", t.BONUS_COPIES, "bonus tokens thrown away, by kind"
        ),
        Block("pool", (t.COLOURS,), "count", t.TOKENS_PER_COLOUR, "ghost tokens to be taken"),
        Block("cards", (t.DISPLAY,), "code", t.CARDS, "cards of this game, 0 for none"),
        Block("used", (t.DISPLAY,), "flag", 1, "whether each of them was used this turn"),
        Block("held", (seats, t.DISPLAY), "flag", 1, "which of them each seat occupies"),
        Block(
            "tokens", (seats, t.COLOURS), "count", t.TOKENS_PER_COLOUR, "ghost tokens of each seat"
        ),
        Block("levels", (seats, t.MASTER_SECTIONS), "code", t.COLOURS - 1, "level of each section"),
        Block("discs", (seats, t.MASTER_SECTIONS), "bits", 63, "action spaces with a disc"),
        Block(
            "slots", (seats, t.SLOTS), "code", t.LOCKED + 1, "bonus spaces: free, 1 + token, locked"
        ),
        Block(
            "haunts_left", (seats, 2), "count", t.OWN_HAUNTS, "haunt tokens left, and extra ones"
        ),
        Block("scare", (seats,), "count", 255, "scare points of each seat"),
        Block("points", (seats,), "count", 255, "haunt points of each seat"),
        Block("reserve", (seats,), "count", t.DISCS, "discs in each seat's reserve"),
        Block("dice", (DICE,), "code", t.COLOURS, "dice of the roll: 0, or 1 + colour"),
        Block("faces", (DICE,), "count", MOST_SIDES, "what they show"),
        Block("pluses", (DICE,), "count", 255, "what tokens added to them"),
        Block("own_dice", (), "code", DICE, "how many of the dice are the active seat's"),
        Block("steps", (STEPS, STEP_BYTES), "count", 255, "pending, the next one first"),
        Block("done", (), "bits", 15, "sections that were used this turn"),
        Block(
            "acting", (), "code", t.MASTER_SECTIONS * t.ACTIONS, "what the pending steps belong to"
        ),
        Block("first", (), "code", seats - 1, "who began"),
        Block("turn", (), "code", seats - 1, "whose turn it is"),
        Block("round", (), "count", 255, "number of the round, 0 before"),
        Block("quiet", (), "count", 255, "rounds without progress"),
        Block("ending", (), "flag", 1, "the last round"),
        Block("master", (), "flag", 1, "Master variant"),
    ]


def longest(_seats: i64) -> i64:
    """Decisions after which a game counts as endless."""
    return LONGEST


def event_kinds(_seats: i64) -> list[EventKind]:
    """The details of every kind of event; all of them are public."""
    return [
        EventKind(kind, tuple([_detail(name) for name in names]))
        for kind, names in EVENT_FIELDS.items()
    ]


def _detail(name: str) -> Detail:
    if name in ("wins", "of", "points", "count", "number"):
        return Detail(name, 1 << 15, -(1 << 14))
    return Detail(name)


class HalloweenEncoder(Encoder):
    """Encodes states of Halloween."""

    def __init__(self, seats: i64) -> None:
        found = Numbers(ACTION_SPACE)
        super().__init__(seats, size_of(parts(seats)), len(found))
        self.table = vec[i64](found.table)

    def number(self, _state: State, action: i64) -> i64:
        """By its declaration."""
        return self.table[action]

    def number_choices(self, _state: State, found: Choices) -> None:
        """All at once; every action has a number."""
        found.reserve_numbers()
        actions = found.actions
        numbers = found.numbers
        table = self.table
        index: i64
        for index in range(found.count):
            numbers[index] = table[actions[index]]

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """The parts, in their order."""
        assert isinstance(state, Halloween)
        at = self._write_town(state, seat, out, at)
        at = self._write_cards(state, seat, out, at)
        at = self._write_seats(state, seat, out, at)
        at = self._write_dice(state, out, at)
        at = self._write_steps(state, out, at)
        return self._write_table(state, seat, out, at)

    def _write_town(self, state: Halloween, seat: i64, out: vec[u8], at: i64) -> i64:
        ghosts = state.ghosts
        spaces = state.spaces
        nothing: u8 = 0
        cell: i64
        for cell in range(t.CELLS):
            out[at + cell] = u8(ghosts[cell])
            owner = spaces[cell]
            code = nothing
            if owner >= 0:
                step = (owner >> 1) - seat
                if step < 0:
                    step += self.seats
                code = u8(1 + 2 * step + (owner & 1))
            out[at + t.CELLS + cell] = code
        at += 2 * t.CELLS
        lying = state.lying
        building: i64
        for building in range(t.BUILDINGS):
            bonus = lying[building]
            if bonus == t.FREE:
                out[at + building] = nothing
            else:
                out[at + building] = u8(bonus + 1)
        at = _write_counts(state.supply, out, at + t.BUILDINGS)
        at = _write_counts(state.discards, out, at)
        return _write_counts(state.pool, out, at)

    def _write_cards(self, state: Halloween, seat: i64, out: vec[u8], at: i64) -> i64:
        seats = self.seats
        end = write_zeros((2 + seats) * t.DISPLAY, out, at)
        place: i64
        step: i64
        display = state.display
        all_held = state.held
        used = state.used
        for place in range(len(display)):
            card: i64 = display[place]
            out[at + place] = u8(card)
            out[at + t.DISPLAY + place] = u8((used >> card) & 1)
            other = seat
            for step in range(seats):
                held: i64 = (all_held[other] >> card) & 1
                out[at + (2 + step) * t.DISPLAY + place] = u8(held)
                other += 1
                if other == seats:
                    other = 0
        return end

    def _write_seats(self, state: Halloween, seat: i64, out: vec[u8], at: i64) -> i64:
        """Grouped by kind of thing, then by seat."""
        seats = self.seats
        sections: i64 = state.sections
        levels = at + seats * t.COLOURS
        discs = levels + seats * t.MASTER_SECTIONS
        slots = discs + seats * t.MASTER_SECTIONS
        left = slots + seats * t.SLOTS
        scare = left + 2 * seats
        end = scare + 3 * seats
        write_zeros(slots - levels, out, levels)  # a beginner's game has fewer sections
        all_tokens = state.tokens
        all_levels = state.levels
        all_discs = state.discs
        all_slots = state.slots
        haunts_left = state.haunts_left
        all_scare = state.scare
        all_points = state.points
        reserve = state.reserve
        step: i64
        index: i64
        other = seat
        for step in range(seats):
            first = other * t.COLOURS
            place = at + step * t.COLOURS
            for index in range(t.COLOURS):
                out[place + index] = u8(all_tokens[first + index])
            first = other * sections
            place = step * t.MASTER_SECTIONS
            for index in range(sections):
                out[levels + place + index] = u8(all_levels[first + index])
                out[discs + place + index] = u8(all_discs[first + index])
            first = other * t.SLOTS
            place = slots + step * t.SLOTS
            for index in range(t.SLOTS):
                out[place + index] = u8(all_slots[first + index] + 1)
            out[left + 2 * step] = u8(haunts_left[2 * other])
            out[left + 2 * step + 1] = u8(haunts_left[2 * other + 1])
            out[scare + step] = clipped(all_scare[other])
            out[scare + seats + step] = clipped(max(0, all_points[other]))
            out[scare + 2 * seats + step] = u8(reserve[other])
            other += 1
            if other == seats:
                other = 0
        return end

    def _write_dice(self, state: Halloween, out: vec[u8], at: i64) -> i64:
        end = write_zeros(3 * DICE, out, at)
        dice = state.dice
        die: i64
        for die in range(min(DICE, len(dice))):
            out[at + die] = u8(dice[die] + 1)
            out[at + DICE + die] = clipped(state.faces[die])
            out[at + 2 * DICE + die] = clipped(state.pluses[die])
        return write_code(state.own_dice, out, end)

    def _write_steps(self, state: Halloween, out: vec[u8], at: i64) -> i64:
        end = write_zeros(STEPS * STEP_BYTES, out, at)
        depth: i64 = len(state.stack)
        step: i64
        for step in range(min(STEPS, depth)):
            packed: i64 = state.stack[depth - 1 - step]
            place = at + step * STEP_BYTES
            out[place] = u8(kind_of(packed) + 1)
            out[place + 1] = clipped(a_of(packed))
            out[place + 2] = clipped(b_of(packed))
            third = c_of(packed)
            out[place + 3] = u8(third & 255)
            out[place + 4] = u8((third >> 8) & 255)
        return end

    def _write_table(self, state: Halloween, seat: i64, out: vec[u8], at: i64) -> i64:
        seats = self.seats
        at = write_code(state.done, out, at)
        at = write_code(state.acting + 1 if len(state.stack) > 0 else 0, out, at)
        at = write_code((state.first - seat) % seats, out, at)
        at = write_code((state.active - seat) % seats, out, at)
        at = write_code(state.round, out, at)
        at = write_code(max(0, state.quiet), out, at)
        at = write_code(1 if state.ending else 0, out, at)
        return write_code(1 if state.master else 0, out, at)


def _write_counts(counts: vec[i64], out: vec[u8], at: i64) -> i64:
    """Small numbers, one a byte; return where they end."""
    index: i64
    for index in range(len(counts)):
        out[at + index] = u8(counts[index])
    return at + len(counts)


def round_of(state: State) -> int:
    """The number of the present round."""
    assert isinstance(state, Halloween)
    return state.round


def new_encoder(seats: i64) -> Encoder:
    """The encoder for so many seats."""
    return HalloweenEncoder(seats)
