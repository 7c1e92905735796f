"""The fields of a position, declared once, and their constraints."""

from collections.abc import Sequence
from typing import Final

from farol.core.data import Fields, Json
from farol.core.declared import last_seat
from farol.core.errors import BadOptions, BadPosition, shown
from farol.core.layout import Bool, Custom, Field, Int, Ints, Layout, Named, Optional
from farol.core.options import complete_options
from farol.core.state import State
from farol.core.vectors import zeros
from farol.games.loknroll import position as p
from farol.games.loknroll import tables as t
from farol.games.loknroll.heaps import ASIDE, PENDING
from farol.games.loknroll.options import OPTIONS, agreed
from farol.games.loknroll.position import heaps_for
from farol.games.loknroll.room import make_spot, spot_entry, spot_quarters, spot_x, spot_y
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.settings import LAURA, THREE_DERAILMENTS, GameSettings
from farol.games.loknroll.track import Track
from farol.games.loknroll.view import PHASE_WORDS, options_json

_SETUP = (p.START, p.SETUP_DRAW, p.SETUP_LAY)


def _names(kinds: Sequence[int]) -> list[Json]:
    return [t.KIND_IDS[kind] for kind in kinds]


def _track_json(track: Track) -> list[Json]:
    if track.ribbon:
        return _names(list(track.kinds))
    return [
        {
            "card": t.KIND_IDS[kind],
            "x": spot_x(spot) - t.ORIGIN,
            "y": spot_y(spot) - t.ORIGIN,
            "quarters": spot_quarters(spot),
            "entry": spot_entry(spot),
        }
        for kind, spot in zip(track.kinds, track.spots, strict=True)
    ]


def _card(value: Json) -> int:
    if not isinstance(value, str) or value not in t.KIND_NUMBERS:
        raise BadPosition(f"There is no card {shown(value)}.")
    return t.KIND_NUMBERS[value]


def _cards(value: Json, name: str) -> list[int]:
    if not isinstance(value, list) or len(value) > t.CARDS:
        raise BadPosition(f"A position's {name!r} must be a list of cards, not {shown(value)}.")
    return [_card(card) for card in value]


def _lists(value: Json, name: str, count: int) -> list[list[int]]:
    if not isinstance(value, list) or len(value) != count:
        raise BadPosition(f"A position's {name!r} must be {count} lists, not {shown(value)}.")
    return [_cards(cards, name) for cards in value]


def _cards_field(name: str, heap: int) -> Custom:
    """A list of cards without order."""

    def read(state: LokState, value: Json) -> None:
        state.heaps.set_cards(heap, sorted(_cards(value, name)))

    return Custom(name, lambda state: _names(getattr(state, name)), read)


def _read_hands(state: LokState, value: Json) -> None:
    for seat, cards in enumerate(_lists(value, "hands", state.seats)):
        state.heaps.set_cards(state.heaps.hand(seat), sorted(cards))


def _read_piles(state: LokState, value: Json) -> None:
    for rider, cards in enumerate(_lists(value, "piles", state.heaps.riders)):
        state.heaps.set_cards(state.heaps.pile(rider), cards)


class KindCounts(Field):
    """The number of cards of each kind."""

    def to_json(self, value: list[int]) -> Json:
        """Counts of the kinds with cards."""
        return {t.KIND_IDS[kind]: value[kind] for kind in range(t.KINDS) if value[kind]}

    def read(self, _state: State, fields: Fields) -> list[int]:
        """A number for each kind."""
        counts = Fields(fields.value(self.name), f"A position's {self.name!r}", BadPosition)
        numbers = [
            counts.integer(card, 1, t.COPIES[kind]) if counts.has(card) else 0
            for kind, card in enumerate(t.KIND_IDS)
        ]
        counts.done()
        return numbers


# --- the track -------------------------------------------------------------------------------


def _read_track(state: LokState, value: Json) -> None:
    """Lay the cards again, which also finds the end and the room there."""
    if not isinstance(value, list) or len(value) > t.CARDS:
        raise BadPosition(f"A position's track must be a list of cards, not {shown(value)}.")
    track = state.track
    for item in value:
        if track.ribbon:
            _check_track_card(kind := _card(item))
            track.lay(kind, 0)
        else:
            _load_laid_card(track, Fields(item, "A laid card", BadPosition))
    if track.kinds:
        lone_start = state.phase in _SETUP and len(track.kinds) == 1
        track.find_end(lone_start)


