"""What a client is told of Embers, as types."""

from typing import Annotated, Literal, NotRequired, TypedDict

from farol.core.shapes import Private

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


class Hearth(TypedDict):
    """The hearth is laid."""

    kind: Literal["hearth"]


class Dealt(TypedDict):
    """A seat gets a card, looks at one or buries one."""

    kind: Literal["dealt", "looked", "buried"]
    seat: int
    card: NotRequired[Annotated[Kind, Private]]


class Passed(TypedDict):
    """A seat passes."""

    kind: Literal["passed"]
    seat: int


class Shown(TypedDict):
    """A seat plays or burns a card, or opens what it buried, before everybody's eyes."""

    kind: Literal["played", "burnt", "opened"]
    seat: int
    card: Kind


class Turned(TypedDict):
    """The hearth is turned up."""

    kind: Literal["turned"]
    card: Kind


class Over(TypedDict):
    """The game ends."""

    kind: Literal["over"]
    scores: list[int]


Event = Hearth | Dealt | Passed | Shown | Turned | Over
