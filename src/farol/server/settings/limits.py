"""Rate limits and caps of a server: a preset with overrides."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from farol.core.errors import FarolError, shown

Count = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(gt=0)]


class BadSettings(FarolError):
    """Invalid configuration."""


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """The limits of one server; docs/configuration.md explains each."""

    max_tables: Count = 20_000
    tables_per_host: Count = 20
    tables_per_minute: Rate = 10.0
    people_per_minute: Rate = 20.0
    max_sockets: Count = 5_000
    sockets_per_address: Count = 100
    connections_per_address: Count = 300
    messages_per_second: Rate = 20.0
    requests_per_second: Rate = 20.0
    tries_per_minute: Rate = 20.0


PRESETS: Final = {
    "small": Limits(
        max_tables=1_000,
        tables_per_host=10,
        tables_per_minute=5.0,
        people_per_minute=10.0,
        max_sockets=500,
        sockets_per_address=50,
        connections_per_address=150,
        tries_per_minute=10.0,
    ),
    "default": Limits(),
    "large": Limits(
        max_tables=100_000,
        tables_per_host=50,
        tables_per_minute=60.0,
        people_per_minute=200.0,
        max_sockets=50_000,
        sockets_per_address=1_000,
        connections_per_address=3_000,
    ),
}


def parsed_limits(given: object) -> Limits:
    """Limits from a preset ("large"), a table ({"preset": "large", "max_sockets": 9}), or the text
    of a flag or variable ("large,max_sockets=9"). BadSettings or msgspec's ValidationError says
    what is wrong."""
    if isinstance(given, Limits):
        return given
    table = _table(given) if isinstance(given, str) else given
    if not isinstance(table, dict):
        raise BadSettings(f"`limits` is a preset or a table, not {shown(str(given))}.")
    figures = dict(table)
    preset = figures.pop("preset", "default")
    if preset not in PRESETS:
        raise BadSettings(f"`limits` knows {', '.join(PRESETS)}, and no {shown(str(preset))}.")
    whole = msgspec.structs.asdict(PRESETS[preset]) | figures
    return msgspec.convert(whole, Limits, strict=not isinstance(given, str))


def _table(text: str) -> dict[str, str]:
    first, *rest = (part.strip() for part in text.split(","))
    if "=" in first:
        first, rest = "default", [first, *rest]
    pairs = (part.partition("=") for part in rest)
    return {"preset": first} | {name.strip(): value.strip() for name, _, value in pairs}
