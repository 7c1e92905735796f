"""The fields of a position, declared once, and their constraints."""

from typing import Any, Final

from farol.core.data import Fields, Json
from farol.core.declared import last_seat
from farol.core.errors import BadPosition
from farol.core.layout import Bool, Custom, Field, Int, Ints, Layout
from farol.core.state import State
from farol.core.vectors import zeros
from farol.games.halloween import steps
from farol.games.halloween import tables as t
from farol.games.halloween.rules import Halloween, new_state
from farol.games.halloween.steps import STEP_LIMIT, a_of, b_of, c_of, kind_of

MOST: Final = 1_000_000  # of scare points, points and rounds


# --- cards: sets of card numbers, as lists -----------------------------------------------------


def _card_set(cards: list[int]) -> int:
    members = 0
    for card in cards:
        members |= 1 << card
    return members


def _cards_in(members: int) -> list[Json]:
    return [card for card in range(1, t.CARDS + 1) if members >> card & 1]


class CardSet(Field):
    """A set of cards as one int, written as a list."""

    def to_json(self, value: int) -> Json:
        """The numbers of the cards."""
        return _cards_in(value)

    def read(self, _state: State, fields: Fields) -> int:
        """The set."""
        return _card_set(fields.integers(self.name, 1, t.CARDS))


def _held(state: Halloween) -> Json:
    return [_cards_in(cards) for cards in state.held]


def _read_held(state: Halloween, held: Json) -> None:
    if not isinstance(held, list) or len(held) != state.seats:
        raise BadPosition("A position: 'held' must be a list of cards for each seat.")
    for seat in range(state.seats):
        cards = Fields({"held": held[seat]}, "A position", BadPosition).integers("held", 1, t.CARDS)
        if not set(cards) <= set(state.display):
            raise BadPosition("A position: 'held' names cards that are not displayed.")
        state.held[seat] = _card_set(cards)


def _acting(state: Halloween) -> Json:
    """Null while nothing is pending, so that equal positions give equal dumps."""
    return state.acting if state.stack else t.NO_ACTION


def _read_acting(state: Halloween, value: Json) -> None:
    fields = Fields({"acting": value}, "A position", BadPosition)
    state.acting = fields.integer("acting", t.NO_ACTION, state.sections * t.ACTIONS - 1)


# --- what the fields have in common ------------------------------------------------------------


def _finish(state: Halloween) -> None:
    if len(state.display) > t.DISPLAY or list(state.display) != sorted(set(state.display)):
        raise BadPosition("A position: 'display' must hold up to eight cards, ascending.")
    if len(state.dice) > 2 or state.own_dice > len(state.dice):
        raise BadPosition("A position: 'dice' must be at most two, and 'own_dice' not more.")
    _count(state)
    _check_stack(state)


def _count(state: Halloween) -> None:
    """Compute derived fields, and reject inconsistent positions."""
    state.crowd = zeros(t.BUILDINGS)
    state.on_board = zeros(t.COLOURS)
    for cell in range(t.CELLS):
        state.crowd[t.BUILDING_OF[cell]] += state.ghosts[cell]
        state.on_board[t.COLOUR_OF[cell]] += state.ghosts[cell]
    if max(state.crowd) > state.limit or max(state.on_board) > t.GHOSTS_PER_COLOUR:
        raise BadPosition("A position: too many ghosts in a building or of a colour.")
    for colour in range(t.COLOURS):
        state.pool[colour] = t.TOKENS_PER_COLOUR - sum(list(state.tokens)[colour :: t.COLOURS])
    if min(state.pool) < 0:
        raise BadPosition("A position: too many ghost tokens of a colour.")
    for seat in range(state.seats):
        state.points[seat] = sum(state.sheet[seat * t.SOURCES : (seat + 1) * t.SOURCES])
        state.reserve[seat] = t.DISCS - _discs_out(state, seat)
    if min(state.reserve) < 0:
        raise BadPosition("A position: a seat has more than twelve discs out.")
    _count_haunts(state)
    _check_bonuses(state)


def _discs_out(state: Halloween, seat: int) -> int:
    sections = state.discs[seat * state.sections : (seat + 1) * state.sections]
    slots = list(state.slots[seat * t.SLOTS : (seat + 1) * t.SLOTS])
    on_sections = sum(int(spaces).bit_count() for spaces in sections)
    return on_sections + slots.count(t.LOCKED) + int(state.held[seat]).bit_count()


