"""Registers the party, if there is one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import ClassVar

from msgspec import Struct

from farol.community.leagues.feature import LeaguesFeature
from farol.community.party.api import PartyApi
from farol.community.party.service import Party, PartyRoom
from farol.community.party.store import PartyStore
from farol.protocol.bodies import ServerInfo
from farol.server.store.store import Person
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet


class PartyFeature(Feature[PartyRoom]):
    """A room for a party, empty unless the server was started with one (`with_party`)."""

    name = "party"
    apis = (PartyApi,)
    stores = (PartyStore,)
    is_on: ClassVar[bool] = False
    game: ClassVar[str | None] = None  # selected at once

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        super().__init__(context, features)
        self.service = PartyRoom()
        self._leagues = features.find(LeaguesFeature)
        if self.is_on:
            self.open()

    def open(self) -> Party:
        """Open a party here."""
        context, leagues = self.context, self._leagues
        counted = None if leagues is None else leagues.service
        self.service.party = Party(context.lobby, context.store, context.time, counted)
        return self.service.party

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Resume the saved party, or begin one."""
        if self.service.party is not None:
            await self.service.party.begin(self.game)
        yield

    async def complete(self, answer: Struct, person: Person | None) -> None:  # noqa: ARG002
        """Add the party's code to the server's information."""
        if isinstance(answer, ServerInfo) and self.service.party is not None:
            answer.party = self.service.party.code

    async def forget(self, person: int) -> None:
        """Remove a person from the guests."""
        if self.service.party is not None:
            await self.service.party.forget(person)
