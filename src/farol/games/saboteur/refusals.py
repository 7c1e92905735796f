"""Why not? The rule behind every refusal."""

from farol.core.errors import BadAction, IllegalAction
from farol.core.state import CHANCE, OVER
from farol.games.saboteur import tables as t
from farol.games.saboteur.position import PICKING
from farol.games.saboteur.rules import Saboteur


def legal(state: Saboteur, request: int) -> int:
    """The legal action for a request; IllegalAction with its rule otherwise."""
    action = _as_laid(request) if request >= t.LAY else request
    if t.MEND_TOOL <= action < t.COLLAPSE:
        _check_card_mends(action)
    _check_legal(state, action)
    return action


def _as_laid(request: int) -> int:
    """S4.7: a half turn without visible effect is ignored."""
    piece, cell = divmod(request - t.LAY, t.CELLS)
    if t.KIND_TURNS[piece // 2] == 1:
        piece -= piece % 2
    return t.LAY + t.CELLS * piece + cell


def _check_card_mends(action: int) -> None:
    card, place = divmod(action - t.MEND_TOOL, 30)
    kind, tool = t.MEND + card, place // 10
    if not t.KIND_TOOLS[kind] >> tool & 1:
        card_name, tool_name = t.KIND_IDS[kind], t.TOOL_IDS[tool]
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
        if not t.PICK < action <= t.PICK + t.GOLD_VALUES:
            raise IllegalAction("S8.2", "Now one card of gold must be picked.", "pick-first")
        if state.gold.pool[action - t.PICK - 1] == 0:
            value = action - t.PICK
            raise IllegalAction(
                "S8.2", f"No gold card of value {value} is left to pick.", "gold-gone", value=value
            )
        return
    if t.PICK < action <= t.PICK + t.GOLD_VALUES:
        raise IllegalAction(
            "S8.2", "Gold is picked only after the treasure was found.", "gold-later"
        )
    _check_turn(state, action)


def _check_turn(state: Saboteur, action: int) -> None:
    if action == t.PASS:
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
        name = t.KIND_IDS[card]
        raise IllegalAction(
            "S3.1", f"There is no card {name} in this hand.", "not-held", card=f"card-{name}"
        )
    if action >= t.LAY:
        _check_lay(state, *divmod(action - t.LAY, t.CELLS))
    elif action >= t.COLLAPSE:
        _check_collapse(state, action - t.COLLAPSE)
    elif action >= t.MEND_TOOL:
        _check_mend(state, (action - t.MEND_TOOL) % 30 // 10, (action - t.MEND_TOOL) % 10)
    elif action >= t.BREAK_TOOL:
        _check_break(state, card - t.BREAK, (action - t.BREAK_TOOL) % 10)
    elif action >= t.LOOK and not state.mine.goal_is_down(action - t.LOOK):
        raise IllegalAction("S5.7", "That goal lies face up for all to see.", "goal-up")


def _check_lay(state: Saboteur, piece: int, cell: int) -> None:
    if state.tools[state.turn]:
        broken = [
            t.TOOL_IDS[tool] for tool in range(t.TOOLS) if state.tools[state.turn] >> tool & 1
        ]
        raise IllegalAction(
            "S4.1",
            f"No digging with a broken {' and '.join(broken)}.",
            "broken",
            tools=tuple(f"tool-{tool}" for tool in broken),
            count=len(broken),
        )
    if state.mine.at(cell) != t.EMPTY:
        raise IllegalAction("S4.3", "A card lies there already.", "occupied")
    if state.mine.fits(t.PIECE_OPEN[piece], cell):
        return
    if not state.mine.is_open(cell):
        if state.mine.connected:
            raise IllegalAction("S4.5", "No tunnel from the start leads there.", "unreached")
        raise IllegalAction("S4.9", "No face-up card lies beside that place.", "untouched")
    other = t.PIECE_OPEN[piece ^ 1]  # the same card, rotated by half
    kind = "rock-turned" if state.mine.fits(other, cell) else "rock"
    raise IllegalAction("S4.4", "A tunnel would run into rock at one of the edges.", kind)


def _check_collapse(state: Saboteur, cell: int) -> None:
    face = state.mine.at(cell) & t.FACE
    if cell == t.START_CELL or cell in t.GOAL_CELLS or face == t.HIDDEN_FACE:
        raise IllegalAction("S5.5", "A rockfall spares the start and the goals.", "spared")
    if face == t.EMPTY:
        raise IllegalAction("S5.6", "There is no path card to bury.", "nothing-to-bury")


def _check_break(state: Saboteur, tool: int, seat: int) -> None:
    _check_seat(state, seat)
    if state.tools[seat] >> tool & 1:
        name = t.TOOL_IDS[tool]
        raise IllegalAction(
            "S5.2", f"That seat's {name} is broken already.", "broken-already", tool=name, who=seat
        )
    if not state.may_break(tool, seat):
        raise IllegalAction("S5.8", "At this table nobody may break their own tools.", "own-tool")


def _check_mend(state: Saboteur, tool: int, seat: int) -> None:
    _check_seat(state, seat)
    if not state.tools[seat] >> tool & 1:
        name = t.TOOL_IDS[tool]
        raise IllegalAction(
            "S5.3", f"That seat's {name} is not broken.", "not-broken", tool=name, who=seat
        )


def _check_seat(state: Saboteur, seat: int) -> None:
    if seat >= state.seats:
        raise BadAction(f"There is no seat {seat + 1}: seats go from 1 to {state.seats}.")
