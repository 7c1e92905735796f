"""Parts of an observation, and numbers without gaps for declared actions."""

from collections.abc import Sequence

from farol.core.actions import Action, ActionSpace, Flag, Number, Word
from farol.core.numbers import Block, Numbers, size_of

SPACE = ActionSpace(
    Action("rest", 2),
    Action("throw", 10, Word("what", ["hat", "shoe"]), Number("far", 0, 2)),
    Action("sing", 30, Flag("loud", ("", "!"))),
)


def test_a_part_has_as_many_bytes_as_its_shape_and_features_by_its_kind() -> None:
    tile = Block("tile", (2, 3), "code", 4, "")
    gold = Block("gold", (5,), "count", 9, "")
    lit = Block("lit", (1,), "flag", 1, "")
    tools = Block("tools", (1,), "bits", 0b101, "")
    assert [part.size for part in (tile, gold, lit, tools)] == [6, 5, 1, 1]
    assert size_of([tile, gold, lit, tools]) == 13
    assert [part.width for part in (tile, gold, lit, tools)] == [5, 1, 1, 3]


def test_all_actions_are_numbered_in_their_order_and_back() -> None:
    numbers = Numbers(SPACE)
    assert numbers.actions == [2, 10, 11, 12, 13, 14, 15, 30, 31]
    assert len(numbers) == 9
    assert len(numbers.table) == 32
    assert {action: number for action, number in enumerate(numbers.table) if number != -1} == {
        action: number for number, action in enumerate(numbers.actions)
    }


def test_parts_may_be_narrowed_by_their_names() -> None:
    assert Numbers(SPACE, within={"far": [0, 2]}).actions == [2, 10, 12, 13, 15, 30, 31]


def test_single_combinations_may_be_left_out() -> None:
    def keep(kind: Action, combination: Sequence[int]) -> bool:
        return kind.name != "throw" or tuple(combination) != (1, 0)

    numbers = Numbers(SPACE, keep=keep)
    assert numbers.actions == [2, 10, 11, 12, 14, 15, 30, 31]
    assert numbers.table[13] == -1
