"""Rows of invitations."""

from typing import NamedTuple


class CompanionRow(NamedTuple):
    """A person with whom one has finished a game and who accepts invitations, identified by the
    latest common table and their seat there."""

    person: int
    name: str
    code: str
    seat: int


class InvitationRow(NamedTuple):
    """An invitation: table, sender, date."""

    code: str
    game: str
    name: str  # of the sender
    at: float
