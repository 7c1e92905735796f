"""A seat's knowledge, and its choices with all their names."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from farol.contracts.notebook import NO_NOTEBOOK, Notebook, Page
from farol.core.data import Json
from farol.core.errors import BadAction
from farol.phrases.reading import NamedChoice
from farol.phrases.senses import Span
from farol.phrases.tokens import split
from farol.phrases.tree import ordered
from farol.phrases.vocabulary import QuestionContext, Vocabulary
from farol.telling.context import Choice, Context, Group, JsonObject


@dataclass(frozen=True)
class SeenStep:
    """A step of the record as the seat saw it."""

    seat: int | None
    events: list[JsonObject]
    undo_to: int | None = None
    version: int = 0


@dataclass(frozen=True)
class SeatKnowledge:
    """All that a seat (`me`; None: a spectator) was sent."""

    view: JsonObject
    me: int | None
    names: Sequence[str]
    choices: Sequence[Choice]
    steps: Sequence[SeenStep] = ()
    said: Sequence[JsonObject] = ()  # claims: `seat`, `claim`, and the `version` before them
    claims: Sequence[str] = ()  # kinds of claims that the seat may make now
    notebook: Notebook = NO_NOTEBOOK
    page: Page | None = None  # the present notebook page


@dataclass(frozen=True)
class ReaderPosition:
    """A seat's knowledge in a language."""

    sight: SeatKnowledge
    words: Vocabulary

    @cached_property
    def context(self) -> Context[Any]:
        """The context of sentences."""
        sight = self.sight
        return Context(sight.view, sight.me, sight.names, self.words.texts)

    @cached_property
    def named(self) -> list[NamedChoice]:
        """The choices, rare ones at the end."""
        return ordered([self.name(choice) for choice in self.sight.choices])

    @cached_property
    def _known(self) -> dict[str, NamedChoice]:
        return {}

    def name(self, choice: Choice) -> NamedChoice:
        """A choice with its label, notation and the game's own words."""
        key = repr(choice)  # moves that are asked about come again with every question
        if key not in self._known:
            self._known[key] = self._named(choice)
        return self._known[key]

    def _named(self, choice: Choice) -> NamedChoice:
        words, context = self.words, self.context
        label = words.wording.label(choice, context)
        return NamedChoice(
            choice,
            label,
            self.notation(choice),
            tuple(self._path(choice)),
            words.phrases.words(choice, context),
            choice.get("type") in words.phrases.aside,
        )

    def _path(self, choice: Choice) -> Sequence[str]:
        path = self.words.phrases.path
        if path is not None:
            return path(choice, self.context)
        return self.words.wording.path(choice, self.context)

    def notation(self, choice: Choice) -> str:
        """The notation of a choice."""
        data: Json = choice
        try:
            return self.words.actions.to_text(self.words.actions.from_json(data))
        except BadAction:
            return ""  # an undeclared choice has only a label

    def written(self, text: str) -> Choice | None:
        """The action with this notation, legal or not."""
        try:
            action = self.words.actions.from_text("".join(text.split()))
        except BadAction:
            return None
        found: Choice = dict(self.words.actions.to_json(action))
        return found

    @cached_property
    def board(self) -> list[Group]:
        """The text board."""
        return self.words.wording.describe(self.context)

    @cached_property
    def known_words(self) -> frozenset[str]:
        """The words of the board, of the choices and of the rules."""
        lines = (line for group in self.board for line in (group.title, *group.lines))
        told = {word for line in lines for word in split(line)}
        return self.words.rule_words.union(told, *(named.words for named in self.named))

    def spans(self, text: str) -> list[Span]:
        """What a text speaks of."""
        return self.words.lexicon.read(text, self.sight.names, self.known_words)

    def asked(self, rest: str = "") -> QuestionContext:
        """A question with the words after it."""
        typed = self.words.reader.read(rest)
        return QuestionContext(
            self.context,
            self.sight.choices,
            self.board,
            typed.words,
            typed.numbers,
            self.sight.said,
        )

    def lines_of(self, step: SeenStep) -> list[str]:
        """The lines of a step; an undo has a sentence of its own."""
        if step.undo_to is not None:
            context = self.context
            message = context.voiced("undone", step.seat)
            return [context.say(message, name=context.name(step.seat))]
        lines = [self.words.wording.log(event, self.context) for event in step.events]
        return [line for line in lines if line]
