"""How much one address may ask for in some time."""

from typing import Final

from farol.table.live.model.bucket import Bucket

MAX_ADDRESSES: Final = 20_000  # remembered at a time, so that memory is bounded


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
            if len(self._buckets) >= MAX_ADDRESSES:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
        return bucket.take(now, cost)

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """Undo a take that does not count after all."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give_back(cost)

    def _forget(self, now: float) -> None:
        """Let go of the full buckets, and of the oldest tenth in any case: never often."""
        oldest = list(self._buckets)[: MAX_ADDRESSES // 10]
        full = [key for key, bucket in self._buckets.items() if bucket.full(now)]
        for key in {*oldest, *full}:
            del self._buckets[key]

    def __len__(self) -> int:
        return len(self._buckets)
