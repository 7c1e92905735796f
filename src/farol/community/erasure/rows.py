"""Tables with data about a person."""

from msgspec import Struct


class Whereabouts(Struct, frozen=True):
    """A table with data about a person; `over`: the game has ended."""

    id: int
    code: str
    over: bool
