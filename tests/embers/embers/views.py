"""What a client is told of Embers, as types."""

from typing import Annotated, Literal, NotRequired, TypedDict

from embers.actions import EVENTS

Kind = Literal["ash", "coal", "spark"]


class Player(TypedDict):
    """What everybody knows of a seat."""

    hand: int
    row: list[Kind]
    burnt: list[Kind]
    buried: Annotated[list[Kind | None], "null lies face down"]
    looked: bool
    passed: bool


class Own(TypedDict):
    """What only the seat itself knows."""

    hand: list[Kind]
    buried: list[Kind]
    hearth: Kind | None


class Result(TypedDict):
    """The end of the game."""

    scores: list[int]
    places: list[int]


class View(TypedDict):
    """All that a seat, or a spectator, may know of a position."""

    game: Literal["embers"]
    phase: Literal["deal", "turn", "over"]
    to_act: int | None
    pile: int
    hearth: Annotated[list[Kind | None], "null lies face down"]
    players: list[Player]
    flare: bool
    me: NotRequired[Own]
    result: NotRequired[Result]


Event = EVENTS.shape
