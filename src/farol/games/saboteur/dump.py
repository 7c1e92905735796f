"""The whole state as JSON and back: positions for tests and tools, never sent to anyone."""

from typing import Final

from farol.core.data import Fields, Json
from farol.core.errors import BadPosition
from farol.games.saboteur.cards import KIND_MASK, SEAT_SHIFT, Cards
from farol.games.saboteur.gold import DRAFT, PAID, PAY, PICKED, Gold
from farol.games.saboteur.mine import Mine, new_mine
from farol.games.saboteur.position import (
    CHOOSE_FIRST,
    DEAL_GOALS,
    DEAL_ROLES,
    DRAW_GOLD,
    ENDED,
    NO_SEAT,
    PAST,
    PICKING,
)
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import (
    BREAK,
    CELLS,
    EMPTY,
    FACE,
    GOAL_CELLS,
    GOALS,
    GOLD_COUNTS,
    GOLD_VALUES,
    HAND_SIZE,
    HIDDEN_FACE,
    KIND_COUNTS,
    KIND_IDS,
    KINDS,
    MAX_HAND,
    MAX_PAY,
    MAX_SEATS,
    NOT_DEALT,
    PIECES,
    ROUNDS,
    START_CELL,
    TOOLS,
    TREASURE,
    TREASURE_FACE,
    WIDTH,
    cell_x,
    cell_y,
    stone_face,
)

_WHAT: Final = "A Saboteur position"
_FARTHEST: Final = WIDTH // 2 - 3  # two cells around every card must still be on the grid


def dump(state: Saboteur) -> dict[str, Json]:
    """Everything; equal states give equal dumps."""
    return {
        "seats": state.seats,
        "connected": state.mine.connected,
        "self_sabotage": state.self_sabotage,
        "auto_gold": state.auto_gold,
        "phase": state.phase,
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "last": state.last,
        "dealt": state.dealt,
        "roles": list(state.roles),
        "hands": [list(state.cards.hand(seat)) for seat in range(state.seats)],
        "pile": list(state.cards.pile),
        "buried": list(state.cards.buried),
        "tools": list(state.tools),
        "seen": list(state.seen),
        "past": list(state.past),
        "pieces": [_piece(state.mine, cell) for cell in state.mine.placed],
        "goal_cards": list(state.mine.goal_cards),
        "goal_faces": [state.mine.goal_face(goal) for goal in range(GOALS)],
        "gold_supply": list(state.gold.supply),
        "gold_pool": list(state.gold.pool),
        "gold_story": list(state.gold.story),
    }


def _piece(mine: Mine, cell: int) -> list[Json]:
    return [cell, (mine.at(cell) & FACE) - 1]


def load(data: Json) -> Saboteur:
    """The state of a dump; BadPosition says what is wrong with it."""
    fields = Fields(data, _WHAT, BadPosition)
    seats = fields.integer("seats", 3, MAX_SEATS)
    phase = fields.integer("phase", CHOOSE_FIRST, ENDED)
    # before the first deal nothing is laid out for the seats yet
    dealt_to = None if phase == CHOOSE_FIRST else seats
    mine = _load_mine(fields)
    state = Saboteur(seats, _load_cards(fields, seats), mine, _load_gold(fields, seats))
    state.self_sabotage = fields.flag("self_sabotage")
    state.auto_gold = fields.flag("auto_gold")
    state.phase = phase
    state.round = fields.integer("round", 1, ROUNDS)
    state.first = fields.integer("first", 0, seats - 1)
    state.turn = fields.integer("turn", 0, seats - 1)
    state.last = fields.integer("last", NO_SEAT, seats - 1)
    state.dealt = fields.integer("dealt", 0, seats * MAX_HAND)
    state.roles = fields.integers("roles", 0, NOT_DEALT, dealt_to)
    state.tools = fields.integers("tools", 0, (1 << TOOLS) - 1, dealt_to)
    state.seen = fields.integers("seen", 0, (1 << GOALS) - 1, dealt_to)
    state.past = fields.integers("past", 0, (1 << MAX_SEATS) - 1)
    fields.done()
    if phase != CHOOSE_FIRST:
        state.broken_counts = [
            sum(tools >> tool & 1 for tools in state.tools) for tool in range(TOOLS)
        ]
    _check_dealt(state)
    _check_deck(state)
    return state


def _check_dealt(state: Saboteur) -> None:
    if state.phase > DEAL_ROLES and NOT_DEALT in state.roles:
        raise BadPosition(f"{_WHAT}: a seat has no role card.")
    if state.phase > DEAL_GOALS and not state.mine.goal_cards:
        raise BadPosition(f"{_WHAT}: 'goal_cards' must hold each goal once.")
    if len(state.past) % PAST:
        raise BadPosition(f"{_WHAT}: 'past' holds four numbers a round.")
    if any(goals >= 3**GOALS for goals in state.past[PAST - 1 :: PAST]):
        raise BadPosition(f"{_WHAT}: 'past' holds goals that do not exist.")


