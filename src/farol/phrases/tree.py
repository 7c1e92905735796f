"""Choices as a tree, so that no list is long: plays first, rare choices at the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from farol.phrases.reading import NamedChoice

MARK: Final = "#"  # between words and the path of a branch: lay #2.1
FEW: Final = 9  # choices that need no branches


@dataclass(frozen=True)
class Branch:
    """Choices with a common name; a single one is a leaf."""

    label: str
    address: str
    choices: tuple[NamedChoice, ...]

    @property
    def only(self) -> NamedChoice | None:
        """The choice, if it is a leaf."""
        return self.choices[0] if len(self.choices) == 1 else None


def ordered(named: Sequence[NamedChoice]) -> list[NamedChoice]:
    """In the given order, with rare choices at the end."""
    return sorted(named, key=lambda one: one.aside)


def branches(named: Sequence[NamedChoice], address: str = MARK, depth: int = 0) -> list[Branch]:
    """The branches to choose from next."""
    if len(named) <= FEW:
        groups = [[one] for one in named]
    else:
        shared: dict[tuple[bool, str], list[NamedChoice]] = {}
        for place, one in enumerate(named):
            key = one.path[depth] if depth < len(one.path) else f"\0{place}"
            shared.setdefault((one.aside, key), []).append(one)
        groups = list(shared.values())
    if len(groups) == 1 and len(named) > 1:
        if depth < max(len(one.path) for one in named):
            return branches(named, address, depth + 1)
        groups = [[one] for one in named]
    return [
        Branch(
            some[0].label if len(some) == 1 else some[0].path[depth],
            _below(address, number),
            tuple(some),
        )
        for number, some in enumerate(groups, 1)
    ]


def _below(address: str, number: int) -> str:
    return f"{address}{number}" if address.endswith(MARK) else f"{address}.{number}"


def at(address: str, named: Sequence[NamedChoice]) -> Sequence[NamedChoice] | None:
    """The choices at a path such as 2.1; None if there is no such branch."""
    found: Sequence[NamedChoice] = named
    for part in filter(None, address.split(".")):
        here = branches(found)
        if not part.isdigit() or not 1 <= int(part) <= len(here):
            return None
        found = here[int(part) - 1].choices
    return found
