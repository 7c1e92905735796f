"""How a game is drawn and told in a terminal: the contract, and who keeps it for a game.

A game brings a package `terminal` beside its rules, with a `DRAWING`; it is found by where it lies.
A game that brings none is drawn from its view alone (`plain_board`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Generic, Protocol, TypeVar

from farol.client.messages import Choice, JsonObject, Together
from farol.games import declared
from farol.terminal.canvas import Canvas

USUAL_PAUSE: Final = 450  # milliseconds that something is looked at

Seen = TypeVar("Seen")
Value = str | int | float


class Say(Protocol):
    """A message of the game, of the program where the game has none, with its values."""

    def __call__(self, message: str, /, **values: Value) -> str:
        """The text; the message's own name if nobody wrote it."""


@dataclass(frozen=True)
class Context(Generic[Seen]):
    """What a drawing may know: the view of one seat (`me`), who sits where, and words; and where
    all choose at the same time, who has chosen."""

    view: Seen
    me: int | None
    names: Sequence[str]
    say: Say
    together: Together | None = None

    @property
    def chosen(self) -> Sequence[int]:
        """Seats that have chosen and wait for the others."""
        return () if self.together is None else self.together.chosen

    def told_of(self, seat: object) -> Say:
        """Words about what a seat did: to whoever sits there, in the form that says you."""

        def say(message: str, /, **values: Value) -> str:
            own = self.say(f"{message}.own", **values)
            return self.say(message, **values) if own == f"{message}.own" else own

        return say if seat is not None and seat == self.me else self.say

    def name(self, seat: int | None) -> str:
        """Who sits there."""
        if seat is None or not 0 <= seat < len(self.names):
            return ""
        return self.names[seat]


@dataclass(frozen=True)
class Sight:
    """How much room there is, and what is to be marked: things that can be chosen, the choice
    that is pointed at, and what has just happened."""

    width: int
    height: int
    can: frozenset[str] = frozenset()
    chosen: Choice | None = None
    news: Sequence[JsonObject] = ()
    room: frozenset[str] = frozenset()  # things to keep room for: nothing moves while one picks


@dataclass(frozen=True)
class Group:
    """Some lines under a title."""

    title: str
    lines: Sequence[str]


def _as_it_is(view: JsonObject, _event: JsonObject) -> JsonObject:
    return view


def _no_attempt(_key: str, _held: str, _context: Context[Any]) -> Choice | None:
    return None


@dataclass(frozen=True)
class Drawing:
    """One game in a terminal."""

    progress: Callable[[Context[Any]], str]
    status: Callable[[Context[Any]], str]
    label: Callable[[Choice, Context[Any]], str]
    group: Callable[[Choice, Context[Any]], str]  # what choices share; "": it stands alone
    targets: Callable[[Choice, Context[Any]], Sequence[str]]  # things of the board it is about
    log: Callable[[JsonObject, Context[Any]], str | None]
    describe: Callable[[Context[Any]], list[Group]]
    seat: Callable[[int, Context[Any]], str]  # what is known of a seat, in a few letters
    board: Callable[[Context[Any], Sight], Canvas]
    pauses: Mapping[str, int] = field(default_factory=dict)  # ms by kind of event
    after: Callable[[JsonObject, JsonObject], JsonObject] = _as_it_is  # a view amid a step
    # What somebody means who points at a thing (and held a card before): to be told why not.
    attempt: Callable[[str, str, Context[Any]], Choice | None] = _no_attempt

    def pause(self, event: JsonObject) -> int:
        """How long an event is looked at, in milliseconds."""
        return self.pauses.get(str(event.get("kind", "")), USUAL_PAUSE)


def find_drawing(game: str) -> Drawing | None:
    """The drawing that lies beside the game's rules, without loading them."""
    for point in declared():
        package = point.module.rpartition(".")[0]
        if point.name == game and package and find_spec(f"{package}.terminal") is not None:
            drawing = getattr(import_module(f"{package}.terminal"), "DRAWING", None)
            if isinstance(drawing, Drawing):
                return drawing
    return None


def listed(words: Sequence[str], say: Say) -> str:
    """ "one, two and three"."""
    if len(words) < 2:
        return "".join(words)
    return say("list-and", some=", ".join(words[:-1]), last=words[-1])
