"""Names that a plain board needs: the members of a view, and their string values."""

from typing import Any, Literal, get_args, get_origin, is_typeddict

from farol.core.shapes import members
from farol.telling.plain import SHOWN


def held(shape: Any, found: dict[str, list[str]] | None = None) -> dict[str, list[str]]:
    """The members that a plain board shows, recursively, with the possible words of each."""
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
    """The words that a member may have as value, itself or in a list; an empty one is no thing."""
    if get_origin(shape) is Literal:
        return [word for word in get_args(shape) if isinstance(word, str) and word]
    return [word for inner in get_args(shape) for word in words_of(inner)]
