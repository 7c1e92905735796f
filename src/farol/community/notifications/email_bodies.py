"""HTTP bodies of e-mail notifications."""

from typing import Annotated

from msgspec import Meta

from farol.protocol.bodies import LANGUAGE, Body, NoticeKind


class MailState(Body):
    """Where you are told by e-mail what happens at your tables, and about what; `possible`: whether
    this server sends any. Nothing is sent to an address before it is `confirmed` from there."""

    possible: bool
    address: str | None
    confirmed: bool
    kinds: list[NoticeKind]


class SetMail(Body):
    """Tell me at this address. A link goes there if it is a new one, or is not confirmed yet."""

    address: Annotated[str, Meta(min_length=6, max_length=254)]
    kinds: Annotated[list[NoticeKind], Meta(min_length=1, max_length=4)]
    language: Annotated[str, Meta(pattern=LANGUAGE)]


class ConfirmMail(Body):
    """What stood in the link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class MailConfirmed(Body):
    """It is an address of somebody's now; of whom, this does not tell."""

    confirmed: bool
