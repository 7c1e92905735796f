"""Token buckets by address."""

from typing import Final

from farol.server.play.model.bucket import Bucket

MAX_ADDRESSES: Final = 20_000  # a cap that bounds memory
FEW: Final = 64  # buckets below which full ones are not removed


class Buckets:
    """One bucket per key, such as an address; full ones are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}
        self._many = FEW  # count at which full ones are removed

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Take tokens of this key; False if there are too few."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._many:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
        return bucket.take(now, cost)

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """Return tokens of a take that does not count after all."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give_back(cost)

    def _forget(self, now: float) -> None:
        """Remove the full buckets, and the oldest tenth if there are still too many. The next
        removal is at twice the remaining number: amortised constant cost."""
        for key in [key for key, bucket in self._buckets.items() if bucket.full(now)]:
            del self._buckets[key]
        if len(self._buckets) >= MAX_ADDRESSES:
            for key in list(self._buckets)[: MAX_ADDRESSES // 10]:
                del self._buckets[key]
        self._many = min(MAX_ADDRESSES, max(FEW, 2 * len(self._buckets)))

    def __len__(self) -> int:
        return len(self._buckets)
