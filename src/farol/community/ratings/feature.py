"""Registers ratings."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from farol.community.history.feature import HistoryFeature
from farol.community.ratings.api import RatingsApi
from farol.community.ratings.service import RatingService
from farol.community.ratings.store import RatingStore
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet


class RatingsFeature(Feature[RatingService]):
    """Ratings; they are derived from records, which are read with the histories."""

    name = "ratings"
    apis = (RatingsApi,)
    stores = (RatingStore,)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        history = features.need(HistoryFeature).service
        super().__init__(context, features)
        self.service = RatingService(context.store, history)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Context in which games are rated."""
        try:
            yield
        finally:
            await self.service.rater.close()
