"""HTTP bodies of mutes, reports and decisions."""

from typing import Annotated, Literal

from msgspec import Meta

from farol.community.moderation.rows import Deed
from farol.protocol.bodies import Body
from farol.protocol.types import Name, SeatNumber

Code = Annotated[str, Meta(max_length=40)]
Words = Annotated[str, Meta(max_length=300)]
Reason = Annotated[str, Meta(min_length=1, max_length=300)]
Number = Annotated[int, Meta(ge=1, lt=1 << 53)]


class ChangeMuted(Body):
    """Somebody at a table, by a seat or by a line of chat: `mute` them for yourself, `block` them
    (they cannot sit down where you sit, nor invite you either), or `hear` them again."""

    how: Literal["mute", "block", "hear"]
    seat: SeatNumber | None = None
    line: Number | None = None


class MutedPerson(Body):
    """Somebody whom you have muted or blocked."""

    name: str
    blocked: bool


class MutedHere(Body):
    """People whom you have muted at a table: the seats, and the lines of chat by those who watch,
    up to line `until`. `anybody`: you have muted people, and later lines may be theirs."""

    seats: list[int]
    blocked: list[int]
    lines: list[int]
    until: int
    anybody: bool


class MutedPeople(Body):
    """Everybody whom you have muted or blocked, latest first."""

    people: list[MutedPerson]


class NewReport(Body):
    """A report to the moderators: a line of chat, somebody's name, or how somebody plays."""

    table: Code
    kind: Literal["line", "name", "game"]
    seat: SeatNumber | None = None
    line: Number | None = None
    words: Words = ""


class Reported(Body):
    """A report was kept; `read`: there are moderators who will see it."""

    read: bool


class DecisionTold(Body):
    """A decision as the person it concerns is told: about you, or (`yours`) about your report."""

    number: int
    at: float
    deed: Deed
    reason: str
    until: float | None
    undone: bool
    yours: bool


class DecisionsTold(Body):
    """The decisions that concern you, latest first; `moderator`: you are one."""

    decisions: list[DecisionTold]
    moderator: bool


class HousePage(Body):
    """A page of the operator of the server, as plain text with Markdown's headings and lists."""

    page: str
    text: str


class LogLine(Body):
    """An entry of the moderators' log. Nothing about people who have been erased."""

    number: int
    at: float
    deed: Deed
    by: str
    person: int | None
    name: str
    table: str
    line: int | None
    reason: str
    until: float | None
    undoes: int | None
    undone: bool


class ReportedLine(Body):
    """A line of chat with its author's number."""

    number: int
    name: str
    text: str
    at: float
    person: int | None
    hidden: bool


class Report(Body):
    """A report with what was said around it."""

    number: int
    at: float
    by: str
    by_number: int
    person: int
    name: str
    table: str
    kind: Literal["line", "name", "game"]
    line: int | None
    text: str
    words: str
    around: list[ReportedLine]


class ModerationPage(Body):
    """Open reports, oldest first; the latest decisions; whether the log is as it was written."""

    reports: list[Report]
    log: list[LogLine]
    whole: bool
    fingerprint: str


class SeatLine(Body):
    """Who sits at a table, by number."""

    name: str
    person: int | None


class ModeratedTable(Body):
    """A table as moderators see it: names and what was said, nothing of the game itself."""

    code: str
    game: str
    status: str
    created: float
    public: bool
    closed: bool
    league: str
    seats: list[SeatLine]
    lines: list[ReportedLine]


class PersonLine(Body):
    """Somebody in a list."""

    number: int
    name: str
    created: float
    seen: float
    tables: int


class PeopleFound(Body):
    """People by name."""

    people: list[PersonLine]


class ModeratedPerson(Body):
    """Somebody as moderators see them."""

    number: int
    name: str
    created: float
    banned: bool
    muted: bool
    reports: int
    tables: list[ModeratedTable]
    log: list[LogLine]


class NewDecision(Body):
    """A decision. `days`: how long it holds; None: for good."""

    deed: Literal[
        "hide-line", "rename", "mute", "ban", "close-table", "hide-table", "close-league", "dismiss"
    ]
    reason: Reason
    person: Number | None = None
    table: Code = ""
    line: Number | None = None
    name: Name | None = None
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None
    network: bool = False
    report: Number | None = None


class UndoDecision(Body):
    """Why a decision is undone."""

    reason: Reason
