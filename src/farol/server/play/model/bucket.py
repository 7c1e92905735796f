"""Token bucket for rate limits."""

# compiled by mypyc


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

    def copy(self) -> "Bucket":
        """An independent bucket with the same tokens."""
        twin = Bucket(self._rate, self._burst, self._then)
        twin._left = self._left
        return twin

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take `cost` tokens; False if there are too few."""
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Seconds until `cost` tokens are there.

        >>> bucket = Bucket(rate=0.5, burst=1, now=0)
        >>> bucket.wait(0), bucket.take(0), bucket.wait(0)
        (0.0, True, 2.0)
        """
        missing = cost - min(self._burst, self._left + (now - self._then) * self._rate)
        return max(0.0, missing / self._rate)

    def give_back(self, cost: float = 1.0) -> None:
        """Return tokens for something that does not count after all."""
        self._left = min(self._burst, self._left + cost)

    def full(self, now: float) -> bool:
        """Whether the bucket is full and can be dropped."""
        return self._left + (now - self._then) * self._rate >= self._burst
