"""The view of a seat, or a spectator, of Saboteur. Views start empty and add."""

# compiled by mypyc

from collections.abc import Callable
from typing import Final

from farol.core.data import Json
from farol.core.event import Event
from farol.core.state import CHANCE, OVER
from farol.games.saboteur import position as p
from farol.games.saboteur import tables as t
from farol.games.saboteur.cards import KIND_MASK, SEAT_SHIFT
from farol.games.saboteur.gold import Gold, is_card, picker
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import cell_x, cell_y

WINNER_IDS: Final = ["diggers", "saboteurs", "nobody"]
PHASE_IDS: Final = {
    p.CHOOSE_FIRST: "choose-first",
    p.DEAL_ROLES: "deal-roles",
    p.DEAL_GOALS: "deal-goals",
    p.DEAL_HANDS: "deal-hands",
    p.TURN: "turn",
    p.DRAW: "draw",
    p.DRAW_GOLD: "draw-gold",
    p.PICKING: "pick-gold",
    p.ENDED: "over",
}

# Events that may tell the acting seat something new: a goal, the roles, others' gold.
REVEALING: Final = frozenset(
    {"looked", "turned-up", "round-over", "paid", "gold-passed", "game-over"}
)

# --- observations ----------------------------------------------------------------------------


def observe(state: Saboteur, seat: int | None) -> dict[str, Json]:
    """The view of a seat (None: a spectator)."""
    to_act = state.to_act()
    view: dict[str, Json] = {
        "game": "saboteur",
        "seats": state.seats,
        "round": state.round,
        "rounds": t.ROUNDS,
        "phase": PHASE_IDS[state.phase],
        "to_act": None if to_act in {CHANCE, OVER} else to_act,
        "options": {
            "require_start_connection": state.mine.connected,
            "allow_self_sabotage": state.self_sabotage,
            "auto_pick_gold": state.auto_gold,
        },
        "role_cards": {
            "saboteurs": t.SABOTEUR_CARDS[state.seats],
            "diggers": t.DIGGER_CARDS[state.seats],
        },
        "past": _past(state),
        "gold": {"supply": state.gold.supply_size(), "pool": state.gold.pool_size()},
    }
    if state.phase != p.CHOOSE_FIRST:
        view["first"] = state.first
        view["turn"] = state.turn
        view["pile"] = state.cards.pile_size
        view["mine"] = _mine(state)
        view["goals"] = [_goal(state, goal) for goal in range(t.GOALS)]
        view["discards"] = _discards(state)
        view["players"] = [_player(state, other) for other in range(state.seats)]
        if seat is not None:
            view.update(own(state, seat))
    if state.phase == p.ENDED:
        view["result"] = _result(state)
    return view


def own(state: Saboteur, seat: int) -> dict[str, Json]:
    """A seat's private members."""
    return {} if state.phase == p.CHOOSE_FIRST else {"me": _own(state, seat)}


def _past(state: Saboteur) -> list[Json]:
    rounds: list[Json] = []
    for index in range(0, len(state.past), p.PAST):
        winners, finisher, saboteurs, goals = state.past[index : index + p.PAST]
        rounds.append(
            {
                "winners": WINNER_IDS[winners],
                "finisher": finisher - 1 if finisher else None,
                "saboteurs": _seats_in(saboteurs),
                "goals": _goals_in(goals),
            }
        )
    return rounds


