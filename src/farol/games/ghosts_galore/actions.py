"""Every action and outcome of Ghosts Galore, declared once; their ints are laid out in `codes`."""

from typing import Final

from farol.core.actions import Action, ActionSpace, Number, Seat, Word
from farol.games.ghosts_galore import codes as c
from farol.games.ghosts_galore.tables import BOARDS, CELLS, MOST_SEATS, SIDE_NAMES, TILES, TURNS

_TILE: Final = Number("tile", 1, TILES)

ACTIONS: Final = ActionSpace(
    Action("draw", c.DRAW),
    Action("leave", c.LEAVE),
    Action("keep", c.KEEP),
    Action("take", c.TAKE, _TILE, notation="take{tile}"),
    Action("hide", c.HIDE, _TILE, notation="hide{tile}"),
    Action(
        "place",
        c.PUT,
        Number("field", 1, CELLS),
        Number("rotation", 0, TURNS - 1),
        notation="{field}r{rotation}",  # field 5, one quarter turn: 5r1
    ),
    Action("side", c.SIDE_REQUEST, Word("side", SIDE_NAMES), notation="{side}"),
)

_DRAWN: Final = Action("tile", 0, _TILE, notation="tile{tile}")
OUTCOMES: Final = {
    c.DEAL_BOARDS: Action("board", 0, Number("board", 1, BOARDS), notation="board{board}"),
    c.DEAL_TILES: _DRAWN,
    c.DEAL_LAMP: Action("lamp", 0, Seat("seat", MOST_SEATS), notation="seat{seat}"),
    c.DRAW_TILE: _DRAWN,
    c.REVEAL: _DRAWN,
}
