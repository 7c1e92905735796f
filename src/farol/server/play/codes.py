"""Codes that people read aloud and type: of tables, leagues and parties."""

import secrets
from typing import Final

CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # without letters that look alike
CODE_LENGTH: Final = 8
LENGTHS: Final = (CODE_LENGTH, 6)  # codes had six characters until 0.3


def new_code() -> str:
    """A code for a table, easy to read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A typed code in canonical form; groups may be parted by spaces or hyphens."""
    return "".join(text.replace("-", " ").split()).upper()


def is_code(code: str) -> bool:
    """Whether a table may have this code; asked before the store is."""
    return len(code) in LENGTHS and code.isascii() and code.isalnum()
