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


# Letters and signs that look like nothing: fillers of Hangul, an empty cell of Braille, vowels of
# Khmer that are not written, a note without a head, a joiner, and selectors of variants.
_BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U00016fe4"
    "\U0001d159"
    + "".join(chr(point) for point in (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0)))
)
_JOINERS: Final = {"\u200d", "\ufe0f"}  # inside emoji


def _is_visible(character: str) -> bool:
    if character.isspace() or character in _JOINERS:
        return True
    if character in _BLANKS:
        return False
    return unicodedata.category(character) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def _few_marks(text: str) -> str:
    """At most three marks above or below one letter: more would cover the lines around.

    >>> _few_marks("\u0e01" + 9 * "\u0e47") == "\u0e01" + 3 * "\u0e47"
    True
    """
    kept: list[str] = []
    marks = 0
    for character in text:
        if character in _JOINERS and (not kept or kept[-1].isalpha()):
            continue  # no part of an emoji: nothing would be seen of it
        if unicodedata.category(character)[0] == "M":
            marks += 1
        elif character not in _JOINERS:
            marks = 0
        if marks <= 3:
            kept.append(character)
    return "".join(kept)


def clean_name(name: str) -> str:
    """A name to show; BadName if nothing is left of it."""
    cleaned = clean_text(name)[:MAX_NAME].strip()
    if not any(unicodedata.category(character)[0] in "LNSP" for character in cleaned):
        raise BadName("A name needs at least one letter, number or sign.")
    return cleaned
