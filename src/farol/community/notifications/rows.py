"""Rows of subscriptions and mailboxes."""

from typing import Final, Literal, NamedTuple

from msgspec import Struct

MAIL: Final = "mail"  # site of the SMTP server


class Subscription(Struct, frozen=True):
    """A Web Push subscription of a browser."""

    endpoint: str  # URL at its push service
    person: int
    token: str  # hash of the device's token; deleted when it is signed out
    p256dh: str  # its public key
    auth: str
    language: str
    kinds: list[str]  # of notices


class Mailbox(Struct, frozen=True):
    """A person's mailbox; nothing is sent there before it is confirmed."""

    person: int
    address: str
    language: str
    kinds: list[str]  # of notices
    stop: str  # the unsubscribe token in every letter; it allows nothing else
    confirmed: bool = False


class Confirmation(NamedTuple):
    """The stored confirmation of an address: hash of the link, and expiry."""

    link: str
    until: float


class Outcome(Struct, frozen=True):
    """The outcome of a delivery: `gone`: the destination does not exist; `later`: retry, not before
    `after`."""

    what: Literal["sent", "gone", "refused", "later"]
    after: float = 0.0  # seconds
    why: str = ""  # a code for the log; never an address or a text
