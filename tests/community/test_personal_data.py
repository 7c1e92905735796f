"""All data about a person is erased and exported, by the store that has it."""

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from farol.community.erasure.api import COST
from farol.community.erasure.service import Erasure
from farol.community.erasure.store import ErasureStore
from farol.community.features import SCHEMAS, STORES
from farol.community.invitations.store import InvitationStore
from farol.community.notifications.email_store import EmailStore
from farol.community.notifications.push_store import PushStore
from farol.community.notifications.rows import Mailbox, Subscription
from farol.protocol.types import SeatPlan
from farol.server.cluster.postgres_schema import DIALECT as POSTGRES_DIALECT
from farol.server.settings.limits import Limits
from farol.server.store.database import PersonalStore
from farol.server.store.schema import Schema, build, tables
from farol.server.store.sqlite import SqliteDatabase
from farol.server.store.sqlite_schema import DIALECT
from farol.server.store.store import SeatRow
from farol.server.tokens import hashed
from farol.server.web.context import REQUEST_BURST
from tests.community.test_erasure import NAME, WORDS, fill
from tests.community.test_past import BOT_SEAT, Album
from tests.server.harness import Client, Harness, opened

GONE, OTHER, LAST = 42, 7, 99
# Large numbers that are no person; all others are, unless declared otherwise.
NO_PERSON: Final = frozenset(
    {"id", "table_id", "league", "pool", "revision", "action", "node", "fence", "counter"}
)
PERSON: Final = frozenset({"person", "other", "sender", "reporter", "moderator", "host"})
# By whom somebody is muted or not heard: their secret, not that of the person.
NOT_TOLD: Final = {"unheard.other", "ignored.other"}


def personal(schemas: Iterable[Schema]) -> dict[str, list[str]]:
    """The tables that refer to people, with the columns."""
    found = {"people": ["id"]}
    for table in tables(schemas, POSTGRES_DIALECT):
        columns = [
            name
            for name, declared in table.columns.items()
            if "REFERENCES people" in declared
            or name in PERSON
            or (name not in NO_PERSON and declared.split()[1] == "BIGINT")
        ]
        if columns:
            found[table.name] = columns
    return found


def value_of(declared: str, row: int) -> object:
    kind = declared.split()[1]
    return {"TEXT": f"text {row}", "REAL": 1.0, "BLOB": b"x"}.get(kind, row)


def filled(schemas: Sequence[Schema]) -> sqlite3.Connection:
    """A database with a person in every column that may hold one, and another person too; rows with
    the same number belong together.
    """
    connection = sqlite3.connect(":memory:", isolation_level=None)
    build(connection, schemas, DIALECT)
    people = personal(schemas)
    for table in tables(schemas, DIALECT):
        named = people.get(table.name, [])
        rows = [{column: GONE} for column in named] + [dict.fromkeys(named, OTHER)]
        for number, row in enumerate(rows, 1):
            values = {
                column: row.get(column, OTHER if column in named else value_of(declared, number))
                for column, declared in table.columns.items()
            }
            marks = ", ".join("?" * len(values))
            connection.execute(
                f"INSERT INTO {table.name} ({', '.join(values)}) VALUES ({marks})",
                tuple(values.values()),
            )
    connection.execute("INSERT INTO people (id, name, created) VALUES (?, 'Last', 1)", (LAST,))
    return connection


def left(connection: sqlite3.Connection, schemas: Iterable[Schema], who: int) -> dict[str, int]:
    """The number of references to a person, by column."""
    return {
        f"{table}.{column}": connection.execute(
            f"SELECT count(*) FROM {table} WHERE {column} = ?", (who,)
        ).fetchone()[0]
        for table, columns in personal(schemas).items()
        for column in columns
    }


def kept_by(stores: Iterable[type[PersonalStore]]) -> list[PersonalStore]:
    database = SqliteDatabase(Path("never-opened.db"), SCHEMAS)
    return [store(database) for store in stores]


