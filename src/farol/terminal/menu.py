"""Choices grouped into short numbered lists."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from farol.protocol.types import Choice
from farol.telling.context import Context
from farol.terminal.drawing import Drawing

PARTS: Final = (": ", "; ", ", ")  # separators between the parts of a label
FEW: Final = 9  # choices that need no groups


@dataclass(frozen=True)
class Item:
    """A choice, or a group of choices."""

    label: str
    choices: tuple[Choice, ...]

    @property
    def is_group(self) -> bool:
        """Whether it has several choices."""
        return len(self.choices) > 1


def within(
    choices: Sequence[Choice], drawing: Drawing, context: Context[dict[str, object]]
) -> list[Item]:
    """The choices of a group, without the common beginning of their labels."""
    labels = [drawing.words.label(choice, context) for choice in choices]
    start = _shared(labels)
    return [Item(label[start:], (choice,)) for label, choice in zip(labels, choices, strict=True)]


def _shared(labels: Sequence[str]) -> int:
    """The length of the labels' common beginning, up to the end of a part.

    >>> _shared(["Lay the curve; column 1", "Lay the curve; column 2"]), _shared(["Look", "Lay"])
    (15, 0)
    """
    if len(labels) < 2:
        return 0
    first, last = min(labels), max(labels)  # the common prefix of these two is common to all
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False))
    same = "".join(letter for letter, _ in pairs)
    return max(same.rfind(end) + len(end) if end in same else 0 for end in PARTS)


def _on_board(things: Sequence[str]) -> bool:
    return any(not thing.startswith("hand ") for thing in things)


def items(
    choices: Sequence[Choice], drawing: Drawing, context: Context[dict[str, object]]
) -> list[Item]:
    """Few choices are listed one by one, many in groups. Choices on the board come first, so that a
    hasty Enter discards nothing."""

    def place(choice: Choice) -> tuple[bool, int]:
        return not _on_board(drawing.targets(choice, context)), drawing.rank(choice, context)

    choices = sorted(choices, key=place)
    if len(choices) <= FEW:
        return [Item(drawing.words.label(choice, context), (choice,)) for choice in choices]
    groups: dict[str, list[Choice]] = {}
    for number, choice in enumerate(choices):
        groups.setdefault(drawing.words.group(choice, context) or f"\0{number}", []).append(choice)
    if len(groups) == 1:
        return [Item(drawing.words.label(choice, context), (choice,)) for choice in choices]
    return [
        Item(name if len(some) > 1 else drawing.words.label(some[0], context), tuple(some))
        for name, some in groups.items()
    ]
