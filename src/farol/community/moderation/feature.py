"""Registers moderation: the gate of the server, reports and decisions."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct

from farol.community.identity.feature import IdentityFeature
from farol.community.invitations.feature import InvitationsFeature
from farol.community.moderation.api import ModerationApi
from farol.community.moderation.gate import ModerationGate
from farol.community.moderation.names import reserved_names
from farol.community.moderation.player_api import OrderApi
from farol.community.moderation.service import Moderation
from farol.community.moderation.store import ModerationStore
from farol.protocol.bodies import NewTable, ServerInfo, Tables
from farol.server.store.store import Person, TableRow
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet


class ModerationFeature(Feature[Moderation]):
    """Mutes, blocks and reports; moderators' decisions."""

    name = "moderation"
    apis = (OrderApi, ModerationApi)
    stores = (ModerationStore,)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        people = features.need(IdentityFeature).service
        super().__init__(context, features)
        gate = ModerationGate(reserved_names())
        invited = features.find(InvitationsFeature)
        silences = None if invited is None else invited.service.store
        key = secrets.token_hex(16)
        self.service = Moderation(context, people, gate, key, silences)
        context.gate = gate
        context.on_ruled = self.service.refresh_soon

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Read what is in force before anybody comes."""
        await self.service.refresh()
        yield

    async def prepare(self, row: TableRow, wanted: NewTable, person: Person) -> None:  # noqa: ARG002
        """Check the names of the seats of a new table."""
        self.service.gate.check_plans(wanted.seats, person)

    async def on_tick(self) -> None:
        """Read what is in force: a command may have decided something, or the date."""
        await self.service.refresh()

    async def complete(self, answer: Struct, person: Person | None) -> None:
        """Tell the operator's notice, and the latest decision that concerns the person."""
        if isinstance(answer, ServerInfo):
            answer.notice = self.service.notice
            answer.house = self.service.house.listed()
        if isinstance(answer, Tables) and person is not None:
            answer.decided = self.service.gate.latest.get(person.id, 0)
