"""One seed, one stream, on every machine: golden values, fairness, and what is refused."""

import copy
import pickle
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farol.core.rand import MASK, MULTIPLIER, WORD, Rand
from farol.core.vectors import numbers
from farol.testing.chance import assert_fair

GOLDEN = {
    2024: [329133285, 198007971, 603906027, 133962680],
    0: [932687009, 374470258, 268685351, 692792622],
    1: [637040620, 57429546, 269810964, 500023737],
    7: [861395313, 361463598, 182415503, 19547340],
    2**30: [174605360, 1052072156, 455203892, 376041401],
    2**64 - 1: [201894489, 275036886, 614078284, 17945363],
    2**64: [708920236, 828098019, 770177387, 1035537210],
    2**256 - 1: [369516883, 527381506, 384143392, 291438727],
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_gives_the_same_stream_everywhere(seed: int) -> None:
    rand = Rand(seed)
    assert [rand.bits() for _ in range(4)] == GOLDEN[seed]


def test_the_stream_is_the_same_far_along() -> None:
    rand = Rand(3)
    for _ in range(100_000):
        rand.bits()
    assert rand.bits() == 983676563


def test_every_draw_is_the_same_everywhere() -> None:
    rand = Rand(42)
    items = list(range(10))
    rand.shuffle(items)
    assert items == [9, 5, 7, 8, 4, 6, 3, 2, 1, 0]
    assert rand.below(1000) == 828
    assert rand.choice([5, 6, 7]) == 6
    assert rand.weighted([1, 2, 3]) == 1
    assert rand.fork().bits() == 824345393
    assert rand.bits() == 99683963


def is_prime(number: int) -> bool:
    """Miller and Rabin with the bases that decide every number below 2**64."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(base, odd, number)
        if power not in (1, number - 1) and not any(
            (power := power * power % number) == number - 1 for _ in range(twos - 1)
        ):
            return False
    return True


def test_the_generator_has_a_long_period() -> None:
    modulus = MULTIPLIER * 2**WORD - 1
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)
    assert not is_prime(modulus - 2)


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 67, 1000])
def test_below_is_fair(count: int) -> None:
    rand = Rand(count)
    draws = 40 * count + 2_000
    counts = Counter(rand.below(count) for _ in range(draws))
    assert_fair(counts, dict.fromkeys(range(count), 1), draws)


@pytest.mark.parametrize("count", [2**30, 3 * 2**28, 2**29 + 1])
def test_below_is_fair_for_large_counts(count: int) -> None:
    """Where a modulus would favour small numbers: count the quarters."""
    rand = Rand(5)
    counts = Counter(4 * rand.below(count) // count for _ in range(8_000))
    assert_fair(counts, dict.fromkeys(range(4), 1), 8_000)


@given(seed=st.integers(0, 2**70), count=st.integers(1, 2**30))
def test_below_stays_below(seed: int, count: int) -> None:
    rand = Rand(seed)
    assert all(0 <= rand.below(count) < count for _ in range(20))


def test_neighbouring_seeds_are_unrelated() -> None:
    counts = Counter(Rand(seed).below(6) for seed in range(6_000))
    assert_fair(counts, dict.fromkeys(range(6), 1), 6_000)
    pairs = Counter(Rand(seed).below(3) * 3 + Rand(seed + 1).below(3) for seed in range(9_000))
    assert_fair(pairs, dict.fromkeys(range(9), 1), 9_000)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rand = Rand(8)
    orders = {order: number for number, order in enumerate(permutations(range(4)))}
    counts: Counter[int] = Counter()
    for _ in range(4_800):
        items = [0, 1, 2, 3]
        rand.shuffle(items)
        counts[orders[tuple(items)]] += 1
    assert_fair(counts, dict.fromkeys(range(24), 1), 4_800)


def test_a_shuffle_of_nothing_or_one_thing_changes_nothing() -> None:
    rand = Rand(8)
    for items in ([], [5]):
        before = list(items)
        rand.shuffle(items)
        assert items == before


def test_weights_weigh() -> None:
    rand = Rand(6)
    weights = {0: 5, 2: 1, 3: 14}
    counts = Counter(rand.weighted([5, 0, 1, 14]) for _ in range(6_000))
    assert_fair(counts, weights, 6_000)


def test_choice_takes_every_place_alike() -> None:
    rand = Rand(4)
    counts = Counter(rand.choice([10, 20, 20, 30]) for _ in range(4_000))
    assert_fair(counts, {10: 1, 20: 2, 30: 1}, 4_000)


def test_a_fork_goes_its_own_way() -> None:
    one, other = Rand(2), Rand(2)
    fork = one.fork()
    twin = other.fork()
    assert [fork.bits() for _ in range(5)] == [twin.bits() for _ in range(5)]
    fork.bits()
    assert one.bits() == other.bits(), "what a fork draws does not move its parent"
    assert one.fork().bits() != fork.bits()


@pytest.mark.parametrize("bit", [0, 29, 30, 59, 60, 63, 64, 127, 128, 255])
def test_every_bit_of_a_long_seed_matters(bit: int) -> None:
    assert Rand(1 << bit | 1 << 256).bits() != Rand(1 << 256).bits()


@given(seed=st.integers(0, 2**256))
def test_bits_are_thirty(seed: int) -> None:
    rand = Rand(seed)
    assert all(0 <= rand.bits() <= MASK for _ in range(50))


@given(seed=st.integers(0, 2**256), items=st.lists(st.integers()))
def test_a_shuffle_keeps_all_items(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    Rand(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_below_is_fair_where_many_words_must_be_thrown_away() -> None:
    """A third of all words would land twice on the same residue without the correction."""
    rand = Rand(1)
    counts = Counter(rand.below(3 << 28) % 3 for _ in range(30_000))
    assert_fair(counts, dict.fromkeys(range(3), 1), 30_000)


@pytest.mark.parametrize("seed", [-1, -(2**70)])
def test_a_seed_is_not_negative(seed: int) -> None:
    with pytest.raises(ValueError, match="0 or more"):
        Rand(seed)


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_a_pickled_stream_goes_on_where_it_was(protocol: int) -> None:
    rand = Rand(5)
    rand.bits()
    twin = pickle.loads(pickle.dumps(rand, protocol))
    assert [twin.bits() for _ in range(5)] == [rand.bits() for _ in range(5)]


def test_a_deep_copy_of_a_stream_is_independent() -> None:
    rand = Rand(5)
    twin = copy.deepcopy(rand)
    twin.bits()
    assert rand.bits() == Rand(5).bits()


@pytest.mark.parametrize("count", [0, 1, 2, 3, 10, 52])
def test_a_vector_is_shuffled_as_a_list_is(count: int) -> None:
    items, made = list(range(count)), numbers(list(range(count)))
    Rand(count).shuffle(items)
    Rand(count).shuffle_vec(made)
    assert list(made) == items


@pytest.mark.parametrize("seed", range(20))
def test_weights_in_a_vector_draw_as_those_in_a_list_do(seed: int) -> None:
    weights = [0, 3, 0, 5, 1]
    drawn = Rand(seed).weighted(weights)
    assert Rand(seed).weighted_vec(numbers(weights)) == drawn
    assert weights[drawn] > 0
