"""Plain questions: what a sentence asks, by the senses of its words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from farol.phrases.patterns import Pattern
from farol.phrases.position import ReaderPosition
from farol.phrases.senses import NUMBER, SEAT, UNKNOWN, Span

MOST_NEAR: Final = 3  # questions that are offered for one that was not understood
MARKED: Final = "?"
ASKS: Final = "asks-"
NEVER: Final = frozenset({UNKNOWN, SEAT})  # what no further word may be
ORDERED: Final = {"me", "you", "not", "all", "repeat"}  # also in words that tell to do something
FREE: Final = ("rules",)  # questions that further words belong to
CLOSED: Final = 0.25  # a question with further words counts less
FURTHER: Final = 0.1  # and each of them
LIGHT: Final = 0.5  # what a sense counts that need not be accounted for


@dataclass(frozen=True)
class Meant:
    """A question in the vocabulary, and how many words it accounts for."""

    asks: str
    found: float
    whole: bool = True  # whether it has a place for every word


def meant(text: str, position: ReaderPosition) -> Meant | None:
    """The question of a sentence, if all its words are accounted for and no other fits as well."""
    spans, lexicon = position.spans(text), position.words.lexicon
    light, asking = lexicon.light, lexicon.light | lexicon.asking
    best: dict[str, tuple[float, int]] = {}
    whole = set[str]()
    for pattern in position.words.patterns:
        if not spans or not pattern.fits(spans):
            continue
        asked = _asks(pattern.name, position)
        if not asked:
            continue
        aside = asking if pattern.open else light
        rest = [s for s in spans if not pattern.explains(s) and not s.senses & aside]
        if any(s.senses & NEVER for s in rest) or (rest and not pattern.open):
            continue
        found = sum(LIGHT if s.senses & asking else 1 for s in spans if pattern.explains(s))
        if pattern.open:
            found -= CLOSED
            rest = [span for span in spans if not span.senses & asking]
            if not rest or any(span.senses & NEVER for span in rest):
                continue
        asks = _asked(pattern, spans, rest, position)
        whole |= set() if pattern.open else {asks}
        best[asks] = max(best.get(asks, (0, 0)), (found - FURTHER * len(rest), pattern.rank))
    most = max(best.values(), default=None)
    found_best = [asks for asks, score in best.items() if score == most]
    if not most or len(found_best) > 1:
        return None
    return Meant(found_best[0], most[0], found_best[0] in whole)


def _asked(
    pattern: Pattern, spans: Sequence[Span], rest: Sequence[Span], position: ReaderPosition
) -> str:
    """The question in the vocabulary with the names and numbers that it calls for."""
    added = [
        span
        for span in spans
        if span.senses & pattern.named or (pattern.name in FREE and span in rest)
    ]
    seats = any(SEAT in span.senses for span in added)
    return " ".join([_asks(pattern.name, position, not seats), *(span.text for span in added)])


def _asks(name: str, position: ReaderPosition, mine: bool = False) -> str:
    """A question in the vocabulary; `mine`: what is asked of one's own has the asker's name."""
    words, sight = position.words, position.sight
    message = f"{ASKS}{name}"
    if words.texts.has(message):
        me = sight.names[sight.me] if mine and sight.me is not None else ""
        return words.texts(message, me=me).strip()
    return next(iter(words.say_of(f"ask-{name}")), "")


def is_question(text: str, position: ReaderPosition) -> bool:
    """Whether words are put as a question: with a question mark, or words that only questions
    have."""
    lexicon = position.words.lexicon
    asking = (lexicon.light | lexicon.asking) - ORDERED
    return MARKED in text or any(span.senses & asking for span in position.spans(text))


def weight(text: str, position: ReaderPosition) -> float:
    """What the words of a text count, as `Meant.found` counts them."""
    light = position.words.lexicon.light | position.words.lexicon.asking
    return sum(LIGHT if span.senses & light else 1 for span in position.spans(text))


def is_empty(text: str, position: ReaderPosition) -> bool:
    """Whether words say nothing but names and numbers."""
    light = position.words.lexicon.light | {SEAT, NUMBER}
    return all(span.senses & light for span in position.spans(text))


def nearest(text: str, position: ReaderPosition) -> list[str]:
    """The questions that share most senses with a text, the best first."""
    spans, lexicon = position.spans(text), position.words.lexicon
    light = lexicon.light | lexicon.asking
    found: dict[str, float] = {}
    for pattern in position.words.patterns:
        shared = [s for s in spans if pattern.explains(s)]
        heavy = [s for s in shared if not s.senses & light]
        if heavy:
            missing = sum(1 for one in pattern.needed if not any(s.senses & one for s in shared))
            score = len(heavy) - missing / 2
            asks = _asks(pattern.name, position)
            found[asks] = max(found.get(asks, 0), score)
    found.pop("", None)
    ranked = sorted(found, key=lambda asks: -found[asks])
    usual = [position.words.say_of(f"ask-{name}")[0] for name in ("legal", "board", "help")]
    return list(dict.fromkeys([*ranked, *usual]))[:MOST_NEAR]
