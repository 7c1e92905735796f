"""Matches typed words against choices: all words have to match, the fewest mistakes win."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from farol.phrases.tokens import Tokens, fold, is_number, split, word_cost
from farol.telling.context import Choice

OTHER_NUMBERS: Final = 0.1  # cost of leaving out the first number of a notation
TOLD_NUMBERS: Final = 0.2  # cost of numbers as in the label
OTHER_ORDER: Final = 0.3  # cost of a label's words in another order
ASIDE: Final = 0.5  # cost of a choice that needs an explicit wording
MISTAKE: Final = 1.0  # cost of one wrong letter
ALIKE: Final = 0.01
_REMARK: Final = re.compile(r"\s*\([^()]*\)\s*$")  # a label's remark about costs and gains


@dataclass(frozen=True)
class NamedChoice:
    """A choice with all its names."""

    choice: Choice
    label: str
    notation: str
    path: tuple[str, ...]
    more: str = ""
    aside: bool = False

    @cached_property
    def said(self) -> list[str]:
        """The words and numbers of its label, in order."""
        return split(self.label)

    @cached_property
    def words(self) -> list[str]:
        """All words of its names."""
        texts = (self.label, *self.path, self.more, self.notation)
        return [word for text in texts for word in split(text) if not is_number(word)]

    @cached_property
    def written(self) -> list[int]:
        """The numbers of its notation, in order."""
        return [int(token) for token in split(self.notation) if is_number(token)]

    @cached_property
    def told(self) -> list[int]:
        """The numbers of its label, in order."""
        return [int(token) for token in split(self.more) if is_number(token)]


@dataclass(frozen=True)
class Fit:
    """The quality of a match: unmatched words, then mistakes."""

    named: NamedChoice
    missed: int
    cost: float


@dataclass(frozen=True)
class Reading:
    """The matching choices, best first."""

    fits: Sequence[Fit]
    words: int  # that were typed

    @property
    def found(self) -> list[NamedChoice]:
        """The choices themselves."""
        return [fit.named for fit in self.fits]

    @property
    def whole(self) -> bool:
        """Whether every word fits."""
        return bool(self.fits) and self.fits[0].missed == 0

    @property
    def sure(self) -> bool:
        """Whether there is one choice, without a mistake, that needs no confirmation."""
        return self.whole and len(self.fits) == 1 and self.fits[0].cost < ASIDE

    @property
    def exact(self) -> bool:
        """Whether every word fits without a mistake."""
        return self.whole and self.fits[0].cost < ASIDE

    @property
    def plausible(self) -> bool:
        """Whether at least half of the words fit."""
        return bool(self.fits) and 2 * self.fits[0].missed <= self.words


def exact(text: str, named: Sequence[NamedChoice]) -> NamedChoice | None:
    """The choice with exactly this notation or label, with or without the label's remark."""
    written, said = fold("".join(text.split())), split(text)
    for one in named:
        if fold(one.notation) == written or one.said == said:
            return one
    bare = [one for one in named if split(_REMARK.sub("", one.label)) == said]
    return bare[0] if len(bare) == 1 else None


def read(typed: Tokens, named: Sequence[NamedChoice]) -> Reading:
    """The best-matching choices, all with equal cost."""
    words = len(typed.words) + (1 if typed.numbers else 0)
    fits = [fit for one in named if (fit := _fit(typed, one)).missed < words]
    if not fits:
        return Reading([], words)
    missed = min(fit.missed for fit in fits)
    fits = [fit for fit in fits if fit.missed == missed]
    cost = min(fit.cost for fit in fits)
    fits = [fit for fit in fits if fit.cost <= cost + ALIKE]
    so = [fit for fit in fits if _is_called(typed, fit.named)] or fits
    so = [fit for fit in so if _runs(typed, fit.named)] or so
    return Reading([fit for fit in so if _stands(typed, fit.named)] or so, words)


def _is_called(typed: Tokens, named: NamedChoice) -> bool:
    """Whether a part of its path matches exactly: "straight 2" is no short straight 2, and
    "junction 3 1" no blocked junction."""
    words, numbers = Counter(typed.words), Counter(map(str, typed.numbers))
    parts = (_meaning(part, typed) for part in named.path)
    return any(
        Counter(part) == (words + numbers if any(map(is_number, part)) else words) for part in parts
    )


def _stands(typed: Tokens, named: NamedChoice) -> bool:
    """Whether its label contains the words as typed: "bottom left" is not "bottom to left"."""
    label, some = named.said, len(typed.typed)
    return any(tuple(label[at : at + some]) == typed.typed for at in range(len(label) - some + 1))


def _runs(typed: Tokens, named: NamedChoice) -> bool:
    """Whether the words are adjacent in its label: "top left" is not "top, left to right"."""
    words = [word for word in _meaning(named.label, typed) if not is_number(word)]
    some = len(typed.words)
    runs = (words[at : at + some] for at in range(len(words) - some + 1))
    return any(
        all(one == word or (len(word) > 1 and one.startswith(word)) for one, word in pairs)
        for pairs in (zip(run, typed.words, strict=True) for run in runs)
    )


def _meaning(text: str, typed: Tokens) -> list[str]:
    return [token for token in split(text) if token not in typed.little]


def _fit(typed: Tokens, named: NamedChoice) -> Fit:
    known = named.words
    costs = [word_cost(word, known) for word in typed.words]
    missed = costs.count(None)
    cost = sum(one for one in costs if one is not None)
    meant = _numbers_meant(typed, known)
    numbers = _number_cost(meant, named) if meant else 0.0
    missed += numbers is None
    cost += numbers or 0.0
    if not _follows(typed.words, named.said):
        cost += OTHER_ORDER
    if named.aside and not _says(typed, named):
        cost += ASIDE
    return Fit(named, missed, cost)


def _numbers_meant(typed: Tokens, known: Sequence[str]) -> list[int]:
    """The numbers that are not part of the choice's name: “two screams” is the name of a token."""
    pairs = zip(typed.numbers, typed.spelt or ("",) * len(typed.numbers), strict=True)
    return [number for number, word in pairs if not word or word not in known]


def _says(typed: Tokens, named: NamedChoice) -> bool:
    """Whether a choice's verb was typed: the first word of its label."""
    verb = named.said[:1]
    return any(word_cost(word, verb) is not None for word in typed.words)


def _follows(words: Sequence[str], label: Sequence[str]) -> bool:
    """Whether the words have the label's order: "left and up, 1 down" is not "left and down, 1
    up"."""
    found = [_nearest(word, label) for word in words]
    return _in_order([word for word in found if word], label)


def _nearest(word: str, label: Sequence[str]) -> str:
    begun = (one for one in label if one == word or (len(word) > 1 and one.startswith(word)))
    return next(begun, "")


def _number_cost(numbers: Sequence[int], named: NamedChoice) -> float | None:
    written = named.written
    if list(numbers) == written[: len(numbers)]:
        return 0.0
    if _in_order(numbers, written):
        return OTHER_NUMBERS
    return TOLD_NUMBERS if _in_order(numbers, named.told) else None


def _in_order(some: Sequence[object], among: Sequence[object]) -> bool:
    """Whether one sequence is a subsequence of the other."""
    rest = iter(among)
    return all(any(one == other for other in rest) for one in some)
