"""Who may invite whom, and who has: what is kept of invitations."""

from typing import NamedTuple


class CompanionRow(NamedTuple):
    """Somebody with whom one has played to the end, and who allows invitations: by the latest
    table that they have in common, and the seat there."""

    person: int
    name: str
    code: str
    seat: int


class InvitationRow(NamedTuple):
    """An invitation as it is kept: to which table, by whom, and when."""

    code: str
    game: str
    name: str  # of the sender
    at: float
