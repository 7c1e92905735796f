"""How much one address may ask for in some time."""

from typing import Final

from farol.server.play.model.bucket import Bucket

MAX_ADDRESSES: Final = 20_000  # remembered at a time, so that memory is bounded
FEW: Final = 64  # buckets among which nobody looks for full ones


class Buckets:
    """One bucket per key, such as an address; the full ones are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}
        self._many = FEW  # when there are so many, the full ones are looked for

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Take from the bucket of this key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._many:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
        return bucket.take(now, cost)

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """Undo a take that does not count after all."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give_back(cost)

    def _forget(self, now: float) -> None:
        """Let go of the full buckets, and of the oldest tenth if there are too many; then not
        before there are twice as many: looking costs little for each that comes."""
        for key in [key for key, bucket in self._buckets.items() if bucket.full(now)]:
            del self._buckets[key]
        if len(self._buckets) >= MAX_ADDRESSES:
            for key in list(self._buckets)[: MAX_ADDRESSES // 10]:
                del self._buckets[key]
        self._many = min(MAX_ADDRESSES, max(FEW, 2 * len(self._buckets)))

    def __len__(self) -> int:
        return len(self._buckets)
