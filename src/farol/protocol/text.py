"""Text from people: names and chat that can be shown to others."""

import unicodedata
from typing import Final

from farol.core.errors import FarolError

MAX_NAME: Final = 24


class BadName(FarolError):
    """A name or text that cannot be shown."""


def clean_text(text: str) -> str:
    """Text without control characters, invisible tricks and changes of direction.

    >>> clean_text("A\\u202ena\\n\\u200bb ")
    'Ana b'
    """
    text = unicodedata.normalize("NFC", text)
    kept = "".join(
        " " if character.isspace() else character for character in text if _is_visible(character)
    )
    return " ".join(_few_marks(kept).split())


# Letters and signs that look like nothing: fillers of Hangul, an empty cell of Braille, and vowels
# of Khmer that are not written.
_BLANKS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_JOINERS: Final = {"\u200d", "\ufe0f"}  # inside emoji


def _is_visible(character: str) -> bool:
    if character.isspace() or character in _JOINERS:
        return True
    if character in _BLANKS:
        return False
    return unicodedata.category(character) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def _few_marks(text: str) -> str:
    """At most three marks above or below one letter: more would cover the lines around."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks <= 3:
            kept.append(character)
    return "".join(kept)


def clean_name(name: str) -> str:
    """A name to show; BadName if nothing is left of it."""
    cleaned = clean_text(name)[:MAX_NAME].strip()
    if not any(unicodedata.category(character)[0] in "LNSP" for character in cleaned):
        raise BadName("A name needs at least one letter, number or sign.")
    return cleaned
