"""The vocabulary of a game for typed words, and its lookup.

A game has a module `phrases` with `PHRASES`, and `text/phrases.<language>.ftl` with its words; both
are found by path. A game without them is read by labels and notation alone.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final

from farol.core.actions import ActionSpace, Number, Part, Seat
from farol.core.claims import ClaimSpace
from farol.core.data import read_text
from farol.core.text import Section
from farol.games import AnyGame, part
from farol.phrases.patterns import Pattern, patterns_of
from farol.phrases.senses import Lexicon, Span
from farol.phrases.tokens import Reader, split
from farol.telling.claims import claim_sentence, claim_texts
from farol.telling.context import Choice, Context, Group, JsonObject
from farol.telling.texts import Texts
from farol.telling.wording import Wording, rules_of, wording_of


@dataclass(frozen=True)
class QuestionContext:
    """A question: the seat's knowledge, its choices, and the words after the question."""

    context: Context[Any]
    choices: Sequence[Choice]
    board: Sequence[Group]
    words: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    said: Sequence[JsonObject] = ()  # claims heard so far: `seat` and `claim`


Question = Callable[[QuestionContext], Sequence[str]]


def _no_words(_choice: Choice, _context: Context[Any]) -> str:
    return ""


def _no_attempts(_asked: QuestionContext) -> Iterable[Choice]:
    return ()


@dataclass(frozen=True)
class Phrases:
    """A game's additions to the common vocabulary.

    The words of a question are in the message `ask-<name>`, separated by commas; its help is the
    part `.help` of that message.
    """

    questions: Mapping[str, Question] = field(default_factory=dict)
    words: Callable[[Choice, Context[Any]], str] = _no_words  # additional names of a choice
    # The path of a choice in stepwise menus.
    path: Callable[[Choice, Context[Any]], Sequence[str]] | None = None
    aside: frozenset[str] = frozenset()  # types of choices listed last, never matched by mistake
    # Moves that somebody may ask about, legal or not.
    attempts: Callable[[QuestionContext], Iterable[Choice]] = _no_attempts


NO_PHRASES: Final = Phrases()


@dataclass(frozen=True)
class ReadRule:
    """A numbered rule, and what it and the title of its section speak of."""

    line: str
    spans: Sequence[Span]
    title: Sequence[Span]
    words: int
    first: bool  # of its section


@dataclass(frozen=True, eq=False)  # one for each game and language: it is a key of caches
class Vocabulary:
    """A game in one language: texts, vocabulary, tokeniser."""

    wording: Wording
    phrases: Phrases
    texts: Texts
    reader: Reader
    actions: ActionSpace
    claims: ClaimSpace
    rules: Sequence[Section]

    @cached_property
    def lexicon(self) -> Lexicon:
        """The senses of words."""
        return Lexicon(self.texts)

    @cached_property
    def patterns(self) -> list[Pattern]:
        """What sentences ask."""
        return patterns_of(self.texts)

    @cached_property
    def rulebook(self) -> list[ReadRule]:
        """The rules with the senses of their words."""
        found: list[ReadRule] = []
        for section in self.rules:
            title = self.lexicon.read(section.title, (), split(section.title))
            for rule in section.rules:
                words, line = split(rule.text), f"{rule.number} {rule.text}"
                spans = self.lexicon.read(rule.text, (), words)
                first = rule is section.rules[0]
                found.append(ReadRule(line, spans, title, len(words), first))
        return found

    @cached_property
    def rule_words(self) -> frozenset[str]:
        """All words of the rules."""
        return frozenset(word for rule in self.rulebook for word in split(rule.line))

    def claim(self, said: JsonObject, context: Context[Any]) -> str:
        """A claim as a sentence; its kind is one of the game's."""
        parts = self.claims.kind(str(said["type"])).parts
        return claim_sentence(said, {part.name: _kind(part) for part in parts}, context)

    def say_of(self, message: str) -> list[str]:
        """The comma-separated alternatives in a message; empty if it does not exist."""
        text = self.texts(message)
        return [] if text == message else [one.strip() for one in text.split(",") if one.strip()]


@cache
def vocabulary(game: AnyGame, language: str) -> Vocabulary:
    """The vocabulary of a game in a language."""
    module = part(game, "phrases")
    phrases = getattr(module, "PHRASES", None)
    own = (read_text(__package__, f"text/{name}.ftl") for name in _own_texts(language))
    texts = Texts(
        *(language, *_declared(game, language), game.names(language), *own, claim_texts(language)),
        rules=rules_of(game.name),
    )
    little, counting = texts("little-words"), texts("number-words")
    return Vocabulary(
        wording_of(game.name),
        phrases if isinstance(phrases, Phrases) else NO_PHRASES,
        texts,
        Reader(little, counting),
        game.actions,
        game.claims,
        game.rules(language),
    )


def _kind(part: Part) -> str:
    return "seat" if isinstance(part, Seat) else "number" if isinstance(part, Number) else "word"


def _own_texts(language: str) -> list[str]:
    """The files of words: of a language, its senses, and what any language asks."""
    return [f"phrases.{language}", f"senses.{language}", "meanings"]


def _declared(game: AnyGame, language: str) -> list[str]:
    if not game.package:
        return []
    folder = resources.files(game.package).joinpath("text")
    files = (folder.joinpath(f"{name}.ftl") for name in _own_texts(language))
    return [file.read_text(encoding="utf-8") for file in files if file.is_file()]
