"""Types of what clients receive of Saboteur. Seats count from 0, goals from the top."""

from typing import Annotated, Literal, NotRequired, TypedDict

from farol.core.shapes import Private

Tool = Literal["pickaxe", "lamp", "cart"]
Role = Literal["digger", "saboteur"]
Winners = Literal["diggers", "saboteurs", "nobody"]
GoalCard = Literal["treasure", "stone-es", "stone-sw"]
Phase = Literal[
    "choose-first",
    "deal-roles",
    "deal-goals",
    "deal-hands",
    "turn",
    "draw",
    "draw-gold",
    "pick-gold",
    "over",
]


class Face(TypedDict):
    """A card that lies face up."""

    card: str
    turned: bool


class MineCard(Face):
    """A card of the mine."""

    x: Annotated[int, "columns east of the start"]
    y: Annotated[int, "rows north of the start"]
    open: Annotated[str, "letters of NESW"]
    reached: Annotated[bool, "joined with the start"]


class Goal(TypedDict):
    """One of the three goals; its face once it was turned up."""

    x: int
    y: int
    looked_at_by: list[int]
    face: NotRequired[Face]
    open: NotRequired[str]


class Player(TypedDict):
    """What everybody knows of a seat."""

    seat: int
    hand: int
    broken: list[Tool]
    gold_cards: int
    gold_debt: int
    role: NotRequired[Annotated[Role, "open after a round"]]


class PoolSeen(TypedDict):
    """The gold that came to a seat, and what it kept of it."""

    pool: list[int]
    kept: int


class Own(TypedDict):
    """What only the seat itself knows."""

    seat: int
    role: Role | None
    hand: list[str]
    discards: list[str]
    goals_seen: dict[str, GoalCard]
    gold: list[int]
    gold_total: int
    gold_seen: list[PoolSeen]
    pool: NotRequired[Annotated[list[int], "the gold to pick from"]]


class Round(TypedDict):
    """A round that is over."""

    winners: Winners
    finisher: int | None
    saboteurs: list[int]
    goals: Annotated[list[GoalCard], "what lay at the top, in the middle and at the bottom"]


class Options(TypedDict):
    """The options that matter while one plays."""

    require_start_connection: bool
    allow_self_sabotage: bool
    auto_pick_gold: bool


class RoleCards(TypedDict):
    """How many role cards of each kind are in the game."""

    saboteurs: int
    diggers: int


class GoldLeft(TypedDict):
    """How many gold cards lie in the supply and in the pool."""

    supply: int
    pool: int


class Discards(TypedDict):
    """Discards: counts of those that lie face up, the seats of those face down."""

    face_up: dict[str, int]
    face_down: list[int]


class Result(TypedDict):
    """The end of the game."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    gold: list[list[int]]


class View(TypedDict):
    """All that a seat, or a spectator, may know of a position."""

    game: Literal["saboteur"]
    seats: int
    round: int
    rounds: int
    phase: Phase
    to_act: int | None
    options: Options
    role_cards: RoleCards
    past: list[Round]
    gold: GoldLeft
    first: NotRequired[Annotated[int, "from here on: once lots are drawn"]]
    turn: NotRequired[int]
    pile: NotRequired[int]
    mine: NotRequired[list[MineCard]]
    goals: NotRequired[list[Goal]]
    discards: NotRequired[Discards]
    players: NotRequired[list[Player]]
    me: NotRequired[Own]
    result: NotRequired[Result]


class LayShows(TypedDict):
    """What a card to be laid shows beside what decides it."""

    turns_up: Annotated[list[int], "goals that it would turn up"]


# --- events --------------------------------------------------------------------------------------


class FirstChosen(TypedDict):
    """Lots decide who begins."""

    kind: Literal["first"]
    seat: int


class RoleDealt(TypedDict):
    """A seat gets its role card."""

    kind: Literal["role"]
    seat: int
    role: NotRequired[Annotated[Role, Private]]


class GoalsLaid(TypedDict):
    """The goals are laid out face down."""

    kind: Literal["goals"]


class CardDealt(TypedDict):
    """A seat gets a card."""

    kind: Literal["dealt", "drew"]
    seat: int
    card: NotRequired[Annotated[str, Private]]


class Discarded(TypedDict):
    """A seat discards a card face down."""

    kind: Literal["discarded"]
    seat: int
    card: NotRequired[Annotated[str, Private]]


class Passed(TypedDict):
    """A seat with an empty hand passes."""

    kind: Literal["passed"]
    seat: int


class Laid(TypedDict):
    """A seat lays a path card."""

    kind: Literal["laid"]
    seat: int
    card: str
    turned: bool
    x: int
    y: int


class TurnedUp(TypedDict):
    """A goal is turned up."""

    kind: Literal["turned-up"]
    goal: int
    card: GoalCard
    turned: bool


class Looked(TypedDict):
    """A seat looks at a goal."""

    kind: Literal["looked"]
    seat: int
    goal: int
    card: NotRequired[Annotated[GoalCard, Private]]


class Collapsed(TypedDict):
    """A rockfall takes a card out of the mine."""

    kind: Literal["collapsed"]
    seat: int
    x: int
    y: int
    card: str
    turned: bool


class Broke(TypedDict):
    """A seat breaks a tool."""

    kind: Literal["broke"]
    seat: int
    tool: Tool
    target: int


class Mended(TypedDict):
    """A seat mends a tool."""

    kind: Literal["mended"]
    seat: int
    card: str
    tool: Tool
    target: int


class RoundOver(TypedDict):
    """A round ends, and everybody shows their roles."""

    kind: Literal["round-over"]
    round: int
    winners: Winners
    finisher: int | None
    saboteurs: list[int]
    goals: list[GoalCard]


class Paid(TypedDict):
    """A saboteur is paid: how much everybody knows, in which cards only who gets them."""

    kind: Literal["paid"]
    seat: int
    gold: int
    cards: int
    excess: int
    values: NotRequired[Annotated[list[int], Private]]


class GoldDrawn(TypedDict):
    """A gold card is drawn into the pool."""

    kind: Literal["gold-drawn"]
    seat: int
    value: NotRequired[Annotated[int, Private]]


class GoldPassed(TypedDict):
    """The pool comes to a seat."""

    kind: Literal["gold-passed"]
    seat: int
    cards: int
    pool: NotRequired[Annotated[list[int], Private]]


class Picked(TypedDict):
    """A seat keeps a card of the pool."""

    kind: Literal["picked"]
    seat: int
    value: NotRequired[Annotated[int, Private]]


class GameOver(TypedDict):
    """The game ends."""

    kind: Literal["game-over"]
    scores: list[int]


Event = (
    FirstChosen
    | RoleDealt
    | GoalsLaid
    | CardDealt
    | Discarded
    | Passed
    | Laid
    | TurnedUp
    | Looked
    | Collapsed
    | Broke
    | Mended
    | RoundOver
    | Paid
    | GoldDrawn
    | GoldPassed
    | Picked
    | GameOver
)
