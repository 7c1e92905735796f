"""Observations as numbers: their parts, and dense numbers for declared actions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from farol.core.actions import Action, ActionSpace

Kind: TypeAlias = Literal[
    "code",  # a category; one-hot as features
    "count",  # a quantity; as a feature, a share of `top`
    "flag",  # 0 or 1
    "bits",  # a set, bit 0 the lowest; as features, one per bit
]

if TYPE_CHECKING:  # no int there: an action of the rules is one

    class ActionNumber:
        """The dense number of an action in a Space, from 0."""

        def __init__(self, number: int) -> None: ...
        def __index__(self) -> int: ...
        def __int__(self) -> int: ...
        def __lt__(self, other: "ActionNumber") -> bool: ...

else:
    ActionNumber = int  # the dense number of an action in a Space, from 0


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


@dataclass(frozen=True)
class Detail:
    """A number of an event: values from `low` up, `size` of them.

    A "seat" becomes relative to the viewing one, and so do the bits of "seats". A detail of more
    than 254 values takes several bytes, the digits of the value to the given base.
    """

    name: str
    size: int = 254
    low: int = 0
    kind: Literal["number", "seat", "seats"] = "number"
    base: int = 254

    @property
    def width(self) -> int:
        """Its bytes in a row."""
        if self.kind == "seats":
            return SEATS_WIDTH
        width, reached = 1, self.base if self.size > LARGEST else LARGEST
        while self.size > reached:
            width, reached = width + 1, reached * self.base
        return width


LARGEST: Final = 254  # values of one byte, beside 0 for none
SEATS_WIDTH: Final = 2  # bytes for a set of seats, six in the first


@dataclass(frozen=True)
class EventKind:
    """A kind of event as numbers: its public details, and those of its audience alone.

    `many`: the last public detail repeats. `told`: what an event without its private details tells
    follows from the rules and the other events, so that its audience alone has a row of it.
    """

    name: str
    public: tuple[Detail, ...] = ()
    private: tuple[Detail, ...] = ()
    many: bool = False
    told: bool = False
