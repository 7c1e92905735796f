"""What a client is told of Shaft, as types."""

from typing import Literal, NotRequired, TypedDict

from shaft.actions import EVENTS

Kind = Literal["path", "map", "rockfall"]
Role = Literal["digger", "saboteur"]
Side = Literal["left", "right"]


class Player(TypedDict):
    """What everybody knows of a seat."""

    hand: int
    buried: int
    looked: bool
    role: Role | None


class Own(TypedDict):
    """What only the seat itself knows."""

    role: Role | None
    hand: list[Kind]
    buried: list[Kind]
    treasure: Side | None


class Result(TypedDict):
    """The end of the game."""

    scores: list[int]
    places: list[int]


class View(TypedDict):
    """All that a seat, or a spectator, may know of a position."""

    game: Literal["shaft"]
    phase: Literal["deal", "turn", "over"]
    to_act: int | None
    tunnel: bool
    opened: Side | None
    treasure: Side | None
    played: list[Kind]
    players: list[Player]
    me: NotRequired[Own]
    result: NotRequired[Result]


Event = EVENTS.shape
