"""Tokens that open something: drawn at random, and kept as hashes."""

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 32
LONGEST_TOKEN: Final = 100  # characters; ours are shorter


def new_token() -> str:
    """Something nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token: who reads the file cannot sit down as somebody else."""
    return hashlib.sha256(token.encode()).hexdigest()
