"""Registers identity: authentication by cookie."""

from typing import Final

import structlog

from farol.community.identity.api import IdentityApi
from farol.community.identity.people import People
from farol.community.identity.renaming import Renaming, RenamingStore
from farol.community.identity.store import IdentityStore
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet

TIDY_SECONDS: Final = 3600.0  # between two deletions of outdated people

log = structlog.get_logger("farol.identity")


class IdentityFeature(Feature[People]):
    """Names, cookies, devices."""

    name = "identity"
    apis = (IdentityApi,)
    stores = (IdentityStore, RenamingStore)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        super().__init__(context, features)
        self.service = People(context.store, context.time)
        context.identity = self.service
        self.renaming = Renaming(context.lobby, context.store.database)
        self.service.on_renamed = self.renaming.soon
        self._tidied: float | None = None

    async def on_tick(self) -> None:
        """Write new names at tables; delete outdated devices and people, from time to time."""
        await self.renaming.work()
        now = self.context.time.monotonic()
        if self._tidied is None or now - self._tidied >= TIDY_SECONDS:
            self._tidied = now
            log.info("tidied", people=await self.service.tidy())
