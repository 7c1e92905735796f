"""Choices as people pick them: in groups, so that no list is long, each with its number."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from farol.client.messages import Choice
from farol.terminal.drawing import Drawing
from farol.wording.context import Context

FEW: Final = 9  # choices that need no groups


@dataclass(frozen=True)
class Item:
    """A choice, or several that share something."""

    label: str
    choices: tuple[Choice, ...]

    @property
    def is_group(self) -> bool:
        """Whether one has to go on choosing."""
        return len(self.choices) > 1


def _on_board(things: Sequence[str]) -> bool:
    return any(not thing.startswith("hand ") for thing in things)


def items(
    choices: Sequence[Choice], drawing: Drawing, context: Context[dict[str, object]]
) -> list[Item]:
    """Few choices stand alone; many are put together by what they share. What is done on the board
    comes first: whoever presses Enter in haste throws nothing away."""
    choices = sorted(choices, key=lambda choice: not _on_board(drawing.targets(choice, context)))
    if len(choices) <= FEW:
        return [Item(drawing.words.label(choice, context), (choice,)) for choice in choices]
    groups: dict[str, list[Choice]] = {}
    for place, choice in enumerate(choices):
        groups.setdefault(drawing.words.group(choice, context) or f"\0{place}", []).append(choice)
    if len(groups) == 1:
        return [Item(drawing.words.label(choice, context), (choice,)) for choice in choices]
    return [
        Item(name if len(some) > 1 else drawing.words.label(some[0], context), tuple(some))
        for name, some in groups.items()
    ]
