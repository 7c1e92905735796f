"""The fields of a state, found through its classes: for copies and tests."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from farol.core.vectors import is_vector

Plain: TypeAlias = bool | int | float | str | bytes | None
Frozen: TypeAlias = "Plain | tuple[Frozen, ...]"

_PLAIN: Final = (bool, int, float, str, bytes, type(None))
_NOT_SET: Final = "<not set>"


def names_of(thing: object) -> list[str]:
    """The names of an object's fields, whether its classes are compiled, slotted or plain."""
    names = dict.fromkeys(getattr(thing, "__dict__", {}))
    for owner in type(thing).__mro__:
        declared = vars(owner).get("__mypyc_attrs__", vars(owner).get("__slots__", ()))
        names.update(dict.fromkeys([declared] if isinstance(declared, str) else declared))
    return [name for name in names if not name.startswith("__")]


def items_of(thing: object) -> Iterator[tuple[str, Any]]:
    """An object's fields with their values; without unset ones."""
    for name in names_of(thing):
        try:
            yield name, getattr(thing, name)
        except AttributeError:
            continue


def snapshot(value: Any) -> Frozen:
    """An immutable deep copy of a value."""
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, list | tuple | bytearray) or is_vector(value):
        return tuple(map(snapshot, value))
    if isinstance(value, dict):
        return tuple(sorted((repr(key), snapshot(item)) for key, item in value.items()))
    if isinstance(value, set | frozenset):
        return tuple(sorted(map(repr, value)))
    return tuple((name, snapshot(item)) for name, item in sorted(items_of(value)))


def flat(thing: object, path: str = "") -> Iterator[tuple[str, Frozen]]:
    """Every field by its dotted name, including those of nested objects."""
    for name, value in items_of(thing):
        where = f"{path}{name}"
        if is_vector(value) or isinstance(value, (*_PLAIN, list, tuple, dict, set, frozenset)):
            yield where, snapshot(value)
        else:
            yield from flat(value, f"{where}.")


def differences(one: object, other: object) -> list[str]:
    """The dotted names of the fields in which two objects differ."""
    ours, theirs = dict(flat(one)), dict(flat(other))
    return sorted(
        name
        for name in ours.keys() | theirs.keys()
        if ours.get(name, _NOT_SET) != theirs.get(name, _NOT_SET)
    )


def containers(thing: object, path: str = "") -> Iterator[tuple[str, Any]]:
    """All mutable parts of an object: lists, dicts, sets, objects."""
    for name, value in items_of(thing):
        yield from _inside(value, f"{path}{name}")


def _inside(value: Any, where: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, _PLAIN):
        return
    if isinstance(value, list | dict | set):  # a compiled vector is a new object each time
        yield where, value
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for item in value:
            yield from _inside(item, f"{where}[]")
    elif not isinstance(value, set | frozenset) and not is_vector(value):
        yield where, value
        yield from containers(value, f"{where}.")


class SharedParts:
    """Parts that states share with their copies: they must be immutable."""

    def __init__(self) -> None:
        self._found: dict[int, tuple[str, Any, Frozen]] = {}

    def note(self, state: object, copy: object) -> None:
        """Record the shared parts of two states, with their present values."""
        theirs = {id(part) for _, part in containers(copy)}
        for where, part in containers(state):
            if id(part) in theirs and id(part) not in self._found:
                self._found[id(part)] = (where, part, snapshot(part))

    def changed(self) -> list[str]:
        """The dotted names of shared parts that have changed since."""
        return sorted({where for where, part, was in self._found.values() if snapshot(part) != was})
