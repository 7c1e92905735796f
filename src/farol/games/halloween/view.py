"""The public view, for all seats: this game has no secrets."""

# compiled by mypyc

from typing import Final

from farol.core.data import Json
from farol.core.event import Event
from farol.core.state import CHANCE, OVER
from farol.games.halloween import steps
from farol.games.halloween import tables as t
from farol.games.halloween.actions import cell_words
from farol.games.halloween.cards import any_colours, may_occupy, price
from farol.games.halloween.rules import Halloween
from farol.games.halloween.steps import a_of, b_of, c_of, kind_of

SOURCE_NAMES: Final = [
    "haunts",
    "cards",
    "sharing",
    "bonus",
    "sets",
    *(f"card-{card}" for card in t.POINT_CARDS),
]
assert len(SOURCE_NAMES) == t.SOURCES
assert SOURCE_NAMES[t.FIRST_CARD_SOURCE] == f"card-{t.POINT_CARDS[0]}"


def observe(state: Halloween) -> dict[str, Json]:
    """The whole table."""
    to_act = state.to_act()
    view: dict[str, Json] = {
        "game": "halloween",
        "seats": state.seats,
        "options": {"master": state.master, "quiet_rounds": state.quiet_limit},
        "phase": phase(state),
        "to_act": None if to_act in {CHANCE, OVER} else to_act,
        "pending": _pending(state),
        "first": state.first,
        "turn": state.active,
        "round": state.round,
        "last_round": state.ending,
        "quiet": max(0, state.quiet),
        "limit": state.limit,
        "cards_to_end": t.LAST_CARD,
        "buildings": [_building(state, building) for building in range(t.BUILDINGS)],
        "ghosts_left": _by_colour([t.GHOSTS_PER_COLOUR - count for count in state.on_board]),
        "tokens_left": _by_colour(list(state.pool)),
        "bonus_supply": _bonuses(list(state.supply)),
        "bonus_discards": _bonuses(list(state.discards)),
        "cards": [_card(state, card) for card in state.display],
        "dice": [_die(state, die) for die in range(len(state.dice))],
        "players": [_player(state, seat) for seat in range(state.seats)],
        "scores": list(state.points),
    }
    if state.over:
        view["result"] = {"scores": list(state.points), "places": list(state.ranking())}
    return view


def phase(state: Halloween) -> str:
    """setup, turn (the menu), step (something is pending), chance or over."""
    if state.over:
        return "over"
    if state.round == 0:
        return "setup"
    if not state.stack:
        return "turn"
    return "chance" if kind_of(state.stack[-1]) <= steps.LAST_CHANCE else "step"


def _pending(state: Halloween) -> dict[str, Json] | None:
    """The next step, with what a client needs to ask for it."""
    if state.over or not state.stack:
        return None
    packed = state.stack[-1]
    kind = kind_of(packed)
    pending: dict[str, Json] = {"step": steps.STEP_NAMES[kind]}
    pending.update(_details(kind, packed))
    if state.acting != t.NO_ACTION:
        section, action = divmod(state.acting, t.ACTIONS)
        pending["acting"] = {"section": section + 1, "action": t.ACTION_NAMES[action]}
    if kind in {steps.BEFORE_ROLL, steps.DICE, steps.AFTER_ROLL}:
        pending["roll"] = _roll(state)
    return pending


def _details(kind: int, packed: int) -> dict[str, Json]:  # noqa: C901
    a = a_of(packed)
    b = b_of(packed)
    match kind:
        case (
            steps.PICK_SUMMON
            | steps.PICK_SCARE
            | steps.PICK_UPGRADE
            | steps.PICK_MOVE
            | steps.PICK_FIGHT
            | steps.PICK_HAUNT
        ):
            return {"level": a + 1}
        case steps.MOVE_TO:
            return {"level": a + 1, "ghost": cell_words(b), "second": c_of(packed) == 1}
        case steps.SECOND_GHOST:
            return {"level": a + 1, "moved": cell_words(b)}
        case steps.RAISE:
            return {"level": a + 1}
        case steps.AFTER:
            details: dict[str, Json] = {"after": t.MOMENTS[a], "ghost": cell_words(b)}
            margin = c_of(packed) >> steps.TAKEN_BITS
            if margin:
                details["margin"] = margin
            return details
        case steps.NEXT_FOE:
            return {"attacker": cell_words(a), "building": t.BUILDING_NAMES[b]}
        case steps.FOE:
            return {"attacker": cell_words(a)}
        case steps.REFILL:
            return {"building": t.BUILDING_NAMES[a]}
        case steps.PICKUP:
            return {"bonus": t.BONUS_NAMES[a], "colour": t.COLOUR_NAMES[b]}
        case steps.PAY | steps.DISC_FOR_CARD:
            return {"card": a}
        case steps.SHARE:
            return {"seat": a, "card": b}
        case steps.RECOVER:
            return {"discs": a}
        case steps.SWAP_SECOND | steps.FLY_TO | steps.CALL:
            return {"ghost": cell_words(a)}
        case steps.HAUNT_COLOUR | steps.DRAW_BONUS:
            return {"colour": t.COLOUR_NAMES[a]}
    return {}


