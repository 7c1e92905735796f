"""Actions declared once: a declaration gives JSON and notation in both directions, a dense number,
and a type.

The ints of the rules stay as a game lays them out: an action starts at its `base`, and its parts
are mixed-radix digits added to it, the last part varying fastest.
"""

import re
from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any, ClassVar, Final, Literal, get_type_hints

from farol.core.data import Fields, Json
from farol.core.errors import BadAction, FarolError, shown
from farol.core.shapes import new_shape

LONGEST: Final = 60  # characters of notation
REMEMBERED: Final = 16384  # actions whose JSON is cached


class Part(ABC):
    """One component of an action, with `size` values counted from 0."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size

    @abstractmethod
    def write(self, value: int) -> dict[str, Json]:
        """The JSON members of a value."""

    @abstractmethod
    def read(self, fields: Fields) -> int:
        """The value in a JSON object; BadAction says what is wrong."""

    @abstractmethod
    def word(self, value: int) -> str:
        """A value in notation."""

    @abstractmethod
    def types(self) -> dict[str, Any]:
        """The type of each JSON member."""

    @property
    def pattern(self) -> str:
        """A regular expression for every word of this part."""
        words = sorted({self.word(value) for value in range(self.size)}, key=len, reverse=True)
        return "|".join(map(re.escape, words))

    def value_of(self, word: str) -> int | None:
        """The inverse of `word`; None if no value has this word."""
        for value in range(self.size):
            if self.word(value) == word:
                return value
        return None


class Word(Part):
    """One of a list of words."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name, len(words))
        self.words = tuple(words)
        self.values: Final = {word: value for value, word in enumerate(words)}

    def write(self, value: int) -> dict[str, Json]:
        """The word under the part's name."""
        return {self.name: self.words[value]}

    def read(self, fields: Fields) -> int:
        """The index of the word."""
        return fields.choice(self.name, self.values)

    def word(self, value: int) -> str:
        """The word itself."""
        return self.words[value]

    def value_of(self, word: str) -> int | None:
        """The index of the word."""
        return self.values.get(word)

    def types(self) -> dict[str, Any]:
        """One of the words."""
        return {self.name: Literal[self.words]}


class Number(Part):
    """A whole number from `low` to `high`; `words` are its notation where digits are not enough."""

    def __init__(self, name: str, low: int, high: int, words: Sequence[str] = ()) -> None:
        super().__init__(name, high - low + 1)
        self.low = low
        self.high = high
        self.words = tuple(words) or tuple(str(number) for number in range(low, high + 1))

    def write(self, value: int) -> dict[str, Json]:
        """The number under the part's name."""
        return {self.name: self.low + value}

    def read(self, fields: Fields) -> int:
        """The number's offset from the lowest one."""
        return fields.integer(self.name, self.low, self.high) - self.low

    def word(self, value: int) -> str:
        """The number, or the word that stands for it."""
        return self.words[value]

    def types(self) -> dict[str, Any]:
        """A whole number."""
        return {self.name: int}


class Seat(Number):
    """A seat: from 0 in JSON, from 1 in notation."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name, 0, most - 1, [str(seat + 1) for seat in range(most)])


class Flag(Part):
    """A boolean, written as one of two words; with a default it may be omitted from JSON."""

    def __init__(self, name: str, words: tuple[str, str], default: bool | None = None) -> None:
        super().__init__(name, 2)
        self.words = words
        self.default = default

    def write(self, value: int) -> dict[str, Json]:
        """The flag under the part's name."""
        return {self.name: value == 1}

    def read(self, fields: Fields) -> int:
        """1 for true, 0 for false."""
        if self.default is not None and not fields.has(self.name):
            return int(self.default)
        return int(fields.flag(self.name))

    def word(self, value: int) -> str:
        """The first word for false, the second for true."""
        return self.words[value]

    def types(self) -> dict[str, Any]:
        """True or false."""
        return {self.name: bool}


