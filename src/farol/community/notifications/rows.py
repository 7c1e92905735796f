"""How people are reached who are not at a table: which browsers and mailboxes are written to."""

from typing import NamedTuple, Protocol

from msgspec import Struct


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
    stop: str  # a token that stands in every letter: whoever has it may stop them, and nothing else
    confirmed: bool = False


class Confirmation(NamedTuple):
    """What is kept of the link that confirms an address: its hash, and until when it works."""

    link: str
    until: float


class ContactStore(Protocol):
    """The part of the store that knows where people who are away are written to, and how often."""

    async def allow(self, name: str, rate: float, most: float, now: float) -> bool:
        """Once more, if there is one left: so many at first, and so many more a second."""

    async def subscribe(self, subscription: Subscription) -> None:
        """Write to this browser from now on; a device has one, and what it had before is gone."""

    async def subscriptions(self, person: int) -> list[Subscription]:
        """The browsers in which this person is told something."""

    async def unsubscribe(self, endpoint: str) -> None:
        """Nobody is there any more."""

    async def mute(self, person: int, code: str, muted: bool) -> None:
        """Whether somebody wants to hear nothing of a table while they are not there."""

    async def is_muted(self, person: int, code: str) -> bool:
        """Whether they want to hear nothing of it."""

    async def mailbox(self, person: int, now: float) -> Mailbox | None:
        """Where somebody is written to, or is to be once it is confirmed, which it may be until
        then."""

    async def set_mailbox(self, mailbox: Mailbox, confirmation: Confirmation | None = None) -> None:
        """Somebody's mailbox, in place of the one they had; what confirms it, if it has to be."""

    async def confirm_mailbox(self, link: str, now: float) -> bool:
        """Use up a link (its hash): its address is written to from now on; False if it is unknown
        or too old."""

    async def stop_mail(self, stop: str) -> None:
        """Forget the address whose letters hold this token; nothing, if there is none."""

    async def forget_mailbox(self, person: int, address: str = "") -> None:
        """Forget somebody's address; if one is given, only that one."""

    async def forget_unconfirmed(self, now: float) -> None:
        """Forget every address that nobody has confirmed in time."""
