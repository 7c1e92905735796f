"""Registers invitations."""

from msgspec import Struct

from farol.community.invitations.api import InvitationsApi
from farol.community.invitations.service import Invitations
from farol.community.invitations.store import InvitationStore
from farol.protocol.bodies import Tables
from farol.server.store.store import Person
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet


class InvitationsFeature(Feature[Invitations]):
    """Invitations of people one has played with."""

    name = "invitations"
    apis = (InvitationsApi,)
    stores = (InvitationStore,)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        super().__init__(context, features)
        self.service = Invitations(context.lobby, context.store, context.time)

    async def complete(self, answer: Struct, person: Person | None) -> None:
        """Add pending invitations to the list of tables."""
        if isinstance(answer, Tables) and person is not None:
            answer.invited = await self.service.waiting(person)
