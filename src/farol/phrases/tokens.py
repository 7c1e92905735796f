"""Tokens of typed text, and the distance between words."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

# A hyphen is a minus sign only if no word or number precedes it.
_TOKEN: Final = re.compile(r"(?<![\w-])-\d+|\d+|[^\W\d_]+")
_POSSESSIVE: Final = re.compile(r"['\u2019]s\b")
_APOSTROPHE: Final = re.compile(r"(?<=\w)['\u2019](?=\w)")  # can't is cant
SHORT: Final = 4  # letters up to which no mistake is allowed
LONG: Final = 8  # letters from which two mistakes are allowed
PREFIX: Final = 2  # letters of the shortest prefix that matches a word
STEM: Final = 4  # letters from which another ending is the same word
ENDING: Final = 3  # letters of such an ending
BEGINNING: Final = 0.25  # cost of a prefix


def fold(text: str) -> str:
    """Without capitals and accents.

    >>> fold("Lámpara")
    'lampara'
    """
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def split(text: str) -> list[str]:
    """Words and numbers, in order.

    >>> split("Break Candil's lamp at 3,-1 (turn-a-4)")
    ['break', 'candil', 'lamp', 'at', '3', '-1', 'turn', 'a', '4']
    """
    return _TOKEN.findall(_APOSTROPHE.sub("", _POSSESSIVE.sub("", fold(text))))


def is_number(token: str) -> bool:
    """Whether a token is written in digits."""
    return token.lstrip("-").isdigit()


@dataclass(frozen=True)
class Tokens:
    """A text without stop words; numbers separately."""

    words: tuple[str, ...]
    numbers: tuple[int, ...]
    little: frozenset[str] = field(default=frozenset(), compare=False)  # stop words
    typed: tuple[str, ...] = field(default=(), compare=False)  # all words as typed
    spelt: tuple[str, ...] = field(default=(), compare=False)  # the words of the numbers, or ""


class Reader:
    """Tokeniser of a language, with its stop words and number words."""

    def __init__(self, little: str, counting: str) -> None:
        self._little = frozenset(split(little))
        self._counting = {word: number for number, word in enumerate(split(counting))}

    def read(self, text: str) -> Tokens:
        """The words without stop words, and the numbers."""
        words: list[str] = []
        numbers: list[int] = []
        spelt: list[str] = []
        tokens = split(text)
        for token in tokens:
            if is_number(token):
                numbers.append(int(token))
                spelt.append("")
            elif token in self._counting:
                numbers.append(self._counting[token])
                spelt.append(token)
            elif token not in self._little:
                words.append(token)
        return Tokens(tuple(words), tuple(numbers), self._little, tuple(tokens), tuple(spelt))


@lru_cache(8192)  # many choices share words
def distance(one: str, other: str, most: int) -> int:
    """Letters that are missing, too many, wrong or swapped; more than `most` is `most` + 1.

    >>> distance("lamp", "lmap", 2), distance("crossing", "crosing", 2), distance("map", "cart", 1)
    (1, 1, 2)
    """
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        oldest, before = before, row
        row = [place]
        for at, against in enumerate(other, 1):
            cost = min(before[at] + 1, row[-1] + 1, before[at - 1] + (letter != against))
            if place > 1 and at > 1 and letter == other[at - 2] and one[place - 2] == against:
                cost = min(cost, oldest[at - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)


def slack(word: str) -> int:
    """The number of mistakes allowed in a word."""
    return 0 if len(word) < SHORT else 1 if len(word) < LONG else 2


def alike(one: str, other: str) -> bool:
    """Whether two words are the same, perhaps with another ending.

    >>> alike("dragon", "dragons"), alike("haunt", "haunting"), alike("card", "cart")
    (True, True, False)
    """
    if one == other:
        return True
    short, long = sorted((one, other), key=len)
    if len(short) >= STEM and len(long) - len(short) <= 2 and long.startswith(short):
        return True
    stem = max(STEM + 1, len(short) - 2)
    return len(long) - stem <= ENDING and long[:stem] == short[:stem]


def word_cost(word: str, known: Sequence[str]) -> float | None:
    """The cost of matching a typed word with a known one; None without a match.

    >>> word_cost("lamp", ["lamp"]), word_cost("cross", ["crossing"]), word_cost("x", ["lamp"])
    (0.0, 0.25, None)
    """
    if word in known:
        return 0.0
    if len(word) >= PREFIX and any(one.startswith(word) for one in known):
        return BEGINNING
    most = slack(word)
    best = min((distance(word, one, most) for one in known), default=most + 1) if most else 1
    return float(best) if best <= most else None
