"""The rules that speak of something: numbered sentences, ranked by the words that they share."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from farol.phrases.senses import SEAT, Span
from farol.phrases.tokens import alike
from farol.phrases.vocabulary import ReadRule, Vocabulary

MOST_RULES: Final = 3  # of an answer
NEARLY: Final = 0.7  # of the best rule's worth
TITLE: Final = 0.8  # more for a word with which a rule begins
KIND: Final = 0.7  # for "tool" instead of "lamp": the sense `tools` of names of the sense `tool`
NEAR_TITLE: Final = 0.4  # soon after
SECTION: Final = 0.3  # for a word that only the section's title holds
BEGINNING: Final = 3  # words of a rule that say what it is about
FIRST: Final = 0.3  # for the first rule of a section
WEAK: Final = 0.4  # of a verb that says little
LENGTH: Final = 0.002  # less for each word
SHORTEST: Final = 3  # letters of words that are no reason for likeness


@dataclass(frozen=True)
class Passage:
    """A rule, and the share of the question's words that it holds."""

    line: str
    worth: float
    share: float


def passages(asked: Sequence[Span], words: Vocabulary) -> list[Passage]:
    """The best rules for what was asked, the best one first."""
    wanted = [span for span in asked if not span.senses & {SEAT}]
    wanted = [one for span in wanted for one in _known(span, words)]
    if not wanted:
        return []
    rules, named = words.rulebook, words.lexicon.named
    held = [[_holds(span, rule, named) for span in wanted] for rule in rules]
    counts = [sum(1 for row in held if row[at] >= 1) for at in range(len(wanted))]
    weights = [
        math.log(1 + len(rules) / (count or 1)) * (WEAK if span.senses & words.lexicon.weak else 1)
        for span, count in zip(wanted, counts, strict=True)
    ]
    total = sum(weights)
    found = [
        Passage(
            rule.line,
            sum(one * weight for one, weight in zip(row, weights, strict=True))
            + (FIRST if rule.first else 0)
            - LENGTH * rule.words,
            sum(min(one, 1) * weight for one, weight in zip(row, weights, strict=True)) / total,
        )
        for rule, row in zip(rules, held, strict=True)
        if any(row)
    ]
    found.sort(key=lambda one: -one.worth)
    return [one for one in found if one.worth >= NEARLY * found[0].worth][:MOST_RULES]


def speak_of(asked: str, spans: Sequence[Span], words: Vocabulary) -> bool:
    """Whether each of these words stands in one of the rules that a question names by number, if
    it does."""
    numbers = asked.casefold().split()
    rules = [rule for rule in words.rulebook if rule.line.split()[0].casefold() in numbers]
    named = words.lexicon.named
    some = [one for span in spans for one in _known(span, words)]
    return not rules or all(any(_holds(one, rule, named) for rule in rules) for one in some)


def _known(span: Span, words: Vocabulary) -> list[Span]:
    """A phrase, or its words if no rule has it."""
    named = words.lexicon.named
    rules = (one for rule in words.rulebook for one in rule.spans)
    if len(span.words) == 1 or any(_alike(span, one, named) for one in rules):
        return [span]
    return [one for word in span.words for one in words.lexicon.read(word, (), words.rule_words)]


def _holds(span: Span, rule: ReadRule, named: frozenset[str]) -> float:
    """Whether a rule speaks of something: more at its beginning, less only in its title."""
    for at, one in enumerate(rule.spans):
        if _alike(span, one, named):
            return 1 + (TITLE if at == 0 else NEAR_TITLE if at < BEGINNING else 0)
    kinds = {f"{sense}s" for sense in span.senses & named}
    if any(kinds & one.senses for one in rule.spans):
        return KIND
    return SECTION if any(_alike(span, one, named) for one in rule.title) else 0


def _alike(span: Span, other: Span, named: frozenset[str]) -> bool:
    """Whether two spans mean the same: synonyms, other endings; a name only itself."""
    if span.words == other.words:
        return True
    shared = {sense for sense in span.senses & other.senses if not sense.startswith("@")}
    if shared - named:
        return True
    if not span.senses & named and set(span.words) < set(other.words):
        return True
    pairs = zip(span.words, other.words, strict=False)
    return len(span.words) == len(other.words) and all(
        len(one) > SHORTEST and alike(one, another) for one, another in pairs
    )
