"""Who may invite whom, and who has: what is kept of invitations."""

from typing import NamedTuple, Protocol


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
    name: str  # of whoever invites
    at: float


class InvitationStore(Protocol):
    """The part of the store that knows invitations."""

    async def is_invitable(self, person: int) -> bool:
        """Whether those with whom the person has played may invite them."""

    async def set_invitable(self, person: int, invitable: bool) -> None:
        """Let them, or not; what was said before is withdrawn with it."""

    async def companions(self, person: int, limit: int) -> list[CompanionRow]:
        """With whom the person has played to the end and who allow invitations, the latest
        first."""

    async def invite(self, person: int, sender: int, table: int, at: float) -> bool:
        """Somebody is invited to a table; False if they are already, do not want to be, or hear
        nothing of whoever asks."""

    async def invitations(self, person: int, limit: int) -> list[InvitationRow]:
        """Tables that have not begun, to which the person is invited and where they do not sit yet;
        the latest first."""

    async def decline(self, person: int, code: str, silence: bool = False) -> bool:
        """Not that table; `silence`: and nothing more of whoever invites. False if there was no
        such invitation."""

    async def silenced(self, person: int) -> int:
        """Of how many people the person hears no invitations."""

    async def hear_all(self, person: int) -> None:
        """Hear of all of them again."""