def _roll(state: Halloween) -> dict[str, Json]:
    """The purpose of the dice: the next result step on the stack."""
    packed = next(
        packed
        for packed in reversed(list(state.stack))
        if steps.LAST_CHANCE < kind_of(packed) <= steps.LAST_RESULT
    )
    kind = kind_of(packed)
    a = a_of(packed)
    b = b_of(packed)
    roll: dict[str, Json] = {"for": steps.STEP_NAMES[kind]}
    if kind == steps.FIGHT_RESULT:
        roll["attacker"] = cell_words(a)
        roll["foe"] = cell_words(b)
    elif kind == steps.COUPLE_RESULT:
        roll["building"] = t.BUILDING_NAMES[a]
        roll["colours"] = [t.COLOUR_NAMES[t.PAIR_LOW[b]], t.COLOUR_NAMES[t.PAIR_HIGH[b]]]
    elif kind == steps.CALL_RESULT:
        roll["number"] = a
    return roll


def _by_colour(counts: list[int]) -> dict[str, Json]:
    return {t.COLOUR_NAMES[colour]: counts[colour] for colour in range(t.COLOURS)}


def _bonuses(counts: list[int]) -> dict[str, Json]:
    return {t.BONUS_NAMES[bonus]: counts[bonus] for bonus in range(t.BONUSES) if counts[bonus]}


def _building(state: Halloween, building: int) -> dict[str, Json]:
    cells = range(building * t.COLOURS, (building + 1) * t.COLOURS)
    lying = state.lying[building]
    return {
        "name": t.BUILDING_NAMES[building],
        "next_to": [
            t.BUILDING_NAMES[n] for n in range(t.BUILDINGS) if t.NEIGHBOURS[building] >> n & 1
        ],
        "ghosts": {t.COLOUR_NAMES[cell % t.COLOURS]: state.ghosts[cell] for cell in cells},
        "room": state.limit - state.crowd[building],
        "bonus": None if lying == t.FREE else t.BONUS_NAMES[lying],
        "haunts": [_haunt_space(state, cell) for cell in cells],
    }


def _haunt_space(state: Halloween, cell: int) -> dict[str, Json]:
    owner = state.spaces[cell]
    return {
        "colour": t.COLOUR_NAMES[cell % t.COLOURS],
        "points": t.HAUNT_POINTS[cell % t.COLOURS],
        "seat": None if owner < 0 else owner // 2,
        "extra": owner >= 0 and owner % 2 == 1,
    }


def _card(state: Halloween, card: int) -> dict[str, Json]:
    row = t.CARD_ROWS[card - 1]
    held = state.held[state.active] >> card & 1
    view: dict[str, Json] = {
        "number": card,
        "symbol": row["symbol"],
        "timing": row["timing"],
        "cost": row["cost"],
        "seats": [seat for seat in range(state.seats) if state.held[seat] >> card & 1],
        "used": state.used >> card & 1 == 1,
    }
    if not held:  # its price for the acting seat
        view["price"] = {
            "tokens": price(state, card),
            "different": not any_colours(state, card),
            "payable": may_occupy(state, card),
        }
    return view


def _die(state: Halloween, die: int) -> dict[str, Json]:
    colour = state.dice[die]
    return {
        "colour": t.COLOUR_NAMES[colour],
        "sides": t.DIE_SIDES[colour],
        "face": state.faces[die] or None,
        "plus": state.pluses[die],
        "own": die < state.own_dice,
    }


