"""Registers company, if the server is open to strangers."""

from msgspec import Struct

from farol.community.company.api import CompanyApi
from farol.community.company.service import Company
from farol.community.company.store import CompanyStore
from farol.community.invitations.feature import InvitationsFeature
from farol.protocol.bodies import ServerInfo
from farol.server.store.store import Person
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet


class CompanyFeature(Feature[Company]):
    """A board of open tables and searches; off unless the setting `company` is on."""

    name = "company"
    apis = (CompanyApi,)
    stores = (CompanyStore,)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        super().__init__(context, features)
        invitations = features.find(InvitationsFeature)
        silences = None if invitations is None else invitations.service.store
        self.service = Company(context, silences)

    async def on_tick(self) -> None:
        """Delete searches that were given up, and free seats of people who have gone."""
        if self.context.settings.company:
            await self.service.tidy()

    async def complete(self, answer: Struct, person: Person | None) -> None:  # noqa: ARG002
        """A server for friends does not tell of it."""
        if isinstance(answer, ServerInfo) and not self.context.settings.company:
            answer.features.remove(self.name)
