"""Rows of tables and people, and errors of stores."""

from collections.abc import Callable, Generator
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Struct, field

from farol.protocol.types import (
    ChatLine,
    ClockPlan,
    Handover,
    OptionValue,
    PlayingHours,
    Result,
    SeatChange,
    SeatKind,
    SeatSeal,
    Stage,
    Status,
    Talk,
    Visibility,
)
from farol.server.store.errors import Damaged as Damaged  # noqa: PLC0414  # re-exported
from farol.server.store.errors import StoreError as StoreError  # noqa: PLC0414  # re-exported


class FenceLost(StoreError):
    """The table belongs to another server now, which may have changed it."""


class OwnedElsewhere(StoreError):
    """Another server owns the table with this code; its address."""

    def __init__(self, code: str, address: str) -> None:
        super().__init__("Another server has this table.")
        self.code = code
        self.address = address


class OutcomeUnknown(StoreError):
    """The connection was lost before the answer: the write may or may not be saved."""


class ReadOnly(StoreError):
    """The operator has set read-only mode."""


class CodeTaken(StoreError):
    """Another table has this code."""


class DamagedTable(Damaged):
    """The stored data of one table is unreadable."""


class SeatRow(Struct, omit_defaults=True):
    """The row of a seat."""

    kind: SeatKind = "open"
    person: int | None = None
    name: str = ""
    level: str | None = None
    standing_in: bool = False
    covered: bool = False  # a stand-in requested by the host during an absence
    stood: float = 0.0  # date since when a bot stands in
    resigned: bool = False
    commitment: str = ""  # to the salt of a browser
    salt: str = ""  # revealed salt
    since: int = 0  # version at which its person sat down
    former: list[int] = []  # earlier people, who know this seat's secrets
    replaced: list[int] = []  # those of them who had not given up the seat
    removed: int | None = None  # the last of them, if the host removed them and may undo it
    muted: bool = False  # by the host
    away: float = 0.0  # date until which the person is on vacation
    vacation: int = 0  # days of vacation taken
    hours: PlayingHours | None = None  # the person's own, within the table's
    reminded: int = -1  # version at which they were reminded of the time
    face: int | None = None  # of its person


MAX_CHAT: Final = 200  # lines of chat loaded with a table
NO_HOST: Final = 0  # of a table without a host: the first to sit becomes host
GONE: Final = ""  # in place of an erased person's name


class Progress(Struct):
    """Progress in a lesson, and the lesson's edition."""

    edition: str
    scene: int = 0


class TableRow(Struct):
    """The row of a table, without its game."""

    id: int
    code: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seats: list[SeatRow]
    host: int
    status: Status
    created: float
    secret: str  # hex
    visibility: Visibility = "link"
    clock: ClockPlan = field(default_factory=ClockPlan)
    delay: int = 0
    stand_in: str | None = None
    salt: str = ""
    bots_secret: str = ""  # hex; empty in files of an older Farol
    stage: Stage = "gathering"
    sealed: list[SeatSeal] = []  # the seats at the deal
    seal: str = ""
    history: str = ""
    wished: str = ""  # the open proposal, as JSON
    unwanted: list[int] = []  # people who were refused a seat
    muted: bool = False  # spectators cannot chat
    reason: str | None = None
    rematch: str | None = None
    clock_left: list[float] = []  # seconds by seat
    clock_at: float = 0.0  # date of `clock_left`; 0: in files of an older Farol
    banned: list[int] = []
    handover: Handover = "nobody"
    practice: bool = False  # permanent, after an undo of revealed information alone
    result: Result | None = None
    talk: Talk = "game"
    counting: bool = True
    lesson: Progress | None = None  # of a lesson
    waits: list[int] = []  # seats of people who were to choose at the last save
    due: float = 0.0  # date at which the table has something to do, loaded or not; 0: never
    daily: str = ""  # day of a daily deal
    rated: bool = False  # sitting down is consent to be rated
    league: int = 0  # id of the table's league; 0: none
    league_name: str = ""
    seat_changes: list[SeatChange] = []  # the latest
    advised: list[int] | None = None  # seats that got a hint; None: not recorded
    host_name: str = ""  # of a host without a seat
    passing: list[int] = []  # by seat: the turn in which it passes in advance, or -1
    handed_in: bool = False  # played elsewhere: nobody here saw it


