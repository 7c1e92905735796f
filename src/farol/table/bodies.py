"""What goes over HTTP: bodies of requests and answers. docs/protocol.md explains them."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from farol.table.wire import (
    ClockPlan,
    Code,
    Level,
    Name,
    OptionValue,
    Result,
    SeatInfo,
    SeatPlan,
    Status,
    Step,
    Trust,
    Visibility,
)


class Body(Struct, forbid_unknown_fields=True):
    """Base of bodies."""


class Problem(Body):
    """Why a request was refused: one sentence."""

    sentence: str


class Health(Body):
    """The server lives, and can write."""

    status: Literal["ok", "stopping"]
    tables: int
    version: str


class OptionNeed(Body):
    """The option, and its word, without which another option does not count."""

    option: str
    word: str


class SeatCounts(Body):
    """From so many seats to so many."""

    least: int
    most: int


class OptionInfo(Body):
    """One option of a game; `low` and `high` for numbers, `words` for choices.

    A number with `names` is called by the game's text `<names>-<value>`; one that names a seat is
    no higher than their number. `seats`: words that go with so many seats only.
    """

    name: str
    kind: Literal["flag", "number", "choice"]
    default: OptionValue
    low: int | None = None
    high: int | None = None
    words: list[str] | None = None
    names: str | None = None
    names_a_seat: bool = False
    seats: dict[str, SeatCounts] | None = None
    only: OptionNeed | None = None


class GameInfo(Body):
    """What can be played, by how many, with which options."""

    name: str
    rules_version: int
    least_seats: int
    most_seats: int
    options: list[OptionInfo]


class ServerInfo(Body):
    """The server, its games and its bots."""

    version: str
    games: list[GameInfo]
    levels: list[str]
    languages: list[str]
    address: str  # where others on the network reach this server
    party: bool
    party_table: str | None  # the table that `farol party GAME` opened


class RuleInfo(Body):
    """One numbered rule; `reconstructed` marks what the rulebook does not settle."""

    number: str
    text: str
    reconstructed: bool


class SectionInfo(Body):
    """A titled group of rules."""

    number: str
    title: str
    rules: list[RuleInfo]


class RulesText(Body):
    """The rules of a game in one language."""

    game: str
    language: str
    sections: list[SectionInfo]


class Me(Body):
    """You, as this browser's cookie says; `name` is None before you gave one."""

    name: str | None


class SetMe(Body):
    """Your name from now on. The answer sets the cookie if there was none."""

    name: Name


class Link(Body):
    """A one-time token that makes another device yours too; put it behind a #, never in a path.
    `qr`: the address that holds it, as an SVG picture to be scanned."""

    token: str
    seconds: int
    qr: str


class Claim(Body):
    """The token of a link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class NewTable(Body):
    """A table to be opened. The one who opens it is its host."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=62)]
    options: dict[str, OptionValue] = {}
    visibility: Visibility = "link"
    clock: ClockPlan = field(default_factory=ClockPlan)
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds that spectators are behind
    stand_in: Level | None = None  # level of the bots that take over for those who leave
    bots_give_way: bool = False  # people who come later may take the seats of all bots
    start: bool = False  # deal at once; needs all seats taken


class Opened(Body):
    """The code of the new table."""

    code: Code


class TableSummary(Body):
    """A table in a list."""

    code: str
    game: str
    status: Status
    seats: list[SeatInfo]
    visibility: Visibility
    clock: ClockPlan
    options: dict[str, OptionValue]
    created: float
    your_turn: bool


class Tables(Body):
    """The tables where you sit, and the public ones with an open seat."""

    mine: list[TableSummary]
    open: list[TableSummary]


class RecordSeats(Body):
    """Who sat where."""

    name: str
    kind: Literal["open", "person", "bot"]
    level: str | None


class SeenRecord(Body):
    """A game as one seat, or (`seat` None) the table saw it."""

    farol: Literal["seen"]
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    people: list[RecordSeats]
    seat: int | None
    trust: Trust
    steps: list[Step]
    observation: Raw
    result: Result | None


class Entry(Body):
    """One entry of a record: an action or outcome, or all after `undo_to` taken back."""

    action: int | None = None
    undo_to: int | None = None


class CompleteRecord(Body):
    """A whole game with all its secrets, for `farol verify` and for replay; after the end only.
    `notation` has one word per entry, for people."""

    farol: Literal["complete"]
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    people: list[RecordSeats]
    trust: Trust
    entries: list[Entry]
    notation: list[str]
    result: Result | None


class Frame(Body):
    """One decision with the chance that followed, and how things stood then."""

    steps: list[Step]
    observation: Raw


class Replay(Body):
    """A finished game to watch again through one seat, or (`seat` None) as the table saw it."""

    game: str
    seats: list[SeatInfo]
    seat: int | None
    frames: list[Frame]


Bodies = (
    Problem
    | Health
    | ServerInfo
    | RulesText
    | Me
    | SetMe
    | Link
    | Claim
    | NewTable
    | Opened
    | Tables
    | TableSummary
    | SeenRecord
    | CompleteRecord
    | Replay
)
