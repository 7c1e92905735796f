"""JSON shapes declared by TypedDicts: checked in tests, written as TypeScript and JSON Schema.

A game's `views` module declares what its clients receive: `View`, `Event`, and their parts. An
alias of a Literal keeps its name. `Private` marks a member for some seats only, `SeatNumber` a
number that is a seat: people read a name there.
"""

from collections.abc import Iterator
from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from farol.core.data import Json


class _Private:
    """Marker of a member for some seats only."""

    def __repr__(self) -> str:
        return "Private"


class _SeatMark:
    """Marker of a number that is a seat."""

    def __repr__(self) -> str:
        return "SeatNumber"


Private: Final = _Private()
SeatNumber: Final = _SeatMark()
SEATS: Final = frozenset({"seat", "to_act"})  # members that are seats without a mark
_PLAIN: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
}
_SCHEMA: Final[dict[Any, str]] = {
    int: "integer",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
}
# inside list[None] and the like, None stands for its own type
_PLAIN[None] = _SCHEMA[None] = "null"


class Member:
    """One member of a TypedDict: its type, whether it may be absent, whether it is private."""

    def __init__(self, name: str, hint: Any, optional: bool) -> None:
        self.name: Final = name
        self.private = False
        self.seat = name in SEATS
        self.note = ""
        self.type, marks = _unmarked(hint)
        for mark in marks:
            self.private = self.private or mark is Private
            self.seat = self.seat or mark is SeatNumber
            self.note = mark if isinstance(mark, str) else self.note
        self.optional: Final = optional