def unerased(stores: Sequence[type[PersonalStore]], schemas: Sequence[Schema]) -> set[str]:
    """The columns that still refer to a person after these stores have erased them."""
    connection = filled(schemas)
    for store in reversed(kept_by(stores)):
        store.erase(connection, GONE)
    found = {where for where, count in left(connection, schemas, GONE).items() if count}
    connection.close()
    return found


class Marked:
    """A database with one row for every column that may hold a person. Each text and date in it is
    unique, and so is each table or other person to whom the row refers.
    """

    def __init__(self, schemas: Sequence[Schema]) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        build(self.connection, schemas, DIALECT)
        self.marks: dict[str, set[object]] = {}  # by column: what tells that its row is exported
        self._tables = {one.name: one for one in tables(schemas, DIALECT)}
        self._last = 1000
        people = personal(schemas)
        for name, columns in people.items():
            for column in columns:
                if (name, column) != ("tables", "host"):  # by its sitters
                    self.marks[f"{name}.{column}"] = self._add(name, column, columns)
        for name in self._tables.keys() - people.keys() - {"tables"}:
            for number in range(1001, self._last + 1):
                self._insert(name, number, {})

    def _add(self, name: str, column: str, columns: Sequence[str]) -> set[object]:
        self._last += 1
        number, known = self._last, {column: GONE}
        marks: set[object] = set()
        for other in set(columns) - {column}:
            known[other] = number
            marks |= self._insert("people", number, {})
        if "table_id" in self._tables[name].columns:
            marks |= self._insert("tables", number, {})
        return marks | self._insert(name, number, known)

    def _insert(self, name: str, number: int, known: dict[str, int]) -> set[object]:
        values: dict[str, object] = {
            column: known.get(column, self._value(name, column, declared.split()[1], number))
            for column, declared in self._tables[name].columns.items()
        }
        marks = ", ".join("?" * len(values))
        self.connection.execute(f"INSERT INTO {name} VALUES ({marks})", tuple(values.values()))
        return {one for one in values.values() if isinstance(one, str | float)} | {
            f"{name}.reason {number}"
        }

    @staticmethod
    def _value(name: str, column: str, kind: str, number: int) -> object:
        match name, column:
            case "ruling_texts", "said":
                return msgspec.json.encode({"reason": f"{name}.reason {number}"}).decode()
            case "rating_steps", "trust":
                return ""
        mark = f"{name}.{column} {number}"
        return {"TEXT": mark, "REAL": number + 0.5, "BLOB": b"x"}.get(kind, number)


def leaves(found: object) -> set[object]:
    """All texts and numbers of an export."""
    if isinstance(found, dict):
        return leaves(list(found.values()))
    if isinstance(found, list):
        return set().union(*map(leaves, found))
    return {found}


def unexported(stores: Sequence[type[PersonalStore]], schemas: Sequence[Schema]) -> set[str]:
    """The columns that refer to a person whose rows are not exported."""
    marked = Marked(schemas)
    before = marked.connection.total_changes
    found = leaves([store.export(marked.connection, GONE) for store in kept_by(stores)])
    assert marked.connection.total_changes == before  # an export changes nothing
    marked.connection.close()
    return {column for column, marks in marked.marks.items() if not marks & found} - NOT_TOLD


def test_every_column_that_names_a_person_is_erased() -> None:
    assert unerased(STORES, SCHEMAS) == set()


def test_a_row_of_every_column_that_names_a_person_is_exported() -> None:
    assert unexported(STORES, SCHEMAS) == set()


def test_nobody_else_loses_anything() -> None:
    connection = filled(SCHEMAS)
    before = left(connection, SCHEMAS, OTHER)
    for store in reversed(kept_by(STORES)):
        store.erase(connection, GONE)
    after = left(connection, SCHEMAS, OTHER)
    # rows with two people: invitations and blocks
    both = {
        *("invitations.person", "invitations.sender", "unheard.person", "unheard.other"),
        *("ignored.person", "ignored.other", "reports.person", "reports.reporter"),
        "ruling_texts.moderator",
    }
    assert {where for where in before if before[where] != after[where]} == both
    assert all(after.values())
    connection.close()


