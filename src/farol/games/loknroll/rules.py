"""The course of a game; numbers like L4.3 refer to the rules text."""

# compiled by mypyc

from typing import Final

from farol.core.compiled import mypyc_attr
from farol.core.event import NOBODY, Event, only
from farol.core.native import append, i64, vec
from farol.core.rand import Rand
from farol.games.loknroll.choices import LegalActions
from farol.games.loknroll.heaps import ASIDE, PENDING
from farol.games.loknroll.moves import (
    ACCEPT,
    PASS,
    PUT,
    ROLL,
    STOP,
    laid_kind,
    laid_way,
    put_combines,
    put_kind,
)
from farol.games.loknroll.piles import ordered
from farol.games.loknroll.position import (
    ACT,
    BUILD,
    DEAL,
    DISCARD,
    DONE,
    DRAW,
    LAURA_DRAW,
    LAURA_LAY,
    LAURA_PILE,
    NO_CARD,
    NO_SEAT,
    PENALTY,
    SETUP_DRAW,
    SETUP_LAY,
    START,
    THROW,
    find_outcome,
    heaps_for,
)
from farol.games.loknroll.settings import LAURA, START_AT_RANDOM, THREE_DERAILMENTS, GameSettings
from farol.games.loknroll.tables import (
    CHAOS,
    COPIES,
    DICE,
    IS_BROKEN,
    KINDS,
    MAX_DERAILMENTS,
    MAX_SEATS,
    REMOVED,
    SHAPE_OF,
    START_HAND,
    START_LOCOMOTIVE,
    START_TRACK,
    THROW_WEIGHT,
    THROWS,
    VALUE_OF,
    WHEEL_WEIGHTS,
)
from farol.games.loknroll.track import Track

LAURA_SEAT: Final[i64] = MAX_SEATS  # the seat in her events


