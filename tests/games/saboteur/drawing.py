"""Mines drawn as text, one character a cell, and small words to play in them.

    single lines    ┼ ├ ┤ ┴ ┬ │ ─ ┌ ┘ ┐ └    cards that lead through
    double lines    ╬ ╠ ╣ ╩ ╦ ║ ═ ╔ ╝ ╗ ╚    dead ends with two or more openings
    half lines      ╷ ╵ ╴ ╶                  dead ends with one opening
    heavy lines     ┏ ┛ ┓ ┗                  stones, turned up
    S ? $ .         the start, a goal face down, the treasure turned up, an empty place

The start fixes where everything lies; goals that are not drawn lie face down. In notation seats
count from 1, everywhere else from 0.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from farol.core.errors import BadAction, IllegalAction
from farol.core.event import Event
from farol.core.state import CHANCE
from farol.games.saboteur.cards import KIND_MASK, SEAT_SHIFT
from farol.games.saboteur.game import GAME
from farol.games.saboteur.gold import PAID, PAY, PICKED
from farol.games.saboteur.position import DRAW, TURN
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import (
    BREAK,
    DIGGER,
    DIGGER_CARDS,
    FACE,
    GOAL_CELLS,
    GOAL_IDS,
    GOLD_COUNTS,
    HIDDEN_FACE,
    KIND_COUNTS,
    KIND_IDS,
    KINDS,
    SABOTEUR,
    STONE_FACE,
    TOOL_IDS,
    TREASURE_FACE,
    cell_at,
    cell_x,
    cell_y,
)

PLACES = ["top", "middle", "bottom"]

PIECES = {
    "┼": "crossing",
    "├": "tee-side",
    "┤": "tee-side'",
    "┴": "tee-flat",
    "┬": "tee-flat'",
    "│": "upright",
    "─": "level",
    "┌": "curve-es",
    "┘": "curve-es'",
    "┐": "curve-sw",
    "└": "curve-sw'",
    "╬": "blocked-crossing",
    "╠": "blocked-tee-side",
    "╣": "blocked-tee-side'",
    "╩": "blocked-tee-flat",
    "╦": "blocked-tee-flat'",
    "║": "blocked-upright",
    "═": "blocked-level",
    "╔": "blocked-curve-es",
    "╝": "blocked-curve-es'",
    "╗": "blocked-curve-sw",
    "╚": "blocked-curve-sw'",
    "╷": "stub-upright",
    "╵": "stub-upright'",
    "╴": "stub-level",
    "╶": "stub-level'",
}
GOAL_FACES = {
    "?": HIDDEN_FACE,
    "$": TREASURE_FACE,
    "┏": STONE_FACE,
    "┛": STONE_FACE + 1,
    "┓": STONE_FACE + 2,
    "┗": STONE_FACE + 3,
}
MARKS = {name: mark for mark, name in PIECES.items()}
GOAL_MARKS = {face: mark for mark, face in GOAL_FACES.items()}
GOALS_AT = [(cell_x(cell), cell_y(cell)) for cell in GOAL_CELLS]


# --- drawings --------------------------------------------------------------------------------


def cells(drawing: str) -> dict[tuple[int, int], str]:
    """Where each mark of a drawing lies, seen from the start; the goals are always there."""
    rows = [line.strip() for line in drawing.strip().splitlines()]
    [(top, left)] = [
        (row, column) for row, line in enumerate(rows) for column, mark in enumerate(line)
        if mark == "S"
    ]  # fmt: skip
    found = dict.fromkeys(GOALS_AT, "?")
    for row, line in enumerate(rows):
        for column, mark in enumerate(line):
            at = (column - left, top - row)
            if mark == ".":
                assert at not in GOALS_AT, f"a goal lies at {at}"
                continue
            assert (at in GOALS_AT) == (mark in GOAL_FACES), f"{mark} cannot lie at {at}"
            assert mark in PIECES or mark in GOAL_FACES or mark == "S", f"what is {mark!r}?"
            found[at] = mark
    return found


def table(state: Saboteur) -> dict[tuple[int, int], str]:
    """What lies where, in the marks of `cells`."""
    found = {(0, 0): "S"}
    for cell in state.mine.placed:
        piece = (state.mine.at(cell) & FACE) - 1
        name = KIND_IDS[piece // 2] + ("'" if piece % 2 else "")
        found[cell_x(cell), cell_y(cell)] = MARKS[name]
    for goal, at in enumerate(GOALS_AT):
        found[at] = GOAL_MARKS[state.mine.goal_face(goal)]
    return found


def piece(mark: str) -> int:
    """The piece that a mark stands for."""
    name = PIECES[mark]
    return 2 * KIND_IDS.index(name.rstrip("'")) + name.endswith("'")


# --- positions -------------------------------------------------------------------------------


def kinds(names: str) -> list[int]:
    """Kinds of cards from names; `map*3` stands for three maps."""
    found: list[int] = []
    for word in names.split():
        name, _, count = word.partition("*")
        found += [KIND_IDS.index(name)] * int(count or "1")
    return found


def pick(seat: int, value: int) -> int:
    """An entry of the gold's story: a digger keeps a card."""
    return PICKED + 4 * seat + value


def pay(seat: int, owed: int, *values: int) -> list[int]:
    """Entries of the gold's story: a saboteur is paid in these cards."""
    return [PAY + 8 * seat + owed, *(PAID + value for value in values)]


def roles_of(letters: str) -> list[int]:
    """Roles by seat, one letter each: d for digger, s for saboteur."""
    return [{"d": DIGGER, "s": SABOTEUR}[letter] for letter in letters]


