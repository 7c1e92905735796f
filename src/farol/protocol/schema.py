"""The wire as JSON Schema, and from that as TypeScript types."""

from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec

from farol.core.data import Json
from farol.protocol import bodies, messages

_REF: Final = "#/$defs/"
_HEAD: Final = """\
// Made by tools/wire_types.py from src/farol/protocol and src/farol/community. Do not edit.

export type Json = boolean | number | string | null | Json[] | { [name: string]: Json };
"""


def json_schema(more: Sequence[Any] = ()) -> dict[str, Json]:
    """One JSON Schema with every message and body under $defs; `more`: bodies of slices."""
    types = [messages.FromClient, messages.FromServer, *get_args(bodies.Bodies), *more]
    tops, parts = msgspec.json.schema_components(types, ref_template=_REF + "{name}")
    parts["FromClient"], parts["FromServer"] = tops[0], tops[1]
    return {
        "$schema": "https" + "://json-schema.org/draft/2020-12/schema",
        "title": "Farol",
        "$defs": {name: _flat_text(part) for name, part in sorted(parts.items())},
    }


def _flat_text(part: dict[str, Json]) -> dict[str, Json]:
    """Descriptions come from docstrings: take out their line breaks and indentation."""
    description = part.get("description")
    if isinstance(description, str):
        part["description"] = " ".join(description.split())
    return part


def typescript(more: Sequence[Any] = ()) -> str:
    """All messages as TypeScript: one exported type per message, part and body."""
    parts = json_schema(more)["$defs"]
    assert isinstance(parts, dict)
    return _HEAD + "".join(_declaration(name, part) for name, part in parts.items())


def _declaration(name: str, part: Json) -> str:
    assert isinstance(part, dict)
    text = part.get("description")
    comment = f"/** {text} */\n" if text else ""
    if "properties" not in part:
        return f"\n{comment}export type {name} = {_type(part)};\n"
    return f"\n{comment}export interface {name} {_object(part)}\n"


def _object(part: dict[str, Json]) -> str:
    properties, required = part["properties"], part.get("required", [])
    assert isinstance(properties, dict)
    assert isinstance(required, list)
    lines = [
        f"  {name}{'' if name in required else '?'}: {_type(value)};"
        for name, value in properties.items()
    ]
    return "\n".join(["{", *lines, "}"])


_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def _type(part: Json) -> str:
    assert isinstance(part, dict)
    match part:
        case {"$ref": str(ref)}:
            return ref.removeprefix(_REF)
        case {"anyOf": list(choices)}:
            return " | ".join(dict.fromkeys(_type(choice) for choice in choices))
        case {"enum": list(values)}:
            return " | ".join(f'"{value}"' for value in values)
        case {"type": "array", "items": items}:
            return f"Array<{_type(items)}>"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"{{ [name: string]: {_type(values)} }}"
        case {"type": str(plain)}:
            return _PLAIN[plain]
        case _:
            return "Json"
