"""Erasure of a person at all tables of the server, and export."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from farol.community.erasure.rows import Whereabouts
from farol.community.erasure.store import ErasureStore
from farol.community.identity.people import People
from farol.core.data import Json
from farol.protocol.errors import Refusal
from farol.server.play.lobby import Lobby
from farol.server.store.store import OwnedElsewhere, Person
from farol.server.store.stores import CORE
from farol.server.web.feature import Feature

ROUNDS: Final = 3  # searches for tables: another device may take a seat meanwhile

# Asks the server that owns a table to erase a person from it.
Ask = Callable[[str, OwnedElsewhere], Awaitable[None]]


class Erasure:
    """Erases people from tables, then their own rows. If a step fails, the person still exists and
    can repeat the request."""

    def __init__(self, lobby: Lobby, people: People, features: Iterable[Feature[Any]]) -> None:
        self._lobby = lobby
        self._features = features
        self._exporting: set[int] = set()  # people with an export in progress
        self._people = people
        self._store = people.store

    @property
    def _rows(self) -> ErasureStore:
        """The erasure store over all stores, including those of features that were registered
        later."""
        stores = [store for feature in self._features for store in feature.stores]
        return ErasureStore(self._store.database, [*CORE, *stores])

    async def depart(self, person: Person, ask: Ask) -> list[str]:
        """Erase a person, and return the hashes of the revoked tokens; Refusal or StoreError if
        something is left, so that the request has to be repeated."""
        for feature in self._features:
            await feature.forget(person.id)
        for row in await self._store.tables.lessons_of(person.id):
            await self._lobby.forget(row.code)
        for _ in range(ROUNDS):
            left = await self._rows.whereabouts(person.id)
            if not left:
                break
            await self._leave(person, left, ask)
        else:
            raise Refusal("status", "You have sat down again meanwhile; ask once more.")
        tokens = [device.token for device in await self._people.devices(person)]
        await self._people.sign_out(person, tokens)
        await self._rows.erase(person.id)
        return tokens

    async def export(self, person: Person) -> dict[str, Json]:
        """A person's data from all stores."""
        if person.id in self._exporting:
            raise Refusal("limit", "You want too much of that at once; try again in a moment.")
        self._exporting.add(person.id)
        try:
            return await self._rows.export(person.id)
        finally:
            self._exporting.discard(person.id)

    async def _leave(self, person: Person, left: list[Whereabouts], ask: Ask) -> None:
        over = {one.id for one in left if one.over and not self._lobby.holds(one.code)}
        await self._rows.take_names(person.id, over)
        if over:
            left = await self._rows.whereabouts(person.id)
        for one in left:
            try:
                await self.leave(one.code, person)
            except OwnedElsewhere as elsewhere:
                await ask(one.code, elsewhere)
            except Refusal as refusal:
                if one.code not in self._lobby.damaged:
                    raise refusal
                await self._store.ownership.leave(one.id)  # nobody can play there
                await self._rows.take_names(person.id, [one.id], unfinished=True)

    async def leave(self, code: str, person: Person) -> bool:
        """Erase a person from one table; False if there is no such table, OwnedElsewhere if another
        server owns it."""
        table = await self._lobby.find(code)
        if table is None:
            return False
        await table.forget(person)
        return True
