"""Types of what clients receive of Ghosts Galore. Seats and paths count from 0, fields from 1."""

from typing import Annotated, Literal, NotRequired, TypedDict

from farol.core.shapes import Private

Monster = Literal[
    "dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf", "wisp"
]
DoorLine = Literal["bone", "tooth", "other"]
Line = Literal[
    "dragon",
    "ghost",
    "golem",
    "satyr",
    "skeleton",
    "slime",
    "bat",
    "werewolf",
    "wisp",
    "diamonds",
    "bone",
    "tooth",
    "other",
]
Door = Literal["none", "plain", "bone", "tooth"]
PathEnd = Literal["open", "dead_end", "none", "plain", "bone", "tooth"]
Track = Literal["straight", "curve", "bridge", "double_curve"]
Edge = Literal["N", "E", "S", "W"]
Phase = Literal[
    "deal-boards",
    "choose-sides",
    "deal-tiles",
    "choose-hidden",
    "deal-lamp",
    "claim",
    "draw-tile",
    "decide",
    "reveal",
    "place",
    "place-hidden",
    "over",
]


class FaceSection(TypedDict):
    """One piece of track on a tile: the edges it joins, the monsters along it."""

    edges: str
    monsters: list[Monster]


class Face(TypedDict):
    """What a tile shows before it is turned."""

    track: Track
    sections: list[FaceSection]
    diamond: Annotated[int, "0: none"]


class Placed(TypedDict):
    """A tile on a board."""

    tile: int
    rotation: Annotated[int, "quarter turns to the right"]


class Pending(Placed):
    """A tile and where it goes."""

    field: int


class End(TypedDict):
    """Where a path ends."""

    field: int
    edge: Edge
    end: PathEnd
    door: NotRequired[Annotated[str, "N1 to W3"]]


class Path(TypedDict):
    """A path over a board; a loop has no ends."""

    sections: Annotated[list[tuple[int, int]], "field and section"]
    ends: list[End]
    line: DoorLine | None
    points: int


class Standing(TypedDict):
    """A monster on a board, and what it pays."""

    monster: Monster
    field: int
    section: int
    path: int
    points: Annotated[int | None, "null: golems pay together"]
    neighbours: NotRequired[list[int]]
    kinds: NotRequired[list[Monster]]


class Score(TypedDict):
    """A score sheet as on the pad."""

    dragon: int
    ghost: int
    golem: int
    satyr: int
    skeleton: int
    slime: int
    bat: int
    werewolf: int
    wisp: int
    diamonds: int
    bone: int
    tooth: int
    other: int
    total: int
    dead_ends: int


class Player(TypedDict):
    """What everybody knows of a seat."""

    seat: int
    board: int | None
    side: str | None
    doors: dict[str, Door] | None
    side_choices: NotRequired[dict[str, dict[str, Door]]]
    fields: list[Placed | None]
    claimed: int | None
    has_hidden_tile: bool
    score: Score
    paths: list[Path]
    monsters: list[Standing]


class Placement(Pending):
    """What one placement would add to the seat's sheet, the other boards as they lie."""

    adds: int
    lines: dict[Line, int]
    paths: NotRequired[Annotated[list[Path], "the doors it joins"]]


class Own(TypedDict):
    """What only the seat itself knows."""

    seat: int
    hidden: NotRequired[int | None]
    returned: NotRequired[Annotated[int | None, "expert variant"]]
    hidden_choices: NotRequired[Annotated[list[int], "expert variant, before the choice"]]
    pending: Pending | None
    placements: NotRequired[list[Placement]]


class Options(TypedDict):
    """The options that matter while one plays."""

    expert: bool


class RowTile(TypedDict):
    """A tile of this round's row and who has claimed it."""

    tile: int
    seat: int | None


class Result(TypedDict):
    """The end of the game."""

    scores: list[int]
    dead_ends: list[int]
    places: list[int]
    winners: list[int]


class View(TypedDict):
    """All that a seat, or a spectator, may know of a position."""

    game: Literal["ghosts_galore"]
    seats: int
    options: Options
    phase: Phase
    to_act: int | None
    round: int
    rounds: int
    lamp: int | None
    stack: int
    stacks_left: int
    leftover: int
    row: list[RowTile]
    drawn: int | None
    discarded: list[int]
    players: list[Player]
    me: NotRequired[Own]
    tiles: Annotated[dict[str, Face], "every tile whose face is known"]
    result: NotRequired[Result]


# --- events --------------------------------------------------------------------------------------


class BoardDealt(TypedDict):
    """A seat gets a board."""

    kind: Literal["board"]
    seat: int
    board: int


class SideChosen(TypedDict):
    """A seat chooses the side of its board."""

    kind: Literal["side"]
    seat: int
    side: str


class TileDealt(TypedDict):
    """A seat gets a tile to hide."""

    kind: Literal["deal"]
    seat: int
    tile: NotRequired[Annotated[int, Private]]
    face: NotRequired[Annotated[Face, Private]]


class TileHidden(TypedDict):
    """A seat keeps one of its two tiles and gives the other one back."""

    kind: Literal["hide"]
    seat: int
    tile: NotRequired[Annotated[int, Private]]
    returned: NotRequired[Annotated[int, Private]]


class LampDealt(TypedDict):
    """A seat gets the lamp."""

    kind: Literal["lamp"]
    seat: int


class RoundBegan(TypedDict):
    """A round begins."""

    kind: Literal["round"]
    seat: int
    round: int
    stack: int


class DrawAsked(TypedDict):
    """A seat draws from the stack."""

    kind: Literal["draw"]
    seat: int


class TileSeen(TypedDict):
    """A tile is drawn, kept, left, taken or turned up."""

    kind: Literal["drawn", "keep", "leave", "take", "reveal"]
    seat: NotRequired[int]
    tile: int
    face: Face


class LastToClaim(TypedDict):
    """The last seat to claim sees the rest of the stack."""

    kind: Literal["last"]
    seat: int
    stack: int


class Placing(TypedDict):
    """A seat has decided where its tile goes; where, only the seat knows."""

    kind: Literal["place"]
    seat: int
    tile: NotRequired[Annotated[int, Private]]
    field: NotRequired[Annotated[int, Private]]
    rotation: NotRequired[Annotated[int, Private]]
    face: NotRequired[Annotated[Face, Private]]


class TilePlaced(TypedDict):
    """All have placed: a tile lies on its field."""

    kind: Literal["placed"]
    seat: int
    tile: int
    field: int
    rotation: int
    face: Face


class ScoresStand(TypedDict):
    """How the boards score after a round."""

    kind: Literal["scores"]
    scores: list[int]


class TilesLeft(TypedDict):
    """Tiles leave the game."""

    kind: Literal["aside"]
    tiles: list[int]


class GameOver(TypedDict):
    """The game ends."""

    kind: Literal["game-over"]
    scores: list[int]
    places: list[int]


Event = (
    BoardDealt
    | SideChosen
    | TileDealt
    | TileHidden
    | LampDealt
    | RoundBegan
    | DrawAsked
    | TileSeen
    | LastToClaim
    | Placing
    | TilePlaced
    | ScoresStand
    | TilesLeft
    | GameOver
)
