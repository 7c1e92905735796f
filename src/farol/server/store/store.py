"""Rows of tables and people as they are kept, and what a store raises."""

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
from farol.server.store.errors import Damaged as Damaged  # noqa: PLC0414  # handed on
from farol.server.store.errors import StoreError as StoreError  # noqa: PLC0414  # handed on


class FenceLost(StoreError):
    """The table belongs to another server by now, which may have changed it."""


class OwnedElsewhere(StoreError):
    """Another server has the table with this code; where it can be reached."""

    def __init__(self, code: str, address: str) -> None:
        super().__init__("Another server has this table.")
        self.code = code
        self.address = address


class OutcomeUnknown(StoreError):
    """The database was lost before it answered: nobody knows whether it saved this."""


class ReadOnly(StoreError):
    """Whoever runs the servers wants nothing to be changed."""


class CodeTaken(StoreError):
    """Another table has this code."""


class DamagedTable(Damaged):
    """What is kept of one table cannot be read."""


class SeatRow(Struct, omit_defaults=True):
    """One seat as it is saved."""

    kind: SeatKind = "open"
    person: int | None = None
    name: str = ""
    level: str | None = None
    standing_in: bool = False
    covered: bool = False  # the host asked for that, while the person was away
    stood: float = 0.0  # the date since when a bot stands in
    resigned: bool = False
    commitment: str = ""  # to the salt that a browser has promised
    salt: str = ""  # that it has opened
    since: int = 0  # the version at which its person sat down
    former: list[int] = []  # who sat here before, and knows what this seat knew
    replaced: list[int] = []  # those of them who had not given the seat up
    removed: int | None = None  # the last of them, if the host removed them and may let them back
    muted: bool = False  # by the host
    away: float = 0.0  # the date until which the person is on vacation
    vacation: int = 0  # days of it that they have taken
    hours: PlayingHours | None = None  # of the person, within the table's
    reminded: int = -1  # the version at which they were told that little time is left


MAX_CHAT: Final = 200  # lines of chat that come back with a table
NO_HOST: Final = 0  # of a table that nobody opened: the first to sit hosts it
GONE: Final = ""  # in place of an erased person's name


class Progress(Struct):
    """How far somebody is in a lesson, and in which edition of it."""

    edition: str
    scene: int = 0


class TableRow(Struct):
    """A table without its game."""

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
    bots_secret: str = ""  # hex; empty in a file of an older Farol
    stage: Stage = "gathering"
    sealed: list[SeatSeal] = []  # the seats as they were when the game was dealt
    seal: str = ""
    history: str = ""
    wished: str = ""  # what the table is asked, as JSON
    unwanted: list[int] = []  # people whom the table did not want on a seat
    muted: bool = False  # spectators cannot chat
    reason: str | None = None
    rematch: str | None = None
    clock_left: list[float] = []  # seconds by seat
    clock_at: float = 0.0  # when that was so; 0: in a file of an older Farol
    banned: list[int] = []
    handover: Handover = "nobody"
    practice: bool = False  # for good, once somebody alone took back what was revealed
    result: Result | None = None
    talk: Talk = "game"
    counting: bool = True
    lesson: Progress | None = None  # of a table that is a lesson
    waits: list[int] = []  # seats of people who were to choose when the row was saved
    due: float = 0.0  # the date at which the table has something to do, present or not; 0: never
    daily: str = ""  # the day whose deal it is
    rated: bool = False  # sitting down is agreeing to be rated
    league: int = 0  # the league that it is played in, and what that is called
    league_name: str = ""
    seat_changes: list[SeatChange] = []  # the latest
    advised: list[int] | None = None  # seats that asked for a hint; None: nobody wrote that down


class StepRow(Struct):
    """One entry of a record."""

    version: int
    action: int | None
    undo_to: int | None
    seat: int | None
    move: str | None  # the id the client gave its move
    at: float


class DecisionRow(Struct):
    """What a bot considered when it made the entry `version`; it tells its seat's secrets."""

    version: int
    data: bytes


class ChoiceRow(Struct):
    """What a seat has chosen together with others and nobody else may know before all have: at
    this version of the record, with the id of the client's move, and what a bot considered."""

    seat: int
    version: int
    action: int
    move: str | None
    decision: bytes
    at: float


class ClaimRow(Struct):
    """A claim as it is saved, in notation."""

    number: int
    version: int  # of the record when it was made
    seat: int
    claim: str
    at: float


class NoteKey(NamedTuple):
    """A note belongs to who wrote it, and is about one seat of theirs."""

    seat: int
    person: int


class TagKey(NamedTuple):
    """What somebody thinks of a seat, as they see it from a seat of theirs."""

    seat: int
    person: int
    about: int


class Gone(Struct, frozen=True):
    """Somebody whose words, notes and thoughts go from a table, and the seats where they sat: what
    was said before lines told whose they are was said there."""

    person: int
    seats: tuple[int, ...]


class Rows(Struct):
    """What one change of a table adds and replaces; all of it is saved, or nothing. A step that
    takes others back takes what bots considered with them."""

    row: TableRow | None = None
    steps: list[StepRow] = []
    decisions: list[DecisionRow] = []
    chat: ChatLine | None = None
    speaker: int | None = None  # whose line of chat it is
    note: tuple[NoteKey, str] | None = None
    tag: tuple[TagKey, str] | None = None  # an empty word: none any more
    gone: Gone | None = None
    claim: ClaimRow | None = None
    choice: ChoiceRow | None = None  # of a seat, in place of the one that it had
    withdrawn: int | None = None  # the seat that has no sealed choice any more
    opened: bool = False  # no seat has one any more


class PendingWrite(Protocol):
    """A change that is being saved: it can be awaited, or one can be called back."""

    def add_done_callback(self, call: Callable[[Any], object], /) -> None:
        """Have this called with it when it is durable or was refused."""

    def result(self) -> None:
        """Nothing, once it is done; raises why it was refused."""

    def __await__(self) -> Generator[Any, None, None]:
        """Wait for that."""


class SavedTable(Struct):
    """All there is of one table."""

    row: TableRow
    steps: list[StepRow]
    chat: list[ChatLine]
    notes: dict[NoteKey, str]
    claims: list[ClaimRow] = []
    choices: list[ChoiceRow] = []
    tags: dict[TagKey, str] = {}


class Person(Struct):
    """Somebody with a cookie."""

    id: int
    name: str


class Lease(Struct, array_like=True, frozen=True):
    """A table, the number by which a server has it, and where that is reached; no address: the
    server has let it go."""

    table: int
    fence: int
    address: str


class Presence(Struct, array_like=True, frozen=True):
    """Who of those who sit at a table is there, and who is not although the table waits for them;
    by their numbers."""

    table: int
    online: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()


class News(Struct, omit_defaults=True):
    """What the other servers of a database should hear of people, tables and each other, and never
    a secret: a table's code is one."""

    signed_out: list[str] = []  # hashes of tokens that open nothing any more
    renamed: int | None = None  # a person
    name: str = ""
    tried: str = ""  # the network that asked for an unknown table, party or person
    lease: Lease | None = None
    present: list[Presence] = []
    came: bool = False  # the server that tells it has just begun
    gone: bool = False  # and has just ended
    node: str = ""  # who tells it