def _check_deck(state: Saboteur) -> None:
    """No kind of card may be there more often than it is; some may lie in the open discards."""
    counts = state.cards.pile[:]
    for seat in range(state.seats):
        for kind in state.cards.hand(seat):
            counts[kind] += 1
    for entry in state.cards.buried:
        counts[entry & KIND_MASK] += 1
    if state.phase not in {CHOOSE_FIRST, DRAW_GOLD, PICKING, ENDED}:
        # after a round the mine stays in sight, but its cards are in the new pile already
        for cell in state.mine.placed:
            counts[((state.mine.at(cell) & FACE) - 1) // 2] += 1
        for tool in range(TOOLS):
            counts[BREAK + tool] += state.broken_counts[tool]
    for kind in range(KINDS):
        if counts[kind] > KIND_COUNTS[kind]:
            raise BadPosition(f"{_WHAT}: there are too many cards {KIND_IDS[kind]}.")


def _load_cards(fields: Fields, seats: int) -> Cards:
    hands = fields.value("hands")
    if not isinstance(hands, list) or len(hands) != seats:
        raise BadPosition(f"{_WHAT}: 'hands' must be a list of {seats} hands.")
    flat = [0] * (MAX_HAND * seats)
    sizes = []
    for seat, hand in enumerate(hands):
        kinds = sorted(Fields({"hand": hand}, _WHAT, BadPosition).integers("hand", 0, KINDS - 1))
        if len(kinds) > HAND_SIZE[seats]:
            raise BadPosition(f"{_WHAT}: the hand of seat {seat} has {len(kinds)} cards.")
        flat[MAX_HAND * seat : MAX_HAND * seat + len(kinds)] = kinds
        sizes.append(len(kinds))
    pile = fields.integers("pile", 0, max(KIND_COUNTS), KINDS)
    buried = fields.integers("buried", 0, (seats << SEAT_SHIFT) - 1)
    if any(entry & KIND_MASK >= KINDS for entry in buried):
        raise BadPosition(f"{_WHAT}: 'buried' holds a card that does not exist.")
    return Cards(flat, sizes, pile, sum(pile), buried)


def _load_mine(fields: Fields) -> Mine:
    pieces = fields.value("pieces")
    cards = fields.integers("goal_cards", 0, GOALS - 1)
    faces = fields.integers("goal_faces", TREASURE_FACE, HIDDEN_FACE, GOALS)
    if cards and sorted(cards) != list(range(GOALS)):
        raise BadPosition(f"{_WHAT}: 'goal_cards' must hold each goal once.")
    mine = new_mine(fields.flag("connected"))
    mine.goal_cards = cards
    if not isinstance(pieces, list):
        raise BadPosition(f"{_WHAT}: 'pieces' must be a list of [cell, piece].")
    for entry in pieces:
        if not isinstance(entry, list) or len(entry) != 2:
            raise BadPosition(f"{_WHAT}: 'pieces' must be a list of [cell, piece].")
        pair = Fields({"cell": entry[0], "piece": entry[1]}, _WHAT, BadPosition)
        cell = pair.integer("cell", 0, CELLS - 1)
        if max(abs(cell_x(cell)), abs(cell_y(cell))) > _FARTHEST:
            raise BadPosition(f"{_WHAT}: no tunnel can get as far as cell {cell}.")
        if mine.at(cell) != EMPTY or cell == START_CELL or cell in GOAL_CELLS:
            raise BadPosition(f"{_WHAT}: two cards lie in cell {cell}.")
        mine.put_back(cell, pair.integer("piece", 0, PIECES - 1))
    for goal, face in enumerate(faces):
        if face != HIDDEN_FACE:
            if not cards or face not in _faces_of(cards[goal]):
                raise BadPosition(f"{_WHAT}: goal {goal} does not show its card.")
            mine.turn_back_up(goal, face)
    mine.survey()
    return mine


def _faces_of(goal: int) -> list[int]:
    if goal == TREASURE:
        return [TREASURE_FACE]
    return [stone_face(goal, 0), stone_face(goal, 1)]


def _load_gold(fields: Fields, seats: int) -> Gold:
    supply = fields.integers("gold_supply", 0, max(GOLD_COUNTS), GOLD_VALUES)
    pool = fields.integers("gold_pool", 0, max(GOLD_COUNTS), GOLD_VALUES)
    story = fields.integers("gold_story", DRAFT, PAY + 8 * seats - 1)
    _check_story(story, seats)
    gold = Gold(supply, pool, story)
    for value in range(GOLD_VALUES):
        held = sum(gold.held(seat)[value] for seat in range(seats))
        if supply[value] + pool[value] + held != GOLD_COUNTS[value]:
            raise BadPosition(f"{_WHAT}: the gold cards of value {value + 1} do not add up.")
    return gold


def _check_story(story: list[int], seats: int) -> None:
    """Picks follow the mark of a draft, paid cards follow the mark of a payment."""
    drafting = False
    paying = False
    for entry in story:
        if entry == DRAFT or entry >= PAY:
            drafting = entry == DRAFT
            paying = entry >= PAY and (entry - PAY) & 7 <= MAX_PAY
            fits = drafting or paying
        elif entry > PAID:
            fits = paying and entry <= PAID + GOLD_VALUES
        else:
            fits = drafting and PICKED < entry < PICKED + 4 * seats and entry & 3 > 0
        if not fits:
            raise BadPosition(f"{_WHAT}: {entry} has no meaning there in 'gold_story'.")
