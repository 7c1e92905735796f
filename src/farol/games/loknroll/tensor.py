"""Lok'n'Roll as numbers: observations and action numbers."""

# compiled by mypyc

from typing import Final

from farol.core.choices import Choices
from farol.core.encoder import Encoder, clipped, write_code, write_zeros
from farol.core.native import i64, u8, vec
from farol.core.numbers import Block, Detail, EventKind, size_of
from farol.core.state import State
from farol.games.loknroll import tables as t
from farol.games.loknroll.heaps import PENDING
from farol.games.loknroll.moves import ACTIONS
from farol.games.loknroll.position import DONE, NO_CARD, NO_SEAT
from farol.games.loknroll.rules import LokState

TAIL: Final = 24  # encoded cards of the track, from its end
PILE: Final = 8  # encoded cards of a pile, from its top
LESS_IS_BETTER: Final = True  # of points
THROWS: Final = 3  # the latest ones
MOST_OF_A_KIND: Final[i64] = max(t.COPIES)
ROOM: Final[i64] = 2 * t.PLACEMENTS  # at the end, and at the other end of a lone first card


def parts(seats: i64) -> list[Block]:
    """The parts of an observation, in order."""
    return [
        Block("hand", (t.KINDS,), "count", MOST_OF_A_KIND, "own cards, by kind"),
        Block("unseen", (t.KINDS,), "count", MOST_OF_A_KIND, "cards not seen yet, by kind"),
        Block("penalty", (t.KINDS,), "count", MOST_OF_A_KIND, "penalty cards to put away, by kind"),
        Block("box", (t.KINDS,), "count", MOST_OF_A_KIND, "cards in the box, by kind"),
        Block("track", (TAIL,), "code", t.KINDS, "its last cards, the end first: 0, or 1 + kind"),
        Block("room", (ROOM,), "flag", 1, "placements with room at the end, or the other end"),
        Block("drawn", (), "code", t.KINDS, "the open card that waits to be laid: 0, or 1 + kind"),
        Block("direction", (), "code", t.QUARTERS - 1, "where the track points"),
        Block("length", (), "count", t.CARDS, "cards of the track"),
        Block("ahead", (), "count", t.CARDS, "cards of the track ahead of the locomotive"),
        Block("hands", (seats,), "count", t.CARDS, "cards in each seat's hand"),
        Block(
            "piles", (t.MAX_SEATS + 1, PILE), "code", t.VALUES, "values on each pile, its top first"
        ),
        Block(
            "pile_sizes",
            (t.MAX_SEATS + 1,),
            "count",
            t.CARDS,
            "their cards; Laura's pile is second",
        ),
        Block("pile_points", (t.MAX_SEATS + 1,), "count", 255, "points on each pile"),
        Block("derailments", (t.MAX_SEATS + 1,), "count", t.CARDS, "how often each derailed"),
        Block("throws", (THROWS,), "code", t.DICE + 1, "the latest throws: 0, or 1 + wheels"),
        Block("builder", (), "code", seats, "who built last; the number of seats: nobody"),
        Block("build_value", (), "code", t.VALUES, "value of the cards built last"),
        Block("build_cards", (), "count", t.CARDS, "how many these were"),
        Block("deck", (), "count", t.CARDS, "cards to draw"),
        Block("phase", (), "code", DONE, "phase of the game"),
        Block("turn", (), "code", seats - 1, "whose turn it is"),
        Block("mode", (), "code", 2, "standard, three derailments, Laura"),
        Block("ribbon", (), "flag", 1, "played without geometry"),
    ]


def longest(_seats: i64) -> i64:
    """Decisions of the longest game: each card is laid, rolled for, taken and put away."""
    return 6 * t.CARDS


def event_kinds(_seats: i64) -> list[EventKind]:
    """The details of every kind of event."""
    card = Detail("card", low=NO_CARD)
    spot = Detail("spot", 1 << 26, -1)
    deck = Detail("deck")
    return [
        EventKind("start"),
        EventKind("setup-drawn", (card,)),
        EventKind("set-aside", (card,)),
        EventKind("laid", (card, spot)),
        EventKind("restarted"),
        EventKind("ready", (Detail("removed"), deck)),
        EventKind("dealt", (), (card,), told=True),
        EventKind("drawn", (deck,), (card,)),
        EventKind("laura-drew", (deck, card)),
        EventKind("rolling", (Detail("dice"),)),
        EventKind("thrown", (Detail("dice"), Detail("wheels"))),
        EventKind("rode", (Detail("from"), Detail("to"), Detail("broken"))),
        EventKind("derailed", (Detail("left"), Detail("derailments"))),
        EventKind("taken", (Detail("due"), card), many=True),
        EventKind("put", (card, Detail("other", low=NO_CARD))),
        EventKind("boxed", (card,)),
        EventKind("passed"),
        EventKind("revealed", (card,), many=True),
        EventKind("over", (Detail("place"),), many=True),
    ]


