"""Rows of passkeys."""

from typing import NamedTuple


class PasskeyRow(NamedTuple):
    """A passkey: its id and public key, as bytes; the algorithm by COSE; how often it says that it
    has signed."""

    number: int
    person: int
    credential: str  # base64url
    key: bytes
    algorithm: int
    counter: int
    name: str
    created: float
    used: float
