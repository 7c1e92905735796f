"""Lok'n'Roll as the program knows it: options, actions in words, whole positions."""

from typing import ClassVar, Final

from farol.core.data import Fields, Json
from farol.core.errors import BadAction, BadOptions, BadPosition, FarolError, IllegalAction, shown
from farol.core.event import Event
from farol.core.game import Game
from farol.core.options import Choice, Flag, Options, OptionsSchema, complete_options
from farol.core.state import CHANCE, OVER
from farol.games.loknroll import refusals, saved, view
from farol.games.loknroll.moves import (
    ACCEPT,
    LAY,
    OTHER_END,
    PASS,
    PUT,
    ROLL,
    STOP,
    laid_kind,
    laid_way,
    put,
    put_combines,
    put_kind,
)
from farol.games.loknroll.odds import has_odds, odds
from farol.games.loknroll.piles import best_order, put_in_best_order
from farol.games.loknroll.position import START, THROW
from farol.games.loknroll.rules import LokState, new_state
from farol.games.loknroll.settings import LAURA, START_AT_RANDOM, THREE_DERAILMENTS, Settings
from farol.games.loknroll.tables import (
    DICE,
    ENTRIES_OF,
    FIRST_PLACEMENT,
    KIND_IDS,
    KIND_NUMBERS,
    MAX_SEATS,
    PLACEMENTS,
    QUARTERS,
    TURN,
)
from farol.games.loknroll.view import GEOMETRY_WORDS, MODE_WORDS

_WORDS: Final = {"pass": PASS, "roll": ROLL, "stop": STOP, "accept": ACCEPT}
_WORD_OF: Final = {action: word for word, action in _WORDS.items()}
_ROTATIONS: Final = {"0": 0, "90": 1, "180": 2, "270": 3}
_LONGEST_NOTATION: Final = 40  # characters


