"""Names that could be taken for somebody else's: what a name looks like, and which are reserved.

The skeleton of a name is what a reader sees at a glance, after UTS #39: letters that look alike
are one letter; case, marks, spaces and signs are dropped.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final

from farol.protocol.text import clean_text

_TABLE: Final = "look_alikes.txt"  # from the data of Unicode, by tools/confusables.py
_MORE: Final = {  # letters and signs that stand for these letters in names, over the table
    "a": "@4",
    "b": "8\u0431\u044a\u00df",
    "c": "\u00a2\u03c2",
    "d": "\u056a",
    "e": "3\u0454\u212e\u20ac",
    "f": "\u0192\u0493",
    "g": "9\u01e5",
    "i": "1l|!\u05c0\u0627",
    "k": "\u049d",
    "m": "\u028d",
    "n": "\u043f",
    "o": "0\u00f8\u25cb\u25ef",
    "r": "\u027c\u044f",
    "s": "5$",
    "t": "7\u0167\u01ad",
    "u": "\u0446",
    "w": "\u0448\u03c9",
    "x": "\u00d7",
    "y": "\u00a5",
    "z": "2\u01b6\u0290",
}
_PAIRS: Final = (("rn", "m"), ("vv", "w"))  # that look like one letter
_DRAWN: Final = re.compile(  # small capitals, letters with strokes or hooks, letters in a frame
    "(?:LATIN (?:SMALL|CAPITAL) LETTER|LATIN LETTER SMALL CAPITAL|REGIONAL INDICATOR SYMBOL LETTER|"
    "NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER) ([A-Z])(?: WITH .*)?"
)
_SCRIPTS: Final = (
    *("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"),
    *("CANADIAN SYLLABICS", "TIFINAGH"),
)

RESERVED: Final = {
    "en": ("admin", "administrator", "moderator", "operator", "staff", "support"),
    "es": ("administrador", "administradora", "moderador", "moderadora", "soporte", "equipo"),
}
ALWAYS: Final = ("farol", "system", "sistema", "official", "oficial")
# Reserved as a word of a name too, and the long ones as any part of it.
TITLES: Final = (
    *("admin", "admins", "mods", "operator", "farol"),
    *("moderator", "moderador", "administrator", "administrador"),
)
LONG: Final = 8


@cache
def _one_letter() -> dict[int, str]:
    """By code point, the letter that it looks like."""
    more = {ord(one): letter for letter, some in _MORE.items() for one in some}
    found: dict[int, str] = {}
    text = resources.files(__package__).joinpath(_TABLE).read_text(encoding="utf-8")
    for line in text.splitlines():
        letter, *points = line.split()
        found |= dict.fromkeys((int(point, 16) for point in points), more.get(ord(letter), letter))
    return found | more


def skeleton(name: str) -> str:
    """What a name looks like, for comparing it with others.

    >>> skeleton("Mod\\u0435rator") == skeleton("M0DERAT0R") == skeleton("m o d \\u00e9 rator")
    True
    >>> skeleton("Ana") == skeleton("Anna")
    False
    """
    flat = unicodedata.normalize("NFKD", clean_text(name))
    flat = "".join(map(_plain, flat)).translate(_one_letter()).casefold()
    flat = unicodedata.normalize("NFKD", flat.translate(_one_letter())).translate(_one_letter())
    kept = "".join(letter for letter in flat if unicodedata.category(letter)[0] in "LN")
    for pair, letter in _PAIRS:
        kept = kept.replace(pair, letter)
    return kept


def _plain(letter: str) -> str:
    """The letter that another drawing of it shows.

    >>> _plain("\\u1d0d"), _plain("\\U0001f17c"), _plain("\\u0111"), _plain("\\u4e2d") == "\\u4e2d"
    ('m', 'm', 'd', True)
    """
    if letter.isascii():
        return letter
    drawn = _DRAWN.fullmatch(unicodedata.name(letter, ""))
    return letter if drawn is None else drawn[1].lower()


def mixes_scripts(name: str) -> bool:
    """Whether a word has letters of several scripts that share look-alikes.

    >>> mixes_scripts("P\\u0430ul"), mixes_scripts("Ana \\u03a9"), mixes_scripts("\\u674eAna")
    (True, False, False)
    """
    for word in name.split():
        found = {
            script
            for letter in word
            if letter.isalpha()
            for script in _SCRIPTS
            if unicodedata.name(letter, "").startswith(script)
        }
        if len(found) > 1:
            return True
    return False


def patterns_of(name: str) -> list[str]:
    """Patterns of LIKE for names that contain this one; SQLite knows capitals of ASCII only.

    >>> [ascii(one) for one in patterns_of("b\\u00e1")], len(patterns_of("100%"))
    (["'%B\\\\xc1%'", "'%B\\\\xe1%'", "'%b\\\\xe1%'"], 1)
    """
    plain = re.sub(r"([\\%_])", r"\\\1", name)
    forms = {plain, plain.lower(), plain.upper(), plain.capitalize()}
    return [f"%{form}%" for form in sorted(forms)]


def is_like(name: str, other: str) -> bool:
    """Whether two names look the same and are not: one of them imitates."""
    plain, like = (" ".join(one.casefold().split()) for one in (name, other))
    return plain != like and skeleton(name) == skeleton(other) != ""


def is_reserved(name: str, reserved: frozenset[str]) -> bool:
    """Whether a name looks like a reserved one, or a title is part of it.

    >>> [is_reserved(name, frozenset()) for name in ("Moderator 2", "xModeratorx", "Farol Team")]
    [True, True, True]
    >>> is_reserved("Badminton", frozenset())
    False
    """
    look = skeleton(name)
    words = [look, *map(skeleton, re.split(r"[\W\d_]+", clean_text(name)))]
    return look in reserved or any(
        title in words or (len(title) >= LONG and title in look) for title in _TITLES
    )


def reserved_names(more: Iterable[str] = ()) -> frozenset[str]:
    """Skeletons of reserved names: ours, and more that the host reserves."""
    return skeletons([*ALWAYS, *(name for some in RESERVED.values() for name in some), *more])


def skeletons(names: Iterable[str]) -> frozenset[str]:
    """The skeletons of names, without empty ones."""
    return frozenset(found for name in names if (found := skeleton(name)))


_TITLES: Final = skeletons(TITLES)
