"""The view of a seat, or a spectator, of Lok'n'Roll. Views start empty and add."""

# compiled by mypyc

from collections.abc import Callable
from typing import Final

from farol.core.data import Json
from farol.core.event import Event
from farol.core.state import CHANCE, OVER
from farol.games.loknroll import position as p
from farol.games.loknroll import tables as t
from farol.games.loknroll.piles import points
from farol.games.loknroll.refusals import against_laying
from farol.games.loknroll.room import spot_entry
from farol.games.loknroll.rules import LAURA_SEAT, LokState
from farol.games.loknroll.settings import LAURA, START_AT_RANDOM, THREE_DERAILMENTS, GameSettings
from farol.games.loknroll.view_parts import card_json, exit_json, spot_json

MODE_WORDS: Final = ("standard", "three_derailments", "laura")  # by mode
GEOMETRY_WORDS: Final = ("table", "ribbon")
PHASE_WORDS: Final = {
    p.START: "start",
    p.SETUP_DRAW: "setup-draw",
    p.SETUP_LAY: "setup-lay",
    p.DEAL: "deal",
    p.DRAW: "draw",
    p.ACT: "act",
    p.BUILD: "build",
    p.THROW: "throw",
    p.DISCARD: "discard-chaos",
    p.PENALTY: "penalty",
    p.LAURA_DRAW: "laura-draw",
    p.LAURA_LAY: "laura-lay",
    p.DONE: "over",
}
_SETUP: Final = frozenset({p.START, p.SETUP_DRAW, p.SETUP_LAY})
_SHAPES_JSON: Final[dict[str, Json]] = {
    shape.name: [[t.SIDES[shape.sides[i]], shape.offsets[i]] for i in range(t.ENTRIES)]
    for shape in t.SHAPES
}


# --- observations ----------------------------------------------------------------------------


def observe(state: LokState, seat: int | None) -> dict[str, Json]:
    """The view of a seat (None: a spectator)."""
    to_act = state.to_act()
    view: dict[str, Json] = {
        "game": "loknroll",
        "seats": state.seats,
        "options": options_json(state.settings),
        "phase": PHASE_WORDS[state.phase],
        "to_act": None if to_act in {CHANCE, OVER} else to_act,
        "starter": None if state.phase == p.START else state.starter,
        "turn": _turn(state),
        "deck": state.deck,
        "removed": state.removed,
        "shapes": _SHAPES_JSON,
        "track": _track(state),
        "ends": _ends(state),
        "drawn": None if state.drawn == p.NO_CARD else card_json(state.drawn),
        "aside": _names(state.aside),
        "box": {t.KIND_IDS[kind]: state.box[kind] for kind in range(t.KINDS) if state.box[kind]},
        "build": _build(state),
        "penalty": _names(state.pending),
        "players": [_player(state, other) for other in range(state.seats)],
    }
    if state.phase not in _SETUP:
        view["locomotive"] = {
            "at": state.track.locomotive,
            "ahead": state.track.ahead(),
            "behind": state.track.locomotive,
        }
    if state.settings.mode == THREE_DERAILMENTS:
        view["derailments_left"] = max(0, t.MAX_DERAILMENTS - state.derailments[0])
    if state.settings.mode == LAURA:
        view["laura"] = _laura(state)
    if seat is not None:
        view.update(own(state, seat))
    if state.phase == p.DONE:
        view["result"] = _result(state)
    return view


def own(state: LokState, seat: int) -> dict[str, Json]:
    """A seat's private members."""
    return {"me": _own(state, seat)}


def options_json(settings: GameSettings) -> dict[str, Json]:
    """The options by their declared words."""
    random = settings.start == START_AT_RANDOM
    return {
        "mode": MODE_WORDS[settings.mode],
        "geometry": GEOMETRY_WORDS[1 if settings.ribbon else 0],
        "free_end": settings.free_end,
        "value_rule_in_start": settings.value_rule_in_start,
        "broken_in_start": settings.broken_in_start,
        "laura_placed_by_player": settings.laura_placed_by_player,
        "start": "random" if random else f"seat_{settings.start + 1}",
    }


def _turn(state: LokState) -> dict[str, Json]:
    """The number of the turn, of how many; its seat, or None while chance prepares the game."""
    if state.phase in _SETUP or state.phase == p.DEAL:
        return {"number": 0, "of": state.turns(), "who": None}
    laura = state.phase in {p.LAURA_DRAW, p.LAURA_LAY}
    begun = state.turns() - state.deck
    waiting = 1 if state.phase in {p.DRAW, p.LAURA_DRAW} else 0  # its card is still to be drawn
    return {"number": begun + waiting, "of": state.turns(), "who": "laura" if laura else state.seat}


def _track(state: LokState) -> list[Json]:
    cards: list[Json] = []
    for kind, spot in zip(state.track.kinds, state.track.spots, strict=True):
        card = card_json(kind)
        card["spot"] = None if state.settings.ribbon else spot_json(kind, spot)
        cards.append(card)
    return cards


def _ends(state: LokState) -> list[Json]:
    """The ends where the next card can join: one, or two while the first card is alone (L3.6)."""
    track = state.track
    if state.settings.ribbon or not track.kinds:
        return []
    kind, spot = track.kinds[-1], track.spots[-1]
    ends: list[Json] = [exit_json(kind, spot, 1 - spot_entry(spot))]
    if state.phase in _SETUP and len(track.kinds) == 1:
        ends.append(exit_json(kind, spot, spot_entry(spot)))
    return ends