class LokNRoll(Game[LokState]):
    """A common track, a common locomotive, 1 to 4 seats.

    `scores` are sums of card values and the lowest wins. Alone, `ranking` is [1] for a record
    game, for keeping within three derailments, and for beating or equalling Laura; else [2].
    """

    name: ClassVar[str] = "loknroll"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, MAX_SEATS + 1)
    options: ClassVar[OptionsSchema] = (
        Choice("mode", MODE_WORDS),
        Choice("geometry", GEOMETRY_WORDS),
        Flag("free_end", default=False),
        Flag("value_rule_in_start", default=True),
        Flag("broken_in_start", default=True),
        Flag("laura_placed_by_player", default=False),
        Choice("start", ("random", "seat_1", "seat_2", "seat_3", "seat_4")),
    )

    def start(self, seats: int, options: Options) -> LokState:
        """A fresh game; the solo modes are for one seat."""
        return new_state(seats, _settings(seats, options, BadOptions))

    def observe(self, state: LokState, seat: int | None) -> dict[str, Json]:
        """All that a seat (None: a spectator) knows now."""
        return view.observe(state, seat)

    def event_view(self, event: Event, seat: int | None) -> dict[str, Json] | None:
        """What a seat (None: a spectator) learns from an event."""
        return view.event_view(event, seat)

    def odds(self, state: LokState, action: int) -> dict[str, Json] | None:
        """The exact odds of a pass, a roll, or a card laid and rolled for at once; else None."""
        return view.odds_json(odds(state, action)) if has_odds(state, action) else None

    # --- actions as JSON -----------------------------------------------------------------

    def action_json(self, state: LokState, action: int) -> dict[str, Json]:
        """What decides the action, and under `shows` what the client may show of it."""
        if action in _WORD_OF:
            return {"type": _WORD_OF[action], "shows": self._shows(state, action)}
        if action >= PUT:
            kind = put_kind(action)
            combine = put_combines(action) == 1
            pile = state.piles[state.seat]
            return {
                "type": "put",
                "card": KIND_IDS[kind],
                "combine": combine,
                "shows": {
                    "value": view.card_json(kind)["value"],
                    "top": view.card_json(pile[-1]) if pile else None,
                },
            }
        quarters, end = _turn_and_end(state, action)
        return {
            "type": "lay",
            "card": KIND_IDS[laid_kind(action)],
            "rotation": 90 * quarters,
            "end": end,
            "shows": self._shows(state, action),
        }

    def _shows(self, state: LokState, action: int) -> dict[str, Json]:
        shows: dict[str, Json] = {}
        if action == ACCEPT:
            pile = state.piles[state.seat]
            shows["order"] = [KIND_IDS[kind] for kind in best_order(pile, state.pending)]
            after = put_in_best_order(pile, state.pending)
            shows["pile"] = [KIND_IDS[kind] for kind in after]
        if LAY <= action < PUT:
            shows.update(view.card_json(laid_kind(action)))
            shows["spot"] = _ghost(state, action)
        if has_odds(state, action):
            shows["odds"] = self.odds(state, action)
        return shows

    def parse_action(self, state: LokState, data: Json) -> int:
        """The legal action that the JSON describes; what it `shows` does not count."""
        fields = Fields(data, "An action", BadAction)
        word = fields.text("type")
        fields.has("shows")
        if word == "lay":
            kind = fields.choice("card", KIND_NUMBERS)
            degrees = fields.integer("rotation", 0, 270)
            end = fields.integer("end", 0, 1)
            fields.done()
            if degrees % 90 != 0:
                raise BadAction(f"'rotation' must be 0, 90, 180 or 270, not {degrees}.")
            return _legal_lay(state, kind, degrees // 90, end)
        if word == "put":
            kind = fields.choice("card", KIND_NUMBERS)
            combine = fields.flag("combine")
            fields.done()
            return _legal_put(state, kind, combine)
        action = fields.choice("type", {**_WORDS, "lay": LAY, "put": PUT})
        fields.done()
        return _legal_word(state, action, word)

    # --- actions as text -----------------------------------------------------------------

    def notation(self, state: LokState, action: int) -> str:
        """Words like pass, turn-a-3@90, put:long-1, pair:long-1, draw:short-2, wheels:3."""
        if state.to_act() == CHANCE:
            if state.phase == START:
                return f"start:{action + 1}"
            return f"wheels:{action}" if state.phase == THROW else f"draw:{KIND_IDS[action]}"
        if action in _WORD_OF:
            return _WORD_OF[action]
        if action >= PUT:
            return f"{'pair' if put_combines(action) else 'put'}:{KIND_IDS[put_kind(action)]}"
        quarters, end = _turn_and_end(state, action)
        other = "/1" if end else ""
        return f"{KIND_IDS[laid_kind(action)]}@{90 * quarters}{other}"

    def read_notation(self, state: LokState, text: str) -> int:
        """The inverse of `notation`."""
        if not isinstance(text, str) or len(text) > _LONGEST_NOTATION:
            raise BadAction(f"This is no notation of Lok'n'Roll: {shown(text)}.")
        if state.to_act() == CHANCE:
            return _read_outcome(state, text)
        if text in _WORDS:
            return _legal_word(state, _WORDS[text], text)
        before, colon, name = text.partition(":")
        if colon and before in {"put", "pair"} and name in KIND_NUMBERS:
            return _legal_put(state, KIND_NUMBERS[name], before == "pair")
        name, _, place = text.partition("@")
        degrees, slash, end = place.partition("/")
        if name in KIND_NUMBERS and degrees in _ROTATIONS and slash + end in {"", "/1"}:
            return _legal_lay(state, KIND_NUMBERS[name], _ROTATIONS[degrees], 1 if end else 0)
        raise BadAction(f"This is no notation of Lok'n'Roll: {shown(text)}.")

    # --- whole positions -----------------------------------------------------------------

    def dump(self, state: LokState) -> dict[str, Json]:
        """The whole state, secrets included."""
        return saved.dump(state)

    def load(self, data: Json) -> LokState:
        """The inverse of `dump`."""
        fields = Fields(data, "A position", BadPosition)
        seats = fields.integer("seats", 1, MAX_SEATS)
        given = fields.value("options")
        if not isinstance(given, dict) or len(given) != len(self.options):
            raise BadPosition("A position's options must be a JSON object with every option.")
        try:
            options = complete_options(self.options, given)
        except BadOptions as error:
            raise BadPosition(str(error)) from error
        return saved.load(seats, _settings(seats, options, BadPosition), fields)


def _settings(seats: int, options: Options, error: type[FarolError]) -> Settings:
    mode = MODE_WORDS.index(str(options["mode"]))
    if mode in {THREE_DERAILMENTS, LAURA} and seats != 1:
        raise error(f"The mode {options['mode']!r} is for one seat alone, not for {seats}.")
    word = str(options["start"])
    start = START_AT_RANDOM if word == "random" else int(word.removeprefix("seat_")) - 1
    if start >= seats:
        raise error(f"Seat {start + 1} cannot begin: there are only {seats} seats.")
    return Settings(
        mode=mode,
        ribbon=options["geometry"] == "ribbon",
        free_end=options["free_end"] is True,
        value_rule_in_start=options["value_rule_in_start"] is True,
        broken_in_start=options["broken_in_start"] is True,
        laura_placed_by_player=options["laura_placed_by_player"] is True,
        start=start,
    )


# --- how a card lies ---------------------------------------------------------------------------


def _direction(state: LokState, end: int) -> int:
    """Where the track points at its end, or at the other end of a lone first card."""
    if end == 0:
        return state.track.end_direction
    track = state.track.copy()
    track.turn_round()
    return track.end_direction


def _turn_and_end(state: LokState, action: int) -> tuple[int, int]:
    """The quarter turns of a card to be laid, and 1 if it joins the first card's other end."""
    kind, way = laid_kind(action), laid_way(action)
    if not state.track.kinds or state.settings.ribbon:
        return way, 0
    end = way // OTHER_END
    placement = FIRST_PLACEMENT[kind] + way % OTHER_END
    return TURN[_direction(state, end) * PLACEMENTS + placement], end


def _ghost(state: LokState, action: int) -> dict[str, Json] | None:
    """Where the card would lie."""
    if state.settings.ribbon:
        return None
    track = state.track.copy()
    track.lay(laid_kind(action), laid_way(action))
    return view.spot_json(track.kinds[-1], track.spots[-1])


def _same_turn(kind: int, quarters: int, other: int) -> bool:
    """A card that looks the same after a half turn may be given either way."""
    cycle = QUARTERS if ENTRIES_OF[kind] > 1 else QUARTERS // 2
    return quarters % cycle == other % cycle


# --- what is legal, and why not ----------------------------------------------------------------


def _check_seat(state: LokState) -> None:
    if state.to_act() in {CHANCE, OVER}:
        raise refusals.no_turn(state)


def _legal_word(state: LokState, action: int, word: str) -> int:
    _check_seat(state)
    if action in state.legal_actions():
        return action
    raise refusals.against_word(state, word)


def _legal_put(state: LokState, kind: int, combine: bool) -> int:
    _check_seat(state)
    refusal = refusals.against_putting(state, kind, combine)
    if refusal is not None:
        raise refusal
    return put(kind, 1 if combine else 0)


def _legal_lay(state: LokState, kind: int, quarters: int, end: int) -> int:
    _check_seat(state)
    refusal = refusals.against_laying(state, kind)
    if refusal is not None:
        raise refusal
    ways: list[int] = []
    state.track.add_lays(ways, kind)
    for action in ways:
        turn, at = _turn_and_end(state, action)
        if at == end and (state.settings.ribbon or _same_turn(kind, turn, quarters)):
            return action
    raise _against_way(state, kind, quarters, end)


def _against_way(state: LokState, kind: int, quarters: int, end: int) -> IllegalAction:
    name = KIND_IDS[kind]
    if end == 1 and state.track.room >> PLACEMENTS == 0:
        return IllegalAction("L4.5", "Cards are laid at the end of the track and nowhere else.")
    for entry in range(ENTRIES_OF[kind]):
        placement = _direction(state, end) * PLACEMENTS + FIRST_PLACEMENT[kind] + entry
        if _same_turn(kind, TURN[placement], quarters):
            return refusals.against_way(state, kind)
    return IllegalAction(
        "L2.2", f"Turned by {90 * quarters} degrees, the rails of {name} do not meet the track."
    )


def _read_outcome(state: LokState, text: str) -> int:
    word, _, rest = text.partition(":")
    outcome = -1
    if word == "draw":
        outcome = KIND_NUMBERS.get(rest, -1)
    elif word in {"start", "wheels"} and rest in {str(number) for number in range(DICE + 1)}:
        outcome = int(rest) - (1 if word == "start" else 0)
    wanted = {START: "start", THROW: "wheels"}.get(state.phase, "draw")
    if outcome < 0 or word != wanted:
        raise BadAction(f"Chance decides now, by words like '{wanted}:...', not {shown(text)}.")
    if outcome not in {possible for possible, _ in state.chance_outcomes()}:
        raise IllegalAction("L4.1", f"{text!r} cannot happen now.")
    return outcome


LOKNROLL: Final = LokNRoll()
