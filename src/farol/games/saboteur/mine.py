"""The mine: what lies where, what is joined with the start, and where a card may be laid."""

# compiled by mypyc

from farol.core.compiled import mypyc_attr
from farol.games.saboteur.tables import (
    ASKED,
    DEMANDS,
    EAST,
    EMPTY,
    FACE,
    FACE_OPEN,
    FACE_THROUGH,
    FITS,
    FITTING,
    GOAL_CELLS,
    GOAL_SIDES,
    GOALS,
    HIDDEN_FACE,
    NEAR_COLUMNS,
    NEAR_INDEX,
    NEAR_ROWS,
    NORTH,
    POINTED_AT,
    REACHED,
    SOUTH,
    START_CELL,
    START_FACE,
    STEP,
    TREASURE,
    TREASURE_FACE,
    VALUES,
    WEST,
    stone_face,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mine:
    """Kept up to date card by card: `open_cells` ascending, each with what is asked there."""

    def __init__(
        self,
        connected: bool,
        near: list[int],
        far: dict[int, int],
        placed: list[int],
        goal_cards: list[int],
        goals_down: int,
        open_cells: list[int],
        open_asked: list[int],
        fit_count: list[int],
    ) -> None:
        self.connected = connected  # S4.5: a card must continue a tunnel from the start
        self.near = near  # faces of the cells near start and goals
        self.far = far  # faces of all other cells
        self.placed = placed  # cells of path cards, ascending
        self.goal_cards = goal_cards  # top, middle, bottom; secret until turned up
        self.goals_down = goals_down
        self.open_cells = open_cells
        self.open_asked = open_asked  # for each open cell: what its neighbours ask
        self.fit_count = fit_count  # for each pattern: how many open cells it fits

    def copy(self) -> "Mine":
        """An independent equal mine."""
        return Mine(
            self.connected,
            self.near[:],
            self.far.copy(),
            self.placed[:],
            self.goal_cards[:],
            self.goals_down,
            self.open_cells[:],
            self.open_asked[:],
            self.fit_count[:],
        )

    def clear(self) -> None:
        """Back to the start card and three face-down goals."""
        self.near = [EMPTY] * (NEAR_COLUMNS * NEAR_ROWS)
        self.far = {}
        self.placed = []
        self.goal_cards = []
        self.goals_down = GOALS
        self.open_cells = []
        self.open_asked = []
        self.fit_count = [0] * 16
        for cell in GOAL_CELLS:
            self._put(cell, HIDDEN_FACE)
        self._put(START_CELL, START_FACE | REACHED)
        self._refresh_around(START_CELL)

    def at(self, cell: int) -> int:
        """The face in a cell, with its REACHED bit; EMPTY if none."""
        index = NEAR_INDEX[cell]
        if index >= 0:
            return self.near[index]
        return self.far.get(cell, EMPTY)

    def goal_is_down(self, goal: int) -> bool:
        """Whether a goal still lies face down."""
        return self.at(GOAL_CELLS[goal]) == HIDDEN_FACE

    def goal_face(self, goal: int) -> int:
        """The face of a goal, HIDDEN_FACE while it lies face down."""
        return self.at(GOAL_CELLS[goal]) & FACE

    def place(self, piece: int, cell: int) -> int:
        """Lay a piece; return the bit set of goals that this turned up."""
        face = piece + 1
        self._close(cell)
        self._put(cell, face)
        self._insert_placed(cell)
        touched = False
        if FACE_THROUGH[face] and self._is_pointed_at(cell, face):
            touched = self._reach(cell)
        self._refresh_around(cell)
        if touched:
            return self._turn_up_goals(cell)
        return 0

    def reaches(self, piece: int, cell: int) -> int:
        """The bit set of goals that a piece would reach in a cell, before any is turned up."""
        mine = self.copy()
        mine._put(cell, piece + 1)
        goals = 0
        if FACE_THROUGH[piece + 1] and mine._is_pointed_at(cell, piece + 1) and mine._reach(cell):
            for goal in range(GOALS):
                if mine._reached_side(goal, cell) >= 0:
                    goals |= 1 << goal
        return goals

    def collapse(self, cell: int) -> int:
        """Remove the path card of a cell; return its piece."""
        value = self.at(cell)
        self._put(cell, EMPTY)
        self.placed.remove(cell)
        if value >= REACHED:
            self.survey()
        else:
            self._refresh(cell)
            self._refresh_around(cell)
        return (value & FACE) - 1

    def fits(self, pattern: int, cell: int) -> bool:
        """Whether a card with these open sides may be laid in a cell."""
        for index in range(len(self.open_cells)):
            if self.open_cells[index] == cell:
                return (FITS[self.open_asked[index]] >> pattern) & 1 == 1
        return False

    def is_open(self, cell: int) -> bool:
        """S4.5: whether the cell is one where cards may be laid at all."""
        return cell in self.open_cells

    # --- what lies where ---------------------------------------------------------------------

    def _put(self, cell: int, value: int) -> None:
        index = NEAR_INDEX[cell]
        if index >= 0:
            self.near[index] = value
        elif value == EMPTY:
            del self.far[cell]
        else:
            self.far[cell] = value

    def _insert_placed(self, cell: int) -> None:
        placed = self.placed
        index = len(placed)
        while index > 0 and placed[index - 1] > cell:
            index -= 1
        placed.insert(index, cell)

    # --- what is joined with the start ---------------------------------------------------------

    def _is_pointed_at(self, cell: int, face: int) -> bool:
        """Whether a reached tunnel meets one of the card's open sides."""
        sides = FACE_OPEN[face]
        for side in range(4):
            if (sides >> side) & 1:
                value = self.at(cell + STEP[side])
                if value >= REACHED and (FACE_OPEN[value & FACE] >> (side ^ 2)) & 1:
                    return True
        return False

    def _reach(self, cell: int) -> bool:
        """Mark a through card and all that it joins as reached; say whether a goal is touched."""
        face = self.at(cell)
        self._put(cell, face | REACHED)
        sides = FACE_OPEN[face]
        touched = False
        for side in range(4):
            if (sides >> side) & 1:
                beside = cell + STEP[side]
                value = self.at(beside)
                if value == HIDDEN_FACE:
                    touched = True
                elif (
                    value != EMPTY
                    and value < REACHED
                    and FACE_THROUGH[value]
                    and (FACE_OPEN[value] >> (side ^ 2)) & 1
                ):
                    if self._reach(beside):
                        touched = True
                    self._refresh_around(beside)
        return touched

    def survey(self) -> None:
        """Find anew what is reached and which cells are open."""
        self.open_cells.clear()
        self.open_asked.clear()
        for pattern in range(16):
            self.fit_count[pattern] = 0
        for cell in self.placed:
            self._put(cell, self.at(cell) & FACE)
        for cell in GOAL_CELLS:
            self._put(cell, self.at(cell) & FACE)
        self._put(START_CELL, START_FACE)
        self._reach(START_CELL)
        self._refresh_around(START_CELL)
        if not self.connected:
            for cell in self.placed:
                self._refresh_around(cell)
            for cell in GOAL_CELLS:
                if self.at(cell) != HIDDEN_FACE:
                    self._refresh_around(cell)

    def put_back(self, cell: int, piece: int) -> None:
        """Lay a piece of a saved position; `survey` must follow."""
        self._put(cell, piece + 1)
        self._insert_placed(cell)

    def turn_back_up(self, goal: int, face: int) -> None:
        """Turn up a goal of a saved position; `survey` must follow."""
        self._put(GOAL_CELLS[goal], face)
        self.goals_down -= 1

    # --- goals ---------------------------------------------------------------------------------

    def _turn_up_goals(self, last: int) -> int:
        """S6.2-S6.6: turn up every reached goal, then what those reach, until nothing is new."""
        turned = 0
        again = True
        while again:
            again = False
            sides = [self._reached_side(goal, last) for goal in range(GOALS)]
            for goal in range(GOALS):
                if sides[goal] >= 0:
                    if self._turn_up(goal, sides[goal]):
                        again = True
                    turned |= 1 << goal
        return turned

    def _reached_side(self, goal: int, last: int) -> int:
        """The side on which a face-down goal is reached, the last card's first; -1 if none."""
        cell = GOAL_CELLS[goal]
        if self.at(cell) != HIDDEN_FACE:
            return -1
        found = -1
        for side in GOAL_SIDES:
            beside = cell + STEP[side]
            value = self.at(beside)
            if value >= REACHED and (FACE_OPEN[value & FACE] >> (side ^ 2)) & 1:
                if beside == last:
                    return side
                if found < 0:
                    found = side
        return found

    def _turn_up(self, goal: int, side: int) -> bool:
        """Turn up a goal so that it joins on `side`; say whether it touches another goal."""
        cell = GOAL_CELLS[goal]
        card = self.goal_cards[goal]
        face = TREASURE_FACE
        if card != TREASURE:
            face = stone_face(card, 0)
            if not (FACE_OPEN[face] >> side) & 1:
                face = stone_face(card, 1)
        self.goals_down -= 1
        self._put(cell, face)
        touched = self._reach(cell)
        self._refresh_around(cell)
        return touched

    # --- where a card may be laid ----------------------------------------------------------------

    def _refresh_around(self, cell: int) -> None:
        for side in range(4):
            beside = cell + STEP[side]
            if self.at(beside) == EMPTY:
                self._refresh(beside)

    def _refresh(self, cell: int) -> None:
        """Bring an empty cell up to date: is it open, and what is asked there?"""
        demand = (
            DEMANDS[self.at(cell + STEP[NORTH])]
            | DEMANDS[VALUES * EAST + self.at(cell + STEP[EAST])]
            | DEMANDS[VALUES * SOUTH + self.at(cell + STEP[SOUTH])]
            | DEMANDS[VALUES * WEST + self.at(cell + STEP[WEST])]
        )
        if demand >= POINTED_AT or (not self.connected and demand > 0):
            self._open(cell, demand & ASKED)
        else:
            self._close(cell)

    def _open(self, cell: int, asked: int) -> None:
        cells = self.open_cells
        index = 0
        count = len(cells)
        while index < count and cells[index] < cell:
            index += 1
        if index < count and cells[index] == cell:
            if self.open_asked[index] == asked:
                return
            self._count_fitting(self.open_asked[index], -1)
            self.open_asked[index] = asked
        else:
            cells.insert(index, cell)
            self.open_asked.insert(index, asked)
        self._count_fitting(asked, 1)

    def _close(self, cell: int) -> None:
        cells = self.open_cells
        for index in range(len(cells)):
            if cells[index] == cell:
                self._count_fitting(self.open_asked[index], -1)
                del cells[index]
                del self.open_asked[index]
                return

    def _count_fitting(self, asked: int, change: int) -> None:
        counts = self.fit_count
        for pattern in FITTING[asked]:
            counts[pattern] = counts[pattern] + change


def new_mine(connected: bool) -> Mine:
    """A mine as a round begins."""
    mine = Mine(connected, [], {}, [], [], 0, [], [], [])
    mine.clear()
    return mine
