"""Observations as numbers: their parts, and dense numbers for declared actions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Final, Literal, TypeAlias

from farol.core.actions import Action, ActionSpace

Kind: TypeAlias = Literal[
    "code",  # a category; one-hot as features
    "count",  # a quantity; as a feature, a share of `top`
    "flag",  # 0 or 1
    "bits",  # a set, bit 0 the lowest; as features, one per bit
]


@dataclass(frozen=True)
class Block:
    """A named block of an observation: the meaning of its bytes, and their maximum."""

    name: str
    shape: tuple[int, ...]
    kind: Kind
    top: int
    text: str

    @property
    def size(self) -> int:
        """Its number of bytes."""
        return prod(self.shape)

    @property
    def width(self) -> int:
        """Features per byte."""
        if self.kind == "code":
            return self.top + 1
        return self.top.bit_length() if self.kind == "bits" else 1


def size_of(parts: Sequence[Block]) -> int:
    """The total bytes of the parts."""
    return sum(part.size for part in parts)


class Numbers:
    """Dense numbers for declared actions: for all of them, or those within narrower parts.

    `within` narrows parts by name to some of their values; `keep` filters single combinations of
    values.
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
