"""The fields of a state declared once: a declaration gives dump, load and validation.

Constraints between fields are specific to a game: it checks them in `finish`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from farol.core.data import Fields, Json
from farol.core.errors import BadPosition
from farol.core.state import State
from farol.core.vectors import alike, is_vector

S = TypeVar("S", bound=State)

# A limit may depend on fields read before: the number of seats, an option, a phase.
Limit: TypeAlias = int | Callable[[Any], int]


def limit_of(limit: Limit, state: State) -> int:
    """The value of a limit for this state."""
    return limit if isinstance(limit, int) else limit(state)


class Field(ABC):
    """One member of a dump. `at` is the attribute path, with dots."""

    def __init__(self, name: str, at: str | None = None) -> None:
        self.name: Final = name
        *self._way, self._last = (at or name).split(".")
        self.at: Final = at or name

    def _holder(self, state: Any) -> Any:
        for step in self._way:
            state = getattr(state, step)
        return state

    def value(self, state: State) -> Any:
        """The attribute's value."""
        return getattr(self._holder(state), self._last)

    def dump(self, state: State) -> Json:
        """The value as JSON."""
        return self.to_json(self.value(state))

    def load(self, state: State, fields: Fields) -> None:
        """Set the attribute from the JSON object; BadPosition says what is wrong."""
        value = self.read(state, fields)
        if isinstance(value, list):
            value = alike(value, self.value(state))
        setattr(self._holder(state), self._last, value)

    def to_json(self, value: Any) -> Json:
        """A value as JSON; lists are copied."""
        return list(value) if is_vector(value) else value

    @abstractmethod
    def read(self, state: State, fields: Fields) -> Any:
        """The value from the JSON object; BadPosition says what is wrong."""


class Int(Field):
    """A whole number within limits."""

    def __init__(self, name: str, low: Limit, high: Limit, at: str | None = None) -> None:
        super().__init__(name, at)
        self._low = low
        self._high = high

    def is_fixed(self, state: State) -> bool:
        """Whether the limits allow one value."""
        return limit_of(self._low, state) == limit_of(self._high, state)

    def read(self, state: State, fields: Fields) -> int:
        """The number."""
        return fields.integer(self.name, limit_of(self._low, state), limit_of(self._high, state))


class Bool(Field):
    """True or false."""

    def read(self, _state: State, fields: Fields) -> bool:
        """The flag."""
        return fields.flag(self.name)


class Ints(Field):
    """A list of whole numbers within limits, of a fixed length if `count` is given."""

    def __init__(
        self, name: str, low: Limit, high: Limit, count: Limit | None = None, at: str | None = None
    ) -> None:
        super().__init__(name, at)
        self._low = low
        self._high = high
        self._count = count

    def read(self, state: State, fields: Fields) -> list[int]:
        """The numbers."""
        low, high = limit_of(self._low, state), limit_of(self._high, state)
        count = None if self._count is None else limit_of(self._count, state)
        return fields.integers(self.name, low, high, count)


class Named(Field):
    """An int written as a word; `absent` is the int written as null, if any."""

    def __init__(
        self, name: str, words: Mapping[int, str], absent: int | None = None, at: str | None = None
    ) -> None:
        super().__init__(name, at)
        self._words = words
        self._ints = {word: number for number, word in words.items()}
        self._absent = absent

    def to_json(self, value: int) -> Json:
        """The word, or null."""
        return None if value == self._absent else self._words[value]

    def read(self, _state: State, fields: Fields) -> int:
        """The int of the word."""
        if self._absent is not None and fields.value(self.name) is None:
            return self._absent
        return fields.choice(self.name, self._ints)


class Optional(Int):
    """A whole number, or null for the int `absent`."""

    def __init__(
        self, name: str, low: Limit, high: Limit, absent: int, at: str | None = None
    ) -> None:
        super().__init__(name, low, high, at)
        self._absent = absent

    def to_json(self, value: int) -> Json:
        """The number, or null."""
        return None if value == self._absent else value

    def read(self, state: State, fields: Fields) -> int:
        """The number."""
        return self._absent if fields.value(self.name) is None else super().read(state, fields)


class Custom(Field):
    """A member that its game writes and reads itself; `reader` also sets the attributes."""

    def __init__(
        self,
        name: str,
        writer: Callable[[Any], Json],
        reader: Callable[[Any, Json], None],
        at: str | None = None,
    ) -> None:
        super().__init__(name, at)
        self._writer = writer
        self._reader = reader

    def dump(self, state: State) -> Json:
        """The JSON that the game's own function writes for this field."""
        return self._writer(state)

    def load(self, state: State, fields: Fields) -> None:
        """Read the field with the game's own function."""
        self._reader(state, fields.value(self.name))

    def read(self, _state: State, fields: Fields) -> Json:
        """The JSON itself."""
        return fields.value(self.name)


class Layout(Generic[S]):
    """All fields of a game's states, in the order of writing and reading.

    `blank` creates a state from seats and options. `finish` computes derived attributes, such as
    counts, and rejects impossible positions. `derived` names the attributes computed from the
    others.
    """

    def __init__(
        self,
        what: str,
        blank: Callable[[Fields], S],
        given: Callable[[S], dict[str, Json]],
        fields: Sequence[Field],
        finish: Callable[[S], None],
        derived: Sequence[str] = (),
    ) -> None:
        self._what = what
        self._blank = blank
        self._given = given
        self.fields: Final = tuple(fields)
        self.derived: Final = tuple(derived)
        self._finish = finish

    def dump(self, state: S) -> dict[str, Json]:
        """The whole state, secrets included; equal states give equal dumps."""
        data = self._given(state)
        for field in self.fields:
            data[field.name] = field.dump(state)
        return data

    def load(self, data: Json) -> S:
        """The state of a dump; BadPosition says what is wrong."""
        fields = Fields(data, self._what, BadPosition)
        state = self._blank(fields)
        for field in self.fields:
            field.load(state, fields)
        fields.done()
        self._finish(state)
        return state
