"""Rows of leagues and of results."""

from typing import NamedTuple


class LeagueRow(NamedTuple):
    """A league."""

    id: int
    code: str
    name: str
    members: int


class MemberRow(NamedTuple):
    """A member of a league."""

    person: int
    name: str


class ResultRow(NamedTuple):
    """A seat's result in a finished game; without a person it was a bot's or an erased person's."""

    table: int
    person: int | None
    name: str
    place: int
