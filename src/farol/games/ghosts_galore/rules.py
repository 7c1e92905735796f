"""The effects of actions and of chance outcomes."""

# compiled by mypyc

from farol.core.compiled import mypyc_attr
from farol.core.event import NOBODY, Event, only
from farol.core.native import i64
from farol.core.rand import Rand
from farol.games.ghosts_galore.codes import (
    CHOOSE_HIDDEN,
    CHOOSE_SIDES,
    CLAIM,
    DEAL_BOARDS,
    DEAL_LAMP,
    DEAL_TILES,
    DECIDE,
    DRAW,
    DRAW_TILE,
    FINISHED,
    HIDE,
    KEEP,
    PLACE,
    PLACE_HIDDEN,
    PUT,
    REVEAL,
    SIDE,
    TABLE,
    TAKE,
)
from farol.games.ghosts_galore.position import Position
from farol.games.ghosts_galore.table import (
    CLAIMED,
    FACE_UP,
    HIDDEN,
    PENDING,
    POOL,
    SPARE,
    new_table,
)
from farol.games.ghosts_galore.table import SIDE as SIDE_OF
from farol.games.ghosts_galore.tables import NONE, ROUNDS, SPARE_TILES, TILES, TURNS


def new_game(seats: i64, expert: bool) -> "GhostsGalore":
    """A game before its first deal."""
    return GhostsGalore(seats, expert, new_table(seats))


