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
    KIND_TOOLS,
    KIND_TURNS,
    LAY,
    LOOK,
    MEND,
    MEND_TOOL,
    PASS,
    PICK,
    PIECE_OPEN,
    START_CELL,
    TOOL_IDS,
    TOOLS,
)


def legal(state: Saboteur, request: int) -> int:
    """The legal action that a request means; IllegalAction with its rule otherwise."""
    action = _as_laid(request) if request >= LAY else request
    if MEND_TOOL <= action < COLLAPSE:
        _check_card_mends(action)
    _check_legal(state, action)
    return action


def _as_laid(request: int) -> int:
    """S4.7: a half turn that shows nothing is none."""
    piece, cell = divmod(request - LAY, CELLS)
    if KIND_TURNS[piece // 2] == 1:
        piece -= piece % 2
    return LAY + CELLS * piece + cell


def _check_card_mends(action: int) -> None:
    card, place = divmod(action - MEND_TOOL, 30)
    kind, tool = MEND + card, place // 10
    if not KIND_TOOLS[kind] >> tool & 1:
        card_name, tool_name = KIND_IDS[kind], TOOL_IDS[tool]
        raise IllegalAction(
            "S5.3",
            f"The card {card_name} cannot mend a {tool_name}.",
            "mends-another",
            card=f"card-{card_name}",
            tool=tool_name,
        )


def _check_legal(state: Saboteur, action: int) -> None:
    to_act = state.to_act()
    if to_act == OVER:
        raise IllegalAction("S9.1", "The game is over.", "over")
    if to_act == CHANCE:
        raise IllegalAction("S3.2", "A card is being dealt; nobody can act now.", "dealing")
    if state.phase == PICKING:
        if not PICK < action <= PICK + GOLD_VALUES:
            raise IllegalAction("S8.2", "Now one card of gold must be picked.", "pick-first")
        if state.gold.pool[action - PICK - 1] == 0:
            value = action - PICK
            raise IllegalAction(
                "S8.2", f"No gold card of value {value} is left to pick.", "gold-gone", value=value
            )
        return
    if PICK < action <= PICK + GOLD_VALUES:
        raise IllegalAction(
            "S8.2", "Gold is picked only after the treasure was found.", "gold-later"
        )
    _check_turn(state, action)


def _check_turn(state: Saboteur, action: int) -> None:
    if action == PASS:
        held = state.cards.hand_sizes[state.turn]
        if held:
            raise IllegalAction(
                "S3.4",
                "Only an empty hand may pass; discard a card instead.",
                "hand-not-empty",
                count=held,
            )
        return
    card = state.card_of(action)
    if not state.cards.hand_sizes[state.turn]:
        raise IllegalAction("S3.4", "The hand is empty; only passing is left.", "hand-empty")
    if card not in state.cards.hand(state.turn):
        name = KIND_IDS[card]
        raise IllegalAction(
            "S3.1", f"There is no card {name} in this hand.", "not-held", card=f"card-{name}"
        )
    if action >= LAY:
        _check_lay(state, *divmod(action - LAY, CELLS))
    elif action >= COLLAPSE:
        _check_collapse(state, action - COLLAPSE)
    elif action >= MEND_TOOL:
        _check_mend(state, (action - MEND_TOOL) % 30 // 10, (action - MEND_TOOL) % 10)
    elif action >= BREAK_TOOL:
        _check_break(state, card - BREAK, (action - BREAK_TOOL) % 10)
    elif action >= LOOK and not state.mine.goal_is_down(action - LOOK):
        raise IllegalAction("S5.7", "That goal lies face up for all to see.", "goal-up")


def _check_lay(state: Saboteur, piece: int, cell: int) -> None:
    if state.tools[state.turn]:
        broken = [TOOL_IDS[tool] for tool in range(TOOLS) if state.tools[state.turn] >> tool & 1]
        raise IllegalAction(
            "S4.1",
            f"No digging with a broken {' and '.join(broken)}.",
            "broken",
            tools=tuple(f"tool-{tool}" for tool in broken),
            count=len(broken),
        )
    if state.mine.at(cell) != EMPTY:
        raise IllegalAction("S4.3", "A card lies there already.", "occupied")
    if state.mine.fits(PIECE_OPEN[piece], cell):
        return
    if not state.mine.is_open(cell):
        if state.mine.connected:
            raise IllegalAction("S4.5", "No tunnel from the start leads there.", "unreached")
        raise IllegalAction("S4.9", "No face-up card lies beside that place.", "untouched")
    other = PIECE_OPEN[piece ^ 1]  # the same card, turned half round
    kind = "rock-turned" if state.mine.fits(other, cell) else "rock"
    raise IllegalAction("S4.4", "A tunnel would run into rock at one of the edges.", kind)


def _check_collapse(state: Saboteur, cell: int) -> None:
    face = state.mine.at(cell) & FACE
    if cell == START_CELL or cell in GOAL_CELLS or face == HIDDEN_FACE:
        raise IllegalAction("S5.5", "A rockfall spares the start and the goals.", "spared")
    if face == EMPTY:
        raise IllegalAction("S5.6", "There is no path card to bury.", "nothing-to-bury")


def _check_break(state: Saboteur, tool: int, seat: int) -> None:
    _check_seat(state, seat)
    if state.tools[seat] >> tool & 1:
        name = TOOL_IDS[tool]
        raise IllegalAction(
            "S5.2",
            f"That seat's {name} is broken already.",
            "broken-already",
            tool=name,
            who=seat,
        )
    if not state.may_break(tool, seat):
        raise IllegalAction("S5.8", "At this table nobody may break their own tools.", "own-tool")


def _check_mend(state: Saboteur, tool: int, seat: int) -> None:
    _check_seat(state, seat)
    if not state.tools[seat] >> tool & 1:
        name = TOOL_IDS[tool]
        raise IllegalAction(
            "S5.3", f"That seat's {name} is not broken.", "not-broken", tool=name, who=seat
        )


def _check_seat(state: Saboteur, seat: int) -> None:
    if seat >= state.seats:
        raise BadAction(f"There is no seat {seat + 1}: seats go from 1 to {state.seats}.")