def _seats_in(bits: int) -> list[Json]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def _goals_in(number: int) -> list[Json]:
    """S7.5: the goal cards at the top, middle and bottom."""
    return [t.GOAL_IDS[number // 9], t.GOAL_IDS[number // 3 % 3], t.GOAL_IDS[number % 3]]


def _mine(state: Saboteur) -> list[Json]:
    cards: list[Json] = []
    for cell in sorted([t.START_CELL, *state.mine.placed]):
        value = state.mine.at(cell)
        face = value & t.FACE
        card: dict[str, Json] = {
            "x": cell_x(cell),
            "y": cell_y(cell),
            "card": FACE_IDS[face],
            "turned": FACE_TURNED[face],
            "open": SIDES[face],
            "reached": value >= t.REACHED,
        }
        cards.append(card)
    return cards


def _face(face: int) -> dict[str, Json]:
    if face >= t.STONE_FACE:
        number = face - t.STONE_FACE
        return {"card": t.GOAL_IDS[1 + number // 2], "turned": number % 2 == 1}
    if face == t.TREASURE_FACE:
        return {"card": t.GOAL_IDS[t.TREASURE], "turned": False}
    if face == t.START_FACE:
        return {"card": "start", "turned": False}
    return piece_json(face - 1)


def piece_json(piece: int) -> dict[str, Json]:
    """A laid path card, and whether it is rotated by half."""
    return {"card": t.KIND_IDS[piece // 2], "turned": piece % 2 == 1}


def _sides(openings: int) -> str:
    return "".join(letter for bit, letter in enumerate("NESW") if openings >> bit & 1)


SIDES: Final = [_sides(openings) for openings in t.FACE_OPEN]  # by face
OPEN_FACES: Final = range(1, int(t.HIDDEN_FACE))  # EMPTY comes before them
FACE_IDS: Final = [None, *[_face(face)["card"] for face in OPEN_FACES]]
FACE_TURNED: Final = [None, *[_face(face)["turned"] for face in OPEN_FACES]]


def _goal(state: Saboteur, goal: int) -> dict[str, Json]:
    cell = t.GOAL_CELLS[goal]
    looked: list[Json] = [seat for seat in range(state.seats) if state.seen[seat] >> goal & 1]
    view: dict[str, Json] = {"x": cell_x(cell), "y": cell_y(cell), "looked_at_by": looked}
    face = state.mine.goal_face(goal)
    if face != t.HIDDEN_FACE:
        view["face"] = _face(face)
        view["open"] = SIDES[face]
    return view


def _discards(state: Saboteur) -> dict[str, Json]:
    """Face up by kind: cards neither in the pile, in a hand, buried nor on the table."""
    counts = list(t.KIND_COUNTS)
    cards = state.cards
    for kind in range(t.KINDS):
        counts[kind] -= cards.pile[kind]
    for seat in range(state.seats):
        for kind in cards.hand(seat):
            counts[kind] -= 1
    for entry in cards.buried:
        counts[entry & KIND_MASK] -= 1
    if state.phase not in {p.DRAW_GOLD, p.PICKING, p.ENDED}:
        for cell in state.mine.placed:
            counts[((state.mine.at(cell) & t.FACE) - 1) // 2] -= 1
        for tool in range(t.TOOLS):
            counts[t.BREAK + tool] -= state.broken_counts[tool]
    face_up: dict[str, Json] = {
        t.KIND_IDS[kind]: counts[kind] for kind in range(t.KINDS) if counts[kind]
    }
    return {"face_up": face_up, "face_down": [entry >> SEAT_SHIFT for entry in cards.buried]}


def _player(state: Saboteur, seat: int) -> dict[str, Json]:
    view: dict[str, Json] = {
        "seat": seat,
        "hand": state.cards.hand_sizes[seat],
        "broken": _tools(state.tools[seat]),
        "gold_cards": sum(state.gold.held(seat)),
        "gold_debt": state.gold.debt(seat),
    }
    if state.phase in {p.DRAW_GOLD, p.PICKING, p.ENDED}:
        view["role"] = t.ROLE_IDS[state.roles[seat]]
    return view


def _tools(bits: int) -> list[Json]:
    return [t.TOOL_IDS[tool] for tool in range(t.TOOLS) if bits >> tool & 1]


def _own(state: Saboteur, seat: int) -> dict[str, Json]:
    goals: dict[str, Json] = {
        str(goal): t.GOAL_IDS[state.mine.goal_cards[goal]]
        for goal in range(t.GOALS)
        if state.seen[seat] >> goal & 1
    }
    view: dict[str, Json] = {
        "seat": seat,
        "role": None if state.roles[seat] == t.NOT_DEALT else t.ROLE_IDS[state.roles[seat]],
        "hand": [t.KIND_IDS[kind] for kind in state.cards.hand(seat)],
        "discards": [
            t.KIND_IDS[entry & KIND_MASK]
            for entry in state.cards.buried
            if entry >> SEAT_SHIFT == seat
        ],
        "goals_seen": goals,
        "gold": _values(list(state.gold.held(seat))),
        "gold_total": state.gold.total(seat),
        "gold_seen": _pools_seen(state.gold, seat),
    }
    if state.phase in {p.DRAW_GOLD, p.PICKING} and state.turn == seat:
        view["pool"] = _values(list(state.gold.pool))
    return view


def _values(cards: list[int]) -> list[Json]:
    """Counts by value as a list of values, ascending."""
    return [value for value in range(1, t.GOLD_VALUES + 1) for _ in range(cards[value - 1])]


def _pools_seen(gold: Gold, seat: int) -> list[Json]:
    """Each pool that the seat received, oldest first, with the card it kept."""
    seen: list[Json] = []
    for index, entry in enumerate(gold.story):
        if picker(entry) == seat:
            cards = [0, 0, 0]
            end = index
            while end < len(gold.story) and is_card(gold.story[end]):
                cards[(gold.story[end] & 3) - 1] += 1
                end += 1
            if end == len(gold.story):
                for value in range(t.GOLD_VALUES):
                    cards[value] += gold.pool[value]
            seen.append({"pool": _values(cards), "kept": entry & 3})
    return seen


def _result(state: Saboteur) -> dict[str, Json]:
    """S8.9: at the end all gold is revealed."""
    places = state.ranking()
    return {
        "scores": list(state.scores()),
        "places": list(places),
        "winners": [seat for seat in range(state.seats) if places[seat] == 1],
        "gold": [_values(list(state.gold.held(seat))) for seat in range(state.seats)],
    }


def shows(state: Saboteur, action: int) -> dict[str, Json]:
    """The goals that a card would turn up."""
    if action < t.LAY:
        return {}
    piece, cell = divmod(action - t.LAY, t.CELLS)
    reached = state.mine.reaches(piece, cell)
    goals: list[Json] = [goal for goal in range(t.GOALS) if reached >> goal & 1]
    return {"turns_up": goals}


# --- events ----------------------------------------------------------------------------------


def event_view(event: Event, seat: int | None) -> dict[str, Json]:
    """The part of an event that a seat (None: a spectator) learns; nobody misses an event."""
    view: dict[str, Json] = {"kind": event.kind}
    if event.seat >= 0:
        view["seat"] = event.seat
    view.update(_PUBLIC.get(event.kind, _nothing)(event.public))
    if event.seen_by(seat):
        view.update(_PRIVATE[event.kind](event.private))
    return view


def _nothing(_: tuple[int, ...]) -> dict[str, Json]:
    return {}


def _place(cell: int) -> dict[str, Json]:
    return {"x": cell_x(cell), "y": cell_y(cell)}


def _round_over(values: tuple[int, ...]) -> dict[str, Json]:
    number, winners, finisher, saboteurs, goals = values
    return {
        "round": number,
        "winners": WINNER_IDS[winners],
        "finisher": None if finisher < 0 else finisher,
        "saboteurs": _seats_in(saboteurs),
        "goals": _goals_in(goals),
    }


_Part = Callable[[tuple[int, ...]], dict[str, Json]]

_PUBLIC: Final[dict[str, _Part]] = {
    "laid": lambda v: {**piece_json(v[0]), **_place(v[1])},
    "turned-up": lambda v: {"goal": v[0], **_face(v[1])},
    "looked": lambda v: {"goal": v[0]},
    "collapsed": lambda v: {**_place(v[0]), **piece_json(v[1])},
    "broke": lambda v: {"tool": t.TOOL_IDS[v[0]], "target": v[1]},
    "mended": lambda v: {"card": t.KIND_IDS[v[0]], "tool": t.TOOL_IDS[v[1]], "target": v[2]},
    "round-over": _round_over,
    "paid": lambda v: {"gold": v[0], "cards": v[1], "excess": v[2]},
    "gold-passed": lambda v: {"cards": v[0]},
    "game-over": lambda v: {"scores": list(v)},
}

_PRIVATE: Final[dict[str, _Part]] = {
    "role": lambda v: {"role": t.ROLE_IDS[v[0]]},
    "dealt": lambda v: {"card": t.KIND_IDS[v[0]]},
    "drew": lambda v: {"card": t.KIND_IDS[v[0]]},
    "discarded": lambda v: {"card": t.KIND_IDS[v[0]]},
    "looked": lambda v: {"card": t.GOAL_IDS[v[0]]},
    "gold-drawn": lambda v: {"value": v[0]},
    "picked": lambda v: {"value": v[0]},
    "gold-passed": lambda v: {"pool": _values(list(v))},
    "paid": lambda v: {"values": _values(list(v))},
}
