"""Rows of reports, decisions and mutes."""

from typing import Final, Literal, NamedTuple

from msgspec import Struct

Deed = Literal[
    "hide-line",
    "rename",
    "mute",
    "ban",
    "close-table",
    "hide-table",
    "close-league",
    "dismiss",
    "undo",
    "moderator",
    "no-moderator",
]
OPERATOR: Final = 0  # in place of a moderator: a command on the server's machine
FOR_GOOD: Final = 0.0  # instead of the date until which something holds


class RulingText(Struct, omit_defaults=True):
    """What a decision says: about whom, where, until when (0: for good), and why."""

    reason: str
    person: int = 0
    table: str = ""
    line: int = 0
    league: int = 0
    name: str = ""  # new, or the league's
    before: str = ""  # the name before
    until: float = FOR_GOOD
    network: bool = False
    report: int = 0
    listed: bool = False  # the table was in the public list before
    others: list[str] = []  # names that the person bore at tables


class Ruling(Struct):
    """An entry of the log. `said` is None after the erasure of the person it is about."""

    number: int
    at: float
    deed: Deed
    undoes: int
    moderator: int
    by: str  # name of the moderator; empty: the operator, or somebody who is gone
    said: RulingText | None
    undone: bool = False


class ReportRow(NamedTuple):
    """A report. `text`: the reported line or name, as it was."""

    id: int
    at: float
    reporter: int
    reporter_name: str
    person: int
    name: str
    table: str
    kind: str
    line: int
    text: str
    words: str


class LineRow(NamedTuple):
    """A line of chat with its author. `hidden`: by a moderator; the text is the original one."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    person: int
    hidden: bool


class Sanctions(Struct):
    """All decisions in force, as the gate needs them."""

    rulings: list[Ruling]
    moderators: dict[int, str]  # names by person
    blocks: list[tuple[int, int]]  # who blocks whom
    networks: dict[str, float]  # hashes, with dates
    latest: dict[int, int]  # by person: the latest decision that concerns them


class FoundPerson(NamedTuple):
    """Somebody in a list of people, with the number of tables where they sit."""

    person: int
    name: str
    created: float
    seen: float
    tables: int
