"""Random number generator: one seed gives one stream, on every machine and Python version."""

# compiled by mypyc

from typing import Final, final

from farol.core.native import i64, vec
from farol.core.vectors import numbers

# A multiply-with-carry generator. MULTIPLIER * 2**30 - 1 is a safe prime: the period is about
# 2**58. All products stay below 2**60, so that compiled code never leaves a machine word.
MULTIPLIER: Final = 997651242
WORD: Final = 30  # bits of one output
MASK: Final = (1 << WORD) - 1
_STATES: Final = MULTIPLIER * (1 << WORD) - 2  # 0 and the modulus itself are excluded

# splitmix64, used once per seed so that neighbouring seeds give unrelated streams. Its words of 64
# bits are counted in halves of 32, whose products with quarters fit a machine word as well.
_HALF: Final = 32
_LOW: Final = (1 << _HALF) - 1
_QUARTER: Final = 16
_LEAST: Final = (1 << _QUARTER) - 1
_GOLDEN_HIGH: Final = 0x9E3779B9
_GOLDEN_LOW: Final = 0x7F4A7C15
_MIX_1_HIGH: Final = 0xBF58476D
_MIX_1_LOW: Final = 0x1CE4E5B9
_MIX_2_HIGH: Final = 0x94D049BB
_MIX_2_LOW: Final = 0x133111EB
_MASK_64: Final = (1 << 64) - 1


def _low_product(one: i64, other: i64) -> i64:
    """The lower half of the product of two halves, and some bits above it."""
    return one * (other & _LEAST) + ((one * (other >> _QUARTER) & _LEAST) << _QUARTER)


def _product(high: i64, low: i64, times_high: i64, times_low: i64) -> tuple[i64, i64]:
    """The product of two words, each in halves, modulo 2**64."""
    least = low * (times_low & _LEAST)
    more = low * (times_low >> _QUARTER) + (least >> _QUARTER)
    above = (more >> _QUARTER) + _low_product(low, times_high) + _low_product(high, times_low)
    return above & _LOW, ((more & _LEAST) << _QUARTER) | (least & _LEAST)


def _mixed(seed: int) -> i64:
    """The initial state of a seed, 1 to _STATES."""
    high: i64 = 0
    low: i64 = 0
    while True:
        word = seed & _MASK_64
        low = (low ^ (word & _LOW)) + _GOLDEN_LOW
        high = (high ^ (word >> _HALF)) + _GOLDEN_HIGH + (low >> _HALF) & _LOW
        low = low & _LOW
        low, high = low ^ ((high << 2 | low >> 30) & _LOW), high ^ (high >> 30)
        high, low = _product(high, low, _MIX_1_HIGH, _MIX_1_LOW)
        low, high = low ^ ((high << 5 | low >> 27) & _LOW), high ^ (high >> 27)
        high, low = _product(high, low, _MIX_2_HIGH, _MIX_2_LOW)
        low, high = low ^ ((high << 1 | low >> 31) & _LOW), high ^ (high >> 31)
        seed >>= 64
        if seed == 0:
            # the word may need all of 64 bits: first without the last one
            rest = ((high << (_HALF - 1)) | (low >> 1)) % _STATES
            return (2 * rest + (low & 1)) % _STATES + 1


@final
class Rand:
    """A seeded stream of bits with fair draws from it.

    >>> rand = Rand(7)
    >>> [rand.below(6) + 1 for _ in range(8)]
    [5, 3, 2, 1, 2, 6, 2, 4]
    """

    def __init__(self, seed: int) -> None:
        """Start the stream of `seed`, any int from 0 up."""
        if seed < 0:
            raise ValueError(f"a seed is 0 or more, not {seed}")
        self._state = _mixed(seed)  # below 2**60

    def bits(self) -> i64:
        """The next 30 random bits."""
        state = self._state
        low = state & MASK
        high = state >> WORD
        self._state = MULTIPLIER * low + high
        return low ^ high

    def below(self, count: i64) -> i64:
        """A fair number from 0 to count - 1; `count` is 1 to 2**30."""
        product = self.bits() * count
        if (product & MASK) < count:
            # Lemire's method: reject the few low words that would favour some results
            uneven = (MASK + 1) % count
            while (product & MASK) < uneven:
                product = self.bits() * count
        return product >> WORD

    def choice(self, items: list[int]) -> i64:
        """One of the items, each place equally likely."""
        return items[self.below(len(items))]

    def weighted(self, weights: list[int]) -> i64:
        """An index, drawn in proportion to its weight."""
        return self.weighted_vec(numbers(weights))

    def weighted_vec(self, weights: vec[i64]) -> i64:
        """An index, drawn in proportion to its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        rest = self.below(total)
        index: i64 = 0
        while rest >= weights[index]:
            rest -= weights[index]
            index += 1
        return index

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        last: i64
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def shuffle_vec(self, items: vec[i64]) -> None:
        """Put the items in a random order, in place."""
        last = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

    def __reduce__(self) -> tuple[object, ...]:
        return _resumed, (self._state,)

    def fork(self) -> "Rand":
        """A new stream, seeded by this one."""
        return Rand((self.bits() << WORD) | self.bits())


def _resumed(state: i64) -> Rand:
    """The stream at a given state; for pickle and deepcopy."""
    rand = Rand(0)
    rand._state = state
    return rand
