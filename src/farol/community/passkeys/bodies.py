"""HTTP bodies of passkeys and recovery codes. Bytes are written as base64url."""

from typing import Annotated, TypeAlias

from msgspec import Meta, field

from farol.protocol.bodies import Body

Bytes: TypeAlias = Annotated[str, Meta(min_length=1, max_length=4000, pattern="^[A-Za-z0-9_-]+$")]


class PasskeyInfo(Body):
    """One of your passkeys: the browser that made it, and when; dates in seconds since 1970."""

    number: int
    name: str
    created: float
    used: float  # 0: never


class Passkeys(Body):
    """Your passkeys. `possible`: this server can make some, at the address you use. `recovery`:
    since when you have a recovery code."""

    possible: bool
    passkeys: list[PasskeyInfo]
    recovery: float | None


class PasskeyChallenge(Body):
    """What a passkey is to sign, once and within minutes. `user`: whom it is for, and `known` those
    that they have, when a new one is made."""

    challenge: str
    seconds: int
    user: str = ""
    known: list[str] = field(default_factory=list)


class NewPasskey(Body):
    """A new passkey, as the browser gives it: its public key as SubjectPublicKeyInfo, and the
    number of its algorithm by COSE."""

    id: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    public_key: Bytes
    algorithm: int


class UsePasskey(Body):
    """A challenge that a passkey has signed."""

    id: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes


class RecoveryCode(Body):
    """Write it down: the server keeps no copy that could be read. It works once; a new one replaces
    it."""

    code: str


class UseRecoveryCode(Body):
    """A recovery code; small letters, spaces and hyphens do not matter."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]