def _count_haunts(state: Halloween) -> None:
    for cell, owner in enumerate(state.spaces):
        if owner >= 0:
            building = 1 << t.BUILDING_OF[cell]
            if state.haunted[owner] & building:
                raise BadPosition("A position: a building is haunted twice with one kind of token.")
            state.haunted[owner] |= building
            state.haunts_left[owner] -= 1
    if min(state.haunts_left) < 0:
        raise BadPosition(f"A position: a seat has more than {t.OWN_HAUNTS} haunt tokens out.")


def _check_bonuses(state: Halloween) -> None:
    """During a PICKUP step one token may be in no other place."""
    out = [*state.lying, *state.slots]
    in_hand = [a_of(packed) for packed in state.stack if kind_of(packed) == steps.PICKUP]
    copies = 0 if state.master else t.BONUS_COPIES
    for bonus in range(t.BONUSES):
        count = out.count(bonus) + in_hand.count(bonus)
        if count + state.supply[bonus] + state.discards[bonus] != copies:
            raise BadPosition("A position: there must be two of every bonus token.")


# The largest details a, b, c of each kind of step; a seat or card is checked besides.
_CELL: Final = t.CELLS - 1
_BUILDING: Final = t.BUILDINGS - 1
_MARGINS: Final = 1 << 10
_FOES: Final = 1 << 17
_LARGEST: Final[dict[int, tuple[int, int, int]]] = {
    steps.FIRST_SEAT: (0, 0, 0),
    steps.DEAL_CARD: (0, 0, 0),
    steps.REFILL: (_BUILDING, 0, 0),
    steps.DRAW_BONUS: (t.RED, 0, 0),
    steps.DICE: (0, 0, 0),
    steps.FIGHT_RESULT: (_CELL, _CELL, 0),
    steps.COUPLE_RESULT: (_BUILDING, t.PAIRS - 1, 0),
    steps.SCREAM_RESULT: (0, 0, 0),
    steps.CALL_RESULT: (t.DIE_SIDES[t.RED], 0, 0),
    steps.RAISE: (t.RED, 0, 0),
    steps.SECOND_GHOST: (t.RED, _CELL, 0),
    steps.AFTER: (len(t.MOMENTS) - 1, _CELL, _MARGINS),
    steps.NEXT_FOE: (_CELL, _BUILDING, _FOES),
    steps.BEFORE_ROLL: (0, 0, 0),
    steps.AFTER_ROLL: (0, 0, 0),
    steps.RECOVER: (t.BONUS_DISCS, 1, 0),
    steps.GIFT: (0, 0, 0),
    **dict.fromkeys(range(steps.PICK_SUMMON, steps.PICK_HAUNT + 1), (t.RED, 0, 0)),
    steps.MOVE_TO: (t.RED, _CELL, 1),
    steps.FOE: (_CELL, 0, 0),
    steps.BLUE_BUILDING: (0, 0, 0),
    steps.PICKUP: (t.BONUSES - 1, t.RED, 0),
    steps.PAY: (t.CARDS, 0, 0),
    steps.DISC_FOR_CARD: (t.CARDS, 0, 0),
    steps.SHARE: (3, t.CARDS, 0),
    **dict.fromkeys(range(steps.RESTORE, steps.SWAP_FIRST + 1), (0, 0, 0)),
    steps.SWAP_SECOND: (_CELL, 0, 0),
    steps.LESSONS: (0, 0, 0),
    steps.WISER: (0, 0, 0),
    steps.PLACING: (0, 0, 0),
    steps.FAR_MOVE: (0, 0, 0),
    steps.FLY_TO: (_CELL, 0, 0),
    steps.CALL: (_CELL, 0, 0),
    steps.HAUNT_COLOUR: (t.RED, 0, 0),
}


def _is_sound(state: Halloween, packed: int) -> bool:
    kind = kind_of(packed)
    a = a_of(packed)
    if kind not in _LARGEST:
        return False
    largest = _LARGEST[kind]
    if a > largest[0] or b_of(packed) > largest[1] or c_of(packed) > largest[2]:
        return False
    if kind in {steps.PAY, steps.DISC_FOR_CARD}:
        return a in state.display and not state.held[state.active] >> a & 1
    return kind != steps.SHARE or (a < state.seats and b_of(packed) in state.display)


