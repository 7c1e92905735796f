"""What a plain board has to name: the members of a view and the words that they hold."""

from typing import Any, Literal, get_args, get_origin, is_typeddict

from farol.core.shapes import members
from farol.telling.plain import SHOWN


def held(shape: Any, found: dict[str, list[str]] | None = None) -> dict[str, list[str]]:
    """The members of a view that a plain board shows, to the bottom, with the words of each."""
    found = {} if found is None else found
    if is_typeddict(shape):
        for member in members(shape):
            if member.name not in {*SHOWN, "seat"}:
                found.setdefault(member.name, []).extend(words_of(member.type))
                held(member.type, found)
    else:
        for inner in get_args(shape):
            held(inner, found)
    return found


def words_of(shape: Any) -> list[str]:
    """The words that a member may hold, itself or in a list."""
    if get_origin(shape) is Literal:
        return [word for word in get_args(shape) if isinstance(word, str)]
    return [word for inner in get_args(shape) for word in words_of(inner)]
