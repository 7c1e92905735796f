"""The options of a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from farol.core.data import Json
from farol.core.errors import BadOptions, shown

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]
Need: TypeAlias = tuple[str, str | bool]  # an option applies only while that one has this value


@dataclass(frozen=True)
class Flag:
    """An option that is on or off."""

    name: str
    default: bool
    only: Need | None = None

    def check(self, value: Json) -> OptionValue:
        """The value if it is valid; BadOptions otherwise."""
        if not isinstance(value, bool):
            raise BadOptions(f"Option {self.name!r} is true or false, not {shown(value)}.")
        return value


@dataclass(frozen=True)
class Number:
    """An option that is a whole number within limits."""

    name: str
    default: int
    low: int
    high: int
    names: str = ""  # prefix of the texts that name values: `<names>-<value>`
    only: Need | None = None
    names_a_seat: bool = False  # a seat number: at most the number of seats

    def check(self, value: Json) -> OptionValue:
        """The value if it is valid; BadOptions otherwise."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadOptions(f"Option {self.name!r} is a whole number, not {shown(value)}.")
        if not self.low <= value <= self.high:
            raise BadOptions(
                f"Option {self.name!r} is from {self.low} to {self.high}, not {shown(value)}."
            )
        return value


@dataclass(frozen=True)
class Choice:
    """An option that is one of several words; the first is the default."""

    name: str
    words: tuple[str, ...]
    seats: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # words with limited seats
    only: Need | None = None

    @property
    def default(self) -> str:
        """The first word."""
        return self.words[0]

    def check(self, value: Json) -> OptionValue:
        """The value if it is valid; BadOptions otherwise."""
        if not isinstance(value, str) or value not in self.words:
            words = ", ".join(self.words)
            raise BadOptions(f"Option {self.name!r} is one of {words}, not {shown(value)}.")
        return value


@dataclass(frozen=True)
class Setup:
    """A named set of options, such as a solo mode."""

    name: str
    options: Options


Option: TypeAlias = Flag | Number | Choice
OptionsSchema: TypeAlias = tuple[Option, ...]


def complete_options(schema: OptionsSchema, given: Mapping[str, Json] | None) -> Options:
    """Validated options, with defaults for missing ones."""
    if given is None:
        given = {}
    if not isinstance(given, Mapping):
        raise BadOptions(f"Options are a JSON object, not {shown(given)}.")
    known = {option.name for option in schema}
    for name in given:
        if name not in known:
            offered = ", ".join(sorted(known)) or "none"
            raise BadOptions(f"There is no option {shown(name)}; this game has: {offered}.")
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default
        for option in schema
    }
