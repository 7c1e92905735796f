"""Context of sentences: a seat's view, the seats' names, and texts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

JsonObject: TypeAlias = dict[str, Any]
Choice: TypeAlias = JsonObject
Value = str | int | float

Seen = TypeVar("Seen")


class Say(Protocol):
    """Formats a message of the game; of the program if the game has none."""

    def __call__(self, message: str, /, **values: Value) -> str:
        """The text; the message id if there is none."""


class TextSource(Say, Protocol):
    """Texts as the engine needs them, such as `Texts`."""

    def __call__(self, message: str, /, **values: Any) -> str:
        """The text, `name.part` for a part; the message id if there is none."""

    def here(self, message: str) -> str:
        """The text in the present frame."""

    def has(self, message: str) -> bool:
        """Whether the message exists."""

    def picked(self, message: str) -> str:
        """The message that the game's rules substitute, in the present frame."""

    def variables(self, message: str) -> frozenset[str]:
        """The variables used by a message and its parts."""

    @property
    def rules(self) -> Any:  # `scope.Rules`, which imports this module
        """The game's rules for choosing messages; None without rules."""


class ChosenTogether(Protocol):
    """Simultaneous choices: who has chosen."""

    @property
    def waiting_for(self) -> Sequence[int]:
        """Seats that have not chosen yet."""

    @property
    def chosen(self) -> Sequence[int]:
        """Seats that have chosen."""


@dataclass(frozen=True)
class Context(Generic[Seen]):
    """Context of sentences: the view of one seat (`me`), names, texts, and simultaneous choices."""

    view: Seen
    me: int | None
    names: Sequence[str]
    say: TextSource
    together: ChosenTogether | None = None

    @property
    def chosen(self) -> Sequence[int]:
        """Seats that have chosen while others have not."""
        return () if self.together is None else self.together.chosen

    def voiced(self, message: str, seat: object) -> str:
        """A message about a seat's action: for the viewer's own seat the variant with "you"."""
        own = seat is not None and seat == self.me and self.say.has(f"{message}.own")
        return f"{message}.own" if own else message

    def name(self, seat: int | None) -> str:
        """The name of a seat."""
        if seat is None or not 0 <= seat < len(self.names):
            return ""
        return self.names[seat]


@dataclass(frozen=True)
class TextTable:
    """A table: one row per thing, named by its first cell."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]

    @property
    def lines(self) -> list[str]:
        """The rows as sentences: each cell after the name of its column."""
        lines: list[str] = []
        for first, *rest in self.rows:
            cells = zip(self.columns[1:], rest, strict=True)
            lines.append(f"{first}: {'; '.join(f'{head} {cell}' for head, cell in cells)}")
        return lines


@dataclass(frozen=True)
class Group:
    """Lines under a title, and optionally a table."""

    title: str
    own: Sequence[str]
    table: TextTable | None = None

    @property
    def lines(self) -> list[str]:
        """All lines."""
        return [*self.own, *(self.table.lines if self.table is not None else ())]


def listed(words: Sequence[str], say: Say) -> str:
    """ "one, two and three"."""
    if len(words) < 2:
        return "".join(words)
    return say("list-and", some=", ".join(words[:-1]), last=words[-1], sound=_sound(words[-1]))


def _sound(word: str) -> str:
    """The first sound of a word, where it changes the previous word: Spanish says “e izquierda”.

    >>> _sound("izquierda"), _sound("hierro"), _sound("Hilda"), _sound("abajo")
    ('i', 'other', 'i', 'other')
    """
    low = word.casefold()
    return "i" if low.startswith(("i", "í", "hi", "hí")) and not low.startswith("hie") else "other"
