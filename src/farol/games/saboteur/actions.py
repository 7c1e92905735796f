"""Every action and outcome of Saboteur, declared once; their ints are laid out in `tables`."""

from typing import Any, Final

from farol.core.actions import Action, ActionSpace, Flag, Number, Part, Seat, Word
from farol.core.data import Fields, Json
from farol.games.saboteur import position as p
from farol.games.saboteur import tables as t
from farol.games.saboteur.tables import cell_at, cell_x, cell_y
from farol.games.saboteur.views import LayShows

_EDGE: Final = t.WIDTH // 2 - 1  # cells at the edge of the grid need neighbours too
PLACES: Final = ("top", "middle", "bottom")  # of the goals


class Place(Part):
    """A cell of the mine: columns east and rows north of the start."""

    def __init__(self) -> None:
        super().__init__("place", t.CELLS)

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
        """The cell, if it is inside the edge and written without leading zeros."""
        x, y = map(int, word.split(","))
        if max(abs(x), abs(y)) >= _EDGE:
            return None
        cell = cell_at(x, y)
        return cell if self.word(cell) == word else None

    def types(self) -> dict[str, Any]:
        """Two numbers."""
        return {"x": int, "y": int}


TOOL: Final = Word("tool", t.TOOL_IDS)
SEAT: Final = Seat("seat", t.MAX_SEATS)

ACTIONS: Final = ActionSpace(
    Action("discard", t.DISCARD, Word("card", t.KIND_IDS)),
    Action("pass", t.PASS),
    Action("look", t.LOOK, Number("goal", 0, t.GOALS - 1, PLACES)),
    Action("pick", t.PICK + 1, Number("value", 1, t.GOLD_VALUES)),
    Action("break", t.BREAK_TOOL, TOOL, SEAT),
    Action(
        "mend",
        t.MEND_TOOL,
        Word("card", t.KIND_IDS[t.MEND : t.ROCKFALL]),
        TOOL,
        SEAT,
        notation="{card}:{tool}:{seat}",
    ),
    Action("collapse", t.COLLAPSE, Place(), notation="rockfall@{place}"),
    Action(
        "lay",
        t.LAY,
        Word("card", t.KIND_IDS[: t.PATHS]),
        Flag("turned", ("", "'"), default=False),
        Place(),
        notation="{card}{turned}@{place}",
        shows=LayShows,
    ),
)

_CARD: Final = Action("card", 0, Word("card", t.KIND_IDS))
_GOAL_WORDS: Final = [
    "/".join(t.GOAL_IDS[goal] for goal in t.GOAL_DEALS[t.GOALS * order : t.GOALS * (order + 1)])
    for order in range(t.GOAL_ORDERS)
]
OUTCOMES: Final = {
    p.CHOOSE_FIRST: Action("first", 0, SEAT),
    p.DEAL_ROLES: Action("role", 0, Word("role", t.ROLE_IDS)),
    p.DEAL_GOALS: Action("goals", 0, Word("goals", _GOAL_WORDS)),
    p.DEAL_HANDS: _CARD,
    p.DRAW: _CARD,
    p.DRAW_GOLD: Action("gold", 1, Number("value", 1, t.GOLD_VALUES)),
}
