"""Where somebody left traces."""

from msgspec import Struct


class Whereabouts(Struct, frozen=True):
    """A table that somebody left traces at; `over`: nobody moves there any more."""

    id: int
    code: str
    over: bool
