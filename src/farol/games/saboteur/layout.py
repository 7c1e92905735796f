"""The fields of a position, declared once, and their constraints."""

from typing import Any, Final

from farol.core.data import Fields, Json
from farol.core.declared import last_seat
from farol.core.errors import BadPosition
from farol.core.layout import Bool, Custom, Int, Ints, Layout
from farol.core.vectors import numbers
from farol.games.saboteur import position as p
from farol.games.saboteur import tables as t
from farol.games.saboteur.cards import KIND_MASK, SEAT_SHIFT
from farol.games.saboteur.gold import DRAFT, PAID, PAY, PICKED
from farol.games.saboteur.rules import Saboteur, new_saboteur
from farol.games.saboteur.tables import cell_x, cell_y, stone_face

_WHAT: Final = "A Saboteur position"
_FARTHEST: Final = t.WIDTH // 2 - 3  # two cells around every card must still be on the grid


def _require(fits: bool, sentence: str) -> None:
    if not fits:
        raise BadPosition(f"{_WHAT}: {sentence}")


# --- hands -----------------------------------------------------------------------------------


def _hands(state: Saboteur) -> Json:
    return [list(state.cards.hand(seat)) for seat in range(state.seats)]


def _read_hands(state: Saboteur, hands: Json) -> None:
    seats = state.seats
    if not isinstance(hands, list) or len(hands) != seats:
        raise BadPosition(f"{_WHAT}: 'hands' must be a list of {seats} hands.")
    for seat, hand in enumerate(hands):
        kinds = sorted(Fields({"hand": hand}, _WHAT, BadPosition).integers("hand", 0, t.KINDS - 1))
        _require(
            len(kinds) <= t.HAND_SIZE[seats], f"the hand of seat {seat + 1} has {len(kinds)} cards."
        )
        state.cards.set_hand(seat, kinds)


# --- the mine --------------------------------------------------------------------------------


def _pieces(state: Saboteur) -> Json:
    return [[cell, (state.mine.at(cell) & t.FACE) - 1] for cell in state.mine.placed]


def _read_pieces(state: Saboteur, pieces: Json) -> None:
    if not isinstance(pieces, list):
        raise BadPosition(f"{_WHAT}: 'pieces' must be a list of [cell, piece].")
    for entry in pieces:
        if not isinstance(entry, list) or len(entry) != 2:
            raise BadPosition(f"{_WHAT}: 'pieces' must be a list of [cell, piece].")
        pair = Fields({"cell": entry[0], "piece": entry[1]}, _WHAT, BadPosition)
        cell = pair.integer("cell", 0, t.CELLS - 1)
        far = max(abs(int(cell_x(cell))), abs(int(cell_y(cell)))) > _FARTHEST
        _require(not far, f"no tunnel can get as far as cell {cell}.")
        taken = state.mine.at(cell) != t.EMPTY or cell == t.START_CELL or cell in t.GOAL_CELLS
        _require(not taken, f"two cards lie in cell {cell}.")
        state.mine.put_back(cell, pair.integer("piece", 0, t.PIECES - 1))


def _goal_faces(state: Saboteur) -> Json:
    return [state.mine.goal_face(goal) for goal in range(t.GOALS)]


def _read_goal_faces(state: Saboteur, value: Json) -> None:
    fields = Fields({"goal_faces": value}, _WHAT, BadPosition)
    cards = state.mine.goal_cards
    for goal, face in enumerate(
        fields.integers("goal_faces", t.TREASURE_FACE, t.HIDDEN_FACE, t.GOALS)
    ):
        if face != t.HIDDEN_FACE:
            known = len(cards) > 0 and face in _faces_of(cards[goal])
            _require(known, f"goal {goal} does not show its card.")
            state.mine.turn_back_up(goal, face)


def _faces_of(goal: int) -> list[int]:
    if goal == t.TREASURE:
        return [t.TREASURE_FACE]
    return [stone_face(goal, 0), stone_face(goal, 1)]


# --- what the fields have in common ----------------------------------------------------------


def _finish(state: Saboteur) -> None:
    state.cards.pile_size = sum(state.cards.pile)
    if state.phase != p.CHOOSE_FIRST:
        state.broken_counts = numbers(
            [sum(tools >> tool & 1 for tools in state.tools) for tool in range(t.TOOLS)]
        )
    state.mine.survey()
    _check_dealt(state)
    _check_deck(state)
    _check_story(list(state.gold.story), state.seats)
    _check_gold(state)


def _check_dealt(state: Saboteur) -> None:
    goals = state.mine.goal_cards
    _require(
        state.phase <= p.DEAL_ROLES or t.NOT_DEALT not in state.roles, "a seat has no role card."
    )
    whole = sorted(goals) == list(range(t.GOALS))
    _require(
        whole or (len(goals) == 0 and state.phase <= p.DEAL_GOALS),
        "'goal_cards' must hold each goal once.",
    )
    _require(len(state.past) % p.PAST == 0, "'past' holds four numbers a round.")
    known = all(goals < 3**t.GOALS for goals in list(state.past)[p.PAST - 1 :: p.PAST])
    _require(known, "'past' holds goals that do not exist.")


