"""Why not? The rule behind every refusal."""

from farol.core.errors import (
    BadAction,
    IllegalAction,
)
from farol.core.state import (
    CHANCE,
    OVER,
)
from farol.games.saboteur.position import (
    PICKING,
)
from farol.games.saboteur.rules import (
    Saboteur,
)
from farol.games.saboteur.tables import (
    BREAK,
    BREAK_TOOL,
    CELLS,
    COLLAPSE,
    EMPTY,
    FACE,
    GOAL_CELLS,
    GOLD_VALUES,
    HIDDEN_FACE,
    KIND_IDS,
    LAY,
    LOOK,
    MEND_TOOL,
    PASS,
    PICK,
    PIECE_OPEN,
    START_CELL,
    TOOL_IDS,
    TOOLS,
)


def check_legal(state: Saboteur, action: int) -> None:
    """Raise IllegalAction with its rule unless the seat to act may do this."""
    to_act = state.to_act()
    if to_act == OVER:
        raise IllegalAction("S9.1", "The game is over.")
    if to_act == CHANCE:
        raise IllegalAction("S3.2", "A card is being dealt; nobody can act now.")
    if state.phase == PICKING:
        if not PICK < action <= PICK + GOLD_VALUES:
            raise IllegalAction("S8.2", "Now one card of gold must be picked.")
        if state.gold.pool[action - PICK - 1] == 0:
            raise IllegalAction("S8.2", f"No gold card of value {action - PICK} is left to pick.")
        return
    if PICK < action <= PICK + GOLD_VALUES:
        raise IllegalAction("S8.2", "Gold is picked only after the treasure was found.")
    _check_turn(state, action)


def _check_turn(state: Saboteur, action: int) -> None:
    if action == PASS:
        if state.cards.hand_sizes[state.turn]:
            raise IllegalAction("S3.4", "Only an empty hand may pass; discard a card instead.")
        return
    card = state.card_of(action)
    if not state.cards.hand_sizes[state.turn]:
        raise IllegalAction("S3.4", "The hand is empty; only passing is left.")
    if card not in state.cards.hand(state.turn):
        raise IllegalAction("S3.1", f"There is no card {KIND_IDS[card]} in this hand.")
    if action >= LAY:
        _check_lay(state, *divmod(action - LAY, CELLS))
    elif action >= COLLAPSE:
        _check_collapse(state, action - COLLAPSE)
    elif action >= MEND_TOOL:
        _check_mend(state, (action - MEND_TOOL) % 30 // 10, (action - MEND_TOOL) % 10)
    elif action >= BREAK_TOOL:
        _check_break(state, card - BREAK, (action - BREAK_TOOL) % 10)
    elif action >= LOOK and not state.mine.goal_is_down(action - LOOK):
        raise IllegalAction("S5.7", "That goal lies face up for all to see.")


def _check_lay(state: Saboteur, piece: int, cell: int) -> None:
    if state.tools[state.turn]:
        broken = [TOOL_IDS[tool] for tool in range(TOOLS) if state.tools[state.turn] >> tool & 1]
        raise IllegalAction("S4.1", f"No digging with a broken {' and '.join(broken)}.")
    if state.mine.at(cell) != EMPTY:
        raise IllegalAction("S4.3", "A card lies there already.")
    if state.mine.fits(PIECE_OPEN[piece], cell):
        return
    if not state.mine.is_open(cell):
        if state.mine.connected:
            raise IllegalAction("S4.5", "No tunnel from the start leads there.")
        raise IllegalAction("S4.9", "No face-up card lies beside that place.")
    raise IllegalAction("S4.4", "A tunnel would run into rock at one of the edges.")


def _check_collapse(state: Saboteur, cell: int) -> None:
    face = state.mine.at(cell) & FACE
    if cell == START_CELL or cell in GOAL_CELLS or face == HIDDEN_FACE:
        raise IllegalAction("S5.5", "A rockfall spares the start and the goals.")
    if face == EMPTY:
        raise IllegalAction("S5.6", "There is no path card to bury.")


def _check_break(state: Saboteur, tool: int, seat: int) -> None:
    _check_seat(state, seat)
    if state.tools[seat] >> tool & 1:
        raise IllegalAction("S5.2", f"That seat's {TOOL_IDS[tool]} is broken already.")
    if not state.may_break(tool, seat):
        raise IllegalAction("S5.8", "At this table nobody may break their own tools.")


def _check_mend(state: Saboteur, tool: int, seat: int) -> None:
    _check_seat(state, seat)
    if not state.tools[seat] >> tool & 1:
        raise IllegalAction("S5.3", f"That seat's {TOOL_IDS[tool]} is not broken.")


def _check_seat(state: Saboteur, seat: int) -> None:
    if seat >= state.seats:
        raise BadAction(f"There is no seat {seat}: seats go from 0 to {state.seats - 1}.")