@mypyc_attr(allow_interpreted_subclasses=True)
class GhostsGalore(Position):
    """One game of eight rounds."""

    def copy(self) -> "GhostsGalore":
        """An independent equal state."""
        other = GhostsGalore(self.seats, self.expert, self.table.copy())
        other.phase = self.phase
        other.turn = self.turn
        other.round = self.round
        other.lamp = self.lamp
        other.stack = self.stack
        other.drawn = self.drawn
        return other

    # ---- changes

    def apply_unchecked(self, action: i64, log: list[Event] | None = None) -> None:
        """Apply a legal action or chance outcome; append its events to `log`."""
        phase: i64 = self.phase
        if phase == CLAIM:
            self._claim(action, log)
        elif phase == DRAW_TILE:
            self._turn_up(action, log)
        elif phase == DECIDE:
            self._decide(action == KEEP, log)
        elif phase == REVEAL:
            self._reveal(action, log)
        elif phase in (PLACE, PLACE_HIDDEN):
            self._place(action - PUT, log)
        else:
            self._set_up(action, log)

    def _set_up(self, action: i64, log: list[Event] | None) -> None:
        phase: i64 = self.phase
        if phase == DEAL_BOARDS:
            self._deal_board(action, log)
        elif phase == CHOOSE_SIDES:
            self._choose_side(action - SIDE, log)
        elif phase == DEAL_TILES:
            self._deal_tile(action, log)
        elif phase == CHOOSE_HIDDEN:
            self._choose_hidden(action - HIDE, log)
        else:
            self.lamp = action
            if log is not None:
                log.append(Event("lamp", action, (), (), NOBODY))
            self._start_round(log)

    def _next_or(self, phase: i64) -> None:
        """Move set-up on to the next seat, or after the last one to the next phase."""
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
            self.phase = phase

    def _deal_board(self, board: i64, log: list[Event] | None) -> None:
        self.table.give(self.turn, SIDE_OF, board * 2)
        if log is not None:
            log.append(Event("board", self.turn, (board,), (), NOBODY))
        self._next_or(CHOOSE_SIDES)

    def _choose_side(self, letter: i64, log: list[Event] | None) -> None:
        side = self.table.of(self.turn, SIDE_OF) + letter
        self.table.give(self.turn, SIDE_OF, side)
        if log is not None:
            log.append(Event("side", self.turn, (side,), (), NOBODY))
        self._next_or(DEAL_TILES)

    def _deal_tile(self, tile: i64, log: list[Event] | None) -> None:
        seat: i64 = self.turn
        table = self.table
        table.take(POOL, tile)
        if log is not None:
            log.append(Event("deal", seat, (), (tile,), only(seat)))
        first = table.of(seat, HIDDEN)
        if not self.expert:
            table.give(seat, HIDDEN, tile)
            self._next_or(DEAL_LAMP)
        elif first == NONE:
            table.give(seat, HIDDEN, tile)
        else:
            table.give(seat, SPARE, tile)
            self._order_hand(seat)
            self._next_or(CHOOSE_HIDDEN)

    def _choose_hidden(self, tile: i64, log: list[Event] | None) -> None:
        seat: i64 = self.turn
        table = self.table
        if tile == table.of(seat, SPARE):
            table.give(seat, SPARE, table.of(seat, HIDDEN))
            table.give(seat, HIDDEN, tile)
        if log is not None:
            log.append(Event("hide", seat, (), (tile, table.of(seat, SPARE)), only(seat)))
        self._next_or(DEAL_LAMP)
        if self.phase == DEAL_LAMP:  # G2.7: all second tiles go back before the stacks are made
            for other in range(self.seats):
                table.put(POOL, table.of(other, SPARE))

    def _start_round(self, log: list[Event] | None) -> None:
        self.round += 1
        self.stack = self.seats + SPARE_TILES
        self.turn = self.lamp
        self.phase = CLAIM
        if log is not None:
            log.append(Event("round", self.lamp, (self.round, self.stack), (), NOBODY))

    def _claim(self, action: i64, log: list[Event] | None) -> None:
        if action == DRAW:
            self.phase = DRAW_TILE
            if log is not None:
                log.append(Event("draw", self.turn, (), (), NOBODY))
            return
        tile = action - TAKE
        self.table.take(FACE_UP, tile)
        self.table.give(self.turn, CLAIMED, tile)
        if log is not None:
            log.append(Event("take", self.turn, (tile,), (), NOBODY))
        self._next_claim(log)

    def _turn_up(self, tile: i64, log: list[Event] | None) -> None:
        self.table.take(POOL, tile)
        self.stack -= 1
        self.table.lengthen_row(tile)
        self.drawn = tile
        self.phase = DECIDE
        if log is not None:
            log.append(Event("drawn", self.turn, (tile,), (), NOBODY))

    def _decide(self, keeps: bool, log: list[Event] | None) -> None:
        tile: i64 = self.drawn
        self.drawn = NONE
        if keeps:
            self.table.give(self.turn, CLAIMED, tile)
        else:
            self.table.put(FACE_UP, tile)
        if log is not None:
            log.append(Event("keep" if keeps else "leave", self.turn, (tile,), (), NOBODY))
        self._next_claim(log)

    def _next_claim(self, log: list[Event] | None) -> None:
        """G3.1: the next seat without a tile; G3.6: the last one sees the whole stack first."""
        table = self.table
        waiting: i64 = 0
        for other in range(self.seats):
            if table.of(other, CLAIMED) == NONE:
                waiting += 1
        if waiting == 0:
            self._start_placing(PLACE)
            return
        seat: i64 = self.turn + 1
        if seat == self.seats:
            seat = 0
        while table.of(seat, CLAIMED) != NONE:
            seat += 1
            if seat == self.seats:
                seat = 0
        self.turn = seat
        self.phase = CLAIM
        if waiting == 1 and self.stack > 0:
            self.phase = REVEAL
        if self.phase == REVEAL and log is not None:
            log.append(Event("last", seat, (self.stack,), (), NOBODY))

    def _reveal(self, tile: i64, log: list[Event] | None) -> None:
        self.table.take(POOL, tile)
        self.stack -= 1
        self.table.lengthen_row(tile)
        self.table.put(FACE_UP, tile)
        if log is not None:
            log.append(Event("reveal", self.turn, (tile,), (), NOBODY))
        if self.stack == 0:
            self.phase = CLAIM

    def _start_placing(self, phase: i64) -> None:
        self.phase = phase
        self.turn = self.lamp

    def _place(self, place: i64, log: list[Event] | None) -> None:
        seat: i64 = self.turn
        self.table.give(seat, PENDING, place)
        if log is not None:
            cell, turn = place // TURNS, place % TURNS
            log.append(Event("place", seat, (), (self.tile_to_place(seat), cell, turn), only(seat)))
        self.turn = seat + 1
        if self.turn == self.seats:
            self.turn = 0
        if self.turn == self.lamp:
            self._show_placements(log)

    def _show_placements(self, log: list[Event] | None) -> None:
        """G4.4: all placements are revealed at once."""
        table = self.table
        for seat in range(self.seats):
            tile = self.tile_to_place(seat)
            place = table.of(seat, PENDING)
            cell = place // TURNS
            turn = place % TURNS
            table.lay(seat, cell, tile * TURNS + turn)
            table.give(seat, PENDING, NONE)
            if log is not None:
                log.append(Event("placed", seat, (tile, cell, turn), (), NOBODY))
        if self.phase == PLACE_HIDDEN:
            self._finish(log)
        else:
            self._end_round(log)

    def _end_round(self, log: list[Event] | None) -> None:
        if log is not None:
            log.append(Event("scores", TABLE, tuple(self.scores()), (), NOBODY))
            log.append(Event("aside", TABLE, tuple(self.face_up), (), NOBODY))
        self.table.clear_row()
        self.table.clear(FACE_UP)
        for seat in range(self.seats):
            self.table.give(seat, CLAIMED, NONE)
        if self.round == ROUNDS:
            self._start_placing(PLACE_HIDDEN)
            return
        self.lamp += 1
        if self.lamp == self.seats:
            self.lamp = 0
        self._start_round(log)

    def _finish(self, log: list[Event] | None) -> None:
        self.phase = FINISHED
        if log is not None:
            log.append(Event("game-over", TABLE, tuple(self.scores() + self.ranking()), (), NOBODY))

    # ---- sampled worlds

    def sample_world(self, seat: i64, rand: Rand) -> "GhostsGalore":
        """A world with every tile the seat has seen in its place and all others drawn anew."""
        world = self.copy()
        if self.phase != FINISHED:
            world._deal_secrets_anew(seat, rand)
        if self.expert and self.phase > CHOOSE_HIDDEN:
            world._recall_anew(seat, rand)
        for other in range(self.seats):
            if other != seat and self.table.of(other, PENDING) != NONE:
                world.table.give(other, PENDING, self.sample_placement(other, rand))
        return world

    def _deal_secrets_anew(self, seat: i64, rand: Rand) -> None:
        """Give the other seats other hidden tiles; before G2.7 also other second tiles."""
        table = self.table
        in_hand = self.expert and self.phase <= CHOOSE_HIDDEN  # second tiles are still held
        for other in range(self.seats):
            if other != seat and table.of(other, HIDDEN) != NONE:
                table.put(POOL, table.of(other, HIDDEN))
                if in_hand and table.of(other, SPARE) != NONE:
                    table.put(POOL, table.of(other, SPARE))
        # what the seat gave back cannot be a tile that another seat was dealt before that
        own = table.of(seat, SPARE)
        returned = not in_hand and own != NONE and table.take(POOL, own)
        for other in range(self.seats):
            if other != seat and table.of(other, HIDDEN) != NONE:
                self._deal_anew(other, HIDDEN, rand)
                if in_hand and table.of(other, SPARE) != NONE:
                    self._deal_anew(other, SPARE, rand)
                    if self.phase == DEAL_TILES or other >= self.turn:
                        self._order_hand(other)
        if returned:
            table.put(POOL, own)

    def _deal_anew(self, seat: i64, what: i64, rand: Rand) -> None:
        table = self.table
        tile = table.tile_at(POOL, rand.below(table.count(POOL)))
        table.take(POOL, tile)
        table.give(seat, what, tile)

    def _order_hand(self, seat: i64) -> None:
        """Two tiles in hand have no order: the lower one comes first."""
        table = self.table
        tile = table.of(seat, HIDDEN)
        if tile > table.of(seat, SPARE):
            table.give(seat, HIDDEN, table.of(seat, SPARE))
            table.give(seat, SPARE, tile)

    def _recall_anew(self, seat: i64, rand: Rand) -> None:
        """Any tile but the hidden ones may be the one another seat returned."""
        for other in range(self.seats):
            if other != seat:
                self.table.give(other, SPARE, NONE)
        for other in range(self.seats):
            if other != seat:
                tile = rand.below(TILES)
                while self._is_known(tile):
                    tile = rand.below(TILES)
                self.table.give(other, SPARE, tile)

    def _is_known(self, tile: i64) -> bool:
        """Whether a tile is hidden or was returned."""
        for seat in range(self.seats):
            if self.table.of(seat, HIDDEN) == tile or self.table.of(seat, SPARE) == tile:
                return True
        return False
