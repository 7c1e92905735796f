"""How much of something one may do in some time: buckets that fill up again."""

from typing import Final

MOST_ADDRESSES: Final = 20_000  # remembered at a time, so that memory is bounded


class Bucket:
    """Holds up to `burst` tokens and gets `rate` new ones a second.

    >>> bucket = Bucket(rate=1, burst=2, now=0)
    >>> [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)]
    [True, True, False, True]
    """

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take what it costs, if it is there."""
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def holds(self, cost: float) -> bool:
        """Whether so much is there, as of the last look."""
        return self._left >= cost

    def full(self, now: float) -> bool:
        """Whether nothing was taken for long: the bucket can be forgotten."""
        return self._left + (now - self._then) * self._rate >= self._burst


class Buckets:
    """One bucket per key, such as an address; the full ones are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Take from the bucket of this key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
        return bucket.take(now, cost)

    def any_left(self, key: str, now: float) -> bool:
        """Whether the bucket of this key would give one."""
        return self.take(key, now, 0) and self._buckets[key].holds(1)

    def _forget(self, now: float) -> None:
        """Let go of the full buckets, and of the oldest tenth in any case: never often."""
        oldest = list(self._buckets)[: MOST_ADDRESSES // 10]
        full = [key for key, bucket in self._buckets.items() if bucket.full(now)]
        for key in {*oldest, *full}:
            del self._buckets[key]

    def __len__(self) -> int:
        return len(self._buckets)
