"""Types of what clients receive of Lok'n'Roll. Seats count from 0."""

from typing import Annotated, Literal, NotRequired, TypedDict

from farol.core.shapes import Private

Side = Literal["N", "E", "S", "W"]
Mode = Literal["standard", "three_derailments", "laura"]
Geometry = Literal["table", "ribbon"]
CardType = Literal["track", "broken", "chaos"]
Outcome = Literal["won", "shared", "lost"]
Laura = Literal["laura"]
Who = int | Laura | None
Phase = Literal[
    "start",
    "setup-draw",
    "setup-lay",
    "deal",
    "draw",
    "act",
    "build",
    "throw",
    "discard-chaos",
    "penalty",
    "laura-draw",
    "laura-lay",
    "over",
]


class Card(TypedDict):
    """A card as it is printed."""

    card: Annotated[str, 'its name, such as "turn-a-3"']
    type: CardType
    value: int
    shape: Annotated[str | None, "chaos cards have none"]


class HandCard(Card):
    """A card in one's own hand."""

    blocked_by: NotRequired[Annotated[str | None, "the rule that keeps it from the track"]]


class Exit(TypedDict):
    """Where a track leaves a card."""

    x: int
    y: int
    side: Side


class Spot(TypedDict):
    """Where a card lies, in tenths of a card's width; y grows downwards."""

    x: int
    y: int
    width: int
    height: int
    rotation: int
    entry: Exit
    exit: Exit


class LaidCard(Card):
    """A card of the track."""

    spot: Annotated[Spot | None, "null: the track is a simple row"]


class Throw(TypedDict):
    """One throw of the dice."""

    dice: int
    wheels: int


class Build(TypedDict):
    """The build of this turn, or the last one that was rolled for."""

    seat: int
    value: int
    cards: int
    dice: int
    throws: list[Throw]
    wheels: int
    now: bool


class Pile(TypedDict):
    """What everybody sees of a pile."""

    cards: int
    top: Card | None


class Player(TypedDict):
    """What everybody knows of a seat."""

    seat: int
    hand: int
    pile: Pile
    derailments: int


class Points(TypedDict):
    """What a seat counts now."""

    hand: int
    pile: int
    sum: int


class OwnThings(TypedDict):
    """What only the seat itself knows."""

    seat: int
    hand: list[HandCard]
    pile: Annotated[list[str], "the last is on top"]
    points: Points


class ScoreSheet(TypedDict):
    """The cards that count against somebody."""

    hand: list[str]
    pile: list[str]
    hand_points: int
    pile_points: int
    cards: int
    by_value: list[int]
    seat: NotRequired[int]
    place: NotRequired[int]


class LauraSheet(ScoreSheet):
    """Laura's cards."""

    score: int


class Result(TypedDict):
    """The end of the game."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    sheets: list[ScoreSheet]
    lost: NotRequired[bool]
    laura: NotRequired[LauraSheet]
    against_laura: NotRequired[Outcome]


class Options(TypedDict):
    """What was agreed before the game."""

    mode: Mode
    geometry: Geometry
    free_end: bool
    value_rule_in_start: bool
    broken_in_start: bool
    laura_placed_by_player: bool
    start: str


class Turn(TypedDict):
    """Which turn of how many, and whose."""

    number: int
    of: int
    who: int | Laura | None


class Locomotive(TypedDict):
    """Where the locomotive stands, and how many cards lie before and behind it."""

    at: int
    ahead: int
    behind: int


class LauraView(TypedDict):
    """Laura's open pile."""

    pile: list[str]
    score: int
    derailments: int


class View(TypedDict):
    """All that a seat, or a spectator, may know of a position."""

    game: Literal["loknroll"]
    seats: int
    options: Options
    phase: Phase
    to_act: int | None
    starter: int | None
    turn: Turn
    deck: int
    removed: int
    shapes: Annotated[dict[str, list[tuple[Side, int]]], "where the track leaves each shape"]
    track: list[LaidCard]
    ends: list[Exit]
    drawn: Card | None
    aside: list[str]
    box: dict[str, int]
    build: Build | None
    penalty: list[str]
    players: list[Player]
    locomotive: NotRequired[Locomotive]
    derailments_left: NotRequired[int]
    laura: NotRequired[LauraView]
    me: NotRequired[OwnThings]
    result: NotRequired[Result]


# --- choices -------------------------------------------------------------------------------------