@mypyc_attr(allow_interpreted_subclasses=True)
class LokState(LegalActions):
    """A running game of Lok'n'Roll."""

    def copy(self) -> "LokState":
        """An independent equal state."""
        twin = LokState(
            self.seats, self.settings, self.track.copy(), self.pool[:], self.heaps.copy()
        )
        self.copy_fields(twin)
        return twin

    def sample_world(self, seat: i64, rand: Rand) -> "LokState":
        """A random state that this seat cannot distinguish from the real one."""
        world = self.copy()
        world.deal_unseen(seat, rand)
        return world

    # --- chance ------------------------------------------------------------------------------

    def next_dice(self) -> i64:
        """The number of dice in the next throw (L4.7)."""
        left: i64 = self.build_value * self.build_cards - DICE * len(self.throws)
        if left < DICE:
            return left
        return DICE

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Seats, numbers of wheels or kinds of cards, each with its weight."""
        if self.phase == START:
            return [(seat, 1) for seat in range(self.seats)]
        if self.phase == THROW:
            return list(enumerate(WHEEL_WEIGHTS[self.next_dice()]))
        return [(kind, self.pool[kind]) for kind in range(KINDS) if self.pool[kind] > 0]

    def sample_chance(self, rand: Rand) -> i64:
        """One outcome, distributed as `chance_outcomes`."""
        if self.phase == START:
            return rand.below(self.seats)
        if self.phase == THROW:
            return self._sample_throw(self.next_dice(), rand)
        return find_outcome(self.pool, rand.below(self.deck + self.removed))

    def _sample_throw(self, dice: i64, rand: Rand) -> i64:
        """The number of wheels shown by so many dice, at most the four of one throw."""
        first = dice * (DICE + 1)
        rest = rand.below(THROW_WEIGHT[dice])
        wheels: i64 = 0
        while rest >= THROWS[first + wheels]:
            rest -= THROWS[first + wheels]
            wheels += 1
        return wheels

    # --- applying ----------------------------------------------------------------------------

    def apply_unchecked(self, action: i64, log: list[Event] | None = None) -> None:
        """Apply a legal action or chance outcome."""
        phase: i64 = self.phase
        if phase == DRAW:
            self._draw(action, log)
        elif phase == ACT:
            self._act(action, log)
        elif phase == BUILD:
            self._build_or_roll(action, log)
        elif phase == THROW:
            self._throw(action, log)
        elif phase == PENALTY:
            self._put_penalty(action, log)
        elif phase == DISCARD:
            self._discard_or_stop(action, log)
        elif phase == LAURA_DRAW:
            self._draw_for_laura(action, log)
        elif phase == LAURA_LAY:
            self._lay_for_laura(laid_way(action), log)
        else:
            self._prepare(action, log)

    # --- set-up (L3) -------------------------------------------------------------------------

    def _prepare(self, action: i64, log: list[Event] | None) -> None:
        if self.phase == SETUP_DRAW:
            self._draw_in_setup(action, log)
        elif self.phase == SETUP_LAY:
            self._lay_in_setup(laid_way(action), log)
        elif self.phase == DEAL:
            self._deal(action, log)
        else:
            self.begin_with(action, log)

    def begin_with(self, seat: i64, log: list[Event] | None) -> None:
        """This seat begins: it lays the first card and has the first turn (L3.1)."""
        self.starter = seat
        self.seat = seat
        self.phase = SETUP_DRAW
        if log is not None:
            log.append(Event("start", seat, (), (), NOBODY))

    def _draw_in_setup(self, kind: i64, log: list[Event] | None) -> None:
        self.leave_pool(kind)
        if log is not None:
            log.append(Event("setup-drawn", self.seat, (kind,), (), NOBODY))
        if self.starts_with(kind):
            self.drawn = kind
            self.phase = SETUP_LAY
            return
        self.heaps.insert(ASIDE, kind)
        if log is not None:
            log.append(Event("set-aside", self.seat, (kind,), (), NOBODY))
        if self.deck == 0:
            self._restart_setup(log)

    def starts_with(self, kind: i64) -> bool:
        """Whether a card drawn in the set-up is laid, not put aside (L3.3)."""
        if IS_BROKEN[kind] and not self.settings.broken_in_start:
            return False
        if self.settings.value_rule_in_start and self.track.clashes(kind):
            return False
        return self.track.finds_room(kind)

    def _restart_setup(self, log: list[Event] | None) -> None:
        # L3.8: nothing is left to draw and the track is not complete
        for kind in self.track.kinds:
            self.heaps.insert(ASIDE, kind)
        self._return_aside()
        self.track.clear()
        self.seat = self.starter
        if log is not None:
            log.append(Event("restarted", NO_SEAT, (), (), NOBODY))

    def _lay_in_setup(self, way: i64, log: list[Event] | None) -> None:
        self.lay(self.drawn, way, self.seat, log)
        self.drawn = NO_CARD
        laid: i64 = len(self.track.kinds)
        if laid < START_TRACK:
            self.seat = (self.starter + laid) % self.seats
            self.phase = SETUP_DRAW
            return
        self._return_aside()
        self.track.locomotive = START_LOCOMOTIVE
        self.removed = REMOVED[self.seats - 1]
        self.deck -= self.removed
        self.seat = self.starter
        self.phase = DEAL
        if log is not None:
            log.append(Event("ready", NO_SEAT, (self.removed, self.deck), (), NOBODY))

    def _return_aside(self) -> None:
        pool = self.pool
        for place in range(self.heaps.size(ASIDE)):
            kind = self.heaps.card(ASIDE, place)
            pool[kind] = pool[kind] + 1
        self.deck += self.heaps.size(ASIDE)
        self.heaps.clear(ASIDE)

    def _deal(self, kind: i64, log: list[Event] | None) -> None:
        self.leave_pool(kind)
        self.heaps.insert(self.heaps.hand(self.seat), kind)
        if log is not None:
            log.append(Event("dealt", self.seat, (), (kind,), only(self.seat)))
        self.seat = (self.seat + 1) % self.seats
        if self.heaps.size(self.heaps.hand(self.seat)) == START_HAND:
            self.phase = LAURA_DRAW if self.settings.mode == LAURA else DRAW

    # --- a turn (L4) -------------------------------------------------------------------------

    def _draw(self, kind: i64, log: list[Event] | None) -> None:
        self.leave_pool(kind)
        self.heaps.insert(self.heaps.hand(self.seat), kind)
        self.phase = ACT
        if log is not None:
            log.append(Event("drawn", self.seat, (self.deck,), (kind,), only(self.seat)))

    def _act(self, action: i64, log: list[Event] | None) -> None:
        if action == PASS:
            if log is not None:
                log.append(Event("passed", self.seat, (), (), NOBODY))
            self._penalize(self.ride_one(self.seat, log) + 1, log)  # L4.4, L4.9
        elif action < PUT:
            self.builder = self.seat
            self.build_value = VALUE_OF[laid_kind(action)]
            self.build_cards = 0
            self.throws = vec[i64]()
            self.phase = BUILD
            self._build_or_roll(action, log)
        else:
            self.phase = DISCARD
            self._discard_or_stop(action, log)

    def _build_or_roll(self, action: i64, log: list[Event] | None) -> None:
        if action == ROLL:
            self.phase = THROW
            if log is not None:
                dice: i64 = self.build_value * self.build_cards
                log.append(Event("rolling", self.seat, (dice,), (), NOBODY))
            return
        kind = laid_kind(action)
        self.heaps.remove(self.heaps.hand(self.seat), kind)
        self.lay(kind, laid_way(action), self.seat, log)
        self.build_cards += 1

    def _throw(self, wheels: i64, log: list[Event] | None) -> None:
        if log is not None:
            log.append(Event("thrown", self.seat, (self.next_dice(), wheels), (), NOBODY))
        self.throws = append(self.throws, wheels)
        if self.next_dice() > 0:
            return
        total: i64 = 0
        wheels_once: i64
        for wheels_once in self.throws:
            total += wheels_once
        due = self.track.broken_within(total)
        left = self.ride(total, self.seat, log)
        if left > 0:
            self.derail(self.seat, self.seat, left, log)
            if self._derailed_too_often():
                self.lost = True
                self._finish(log)
                return
        self._penalize(due + left, log)

    def _discard_or_stop(self, action: i64, log: list[Event] | None) -> None:
        if action == STOP:
            self._end_turn(log)
            return
        kind = put_kind(action)
        self.heaps.remove(self.heaps.hand(self.seat), kind)
        self.put(self.seat, self.seat, kind, put_combines(action) == 1, log)

    def _end_turn(self, log: list[Event] | None) -> None:
        if self.deck == 0:
            self._finish(log)
        elif self.settings.mode == LAURA:
            self.phase = LAURA_DRAW
        else:
            self.seat = (self.seat + 1) % self.seats
            self.phase = DRAW

    def _finish(self, log: list[Event] | None) -> None:
        self.phase = DONE
        if log is not None:
            for seat, hand in enumerate(self.hands):
                log.append(Event("revealed", seat, tuple(hand), (), NOBODY))
            log.append(Event("over", NO_SEAT, tuple(self.ranking()), (), NOBODY))

    # --- the ride and what it costs (L5) -------------------------------------------------------

    def _derailed_too_often(self) -> bool:
        # L8.3: the fourth time loses at once
        return self.settings.mode == THREE_DERAILMENTS and self.derailments[0] > MAX_DERAILMENTS

    def _penalize(self, due: i64, log: list[Event] | None) -> None:
        for kind in self.take(due, self.seat, log):
            self.heaps.insert(PENDING, kind)
        if self.heaps.size(PENDING) == 0:
            self._end_turn(log)
        else:
            self.phase = PENALTY

    # --- piles (L6) --------------------------------------------------------------------------

    def _put_penalty(self, action: i64, log: list[Event] | None) -> None:
        if action == ACCEPT:
            heaps = self.heaps
            for kind in ordered(heaps.vector(heaps.pile(self.seat)), heaps.vector(PENDING)):
                self.put(self.seat, self.seat, kind, self.matches_top(self.seat, kind), log)
            heaps.clear(PENDING)
        else:
            kind = put_kind(action)
            self.heaps.remove(PENDING, kind)
            self.put(self.seat, self.seat, kind, put_combines(action) == 1, log)
        if self.heaps.size(PENDING) == 0:
            self._end_turn(log)

    # --- Laura (L9) --------------------------------------------------------------------------

    def _draw_for_laura(self, kind: i64, log: list[Event] | None) -> None:
        self.leave_pool(kind)
        if log is not None:
            log.append(Event("laura-drew", LAURA_SEAT, (self.deck, kind), (), NOBODY))
        if SHAPE_OF[kind] == CHAOS:
            self._put_for_laura(kind, log)
            self.phase = DRAW
        elif self.track.clashes(kind) or not self.track.finds_room(kind):
            self._pass_for_laura(kind, log)
        else:
            self.drawn = kind
            if self.settings.laura_placed_by_player:
                self.phase = LAURA_LAY
            else:
                self._lay_for_laura(self.track.roomiest_way(kind), log)

    def _put_for_laura(self, kind: i64, log: list[Event] | None) -> None:
        # L9.5: at once, on top, and always combined
        combine = self.matches_top(LAURA_PILE, kind)
        self.put(LAURA_PILE, LAURA_SEAT, kind, combine, log)

    def _pass_for_laura(self, kind: i64, log: list[Event] | None) -> None:
        self.box[kind] += 1
        if log is not None:
            log.append(Event("boxed", LAURA_SEAT, (kind,), (), NOBODY))
            log.append(Event("passed", LAURA_SEAT, (), (), NOBODY))
        self._penalize_laura(self.ride_one(LAURA_SEAT, log) + 1, log)

    def _lay_for_laura(self, way: i64, log: list[Event] | None) -> None:
        kind: i64 = self.drawn
        self.drawn = NO_CARD
        self.lay(kind, way, LAURA_SEAT, log)
        due = self.track.broken_within(VALUE_OF[kind])
        left = self.ride(VALUE_OF[kind], LAURA_SEAT, log)
        if left > 0:
            self.derail(LAURA_PILE, LAURA_SEAT, left, log)
            due += 1  # L9.4: one card, however many steps are left
        self._penalize_laura(due, log)

    def _penalize_laura(self, due: i64, log: list[Event] | None) -> None:
        for kind in self.take(due, LAURA_SEAT, log):
            self._put_for_laura(kind, log)
        self.phase = DRAW


def new_state(seats: i64, settings: GameSettings) -> LokState:
    """A game before its first chance outcome."""
    track = Track(settings.ribbon, settings.free_end)
    state = LokState(seats, settings, track, COPIES[:], heaps_for(seats, settings))
    state.clear()
    if seats == 1:
        state.begin_with(0, None)
    elif settings.start != START_AT_RANDOM:
        state.begin_with(settings.start, None)
    return state