class LokEncoder(Encoder):
    """Encodes states of Lok'n'Roll. The rules' own actions are numbered densely already."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats, size_of(parts(seats)), ACTIONS)

    def number(self, _state: State, action: i64) -> i64:
        """As in the rules: by the entry exit, whatever the direction of the track."""
        return action

    def number_choices(self, _state: State, found: Choices) -> None:
        """All at once."""
        found.reserve_numbers()
        actions = found.actions
        numbers = found.numbers
        index: i64
        for index in range(found.count):
            numbers[index] = actions[index]

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """The parts, in their order."""
        assert isinstance(state, LokState)
        at = self._write_cards(state, seat, out, at)
        at = self._write_track(state, out, at)
        at = self._write_piles(state, seat, out, at)
        return self._write_table(state, seat, out, at)

    def _write_cards(self, state: LokState, seat: i64, out: vec[u8], at: i64) -> i64:
        one: u8 = 1
        end = write_zeros(4 * t.KINDS, out, at)
        kind: i64
        for kind in range(t.KINDS):
            out[at + t.KINDS + kind] = clipped(state.pool[kind])
            out[at + 3 * t.KINDS + kind] = clipped(state.box[kind])
        other: i64
        heaps = state.heaps
        place: i64
        for other in range(state.seats):
            into = at if other == seat else at + t.KINDS
            heap = heaps.hand(other)
            for place in range(heaps.size(heap)):
                kind = into + heaps.card(heap, place)
                out[kind] = out[kind] + one
        for place in range(heaps.size(PENDING)):
            kind = at + 2 * t.KINDS + heaps.card(PENDING, place)
            out[kind] = out[kind] + one
        return end

    def _write_track(self, state: LokState, out: vec[u8], at: i64) -> i64:
        track = state.track
        count: i64 = len(track.kinds)
        end = write_zeros(TAIL, out, at)
        step: i64
        for step in range(min(count, TAIL)):
            out[at + step] = u8(track.kinds[count - 1 - step] + 1)
        room: i64 = track.room
        placement: i64
        for placement in range(ROOM):
            out[end + placement] = u8((room >> placement) & 1)
        at = write_code(0 if state.drawn == NO_CARD else state.drawn + 1, out, end + ROOM)
        at = write_code(track.end_direction, out, at)
        at = write_code(count, out, at)
        return write_code(max(0, count - 1 - track.locomotive), out, at)

    def _write_piles(self, state: LokState, seat: i64, out: vec[u8], at: i64) -> i64:
        """Seats starting from the viewing one; with a lone seat, Laura is second."""
        seats = self.seats
        heaps = state.heaps
        for step in range(seats):
            hand = (seat + step) % seats
            held: i64 = 0
            if hand < state.seats:
                held = heaps.size(heaps.hand(hand))
            at = write_code(held, out, at)
        riders: i64 = heaps.riders
        sizes = at + (t.MAX_SEATS + 1) * PILE
        end = write_zeros((t.MAX_SEATS + 1) * (PILE + 3), out, at)
        for step in range(riders):
            rider = (seat + step) % riders if riders == seats else step
            pile = heaps.pile(rider)
            count = heaps.size(pile)
            points: i64 = 0
            index: i64
            for index in range(count):
                value = t.VALUE_OF[heaps.card(pile, count - 1 - index)]
                points += value
                if index < PILE:
                    out[at + step * PILE + index] = u8(value)
            out[sizes + step] = clipped(count)
            out[sizes + t.MAX_SEATS + 1 + step] = clipped(points)
            out[sizes + 2 * (t.MAX_SEATS + 1) + step] = clipped(state.derailments[rider])
        return end

    def _write_table(self, state: LokState, seat: i64, out: vec[u8], at: i64) -> i64:
        seats = self.seats
        thrown: i64 = len(state.throws)
        step: i64
        for step in range(THROWS):
            at = write_code(state.throws[thrown - 1 - step] + 1 if step < thrown else 0, out, at)
        nobody = state.builder == NO_SEAT
        at = write_code(seats if nobody else (state.builder - seat) % seats, out, at)
        at = write_code(state.build_value, out, at)
        at = write_code(state.build_cards, out, at)
        at = write_code(state.deck, out, at)
        at = write_code(state.phase, out, at)
        at = write_code((state.seat - seat) % seats, out, at)
        at = write_code(state.settings.mode, out, at)
        return write_code(1 if state.settings.ribbon else 0, out, at)


def new_encoder(seats: i64) -> Encoder:
    """The encoder for so many seats."""
    return LokEncoder(seats)
