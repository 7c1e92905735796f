"""All tables of one device as a file: taken along, and brought back. What comes back is checked as
a whole before anything is replaced."""

import sqlite3
from pathlib import Path
from typing import Any, Final

from farol.core.errors import FarolError
from farol.server.store.sqlite_schema import bring_up_to_date
from farol.server.store.store import StoreError
from farol.server.store.stores import Store
from farol.server.web.feature import schemas_of
from farol.site.cookies import SETTING
from farol.site.features import FEATURES

MAGIC: Final = b"SQLite format 3\0"
LARGEST: Final = 256 << 20  # bytes
LOG_MODE: Final = slice(18, 20)  # where the file says whether it was used with a write-ahead log


class BadFile(FarolError):
    """A file that is none of these."""


async def whole_file(store: Store) -> bytes:
    """The file as it is now."""

    def work(connection: Any) -> bytes:
        return bytes(connection.serialize())

    return await store.database.run(work)


def checked_copy(file: bytes) -> sqlite3.Connection:
    """The file in memory, sound and up to date; BadFile says why it cannot be used."""
    if not file.startswith(MAGIC) or len(file) > LARGEST:
        raise BadFile("That is no file of Farol's tables.")
    plain = bytearray(file)
    plain[LOG_MODE] = b"\1\1"  # a copy in memory has no log
    copy = sqlite3.connect(":memory:", isolation_level=None)
    try:
        copy.deserialize(bytes(plain))
        if copy.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise BadFile("That file is damaged.")
        if copy.execute("SELECT value FROM settings WHERE name = ?", (SETTING,)).fetchone() is None:
            raise BadFile("That file was not taken from a page like this one.")
        bring_up_to_date(copy, schemas_of(FEATURES))
    except (sqlite3.Error, StoreError) as error:
        copy.close()
        raise BadFile(f"That file cannot be used: {error}.") from error
    except BadFile:
        copy.close()
        raise
    return copy


def replaced(path: Path, copy: sqlite3.Connection) -> None:
    """Put the copy in the place of a file that nobody has open: all of it, or nothing."""
    kept = sqlite3.connect(path, isolation_level=None)
    try:
        kept.execute("PRAGMA locking_mode = EXCLUSIVE")
        kept.execute("PRAGMA journal_mode = PERSIST")
        copy.backup(kept)
    finally:
        kept.close()
