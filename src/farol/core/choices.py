"""Legal actions of the seat to act, in a reusable buffer."""

# compiled by mypyc

from typing import Final, final

from farol.core.native import i64, vec
from farol.core.vectors import zeros

FEWEST: Final = 64  # initial capacity; few decisions have more


@final
class Choices:
    """The buffer: the first `count` items of `actions` are valid, and of `numbers` once an encoder
    has numbered them."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.numbers = vec[i64]()
        self.count: i64 = 0

    def __reduce__(self) -> tuple[object, ...]:
        numbers = self.numbers
        numbered = [numbers[index] for index in range(min(self.count, len(numbers)))]
        return _again, (self.listed(), numbered)

    def reserve(self, more: i64) -> None:
        """Reserve room for so many more actions."""
        if len(self.actions) < self.count + more:
            self.actions = _longer(self.actions, self.count + more)

    def reserve_numbers(self) -> None:
        """Reserve room for a number of every action."""
        if len(self.numbers) < self.count:
            self.numbers = zeros(len(self.actions))

    def add(self, action: i64) -> None:
        """Append an action."""
        self.reserve(1)
        self.actions[self.count] = action
        self.count += 1

    def take(self, actions: list[int]) -> None:
        """Replace the actions."""
        self.count = 0
        self.reserve(len(actions))
        action: i64
        for action in actions:
            self.actions[self.count] = action
            self.count += 1

    def listed(self) -> list[int]:
        """The actions as a list."""
        actions = self.actions
        return [actions[index] for index in range(self.count)]

    def action_of(self, number: i64) -> i64:
        """The action with this number; -1 if there is none."""
        numbers = self.numbers
        index: i64
        for index in range(self.count):
            if numbers[index] == number:
                return self.actions[index]
        return -1


def _again(actions: list[int], numbers: list[int]) -> Choices:
    found = Choices()
    found.take(actions)
    found.reserve_numbers()
    index: i64
    for index in range(len(numbers)):
        found.numbers[index] = numbers[index]
    return found


def _longer(items: vec[i64], count: i64) -> vec[i64]:
    """A vector of at least `count` numbers that starts with these."""
    longer = zeros(max(FEWEST, 2 * count))
    index: i64
    for index in range(len(items)):
        longer[index] = items[index]
    return longer
