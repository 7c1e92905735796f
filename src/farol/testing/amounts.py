"""Numbers in a text, written in digits or in words, to be compared between languages."""

import re
from collections.abc import Mapping
from typing import Final

_EN: Final = (
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    " seventeen eighteen nineteen twenty"
)
_ES: Final = (
    "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis"
    " diecisiete dieciocho diecinueve veinte"
)
_TENS_EN: Final = "thirty forty fifty sixty seventy eighty ninety hundred"
_TENS_ES: Final = "treinta cuarenta cincuenta sesenta setenta ochenta noventa cien"


def _words(ones: str, tens: str, **others: int) -> dict[str, int]:
    numbers = {word: number for number, word in enumerate(ones.split(), 2)}
    return numbers | {word: 10 * ten for ten, word in enumerate(tens.split(), 3)} | others


# Half, both, twice and pairs are told in too many ways; one is also an article.
WORDS: Final[Mapping[str, Mapping[str, int]]] = {
    "en": _words(_EN, _TENS_EN),
    "es": _words(_ES, _TENS_ES, ciento=100),
}
LOOSE: Final = {  # what may stand for a two, or not
    "en": "both twice second pair pairs half double doubles other",
    "es": "ambos ambas segundo segunda par pares pareja parejas mitad doble dobles otro otra",
}
_RULE: Final = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")
_WORD: Final = re.compile(r"\d+|[^\W\d_]+")


def amounts(text: str, language: str) -> set[int]:
    """The numbers from two on that a text names; numbers of rules are none."""
    words = WORDS[language]
    found = _WORD.findall(_RULE.sub(" ", text).lower())
    numbers = {int(word) if word.isdigit() else words.get(word, 0) for word in found}
    return {number for number in numbers if number > 1}


def lost(one: str, ones: str, other: str, others: str) -> set[int]:
    """The numbers of a text in language `ones` that the other text, in `others`, does not name."""
    missing = amounts(one, ones) - amounts(other, others)
    loose = set(LOOSE[others].split()) & set(_WORD.findall(other.lower()))
    return missing - {2} if loose else missing
