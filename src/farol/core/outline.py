"""JSON as indented lines: a position for a terminal or a debugger."""

from farol.core.data import Json

INDENT = "  "


def outline(data: Json) -> str:
    """Names and values, one in a line; what lies inside of something is indented.

    >>> print(outline({"phase": "act", "hand": [1, 2], "seats": [{"name": "Ana"}]}))
    phase: act
    hand: 1 2
    seats:
      1:
        name: Ana
    """
    return "\n".join(_lines(data))


def _lines(data: Json) -> list[str]:
    if isinstance(data, dict):
        pairs = [(str(name), value) for name, value in data.items()]
    elif isinstance(data, list):
        pairs = [(str(number), value) for number, value in enumerate(data, 1)]
    else:
        return [_word(data)]
    found: list[str] = []
    for name, value in pairs:
        if _is_flat(value):
            found.append(f"{name}: {_flat(value)}".rstrip())
        else:
            found.append(f"{name}:")
            found += [INDENT + line for line in _lines(value)]
    return found


def _is_flat(value: Json) -> bool:
    if isinstance(value, list):
        return not any(isinstance(part, dict | list) for part in value)
    return not isinstance(value, dict) or not value


def _flat(value: Json) -> str:
    if isinstance(value, list):
        return " ".join(map(_word, value)) or "none"
    return "none" if isinstance(value, dict) else _word(value)


def _word(value: Json) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
