import pytest
from hypothesis import given
from hypothesis import strategies as st

from farol.core.rand import MASK, Rand

seeds = st.integers(min_value=0, max_value=2**256)


def test_the_stream_of_a_seed_never_changes() -> None:
    rand = Rand(2024)
    assert [rand.bits() for _ in range(5)] == [
        329133285,
        198007971,
        603906027,
        133962680,
        318636675,
    ]


@given(seed=seeds)
def test_the_same_seed_gives_the_same_stream(seed: int) -> None:
    first, second = Rand(seed), Rand(seed)
    assert [first.bits() for _ in range(20)] == [second.bits() for _ in range(20)]


@given(seed=seeds)
def test_neighbouring_seeds_give_unrelated_streams(seed: int) -> None:
    first, second = Rand(seed), Rand(seed + 1)
    assert [first.bits() for _ in range(4)] != [second.bits() for _ in range(4)]


@pytest.mark.parametrize("bit", [0, 29, 30, 59, 60, 63, 64, 127, 128, 255])
def test_every_bit_of_a_long_seed_matters(bit: int) -> None:
    assert Rand(1 << bit | 1 << 256).bits() != Rand(1 << 256).bits()


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        Rand(-1)


@given(seed=seeds)
def test_bits_are_thirty(seed: int) -> None:
    rand = Rand(seed)
    assert all(0 <= rand.bits() <= MASK for _ in range(50))


@given(seed=seeds, count=st.integers(min_value=1, max_value=2**30))
def test_below_stays_below(seed: int, count: int) -> None:
    rand = Rand(seed)
    assert all(0 <= rand.below(count) < count for _ in range(50))


@pytest.mark.parametrize("count", [2, 3, 6, 7, 40])
def test_below_is_fair(count: int) -> None:
    rand = Rand(1)
    draws = 2000 * count
    seen = [0] * count
    for _ in range(draws):
        seen[rand.below(count)] += 1
    # Pearson's chi-squared; five standard deviations above its mean is far beyond bad luck.
    squared = sum((times - 2000) ** 2 for times in seen) / 2000
    assert squared < (count - 1) + 5 * (2 * (count - 1)) ** 0.5


def test_below_is_fair_where_most_words_must_be_thrown_away() -> None:
    # A third of all words would land twice on even numbers without the correction.
    count = 3 << 28
    rand = Rand(1)
    third = sum(rand.below(count) % 3 == 0 for _ in range(30_000))
    assert abs(third - 10_000) < 5 * (30_000 * 2 / 9) ** 0.5


@given(seed=seeds, items=st.lists(st.integers(), min_size=1))
def test_choice_gives_one_of_the_items(seed: int, items: list[int]) -> None:
    assert Rand(seed).choice(items) in items


def test_weighted_draws_in_proportion_and_never_what_weighs_nothing() -> None:
    rand = Rand(3)
    seen = [0, 0, 0, 0]
    for _ in range(10_000):
        seen[rand.weighted([0, 1, 0, 4])] += 1
    assert seen[0] == seen[2] == 0
    assert abs(seen[1] - 2000) < 5 * (10_000 * 0.2 * 0.8) ** 0.5


@given(seed=seeds, items=st.lists(st.integers()))
def test_shuffle_keeps_all_items(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    Rand(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_shuffle_makes_every_order_equally_often() -> None:
    rand = Rand(5)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rand.shuffle(items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 24
    assert sum((times - 1000) ** 2 for times in seen.values()) / 1000 < 23 + 5 * 46**0.5


def test_a_fork_is_another_stream_that_the_seed_decides() -> None:
    first, second = Rand(8), Rand(8)
    fork, same = first.fork(), second.fork()
    bits = [fork.bits() for _ in range(5)]
    assert bits == [same.bits() for _ in range(5)]
    assert bits != [first.bits() for _ in range(5)]
