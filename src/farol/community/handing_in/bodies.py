"""HTTP bodies of games that are handed in."""

from typing import Annotated, Literal

from msgspec import Meta

from farol.protocol import types
from farol.protocol.bodies import Body

Entry = Annotated[int, Meta(ge=0, le=2**62 - 1)]


class PlayedSeat(Body):
    """Who sat on a seat: you, or a bot of a level."""

    kind: Literal["person", "bot"]
    level: Annotated[str, Meta(max_length=40)] | None = None


class PlayedGame(Body):
    """A finished game: every action and outcome that was not taken back, as in a record."""

    game: Annotated[str, Meta(max_length=40)]
    rules_version: int
    options: dict[str, types.OptionValue]
    seats: Annotated[list[PlayedSeat], Meta(min_length=1, max_length=62)]
    entries: Annotated[list[Entry], Meta(min_length=1)]


class HandedIn(Body):
    """The table under which it stands in your history; `again`: it was there before."""

    code: types.Code
    again: bool
