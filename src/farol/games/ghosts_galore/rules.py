"""What each action and each outcome of chance does."""

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
from farol.games.ghosts_galore.pool import insert_sorted, remove_sorted
from farol.games.ghosts_galore.position import Position
from farol.games.ghosts_galore.tables import (
    CELLS,
    EMPTY,
    NONE,
    ROUNDS,
    SPARE_TILES,
    TILES,
    TURNS,
)


def new_game(seats: i64, expert: bool) -> "GhostsGalore":
    """A game before its first deal."""
    return GhostsGalore(
        seats,
        expert,
        sides=[NONE] * seats,
        hidden=[NONE] * seats,
        spare=[NONE] * seats,
        claimed=[NONE] * seats,
        pending=[NONE] * seats,
        fields=[EMPTY] * (seats * CELLS),
        pool=list(range(TILES)),
        row=[],
        face_up=[],
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class GhostsGalore(Position):
    """One game of eight rounds."""

    def copy(self) -> "GhostsGalore":
        """An independent equal state."""
        other = GhostsGalore(
            self.seats,
            self.expert,
            sides=self.sides[:],
            hidden=self.hidden[:],
            spare=self.spare[:],
            claimed=self.claimed[:],
            pending=self.pending[:],
            fields=self.fields[:],
            pool=self.pool[:],
            row=self.row[:],
            face_up=self.face_up[:],
        )
        other.phase = self.phase
        other.turn = self.turn
        other.round = self.round
        other.lamp = self.lamp
        other.stack = self.stack
        other.drawn = self.drawn
        return other

    # ---- what it changes

    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        """Carry out a legal action or chance outcome; say in `log` what happened."""
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
        """Pass set-up on to the next seat, or to the next phase after the last one."""
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
            self.phase = phase

    def _deal_board(self, board: i64, log: list[Event] | None) -> None:
        self.sides[self.turn] = board * 2
        if log is not None:
            log.append(Event("board", self.turn, (board,), (), NOBODY))
        self._next_or(CHOOSE_SIDES)

    def _choose_side(self, letter: i64, log: list[Event] | None) -> None:
        self.sides[self.turn] += letter
        if log is not None:
            log.append(Event("side", self.turn, (self.sides[self.turn],), (), NOBODY))
        self._next_or(DEAL_TILES)

    def _deal_tile(self, tile: i64, log: list[Event] | None) -> None:
        seat: i64 = self.turn
        remove_sorted(self.pool, tile)
        if log is not None:
            log.append(Event("deal", seat, (), (tile,), only(seat)))
        if not self.expert:
            self.hidden[seat] = tile
            self._next_or(DEAL_LAMP)
        elif self.hidden[seat] == NONE:
            self.hidden[seat] = tile
        else:  # two tiles in hand have no order
            self.spare[seat] = max(tile, self.hidden[seat])
            self.hidden[seat] = min(tile, self.hidden[seat])
            self._next_or(CHOOSE_HIDDEN)

    def _choose_hidden(self, tile: i64, log: list[Event] | None) -> None:
        seat: i64 = self.turn
        if tile == self.spare[seat]:
            self.spare[seat] = self.hidden[seat]
            self.hidden[seat] = tile
        if log is not None:
            log.append(Event("hide", seat, (), (tile, self.spare[seat]), only(seat)))
        self._next_or(DEAL_LAMP)
        if self.phase == DEAL_LAMP:  # G2.7: all second tiles go back before the stacks are made
            returned: i64
            for returned in self.spare:
                insert_sorted(self.pool, returned)

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
        remove_sorted(self.face_up, tile)
        self.claimed[self.turn] = tile
        if log is not None:
            log.append(Event("take", self.turn, (tile,), (), NOBODY))
        self._next_claim(log)

    def _turn_up(self, tile: i64, log: list[Event] | None) -> None:
        remove_sorted(self.pool, tile)
        self.stack -= 1
        self.row.append(tile)
        self.drawn = tile
        self.phase = DECIDE
        if log is not None:
            log.append(Event("drawn", self.turn, (tile,), (), NOBODY))

    def _decide(self, keeps: bool, log: list[Event] | None) -> None:
        tile: i64 = self.drawn
        self.drawn = NONE
        if keeps:
            self.claimed[self.turn] = tile
        else:
            insert_sorted(self.face_up, tile)
        if log is not None:
            log.append(Event("keep" if keeps else "leave", self.turn, (tile,), (), NOBODY))
        self._next_claim(log)

    def _next_claim(self, log: list[Event] | None) -> None:
        """G3.1: the next seat without a tile; G3.6: the last one sees the whole stack first."""
        claimed = self.claimed
        waiting: i64 = 0
        tile: i64
        for tile in claimed:
            if tile == NONE:
                waiting += 1
        if waiting == 0:
            self._start_placing(PLACE)
            return
        seat: i64 = self.turn + 1
        if seat == self.seats:
            seat = 0
        while claimed[seat] != NONE:
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
        remove_sorted(self.pool, tile)
        self.stack -= 1
        self.row.append(tile)
        insert_sorted(self.face_up, tile)
        if log is not None:
            log.append(Event("reveal", self.turn, (tile,), (), NOBODY))
        if self.stack == 0:
            self.phase = CLAIM

    def _start_placing(self, phase: i64) -> None:
        self.phase = phase
        self.turn = self.lamp

    def _place(self, place: i64, log: list[Event] | None) -> None:
        seat: i64 = self.turn
        self.pending[seat] = place
        if log is not None:
            cell, turn = place // TURNS, place % TURNS
            log.append(Event("place", seat, (), (self.tile_to_place(seat), cell, turn), only(seat)))
        self.turn = seat + 1
        if self.turn == self.seats:
            self.turn = 0
        if self.turn == self.lamp:
            self._show_placements(log)

    def _show_placements(self, log: list[Event] | None) -> None:
        """G4.4: all placements come to light at once."""
        for seat in range(self.seats):
            tile = self.tile_to_place(seat)
            cell, turn = self.pending[seat] // TURNS, self.pending[seat] % TURNS
            self.fields[seat * CELLS + cell] = tile * TURNS + turn
            self.pending[seat] = NONE
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
        self.row = []
        self.face_up = []
        for seat in range(self.seats):
            self.claimed[seat] = NONE
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

    # ---- what a seat may believe

    def sample_world(self, seat: i64, rand: Rand) -> "GhostsGalore":
        """A world with every tile the seat has seen in its place and all else drawn anew."""
        world = self.copy()
        if self.phase != FINISHED:
            world._deal_secrets_anew(seat, rand)
        if self.expert and self.phase > CHOOSE_HIDDEN:
            world._recall_anew(seat, rand)
        for other in range(self.seats):
            if other != seat and self.pending[other] != NONE:
                world.pending[other] = self.sample_placement(other, rand)
        return world

    def _deal_secrets_anew(self, seat: i64, rand: Rand) -> None:
        """Give the other seats other hidden tiles; before G2.7 also other second tiles."""
        pool = self.pool
        in_hand = self.expert and self.phase <= CHOOSE_HIDDEN  # second tiles are still held
        for other in range(self.seats):
            if other != seat and self.hidden[other] != NONE:
                insert_sorted(pool, self.hidden[other])
                if in_hand and self.spare[other] != NONE:
                    insert_sorted(pool, self.spare[other])
        # what the seat gave back cannot be a tile that another seat was dealt before that
        returned = (
            not in_hand and self.spare[seat] != NONE and remove_sorted(pool, self.spare[seat])
        )
        for other in range(self.seats):
            if other != seat and self.hidden[other] != NONE:
                self.hidden[other] = pool.pop(rand.below(len(pool)))
                if in_hand and self.spare[other] != NONE:
                    self.spare[other] = pool.pop(rand.below(len(pool)))
                    if self.phase == DEAL_TILES or other >= self.turn:
                        self._order_hand(other)
        if returned:
            insert_sorted(pool, self.spare[seat])

    def _order_hand(self, seat: i64) -> None:
        if self.hidden[seat] > self.spare[seat]:
            tile: i64 = self.hidden[seat]
            self.hidden[seat] = self.spare[seat]
            self.spare[seat] = tile

    def _recall_anew(self, seat: i64, rand: Rand) -> None:
        """Any tile but the hidden ones may be what another seat gave back."""
        for other in range(self.seats):
            if other != seat:
                self.spare[other] = NONE
        for other in range(self.seats):
            if other != seat:
                tile = rand.below(TILES)
                while tile in self.hidden or tile in self.spare:
                    tile = rand.below(TILES)
                self.spare[other] = tile
