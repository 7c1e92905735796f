"""The parts of an observation, and numbers without gaps for the actions that a game declares."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Final, Literal, TypeAlias

from farol.core.actions import Action, ActionSpace

Kind: TypeAlias = Literal[
    "code",  # one of so many things that have no order; as features, one for each of them
    "count",  # how many or how far; as a feature, a share of `top`
    "flag",  # 0 or 1
    "bits",  # a set: bit 0 is the lowest; as features, one for each bit
]


@dataclass(frozen=True)
class Block:
    """A named block of an observation: what its bytes mean, and the greatest one."""

    name: str
    shape: tuple[int, ...]
    kind: Kind
    top: int
    text: str

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return prod(self.shape)

    @property
    def width(self) -> int:
        """How many features one byte gives."""
        if self.kind == "code":
            return self.top + 1
        return self.top.bit_length() if self.kind == "bits" else 1


def size_of(parts: Sequence[Block]) -> int:
    """The bytes of all parts together."""
    return sum(part.size for part in parts)


class Numbers:
    """Numbers from 0 for declared actions: for all of them, or those within narrower parts.

    `within` narrows parts by their names to some of their values; `keep` says no to single
    combinations of values.
    """

    def __init__(
        self,
        actions: ActionSpace,
        within: Mapping[str, Sequence[int]] | None = None,
        keep: Callable[[Action, Sequence[int]], bool] | None = None,
    ) -> None:
        self.actions: Final[list[int]] = []  # by number
        for kind in actions.kinds:
            values = [(within or {}).get(part.name, range(part.size)) for part in kind.parts]
            for combination in product(*values):
                if keep is None or keep(kind, combination):
                    self.actions.append(kind.number(combination))
        last = actions.kinds[-1]
        self.table: Final = [-1] * (last.base + last.size)  # by action: its number, or -1
        for number, action in enumerate(self.actions):
            self.table[action] = number

    def __len__(self) -> int:
        return len(self.actions)
