"""Every action and outcome of Saboteur, declared once; their ints are laid out in `tables`."""

from typing import Any, Final

from farol.core.actions import Action, ActionSpace, Flag, Number, Part, Seat, Word
from farol.core.data import Fields, Json
from farol.games.saboteur.position import (
    CHOOSE_FIRST,
    DEAL_GOALS,
    DEAL_HANDS,
    DEAL_ROLES,
    DRAW,
    DRAW_GOLD,
)
from farol.games.saboteur.tables import (
    BREAK_TOOL,
    CELLS,
    COLLAPSE,
    DISCARD,
    GOAL_DEALS,
    GOAL_IDS,
    GOAL_ORDERS,
    GOALS,
    GOLD_VALUES,
    KIND_IDS,
    LAY,
    LOOK,
    MAX_SEATS,
    MEND,
    MEND_TOOL,
    PASS,
    PATHS,
    PICK,
    ROCKFALL,
    ROLE_IDS,
    TOOL_IDS,
    WIDTH,
    cell_at,
    cell_x,
    cell_y,
)
from farol.games.saboteur.views import LayShows

_EDGE: Final = WIDTH // 2 - 1  # cells next to the edge of the grid have neighbours too
PLACES: Final = ("top", "middle", "bottom")  # of the goals


class Place(Part):
    """A cell of the mine: columns east and rows north of the start."""

    def __init__(self) -> None:
        super().__init__("place", CELLS)

    def write(self, value: int) -> dict[str, Json]:
        """Its column and row."""
        return {"x": cell_x(value), "y": cell_y(value)}

    def read(self, fields: Fields) -> int:
        """The cell at a column and row."""
        x = fields.integer("x", -_EDGE, _EDGE - 1)
        return cell_at(x, fields.integer("y", -_EDGE, _EDGE - 1))

    def word(self, value: int) -> str:
        """Column and row, such as 3,-1."""
        return f"{cell_x(value)},{cell_y(value)}"

    @property
    def pattern(self) -> str:
        """Two numbers of at most two digits."""
        return r"-?\d{1,2},-?\d{1,2}"

    def value_of(self, word: str) -> int | None:
        """The cell, if it lies inside the edge and is written without leading zeros."""
        x, y = map(int, word.split(","))
        if max(abs(x), abs(y)) >= _EDGE:
            return None
        cell = cell_at(x, y)
        return cell if self.word(cell) == word else None

    def types(self) -> dict[str, Any]:
        """Two numbers."""
        return {"x": int, "y": int}


TOOL: Final = Word("tool", TOOL_IDS)
SEAT: Final = Seat("seat", MAX_SEATS)

ACTIONS: Final = ActionSpace(
    Action("discard", DISCARD, Word("card", KIND_IDS)),
    Action("pass", PASS),
    Action("look", LOOK, Number("goal", 0, GOALS - 1, PLACES)),
    Action("pick", PICK + 1, Number("value", 1, GOLD_VALUES)),
    Action("break", BREAK_TOOL, TOOL, SEAT),
    Action(
        "mend",
        MEND_TOOL,
        Word("card", KIND_IDS[MEND:ROCKFALL]),
        TOOL,
        SEAT,
        notation="{card}:{tool}:{seat}",
    ),
    Action("collapse", COLLAPSE, Place(), notation="rockfall@{place}"),
    Action(
        "lay",
        LAY,
        Word("card", KIND_IDS[:PATHS]),
        Flag("turned", ("", "'"), default=False),
        Place(),
        notation="{card}{turned}@{place}",
        shows=LayShows,
    ),
)

_CARD: Final = Action("card", 0, Word("card", KIND_IDS))
_GOAL_WORDS: Final = [
    "/".join(GOAL_IDS[goal] for goal in GOAL_DEALS[GOALS * order : GOALS * (order + 1)])
    for order in range(GOAL_ORDERS)
]
OUTCOMES: Final = {
    CHOOSE_FIRST: Action("first", 0, SEAT),
    DEAL_ROLES: Action("role", 0, Word("role", ROLE_IDS)),
    DEAL_GOALS: Action("goals", 0, Word("goals", _GOAL_WORDS)),
    DEAL_HANDS: _CARD,
    DRAW: _CARD,
    DRAW_GOLD: Action("gold", 1, Number("value", 1, GOLD_VALUES)),
}
