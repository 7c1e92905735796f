"""What the seat to act may do, in memory that is used again at every decision."""

# compiled by mypyc

from typing import Final, final

from farol.core.native import i64, vec
from farol.core.vectors import zeros

FEWEST: Final = 64  # places for actions that are made at once; few decisions have more


@final
class Choices:
    """The first `count` of `actions` hold, and of `numbers` once an encoder has numbered them."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.numbers = vec[i64]()
        self.count: i64 = 0

    def reserve(self, more: i64) -> None:
        """Make room for so many actions beside those that hold."""
        if len(self.actions) < self.count + more:
            self.actions = _longer(self.actions, self.count + more)

    def reserve_numbers(self) -> None:
        """Make room for a number of every action."""
        if len(self.numbers) < self.count:
            self.numbers = zeros(len(self.actions))

    def add(self, action: i64) -> None:
        """One action more."""
        self.reserve(1)
        self.actions[self.count] = action
        self.count += 1

    def take(self, actions: list[int]) -> None:
        """These actions in place of what was there."""
        self.count = 0
        self.reserve(len(actions))
        action: i64
        for action in actions:
            self.actions[self.count] = action
            self.count += 1

    def listed(self) -> list[int]:
        """The actions, in their order."""
        actions = self.actions
        return [actions[index] for index in range(self.count)]

    def action_of(self, number: i64) -> i64:
        """The action with this number; -1 if none has it."""
        numbers = self.numbers
        index: i64
        for index in range(self.count):
            if numbers[index] == number:
                return self.actions[index]
        return -1


def _longer(items: vec[i64], count: i64) -> vec[i64]:
    """At least so many numbers, with these at their beginning."""
    longer = zeros(max(FEWEST, 2 * count))
    index: i64
    for index in range(len(items)):
        longer[index] = items[index]
    return longer
