"""Tolerant decoders: the types of the protocol, open to members and words of newer servers."""

from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, Union, get_args, get_origin

from farol.extras import lacking

try:
    import msgspec
    from msgspec import Struct
except ModuleNotFoundError as error:
    raise lacking(error, "terminal") from None

from farol.protocol.messages import FromServer

Body = TypeVar("Body", bound=Struct)


class Unknown(Struct):
    """A message of a newer server that this client has no type for."""

    type: str
    id: str | None = None


class Connected(Struct):
    """Made by the client: the connection is established, for the first time or again."""


class Disconnected(Struct):
    """Made by the client: the connection broke; the client tries to connect again."""

    reason: str = ""


Message: TypeAlias = FromServer | Unknown | Connected | Disconnected


def _tolerant(kind: Any) -> Any:  # annotations have no common type
    """The type without its limits: structs ignore unknown members, any word stands for a literal.

    >>> _tolerant(Annotated[int, msgspec.Meta(ge=0)] | Literal["a", "b"])
    int | str
    """
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _tolerant(arguments[0])
    if origin is Literal:
        return type(arguments[0])
    if origin in {Union, UnionType}:
        return reduce(or_, map(_tolerant, arguments))
    if arguments:
        return origin[tuple(map(_tolerant, arguments))]
    return _tolerant_struct(kind) if isinstance(kind, type) and issubclass(kind, Struct) else kind


@cache
def _tolerant_struct(kind: type[Struct]) -> type[Struct]:
    """A subclass with the same fields that ignores members it does not know."""
    fields: list[tuple[str, Any, Any]] = []
    for old in msgspec.structs.fields(kind):
        default: dict[str, Any] = {"default": old.default, "default_factory": old.default_factory}
        fields.append((old.name, _tolerant(old.type), msgspec.field(**default)))
    return msgspec.defstruct(
        kind.__name__, fields, bases=(kind,), module=kind.__module__, forbid_unknown_fields=False
    )


@cache
def _decoder(kind: type[Struct]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(_tolerant_struct(kind))


def decode_body(kind: type[Body], content: bytes) -> Body:
    """The body of an HTTP response."""
    body: Body = _decoder(kind).decode(content)
    return body


_header: Final = msgspec.json.Decoder(Unknown)
_MESSAGES: Final = {kind.__struct_config__.tag: kind for kind in get_args(FromServer)}


def decode(frame: str | bytes) -> Message:
    """A message of the server; `Unknown` if its type is.

    >>> decode('{"type": "pong", "id": "p", "more": 1}')
    Pong(id='p')
    >>> decode('{"type": "song"}')
    Unknown(type='song', id=None)
    """
    header = _header.decode(frame)
    kind = _MESSAGES.get(header.type)
    message: Message = header if kind is None else _decoder(kind).decode(frame)
    return message
