"""Plain questions: what a sentence asks, by the senses of its words."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from farol.phrases.passages import speak_of
from farol.phrases.patterns import Pattern
from farol.phrases.position import ReaderPosition
from farol.phrases.questions import has_happened
from farol.phrases.senses import NUMBER, SEAT, UNKNOWN, Lexicon, Span
from farol.phrases.tokens import alike, is_number, split, word_cost

MOST_NEAR: Final = 3  # questions that are offered for one that was not understood
MARKED: Final = "?"
ASKS: Final = "asks-"
NEVER: Final = frozenset({UNKNOWN, SEAT})  # what no further word may be
ORDERED: Final = {"me", "you", "not", "all", "repeat"}  # also in words that tell to do something
FREE: Final = ("rules",)  # questions that further words belong to
CLOSED: Final = 0.25  # a question with further words counts less
FURTHER: Final = 0.1  # and each of them
DOERS: Final = {"who", "did", "last", "@seat"}  # in questions about deeds
NEAR: Final = 0.35  # from which on a question is meant that leaves words unexplained
CLEARLY: Final = 0.25  # if it is so much nearer than any other
LACK: Final = 0.7  # what is not accounted for counts, of what is
MINOR: Final = 0.2  # what a word counts that need not be accounted for
MEDIUM: Final = 0.6  # and one that says little
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
            if not speak_of(asked, rest, position.words):
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
    """Whether words are put as a question: with a question mark, words that only questions have,
    or one that they begin with."""
    lexicon = position.words.lexicon
    asking = (lexicon.light | lexicon.asking) - ORDERED
    return opens(text, position) or any(span.senses & asking for span in position.spans(text))


def ability(text: str, position: ReaderPosition) -> str:
    """What somebody asks to be able to do: the words of "can I …" without those that ask."""
    spans, lexicon = position.spans(text), position.words.lexicon
    senses = frozenset[str]().union(*(span.senses for span in spans))
    if not {"can", "me"} <= senses or senses & {"why", "who", "you", SEAT}:
        return ""
    aside = lexicon.light | lexicon.asking
    return " ".join(span.text for span in spans if not span.senses & aside)


def deed(text: str, position: ReaderPosition) -> tuple[str, str] | None:
    """The words of "who did …" that the log knows: a question of it."""
    spans, lexicon = position.spans(text), position.words.lexicon
    told = [span for span in spans if not span.senses & (lexicon.light | DOERS)]
    if len(told) == len(spans) or not told or any(span.senses & {UNKNOWN} for span in told):
        return None
    if not any(span.senses & DOERS for span in spans):
        return None
    words = " ".join(span.text for span in told)
    return ("log", words) if has_happened(words, position) else None


def reworded(text: str, position: ReaderPosition) -> str:
    """An order in words of the present choices: synonyms and other endings; what says nothing is
    left out."""
    known = {word for one in position.named for word in one.words}
    return " ".join(filter(None, (_reworded(token, known, position) for token in split(text))))


def _reworded(token: str, known: Collection[str], position: ReaderPosition) -> str:
    if is_number(token) or word_cost(token, list(known)) is not None:
        return token
    spans = position.spans(token)
    if not spans or spans[0].senses <= {"me"}:
        return ""
    senses = {one for one in spans[0].senses if one[0] != "@"} - position.words.lexicon.named
    same = (one for one in sorted(known) if any(s.senses & senses for s in position.spans(one)))
    return next((one for one in sorted(known) if alike(token, one)), next(same, token))


def opens(text: str, position: ReaderPosition) -> bool:
    """Whether words have a question mark, or begin with a word that begins questions."""
    first = split(text)[:1]
    return MARKED in text or set(first) < set(split(position.words.texts("opening-words")))


def weight(text: str, position: ReaderPosition) -> float:
    """What the words of a text count, as `Meant.found` counts them."""
    light = position.words.lexicon.light | position.words.lexicon.asking
    return sum(LIGHT if span.senses & light else 1 for span in position.spans(text))


def is_empty(text: str, position: ReaderPosition) -> bool:
    """Whether words say nothing but names and numbers."""
    light = position.words.lexicon.light | {SEAT, NUMBER}
    return all(span.senses & light for span in position.spans(text))


def likely(text: str, position: ReaderPosition) -> Meant | None:
    """The question that comes so near to a sentence, and every other so much less, that it is
    meant."""
    ranked = _ranked(text, position)
    if not ranked or ranked[0].near < NEAR:
        return None
    first = ranked[0]
    second = next((one.near for one in ranked if one.name != first.name), -1.0)
    return Meant(first.asks, first.near, False) if first.near - second >= CLEARLY else None


def nearest(text: str, position: ReaderPosition) -> list[str]:
    """The questions that come nearest to a text, the best first."""
    ranked = [one.asks for one in _ranked(text, position)]
    usual = [position.words.say_of(f"ask-{name}")[0] for name in ("legal", "board", "help")]
    return list(dict.fromkeys([*ranked, *usual]))[:MOST_NEAR]


@dataclass(frozen=True)
class Nearest:
    """A question, and the share of a sentence's words that it accounts for, less what it has no
    place for and what it lacks."""

    asks: str
    name: str
    near: float


def _ranked(text: str, position: ReaderPosition) -> list[Nearest]:
    """All questions that share a word that matters with a text, the nearest first."""
    spans, lexicon = position.spans(text), position.words.lexicon
    worth = [_worth(span, lexicon) for span in spans]
    rest = [span for span in spans if not span.senses & (lexicon.light | lexicon.asking)]
    found: dict[str, Nearest] = {}
    for pattern in position.words.patterns:
        fits = [pattern.explains(span) for span in spans]
        if any(SEAT in span.senses and not fit for span, fit in zip(spans, fits, strict=True)):
            continue
        if not any(fit and one > MINOR for fit, one in zip(fits, worth, strict=True)):
            continue
        missing = sum(not any(s.senses & one for s in spans) for one in pattern.needed)
        near = sum(one if fit else -LACK * one for fit, one in zip(fits, worth, strict=True))
        near = (near - LACK * missing) / sum(worth)
        known = _asks(pattern.name, position)
        asks = known if pattern.open or not known else _asked(pattern, spans, rest, position)
        if asks and (asks not in found or found[asks].near < near):
            found[asks] = Nearest(asks, pattern.name, near)
    return sorted(found.values(), key=lambda one: -one.near)


def _worth(span: Span, lexicon: Lexicon) -> float:
    """What a word counts among those of a sentence."""
    if span.senses & lexicon.light:
        return MINOR
    return MEDIUM if span.senses & (lexicon.asking | lexicon.weak | {UNKNOWN}) else 1
