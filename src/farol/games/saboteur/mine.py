"""The mine: cards, connections to the start, and legal places for cards."""

# compiled by mypyc

from typing import Final, final

from farol.core.native import append, i64, u8, vec
from farol.core.vectors import bit
from farol.games.saboteur.tables import (
    ASKED,
    DEMANDS,
    EAST,
    EMPTY,
    FACE,
    FACE_OPEN,
    FACE_THROUGH,
    FITS,
    FITTING_HIGH,
    FITTING_LOW,
    GOAL_CELLS,
    GOAL_SIDES,
    GOALS,
    HIDDEN_FACE,
    NEAR_COLUMNS,
    NEAR_INDEX,
    NEAR_ROWS,
    NORTH,
    PATH_CARDS,
    PATTERNS,
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

OPEN_SHIFT: Final = 8  # an opening is cell << 8 | the demand of its neighbours
FAR_SHIFT: Final = 8  # an entry of `far` is cell << 8 | face
COUNT_BITS: Final = 8  # of each pattern in a word of counts
COUNT_MASK: Final = 127
# So many cards, in at most four groups, have no more than 2 adjacent cells a card and 2 a group.
MOST_OPEN: Final[i64] = 2 * (PATH_CARDS + 1 + GOALS) + 2 * (1 + GOALS)


@final
class Mine:
    """Updated card by card; the first `open_count` of `openings` are valid, and so on.

    `openings` are the open cells ascending, each as cell << 8 | demand. `fits_low` and `fits_high`
    count how many of them fit each pattern of open sides: 8 bits a pattern, 0 to 7 and 8 to 15.
    `open_cells`, `open_asked`, `placed` and `fit_count` return lists.
    """

    def __init__(self, connected: bool) -> None:
        self.connected = connected  # S4.5: a card must continue a tunnel from the start
        self.near = vec[u8]()  # faces of the cells near start and goals
        self.far = vec[i64]()  # faces of all other cells
        self.laid = vec[i64]()  # cells of path cards, ascending
        self.laid_count: i64 = 0
        self.goal_cards = vec[i64]()  # top, middle, bottom; secret until turned up
        self.goals_down: i64 = 0
        self.openings = vec[i64]()
        self.open_count: i64 = 0
        self.fits_low: i64 = 0
        self.fits_high: i64 = 0

    def copy(self) -> "Mine":
        """An independent equal mine."""
        mine = Mine(self.connected)
        mine.near = self.near[:]
        mine.far = self.far[:]
        mine.laid = self.laid[:]
        mine.laid_count = self.laid_count
        mine.goal_cards = self.goal_cards[:]
        mine.goals_down = self.goals_down
        mine.openings = self.openings[:]
        mine.open_count = self.open_count
        mine.fits_low = self.fits_low
        mine.fits_high = self.fits_high
        return mine

    def __reduce__(self) -> tuple[object, ...]:
        return _resumed, (
            self.connected,
            self.near,
            self.far,
            self.laid,
            self.laid_count,
            self.goal_cards,
            self.goals_down,
            self.openings,
            self.open_count,
            self.fits_low,
            self.fits_high,
        )

    def clear(self) -> None:
        """Reset to the start card and three face-down goals."""
        self.near = vec[u8]([u8(EMPTY)] * (NEAR_COLUMNS * NEAR_ROWS))
        self.far = vec[i64]()
        self.laid = vec[i64]([0] * PATH_CARDS)
        self.laid_count = 0
        self.goal_cards = vec[i64]()
        self.goals_down = GOALS
        self.openings = vec[i64]([0] * MOST_OPEN)
        self.open_count = 0
        self.fits_low = 0
        self.fits_high = 0
        for cell in GOAL_CELLS:
            self._put(cell, HIDDEN_FACE)
        self._put(START_CELL, START_FACE | REACHED)
        self._refresh_around(START_CELL)

    @property
    def placed(self) -> list[int]:
        """The cells of path cards, ascending."""
        return list(self.laid[: self.laid_count])

    @property
    def open_cells(self) -> list[int]:
        """The open cells, ascending."""
        return [opening >> OPEN_SHIFT for opening in self.openings[: self.open_count]]

    @property
    def open_asked(self) -> list[int]:
        """The demand of each open cell."""
        return [opening & ASKED for opening in self.openings[: self.open_count]]

    @property
    def fit_count(self) -> list[int]:
        """For each pattern: the number of open cells it fits."""
        return [self.fitting(pattern) for pattern in range(PATTERNS)]

    def fitting(self, pattern: i64) -> i64:
        """The number of open cells that a card with these open sides fits."""
        if pattern < 8:
            return (self.fits_low >> (COUNT_BITS * pattern)) & COUNT_MASK
        return (self.fits_high >> (COUNT_BITS * (pattern - 8))) & COUNT_MASK

    def at(self, cell: i64) -> i64:
        """The face in a cell, with its REACHED bit; EMPTY without a card."""
        index = NEAR_INDEX[cell]
        if index >= 0:
            return i64(self.near[index])
        for entry in self.far:
            if entry >> FAR_SHIFT == cell:
                return entry & (VALUES - 1)
        return EMPTY

    def goal_is_down(self, goal: i64) -> bool:
        """Whether a goal still lies face down."""
        return self.at(GOAL_CELLS[goal]) == HIDDEN_FACE

    def goal_face(self, goal: i64) -> i64:
        """The face of a goal, HIDDEN_FACE while it lies face down."""
        return self.at(GOAL_CELLS[goal]) & FACE

    def place(self, piece: i64, cell: i64) -> i64:
        """Lay a piece; return the bit set of goals that it turned up."""
        face = piece + 1
        self._close(cell)
        self._put(cell, face)
        self._insert_laid(cell)
        touched = False
        if FACE_THROUGH[face] and self._is_pointed_at(cell, face):
            touched = self._reach(cell)
        self._refresh_around(cell)
        if touched:
            return self._turn_up_goals(cell)
        return 0

    def reaches(self, piece: i64, cell: i64) -> i64:
        """The bit set of goals that a piece would reach in a cell, before any is turned up."""
        mine = self.copy()
        mine._put(cell, piece + 1)
        goals: i64 = 0
        if FACE_THROUGH[piece + 1] and mine._is_pointed_at(cell, piece + 1) and mine._reach(cell):
            goal: i64
            for goal in range(GOALS):
                if mine._reached_side(goal, cell) >= 0:
                    goals |= bit(goal)
        return goals

    def collapse(self, cell: i64) -> i64:
        """Remove the path card of a cell; return it."""
        value = self.at(cell)
        self._put(cell, EMPTY)
        self._remove_laid(cell)
        if value >= REACHED:
            self.survey()
        else:
            self._refresh(cell)
            self._refresh_around(cell)
        return (value & FACE) - 1

    def fits(self, pattern: i64, cell: i64) -> bool:
        """Whether a card with these open sides may be laid in a cell."""
        index: i64
        for index in range(self.open_count):
            opening = self.openings[index]
            if opening >> OPEN_SHIFT == cell:
                return (FITS[opening & ASKED] >> pattern) & 1 == 1
        return False

    def is_open(self, cell: i64) -> bool:
        """S4.5: whether cards may be laid in the cell at all."""
        index: i64
        for index in range(self.open_count):
            if self.openings[index] >> OPEN_SHIFT == cell:
                return True
        return False

    # --- what lies where ---------------------------------------------------------------------

    def _put(self, cell: i64, value: i64) -> None:
        index = NEAR_INDEX[cell]
        if index >= 0:
            self.near[index] = u8(value)
        else:
            self._put_far(cell, value)

    def _put_far(self, cell: i64, value: i64) -> None:
        """Far cells are few and unsorted: in the order in which they were laid."""
        kept = vec[i64]()
        new = value != EMPTY
        for entry in self.far:
            if entry >> FAR_SHIFT != cell:
                kept = append(kept, entry)
            elif new:
                kept = append(kept, (cell << FAR_SHIFT) | value)
                new = False
        if new:
            kept = append(kept, (cell << FAR_SHIFT) | value)
        self.far = kept

    def _insert_laid(self, cell: i64) -> None:
        laid = self.laid
        index = self.laid_count
        while index > 0 and laid[index - 1] > cell:
            laid[index] = laid[index - 1]
            index -= 1
        laid[index] = cell
        self.laid_count += 1

    def _remove_laid(self, cell: i64) -> None:
        laid = self.laid
        last = self.laid_count - 1
        index: i64 = 0
        while laid[index] != cell:
            index += 1
        while index < last:
            laid[index] = laid[index + 1]
            index += 1
        laid[last] = 0
        self.laid_count = last

    # --- connections to the start ----------------------------------------------------------------

    def _is_pointed_at(self, cell: i64, face: i64) -> bool:
        """Whether a reached tunnel meets one of the card's open sides."""
        sides = FACE_OPEN[face]
        side: i64
        for side in range(4):
            if (sides >> side) & 1:
                value = self.at(cell + STEP[side])
                if value >= REACHED and (FACE_OPEN[value & FACE] >> (side ^ 2)) & 1:
                    return True
        return False

    def _reach(self, cell: i64) -> bool:
        """Mark a through card and all that it connects as reached; return whether a goal is
        touched.
        """
        face = self.at(cell)
        self._put(cell, face | REACHED)
        sides = FACE_OPEN[face]
        touched = False
        side: i64
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
        """Recompute reached and open cells."""
        self.open_count = 0
        self.fits_low = 0
        self.fits_high = 0
        index: i64
        for index in range(self.laid_count):
            cell = self.laid[index]
            self._put(cell, self.at(cell) & FACE)
        for cell in GOAL_CELLS:
            self._put(cell, self.at(cell) & FACE)
        self._put(START_CELL, START_FACE)
        self._reach(START_CELL)
        self._refresh_around(START_CELL)
        if not self.connected:
            for index in range(self.laid_count):
                self._refresh_around(self.laid[index])
            for cell in GOAL_CELLS:
                if self.at(cell) != HIDDEN_FACE:
                    self._refresh_around(cell)

    def put_back(self, cell: i64, piece: i64) -> None:
        """Restore a piece of a saved position; `survey` must follow."""
        self._put(cell, piece + 1)
        self._insert_laid(cell)

    def turn_back_up(self, goal: i64, face: i64) -> None:
        """Restore a turned-up goal of a saved position; `survey` must follow."""
        self._put(GOAL_CELLS[goal], face)
        self.goals_down -= 1

    # --- goals ---------------------------------------------------------------------------------

    def _turn_up_goals(self, last: i64) -> i64:
        """S6.2-S6.6: turn up every reached goal, and those that are reached through them."""
        turned: i64 = 0
        again = True
        while again:
            again = False
            sides = vec[i64]([self._reached_side(goal, last) for goal in range(GOALS)])
            place: i64
            for place in range(GOALS):
                if sides[place] >= 0:
                    if self._turn_up(place, sides[place]):
                        again = True
                    turned |= bit(place)
        return turned

    def _reached_side(self, goal: i64, last: i64) -> i64:
        """The side on which a face-down goal is reached, the last card's first; -1 if none."""
        cell = GOAL_CELLS[goal]
        if self.at(cell) != HIDDEN_FACE:
            return -1
        found: i64 = -1
        for side in GOAL_SIDES:
            beside = cell + STEP[side]
            value = self.at(beside)
            if value >= REACHED and (FACE_OPEN[value & FACE] >> (side ^ 2)) & 1:
                if beside == last:
                    return side
                if found < 0:
                    found = side
        return found

    def _turn_up(self, goal: i64, side: i64) -> bool:
        """Turn up a goal so that it connects on `side`; return whether it touches another goal."""
        cell = GOAL_CELLS[goal]
        card = self.goal_cards[goal]
        face: i64 = TREASURE_FACE
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

    def _refresh_around(self, cell: i64) -> None:
        side: i64
        for side in range(4):
            beside = cell + STEP[side]
            if self.at(beside) == EMPTY:
                self._refresh(beside)

    def _refresh(self, cell: i64) -> None:
        """Update an empty cell: is it open, and what is its demand?"""
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

    def _open(self, cell: i64, asked: i64) -> None:
        openings = self.openings
        opening = (cell << OPEN_SHIFT) | asked
        count = self.open_count
        index: i64 = 0
        while index < count and openings[index] >> OPEN_SHIFT < cell:
            index += 1
        if index < count and openings[index] >> OPEN_SHIFT == cell:
            before = openings[index] & ASKED
            self.fits_low -= FITTING_LOW[before]
            self.fits_high -= FITTING_HIGH[before]
        else:
            place = count
            while place > index:
                openings[place] = openings[place - 1]
                place -= 1
            self.open_count = count + 1
        openings[index] = opening
        self.fits_low += FITTING_LOW[asked]
        self.fits_high += FITTING_HIGH[asked]

    def _close(self, cell: i64) -> None:
        openings = self.openings
        last = self.open_count - 1
        index: i64 = 0
        while index <= last and openings[index] >> OPEN_SHIFT != cell:
            index += 1
        if index > last:
            return
        asked = openings[index] & ASKED
        self.fits_low -= FITTING_LOW[asked]
        self.fits_high -= FITTING_HIGH[asked]
        while index < last:
            openings[index] = openings[index + 1]
            index += 1
        openings[last] = 0
        self.open_count = last


def _resumed(
    connected: bool,
    near: vec[u8],
    far: vec[i64],
    laid: vec[i64],
    laid_count: i64,
    goal_cards: vec[i64],
    goals_down: i64,
    openings: vec[i64],
    open_count: i64,
    fits_low: i64,
    fits_high: i64,
) -> Mine:
    """Unpickle a mine; for pickle and deepcopy."""
    mine = Mine(connected)
    mine.near = near
    mine.far = far
    mine.laid = laid
    mine.laid_count = laid_count
    mine.goal_cards = goal_cards
    mine.goals_down = goals_down
    mine.openings = openings
    mine.open_count = open_count
    mine.fits_low = fits_low
    mine.fits_high = fits_high
    return mine


def new_mine(connected: bool) -> Mine:
    """The mine at the start of a round."""
    mine = Mine(connected)
    mine.clear()
    return mine
