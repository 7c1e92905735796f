"""The senses of words: what a sentence speaks of, whatever its words and their endings are.

A message `sense-<name>` holds words and phrases of that sense, separated by commas, some with
the words that the board has for them ("centre=middle"); `named-senses`
lists prefixes of a game's own messages whose texts are names of that sense (`building-church`).
Words of the sense `filler` say nothing; those of `light-senses` need not be accounted for;
`asking-senses` are kinds of questions, `weak-senses` say little about a rule.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from farol.phrases.tokens import alike, distance, is_number, slack, split
from farol.telling.texts import Texts

SENSE: Final = "sense-"
FILLER: Final = "filler"
SEAT: Final = "@seat"
NUMBER: Final = "@number"
THING: Final = "@thing"  # a word of the board, of choices or of the rules
UNKNOWN: Final = "@unknown"

DEEDS: Final = frozenset({"does", "do"})
LETTERS: Final = 3  # that words with other endings share at least
TINY: Final = 2  # letters of a word that may be anything

Phrase = tuple[str, ...]


@dataclass(frozen=True)
class Span:
    """Adjacent words with one meaning, as the vocabulary spells them, and their senses."""

    words: Phrase
    senses: frozenset[str]

    @property
    def text(self) -> str:
        """The words."""
        return " ".join(self.words)


class Lexicon:
    """The senses of a game's words in a language."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._meant: dict[Phrase, Phrase] = {}  # the words of the board for other ones

    @cached_property
    def _phrases(self) -> dict[Phrase, frozenset[str]]:
        found: dict[Phrase, set[str]] = {}
        for message in self._texts.messages(SENSE):
            name = message.removeprefix(SENSE).partition("--")[0]
            for one in self._texts(message).split(","):
                typed, _, meant = one.partition("=")
                phrase = tuple(split(typed))
                found.setdefault(phrase, set()).add(NUMBER if name == "number" else name)
                if meant:
                    self._meant[phrase] = tuple(split(meant))
        for name in self.named:
            for message in self._texts.messages(f"{name}-"):
                text = self._texts(message)
                for phrase in _said(text) if "{" not in text and text != message else ():
                    found.setdefault(phrase, set()).add(name)
        return {phrase: frozenset(senses) for phrase, senses in found.items() if phrase}

    @cached_property
    def _begun(self) -> dict[str, list[Phrase]]:
        """The phrases by the first letters of their first word, the longest first."""
        found: dict[str, list[Phrase]] = {}
        for phrase in sorted(self._phrases, key=len, reverse=True):
            found.setdefault(phrase[0][:LETTERS], []).append(phrase)
        return found

    @cached_property
    def _single(self) -> list[Phrase]:
        return [phrase for phrase in self._phrases if len(phrase) == 1]

    @cached_property
    def senses(self) -> frozenset[str]:
        """All senses that words have."""
        return frozenset[str]().union(*self._phrases.values())

    @cached_property
    def named(self) -> frozenset[str]:
        """The senses of names."""
        return frozenset(self._words_of("named-senses"))

    @cached_property
    def light(self) -> frozenset[str]:
        """Senses that need not be accounted for."""
        return frozenset(self._words_of("light-senses"))

    @cached_property
    def asking(self) -> frozenset[str]:
        """Senses of words that say what kind of question it is."""
        return frozenset(self._words_of("asking-senses"))

    @cached_property
    def weak(self) -> frozenset[str]:
        """Senses that say little about what a rule has to speak of."""
        return frozenset(self._words_of("weak-senses"))

    def _words_of(self, message: str) -> list[str]:
        text = self._texts(message)
        return [] if text == message else text.replace(",", " ").split()

    def read(self, text: str, names: Sequence[str], known: Collection[str]) -> list[Span]:
        """The spans of a text without fillers; `known`: words of the board and the rules."""
        tokens, spans, at = split(text), list[Span](), 0
        seats = {tuple(split(name)) for name in names}
        while at < len(tokens):
            span, length = self._span(tokens[at:], seats, known)
            at += length
            if FILLER not in span.senses:
                spans.append(span)
        return self._of_effects(spans)

    def _of_effects(self, spans: list[Span]) -> list[Span]:
        """What a thing does is its meaning ("what does a map do"), unless a person does it."""
        deeds = [span for span in spans if span.senses & DEEDS]
        some = any(span.senses & {SEAT, "me", "you", "did", "can"} for span in spans)
        if len(deeds) < len(DEEDS) or some or spans[-1] is not deeds[-1]:
            return spans
        return [*spans[:-1], Span(spans[-1].words, frozenset(["mean"]))]

    def _span(
        self, tokens: Sequence[str], seats: Collection[Phrase], known: Collection[str]
    ) -> tuple[Span, int]:
        for seat in seats:
            if seat and tuple(tokens[: len(seat)]) == seat:
                return Span(seat, frozenset([SEAT])), len(seat)
        near = self._begun.get(tokens[0][:LETTERS], ())
        for phrase in near:
            if phrase == tuple(tokens[: len(phrase)]):
                return self._known(phrase), len(phrase)
        for phrase in near:
            if len(phrase) > 1 and _same(tokens[: len(phrase)], phrase):
                return self._known(phrase), len(phrase)
        return self._word(tokens[0], known), 1

    def _word(self, word: str, known: Collection[str]) -> Span:
        """A word that is no phrase as it stands: another ending, a known word, or misspelt."""
        if is_number(word):
            return Span((word,), frozenset([NUMBER]))
        begun = self._begun.get(word[:LETTERS], ())
        endings = [one for one in begun if len(one) == 1 and alike(word, one[0])]
        if word in known and not endings:
            return Span((word,), frozenset([THING]))
        if endings:
            best = min(endings, key=lambda one: abs(len(one[0]) - len(word)))
            return self._known(best)
        if any(one.startswith(word[:LETTERS]) and alike(word, one) for one in known):
            return Span((word,), frozenset([THING]))
        return self._misspelt(word, known)

    def _misspelt(self, word: str, known: Iterable[str]) -> Span:
        most = slack(word)
        costs = [(distance(word, one[0], most), 0, one) for one in self._single] if most else []
        costs += [(distance(word, one, most), 1, (one,)) for one in known] if most else []
        cost, _, best = min(costs, default=(most + 1, 0, (word,)))
        if cost > most:
            return Span((word,), frozenset([UNKNOWN if len(word) > TINY else FILLER]))
        return self._known(best) if best in self._phrases else Span(best, frozenset([THING]))

    def _known(self, phrase: Phrase) -> Span:
        return Span(self._meant.get(phrase, phrase), self._phrases[phrase])


def _said(text: str) -> list[Phrase]:
    return [tuple(split(one)) for one in text.split(",")]


def _same(begun: Sequence[str], phrase: Phrase) -> bool:
    return len(begun) == len(phrase) and all(map(alike, begun, phrase))
