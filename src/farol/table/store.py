"""What a table needs of a disk: the Store protocol and the rows that go through it.

Every method is done only when what it wrote is durable.
"""

import asyncio
from typing import Final, Protocol

from msgspec import Struct, field

from farol.core.errors import FarolError
from farol.table.wire import ChatLine, ClockPlan, OptionValue, Result, SeatKind, Status, Visibility


class StoreError(FarolError):
    """The disk refused; what was to be saved did not happen."""


class CodeTaken(StoreError):
    """Another table has this code."""


class SeatRow(Struct, omit_defaults=True):
    """One seat as it is saved."""

    kind: SeatKind = "open"
    person: int | None = None
    name: str = ""
    level: str | None = None
    standing_in: bool = False
    resigned: bool = False
    salt: str = ""
    vacant: bool = False  # a bot has it since somebody was sent away
    former: list[int] = []  # who sat here before, and knows what this seat knew


NO_HOST: Final = 0  # of a table that nobody opened: the first to sit hosts it


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
    reason: str | None = None
    rematch: str | None = None
    clock_left: list[float] = []  # seconds by seat
    clock_at: float = 0.0  # when that was so; 0: in a file of an older Farol
    banned: list[int] = []
    bots_give_way: bool = False  # people may take the seats of all bots
    result: Result | None = None


class StepRow(Struct):
    """One entry of a record."""

    version: int
    action: int | None
    undo_to: int | None
    seat: int | None
    move: str | None  # the id the client gave its move
    at: float


class SavedTable(Struct):
    """All there is of one table."""

    row: TableRow
    steps: list[StepRow]
    chat: list[ChatLine]
    notes: dict[int, str]


class Person(Struct):
    """Somebody with a cookie."""

    id: int
    name: str


class Store(Protocol):
    """Where tables and people are kept."""

    async def add_table(self, row: TableRow) -> int:
        """Save a new table and return its id; CodeTaken if the code is in use."""

    async def save_table(self, row: TableRow) -> None:
        """Save a table that changed."""

    def append(
        self, table: int, steps: list[StepRow], row: TableRow | None
    ) -> "asyncio.Future[None]":
        """Add entries to a record, and in the same breath save the table if given. Not a
        coroutine: the table need not make a task of every move."""

    async def table(self, code: str) -> SavedTable | None:
        """All of one table."""

    async def unfinished(self) -> list[str]:
        """Codes of tables that are in the lobby, playing or paused."""

    async def tables_of(self, person: int, limit: int) -> list[TableRow]:
        """Tables where the person sits, the newest first."""

    async def forget_lobbies(self, before: float) -> list[str]:
        """Delete tables that never started and were opened before then; their codes."""

    async def add_chat(self, table: int, line: ChatLine) -> None:
        """Keep a line of chat."""

    async def set_note(self, table: int, seat: int, text: str) -> None:
        """Keep a note."""

    async def person(self, token: str) -> Person | None:
        """Who has this token (its hash)."""

    async def add_person(self, name: str, token: str, now: float) -> Person:
        """Somebody new, with the hash of a token."""

    async def rename(self, person: int, name: str) -> None:
        """A new name."""

    async def add_link(self, person: int, link: str, until: float) -> None:
        """A token for one use (its hash) that makes another device theirs too."""

    async def claim(self, link: str, token: str, now: float) -> Person | None:
        """Use up a link and give its person one more token; None if it is unknown or too old."""

    async def setting(self, name: str) -> str | None:
        """A setting of this server that is not in its configuration."""

    async def set_setting(self, name: str, value: str) -> None:
        """Keep a setting."""

    async def close(self) -> None:
        """Finish all writes and let go of the file."""
