"""Where a game stands: what lies on the table, who may do what, and what it is worth."""

# compiled by mypyc

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
from farol.games.ghosts_galore.tables import BOARDS, CELLS, EMPTY, NONE, TURNS


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """The table. Undrawn tiles are one pool: any of them is as likely as another."""

    def __init__(
        self,
        seats: i64,
        expert: bool,
        *,
        sides: list[int],
        hidden: list[int],
        spare: list[int],
        claimed: list[int],
        pending: list[int],
        fields: list[int],
        pool: list[int],
        row: list[int],
        face_up: list[int],
    ) -> None:
        super().__init__(seats)
        self.expert = expert
        self.phase: i64 = DEAL_BOARDS
        self.turn: i64 = 0  # the seat that acts, or that chance deals to
        self.round: i64 = 0
        self.lamp: i64 = NONE
        self.stack: i64 = 0  # undrawn tiles of the current stack
        self.drawn: i64 = NONE  # the tile to keep or leave
        self.sides = sides  # by seat; side A of its board until it chooses
        self.hidden = hidden  # by seat
        self.spare = spare  # by seat, expert: the second tile; later what the seat recalls of it
        self.claimed = claimed  # by seat
        self.pending = pending  # by seat: cell * TURNS + turn, secret until all have placed
        self.fields = fields  # by seat * CELLS + cell
        self.pool = pool  # ascending: all tiles nobody has drawn
        self.row = row  # this round's drawn tiles in their order
        self.face_up = face_up  # those of the row that wait to be taken, ascending

    # ---- who may do what

    def to_act(self) -> i64:
        """The seat that decides next, CHANCE or OVER."""
        if IS_CHANCE >> self.phase & 1:
            return CHANCE
        if self.phase == FINISHED:
            return OVER
        return self.turn

    def legal_actions(self) -> list[int]:
        """What the seat to act may do, ascending."""
        phase: i64 = self.phase
        if phase == CLAIM:
            actions = [DRAW] if self.stack > 0 else []
            actions += [TAKE + tile for tile in self.face_up]
            return actions
        if phase == DECIDE:
            return [LEAVE, KEEP]
        if phase in (PLACE, PLACE_HIDDEN):
            return self._legal_placements()
        if phase == CHOOSE_SIDES:
            return [SIDE, SIDE + 1]
        return [HIDE + self.hidden[self.turn], HIDE + self.spare[self.turn]]

    def _legal_placements(self) -> list[int]:
        actions: list[int] = []
        cell: i64
        for cell in range(CELLS):
            if self.fields[self.turn * CELLS + cell] == EMPTY:
                first: i64 = PUT + cell * TURNS
                actions += [first, first + 1, first + 2, first + 3]
        return actions

    def sample_action(self, rand: Rand) -> i64:
        """One legal action, each equally likely."""
        phase: i64 = self.phase
        if phase == CLAIM:
            draws: i64 = 0
            if self.stack > 0:
                draws = 1
            index = rand.below(draws + len(self.face_up)) - draws
            if index < 0:
                return DRAW
            return TAKE + self.face_up[index]
        if phase == DECIDE:
            return LEAVE + rand.below(2)
        if phase in (PLACE, PLACE_HIDDEN):
            return PUT + self.sample_placement(self.turn, rand)
        if phase == CHOOSE_SIDES:
            return SIDE + rand.below(2)
        seat: i64 = self.turn
        if rand.below(2) == 0:
            return HIDE + self.hidden[seat]
        return HIDE + self.spare[seat]

    def sample_placement(self, seat: i64, rand: Rand) -> i64:
        """A free cell of a seat and a turn, each equally likely."""
        fields = self.fields
        first = seat * CELLS
        free: i64 = 0
        for cell in range(first, first + CELLS):
            if fields[cell] == EMPTY:
                free += 1
        place = rand.below(free * TURNS)
        skip = place // TURNS
        cell = 0
        while True:
            if fields[first + cell] == EMPTY:
                if skip == 0:
                    return cell * TURNS + place % TURNS
                skip -= 1
            cell += 1

    def tile_to_place(self, seat: i64) -> i64:
        """The tile that a seat lays now."""
        if self.phase == PLACE_HIDDEN:
            return self.hidden[seat]
        return self.claimed[seat]

    # ---- chance

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Each possible board, tile or seat, all equally likely."""
        if self.phase == DEAL_BOARDS:
            return [(board, 1) for board in range(BOARDS) if board * 2 not in self.sides]
        if self.phase == DEAL_LAMP:
            return [(seat, 1) for seat in range(self.seats)]
        return [(tile, 1) for tile in self.pool]

    def sample_chance(self, rand: Rand) -> i64:
        """One outcome by the law of `chance_outcomes`."""
        if self.phase == DEAL_BOARDS:
            return rand.choice([board for board in range(BOARDS) if board * 2 not in self.sides])
        if self.phase == DEAL_LAMP:
            return rand.below(self.seats)
        pool = self.pool
        return pool[rand.below(len(pool))]

    # ---- points

    def board_of(self, seat: i64) -> list[int]:
        """The nine fields of a seat, as far as everybody can see them."""
        return self.fields[seat * CELLS : (seat + 1) * CELLS]

    def sheets(self) -> list[list[int]]:
        """The 13 lines of every seat as they stand (G5.6)."""
        return score_boards(self.sides, [self.board_of(seat) for seat in range(self.seats)])

    def dead_ends(self) -> list[int]:
        """The dead ends of every seat as they stand."""
        return [dead_ends(self.sides[seat], self.board_of(seat)) for seat in range(self.seats)]

    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        return [total_of(lines) for lines in self.sheets()]

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the best; equals share a place."""
        return places_of(self.scores(), self.dead_ends())
