"""What a table needs of a disk: the Store protocol and the rows that go through it.

Every method is done only when what it wrote is durable.
"""

from collections.abc import Callable, Collection, Generator
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Struct, field

from farol.table.protocol.parts import (
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
from farol.table.storage.faults import StoreError as StoreError  # noqa: PLC0414  # handed on
from farol.table.storage.inviting import Invites
from farol.table.storage.leagues import KeepsLeagues
from farol.table.storage.looking_back import LooksBack
from farol.table.storage.rated import Rates
from farol.table.storage.reaching import ReachesPeople


class FenceLost(StoreError):
    """The table belongs to another server by now, which may have changed it."""


class Elsewhere(StoreError):
    """Another server has the table with this code; where it can be reached."""

    def __init__(self, code: str, address: str) -> None:
        super().__init__("Another server has this table.")
        self.code = code
        self.address = address


class MaybeSaved(StoreError):
    """The database was lost before it answered: nobody knows whether it saved this."""


class CodeTaken(StoreError):
    """Another table has this code."""


class DamagedTable(StoreError):
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
GONE: Final = ""  # in place of a name: whoever it was had all their data deleted


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
    rated: bool = False  # whoever sits down agrees to be compared by it
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


class OnItsWay(Protocol):
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


class PastRow(Struct, frozen=True):
    """A finished game as it was written, with what was read in its record, if it was read."""

    id: int
    code: str
    game: str
    data: str
    ended: float
    edition: str
    tally: str


class Device(Struct):
    """A browser that somebody uses."""

    token: str  # its hash
    name: str
    created: float
    seen: float  # when it was last used, to the day


class Person(Struct):
    """Somebody with a cookie."""

    id: int
    name: str


class Whereabouts(Struct, frozen=True):
    """A table that somebody left traces at; `over`: nobody moves there any more."""

    id: int
    code: str
    over: bool


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
    tried: str = ""  # the network that asked for a table, a party or a person that is none
    lease: Lease | None = None
    present: list[Presence] = []
    came: bool = False  # the server that tells it has just begun
    gone: bool = False  # and has just ended
    node: str = ""  # who tells it


class Store(Invites, KeepsLeagues, LooksBack, Rates, ReachesPeople, Protocol):
    """Where tables and people are kept; `shared`: several servers may have the same."""

    @property
    def shared(self) -> bool:
        """Whether other servers may have some of the tables."""

    async def add_table(self, row: TableRow) -> int:
        """Save a new table and return its id; CodeTaken if the code is in use."""

    def save(self, table: int, rows: Rows) -> OnItsWay:
        """Save a change of a table. Not a coroutine: a table need not make a task of every move."""

    async def table(self, code: str) -> SavedTable | None:
        """All of one table."""

    async def take(self, code: str) -> SavedTable | None:
        """All of one table, which only this server changes from now on; Elsewhere if another one
        has it. A table that was added is taken already."""

    async def leave(self, table: int, /) -> None:
        """Let any server take the table."""

    def elsewhere(self, code: str, /) -> Elsewhere | None:
        """Which server has the table, if that is known without asking; it may be wrong."""

    def doubt(self, code: str, /) -> None:
        """Ask next time: what was known of the table was wrong, or its server has gone."""

    def watch(self, lost: Callable[[Collection[int]], None], /) -> None:
        """Whom to tell that tables were lost to other servers."""

    def listen(self, heard: Callable[[News], None], /) -> None:
        """Whom to tell what other servers have changed."""

    async def tell(self, news: News, /) -> None:
        """Let the other servers hear it."""

    async def untaken(self, tables: Collection[int], /) -> set[int]:
        """Which of these tables no server has."""

    async def orphans(self, limit: int, /) -> list[str]:
        """Codes of unfinished tables whose server has died."""

    async def due(self, date: float, limit: int, /) -> list[str]:
        """Codes of tables in play that had something to do by this date and that no server has."""

    async def decision(self, table: int, version: int) -> bytes | None:
        """What a bot considered when it made that entry of a table's record; None: nothing kept."""

    async def decisions(self, table: int) -> list[DecisionRow]:
        """All that bots considered at a table and that was not taken back, oldest first."""

    async def unfinished(self, limit: int) -> list[str]:
        """Codes of tables that are playing or paused and nobody has taken, the newest first,
        without lessons."""

    async def hosted(self, person: int) -> int:
        """How many unfinished tables this person hosts; lessons are none of them."""

    async def sits(self, person: int, code: str) -> bool:
        """Whether the person sits at the table with this code."""

    async def listed(self, limit: int) -> list[TableRow]:
        """Public tables with an open seat, the newest first."""

    async def rows_of(self, codes: Collection[str]) -> list[TableRow]:
        """The tables with these codes; damaged ones are left out."""

    async def tables_of(self, person: int, limit: int) -> list[TableRow]:
        """Tables where the person sits, the newest first; lessons are none of them."""

    async def lessons_of(self, person: int) -> list[TableRow]:
        """The lessons of the person, the newest first."""

    async def forget_table(self, code: str) -> None:
        """Delete the table with this code."""

    async def forget_lobbies(self, before: float, but: Collection[str] = ()) -> list[str]:
        """Delete tables that never started and were opened before then, but not those with these
        codes; the codes of the others."""

    async def past(self, person: int, limit: int) -> list[PastRow]:
        """Finished games of a person, the latest first; lessons are none of them."""

    async def person(self, token: str) -> Person | None:
        """Who has this token (its hash)."""

    async def add_person(self, name: str, token: str, now: float, device: str = "") -> Person:
        """Somebody new, with the hash of a token."""

    async def rename(self, person: int, name: str) -> None:
        """Change the name of a person."""

    async def add_link(self, person: int, link: str, until: float) -> None:
        """A token for one use (its hash) that makes another device theirs too."""

    async def link_owner(self, link: str, now: float) -> Person | None:
        """Whose link this is; None if it is unknown or too old. Changes nothing."""

    async def claim(self, link: str, token: str, now: float, device: str = "") -> Person | None:
        """Use up a link and give its person one more token; None if it is unknown or too old."""

    async def devices(self, person: int) -> list[Device]:
        """Where this person is known, the latest first."""

    async def seen(self, token: str, now: float) -> None:
        """A token was used."""

    async def forget_tokens(self, person: int, tokens: list[str]) -> None:
        """These devices of the person are theirs no more; links that wait make no new ones."""

    async def forget_lessons(self, before: float, but: Collection[str] = ()) -> list[str]:
        """Delete lessons that were begun before then, but not those with these codes; the codes
        of the others."""

    async def forget_devices(self, before: float) -> None:
        """Sign out every device that was not used since then."""

    async def forget_people(self, before: float) -> int:
        """Delete who sits nowhere and was not seen since then; how many they were."""

    async def whereabouts(self, person: int) -> list[Whereabouts]:
        """Every table where the person sits, sat, or hosts."""

    async def take_names(
        self, person: int, tables: Collection[int], unfinished: bool = False
    ) -> None:
        """Take the person out of finished tables that no server has in memory, and if asked for
        out of unfinished ones; of the others nothing changes."""

    async def forget_person(self, person: int, name: str) -> None:
        """Delete all that is kept of somebody whose name stands at no table any more."""

    async def is_open(self, person: int) -> bool:
        """Whether others at the table may glance at the person's games."""

    async def set_open(self, person: int, is_open: bool) -> None:
        """Let others at the table glance at the person's games, or not."""

    async def setting(self, name: str) -> str | None:
        """A setting of this server that is not in its configuration."""

    async def set_setting(self, name: str, value: str) -> None:
        """Keep a setting."""

    async def close(self) -> None:
        """Finish all writes and let go of the file."""
