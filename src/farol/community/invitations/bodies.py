"""HTTP bodies of invitations."""

from typing import Annotated

from msgspec import Meta

from farol.protocol.bodies import Body
from farol.protocol.types import Code


class Companion(Body):
    """Somebody with whom you have played a game to its end, and who allows invitations: by the
    latest table that you have in common, and their seat there."""

    name: str
    code: str
    seat: int


class Companions(Body):
    """Whom you may invite, those of the latest games first."""

    companions: list[Companion]


class Invite(Body):
    """Who is invited: who sat on that seat of that table, where you played with them."""

    code: Code
    seat: Annotated[int, Meta(ge=0, le=99)]


class Invited(Body):
    """What was asked for is done; whether they get to hear it is theirs to decide."""

    name: str


class Invitable(Body):
    """Whether those with whom you have played may invite you to a table; and of how many people
    you hear nothing all the same."""

    invitable: bool
    silenced: Annotated[int, Meta(ge=0)]


class Decline(Body):
    """Not now; `silence`: and no more invitations by the same person."""

    silence: bool = False
