"""Tokens: random secrets, stored as hashes."""

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 32
LONGEST_TOKEN: Final = 100  # characters; ours are shorter


def new_token() -> str:
    """A random token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """The stored hash of a token: the file alone does not allow anybody to sign in."""
    return hashlib.sha256(token.encode()).hexdigest()