def _check_track_card(kind: int) -> None:
    if t.SHAPE_OF[kind] == t.CHAOS:
        raise BadPosition(f"{t.KIND_IDS[kind]} cannot lie on the track.")


def _load_laid_card(track: Track, fields: Fields) -> None:
    kind = _card(fields.value("card"))
    _check_track_card(kind)
    x = fields.integer("x", -t.ORIGIN, t.ORIGIN - 1) + t.ORIGIN
    y = fields.integer("y", -t.ORIGIN, t.ORIGIN - 1) + t.ORIGIN
    spot = make_spot(x, y, fields.integer("quarters", 0, 3), fields.integer("entry", 0, 1))
    fields.done()
    if track.kinds and not track.continues_at(kind, spot):
        raise BadPosition(
            f"{t.KIND_IDS[kind]} at {x - t.ORIGIN}, {y - t.ORIGIN} does not fit the track."
        )
    track.put_back(kind, spot)
    track.find_end(False)


# --- does it all fit together? -----------------------------------------------------------------


def _finish(state: LokState) -> None:
    state.removed = 0 if state.phase in _SETUP else t.REMOVED[state.seats - 1]
    _check_cards(state)
    _check_setup(state)
    _check_build(state)
    _check_turn(state)


def _demand(fits: bool, sentence: str) -> None:
    if not fits:
        raise BadPosition(sentence)


def _check_cards(state: LokState) -> None:
    counts = [state.pool[kind] + state.box[kind] for kind in range(t.KINDS)]
    open_cards = [] if state.drawn == p.NO_CARD else [state.drawn]
    places = [state.aside, open_cards, list(state.track.kinds), state.pending]
    for cards in [*places, *state.hands, *state.piles]:
        for kind in cards:
            counts[kind] += 1
    for kind in range(t.KINDS):
        _demand(
            counts[kind] == t.COPIES[kind],
            f"There must be {t.COPIES[kind]} of {t.KIND_IDS[kind]} in all, not {counts[kind]}.",
        )
    _demand(
        state.deck + state.removed == sum(state.pool),
        f"The pool must hold the deck and the {state.removed} cards removed.",
    )
    for kind in state.pending:
        _demand(t.SHAPE_OF[kind] != t.CHAOS, "A chaos card cannot be a penalty.")


