"""A game in words, from what one seat may know: its board, rules and legal moves, and words back.

Everything here is made from the seat's view, the views of events and the seat's own choices.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from farol.core.errors import BadAction, FarolError, IllegalAction
from farol.core.event import Event
from farol.core.state import State
from farol.core.text import read_names
from farol.games import AnyGame
from farol.phrases.answer import Answer, judged, understand
from farol.phrases.position import ReaderPosition, SeatKnowledge, SeenStep
from farol.phrases.vocabulary import vocabulary
from farol.telling.context import Choice, Context
from farol.telling.wording import rules_of
from farol.terminal.drawing import Viewport, find_drawing
from farol.terminal.plain_board import PLAIN
from farol.terminal.words import own_texts

WIDTH: Final = 100  # of a board, in characters
HEIGHT: Final = 40
LATEST: Final = 12  # steps that a position tells of


@dataclass(frozen=True)
class ToldSeat:
    """What a seat (None: a spectator) of a real game is told, and nothing else of its state."""

    game: AnyGame
    state: State
    number: int | None
    entries: Sequence[tuple[int | None, list[Event]]]

    @cached_property
    def view(self) -> dict[str, Any]:
        """The seat's view of the position."""
        return self.game.observe(self.state, self.number)

    @cached_property
    def choices(self) -> list[Choice]:
        """The seat's legal actions, while it is to act."""
        if self.number is None or self.state.to_act() != self.number:
            return []
        return [self.game.action_json(self.state, action) for action in self.state.legal_actions()]

    @cached_property
    def steps(self) -> list[SeenStep]:
        """What the seat has heard happen, by step."""
        return [
            SeenStep(acting, [view for event in events if (view := self._view(event)) is not None])
            for acting, events in self.entries
        ]

    def names(self, language: str) -> list[str]:
        """What the seats are called, counted from 1."""
        texts = own_texts(language)
        return [texts("offer-seat", seat=seat + 1) for seat in range(self.state.seats)]

    def refusal(self, action: Choice) -> str:
        """Why the seat cannot do something now; empty when it is not to act, because the rules
        would answer for the hand of the seat that is."""
        if self.number is None or self.state.to_act() != self.number:
            return ""
        try:
            self.game.parse_action(self.state, action)
        except IllegalAction as error:
            return str(error)
        except FarolError as error:
            return str(error)
        return ""

    def _view(self, event: Event) -> dict[str, Any] | None:
        return self.game.event_view(event, self.number)


def drawn(told: ToldSeat, language: str, width: int = WIDTH) -> str:
    """The board in text, as the terminal draws it."""
    name = told.game.name
    texts = own_texts(language, read_names(told.game.package, language), rules_of(name))
    context: Context[Any] = Context(told.view, told.number, told.names(language), texts)
    drawing = find_drawing(name) or PLAIN
    return drawing.board(context, Viewport(width, HEIGHT)).text().strip("\n")


class SpokenSeat:
    """One seat of a game in words, counted from 1 as wherever people read."""

    def __init__(self, told: ToldSeat, language: str = "en") -> None:
        self._told = told
        self.language: Final = language
        sight = SeatKnowledge(
            told.view, told.number, told.names(language), told.choices, told.steps
        )
        self._position = ReaderPosition(sight, vocabulary(told.game, language))

    @property
    def name(self) -> str:
        """What the seat is called."""
        assert self._told.number is not None
        return self._told.names(self.language)[self._told.number]

    def rules(self) -> str:
        """The numbered rules of the game."""
        lines: list[str] = []
        for section in self._told.game.rules(self.language):
            lines += [f"# {section.title}", *(f"{one.number} {one.text}" for one in section.rules)]
        return "\n".join(lines)

    def position(self) -> str:
        """The seat's view of the position, as lines under titles."""
        lines: list[str] = []
        for group in self._position.board:
            lines += [f"# {group.title}", *group.lines]
        return "\n".join(lines)

    def events(self, latest: int = LATEST) -> str:
        """What has happened in the latest steps, a line for each event."""
        steps = self._position.sight.steps[-latest:] if latest > 0 else ()
        return "\n".join(line for step in steps for line in self._position.lines_of(step))

    def moves(self) -> list[str]:
        """The seat's legal moves in words; empty while it is not to act."""
        return [named.label for named in self._position.named]

    def answer(self, words: str) -> Answer:
        """What words mean, as at the table: a move, several moves, or an answer to a question."""
        return judged(understand(words, self._position), self._told.refusal)

    def understood(self, words: str) -> str:
        """The notation of the one move that is meant; BadAction says why there is none."""
        found = self.answer(words.strip())
        if found.meaning == "move" and found.action is not None and found.sure:
            return self._position.notation(found.action)
        lines = [*found.lines, *(option.label for option in found.options)]
        raise BadAction("\n".join(lines) or f"No move is called {words.strip()[:60]!r}.")
