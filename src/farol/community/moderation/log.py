"""The log of decisions in SQL. Entries are added and never changed.

Each entry holds the hash of the one before, and hashes of what was decided and by whom. These two
stand in another table with a salt, so that they can be erased with a person while the chain holds.
"""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

from farol.community.moderation.rows import OPERATOR, Deed, Ruling, RulingText
from farol.server.store.sql import Connection

TRIES: Final = 20  # another server may add an entry at the same moment

DECLARED: Final = """
    CREATE TABLE rulings (
        number INTEGER PRIMARY KEY, at {real} NOT NULL, deed TEXT NOT NULL,
        undoes INTEGER NOT NULL, said TEXT NOT NULL, who TEXT NOT NULL, hash TEXT NOT NULL
    );
    CREATE INDEX rulings_undone ON rulings (undoes);
    CREATE TABLE ruling_texts (
        number INTEGER PRIMARY KEY, person {big} NOT NULL, moderator {big} NOT NULL,
        salt TEXT NOT NULL, said TEXT NOT NULL
    );
    CREATE INDEX ruling_texts_by_person ON ruling_texts (person);
"""

_RULINGS: Final = (
    "SELECT rulings.number, rulings.at, deed, undoes, coalesce(moderator, 0), "
    "coalesce(people.name, ''), ruling_texts.said, "
    "EXISTS (SELECT 1 FROM rulings AS later WHERE later.undoes = rulings.number) "
    "FROM rulings LEFT JOIN ruling_texts ON ruling_texts.number = rulings.number "
    "LEFT JOIN people ON people.id = moderator "
)
_decision: Final = msgspec.json.Decoder(RulingText)


class LogCheck(msgspec.Struct):
    """Whether the log is as it was written; its latest hash, and how many entries it has."""

    whole: bool
    fingerprint: str
    entries: int


def add(
    connection: Connection, deed: Deed, said: RulingText, moderator: int, at: float, undoes: int = 0
) -> tuple[int, str] | None:
    """Add an entry and return its number and hash; None if another server was faster and this has
    to be repeated."""
    found = connection.execute(
        "SELECT number, hash FROM rulings ORDER BY number DESC LIMIT 1"
    ).fetchone()
    last, before = (0, "") if found is None else found
    salt, text = secrets.token_hex(16), msgspec.json.encode(said).decode()
    entry = [last + 1, round(at, 3), deed, undoes, _hash(salt, text), _hash(salt, str(moderator))]
    link = _linked(before, entry)
    added = connection.execute(
        "INSERT INTO rulings VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING number",
        (*entry, link),
    ).fetchone()
    if added is None:
        return None
    connection.execute(
        "INSERT INTO ruling_texts VALUES (?, ?, ?, ?, ?)",
        (last + 1, said.person, moderator, salt, text),
    )
    return last + 1, link


def checked(connection: Connection) -> LogCheck:
    """Read the whole log and follow its hashes."""
    before, number = "", 0
    for *entry, link, salt, moderator, text in connection.execute(
        "SELECT rulings.number, at, deed, undoes, rulings.said, who, hash, salt, moderator, "
        "ruling_texts.said FROM rulings LEFT JOIN ruling_texts "
        "ON ruling_texts.number = rulings.number ORDER BY rulings.number"
    ).fetchall():
        number += 1
        known = text is None or _hash(salt, text) == entry[4]
        named = text is None or moderator < OPERATOR or _hash(salt, str(moderator)) == entry[5]
        if entry[0] != number or link != _linked(before, entry) or not (known and named):
            return LogCheck(whole=False, fingerprint=before, entries=number)
        before = link
    return LogCheck(whole=True, fingerprint=before, entries=number)


def rulings(connection: Connection, which: str, values: Sequence[object] = ()) -> list[Ruling]:
    """The entries that match a condition, in its order."""
    return [_ruling(one) for one in connection.execute(_RULINGS + which, values).fetchall()]


def _ruling(row: Sequence[Any]) -> Ruling:
    number, at, deed, undoes, moderator, by, said, undone = row
    return Ruling(number, at, deed, undoes, moderator, by, _read(said), bool(undone))


def _read(said: str | None) -> RulingText | None:
    """What was decided; None if that was erased or is unreadable."""
    try:
        return None if said is None else _decision.decode(said)
    except (msgspec.DecodeError, UnicodeError):
        return None


def _hash(salt: str, text: str) -> str:
    return sha256(f"{salt} {text}".encode()).hexdigest()


def _linked(before: str, entry: Sequence[object]) -> str:
    return sha256(before.encode() + msgspec.json.encode(entry)).hexdigest()
