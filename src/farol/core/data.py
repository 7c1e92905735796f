"""JSON as a type, strict reading, and the data files of a game."""

import json
from collections.abc import Mapping
from importlib import resources
from typing import TypeAlias

from farol.core.errors import FarolError, shown

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


def read_data(package: str, name: str) -> Json:
    """The JSON file `name` inside a package."""
    data: Json = json.loads(read_text(package, name))
    return data


def read_text(package: str, name: str) -> str:
    """The text file `name` (slashes allowed) inside a package."""
    return resources.files(package).joinpath(name).read_text(encoding="utf-8")


class Fields:
    """Reads one JSON object strictly: each getter validates, `done` rejects unread names."""

    def __init__(self, data: Json, what: str, error: type[FarolError]) -> None:
        if not isinstance(data, dict):
            raise error(f"{what} must be a JSON object, not {shown(data)}.")
        self._data = data
        self._what = what
        self._error = error
        self._asked: set[str] = set()

    def value(self, name: str) -> Json:
        """The raw value; missing is an error."""
        self._asked.add(name)
        if name not in self._data:
            raise self._error(f"{self._what} lacks {name!r}.")
        return self._data[name]

    def has(self, name: str) -> bool:
        """Whether the object has this name; marks the name as read."""
        self._asked.add(name)
        return name in self._data

    def integer(self, name: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self.value(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._error(f"{self._what}: {name!r} must be a whole number, not {shown(value)}.")
        if not low <= value <= high:
            raise self._error(
                f"{self._what}: {name!r} must be from {low} to {high}, not {shown(value)}."
            )
        return value

    def flag(self, name: str) -> bool:
        """true or false."""
        value = self.value(name)
        if not isinstance(value, bool):
            raise self._error(f"{self._what}: {name!r} must be true or false, not {shown(value)}.")
        return value

    def text(self, name: str) -> str:
        """A string."""
        value = self.value(name)
        if not isinstance(value, str):
            raise self._error(f"{self._what}: {name!r} must be text, not {shown(value)}.")
        return value

    def choice(self, name: str, meanings: Mapping[str, int]) -> int:
        """A word from a fixed list, as its int."""
        value = self.value(name)
        if not isinstance(value, str) or value not in meanings:
            known = ", ".join(list(meanings)[:40])
            raise self._error(f"{self._what}: {name!r} must be one of {known}, not {shown(value)}.")
        return meanings[value]

    def integers(self, name: str, low: int, high: int, count: int | None = None) -> list[int]:
        """A list of whole numbers from low to high, `count` of them if given."""
        value = self.value(name)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            number = "a list" if count is None else f"a list of {count}"
            raise self._error(
                f"{self._what}: {name!r} must be {number} of whole numbers, not {shown(value)}."
            )
        numbers: list[int] = []
        for item in value:
            if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
                raise self._error(
                    f"{self._what}: {name!r} holds {shown(item)}; "
                    f"only whole numbers from {low} to {high} are allowed."
                )
            numbers.append(item)
        return numbers

    def done(self) -> None:
        """Reject unread names."""
        for name in self._data:
            if name not in self._asked:
                raise self._error(f"{self._what} has an unknown name {shown(name)}.")
