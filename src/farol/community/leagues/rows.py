"""What is kept of groups that compare themselves, and of what an evening brought."""

from typing import NamedTuple


class LeagueRow(NamedTuple):
    """A league."""

    id: int
    code: str
    name: str
    members: int


class Member(NamedTuple):
    """Somebody who belongs to one."""

    person: int
    name: str


class ResultRow(NamedTuple):
    """How a finished game ended for one seat; without a person it was a bot's, or theirs who are
    gone."""

    table: int
    person: int | None
    name: str
    place: int