def _check_deck(state: Saboteur) -> None:
    """No kind of card may occur too often; some may be in the open discards."""
    drawing = state.phase in {p.DEAL_HANDS, p.DRAW}
    _require(not drawing or state.cards.pile_size > 0, "no card is left to be drawn.")
    counts = list(state.cards.pile)
    for seat in range(state.seats):
        for kind in state.cards.hand(seat):
            counts[kind] += 1
    for entry in state.cards.buried:
        _require(entry & KIND_MASK < t.KINDS, "'buried' holds a card that does not exist.")
        counts[entry & KIND_MASK] += 1
    if state.phase not in {p.CHOOSE_FIRST, p.DRAW_GOLD, p.PICKING, p.ENDED}:
        # after a round the mine stays visible, but its cards are in the new pile already
        for cell in state.mine.placed:
            counts[((state.mine.at(cell) & t.FACE) - 1) // 2] += 1
        for tool in range(t.TOOLS):
            counts[t.BREAK + tool] += state.broken_counts[tool]
    for kind in range(t.KINDS):
        few = counts[kind] <= t.KIND_COUNTS[kind]
        _require(few, f"there are too many cards {t.KIND_IDS[kind]}.")


def _check_gold(state: Saboteur) -> None:
    gold = state.gold
    for value in range(t.GOLD_VALUES):
        held = sum(gold.held(seat)[value] for seat in range(state.seats))
        whole = gold.supply[value] + gold.pool[value] + held == t.GOLD_COUNTS[value]
        _require(whole, f"the gold cards of value {value + 1} do not add up.")


def _check_story(story: list[int], seats: int) -> None:
    """Picks follow the mark of a draft, paid cards follow the mark of a payment."""
    drafting = False
    paying = False
    for entry in story:
        if entry == DRAFT or entry >= PAY:
            drafting = entry == DRAFT
            paying = entry >= PAY and (entry - PAY) & 7 <= t.MAX_PAY
            fits = drafting or paying
        elif entry > PAID:
            fits = paying and entry <= PAID + t.GOLD_VALUES
        else:
            fits = drafting and PICKED < entry < PICKED + 4 * seats and entry & 3 > 0
        _require(fits, f"{entry} has no meaning there in 'gold_story'.")


# --- the layout ------------------------------------------------------------------------------


def _blank(fields: Fields) -> Saboteur:
    return new_saboteur(fields.integer("seats", 3, t.MAX_SEATS), fields.flag("connected"))


def _given(state: Saboteur) -> dict[str, Json]:
    return {"seats": state.seats, "connected": state.mine.connected}


def _dealt_to(state: Any) -> int:
    """Before the first deal the seats have no fields yet."""
    return 0 if state.phase == p.CHOOSE_FIRST else int(state.seats)


LAYOUT: Final = Layout(
    _WHAT,
    _blank,
    _given,
    (
        Bool("self_sabotage"),
        Bool("auto_gold"),
        Int("phase", p.CHOOSE_FIRST, p.ENDED),
        Int("round", 1, t.ROUNDS),
        Int("first", 0, last_seat),
        Int("turn", 0, last_seat),
        Int("last", p.NO_SEAT, last_seat),
        Int("dealt", 0, lambda state: state.seats * t.MAX_HAND),
        Ints("roles", 0, t.NOT_DEALT, _dealt_to),
        Custom("hands", _hands, _read_hands, at="cards.hands"),
        Ints("pile", 0, max(t.KIND_COUNTS), t.KINDS, at="cards.pile"),
        Ints("buried", 0, lambda state: (state.seats << SEAT_SHIFT) - 1, at="cards.buried"),
        Ints("tools", 0, (1 << t.TOOLS) - 1, _dealt_to),
        Ints("seen", 0, (1 << t.GOALS) - 1, _dealt_to),
        Ints("past", 0, (1 << t.MAX_SEATS) - 1),
        Custom("pieces", _pieces, _read_pieces, at="mine.laid"),
        Ints("goal_cards", 0, t.GOALS - 1, at="mine.goal_cards"),
        Custom("goal_faces", _goal_faces, _read_goal_faces, at="mine.near"),
        Ints("gold_supply", 0, max(t.GOLD_COUNTS), t.GOLD_VALUES, at="gold.supply"),
        Ints("gold_pool", 0, max(t.GOLD_COUNTS), t.GOLD_VALUES, at="gold.pool"),
        Ints("gold_story", DRAFT, lambda state: PAY + 8 * state.seats - 1, at="gold.story"),
    ),
    _finish,
    derived=(
        "broken_counts",
        "cards.pile_size",
        "mine.far",
        "mine.goals_down",
        "mine.fits_high",
        "mine.fits_low",
        "mine.laid_count",
        "mine.open_count",
        "mine.openings",
    ),
)
