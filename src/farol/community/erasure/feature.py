"""Registers erasure and export of personal data."""

import structlog

from farol.community.erasure.api import ErasureApi
from farol.community.erasure.service import Erasure
from farol.community.erasure.store import ErasureWishes
from farol.community.identity.feature import IdentityFeature
from farol.protocol.errors import Refusal
from farol.server.store.store import OwnedElsewhere
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet

log = structlog.get_logger("farol.erasure")


class ErasureFeature(Feature[Erasure]):
    """Erasure across all features of the server."""

    name = "erasure"
    apis = (ErasureApi,)
    stores = (ErasureWishes,)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        people = features.need(IdentityFeature).service
        super().__init__(context, features)
        self.service = Erasure(context.lobby, people, features)
        self._wishes = ErasureWishes(context.store.database)

    async def on_tick(self) -> None:
        """Erase whom the operator wants erased. Each server does so at its own tables; who is left
        at others is erased when those are done."""
        for person in await self._wishes.wished():
            try:
                self.context.hang_up(await self.service.depart(person, _elsewhere))
            except Refusal as refusal:
                log.info("not-erased-yet", person=person.id, reason=refusal.sentence)


async def _elsewhere(_code: str, _elsewhere: OwnedElsewhere) -> None:
    """The server that owns the table erases the person there."""
