"""People in SQL: the rows, with id and name, that other tables refer to."""

from farol.core.data import Json
from farol.server.store.database import Database, selected
from farol.server.store.schema import Schema
from farol.server.store.sql import Connection
from farol.server.store.store import GONE


class PersonStore:
    """The rows of people. Authentication is stored elsewhere."""

    name = "person"
    schema = Schema(
        """
        CREATE TABLE people (
            id {id}, name TEXT NOT NULL, created {real} NOT NULL,
            open INTEGER NOT NULL DEFAULT 0, unlisted INTEGER NOT NULL DEFAULT 0,
            invitable INTEGER NOT NULL DEFAULT 0, face INTEGER
        );
        """,
        "0040-faces",
    )

    def __init__(self, database: Database) -> None:
        self._run = database.run

    def erase(self, connection: Connection, person: int) -> None:
        """Delete the row. The row with the largest id is kept without a name: otherwise SQLite
        would give its id to the next person."""
        connection.execute(
            "DELETE FROM people WHERE id = ? AND id < (SELECT max(id) FROM people)", (person,)
        )
        connection.execute(
            "UPDATE people SET name = ?, created = 0, open = 0, unlisted = 0, invitable = 0, "
            "face = NULL WHERE id = ?",
            (GONE, person),
        )

    def export(self, connection: Connection, person: int) -> Json:
        """The name and face, when the person was created, and what others are allowed."""
        found = selected(
            connection,
            "SELECT name, face, created, open, unlisted, invitable FROM people WHERE id = ?",
            (person,),
            *("name", "face", "created", "history_open?", "unlisted?", "invitable?"),
        )
        return found[0] if found else None