@pytest.mark.parametrize(
    "column", ["person {big}", "reporter {big} NOT NULL", "moderator INTEGER", "by_whom {big}"]
)
def test_a_new_table_that_nobody_erases_or_exports_is_noticed(column: str) -> None:
    schemas = [*SCHEMAS, Schema(f"CREATE TABLE letters ({column}, text TEXT NOT NULL)")]
    forgotten = {f"letters.{column.split(maxsplit=1)[0]}"}
    assert unerased(STORES, schemas) == unexported(STORES, schemas) == forgotten


@pytest.mark.parametrize("left_out", STORES[2:], ids=lambda store: store.name)
def test_a_store_that_is_not_registered_is_noticed(left_out: type[PersonalStore]) -> None:
    stores = [store for store in STORES if store is not left_out]
    own = personal([left_out.schema]).keys() - {"people"}
    assert {where.split(".")[0] for where in unexported(stores, SCHEMAS)} == own
    assert {where.split(".")[0] for where in unerased(stores, SCHEMAS)} == own


# --- with a server ---------------------------------------------------------------------------


async def exported(harness: Harness, token: str) -> dict[str, Any]:
    person = await harness.people.find(token)
    assert person is not None
    found = await Erasure(harness.lobby, harness.people, harness.features).export(person)
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return read


async def test_somebody_gets_all_that_is_kept_of_them_to_read(harness: Harness) -> None:
    token = await fill(harness)
    person, berta = await harness.people.find(token), await harness.person("Berta")
    assert person is not None
    passed_on = SeatRow("person", berta.id, "Berta", former=[person.id])
    await Album(harness).add(passed_on, BOT_SEAT, BOT_SEAT, code="BBBBBB", host=berta.id)
    found = await exported(harness, token)
    assert found["person"]["name"] == NAME
    assert found["person"]["invitable"] is False
    assert [device["name"] for device in found["devices"]["devices"]] == ["Firefox, Linux"]
    assert len(found["devices"]["links"]) == 1
    sits = found["tables"]["tables"]
    assert [(one["host"], one["status"], one["lesson"]) for one in sits] == [
        *[(True, "over", False)] * 3,
        (True, "playing", False),
        (True, "playing", True),
    ]
    assert found["at"] == [*(one["code"] for one in sits), "BBBBBB"]  # former seats
    assert found["tables"]["results"][0]["name"] == NAME
    assert [(one["seat"], one["name"]) for one in found["tables"]["seats"]] == [(0, NAME)] * 3
    assert [line["text"] for line in found["tables"]["chat"]] == [WORDS, WORDS]
    assert [note["text"] for note in found["tables"]["notes"]] == [WORDS, WORDS]
    assert [tag["tag"] for tag in found["tables"]["tags"]] == [WORDS]


async def test_an_export_has_addresses_and_no_keys(harness: Harness) -> None:
    person, token = await harness.people.add(NAME)
    database, device = harness.store.database, hashed(token)
    endpoint = "https://push.example/1"
    browser = Subscription(endpoint, person.id, device, "p-key", "a-key", "es", ["turn"])
    await PushStore(database).subscribe(browser)
    box = Mailbox(person.id, "ana@example.org", "en", ["turn", "invited"], "stop-token", True)
    await EmailStore(database).set_mailbox(box)
    found = await exported(harness, token)
    (address,) = found["email"]
    assert address == {
        "address": "ana@example.org",
        "language": "en",
        "kinds": "turn,invited",
        "confirmed": True,
    }
    assert [one["endpoint"] for one in found["push"]["browsers"]] == [endpoint]
    text = str(found)
    assert [key for key in ("p-key", "a-key", "stop-token", device, token) if key in text] == []


