"""Registers leagues."""

from farol.community.leagues.api import LeaguesApi
from farol.community.leagues.service import LeagueService
from farol.community.leagues.store import LeagueStore
from farol.community.ratings.feature import RatingsFeature
from farol.protocol.bodies import NewTable
from farol.server.store.store import Person, TableRow
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet


class LeaguesFeature(Feature[LeagueService]):
    """Leagues, and tables that count for one."""

    name = "leagues"
    apis = (LeaguesApi,)
    stores = (LeagueStore,)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        ratings = features.find(RatingsFeature)
        rated = None if ratings is None else ratings.service
        super().__init__(context, features)
        self.service = LeagueService(context.store, context.time.now, rated, self._check_name)

    def _check_name(self, name: str, person: Person) -> None:
        """Refusal if a league of this person may not have this name; the gate may be set later."""
        self.context.gate.check_name(name, person)

    async def prepare(self, row: TableRow, wanted: NewTable, person: Person) -> None:
        """Let the table count for a league of its host."""
        if wanted.league is not None:
            league = await self.service.own(wanted.league, person)
            row.league, row.league_name = league.id, league.name