class WheelOdds(TypedDict):
    """What happens if so many wheels are thrown."""

    chance: float
    derails: bool
    cards: int
    points: int


class Odds(TypedDict):
    """The odds of a ride; `wheels` counts from none."""

    dice: int
    ahead: int
    derail: float
    cards: float
    points: float
    wheels: list[WheelOdds]


class LayPicture(LaidCard):
    """The card to be laid, where it would lie, and the odds of riding at once."""

    odds: NotRequired[Odds]


class PutPicture(Card):
    """The card to be put on the pile, and the card it would lie on."""

    top: Card | None
    odds: NotRequired[Odds]


class AcceptPicture(TypedDict):
    """The penalty cards in the best order, and the pile after it."""

    order: list[str]
    pile: list[str]


class RollPicture(TypedDict):
    """The odds, where the dice decide."""

    odds: NotRequired[Odds]


class LayShows(TypedDict):
    """What laying a card shows."""

    shows: LayPicture


class PutShows(TypedDict):
    """What putting a card shows."""

    shows: PutPicture


class AcceptShows(TypedDict):
    """What accepting shows."""

    shows: AcceptPicture


class RollShows(TypedDict):
    """What passing, rolling and stopping show."""

    shows: RollPicture


# --- events --------------------------------------------------------------------------------------


class CardShown(Card):
    """A card is drawn openly, set aside, or goes to the box."""

    kind: Literal["setup-drawn", "set-aside", "boxed"]
    seat: int | Laura | None


class LauraDrew(Card):
    """Laura draws."""

    kind: Literal["laura-drew"]
    seat: int | Laura | None
    deck: int


class Laid(LaidCard):
    """A card is laid."""

    kind: Literal["laid"]
    seat: int | Laura | None


class CardDealt(TypedDict):
    """A seat is dealt a card."""

    kind: Literal["dealt"]
    seat: int | Laura | None
    card: NotRequired[Annotated[str, Private]]
    type: NotRequired[Annotated[CardType, Private]]
    value: NotRequired[Annotated[int, Private]]
    shape: NotRequired[Annotated[str | None, Private]]


class CardDrawn(TypedDict):
    """A seat draws a card; everybody sees how many are left."""

    kind: Literal["drawn"]
    seat: int | Laura | None
    deck: int
    card: NotRequired[Annotated[str, Private]]
    type: NotRequired[Annotated[CardType, Private]]
    value: NotRequired[Annotated[int, Private]]
    shape: NotRequired[Annotated[str | None, Private]]


class Said(TypedDict):
    """Somebody begins, begins anew, or passes."""

    kind: Literal["start", "restarted", "passed"]
    seat: int | Laura | None


class Ready(TypedDict):
    """The set-up is done."""

    kind: Literal["ready"]
    seat: int | Laura | None
    locomotive: int
    removed: int
    deck: int


class Rolling(TypedDict):
    """Somebody rolls so many dice."""

    kind: Literal["rolling"]
    seat: int | Laura | None
    dice: int


class Thrown(TypedDict):
    """The dice lie."""

    kind: Literal["thrown"]
    seat: int | Laura | None
    dice: int
    wheels: int


Rode = TypedDict(
    "Rode",
    {"kind": Literal["rode"], "seat": int | Laura | None, "from": int, "to": int, "broken": int},
)
Rode.__doc__ = "The locomotive rides along the track."


class Derailed(TypedDict):
    """The locomotive leaves the track."""

    kind: Literal["derailed"]
    seat: int | Laura | None
    steps_left: int
    derailments: int


class Taken(TypedDict):
    """Penalty cards are taken from the track."""

    kind: Literal["taken"]
    seat: int | Laura | None
    due: int
    cards: list[str]


class PutDown(Card):
    """A card is put on a pile."""

    kind: Literal["put"]
    seat: int | Laura | None
    combined_with: str | None


class Revealed(TypedDict):
    """A hand is laid open at the end."""

    kind: Literal["revealed"]
    seat: int | Laura | None
    hand: list[str]


class GameOver(TypedDict):
    """The game ends."""

    kind: Literal["over"]
    seat: int | Laura | None
    places: list[int]


Event = (
    CardShown
    | LauraDrew
    | Laid
    | CardDealt
    | CardDrawn
    | Said
    | Ready
    | Rolling
    | Thrown
    | Rode
    | Derailed
    | Taken
    | PutDown
    | Revealed
    | GameOver
)