def position(
    drawing: str = "S",
    *,
    seats: int = 3,
    hands: Mapping[int, str] | None = None,
    pile: str | None = None,
    buried: Iterable[tuple[int, str]] = (),
    roles: str | None = None,
    goals: str = "treasure stone-es stone-sw",
    broken: Mapping[int, str] | None = None,
    seen: Mapping[int, str] | None = None,
    story: Iterable[int] = (),
    pool: tuple[int, int, int] = (0, 0, 0),
    **fields: Any,
) -> Saboteur:
    """A state in which seat 0 is to play; without `pile` all cards not in sight are in it."""
    marks = cells(drawing)
    held = [kinds((hands or {}).get(seat, "")) for seat in range(seats)]
    tools = [_bits((broken or {}).get(seat, ""), TOOL_IDS) for seat in range(seats)]
    laid = {at: piece(mark) for at, mark in marks.items() if mark in PIECES}
    discards = [seat << SEAT_SHIFT | KIND_IDS.index(card) for seat, card in buried]
    away = Counter(kind for hand in held for kind in hand)
    away.update(kind // 2 for kind in laid.values())
    away.update(entry & KIND_MASK for entry in discards)
    away.update(BREAK + tool for bits in tools for tool in range(3) if bits >> tool & 1)
    rest = [KIND_COUNTS[kind] - away[kind] for kind in range(KINDS)]
    assert min(rest) >= 0, f"there are not so many cards {KIND_IDS[rest.index(min(rest))]}"
    told = list(story)
    data: dict[str, Any] = {
        "seats": seats,
        "connected": True,
        "self_sabotage": True,
        "auto_gold": False,
        "phase": TURN,
        "round": 1,
        "first": 0,
        "turn": 0,
        "last": -1,
        "dealt": 0,
        "roles": roles_of(roles or default_roles(seats)),
        "hands": held,
        "pile": rest if pile is None else [kinds(pile).count(kind) for kind in range(KINDS)],
        "buried": discards,
        "tools": tools,
        "seen": [_bits((seen or {}).get(seat, ""), PLACES) for seat in range(seats)],
        "past": [],
        "pieces": sorted([cell_at(*at), number] for at, number in laid.items()),
        "goal_cards": [GOAL_IDS.index(goal) for goal in goals.split()],
        "goal_faces": [GOAL_FACES[marks[at]] for at in GOALS_AT],
        "gold_supply": supply_after(told, pool),
        "gold_pool": list(pool),
        "gold_story": told,
    }
    assert set(fields) <= set(data), f"unknown: {set(fields) - set(data)}"
    return GAME.load(data | fields)


def default_roles(seats: int) -> str:
    """As many diggers as there are cards for, then saboteurs."""
    return ("d" * DIGGER_CARDS[seats] + "s" * seats)[: seats - 1] + "s"


def supply_after(story: Iterable[int], pool: Iterable[int] = (0, 0, 0)) -> list[int]:
    """The gold that is neither in the story nor in the pool."""
    taken = Counter(entry & 3 for entry in story if 0 < entry < PAY)
    return [
        GOLD_COUNTS[value] - taken[value + 1] - count for value, count in enumerate(pool)
    ]  # fmt: skip


def _bits(names: str, known: list[str]) -> int:
    return sum(1 << known.index(name) for name in names.split())


# --- playing ---------------------------------------------------------------------------------


def play(state: Saboteur, *texts: str) -> list[Event]:
    """Play in notation. A draw that is not spelled out brings the first card there is."""
    events: list[Event] = []
    for text in texts:
        if state.phase == DRAW and not text.startswith("card:"):
            state.apply(state.chance_outcomes()[0][0], events)
        state.apply(GAME.read_notation(state, text), events)
    return events


def chance(state: Saboteur, *texts: str) -> list[Event]:
    """Let chance bring these outcomes, in notation."""
    events: list[Event] = []
    for text in texts:
        assert state.to_act() == CHANCE
        state.apply(GAME.read_notation(state, text), events)
    return events


def drawn(state: Saboteur) -> Saboteur:
    """The same state after a draw, if one is due."""
    if state.phase == DRAW:
        state.apply(state.chance_outcomes()[0][0])
    return state


def options(state: Saboteur, start: str = "") -> list[str]:
    """The legal actions in notation, as far as they begin so; discards only if asked for."""
    texts = [GAME.notation(state, action) for action in state.legal_actions()]
    return sorted(
        text for text in texts
        if text.startswith(start) and (start or not text.startswith("discard:"))
    )  # fmt: skip


def places(state: Saboteur) -> set[tuple[int, int]]:
    """Where the seat to act may lay a path card."""
    found = set()
    for text in options(state):
        if "@" in text and not text.startswith("rockfall"):
            x, y = text.partition("@")[2].split(",")
            found.add((int(x), int(y)))
    return found


def refused(state: Saboteur, text: str) -> str:
    """The rule that forbids an action, "" if none does; "none" if it is no action at all."""
    before = GAME.dump(state)
    try:
        action = GAME.read_notation(state, text)
    except IllegalAction as refusal:
        assert GAME.dump(state) == before
        return refusal.rule
    except BadAction:
        return "none"
    assert action in state.legal_actions()
    return ""


def only_event(events: list[Event], kind: str) -> Event:
    """The one event of a kind."""
    [event] = [event for event in events if event.kind == kind]
    return event


def views(events: list[Event], seat: int | None, kind: str) -> list[dict[str, Any]]:
    """What a seat hears of the events of a kind."""
    return [GAME.event_view(event, seat) for event in events if event.kind == kind]


def me(state: Saboteur, seat: int) -> dict[str, Any]:
    """What a seat sees of itself."""
    own = GAME.observe(state, seat)["me"]
    assert isinstance(own, dict)
    return own


def seen_by_all(state: Saboteur) -> dict[str, Any]:
    """What a spectator sees."""
    return GAME.observe(state, None)