def _unmarked(hint: Any) -> tuple[Any, list[object]]:
    """A type without its marks, and these; in a union and in a list, too."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin in {Annotated, NotRequired, Required}:
        inner, marks = _unmarked(parts[0])
        return inner, [*getattr(hint, "__metadata__", ()), *marks]
    if origin in {Union, UnionType, list}:
        found = [_unmarked(part) for part in parts]
        if marks := [mark for _, more in found for mark in more]:
            bare = tuple(inner for inner, _ in found)
            union = Union[bare]  # type: ignore[valid-type]  # noqa: UP007
            return (list[bare] if origin is list else union), marks  # type: ignore[valid-type]
    return hint, []


@cache
def members(shape: type) -> tuple[Member, ...]:
    """The members of a TypedDict in the order of their declaration."""
    hints = get_type_hints(shape, include_extras=True)
    optional: frozenset[str] = getattr(shape, "__optional_keys__", frozenset())
    return tuple(Member(name, hint, name in optional) for name, hint in hints.items())


# --- validation --------------------------------------------------------------------------------


def mismatch(value: object, shape: Any, path: str = "it") -> str | None:  # noqa: C901
    """The first mismatch between a value and a declared type, in words; None if it matches."""
    origin = get_origin(shape)
    shape = NoneType if shape is None else shape  # list[None] contains None itself
    if is_typeddict(shape):
        return _object_mismatch(value, shape, path)
    if origin is Literal:
        fits = any(value == word and type(value) is type(word) for word in get_args(shape))
        return None if fits else f"{path} is {value!r}, not one of {get_args(shape)}"
    if origin in {Union, UnionType}:
        return _union_mismatch(value, get_args(shape), path)
    if origin is list:
        if not isinstance(value, list):
            return f"{path} is {value!r}, not a list"
        return _first(mismatch(v, get_args(shape)[0], f"{path}[{i}]") for i, v in enumerate(value))
    if origin is tuple:
        if not isinstance(value, list) or len(value) != len(get_args(shape)):
            return f"{path} is {value!r}, not a list of {len(get_args(shape))}"
        pairs = zip(value, get_args(shape), strict=True)
        return _first(mismatch(v, each, f"{path}[{i}]") for i, (v, each) in enumerate(pairs))
    if origin is dict:
        if not isinstance(value, dict):
            return f"{path} is {value!r}, not an object"
        key, each = get_args(shape)
        return _first(
            mismatch(name, key, f"a name in {path}") or mismatch(v, each, f"{path}.{name}")
            for name, v in value.items()
        )
    if shape is float and type(value) is int:
        return None
    if type(value) is not (NoneType if shape is None else shape):
        return f"{path} is {value!r}, not {getattr(shape, '__name__', shape)}"
    return None


def _first(problems: Iterator[str | None]) -> str | None:
    return next((problem for problem in problems if problem is not None), None)


def _object_mismatch(value: object, shape: type, path: str) -> str | None:
    if not isinstance(value, dict):
        return f"{path} is {value!r}, not an object"
    known = {member.name: member for member in members(shape)}
    for name in value:
        if name not in known:
            return f"{path}.{name} is not declared in {shape.__name__}"
    for member in known.values():
        if member.name in value:
            problem = mismatch(value[member.name], member.type, f"{path}.{member.name}")
            if problem is not None:
                return problem
        elif not member.optional:
            return f"{path}.{member.name} is missing"
    return None


def _union_mismatch(value: object, shapes: tuple[Any, ...], path: str) -> str | None:
    problems = [mismatch(value, shape, path) for shape in shapes]
    if None in problems:
        return None
    if isinstance(value, dict):  # report the mismatch with the variant of the same kind
        for shape, problem in zip(shapes, problems, strict=True):
            if is_typeddict(shape) and mismatch(value.get("kind"), _kind(shape)) is None:
                return problem
    return f"{path} is {value!r}, none of {len(shapes)} types"


def _kind(shape: type) -> Any:
    return next((member.type for member in members(shape) if member.name == "kind"), NoneType)


def seat_members(module: ModuleType) -> set[str]:
    """The names of all members that are marked as seats."""
    return {
        member.name
        for shape in declared(module).values()
        if is_typeddict(shape)
        for member in members(shape)
        if member.seat
    }


def event_shapes(module: ModuleType) -> dict[str, type]:
    """The declared type of each kind of event."""
    shapes = get_args(module.Event) or (module.Event,)
    return {kind: shape for shape in shapes for kind in get_args(_kind(shape))}


# --- generation --------------------------------------------------------------------------------


def declared(module: ModuleType) -> dict[str, Any]:
    """The types that a module declares, by name, in the order of their declaration."""
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_") and _is_declared_in(module, value)
    }


def _is_declared_in(module: ModuleType, value: object) -> bool:
    if is_typeddict(value):
        return getattr(value, "__module__", "") == module.__name__
    return get_origin(value) in {Literal, Union, UnionType, list, dict}


def new_shape(name: str, types: dict[str, Any]) -> Any:
    """A TypedDict with these members."""
    # the functional syntax is meant for literals; here the members are data
    return TypedDict(name, types)  # type: ignore[operator]


class Names:
    """Finds the declared name of a type."""

    def __init__(self, shapes: dict[str, Any]) -> None:
        self._literals = {
            value: name for name, value in shapes.items() if get_origin(value) is Literal
        }

    def of(self, shape: Any) -> str | None:
        """The declared name of a type; None without one."""
        if is_typeddict(shape):
            return str(shape.__name__)
        return self._literals.get(shape) if get_origin(shape) is Literal else None


def typescript(shapes: dict[str, Any]) -> str:
    """Every declared type as an exported TypeScript type."""
    names = Names(shapes)
    return "\n".join(_declaration(name, shape, names) for name, shape in shapes.items())


def _declaration(name: str, shape: Any, names: Names) -> str:
    if not is_typeddict(shape):
        return f"export type {name} = {_inline(shape, names)};\n"
    doc = " ".join((shape.__doc__ or "").split())
    lines = [f"/** {doc} */"] if doc else []
    lines.append(f"export interface {name} {{")
    for member in members(shape):
        note = f" // {member.note}" if member.note else ""
        mark = "?" if member.optional else ""
        lines.append(f"  readonly {member.name}{mark}: {type_text(member.type, names)};{note}")
    return "\n".join([*lines, "}", ""])


def type_text(shape: Any, names: Names) -> str:
    """A type in TypeScript: its name if it has one."""
    return names.of(shape) or _inline(shape, names)


def _inline(shape: Any, names: Names) -> str:
    origin, parts = get_origin(shape), get_args(shape)
    if origin is Literal:
        return " | ".join(f'"{word}"' if isinstance(word, str) else str(word) for word in parts)
    if origin in {Union, UnionType}:
        return " | ".join(dict.fromkeys(type_text(part, names) for part in parts))
    if origin is list:
        inner = type_text(parts[0], names)
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if origin is tuple:
        return f"readonly [{', '.join(type_text(part, names) for part in parts)}]"
    if origin is dict:
        record = f"Record<{type_text(parts[0], names)}, {type_text(parts[1], names)}>"
        if parts[0] is not str:  # named keys are all optional
            record = f"Partial<{record}>"
        return f"Readonly<{record}>"
    return _PLAIN[NoneType if shape is None else shape]


def json_schema(shapes: dict[str, Any]) -> dict[str, Json]:
    """Every declared type as an entry of $defs in a JSON Schema."""
    names = Names(shapes)
    return {name: _schema_of(shape, names) for name, shape in shapes.items()}


def _schema(shape: Any, names: Names) -> dict[str, Json]:
    name = names.of(shape)
    return _schema_of(shape, names) if name is None else {"$ref": f"#/$defs/{name}"}


def _schema_of(shape: Any, names: Names) -> dict[str, Json]:
    origin, parts = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        return _object_schema(shape, names)
    if origin is Literal:
        return {"enum": list(parts)}
    if origin in {Union, UnionType}:
        return {"anyOf": [_schema(part, names) for part in parts]}
    if origin is list:
        return {"type": "array", "items": _schema(parts[0], names)}
    if origin is tuple:
        items: list[Json] = [_schema(part, names) for part in parts]
        return {"type": "array", "prefixItems": items, "items": False}
    if origin is dict:
        values = _schema(parts[1], names)
        return {"type": "object", "additionalProperties": values}
    return {"type": _SCHEMA[NoneType if shape is None else shape]}


def _object_schema(shape: type, names: Names) -> dict[str, Json]:
    properties: dict[str, Json] = {}
    for member in members(shape):
        properties[member.name] = _schema(member.type, names)
    schema: dict[str, Json] = {
        "type": "object",
        "properties": properties,
        "required": [member.name for member in members(shape) if not member.optional],
        "additionalProperties": False,
    }
    if shape.__doc__:
        schema["description"] = " ".join(shape.__doc__.split())
    return schema