class StepRow(Struct):
    """One entry of a record."""

    version: int
    action: int | None
    undo_to: int | None
    seat: int | None
    move: str | None  # the id the client gave its move
    at: float


class DecisionRow(Struct):
    """A bot's deliberation for the entry `version`; it contains the seat's secrets."""

    version: int
    data: bytes


class ChoiceRow(Struct):
    """A sealed choice of a seat: at this version of the record, with the client's move id and a
    bot's deliberation."""

    seat: int
    version: int
    action: int
    move: str | None
    decision: bytes
    at: float


class ClaimRow(Struct):
    """The row of a claim, in notation."""

    number: int
    version: int  # of the record at that time
    seat: int
    claim: str
    at: float


class NoteKey(NamedTuple):
    """Key of a note: its author, and the author's seat."""

    seat: int
    person: int


class TagKey(NamedTuple):
    """Key of a tag: its author, the author's seat, and the tagged seat."""

    seat: int
    person: int
    about: int


class Gone(Struct, frozen=True):
    """A person to be erased from a table, with the seats where they sat: older lines of chat, which
    do not record a person, are erased by seat."""

    person: int
    seats: tuple[int, ...]


class Rows(Struct):
    """Rows that one change of a table inserts and updates, atomically. An undo step also deletes
    the deliberations of the undone steps."""

    row: TableRow | None = None
    steps: list[StepRow] = []
    decisions: list[DecisionRow] = []
    chat: ChatLine | None = None  # replaces the line of its number
    speaker: int | None = None  # author of the line of chat
    note: tuple[NoteKey, str] | None = None
    tag: tuple[TagKey, str] | None = None  # an empty tag deletes it
    gone: Gone | None = None
    claim: ClaimRow | None = None
    choice: ChoiceRow | None = None  # of a seat; replaces its earlier one
    withdrawn: int | None = None  # seat whose sealed choice is deleted
    opened: bool = False  # deletes all sealed choices


class PendingWrite(Protocol):
    """A write in progress: awaitable, or with a callback."""

    def add_done_callback(self, call: Callable[[Any], object], /) -> None:
        """Call back when the write is durable or has failed."""

    def result(self) -> None:
        """None when durable; raises the error of a failed write."""

    def __await__(self) -> Generator[Any, None, None]:
        """Wait for the write."""


class SavedTable(Struct):
    """All stored data of one table."""

    row: TableRow
    steps: list[StepRow]
    chat: list[ChatLine]
    notes: dict[NoteKey, str]
    claims: list[ClaimRow] = []
    choices: list[ChoiceRow] = []
    tags: dict[TagKey, str] = {}


class Person(Struct):
    """A person, known by a cookie."""

    id: int
    name: str
    face: int | None = None  # None: not asked yet


class Lease(Struct, array_like=True, frozen=True):
    """Ownership of a table: fence and address of its server; an empty address: released."""

    table: int
    fence: int
    address: str


class Presence(Struct, array_like=True, frozen=True):
    """Presence at a table: ids of seated people who are connected, and of absent ones for whom the
    table waits."""

    table: int
    online: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()


class News(Struct, omit_defaults=True):
    """A notification for the other servers of a database. It never contains a secret; table codes
    are secrets."""

    signed_out: list[str] = []  # hashes of revoked tokens
    renamed: int | None = None  # a person's id
    name: str = ""
    face: int | None = None
    ruled: bool = False  # moderators have decided something, or there is another notice
    tried: str = ""  # network that requested an unknown table, party or person
    lease: Lease | None = None
    present: list[Presence] = []
    came: bool = False  # the sending server has just started
    gone: bool = False  # and has just stopped
    node: str = ""  # the sender
