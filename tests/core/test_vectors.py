"""Vectors of numbers, which hold hands, piles and tracks: compiled ones and plain lists."""

import copy
import pickle

import pytest

from farol.core.native import u8, vec
from farol.core.vectors import alike, bit, inserted, is_vector, numbers, sort, without, zeros


@pytest.mark.parametrize(
    ("index", "longer"), [(0, [9, 4, 5, 6]), (1, [4, 9, 5, 6]), (3, [4, 5, 6, 9])]
)
def test_an_item_is_put_before_what_stands_there(index: int, longer: list[int]) -> None:
    assert list(inserted(numbers([4, 5, 6]), index, 9)) == longer


@pytest.mark.parametrize(("index", "shorter"), [(0, [5, 6]), (1, [4, 6]), (2, [4, 5])])
def test_an_item_is_taken_out_of_its_place(index: int, shorter: list[int]) -> None:
    assert list(without(numbers([4, 5, 6]), index)) == shorter


@pytest.mark.parametrize("items", [[], [3], [2, 1], [1, 2, 3], [3, 1, 2, 1, 0], [5, 4, 3, 2, 1]])
def test_numbers_are_sorted_in_place(items: list[int]) -> None:
    made = numbers(items)
    sort(made)
    assert list(made) == sorted(items)


@pytest.mark.parametrize("place", [0, 1, 31, 32, 40, 62])
def test_a_bit_may_stand_beyond_the_thirty_second(place: int) -> None:
    assert bit(place) == 1 << place


def test_there_are_as_many_zeros_as_were_asked_for() -> None:
    assert [list(zeros(count)) for count in (0, 1, 3)] == [[], [0], [0, 0, 0]]


def test_numbers_become_what_the_field_holds() -> None:
    assert alike([1, 2], [7]) == [1, 2]
    assert type(alike([1, 2], [7])) is list
    held = numbers([7])
    like = alike([1, 2], held)
    assert type(like) is type(held)
    assert list(like) == [1, 2]  # type: ignore[call-overload]  # a vector, as was just said


def test_a_vector_is_told_from_everything_else() -> None:
    assert [is_vector(one) for one in ([], numbers([1]))] == [True, True]
    assert not any(map(is_vector, ((), {}, "1", 1, None)))


def test_vectors_survive_pickle_and_deepcopy() -> None:
    for made in (numbers([1, -2, 2**62]), vec[u8]([u8(0), u8(255)]), vec[bool]([True, False])):
        for twin in (pickle.loads(pickle.dumps(made)), copy.deepcopy(made)):
            assert (type(twin), list(twin)) == (type(made), list(made))