def _check_stack(state: Halloween) -> None:
    """Reject invalid pending steps."""
    if state.over and state.stack:
        raise BadPosition("A position: nothing is pending after the end.")
    for packed in state.stack:
        if not _is_sound(state, packed):
            raise BadPosition(f"A position: {packed} is no pending step.")
    if state.stack:
        _check_next(state, kind_of(state.stack[-1]))


def _check_next(state: Halloween, kind: int) -> None:
    """The next seat must have a decision."""
    if steps.LAST_CHANCE < kind <= steps.LAST_RESULT:
        raise BadPosition("A position: a result is due and was not drawn.")
    if kind in {steps.REFILL, steps.DRAW_BONUS} and not any(state.supply):
        raise BadPosition("A position: no bonus token is left to draw.")
    if kind == steps.DEAL_CARD and len(state.display) >= t.DISPLAY:
        raise BadPosition("A position: all cards are dealt.")
    if kind in {steps.DICE, steps.BEFORE_ROLL, steps.AFTER_ROLL}:
        rolled = bool(state.dice) and 0 not in state.faces
        if not state.dice or rolled != (kind == steps.AFTER_ROLL):
            raise BadPosition("A position: the dice do not fit the pending step.")
        results = range(steps.LAST_CHANCE + 1, steps.LAST_RESULT + 1)
        if not any(kind_of(packed) in results for packed in state.stack):
            raise BadPosition("A position: nobody needs the dice.")
    if kind > steps.LAST_RESULT and not state.legal_actions():
        raise BadPosition("A position: nothing can be chosen in the pending step.")


# --- the layout --------------------------------------------------------------------------------


def _blank(fields: Fields) -> Halloween:
    return new_state(fields.integer("seats", 2, t.MOST_SEATS), fields.flag("master"), [])


def _given(state: Halloween) -> dict[str, Json]:
    return {"seats": state.seats, "master": state.master}


def _seats(state: Any) -> int:
    return int(state.seats)


def _boards(state: Any) -> int:
    return int(state.seats * state.sections)


def _dice(state: Any) -> int:
    return len(state.dice)


LAYOUT: Final = Layout(
    "A position",
    _blank,
    _given,
    (
        Int("first", 0, last_seat),
        Int("active", 0, last_seat),
        Int("round", 0, MOST),
        Bool("ending"),
        Bool("over"),
        Int("quiet_limit", 0, MOST),
        Int("quiet", t.PROGRESS, MOST),
        Int("most_haunts", 0, t.CELLS),
        Ints("stack", 0, STEP_LIMIT - 1),
        Custom("acting", _acting, _read_acting),
        Int("done", 0, lambda state: (1 << state.sections) - 1),
        CardSet("used"),
        Ints("ghosts", 0, lambda state: state.limit, t.CELLS),
        Ints("spaces", -1, lambda state: state.seats * 2 - 1, t.CELLS),
        Ints("lying", t.FREE, t.BONUSES - 1, t.BUILDINGS),
        Ints("supply", 0, t.BONUS_COPIES, t.BONUSES),
        Ints("discards", 0, t.BONUS_COPIES, t.BONUSES),
        Ints("display", 1, t.CARDS),
        Custom("held", _held, _read_held),
        Ints("tokens", 0, t.TOKENS_PER_COLOUR, lambda state: state.seats * t.COLOURS),
        Ints("scare", 0, MOST, _seats),
        Ints("sheet", -MOST, MOST, lambda state: state.seats * t.SOURCES),
        Ints("levels", 0, t.RED, _boards),
        Ints("discs", 0, (1 << t.ACTIONS) - 1, _boards),
        Ints("slots", t.FREE, t.LOCKED, lambda state: state.seats * t.SLOTS),
        Int("own_dice", 0, 2),
        Ints("dice", 0, t.RED),
        Ints("faces", 0, t.DIE_SIDES[t.RED], _dice),
        Ints("pluses", 0, 2 * t.PLUS, _dice),
    ),
    _finish,
    derived=(
        "asked",
        "choices",
        "crowd",
        "haunted",
        "haunts_left",
        "limit",
        "log",
        "on_board",
        "points",
        "pool",
        "reserve",
        "sections",
    ),
)
