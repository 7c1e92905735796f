"""Completion of typed text: the words of matching questions and choices."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from farol.phrases.answer import question_names
from farol.phrases.position import ReaderPosition
from farol.phrases.reading import NamedChoice, read
from farol.phrases.tokens import fold

MOST: Final = 8
_LAST: Final = re.compile(r"[^\W\d_]+$")
_WORD: Final = re.compile(r"[^\W\d_]+")


def endings(text: str, position: ReaderPosition) -> list[str]:
    """Complete texts that begin with this one, most likely first."""
    begun = _LAST.search(text)
    if begun is None:
        return []
    before, part = text[: begun.start()], fold(begun[0])
    found: dict[str, None] = {}
    for word in _words(before, position):
        if fold(word).startswith(part) and fold(word) != part:
            found.setdefault(before + word)
        if len(found) == MOST:
            break
    return list(found)


def _words(before: str, position: ReaderPosition) -> Iterable[str]:
    typed = position.words.reader.read(before)
    if not before.strip():
        for name in question_names(position):
            yield from position.words.say_of(f"ask-{name}")
    fitting: Sequence[NamedChoice] = position.named
    if typed.words or typed.numbers:
        fitting = read(typed, position.named).found
    for named in fitting:
        for text in (named.label, *named.path, named.more):
            yield from (word.casefold() for word in _WORD.findall(text))
