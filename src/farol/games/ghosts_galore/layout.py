"""The fields of a position, declared once, and what they must have in common."""

from collections.abc import Callable
from typing import Any, Final

from farol.core.data import Fields, Json
from farol.core.errors import BadPosition
from farol.core.layout import Int, Ints, Layout, Limit, Named
from farol.games.ghosts_galore.codes import (
    CHOOSE_HIDDEN,
    CHOOSE_SIDES,
    CLAIM,
    DEAL_BOARDS,
    DEAL_LAMP,
    DEAL_TILES,
    DECIDE,
    DRAW_TILE,
    FINISHED,
    PHASES,
    PLACE,
    PLACE_HIDDEN,
    REVEAL,
)
from farol.games.ghosts_galore.rules import GhostsGalore, new_game
from farol.games.ghosts_galore.table import (
    CLAIMED,
    FACE_UP,
    HIDDEN,
    PENDING,
    POOL,
    SIDE,
    SPARE,
)
from farol.games.ghosts_galore.tables import (
    BOARDS,
    CELLS,
    EMPTY,
    LEAST_SEATS,
    MOST_SEATS,
    NONE,
    ROUNDS,
    SIDES,
    SPARE_TILES,
    TILES,
    TURNS,
)


def _require(fits: bool, sentence: str) -> None:
    if not fits:
        raise BadPosition(sentence)


