"""What a client is told of Low Tide, as types."""

from typing import Annotated, Literal, NotRequired, TypedDict

from farol.core.shapes import SeatNumber
from lowtide.actions import EVENTS

Paper = Literal["broker", "pilot", "guard", "forger"]
Phase = Literal["deal", "turn", "doubt", "guard", "lose", "draw", "return", "again", "over"]


class Player(TypedDict):
    """What everybody knows of a seat."""

    plays: bool
    coins: int
    papers: Annotated[list[Paper | None], "null lies face down"]


class Own(TypedDict):
    """What only the seat itself knows."""

    hand: list[Paper]


class Claimed(TypedDict):
    """The claim that stands."""

    seat: int
    role: Paper
    target: NotRequired[Annotated[int, SeatNumber]]


class Result(TypedDict):
    """The end of the game."""

    scores: list[int]
    places: list[int]


class View(TypedDict):
    """All that a seat, or a spectator, may know of a position."""

    game: Literal["lowtide"]
    phase: Phase
    to_act: int | None
    pile: int
    players: list[Player]
    claim: NotRequired[Claimed]
    me: NotRequired[Own]
    result: NotRequired[Result]


Event = EVENTS.shape