class Listed(Part):
    """Values listed one by one as JSON objects, for irregular parts."""

    def __init__(
        self,
        name: str,
        values: Sequence[dict[str, Json]],
        words: Sequence[str],
        read: Callable[[Fields], int],
        types: dict[str, Any],
    ) -> None:
        super().__init__(name, len(values))
        self._values = values
        self._words = tuple(words)
        self._numbers: Final = {word: value for value, word in enumerate(words)}
        self._read = read
        self._types = types

    def write(self, value: int) -> dict[str, Json]:
        """The members listed for the value."""
        return self._values[value]

    def read(self, fields: Fields) -> int:
        """The value that the game's own reader returns."""
        return self._read(fields)

    def word(self, value: int) -> str:
        """The word listed for the value."""
        return self._words[value]

    def value_of(self, word: str) -> int | None:
        """The index of the word."""
        return self._numbers.get(word)

    def types(self) -> dict[str, Any]:
        """The types that the game declares."""
        return self._types


class Natural(Part):
    """Any number from 0, without further limits."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 1 << 60)

    def write(self, value: int) -> dict[str, Json]:
        """The number under the part's name."""
        return {self.name: value}

    def read(self, fields: Fields) -> int:
        """The number."""
        return fields.integer(self.name, 0, self.size - 1)

    def word(self, value: int) -> str:
        """The digits."""
        return str(value)

    @property
    def pattern(self) -> str:
        """Digits without leading zeros."""
        return r"0|[1-9]\d{0,17}"

    def value_of(self, word: str) -> int | None:
        """The number, if it is within the limit."""
        return int(word) if int(word) < self.size else None

    def types(self) -> dict[str, Any]:
        """A whole number."""
        return {self.name: int}


class Action:
    """One kind of action or outcome: its name, the base of its ints, its parts, its notation.

    `notation` is a template over the names of the parts, such as "{card}{turned}@{place}"; by
    default the name and the parts, separated by colons. `shows` is a TypedDict of extra members for
    clients, which are ignored when an action comes back.
    """

    noun: ClassVar[str] = "Choice"  # suffix of the name of its TypeScript type

    def __init__(
        self,
        name: str,
        base: int,
        *parts: Part,
        notation: str | None = None,
        shows: type | None = None,
    ) -> None:
        self.name = name
        self.base = base
        self.parts = parts
        self.shows: Final = shows
        self._shown = () if shows is None else tuple(shows.__annotations__)
        self.size = 1
        for part in parts:
            self.size *= part.size
        self.template = notation or ":".join([name, *("{" + part.name + "}" for part in parts)])
        self._pattern = re.compile(_pattern(self.template, parts), re.ASCII)

    def values(self, action: int) -> list[int]:
        """The value of each part in an int of this kind."""
        rest = action - self.base
        values: list[int] = []
        for part in reversed(self.parts):
            rest, value = divmod(rest, part.size)
            values.append(value)
        return values[::-1]

    def number(self, values: Sequence[int]) -> int:
        """The inverse of `values`."""
        number = 0
        for part, value in zip(self.parts, values, strict=True):
            number = number * part.size + value
        return self.base + number

    def to_json(self, action: int) -> dict[str, Json]:
        """An int of this kind as JSON, without the name of the kind."""
        members: dict[str, Json] = {}
        for part, value in zip(self.parts, self.values(action), strict=True):
            members.update(part.write(value))
        return members

    def from_json(self, fields: Fields) -> int:
        """The int for the members of a JSON object; BadAction says what is wrong."""
        values = [part.read(fields) for part in self.parts]
        for name in self._shown:
            fields.has(name)
        fields.done()
        return self.number(values)

    def to_text(self, action: int) -> str:
        """An int of this kind in notation."""
        values = self.values(action)
        words = {p.name: p.word(value) for p, value in zip(self.parts, values, strict=True)}
        return self.template.format_map(words)

    def from_text(self, text: str) -> int | None:
        """The inverse of `to_text`; None if the text is not of this kind."""
        found = self._pattern.fullmatch(text)
        if found is None:
            return None
        values = [part.value_of(found[part.name]) for part in self.parts]
        known = [value for value in values if value is not None]
        return self.number(known) if len(known) == len(values) else None

    @cached_property
    def shape(self) -> Any:
        """A TypedDict of such an action's JSON, with the extra members."""
        types: dict[str, Any] = {"type": Literal[(self.name,)]}
        for part in self.parts:
            types |= part.types()
        if self.shows is not None:
            types |= get_type_hints(self.shows, include_extras=True)
        words = self.name.replace("-", "_").split("_")
        return new_shape("".join(word.capitalize() for word in words) + self.noun, types)


