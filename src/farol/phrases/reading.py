"""Which of several choices typed words mean: all words have to fit, the fewest mistakes win."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from farol.phrases.tokens import Tokens, fold, is_number, split, word_cost
from farol.telling.context import Choice

OTHER_NUMBERS: Final = 0.1  # what it costs to leave out the first number of a notation
TOLD_NUMBERS: Final = 0.2  # or to give numbers as the label tells them
OTHER_ORDER: Final = 0.3  # to say the words of a label in another order
ASIDE: Final = 0.5  # to mean something that is only meant when it is said
MISTAKE: Final = 1.0  # one wrong letter
ALIKE: Final = 0.01
_REMARK: Final = re.compile(r"\s*\([^()]*\)\s*$")  # what a label adds about costs and gains


@dataclass(frozen=True)
class NamedChoice:
    """A choice and everything that it can be called by."""

    choice: Choice
    label: str
    notation: str
    path: tuple[str, ...]
    more: str = ""
    aside: bool = False

    @property
    def words(self) -> list[str]:
        """Every word that names it."""
        texts = (self.label, *self.path, self.more, self.notation)
        return [word for text in texts for word in split(text) if not is_number(word)]

    @property
    def written(self) -> list[int]:
        """The numbers of its notation, in order."""
        return [int(token) for token in split(self.notation) if is_number(token)]

    @property
    def told(self) -> list[int]:
        """The numbers of what the game adds, in order."""
        return [int(token) for token in split(self.more) if is_number(token)]


@dataclass(frozen=True)
class Fit:
    """How well typed words fit a choice: words that mean nothing there, then mistakes."""

    named: NamedChoice
    missed: int
    cost: float


@dataclass(frozen=True)
class Reading:
    """The choices that typed words may mean, the first one first."""

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
        """Whether it is one choice, without a mistake, and nothing that nobody does lightly."""
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
    """The choice that is written or called just so, with or without the remark behind its label."""
    written, said = fold("".join(text.split())), split(text)
    for one in named:
        if fold(one.notation) == written or split(one.label) == said:
            return one
    bare = [one for one in named if split(_REMARK.sub("", one.label)) == said]
    return bare[0] if len(bare) == 1 else None


def read(typed: Tokens, named: Sequence[NamedChoice]) -> Reading:
    """The choices that fit best, all equally well."""
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
    """Whether a part of its path is called just so: "straight 2" is no short straight 2, and
    "junction 3 1" no blocked junction."""
    words, numbers = Counter(typed.words), Counter(map(str, typed.numbers))
    parts = (_meaning(part, typed) for part in named.path)
    return any(
        Counter(part) == (words + numbers if any(map(is_number, part)) else words) for part in parts
    )


def _stands(typed: Tokens, named: NamedChoice) -> bool:
    """Whether its label has it just as typed: "bottom left" is not "bottom to left"."""
    label, some = split(named.label), len(typed.typed)
    return any(tuple(label[at : at + some]) == typed.typed for at in range(len(label) - some + 1))


def _runs(typed: Tokens, named: NamedChoice) -> bool:
    """Whether the words stand side by side in its label: "top left" is not "top, left to right"."""
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
    if not _follows(typed.words, split(named.label)):
        cost += OTHER_ORDER
    if named.aside and not _says(typed, named):
        cost += ASIDE
    return Fit(named, missed, cost)


def _numbers_meant(typed: Tokens, known: Sequence[str]) -> list[int]:
    """The numbers that are no words of the choice itself: “two screams” is the name of a token."""
    pairs = zip(typed.numbers, typed.spelt or ("",) * len(typed.numbers), strict=True)
    return [number for number, word in pairs if not word or word not in known]


def _says(typed: Tokens, named: NamedChoice) -> bool:
    """Whether the verb of a choice was typed: the first word of its label."""
    verb = split(named.label)[:1]
    return any(word_cost(word, verb) is not None for word in typed.words)


def _follows(words: Sequence[str], label: Sequence[str]) -> bool:
    """Whether the words that stand in a label stand there in this order: "left and up, 1 down" is
    not "left and down, 1 up"."""
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
    """Whether things stand among others in their order."""
    rest = iter(among)
    return all(any(one == other for other in rest) for one in some)
