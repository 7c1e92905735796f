"""What nobody may have too often, whichever server of the database they ask."""

from typing import NamedTuple

from farol.community.identity.people import hashed
from farol.server.store.rate_limits import RateLimitStore


class RateLimit(NamedTuple):
    """So many at once, and so many more a second; counted for each person, network or address
    apart, by a hash of it."""

    what: str
    rate: float
    most: int

    async def take(self, limits: RateLimitStore, who: str, now: float) -> bool:
        """Once more, if they may."""
        return await limits.allow(hashed(f"{self.what} {who}"), self.rate, self.most, now)
