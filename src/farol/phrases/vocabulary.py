"""The vocabulary of a game for typed words, and its lookup.

A game has a module `phrases` with `PHRASES`, and `text/phrases.<language>.ftl` with its words; both
are found by path. A game without them is read by labels and notation alone.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from farol.core.actions import ActionSpace
from farol.core.data import read_text
from farol.games import AnyGame, part
from farol.phrases.tokens import Reader
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
class Vocabulary:
    """A game in one language: texts, vocabulary, tokeniser."""

    wording: Wording
    phrases: Phrases
    texts: Texts
    reader: Reader
    actions: ActionSpace

    def say_of(self, message: str) -> list[str]:
        """The comma-separated alternatives in a message; empty if it does not exist."""
        text = self.texts(message)
        return [] if text == message else [one.strip() for one in text.split(",") if one.strip()]


@cache
def vocabulary(game: AnyGame, language: str) -> Vocabulary:
    """The vocabulary of a game in a language."""
    module = part(game, "phrases")
    phrases = getattr(module, "PHRASES", None)
    own = read_text(__package__, f"text/phrases.{language}.ftl")
    texts = Texts(
        language, _declared(game, language), game.names(language), own, rules=rules_of(game.name)
    )
    little, counting = texts("little-words"), texts("number-words")
    return Vocabulary(
        wording_of(game.name),
        phrases if isinstance(phrases, Phrases) else NO_PHRASES,
        texts,
        Reader(little, counting),
        game.actions,
    )


def _declared(game: AnyGame, language: str) -> str:
    if not game.package:
        return ""
    file = resources.files(game.package).joinpath(f"text/phrases.{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
