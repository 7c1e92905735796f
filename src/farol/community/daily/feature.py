"""Registers the daily deal."""

from farol.community.daily.api import DailyApi
from farol.community.daily.service import Daily
from farol.community.daily.store import DailyStore
from farol.server.store.store import Person, TableRow
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet


class DailyFeature(Feature[Daily]):
    """One deal per game and day, the same for everybody."""

    name = "daily"
    apis = (DailyApi,)
    stores = (DailyStore,)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        super().__init__(context, features)
        self.service = Daily(context.lobby, context.store, context.time)

    async def on_tick(self) -> None:
        """Commit to the deals of today and tomorrow."""
        await self.service.look_ahead()

    async def may_see(self, row: TableRow, person: Person | None) -> bool:
        """Whether the person's own try of that deal is over."""
        return await self.service.may_see(row.daily, row.game, person)
