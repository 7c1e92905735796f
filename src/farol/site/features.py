"""The slices that one device has use for: its people, their games, their best ones, the deal of the
day. Ratings, leagues, parties and notices are about people elsewhere."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from farol.community.daily.feature import DailyFeature
from farol.community.erasure.feature import ErasureFeature
from farol.community.history.feature import HistoryFeature
from farol.community.identity.feature import IdentityFeature
from farol.community.records.feature import RecordsFeature
from farol.server.web.feature import AnyFeature


class TabHistoryFeature(HistoryFeature):
    """History whose records are read in the event loop."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Until the tab is closed."""
        try:
            yield
        finally:
            await self.service.close()


FEATURES: Final[tuple[AnyFeature, ...]] = (
    IdentityFeature,
    ErasureFeature,
    TabHistoryFeature,
    RecordsFeature,
    DailyFeature,
)