def _check_set_up(state: GhostsGalore) -> None:
    phase, seats, turn = state.phase, state.seats, state.turn
    dealt = turn if phase == DEAL_BOARDS else seats
    boards = [side // 2 for side in state.sides[:dealt]]
    _require(
        NONE not in state.sides[:dealt] and len({*boards}) == dealt <= BOARDS,
        "Every seat that was dealt a board has one of its own.",
    )
    _require(state.sides[dealt:] == [NONE] * (seats - dealt), "A board was dealt too early.")
    chosen = {DEAL_BOARDS: 0, CHOOSE_SIDES: turn}.get(phase, seats)
    _require(
        all(side % 2 == 0 for side in state.sides[chosen:dealt]),
        "Until a seat chooses, its board shows side A.",
    )
    _require(
        (state.lamp != NONE) == (phase > DEAL_LAMP),
        "The lamp is dealt last, and then is somewhere.",
    )
    _require((state.round > 0) == (phase > DEAL_LAMP), "Rounds begin after set-up.")
    _require(phase != DEAL_LAMP or turn == 0, "The lamp is dealt once.")
    _require(
        state.expert or phase != CHOOSE_HIDDEN, "Only the expert variant chooses hidden tiles."
    )
    _require(phase < PLACE_HIDDEN or state.round == ROUNDS, "Hidden tiles are placed at the end.")
    _check_hands(state)


def _check_hands(state: GhostsGalore) -> None:
    """Hidden tiles, and second tiles in the expert variant, are where the phase wants them."""
    phase, seats = state.phase, state.seats
    full = {DEAL_BOARDS: 0, CHOOSE_SIDES: 0, DEAL_TILES: state.turn}.get(phase, seats)
    half = state.expert and phase == DEAL_TILES  # the first of two tiles may be dealt
    for seat in range(seats):
        hidden, spare = state.hidden[seat] != NONE, state.spare[seat] != NONE
        if seat < full:
            _require(
                hidden and spare == state.expert, f"Seat {seat} lacks a tile, or has one too many."
            )
        else:
            _require(
                not spare and (not hidden or (half and seat == full)),
                f"Seat {seat} has a tile too early.",
            )
    ordered = state.turn if phase in (DEAL_TILES, CHOOSE_HIDDEN) else 0
    undecided = range(ordered) if phase == DEAL_TILES else range(ordered, seats)
    if state.expert and phase in (DEAL_TILES, CHOOSE_HIDDEN):
        for seat in undecided:
            _require(state.hidden[seat] < state.spare[seat], "Two tiles in hand stand in order.")


def _check_claims(state: GhostsGalore) -> None:
    phase, row = state.phase, state.row
    claimed = [tile for tile in state.claimed if tile != NONE]
    waiting = state.seats - len(claimed)
    claiming = CLAIM <= phase <= REVEAL
    _require(claiming or phase == PLACE or not row, "Tiles lie in the row only during a round.")
    _require(
        len({*claimed}) == len(claimed) and {*claimed} <= {*row}, "Claimed tiles are of the row."
    )
    _require(
        phase != PLACE or (waiting == 0 and state.stack == 0), "All have claimed before placing."
    )
    _require(
        (state.drawn != NONE) == (phase == DECIDE), "A drawn tile waits only to be kept or left."
    )
    _require(
        phase != DECIDE or (state.drawn in row and state.drawn not in claimed),
        "The drawn tile is of the row, unclaimed.",
    )
    if claiming:
        _require(state.claimed[state.turn] == NONE, "Who acts has not claimed yet.")
        _require(waiting > 1 or phase in (CLAIM, REVEAL), "The last seat to claim draws nothing.")
        _require(phase not in (DRAW_TILE, REVEAL) or state.stack > 0, "The stack is empty.")
        _require(
            phase != REVEAL or waiting == 1, "The stack is revealed for the last seat to claim."
        )
        _require(
            waiting > 1 or phase == REVEAL or state.stack == 0,
            "The last seat to claim sees all tiles.",
        )


def _check_boards(state: GhostsGalore) -> None:
    laid = {PLACE_HIDDEN: ROUNDS, FINISHED: CELLS}.get(state.phase, max(state.round - 1, 0))
    placing = state.phase in (PLACE, PLACE_HIDDEN)
    for seat in range(state.seats):
        board = state.board_of(seat)
        _require(
            CELLS - board.count(EMPTY) == laid, f"Seat {seat} must have {laid} tiles on its board."
        )
        after_lamp = (seat - state.lamp) % state.seats
        done = placing and after_lamp < (state.turn - state.lamp) % state.seats
        place = state.pending[seat]
        _require((place != NONE) == done, f"Seat {seat} has placed out of turn, or not at all.")
        _require(
            place == NONE or board[place // TURNS] == EMPTY, f"Seat {seat} has placed on a tile."
        )


def _check_tiles(state: GhostsGalore) -> None:
    """Every tile is in one place; those that left the game are four for each round played."""
    places = (
        state.pool + state.row + [placed // TURNS for placed in state.fields if placed != EMPTY]
    )
    if state.phase != FINISHED:
        places += [tile for tile in state.hidden if tile != NONE]
    if state.phase <= CHOOSE_HIDDEN:
        places += [tile for tile in state.spare if tile != NONE]
    _require(len(places) == len({*places}), "A tile is in two places.")
    over = state.round if state.phase >= PLACE_HIDDEN else max(state.round - 1, 0)
    gone = over * SPARE_TILES
    _require(len(places) == TILES - gone, f"{gone} tiles must have left the game.")
    if state.phase == FINISHED:
        for seat in range(state.seats):
            laid = [placed // TURNS for placed in state.board_of(seat)]
            _require(
                state.hidden[seat] in laid,
                f"The hidden tile of seat {seat + 1} is not on its board.",
            )
    recalled = [tile for tile in state.hidden + state.spare if tile != NONE]
    _require(len(recalled) == len({*recalled}), "A tile was dealt to two seats at set-up.")


# --- what lies on the table ------------------------------------------------------------------


class OnTable(Ints):
    """Numbers that a state tells as a list and keeps on its table; `put` puts them there."""

    def __init__(
        self,
        name: str,
        put: Callable[[GhostsGalore, list[int]], None],
        low: int,
        high: int,
        count: Limit | None = None,
    ) -> None:
        super().__init__(name, low, high, count)
        self._put = put

    def load(self, state: Any, fields: Fields) -> None:
        """Put what the JSON object holds on the table."""
        self._put(state, self.read(state, fields))


def _set_column(what: int) -> Callable[[GhostsGalore, list[int]], None]:
    def put(state: GhostsGalore, values: list[int]) -> None:
        for seat, value in enumerate(values):
            state.table.give(seat, what, value)

    return put


def _set_fields(state: GhostsGalore, values: list[int]) -> None:
    for place, placed in enumerate(values):
        state.table.lay(place // CELLS, place % CELLS, placed)


def _set_pool(state: GhostsGalore, tiles: list[int]) -> None:
    _require(tiles == sorted({*tiles}), "The pool must be ascending, each tile once.")
    state.table.set_tiles(POOL, tiles)


def _set_row(state: GhostsGalore, tiles: list[int]) -> None:
    _require(len(tiles) <= state.seats + SPARE_TILES, "The row is longer than a stack.")
    for tile in tiles:
        state.table.lengthen_row(tile)


# --- the layout ------------------------------------------------------------------------------


def _blank(fields: Fields) -> GhostsGalore:
    return new_game(fields.integer("seats", LEAST_SEATS, MOST_SEATS), fields.flag("expert"))


def _given(state: GhostsGalore) -> dict[str, Json]:
    return {"seats": state.seats, "expert": state.expert}


def _finish(state: GhostsGalore) -> None:
    """Work out the stack and the face-up tiles, then check all."""
    if CLAIM <= state.phase <= PLACE:
        state.stack = state.seats + SPARE_TILES - len(state.row)
    taken = {*state.claimed, state.drawn}
    state.table.set_tiles(FACE_UP, [tile for tile in {*state.row} if tile not in taken])
    _check_set_up(state)
    _check_claims(state)
    _check_boards(state)
    _check_tiles(state)


def _seats(state: Any) -> int:
    return int(state.seats)


def _last_seat(state: Any) -> int:
    return int(state.seats) - 1


LAYOUT: Final = Layout(
    "A position",
    _blank,
    _given,
    (
        Named("phase", dict(enumerate(PHASES))),
        Int("turn", 0, _last_seat),
        Int("round", 0, ROUNDS),
        Int("lamp", NONE, _last_seat),
        Int("drawn", NONE, TILES - 1),
        OnTable("sides", _set_column(SIDE), NONE, SIDES - 1, _seats),
        OnTable("hidden", _set_column(HIDDEN), NONE, TILES - 1, _seats),
        OnTable("spare", _set_column(SPARE), NONE, TILES - 1, _seats),
        OnTable("claimed", _set_column(CLAIMED), NONE, TILES - 1, _seats),
        OnTable("pending", _set_column(PENDING), NONE, CELLS * TURNS - 1, _seats),
        OnTable("fields", _set_fields, EMPTY, TILES * TURNS - 1, lambda s: s.seats * CELLS),
        OnTable("pool", _set_pool, 0, TILES - 1),
        OnTable("row", _set_row, 0, TILES - 1),
    ),
    _finish,
    derived=("stack", "table.words"),  # the words hold what lies on the table, declared above
)
