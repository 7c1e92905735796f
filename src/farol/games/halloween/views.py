"""Types of what clients receive of Halloween. Nothing is hidden: all views are equal.

Seats count from 0, sections, dice and levels from 1.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

Colour = Literal["blue", "green", "yellow", "orange", "red"]
BuildingName = Literal["church", "school", "hospital", "town_hall", "police_station", "theatre"]
ActionName = Literal["summon", "scare", "upgrade", "move", "fight", "haunt"]
Phase = Literal["setup", "turn", "step", "chance", "over"]
Timing = Literal["always", "once", "end"]
Cost = Literal["grey", "coloured"]


class Counts(TypedDict):
    """A number for each colour."""

    blue: int
    green: int
    yellow: int
    orange: int
    red: int


class Cell(TypedDict):
    """A ghost, or a haunt space: where it is and of which colour."""

    building: BuildingName
    colour: Colour


class Space(TypedDict):
    """A haunt space."""

    colour: Colour
    points: int
    seat: int | None
    extra: Annotated[bool, "an extra token of a two-player game"]


class Building(TypedDict):
    """A building of the town."""

    name: BuildingName
    next_to: list[BuildingName]
    ghosts: Counts
    room: int
    bonus: str | None
    haunts: list[Space]


class Price(TypedDict):
    """The price of a card for the acting seat."""

    tokens: int
    different: bool
    payable: bool


class Card(TypedDict):
    """A card of the display."""

    number: int
    symbol: str
    timing: Timing
    cost: Cost
    seats: list[int]
    used: bool
    price: NotRequired[Price]


class Die(TypedDict):
    """A die on the table."""

    colour: Colour
    sides: int
    face: int | None
    plus: int
    own: bool


class Section(TypedDict):
    """A section of a player's board."""

    level: Annotated[int, "1 to 5"]
    colour: Colour
    discs: list[ActionName]
    done: bool


class HauntsLeft(TypedDict):
    """Haunt tokens that are not on the board."""

    own: int
    extra: int


class Player(TypedDict):
    """A seat's board."""

    seat: int
    points: int
    scare: int
    tokens: Counts
    reserve: int
    haunts_left: HauntsLeft
    sections: list[Section]
    bonus: Annotated[list[str | None], '"locked" carries a disc']
    cards: list[int]
    sheet: Annotated[dict[str, int], "points by source"]


Roll = TypedDict(
    "Roll",
    {
        "for": str,
        "attacker": NotRequired[Cell],
        "foe": NotRequired[Cell],
        "building": NotRequired[BuildingName],
        "colours": NotRequired[list[Colour]],
        "number": NotRequired[int],
    },
)
Roll.__doc__ = "What the dice are rolled for."


class Acting(TypedDict):
    """The section whose action is under way."""

    section: int
    action: ActionName


class Pending(TypedDict):
    """The step that is next, with what a client needs to ask for it."""

    step: str
    acting: NotRequired[Acting]
    level: NotRequired[int]
    ghost: NotRequired[Cell]
    moved: NotRequired[Cell]
    attacker: NotRequired[Cell]
    second: NotRequired[bool]
    after: NotRequired[str]
    margin: NotRequired[int]
    building: NotRequired[BuildingName]
    bonus: NotRequired[str]
    colour: NotRequired[Colour]
    card: NotRequired[int]
    seat: NotRequired[int]
    discs: NotRequired[int]
    roll: NotRequired[Roll]


class Options(TypedDict):
    """The options that matter while one plays."""

    master: bool
    quiet_rounds: int


class Result(TypedDict):
    """The end of the game."""

    scores: list[int]
    places: list[int]


class View(TypedDict):
    """The whole table."""

    game: Literal["halloween"]
    seats: int
    options: Options
    phase: Phase
    to_act: int | None
    pending: Pending | None
    first: int
    turn: int
    round: int
    last_round: bool
    quiet: int
    limit: int
    cards_to_end: int
    buildings: list[Building]
    ghosts_left: Counts
    tokens_left: Counts
    bonus_supply: dict[str, int]
    bonus_discards: dict[str, int]
    cards: list[Card]
    dice: list[Die]
    players: list[Player]
    scores: list[int]
    result: NotRequired[Result]


# --- choices -------------------------------------------------------------------------------------


class Amounts(TypedDict):
    """What somebody has more or less of."""

    points: NotRequired[int]
    scare: NotRequired[int]
    discs: NotRequired[int]
    tokens: NotRequired[dict[Colour, int]]
    bonus: NotRequired[list[str]]


