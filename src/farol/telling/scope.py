"""Frames: the members that a sentence can use, and conditions on them."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, Final, Optional, TypeAlias

from farol.telling.context import Context, JsonObject

Fact: TypeAlias = Callable[
    ["TellingFrame"], object
]  # computed by the game's own code: `@name` in a path
# A message, or rules in order: [conditions, message]; the last rule may omit conditions.
Pick: TypeAlias = str | Sequence[Any]


@dataclass(frozen=True)
class Rules:
    """A game's `telling.json`, and the facts computed by its code."""

    data: JsonObject = field(default_factory=dict)
    facts: Mapping[str, Fact] = field(default_factory=dict)

    @property
    def says(self) -> Mapping[str, Pick]:
        """The rules that substitute messages."""
        found: Mapping[str, Pick] = self.data.get("say", {})
        return found


@dataclass(frozen=True)
class TellingFrame:
    """The thing that is told, and the viewer; `up` is the frame around it."""

    thing: Any
    context: Context[Any] | None = None
    rules: Rules = field(default_factory=Rules)
    up: Optional["TellingFrame"] = None
    events: Sequence[JsonObject] = ()  # of the whole game, for the score sheet
    named: bool = True  # whether values are printed by their names

    def within(self, thing: object) -> "TellingFrame":
        """The frame of a part."""
        return TellingFrame(thing, self.context, self.rules, self, self.events)


NOTHING: Final = TellingFrame({})
_now: ContextVar[TellingFrame] = ContextVar("frame", default=NOTHING)


def now() -> TellingFrame:
    """The frame of the present sentence."""
    return _now.get()


@contextmanager
def telling(frame: TellingFrame) -> Iterator[TellingFrame]:
    """Set the frame for sentences made in this context."""
    token = _now.set(frame)
    try:
        yield frame
    finally:
        _now.reset(token)


def at(value: Any, path: Sequence[str]) -> Any:
    """The member at a path, None if missing; `*` takes all of a list, `#` is its length.

    >>> at({"a": [{"b": [1]}, {"b": [2, 3]}]}, ["a", "*", "b"])
    [1, 2, 3]
    >>> at({"a": [1, 2]}, ["a", "#"]), at({"a": [1, 2]}, ["a", "-1"]), at({}, ["a", "b"])
    (2, 2, None)
    """
    for number, part in enumerate(path):
        if part == "#":
            return len(value) if isinstance(value, dict | list) else 0
        if part == "*":
            found: list[Any] = []
            for one in value.values() if isinstance(value, dict) else value or []:
                inner = at(one, path[number + 1 :])
                found += inner if isinstance(inner, list) else [] if inner is None else [inner]
            return found
        if isinstance(value, dict):
            value = value.get(part)
        elif isinstance(value, list) and re.fullmatch(r"-?\d+", part):
            place = int(part)
            value = value[place] if -len(value) <= place < len(value) else None
        else:
            return None
    return value


def look(path: str, frame: TellingFrame) -> Any:
    """The value of a path: in the thing, `view.` in the view, `^.` in the outer frame, `@` for the
    viewer or a fact of the game's code."""
    parts = path.split(".") if path else []
    while parts and parts[0] == "^":
        frame, parts = frame.up or NOTHING, parts[1:]
    if not parts:
        return frame.thing
    if parts[0].startswith("@"):
        return at(_given(parts[0][1:], frame), parts[1:])
    if parts[0] == "view":
        return at(frame.context.view if frame.context is not None else None, parts[1:])
    return at(frame.thing, parts)


def _given(name: str, frame: TellingFrame) -> object:
    if name in frame.rules.facts:
        return frame.rules.facts[name](frame)
    context = frame.context
    if context is None:
        return None
    match name:
        case "me":
            return context.me
        case "to_act":
            return context.view.get("to_act")
        case "together":
            together = context.together
            if together is None:
                return None
            chosen = context.me in together.chosen
            return {"waiting_for": list(together.waiting_for), "mine": chosen}
        case "previews":
            return True
        case "lead":
            return _lead(context.view["result"])
        case _:
            return None


def _lead(result: JsonObject) -> JsonObject:
    """The best score, whether a tie-breaker decided, and the winner's lead."""
    scores, places = result["scores"], result["places"]
    best, winners = max(scores), places.count(1)
    rest = [score for score, place in zip(scores, places, strict=True) if place > 1]
    ahead = best - max(rest) if winners == 1 and rest else None
    return {"best": best, "level": scores.count(best) > winners, "ahead": ahead}


def matches(when: Mapping[str, Any], frame: TellingFrame) -> bool:
    """Whether all conditions hold: each is a path with the expected value."""
    return all(
        _is(look(filled(path, frame), frame), expected, frame) for path, expected in when.items()
    )


def _is(value: Any, expected: Any, frame: TellingFrame) -> bool:
    """Whether a value is as expected: True and False test for existence, a list for one of several,
    `$path` for equality with that value, `{"above": 0}` for greater and `{"not": null}` for
    anything else.
    """
    if isinstance(expected, bool):
        return (value not in (None, False, 0, "", [], {})) is expected
    if isinstance(expected, list):
        return any(_is(value, one, frame) for one in expected)
    if isinstance(expected, dict):
        if "not" in expected:
            return not _is(value, expected["not"], frame)
        return isinstance(value, int) and value > expected["above"]
    if isinstance(expected, str) and expected.startswith("$"):
        return value is not None and value == look(expected[1:], frame)
    return bool(value == expected)


def picked(pick: Pick, frame: TellingFrame) -> str:
    """The message of the first matching rule; "" if none matches."""
    if isinstance(pick, str):
        return filled(pick, frame)
    for rule in pick:
        if isinstance(rule, str):
            return filled(rule, frame)
        if matches(rule[0], frame):
            return picked(rule[1], frame)
    return ""


def filled(text: str, frame: TellingFrame) -> str:
    """A name with `{path}` filled in."""
    return re.sub(r"\{([^}]+)\}", lambda found: str(look(found[1], frame)), text)


def members_of(value: object, number: int | None = None, key: str | None = None) -> JsonObject:
    """The members for a sentence about a thing; a scalar is its `value`."""
    own: JsonObject = value if isinstance(value, dict) else {"value": value}
    if number is None:
        return own
    place: JsonObject = {"number": number, "index": number - 1}
    return {**place, **({} if key is None else {"key": key}), **own}


def parts_of(value: object) -> list[JsonObject]:
    """The items of a list, or the members of an object with their `key`, counted from 1; a number
    is a single item."""
    if isinstance(value, dict):
        return [members_of(one, place, key) for place, (key, one) in enumerate(value.items(), 1)]
    if isinstance(value, list | tuple | str):
        return [members_of(one, place) for place, one in enumerate(value, 1)]
    return [] if value is None else [members_of(value, 1)]
