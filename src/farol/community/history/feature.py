"""Registers histories."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from farol.community.history.api import HistoryApi
from farol.community.history.glance_api import GlanceApi
from farol.community.history.service import HistoryService, Job, work
from farol.community.history.store import HistoryStore
from farol.server.store.store import TableRow
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet
from farol.server.workers.documents import DocumentWorkers

REST_SECONDS: Final = 600.0  # of idleness before the worker process stops


class HistoryFeature(Feature[HistoryService]):
    """Histories of all people. While the server runs, a process of its own reads records."""

    name = "history"
    apis = (GlanceApi, HistoryApi)
    stores = (HistoryStore,)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        super().__init__(context, features)
        self.service = HistoryService(context.store, context.time.now)
        self._workers: DocumentWorkers[Job] = DocumentWorkers(work, context.time.monotonic)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run with a worker process for records."""
        self.service.maker = self._workers.make
        try:
            yield
        finally:
            await self.service.close()
            self._workers.close()

    def on_finished(self, row: TableRow) -> None:
        """Queue the record for reading."""
        self.service.on_finished(row)

    async def on_tick(self) -> None:
        """Stop the worker process when idle."""
        self._workers.rest(REST_SECONDS)
