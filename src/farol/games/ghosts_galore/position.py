"""The position: tiles on the table, legal actions, and scores."""

# compiled by mypyc

from farol.core.choices import Choices
from farol.core.compiled import mypyc_attr
from farol.core.native import i64
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER, State
from farol.games.ghosts_galore.codes import (
    CHOOSE_SIDES,
    CLAIM,
    DEAL_BOARDS,
    DEAL_LAMP,
    DECIDE,
    DRAW,
    FINISHED,
    HIDE,
    IS_CHANCE,
    KEEP,
    LEAVE,
    PLACE,
    PLACE_HIDDEN,
    PUT,
    SIDE,
    TAKE,
)
from farol.games.ghosts_galore.scoring import dead_ends, places_of, score_boards, total_of
from farol.games.ghosts_galore.table import (
    CLAIMED,
    FACE_UP,
    FIELDS,
    FREE,
    HIDDEN,
    PENDING,
    POOL,
    SPARE,
    TableVector,
)
from farol.games.ghosts_galore.table import SIDE as SIDE_OF
from farol.games.ghosts_galore.tables import BOARDS, CELLS, EMPTY, MEMBER, NONE, SIZE, TURNS


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """The table. Undrawn tiles are one pool, all equally likely."""

    def __init__(self, seats: i64, expert: bool, table: TableVector) -> None:
        super().__init__(seats)
        self.expert = expert
        self.table = table
        self.phase: i64 = DEAL_BOARDS
        self.turn: i64 = 0  # the seat that acts, or that chance deals to
        self.round: i64 = 0
        self.lamp: i64 = NONE
        self.stack: i64 = 0  # undrawn tiles of the current stack
        self.drawn: i64 = NONE  # the tile to keep or leave

    # ---- tiles, as lists

    @property
    def sides(self) -> list[int]:
        """By seat; side A of its board until it chooses."""
        return self.table.column(SIDE_OF)

    @property
    def hidden(self) -> list[int]:
        """By seat: the hidden tile."""
        return self.table.column(HIDDEN)

    @property
    def spare(self) -> list[int]:
        """By seat, expert: the second tile; later the seat's memory of it."""
        return self.table.column(SPARE)

    @property
    def claimed(self) -> list[int]:
        """By seat: the tile of this round."""
        return self.table.column(CLAIMED)

    @property
    def pending(self) -> list[int]:
        """By seat: cell * TURNS + turn, secret until all have placed."""
        return self.table.column(PENDING)

    @property
    def fields(self) -> list[int]:
        """By seat * CELLS + cell: tile * TURNS + turn, or EMPTY."""
        return [field for seat in range(self.seats) for field in self.table.fields(seat)]

    @property
    def pool(self) -> list[int]:
        """All tiles nobody has drawn, ascending."""
        return self.table.tiles(POOL)

    @property
    def row(self) -> list[int]:
        """This round's drawn tiles in their order."""
        return self.table.row()

    @property
    def face_up(self) -> list[int]:
        """Those of the row that wait to be taken, ascending."""
        return self.table.tiles(FACE_UP)

    # ---- legal actions

    def to_act(self) -> i64:
        """The seat that decides next, CHANCE or OVER."""
        if IS_CHANCE >> self.phase & 1:
            return CHANCE
        if self.phase == FINISHED:
            return OVER
        return self.turn

    def legal_actions(self) -> list[int]:
        """What the seat to act may do, ascending."""
        found = Choices()
        self.list_choices(found)
        return found.listed()

    def list_choices(self, found: Choices) -> None:
        """The same, into a buffer."""
        phase: i64 = self.phase
        table = self.table
        found.count = 0
        if phase == CLAIM:
            if self.stack > 0:
                found.add(DRAW)
            index: i64
            for index in range(table.count(FACE_UP)):
                found.add(TAKE + table.tile_at(FACE_UP, index))
        elif phase == DECIDE:
            found.add(LEAVE)
            found.add(KEEP)
        elif phase in (PLACE, PLACE_HIDDEN):
            self._list_placements(found)
        elif phase == CHOOSE_SIDES:
            found.add(SIDE)
            found.add(SIDE + 1)
        else:
            found.add(HIDE + table.of(self.turn, HIDDEN))
            found.add(HIDE + table.of(self.turn, SPARE))

    def _list_placements(self, found: Choices) -> None:
        cell: i64
        turn: i64
        for cell in range(CELLS):
            if self.table.of(self.turn, FIELDS + cell) == EMPTY:
                for turn in range(TURNS):
                    found.add(PUT + cell * TURNS + turn)

    def sample_action(self, rand: Rand) -> i64:
        """A random legal action, uniformly."""
        phase: i64 = self.phase
        if phase == CLAIM:
            draws: i64 = 0
            if self.stack > 0:
                draws = 1
            index = rand.below(draws + self.table.count(FACE_UP)) - draws
            if index < 0:
                return DRAW
            return TAKE + self.table.tile_at(FACE_UP, index)
        if phase == DECIDE:
            return LEAVE + rand.below(2)
        if phase in (PLACE, PLACE_HIDDEN):
            return PUT + self.sample_placement(self.turn, rand)
        if phase == CHOOSE_SIDES:
            return SIDE + rand.below(2)
        seat: i64 = self.turn
        if rand.below(2) == 0:
            return HIDE + self.table.of(seat, HIDDEN)
        return HIDE + self.table.of(seat, SPARE)

    def sample_placement(self, seat: i64, rand: Rand) -> i64:
        """A free cell of a seat and a turn, uniformly."""
        free = self.table.of(seat, FREE)
        place = rand.below(SIZE[free] * TURNS)
        return MEMBER[free * CELLS + place // TURNS] * TURNS + place % TURNS

    def tile_to_place(self, seat: i64) -> i64:
        """The tile that a seat places now."""
        if self.phase == PLACE_HIDDEN:
            return self.table.of(seat, HIDDEN)
        return self.table.of(seat, CLAIMED)

    # ---- chance

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Each possible board, tile or seat, all equally likely."""
        if self.phase == DEAL_BOARDS:
            return [(board, 1) for board in self._undealt_boards()]
        if self.phase == DEAL_LAMP:
            return [(seat, 1) for seat in range(self.seats)]
        return [(tile, 1) for tile in self.pool]

    def sample_chance(self, rand: Rand) -> i64:
        """One outcome, distributed as `chance_outcomes`."""
        if self.phase == DEAL_BOARDS:
            return rand.choice(self._undealt_boards())
        if self.phase == DEAL_LAMP:
            return rand.below(self.seats)
        table = self.table
        return table.tile_at(POOL, rand.below(table.count(POOL)))

    def _undealt_boards(self) -> list[int]:
        sides = self.sides
        return [board for board in range(BOARDS) if board * 2 not in sides]

    # ---- points

    def board_of(self, seat: i64) -> list[int]:
        """The nine fields of a seat, as publicly visible."""
        return self.table.fields(seat)

    def sheets(self) -> list[list[int]]:
        """The present 13 lines of every seat (G5.6)."""
        return score_boards(self.sides, [self.board_of(seat) for seat in range(self.seats)])

    def dead_ends(self) -> list[int]:
        """The present dead ends of every seat."""
        return [
            dead_ends(self.table.of(seat, SIDE_OF), self.board_of(seat))
            for seat in range(self.seats)
        ]

    def scores(self) -> list[int]:
        """The current points of each seat."""
        return [total_of(lines) for lines in self.sheets()]

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the best; ties share one."""
        return places_of(self.scores(), self.dead_ends())
