"""The saved party's guests in SQL: the party is one setting of the server."""

import msgspec
from msgspec.structs import replace

from farol.community.party.service import SETTING, PartyState
from farol.core.data import Json
from farol.server.store.database import Database
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection


class PartyStore:
    """Erases and exports guests."""

    name = "party"
    schema = Schema("")

    def __init__(self, database: Database) -> None:
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Remove a person from the guests."""
        evening = _kept(connection)
        if evening is not None:
            left = tuple(guest for guest in evening.guests if guest.person != person)
            connection.execute(
                "UPDATE settings SET value = ? WHERE name = ?",
                (msgspec.json.encode(replace(evening, guests=left)).decode(), SETTING),
            )

    def export(self, connection: Connection, person: int) -> Json:
        """The name under which a person is a guest."""
        evening = _kept(connection)
        for guest in () if evening is None else evening.guests:
            if guest.person == person:
                return {"name": guest.name}
        return None


def _kept(connection: Connection) -> PartyState | None:
    """The saved party; None if there is none, or if it is in another format."""
    found = connection.execute("SELECT value FROM settings WHERE name = ?", (SETTING,)).fetchone()
    try:
        return None if found is None else msgspec.json.decode(found[0], type=PartyState)
    except msgspec.MsgspecError:
        return None
