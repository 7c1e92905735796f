"""Positions of Lok'n'Roll drawn as text, and short ways to play on from them.

A track is its cards from the tail to the end, `long-1@0 turn-a-1@90 short-2`: name and rotation;
without a rotation a card lies as it can with the least turn. The first card's end looks north.
"""

from collections import Counter
from typing import Any

from farol.core.data import Json
from farol.core.event import Event
from farol.games.loknroll.game import GAME
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.tables import COPIES, KIND_IDS, KIND_NUMBERS, REMOVED, SHAPES, VALUE_OF

SIDES = "NESW"
DEFAULTS: dict[str, Json] = {option.name: option.default for option in GAME.options}


def exits_of(card: str, quarters: int) -> list[tuple[int, int, int]]:
    """(x, y, side) of both exits of a turned card, worked out apart from the program's tables."""
    name = card.rsplit("-", 1)[0]
    shape = next(s for s in SHAPES if s.name == ("long" if name == "broken" else name))
    points = []
    for side, offset in zip(shape.sides, shape.offsets, strict=True):
        x, y = {0: (offset, 0), 1: (10, offset), 2: (offset, 14), 3: (0, offset)}[side]
        width, height = 10, 14
        for _ in range(quarters):
            x, y, width, height = height - y, x, height, width
        points.append((x, y, (side + quarters) % 4))
    return points


def cells(x: int, y: int, quarters: int) -> set[tuple[int, int]]:
    """The unit squares that a card covers."""
    width, height = (10, 14) if quarters % 2 == 0 else (14, 10)
    return {(x + dx, y + dy) for dx in range(width) for dy in range(height)}


def continuations(card: str, x: int, y: int, direction: int) -> list[tuple[int, int, int, int]]:
    """All (x, y, quarters, entry) by which a card meets the rails of an end."""
    found: dict[tuple[int, int, int, int, int], tuple[int, int, int, int]] = {}
    for quarters in range(4):
        for entry in (0, 1):
            points = exits_of(card, quarters)
            if points[entry][2] == (direction + 2) % 4:
                left, top = x - points[entry][0], y - points[entry][1]
                out = points[1 - entry]
                look = (left, top, quarters % 2, left + out[0], top + out[1])
                found.setdefault(look, (left, top, quarters, entry))
    return list(found.values())


def lay_track(text: str) -> list[Json]:
    """The dump of a track drawn as text."""
    laid: list[Json] = []
    end = (0, 0, 0)
    for token in text.split():
        card, _, degrees = token.partition("@")
        if not laid:
            options = [(0, 0, int(degrees or 0) // 90, 1)]
        else:
            options = [
                option
                for option in sorted(continuations(card, *end), key=lambda option: option[2])
                if not degrees or option[2] % 4 == int(degrees) // 90
            ]
        x, y, quarters, entry = options[0]
        out = exits_of(card, quarters)[1 - entry]
        end = (x + out[0], y + out[1], out[2])
        laid.append({"card": card, "x": x, "y": y, "quarters": quarters, "entry": entry})
    return laid


def position(
    track: str,
    locomotive: int = 0,
    hands: str = "",
    *,
    piles: str = "",
    phase: str = "act",
    deck: int | None = None,
    derailments: list[int] | None = None,
    drawn: str | None = None,
    pending: str = "",
    aside: str = "",
    seat: int = 0,
    pool: str | None = None,
    **options: Json,
) -> LokState:
    """A position; hands and piles of the seats stand between bars. `deck` sends the rest away."""
    hand_lists = [part.split() for part in hands.split("|")]
    seats = len(hand_lists)
    riders = seats + (options.get("mode") == "laura")
    pile_lists = [part.split() for part in piles.split("|")]
    pile_lists += [[] for _ in range(riders - len(pile_lists))]
    ribbon = options.get("geometry") == "ribbon"
    laid: list[Json] = list(track.split()) if ribbon else lay_track(track)
    used = Counter(token.split("@")[0] for token in track.split())
    for cards in [
        *hand_lists,
        *pile_lists,
        pending.split(),
        aside.split(),
        [drawn] if drawn else [],
    ]:
        used.update(cards)
    unseen = Counter(dict(zip(KIND_IDS, COPIES, strict=True)))
    unseen.subtract(used)
    box: Counter[str] = Counter()
    removed = 0 if phase in {"start", "setup-draw", "setup-lay"} else REMOVED[seats - 1]
    if deck is not None:
        wanted = Counter((pool or "").split())
        for card in sorted(unseen.elements()):
            if unseen.total() <= removed + deck:
                break
            if unseen[card] > wanted[card]:
                unseen[card] -= 1
                box[card] += 1
    return GAME.load(
        {
            "seats": seats,
            "options": {**DEFAULTS, **options},
            "phase": phase,
            "starter": 0,
            "seat": seat,
            "pool": {card: count for card, count in unseen.items() if count},
            "deck": unseen.total() - removed,
            "aside": list(aside.split()),
            "drawn": drawn,
            "hands": [list(hand) for hand in hand_lists],
            "track": laid,
            "locomotive": locomotive,
            "builder": None,
            "build_value": 0,
            "build_cards": 0,
            "throws": [],
            "pending": list(pending.split()),
            "piles": [list(pile) for pile in pile_lists],
            "box": {card: count for card, count in box.items() if count},
            "derailments": list(derailments or [0] * riders),
            "lost": False,
        }
    )


def play(state: LokState, moves: str) -> list[Event]:
    """Play moves and outcomes given in notation; return all that happened."""
    events: list[Event] = []
    for move in moves.split():
        state.apply(GAME.read_notation(state, move), events)
    return events


def moves(state: LokState) -> list[str]:
    """What the seat to act may do, in notation."""
    return [GAME.notation(state, action) for action in state.legal_actions()]


def track(state: LokState) -> str:
    """The cards of the track."""
    return " ".join(KIND_IDS[kind] for kind in state.track.kinds)


def pile(state: LokState, seat: int = 0) -> str:
    """The cards of a pile, the top card last."""
    return " ".join(KIND_IDS[kind] for kind in state.piles[seat])


def values(state: LokState, seat: int = 0) -> list[int]:
    """The values on a pile, the top card last."""
    return [VALUE_OF[kind] for kind in state.piles[seat]]


def hand(state: LokState, seat: int = 0) -> str:
    """The cards of a hand."""
    return " ".join(KIND_IDS[kind] for kind in state.hands[seat])


def pending(state: LokState) -> str:
    """The penalty cards that wait."""
    return " ".join(KIND_IDS[kind] for kind in state.pending)


def see(state: LokState, seat: int | None = None) -> Any:
    """What a seat or a spectator observes; Any, so that tests can look into it."""
    return GAME.observe(state, seat)


def shown(state: LokState, move: str) -> Any:
    """What the program shows of a move."""
    return GAME.action_json(state, GAME.read_notation(state, move))["shows"]


def phase(state: LokState) -> Json:
    """The phase in words."""
    return GAME.observe(state, None)["phase"]


def number(card: str) -> int:
    """The kind of a card."""
    return KIND_NUMBERS[card]
