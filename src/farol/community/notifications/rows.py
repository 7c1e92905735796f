"""How people are reached who are not at a table: which browsers and mailboxes are written to."""

from typing import Final, Literal, NamedTuple

from msgspec import Struct

MAIL: Final = "mail"  # the site of the server that takes e-mail


class Subscription(Struct, frozen=True):
    """A browser in which somebody is told something while they are not at a table."""

    endpoint: str  # where its push service takes messages
    person: int
    token: str  # the hash of the device's token: signed out, it is told nothing
    p256dh: str  # its public key
    auth: str
    language: str
    kinds: list[str]  # of notices


class Mailbox(Struct, frozen=True):
    """An address at which somebody wants to be told something; nothing goes there before it was
    confirmed from there."""

    person: int
    address: str
    language: str
    kinds: list[str]  # of notices
    stop: str  # the unsubscribe token of every letter; it allows nothing else
    confirmed: bool = False


class Confirmation(NamedTuple):
    """What is kept of the link that confirms an address: its hash, and until when it works."""

    link: str
    until: float


class Outcome(Struct, frozen=True):
    """What came of a letter: `gone`, if nobody is there any more; `later`: to be tried again, not
    before the other side wants us to."""

    what: Literal["sent", "gone", "refused", "later"]
    after: float = 0.0  # seconds
    why: str = ""  # a code for the log; never an address, never a text