async def test_an_export_tells_no_table_secret_and_no_words_of_others(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    berta = await harness.person("Berta")
    table = await harness.open(ana, SeatPlan("me"), SeatPlan("open"), SeatPlan("bot"))
    clients = [Client(ana, table), Client(berta, table)]
    await clients[0].hello(0)
    await clients[1].hello()
    await clients[1].ask("sit", seat=1, name="Berta")
    await clients[0].ask("start")
    await clients[1].ask("say", seat=1, text="words of Berta")
    await clients[1].ask("set-note", seat=1, text="a note of Berta")
    text = str(await exported(harness, token))
    row = table.row
    hidden = [row.secret, row.bots_secret, "of Berta", "Berta", "data", "steps"]
    assert [one for one in hidden if one and one in text] == []
    assert row.code in text


async def test_nobody_reads_who_wants_to_hear_nothing_of_them(harness: Harness) -> None:
    (ana, mine), (berta, hers) = [await harness.people.add(name) for name in ("Ana", "Berta")]
    store = InvitationStore(harness.store.database)
    await store.set_invitable(berta.id, True)
    table = await harness.open(ana, SeatPlan("me"), SeatPlan("open"), SeatPlan("bot"))
    assert await store.invite(berta.id, ana.id, table.row.id, 5.0)
    sent = (await exported(harness, mine))["invitations"]
    received = (await exported(harness, hers))["invitations"]
    assert sent["sent"] == [
        {"table": table.row.code, "game": "saboteur", "name": "Berta", "at": 5.0}
    ]
    assert received["received"][0]["name"] == "Ana"
    assert await store.decline(berta.id, table.row.code, silence=True)
    assert (await exported(harness, hers))["invitations"]["silenced"] == [{"name": "Ana"}]
    assert "Berta" not in str((await exported(harness, mine))["invitations"])


async def test_what_was_erased_is_not_there_to_be_exported(harness: Harness) -> None:
    person, _ = await harness.people.add(NAME)
    await harness.person("Berta")
    erasure = ErasureStore(harness.store.database, STORES)
    await erasure.erase(person.id)
    assert await erasure.export(person.id) == {
        "at": [],
        "tables": {
            "tables": [],
            "left": [],
            "results": [],
            "seats": [],
            "chat": [],
            "notes": [],
            "tags": [],
        },
        "devices": {"devices": [], "links": []},
        "renames": [],
        "passkeys": {"passkeys": [], "recovery": [], "challenges": []},
        "handed-in": [],
        "records": [],
        "ratings": [],
        "leagues": [],
        "daily": [],
        "invitations": {"received": [], "sent": [], "silenced": []},
        "moderation": {
            "muted": [],
            "reports": [],
            "reported": [],
            "hidden": [],
            "moderator": [],
            "decisions": [],
            "made": [],
        },
        "company": [],
        "push": {"browsers": [], "muted": []},
        "email": [],
    }


# --- over HTTP -------------------------------------------------------------------------------


async def test_an_export_is_a_file_of_what_is_kept(harness: Harness) -> None:
    token = await fill(harness)
    async with harness.http(token) as http:
        answer = await http.get("/api/me/export")
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-disposition"] == 'attachment; filename="farol-data.json"'
        assert answer.headers["cache-control"] == "no-store"
        found = answer.json()
        assert found == await exported(harness, token)
        assert found["party"] == {"name": NAME}
        assert set(found) == {"at", *(store.name for store in STORES)} - {"history", "wishes"}
        assert (await http.delete("/api/me")).status_code == 200
        assert (await http.get("/api/me/export")).status_code == 401


async def test_an_export_is_for_people_who_have_said_their_name(harness: Harness) -> None:
    await fill(harness)
    async with harness.http() as http:
        answer = await http.get("/api/me/export")
    assert (answer.status_code, NAME in answer.text) == (401, False)


async def test_exports_count_for_several_requests_and_one_is_made_at_a_time(tmp_path: Path) -> None:
    async with opened(tmp_path, limits=Limits(requests_per_second=COST / REQUEST_BURST)) as harness:
        _, token = await harness.people.add(NAME)
        async with harness.http(token) as http:
            assert (await http.get("/api/me/export")).status_code == 200
            assert (await http.get("/api/me/export")).status_code == 429
    async with opened(tmp_path) as harness, harness.http(token) as http:
        both = await asyncio.gather(*[http.get("/api/me/export") for _ in range(2)])
        assert sorted(answer.status_code for answer in both) == [200, 429]
        assert (await http.get("/api/me/export")).status_code == 200
