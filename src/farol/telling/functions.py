"""Functions for Fluent messages: names, lists, members of the view, arithmetic.

The browser has the same functions, `web/src/telling/functions.ts`.
"""

import math
from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime.types import fluent_number

from farol.telling.context import TextSource, listed
from farol.telling.naming import raw, seat_name, told
from farol.telling.scope import look, members_of, now, parts_of, telling


class _Calls:
    """The functions, bound to texts."""

    def __init__(self, say: TextSource) -> None:
        self.say = say

    def seen(self, *path: object) -> object:
        """A member of the present thing."""
        whole = ".".join(str(raw(part)) for part in path)
        member = next((one for one in reversed(whole.split(".")) if one[:1].isalpha()), "")
        return told(look(whole, now()), member, self.say)

    def of(self, thing: object, *path: object) -> object:
        """A member of another thing."""
        with telling(now().within(raw(thing))):
            return self.seen(*path)

    def name(self, prefixes: str, value: object, part: str = "") -> str:
        """The message `<prefix>-<value>`, of the first prefix that has one."""
        plain, attribute = str(raw(value)).replace(".", "-"), f".{part}" if part else ""
        for prefix in prefixes.split():
            if self.say.has(f"{prefix}-{plain}{attribute}"):
                return self.say.here(f"{prefix}-{plain}{attribute}")
        return "" if part else plain

    def each(self, things: object, message: str = "", between: str = ", ", none: str = "") -> str:
        """A message for each item of a list, joined."""
        lines: list[str] = []
        for one in parts_of(raw(things)):
            with telling(now().within(one)):
                text = str(one.get("value"))
                lines.append(self.say.here(message.replace("*", text)) if message else text)
        lines = [line for line in lines if line]
        if not lines:
            return self.say.here(none) if none else ""
        return self.joined(lines, between)

    def joined(self, words: list[str], between: str) -> str:
        """With "and": "one, two and three"."""
        return listed(words, self.say) if between == "and" else between.join(words)

    def join(self, between: str, *messages: str) -> str:
        """Messages about the same thing, joined without the empty ones."""
        lines = [self.say.here(message) for message in messages]
        return between.join(line for line in lines if line)

    def about(self, thing: object, message: str) -> str:
        """A message about another thing."""
        with telling(now().within(members_of(raw(thing)))):
            return self.say.here(message)

    def where(self, things: object, *wanted: object) -> object:
        """The items whose members have these values: pairs of a member and its value."""
        pairs = [(str(wanted[at]), raw(wanted[at + 1])) for at in range(0, len(wanted), 2)]
        found = parts_of(raw(things))
        return told([one for one in found if all(one.get(m) == v for m, v in pairs)], "", self.say)

    def seats(self, them: object, between: str = "and") -> str:
        """The names of seats."""
        return self.joined([seat_name(one, self.say) for one in raw(them) or []], between)


def functions(say: TextSource) -> Mapping[str, Callable[..., Any]]:
    """The functions, bound to these texts."""
    calls, number = _Calls(say), fluent_number
    return {
        "RAW": lambda value: told(raw(value), "", say),
        "SEAT": lambda seat: seat_name(raw(seat), say),
        "SEATS": calls.seats,
        "NAME": calls.name,
        "EACH": calls.each,
        "JOIN": calls.join,
        "SAY": say.here,
        "THIS": calls.seen,
        "SEEN": lambda *path: calls.seen("view", *path),
        "OF": calls.of,
        "WHERE": calls.where,
        "ABOUT": calls.about,
        "REVERSED": lambda things: told((raw(things) or [])[::-1], "", say),
        "SIGN": lambda value: number((raw(value) > 0) - (raw(value) < 0)),
        "ABS": lambda value: number(abs(raw(value))),
        "COUNT": lambda things: number(len(raw(things) or [])),
        "SUM": lambda *values: number(sum(_numbers(values))),
        "MOST": lambda *values: number(max(_numbers(values), default=0)),
        "PERCENT": lambda part, whole=1: number(_percent(raw(part) or 0, raw(whole))),
        "SIGNED": lambda value: signed(raw(value)),
        "MINUS": lambda value: str(raw(value)).replace("-", "−"),
        "CUT": _cut,
    }


def _percent(part: float, whole: float) -> int:
    """A percentage, halves rounded up as in browsers."""
    return math.floor(100 * part / whole + 0.5)


def _cut(value: object, first: object, last: object = None) -> str:
    return str(raw(value))[raw(first) : None if last is None else raw(last)]


def _numbers(values: tuple[object, ...]) -> list[Any]:
    found: list[Any] = []
    for value in values:
        one = raw(value)
        found += one if isinstance(one, list) else [] if one is None else [one]
    return found


def signed(points: int) -> str:
    """A number with its sign, the minus as wide as the plus."""
    return f"+{points}" if points >= 0 else f"−{-points}"