def _check_setup(state: LokState) -> None:
    laid = len(state.track.kinds)
    sizes = [len(hand) for hand in state.hands]
    if state.phase in _SETUP:
        _demand(laid < t.START_TRACK, "The set-up is over with four cards on the track.")
        _demand(not any(sizes) and not any(state.piles), "Nobody has cards in the set-up.")
        _demand(not any(state.box), "The box is empty in the set-up.")
        _demand(state.track.locomotive == 0, "The locomotive comes after the set-up.")
        _demand(
            state.phase == p.START or state.seat == (state.starter + laid) % state.seats,
            "Another seat lays the next card of the set-up.",
        )
        _demand(state.phase != p.START or laid + len(state.aside) == 0, "Nothing is laid yet.")
        _demand(state.phase != p.START or state.seats > 1, "A lone seat begins at once.")
        _demand(state.phase != p.SETUP_DRAW or state.deck > 0, "The deck is empty.")
    else:
        _demand(laid > 0, "The track is never empty after the set-up.")
        _demand(not state.aside, "Cards lie aside only in the set-up.")
    if state.phase == p.DEAL:
        dealt = sum(sizes)
        order = [(state.starter + index) % state.seats for index in range(state.seats)]
        even = [(dealt + state.seats - 1 - at) // state.seats for at in range(state.seats)]
        _demand(
            dealt < t.START_HAND * state.seats and [sizes[seat] for seat in order] == even,
            "The cards are dealt in turn, two to each.",
        )
        _demand(state.seat == order[dealt % state.seats], "Another seat gets the next card.")
        _demand(
            laid == t.START_TRACK and state.track.locomotive == t.START_LOCOMOTIVE,
            "Hands are dealt beside a track of four with the locomotive on the third card.",
        )


def _check_build(state: LokState) -> None:
    dice = state.build_value * state.build_cards
    if state.builder == p.NO_SEAT:
        _demand(dice == 0 and not state.throws, "Nobody built, so there are no dice.")
        _demand(state.build_value + state.build_cards == 0, "Nobody built.")
    else:
        _demand(dice > 0, "A build has a value and cards.")
    for index, wheels in enumerate(state.throws):
        _demand(wheels <= min(t.DICE, dice - t.DICE * index), "More wheels than dice.")
    if state.phase in {p.BUILD, p.THROW}:
        built = list(state.track.kinds)[-state.build_cards :] if state.build_cards else []
        _demand(
            state.builder == state.seat
            and len(built) == state.build_cards
            and all(t.VALUE_OF[kind] == state.build_value for kind in built)
            and len(state.track.kinds) - len(built) > state.track.locomotive,
            "The cards of a build lie at the end of the track, before the locomotive.",
        )
        _demand(state.phase == p.THROW or not state.throws, "Dice come after laying.")
        _demand(state.phase == p.BUILD or state.next_dice() > 0, "All dice are thrown.")
    elif state.builder != p.NO_SEAT:
        _demand(state.next_dice() <= 0, "The last build was rolled for.")


def _check_turn(state: LokState) -> None:
    waiting = state.phase in {p.SETUP_LAY, p.LAURA_LAY}
    _demand((state.drawn != p.NO_CARD) == waiting, "A drawn card waits only to be laid.")
    _demand(
        (state.phase == p.PENALTY) == bool(state.pending), "Penalty cards belong to their phase."
    )
    mode = state.settings.mode
    _demand(mode == LAURA or state.phase not in {p.LAURA_DRAW, p.LAURA_LAY}, "Laura does not play.")
    _demand(
        state.phase != p.LAURA_LAY or state.settings.laura_placed_by_player,
        "Laura lays by herself.",
    )
    _demand(
        not waiting or (state.track.finds_room(state.drawn) and bool(state.legal_actions())),
        "The drawn card cannot be laid.",
    )
    _demand(
        state.phase not in {p.DRAW, p.LAURA_DRAW, p.DEAL} or state.deck > 0,
        "The deck is empty already.",
    )
    _demand(state.phase != p.DONE or state.lost or state.deck == 0, "The deck is not empty yet.")
    _demand(
        not state.lost or (mode == THREE_DERAILMENTS and state.phase == p.DONE),
        "Only the game of three derailments is lost before its end.",
    )
    _demand(
        state.phase != p.ACT or bool(state.hands[state.seat]), "A card was drawn, but none held."
    )


# --- the layout ------------------------------------------------------------------------------


def _blank(fields: Fields) -> LokState:
    seats = fields.integer("seats", 1, t.MAX_SEATS)
    settings = _read_settings(seats, fields.value("options"))
    state = LokState(
        seats,
        settings,
        Track(settings.ribbon, settings.free_end),
        zeros(t.KINDS),
        heaps_for(seats, settings),
    )
    state.clear()
    return state


def _read_settings(seats: int, given: Json) -> GameSettings:
    if not isinstance(given, dict) or len(given) != len(OPTIONS):
        raise BadPosition("A position's options must be a JSON object with every option.")
    try:
        return agreed(seats, complete_options(OPTIONS, given))
    except BadOptions as error:
        raise BadPosition(str(error)) from error


def _given(state: LokState) -> dict[str, Json]:
    return {"seats": state.seats, "options": options_json(state.settings)}


LAYOUT: Final = Layout(
    "A position",
    _blank,
    _given,
    (
        Named("phase", PHASE_WORDS),
        Int("starter", 0, last_seat),
        Int("seat", 0, last_seat),
        KindCounts("pool"),
        Int("deck", 0, t.CARDS),
        _cards_field("aside", ASIDE),
        Named("drawn", dict(enumerate(t.KIND_IDS)), absent=p.NO_CARD),
        Custom("hands", lambda state: list(map(_names, state.hands)), _read_hands),
        Custom("track", lambda state: _track_json(state.track), _read_track, at="track.kinds"),
        Int(
            "locomotive", 0, lambda state: max(0, len(state.track.kinds) - 1), at="track.locomotive"
        ),
        Optional("builder", 0, last_seat, absent=p.NO_SEAT),
        Int("build_value", 0, t.VALUES),
        Int("build_cards", 0, max(t.COPIES) * t.KINDS),
        Ints("throws", 0, t.DICE),
        _cards_field("pending", PENDING),
        Custom("piles", lambda state: list(map(_names, state.piles)), _read_piles),
        KindCounts("box"),
        Ints("derailments", 0, t.CARDS, lambda state: len(state.piles)),
        Bool("lost"),
    ),
    _finish,
    derived=(
        "removed",
        "settings",
        "heaps.octets",  # holds hands, piles and penalty cards, declared above
        "heaps.seats",
        "heaps.riders",
        "track.spots",
        "track.end_x",
        "track.end_y",
        "track.end_direction",
        "track.room",
        "track.ribbon",
        "track.free_end",
    ),
)