class Chance(TypedDict):
    """So many of so many equally likely rolls win."""

    wins: int
    of: int


class FightOdds(Chance):
    """The odds of a fight, and what held tokens would make of them."""

    bigger_die: NotRequired[Chance]
    add_three: NotRequired[Chance]


class Shows(TypedDict):
    """What an action costs, gains and promises at once."""

    gain: NotRequired[Amounts]
    cost: NotRequired[Amounts]
    odds: NotRequired[FightOdds]


# --- events --------------------------------------------------------------------------------------


class Moment(TypedDict):
    """Something that needs no more words."""

    kind: Literal[
        "first_seat",
        "bonus_reshuffled",
        "bonus_unlocked",
        "reds_left",
        "end_triggered",
        "turn_ended",
        "game_over",
    ]
    seat: int | None


class CardEvent(TypedDict):
    """A card is dealt, occupied or used."""

    kind: Literal["card_dealt", "occupied", "card_used"]
    seat: int | None
    card: int


class BonusLaid(TypedDict):
    """A bonus token is laid into a building."""

    kind: Literal["bonus_laid"]
    seat: int | None
    building: BuildingName
    bonus: str


class BonusEvent(TypedDict):
    """A seat finds, discards or uses a bonus token."""

    kind: Literal["bonus_found", "bonus_discarded", "bonus_used"]
    seat: int | None
    bonus: str


class ActionBegan(TypedDict):
    """A seat uses an action of a section, or gets a disc back from one."""

    kind: Literal["action", "disc_back"]
    seat: int | None
    section: int
    action: ActionName


class Rested(TypedDict):
    """A section rests."""

    kind: Literal["rested"]
    seat: int | None
    section: int


class GhostEvent(TypedDict):
    """Something happens to a ghost, or a haunt token goes."""

    kind: Literal["summoned", "scared", "upgraded", "unhaunted", "removed", "placed"]
    seat: int | None
    ghost: Cell


class Moved(TypedDict):
    """A ghost moves."""

    kind: Literal["moved"]
    seat: int | None
    ghost: Cell
    to: BuildingName


class Attacked(TypedDict):
    """A ghost attacks another one."""

    kind: Literal["attacked"]
    seat: int | None
    ghost: Cell
    foe: Cell
    wins: int
    of: int


class Rolled(TypedDict):
    """A die is rolled."""

    kind: Literal["rolled"]
    seat: int | None
    colour: Colour
    face: int


class FightEnded(TypedDict):
    """A fight ends."""

    kind: Literal["fight_won", "fight_lost"]
    seat: int | None
    ghost: Cell
    foe: Cell


class Haunted(TypedDict):
    """A haunt token is laid."""

    kind: Literal["haunted"]
    seat: int | None
    ghost: Cell
    extra: bool


class LevelChanged(TypedDict):
    """A section gets another level."""

    kind: Literal["level"]
    seat: int | None
    section: int
    level: int


class DiscsBack(TypedDict):
    """A section's discs go back to the reserve."""

    kind: Literal["discs_back"]
    seat: int | None
    section: int
    count: int


class TokensMoved(TypedDict):
    """A seat takes or gives ghost tokens."""

    kind: Literal["tokens_taken", "tokens_given"]
    seat: int | None
    colour: Colour
    count: int


class ScareMoved(TypedDict):
    """A seat gains or pays scare points."""

    kind: Literal["scare_gained", "scare_paid"]
    seat: int | None
    count: int


class PointsScored(TypedDict):
    """A seat scores."""

    kind: Literal["points"]
    seat: int | None
    source: str
    points: int


class Swapped(TypedDict):
    """Two ghosts change places."""

    kind: Literal["swapped"]
    seat: int | None
    ghost: Cell
    other: Cell


class Called(TypedDict):
    """A seat calls a number."""

    kind: Literal["called"]
    seat: int | None
    number: int


class BluesCame(TypedDict):
    """Blue ghosts come into a building."""

    kind: Literal["blues_came"]
    seat: int | None
    building: BuildingName
    count: int


Event = (
    Moment
    | CardEvent
    | BonusLaid
    | BonusEvent
    | ActionBegan
    | Rested
    | GhostEvent
    | Moved
    | Attacked
    | Rolled
    | FightEnded
    | Haunted
    | LevelChanged
    | DiscsBack
    | TokensMoved
    | ScareMoved
    | PointsScored
    | Swapped
    | Called
    | BluesCame
)