def _build(state: LokState) -> dict[str, Json] | None:
    """The build of this turn, or the last one that was rolled for."""
    if state.builder == p.NO_SEAT:
        return None
    dice = state.build_value * state.build_cards
    throws: list[Json] = []
    for index, wheels in enumerate(state.throws):
        throws.append({"dice": min(t.DICE, dice - t.DICE * index), "wheels": wheels})
    return {
        "seat": state.builder,
        "value": state.build_value,
        "cards": state.build_cards,
        "dice": dice,
        "throws": throws,
        "wheels": sum(state.throws),
        "now": state.phase in {p.BUILD, p.THROW},
    }


def _player(state: LokState, seat: int) -> dict[str, Json]:
    """L6.5: of a pile, its top card and size are public."""
    pile = state.piles[seat]
    return {
        "seat": seat,
        "hand": len(state.hands[seat]),
        "pile": {"cards": len(pile), "top": card_json(pile[-1]) if pile else None},
        "derailments": state.derailments[seat],
    }


def _laura(state: LokState) -> dict[str, Json]:
    """Her pile is open: the player handles it for her."""
    return {
        "pile": _names(state.piles[p.LAURA_PILE]),
        "score": state.laura_score(),
        "derailments": state.derailments[p.LAURA_PILE],
    }


def _own(state: LokState, seat: int) -> dict[str, Json]:
    hand, pile = state.hands[seat], state.piles[seat]
    return {
        "seat": seat,
        "hand": [_own_card(state, seat, kind) for kind in hand],
        "pile": _names(pile),
        "points": {"hand": points(hand), "pile": points(pile), "sum": points(hand + pile)},
    }


def _own_card(state: LokState, seat: int, kind: int) -> dict[str, Json]:
    """A card in the hand; during a build, with the rule that keeps it from the track."""
    card = card_json(kind)
    if state.phase in {p.ACT, p.BUILD} and state.seat == seat:
        refusal = against_laying(state, kind)
        card["blocked_by"] = None if refusal is None else refusal.rule
    return card


def _names(kinds: list[int]) -> list[Json]:
    return [t.KIND_IDS[kind] for kind in kinds]


def _result(state: LokState) -> dict[str, Json]:
    places = state.ranking()
    sheets: list[Json] = []
    for seat in range(state.seats):
        hand, pile = state.hands[seat], state.piles[seat]
        sheets.append({**_sheet(hand, pile), "seat": seat, "place": places[seat]})
    result: dict[str, Json] = {
        "scores": list(state.scores()),
        "places": list(places),
        "winners": [seat for seat in range(state.seats) if places[seat] == 1],
        "sheets": sheets,
    }
    if state.settings.mode == THREE_DERAILMENTS:
        result["lost"] = state.lost
    if state.settings.mode == LAURA:
        result["laura"] = {**_sheet([], state.piles[p.LAURA_PILE]), "score": state.laura_score()}
        mine, hers = state.standings()
        result["against_laura"] = "won" if mine < hers else "shared" if mine == hers else "lost"
    return result


def _sheet(hand: list[int], pile: list[int]) -> dict[str, Json]:
    cards = hand + pile
    return {
        "hand": _names(hand),
        "pile": _names(pile),
        "hand_points": points(hand),
        "pile_points": points(pile),
        "cards": len(cards),
        "by_value": [sum(t.VALUE_OF[kind] == value for kind in cards) for value in (1, 2, 3, 4)],
    }


# --- events ----------------------------------------------------------------------------------


def event_view(event: Event, seat: int | None) -> dict[str, Json]:
    """The part of an event that a seat (None: a spectator) learns; nobody misses an event."""
    view: dict[str, Json] = {"kind": event.kind, "seat": None}
    if event.seat == LAURA_SEAT:
        view["seat"] = "laura"
    elif event.seat != p.NO_SEAT:
        view["seat"] = event.seat
    view.update(_PUBLIC.get(event.kind, _nothing)(event.public))
    if event.seen_by(seat):
        view.update(card_json(event.private[0]))
    return view


def _nothing(_: tuple[int, ...]) -> dict[str, Json]:
    return {}


def _laid(values: tuple[int, ...]) -> dict[str, Json]:
    kind, spot = values
    return {**card_json(kind), "spot": None if spot < 0 else spot_json(kind, spot)}


def _put(values: tuple[int, ...]) -> dict[str, Json]:
    kind, other = values
    return {**card_json(kind), "combined_with": None if other == p.NO_CARD else t.KIND_IDS[other]}


_Part = Callable[[tuple[int, ...]], dict[str, Json]]

_PUBLIC: Final[dict[str, _Part]] = {
    "setup-drawn": lambda v: card_json(v[0]),
    "set-aside": lambda v: card_json(v[0]),
    "laid": _laid,
    "ready": lambda v: {"locomotive": t.START_LOCOMOTIVE, "removed": v[0], "deck": v[1]},
    "drawn": lambda v: {"deck": v[0]},
    "laura-drew": lambda v: {"deck": v[0], **card_json(v[1])},
    "rolling": lambda v: {"dice": v[0]},
    "thrown": lambda v: {"dice": v[0], "wheels": v[1]},
    "rode": lambda v: {"from": v[0], "to": v[1], "broken": v[2]},
    "derailed": lambda v: {"steps_left": v[0], "derailments": v[1]},
    "taken": lambda v: {"due": v[0], "cards": _names(list(v[1:]))},
    "put": _put,
    "boxed": lambda v: card_json(v[0]),
    "revealed": lambda v: {"hand": _names(list(v))},
    "over": lambda v: {"places": list(v)},
}
