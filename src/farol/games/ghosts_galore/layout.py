"""The fields of a position, declared once, and their constraints."""

from collections.abc import Callable
from typing import Any, Final

from farol.core.data import Fields, Json
from farol.core.declared import last_seat
from farol.core.errors import BadPosition
from farol.core.layout import Int, Ints, Layout, Limit, Named
from farol.games.ghosts_galore import codes as c
from farol.games.ghosts_galore import tables as t
from farol.games.ghosts_galore.rules import GhostsGalore, new_game
from farol.games.ghosts_galore.table import CLAIMED, FACE_UP, HIDDEN, PENDING, POOL, SIDE, SPARE


def _require(fits: bool, sentence: str) -> None:
    if not fits:
        raise BadPosition(sentence)


def _check_set_up(state: GhostsGalore) -> None:
    phase, seats, turn = state.phase, state.seats, state.turn
    dealt = turn if phase == c.DEAL_BOARDS else seats
    boards = [side // 2 for side in state.sides[:dealt]]
    _require(
        t.NONE not in state.sides[:dealt] and len({*boards}) == dealt <= t.BOARDS,
        "Every seat that was dealt a board has one of its own.",
    )
    _require(state.sides[dealt:] == [t.NONE] * (seats - dealt), "A board was dealt too early.")
    chosen = {c.DEAL_BOARDS: 0, c.CHOOSE_SIDES: turn}.get(phase, seats)
    _require(
        all(side % 2 == 0 for side in state.sides[chosen:dealt]),
        "Until a seat chooses, its board shows side A.",
    )
    _require(
        (state.lamp != t.NONE) == (phase > c.DEAL_LAMP),
        "The lamp is dealt last, and then is somewhere.",
    )
    _require((state.round > 0) == (phase > c.DEAL_LAMP), "Rounds begin after set-up.")
    _require(phase != c.DEAL_LAMP or turn == 0, "The lamp is dealt once.")
    _require(
        state.expert or phase != c.CHOOSE_HIDDEN, "Only the expert variant chooses hidden tiles."
    )
    _require(
        phase < c.PLACE_HIDDEN or state.round == t.ROUNDS, "Hidden tiles are placed at the end."
    )
    _check_hands(state)


def _check_hands(state: GhostsGalore) -> None:
    """Hidden tiles, and second tiles in the expert variant, match the phase."""
    phase, seats = state.phase, state.seats
    full = {c.DEAL_BOARDS: 0, c.CHOOSE_SIDES: 0, c.DEAL_TILES: state.turn}.get(phase, seats)
    half = state.expert and phase == c.DEAL_TILES  # the first of two tiles may be dealt
    for seat in range(seats):
        hidden, spare = state.hidden[seat] != t.NONE, state.spare[seat] != t.NONE
        if seat < full:
            _require(
                hidden and spare == state.expert, f"Seat {seat} lacks a tile, or has one too many."
            )
        else:
            _require(
                not spare and (not hidden or (half and seat == full)),
                f"Seat {seat} has a tile too early.",
            )
    ordered = state.turn if phase in (c.DEAL_TILES, c.CHOOSE_HIDDEN) else 0
    undecided = range(ordered) if phase == c.DEAL_TILES else range(ordered, seats)
    if state.expert and phase in (c.DEAL_TILES, c.CHOOSE_HIDDEN):
        for seat in undecided:
            _require(state.hidden[seat] < state.spare[seat], "Two tiles in hand stand in order.")


def _check_claims(state: GhostsGalore) -> None:
    phase, row = state.phase, state.row
    claimed = [tile for tile in state.claimed if tile != t.NONE]
    waiting = state.seats - len(claimed)
    claiming = c.CLAIM <= phase <= c.REVEAL
    _require(claiming or phase == c.PLACE or not row, "Tiles lie in the row only during a round.")
    _require(
        len({*claimed}) == len(claimed) and {*claimed} <= {*row}, "Claimed tiles are of the row."
    )
    _require(
        phase != c.PLACE or (waiting == 0 and state.stack == 0), "All have claimed before placing."
    )
    _require(
        (state.drawn != t.NONE) == (phase == c.DECIDE),
        "A drawn tile waits only to be kept or left.",
    )
    _require(
        phase != c.DECIDE or (state.drawn in row and state.drawn not in claimed),
        "The drawn tile is of the row, unclaimed.",
    )
    if claiming:
        _require(state.claimed[state.turn] == t.NONE, "Who acts has not claimed yet.")
        _require(
            waiting > 1 or phase in (c.CLAIM, c.REVEAL), "The last seat to claim draws nothing."
        )
        _require(phase not in (c.DRAW_TILE, c.REVEAL) or state.stack > 0, "The stack is empty.")
        _require(
            phase != c.REVEAL or waiting == 1, "The stack is revealed for the last seat to claim."
        )
        _require(
            waiting > 1 or phase == c.REVEAL or state.stack == 0,
            "The last seat to claim sees all tiles.",
        )


def _check_boards(state: GhostsGalore) -> None:
    laid = {c.PLACE_HIDDEN: t.ROUNDS, c.FINISHED: t.CELLS}.get(state.phase, max(state.round - 1, 0))
    placing = state.phase in (c.PLACE, c.PLACE_HIDDEN)
    for seat in range(state.seats):
        board = state.board_of(seat)
        _require(
            t.CELLS - board.count(t.EMPTY) == laid,
            f"Seat {seat} must have {laid} tiles on its board.",
        )
        after_lamp = (seat - state.lamp) % state.seats
        done = placing and after_lamp < (state.turn - state.lamp) % state.seats
        place = state.pending[seat]
        _require((place != t.NONE) == done, f"Seat {seat} has placed out of turn, or not at all.")
        _require(
            place == t.NONE or board[place // t.TURNS] == t.EMPTY,
            f"Seat {seat} has placed on a tile.",
        )


def _check_tiles(state: GhostsGalore) -> None:
    """Every tile is in one place; those that left the game are four for each round played."""
    places = (
        state.pool + state.row + [placed // t.TURNS for placed in state.fields if placed != t.EMPTY]
    )
    if state.phase != c.FINISHED:
        places += [tile for tile in state.hidden if tile != t.NONE]
    if state.phase <= c.CHOOSE_HIDDEN:
        places += [tile for tile in state.spare if tile != t.NONE]
    _require(len(places) == len({*places}), "A tile is in two places.")
    over = state.round if state.phase >= c.PLACE_HIDDEN else max(state.round - 1, 0)
    gone = over * t.SPARE_TILES
    _require(len(places) == t.TILES - gone, f"{gone} tiles must have left the game.")
    if state.phase == c.FINISHED:
        for seat in range(state.seats):
            laid = [placed // t.TURNS for placed in state.board_of(seat)]
            _require(
                state.hidden[seat] in laid,
                f"The hidden tile of seat {seat + 1} is not on its board.",
            )
    recalled = [tile for tile in state.hidden + state.spare if tile != t.NONE]
    _require(len(recalled) == len({*recalled}), "A tile was dealt to two seats at set-up.")


# --- what lies on the table ------------------------------------------------------------------


class OnTable(Ints):
    """Numbers that a state lists and stores in its table; `put` stores them."""

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
        """Store the JSON value in the table."""
        self._put(state, self.read(state, fields))


def _set_column(what: int) -> Callable[[GhostsGalore, list[int]], None]:
    def put(state: GhostsGalore, values: list[int]) -> None:
        for seat, value in enumerate(values):
            state.table.give(seat, what, value)

    return put


def _set_fields(state: GhostsGalore, values: list[int]) -> None:
    for place, placed in enumerate(values):
        state.table.lay(place // t.CELLS, place % t.CELLS, placed)


def _set_pool(state: GhostsGalore, tiles: list[int]) -> None:
    _require(tiles == sorted({*tiles}), "The pool must be ascending, each tile once.")
    state.table.set_tiles(POOL, tiles)


def _set_row(state: GhostsGalore, tiles: list[int]) -> None:
    _require(len(tiles) <= state.seats + t.SPARE_TILES, "The row is longer than a stack.")
    for tile in tiles:
        state.table.lengthen_row(tile)


# --- the layout ------------------------------------------------------------------------------


def _blank(fields: Fields) -> GhostsGalore:
    return new_game(fields.integer("seats", t.LEAST_SEATS, t.MOST_SEATS), fields.flag("expert"))


def _given(state: GhostsGalore) -> dict[str, Json]:
    return {"seats": state.seats, "expert": state.expert}


def _finish(state: GhostsGalore) -> None:
    """Compute the stack and the face-up tiles, then validate all."""
    if c.CLAIM <= state.phase <= c.PLACE:
        state.stack = state.seats + t.SPARE_TILES - len(state.row)
    taken = {*state.claimed, state.drawn}
    state.table.set_tiles(FACE_UP, [tile for tile in {*state.row} if tile not in taken])
    _check_set_up(state)
    _check_claims(state)
    _check_boards(state)
    _check_tiles(state)


def _seats(state: Any) -> int:
    return int(state.seats)


LAYOUT: Final = Layout(
    "A position",
    _blank,
    _given,
    (
        Named("phase", dict(enumerate(c.PHASES))),
        Int("turn", 0, last_seat),
        Int("round", 0, t.ROUNDS),
        Int("lamp", t.NONE, last_seat),
        Int("drawn", t.NONE, t.TILES - 1),
        OnTable("sides", _set_column(SIDE), t.NONE, t.SIDES - 1, _seats),
        OnTable("hidden", _set_column(HIDDEN), t.NONE, t.TILES - 1, _seats),
        OnTable("spare", _set_column(SPARE), t.NONE, t.TILES - 1, _seats),
        OnTable("claimed", _set_column(CLAIMED), t.NONE, t.TILES - 1, _seats),
        OnTable("pending", _set_column(PENDING), t.NONE, t.CELLS * t.TURNS - 1, _seats),
        OnTable("fields", _set_fields, t.EMPTY, t.TILES * t.TURNS - 1, lambda s: s.seats * t.CELLS),
        OnTable("pool", _set_pool, 0, t.TILES - 1),
        OnTable("row", _set_row, 0, t.TILES - 1),
    ),
    _finish,
    derived=("stack", "table.words"),  # the words store the table's fields, declared above
)
