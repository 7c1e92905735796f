"""Actions as JSON objects, both ways."""

from typing import (
    Final,
)

from farol.core.data import (
    Fields,
    Json,
)
from farol.core.errors import (
    BadAction,
    IllegalAction,
)
from farol.games.saboteur.refusals import check_legal
from farol.games.saboteur.rules import (
    Saboteur,
)
from farol.games.saboteur.tables import (
    BREAK_TOOL,
    CELLS,
    COLLAPSE,
    DISCARD,
    GOALS,
    GOLD_VALUES,
    KIND_IDS,
    KIND_TOOLS,
    KIND_TURNS,
    LAY,
    LOOK,
    MEND,
    MEND_TOOL,
    PASS,
    PATHS,
    PICK,
    ROCKFALL,
    TOOL_IDS,
    WIDTH,
    cell_at,
    cell_x,
    cell_y,
)

TYPES: Final = {
    name: number
    for number, name in enumerate(
        ["discard", "pass", "look", "pick", "break", "mend", "collapse", "lay"]
    )
}
KIND_BY_ID: Final = {name: kind for kind, name in enumerate(KIND_IDS)}
PATH_BY_ID: Final = {name: kind for kind, name in enumerate(KIND_IDS[:PATHS])}
MEND_BY_ID: Final = {KIND_IDS[kind]: kind for kind in range(MEND, ROCKFALL)}
TOOL_BY_ID: Final = {name: tool for tool, name in enumerate(TOOL_IDS)}
_EDGE: Final = WIDTH // 2 - 1  # cells next to the edge of the grid have neighbours too


def action_json(state: Saboteur, action: int) -> dict[str, Json]:
    """A legal action of the seat to act."""
    if action >= LAY:
        piece, cell = divmod(action - LAY, CELLS)
        reached = state.mine.reaches(piece, cell)
        return {
            "type": "lay",
            "card": KIND_IDS[piece // 2],
            "turned": piece % 2 == 1,
            "x": cell_x(cell),
            "y": cell_y(cell),
            "turns_up": [goal for goal in range(GOALS) if reached >> goal & 1],
        }
    if action >= COLLAPSE:
        cell = action - COLLAPSE
        return {"type": "collapse", "x": cell_x(cell), "y": cell_y(cell)}
    if action >= MEND_TOOL:
        card, place = divmod(action - MEND_TOOL, 30)
        return {
            "type": "mend",
            "card": KIND_IDS[MEND + card],
            "tool": TOOL_IDS[place // 10],
            "seat": place % 10,
        }
    if action >= BREAK_TOOL:
        tool, seat = divmod(action - BREAK_TOOL, 10)
        return {"type": "break", "tool": TOOL_IDS[tool], "seat": seat}
    if action >= PICK:
        return {"type": "pick", "value": action - PICK}
    if action >= LOOK:
        return {"type": "look", "goal": action - LOOK}
    if action == PASS:
        return {"type": "pass"}
    return {"type": "discard", "card": KIND_IDS[action - DISCARD]}


def parse_action(state: Saboteur, data: Json) -> int:
    """The legal action in `data`; BadAction or IllegalAction says what is wrong."""
    fields = Fields(data, "An action", BadAction)
    kind = fields.choice("type", TYPES)
    action = _READERS[kind](fields)
    fields.done()
    check_legal(state, action)
    return action


def _read_discard(fields: Fields) -> int:
    return DISCARD + fields.choice("card", KIND_BY_ID)


def _read_pass(_: Fields) -> int:
    return PASS


def _read_look(fields: Fields) -> int:
    return LOOK + fields.integer("goal", 0, GOALS - 1)


def _read_pick(fields: Fields) -> int:
    return PICK + fields.integer("value", 1, GOLD_VALUES)


def _read_break(fields: Fields) -> int:
    return BREAK_TOOL + 10 * fields.choice("tool", TOOL_BY_ID) + fields.integer("seat", 0, 9)


def _read_mend(fields: Fields) -> int:
    kind = fields.choice("card", MEND_BY_ID)
    tool = fields.choice("tool", TOOL_BY_ID)
    return mend_action(kind, tool, fields.integer("seat", 0, 9))


def mend_action(kind: int, tool: int, seat: int) -> int:
    """The action that mends a tool of a seat with a card, if the card shows that tool."""
    if not KIND_TOOLS[kind] >> tool & 1:
        raise IllegalAction("S5.3", f"The card {KIND_IDS[kind]} cannot mend a {TOOL_IDS[tool]}.")
    return MEND_TOOL + 30 * (kind - MEND) + 10 * tool + seat


def _read_cell(fields: Fields) -> int:
    return cell_at(fields.integer("x", -_EDGE, _EDGE - 1), fields.integer("y", -_EDGE, _EDGE - 1))


def _read_collapse(fields: Fields) -> int:
    return COLLAPSE + _read_cell(fields)


def _read_lay(fields: Fields) -> int:
    kind = fields.choice("card", PATH_BY_ID)
    turned = fields.flag("turned") if fields.has("turned") else False
    fields.has("turns_up")  # a client may send back what action_json told it
    return lay_action(kind, turned, _read_cell(fields))


def lay_action(kind: int, turned: bool, cell: int) -> int:
    """The action that lays a card; S4.7: a half turn that shows nothing is none."""
    turn = 1 if turned and KIND_TURNS[kind] == 2 else 0
    return LAY + CELLS * (2 * kind + turn) + cell


_READERS: Final = [
    _read_discard,
    _read_pass,
    _read_look,
    _read_pick,
    _read_break,
    _read_mend,
    _read_collapse,
    _read_lay,
]
