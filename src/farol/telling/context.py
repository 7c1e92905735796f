"""What words are made of: the view of one seat, who sits where, and texts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

JsonObject: TypeAlias = dict[str, Any]
Choice: TypeAlias = JsonObject
Value = str | int | float

Seen = TypeVar("Seen")


class Say(Protocol):
    """A message of the game, of the program where the game has none, with its values."""

    def __call__(self, message: str, /, **values: Value) -> str:
        """The text; the message's own name if nobody wrote it."""


class TextSource(Say, Protocol):
    """Texts as engines need them, `Texts` for one."""

    def __call__(self, message: str, /, **values: Any) -> str:
        """The text, `name.part` for a part; the message's own name if nobody wrote it."""

    def here(self, message: str) -> str:
        """The text about what is being told now."""

    def has(self, message: str) -> bool:
        """Whether somebody wrote it."""

    def picked(self, message: str) -> str:
        """The message that the game's rules say instead, in the frame of now."""

    def variables(self, message: str) -> frozenset[str]:
        """The variables that a message and its parts name."""

    @property
    def rules(self) -> Any:  # `scope.Rules`, which builds on this module
        """Which of a game's messages is said when; None: the game has no rules for that."""


class ChosenTogether(Protocol):
    """Where all choose unseen and at the same time: who has chosen."""

    @property
    def waiting_for(self) -> Sequence[int]:
        """Seats that have not chosen yet."""

    @property
    def chosen(self) -> Sequence[int]:
        """Seats that have chosen."""


@dataclass(frozen=True)
class Context(Generic[Seen]):
    """What words may know: the view of one seat (`me`), who sits where, and texts; and where all
    choose at the same time, who has chosen."""

    view: Seen
    me: int | None
    names: Sequence[str]
    say: TextSource
    together: ChosenTogether | None = None

    @property
    def chosen(self) -> Sequence[int]:
        """Seats that have chosen and wait for the others."""
        return () if self.together is None else self.together.chosen

    def voiced(self, message: str, seat: object) -> str:
        """A message about what a seat did: for the person on it the variant with "you"."""
        own = seat is not None and seat == self.me and self.say.has(f"{message}.own")
        return f"{message}.own" if own else message

    def name(self, seat: int | None) -> str:
        """Who sits there."""
        if seat is None or not 0 <= seat < len(self.names):
            return ""
        return self.names[seat]


@dataclass(frozen=True)
class TextTable:
    """What is told of several things alike: a row each, which its first cell names."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]

    @property
    def lines(self) -> list[str]:
        """The rows as sentences, each cell behind the name of its column."""
        lines: list[str] = []
        for first, *rest in self.rows:
            cells = zip(self.columns[1:], rest, strict=True)
            lines.append(f"{first}: {'; '.join(f'{head} {cell}' for head, cell in cells)}")
        return lines


@dataclass(frozen=True)
class Group:
    """Some lines under a title, and perhaps a table."""

    title: str
    own: Sequence[str]
    table: TextTable | None = None

    @property
    def lines(self) -> list[str]:
        """All of it in lines."""
        return [*self.own, *(self.table.lines if self.table is not None else ())]


def listed(words: Sequence[str], say: Say) -> str:
    """ "one, two and three"."""
    if len(words) < 2:
        return "".join(words)
    return say("list-and", some=", ".join(words[:-1]), last=words[-1], sound=_sound(words[-1]))


def _sound(word: str) -> str:
    """How a word begins, where that changes the word before it: Spanish says “e izquierda”.

    >>> _sound("izquierda"), _sound("hierro"), _sound("Hilda"), _sound("abajo")
    ('i', 'other', 'i', 'other')
    """
    low = word.casefold()
    return "i" if low.startswith(("i", "í", "hi", "hí")) and not low.startswith("hie") else "other"
