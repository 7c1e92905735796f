"""Actions and chance outcomes in short words without blanks; seats count from 1."""

from typing import Final

from farol.core.errors import BadAction, IllegalAction, shown
from farol.core.state import CHANCE
from farol.games.loknroll.moves import PUT, laid_kind, put_combines, put_kind
from farol.games.loknroll.parse import (
    WORD_OF,
    WORDS,
    legal_lay,
    legal_put,
    legal_word,
    turn_and_end,
)
from farol.games.loknroll.position import START, THROW
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.tables import DICE, KIND_IDS, KIND_NUMBERS

_ROTATIONS: Final = {"0": 0, "90": 1, "180": 2, "270": 3}
_LONGEST: Final = 40  # characters


def write(state: LokState, action: int) -> str:
    """A legal action or chance outcome."""
    if state.to_act() == CHANCE:
        if state.phase == START:
            return f"start:{action + 1}"
        return f"wheels:{action}" if state.phase == THROW else f"draw:{KIND_IDS[action]}"
    if action in WORD_OF:
        return WORD_OF[action]
    if action >= PUT:
        return f"{'pair' if put_combines(action) else 'put'}:{KIND_IDS[put_kind(action)]}"
    quarters, end = turn_and_end(state, action)
    other = "/1" if end else ""
    return f"{KIND_IDS[laid_kind(action)]}@{90 * quarters}{other}"


def read(state: LokState, text: str) -> int:
    """The legal action or possible outcome written as `text`."""
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise BadAction(f"No action is written {shown(text)}.")
    if state.to_act() == CHANCE:
        return _read_outcome(state, text)
    if text in WORDS:
        return legal_word(state, WORDS[text])
    before, colon, name = text.partition(":")
    if colon and before in {"put", "pair"} and name in KIND_NUMBERS:
        return legal_put(state, KIND_NUMBERS[name], before == "pair")
    name, _, place = text.partition("@")
    degrees, slash, end = place.partition("/")
    if name in KIND_NUMBERS and degrees in _ROTATIONS and slash + end in {"", "/1"}:
        return legal_lay(state, KIND_NUMBERS[name], _ROTATIONS[degrees], 1 if end else 0)
    raise BadAction(f"No action is written {shown(text)}.")


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
