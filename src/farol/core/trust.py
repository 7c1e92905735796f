"""Commit and reveal: chance that follows from one secret, fixed before the first deal.

The table shows the SHA-256 of its secret before it deals, and the secret after the end. Outcome
number `version` of the record is drawn from HMAC-SHA256(secret, "salt:version"), where the salt
is made of what the people at the table put in. So nobody can arrange outcomes afterwards, nor
choose a secret that suits him, and anybody can check.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from farol.core.rand import Rand
from farol.core.state import State

SECRET_BYTES: Final = 32


def commitment(secret: bytes) -> str:
    """What is shown before the first deal.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def mixed_salt(salts: Sequence[str]) -> str:
    """One salt made of everybody's, in the order of seats."""
    return hashlib.sha256("\n".join(salts).encode()).hexdigest()


def lot(secret: bytes, salt: str, version: int) -> Rand:
    """The random stream that decides the outcome of chance at this version of the record."""
    drawn = hmac.digest(secret, f"{salt}:{version}".encode(), "sha256")
    return Rand(int.from_bytes(drawn))


class Lots:
    """Outcomes of chance for one table."""

    def __init__(self, secret: bytes, salt: str) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret
        self._salt = salt

    def outcome(self, state: State, version: int) -> int:
        """What chance does in this state, as entry `version` of the record."""
        return state.sample_chance(lot(self._secret, self._salt, version))