def _pattern(template: str, parts: Sequence[Part]) -> str:
    """A regular expression with a named group for each part of a template."""
    pattern = re.escape(template)
    for part in parts:
        pattern = pattern.replace(
            re.escape("{" + part.name + "}"), f"(?P<{part.name}>{part.pattern})"
        )
    return pattern


ANY_OUTCOME: Final = Action("outcome", 0, Natural("number"))


class ActionSpace:
    """All kinds of actions of a game, ascending by base."""

    noun: ClassVar[str] = "action"
    what: ClassVar[str] = "An action"  # start of a sentence
    error: ClassVar[type[FarolError]] = BadAction  # for an invalid action

    def __init__(self, *kinds: Action) -> None:
        self.kinds = kinds
        self.size = sum(kind.size for kind in kinds)
        self._bases = [kind.base for kind in kinds]
        self._by_name = {kind.name: kind for kind in kinds}
        self._types = {kind.name: index for index, kind in enumerate(kinds)}
        for before, after in pairwise(kinds):
            if before.base + before.size > after.base:
                raise ValueError(f"Ints of {before.name!r} reach into those of {after.name!r}.")
        self._json = lru_cache(REMEMBERED)(self.new_json)

    def kind(self, name: str) -> Action:
        """The kind of this name."""
        return self._by_name[name]

    def kind_of(self, action: int) -> Action:
        """The kind that an int belongs to."""
        return self.kinds[bisect_right(self._bases, action) - 1]

    def to_json(self, action: int) -> dict[str, Json]:
        """An action as a JSON object that the caller may add to."""
        return self._json(action).copy()

    def new_json(self, action: int) -> dict[str, Json]:
        """The same without a cache, for callers that keep another form."""
        kind = self.kind_of(action)
        return {"type": kind.name, **kind.to_json(action)}

    def from_json(self, data: Json) -> int:
        """The action that a JSON object describes, legal or not; BadAction if it is invalid."""
        fields = Fields(data, self.what, self.error)
        kind = self.kinds[fields.choice("type", self._types)]
        return kind.from_json(fields)

    def to_text(self, action: int) -> str:
        """An action in notation."""
        return self.kind_of(action).to_text(action)

    def from_text(self, text: str) -> int:
        """The action in notation, legal or not; BadAction if it is invalid."""
        if isinstance(text, str) and len(text) <= LONGEST:
            for kind in self.kinds:
                action = kind.from_text(text)
                if action is not None:
                    return action
        raise self.error(f"No {self.noun} is written {shown(text)}.")

    def index(self, action: int) -> int:
        """The dense number of an action: from 0, without gaps."""
        before = 0
        for kind in self.kinds:
            if kind.base <= action < kind.base + kind.size:
                return before + action - kind.base
            before += kind.size
        raise ValueError(f"There is no action {action}.")

    def action(self, index: int) -> int:
        """The inverse of `index`."""
        rest = index
        for kind in self.kinds:
            if 0 <= rest < kind.size:
                return kind.base + rest
            rest -= kind.size
        raise ValueError(f"There is no action with the number {index}.")
