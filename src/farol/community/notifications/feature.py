"""Registers notifications for people who are not at their table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from farol.community.notifications.email_api import EmailApi
from farol.community.notifications.email_store import EmailStore
from farol.community.notifications.push_api import PushApi
from farol.community.notifications.push_store import PushStore
from farol.community.notifications.service import Notifications, check_mail, opened_notifications
from farol.server.play.model.payloads import Notice
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet

TIDY_SECONDS: Final = 3600.0  # between two deletions of unconfirmed addresses


class NotificationsFeature(Feature[Notifications]):
    """Web Push and e-mail, as configured."""

    name = "notifications"
    apis = (PushApi, EmailApi)
    stores = (PushStore, EmailStore)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        check_mail(context.settings)
        super().__init__(context, features)
        self.service = Notifications()
        self._tidied: float | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run the delivery tasks."""
        context, service = self.context, self.service
        opened = await opened_notifications(
            context.settings, context.store, context.time, context.rehearsal
        )
        service.courier, service.push, service.mail = opened.courier, opened.push, opened.mail
        try:
            yield
        finally:
            if service.courier is not None:
                await service.courier.close()

    def on_notice(self, notice: Notice) -> None:
        """Queue the notice."""
        self.service.tell(notice)

    async def on_tick(self) -> None:
        """Delete unconfirmed addresses, from time to time."""
        now = self.context.time.monotonic()
        if self._tidied is None or now - self._tidied >= TIDY_SECONDS:
            self._tidied = now
            await EmailStore(self.context.store.database).forget_unconfirmed(
                self.context.time.now()
            )
