"""What a client is told of Kuhn's poker, as types."""

from typing import Annotated, Literal, NotRequired, TypedDict

from farol.core.shapes import Private

Card = Literal["jack", "queen", "king"]
Said = Literal["pass", "bet"]


class Own(TypedDict):
    """What only the seat itself knows."""

    card: Card | None


class Result(TypedDict):
    """The end of the game."""

    scores: list[int]
    places: list[int]


class View(TypedDict):
    """All that a seat, or a spectator, may know of a position."""

    game: Literal["kuhn"]
    phase: Literal["deal", "turn", "over"]
    to_act: int | None
    cards: Annotated[list[Card | None], "null lies face down"]
    said: list[Said]
    me: NotRequired[Own]
    result: NotRequired[Result]


class Dealt(TypedDict):
    """A seat gets its card."""

    kind: Literal["dealt"]
    seat: int
    card: NotRequired[Annotated[Card, Private]]


class Spoken(TypedDict):
    """A seat passes or bets."""

    kind: Literal["passed", "bet"]
    seat: int


class Shown(TypedDict):
    """A seat's card is turned up."""

    kind: Literal["shown"]
    seat: int
    card: Card


class Over(TypedDict):
    """The game ends."""

    kind: Literal["over"]
    scores: list[int]


Event = Dealt | Spoken | Shown | Over
