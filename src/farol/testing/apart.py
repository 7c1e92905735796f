"""Two pieces of JSON side by side: where they differ, and what stands there in each."""

import json
from collections.abc import Iterator
from typing import Final

MOST: Final = 3  # differences told
LONGEST: Final = 70  # characters of one value
_MISSING: Final = object()


def apart(one: object, other: object, ours: str = "here", theirs: str = "there") -> str:
    """The first differences, each with its path and both values; empty if there are none."""
    found = [*_differences(one, other, "")]
    told = [f"{path} is {_shown(a)} {ours}, {_shown(b)} {theirs}" for path, a, b in found[:MOST]]
    if len(found) > MOST:
        told.append(f"and {len(found) - MOST} more")
    return "; ".join(told)


def _differences(one: object, other: object, path: str) -> Iterator[tuple[str, object, object]]:
    if isinstance(one, dict) and isinstance(other, dict):
        for name in dict.fromkeys([*one, *other]):
            here, there = one.get(name, _MISSING), other.get(name, _MISSING)
            yield from _differences(here, there, f"{path}.{name}" if path else str(name))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (here, there) in enumerate(zip(one, other, strict=True)):
            yield from _differences(here, there, f"{path}[{index}]")
    elif type(one) is not type(other) or one != other:
        yield path or "it", one, other


def _shown(value: object) -> str:
    if value is _MISSING:
        return "missing"
    text = json.dumps(value, default=repr, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