def _player(state: Halloween, seat: int) -> dict[str, Json]:
    held = state.held[seat]
    return {
        "seat": seat,
        "points": state.points[seat],
        "scare": state.scare[seat],
        "tokens": _by_colour(list(state.tokens[seat * t.COLOURS : (seat + 1) * t.COLOURS])),
        "reserve": state.reserve[seat],
        "haunts_left": {
            "own": state.haunts_left[seat * 2],
            "extra": state.haunts_left[seat * 2 + 1],
        },
        "sections": [_section(state, seat, section) for section in range(state.sections)],
        "bonus": [_slot(state.slots[seat * t.SLOTS + slot]) for slot in range(t.SLOTS)],
        "cards": [card for card in state.display if held >> card & 1],
        "sheet": sheet(state, seat),
    }


def _section(state: Halloween, seat: int, section: int) -> dict[str, Json]:
    index = seat * state.sections + section
    level = state.levels[index]
    return {
        "level": level + 1,
        "colour": t.COLOUR_NAMES[level],
        "discs": [t.ACTION_NAMES[act] for act in range(t.ACTIONS) if state.discs[index] >> act & 1],
        "done": seat == state.active and state.done >> section & 1 == 1,
    }


def _slot(slot: int) -> str | None:
    if slot == t.FREE:
        return None
    return "locked" if slot == t.LOCKED else t.BONUS_NAMES[slot]


def sheet(state: Halloween, seat: int) -> dict[str, Json]:
    """A seat's points by source, without the empty ones."""
    points = state.sheet[seat * t.SOURCES : (seat + 1) * t.SOURCES]
    return {SOURCE_NAMES[source]: points[source] for source in range(t.SOURCES) if points[source]}


# Events

EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "first_seat": (),
    "card_dealt": ("card",),
    "bonus_laid": ("building", "bonus"),
    "bonus_reshuffled": (),
    "action": ("section", "action"),
    "rested": ("section",),
    "summoned": ("ghost",),
    "scared": ("ghost",),
    "upgraded": ("ghost",),
    "moved": ("ghost", "to"),
    "attacked": ("ghost", "foe", "wins", "of"),
    "rolled": ("colour", "face"),
    "fight_won": ("ghost", "foe"),
    "fight_lost": ("ghost", "foe"),
    "haunted": ("ghost", "extra"),
    "unhaunted": ("ghost",),
    "level": ("section", "level"),
    "discs_back": ("section", "count"),
    "disc_back": ("section", "action"),
    "tokens_taken": ("colour", "count"),
    "tokens_given": ("colour", "count"),
    "scare_gained": ("count",),
    "scare_paid": ("count",),
    "points": ("source", "points"),
    "occupied": ("card",),
    "card_used": ("card",),
    "bonus_found": ("bonus",),
    "bonus_discarded": ("bonus",),
    "bonus_used": ("bonus",),
    "bonus_unlocked": (),
    "removed": ("ghost",),
    "placed": ("ghost",),
    "swapped": ("ghost", "other"),
    "called": ("number",),
    "blues_came": ("building", "count"),
    "reds_left": (),
    "end_triggered": (),
    "turn_ended": (),
    "game_over": (),
}


def event_view(event: Event) -> dict[str, Json]:
    """An event with named fields; everybody sees all of them."""
    view: dict[str, Json] = {"kind": event.kind, "seat": event.seat if event.seat >= 0 else None}
    for name, value in zip(EVENT_FIELDS[event.kind], event.public, strict=True):
        view[name] = _field(name, value)
    return view


def _field(name: str, value: int) -> Json:
    if name in {"ghost", "foe", "other"}:
        return cell_words(value)
    if name in {"building", "to"}:
        return t.BUILDING_NAMES[value]
    if name == "bonus":
        return t.BONUS_NAMES[value]
    if name == "colour":
        return t.COLOUR_NAMES[value]
    if name == "action":
        return t.ACTION_NAMES[value]
    if name == "source":
        return SOURCE_NAMES[value]
    if name in {"section", "level"}:
        return value + 1
    if name == "extra":
        return bool(value)  # no ternary: one of bool and int is an int where it is compiled
    return value
