"""Actions and chance outcomes in short words without blanks; seats count from 1."""

import re
from typing import Final

from farol.core.errors import BadAction, shown
from farol.core.state import CHANCE
from farol.games.saboteur.parse import (
    KIND_BY_ID,
    MEND_BY_ID,
    PATH_BY_ID,
    TOOL_BY_ID,
    action_json,
    lay_action,
    mend_action,
)
from farol.games.saboteur.position import CHOOSE_FIRST, DEAL_GOALS, DEAL_ROLES, DRAW_GOLD
from farol.games.saboteur.refusals import check_legal
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import (
    BREAK_TOOL,
    COLLAPSE,
    DISCARD,
    GOAL_DEALS,
    GOAL_IDS,
    GOALS,
    KIND_IDS,
    LOOK,
    PASS,
    PICK,
    cell_at,
)
from farol.games.saboteur.view import ROLE_IDS

_LAY: Final = re.compile(r"([a-z-]+)('?)@(-?\d{1,2}),(-?\d{1,2})", re.ASCII)
_COLLAPSE: Final = re.compile(r"rockfall@(-?\d{1,2}),(-?\d{1,2})", re.ASCII)
_WORDS: Final = re.compile(r"[a-z0-9-]+(:[a-z0-9-]+)*", re.ASCII)
PLACES: Final = ["top", "middle", "bottom"]  # of the goals
_LONGEST: Final = 60
_FARTHEST: Final = 62


def write(state: Saboteur, action: int) -> str:
    """A legal action or chance outcome."""
    if state.to_act() == CHANCE:
        return _write_chance(state, action)
    data = action_json(state, action)
    kind = data["type"]
    if kind == "lay":
        turned = "'" if data["turned"] else ""
        return f"{data['card']}{turned}@{data['x']},{data['y']}"
    if kind == "collapse":
        return f"rockfall@{data['x']},{data['y']}"
    words = [str(kind)]
    if kind == "mend":
        words = [str(data["card"])]
    if "tool" in data:
        words.append(str(data["tool"]))
    if kind in {"break", "mend"}:
        seat = data["seat"]
        assert isinstance(seat, int)
        words.append(str(seat + 1))
    if kind == "discard":
        words.append(str(data["card"]))
    if kind == "look":
        words.append(PLACES[action - LOOK])
    if kind == "pick":
        words.append(str(action - PICK))
    return ":".join(words)


def read(state: Saboteur, text: str) -> int:
    """The legal action or possible outcome written as `text`."""
    if len(text) > _LONGEST:
        raise BadAction(f"No action is written {shown(text)}.")
    if state.to_act() == CHANCE:
        for outcome, _ in state.chance_outcomes():
            if _write_chance(state, outcome) == text:
                return outcome
        raise BadAction(f"Chance cannot bring {shown(text)} here.")
    action = _read_action(text)
    check_legal(state, action)
    return action


def _write_chance(state: Saboteur, outcome: int) -> str:
    if state.phase == CHOOSE_FIRST:
        return f"first:{outcome + 1}"
    if state.phase == DEAL_ROLES:
        return f"role:{ROLE_IDS[outcome]}"
    if state.phase == DEAL_GOALS:
        goals = GOAL_DEALS[GOALS * outcome : GOALS * (outcome + 1)]
        return "goals:" + "/".join(GOAL_IDS[goal] for goal in goals)
    if state.phase == DRAW_GOLD:
        return f"gold:{outcome}"
    return f"card:{KIND_IDS[outcome]}"


def _read_action(text: str) -> int:
    if match := _COLLAPSE.fullmatch(text):
        return COLLAPSE + _cell(match[1], match[2])
    if (match := _LAY.fullmatch(text)) and match[1] in PATH_BY_ID:
        return lay_action(PATH_BY_ID[match[1]], bool(match[2]), _cell(match[3], match[4]))
    if _WORDS.fullmatch(text):
        action = _read_words(text.split(":"))
        if action is not None:
            return action
    raise BadAction(f"No action is written {shown(text)}.")


def _cell(x: str, y: str) -> int:
    column, row = int(x), int(y)
    if max(abs(column), abs(row)) > _FARTHEST:
        raise BadAction(f"No tunnel can get as far as {x},{y}.")
    return cell_at(column, row)


def _read_words(words: list[str]) -> int | None:
    match words:
        case ["pass"]:
            return PASS
        case ["discard", card] if card in KIND_BY_ID:
            return DISCARD + KIND_BY_ID[card]
        case ["look", place] if place in PLACES:
            return LOOK + PLACES.index(place)
        case ["pick", ("1" | "2" | "3") as value]:
            return PICK + int(value)
        case ["break", tool, seat] if tool in TOOL_BY_ID and _is_seat(seat):
            return BREAK_TOOL + 10 * TOOL_BY_ID[tool] + int(seat) - 1
        case [card, tool, seat] if card in MEND_BY_ID and tool in TOOL_BY_ID and _is_seat(seat):
            return mend_action(MEND_BY_ID[card], TOOL_BY_ID[tool], int(seat) - 1)
        case _:
            return None


def _is_seat(word: str) -> bool:
    return word in {str(seat) for seat in range(1, 11)}
