"""The interface of a game's terminal drawing.

A game has a package `terminal` beside its rules, with a `DRAWING`; it is found by its import path.
A game without one is drawn from its view alone (`plain_board`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from farol.telling.context import Choice, Context, JsonObject
from farol.telling.wording import Wording, beside
from farol.terminal.canvas import Canvas
from farol.terminal.palette import Tone

USUAL_PAUSE: Final = 450  # milliseconds that an event is shown


@dataclass(frozen=True)
class Viewport:
    """The area to draw into, and what to highlight: selectable things, the highlighted choice, the
    latest events."""

    width: int
    height: int
    can: frozenset[str] = frozenset()
    chosen: Choice | None = None
    news: Sequence[JsonObject] = ()
    room: frozenset[str] = frozenset()  # things to reserve room for: keeps the layout still


def _unchanged(view: JsonObject, _event: JsonObject) -> JsonObject:
    return view


def _no_rank(_choice: Choice, _context: Context[Any]) -> int:
    return 0


def _no_remark(_choice: Choice, _context: Context[Any]) -> str:
    return ""


def _no_attempt(_key: str, _held: str, _context: Context[Any]) -> Choice | None:
    return None


@dataclass(frozen=True)
class Drawing:
    """One game in the terminal: its texts and its board."""

    words: Wording
    targets: Callable[[Choice, Context[Any]], Sequence[str]]  # things of the board that it concerns
    seat: Callable[[int, Context[Any]], str]  # a short summary of a seat
    board: Callable[[Context[Any], Viewport], Canvas]
    pauses: Mapping[str, int] = field(default_factory=dict)  # ms by kind of event
    scenes: frozenset[str] = frozenset()  # kinds of events that skipping stops at
    tones: Mapping[str, Tone] = field(default_factory=dict)  # colours beside the common ones
    after: Callable[[JsonObject, JsonObject], JsonObject] = _unchanged  # the view within a step
    # Sort key of a choice within its group: low ones first.
    rank: Callable[[Choice, Context[Any]], int] = _no_rank
    # A remark about a highlighted choice, in a sentence or two.
    remark: Callable[[Choice, Context[Any]], str] = _no_remark
    # The action meant by selecting a thing (after a hand card), to explain why it is illegal.
    attempt: Callable[[str, str, Context[Any]], Choice | None] = _no_attempt

    def pause(self, event: JsonObject) -> int:
        """How long an event is shown, in milliseconds."""
        return self.pauses.get(str(event.get("kind", "")), USUAL_PAUSE)

    def is_scene(self, event: JsonObject) -> bool:
        """Whether an event is a scene, which is not skipped together with earlier events."""
        return event.get("kind") in self.scenes


def find_drawing(game: str) -> Drawing | None:
    """The `DRAWING` of a game's package, without importing its rules."""
    found = beside(game, "terminal", "DRAWING")
    return found if isinstance(found, Drawing) else None
