"""Migration from a file into a database: complete and repeatable."""

import sqlite3
from pathlib import Path

import psycopg
import pytest

from farol.cli import run
from farol.community.features import SCHEMAS
from farol.core.rand import Rand
from farol.server.cluster.migrate import migrate
from farol.server.cluster.postgres import PostgresDatabase
from farol.server.store.schema import tables
from farol.server.store.sqlite_schema import DIALECT
from farol.server.store.store import NoteKey, Rows, StoreError
from farol.server.store.stores import Store
from tests.postgresql import Postgres
from tests.server import harness as harness_module
from tests.server.harness import mover, opened, play_choice, seated, view_of

pytestmark = pytest.mark.of_a_file


@pytest.fixture
def target(database: Postgres, tmp_path: Path) -> str:
    return database.room(str(tmp_path))


async def played(folder: Path, moves: int) -> None:
    """A game at a table of the file, with everything people can leave there."""
    async with opened(folder) as harness:
        clients, rand = await seated(harness), Rand(3)
        await clients[0].ask("say", seat=0, text="¡Hola! 'x' \\ \t")
        await clients[0].ask("set-note", seat=0, text="a note")
        for _ in range(moves):
            seat = mover(clients)
            await play_choice(clients[seat], await view_of(clients[seat], seat), rand)


async def test_a_file_comes_over_and_its_games_go_on(
    tmp_path: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(tmp_path, 5)
    copied = {table.name: table.rows for table in migrate(tmp_path / "farol.db", target, SCHEMAS)}
    assert copied["tables"] == 1
    assert copied["people"] == 3
    assert copied["steps"] >= 5
    assert copied["notes_of_people"] == copied["chat"] == 1
    async with opened(tmp_path) as harness:
        (code,) = await harness.store.tables.unfinished(10)
        before = await harness.store.tables.table(code)
    monkeypatch.setattr(
        harness_module, "store_in", lambda _: Store(PostgresDatabase(target, SCHEMAS))
    )
    async with opened(tmp_path) as harness:
        assert await harness.store.tables.table(code) == before
        table = await harness.table(code)
        assert table.row.status == "playing"
        new = await harness.person("Bea")
        assert before is not None
        assert new.id not in {seat.person for seat in before.row.seats}  # ids continue


REFERENCES = (
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint "
    "WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY 1, 2"
)


async def test_text_that_only_a_file_can_keep_comes_over_without_what_cannot_be_kept(
    tmp_path: Path, target: str
) -> None:
    async with opened(tmp_path) as harness:
        ana = (await seated(harness))[0]
        note = (NoteKey(0, ana.person.id), "a\0b")  # an older Farol kept it so
        await harness.store.tables.save(ana.table.row.id, Rows(note=note))
    migrate(tmp_path / "farol.db", target, SCHEMAS)
    with psycopg.connect(target) as connection:
        assert connection.execute("SELECT text FROM notes_of_people").fetchall() == [("ab",)]


async def test_references_are_checked_after_it_as_before(tmp_path: Path, target: str) -> None:
    await played(tmp_path, 1)
    store = Store(PostgresDatabase(target, SCHEMAS))
    await store.open()
    await store.close()
    with psycopg.connect(target) as connection:
        connection.execute("DELETE FROM nodes")
        before = connection.execute(REFERENCES).fetchall()
    migrate(tmp_path / "farol.db", target, SCHEMAS)
    with psycopg.connect(target) as connection:
        assert connection.execute(REFERENCES).fetchall() == before
    assert len(before) > 8


async def test_what_changed_since_comes_over_by_copying_again(tmp_path: Path, target: str) -> None:
    await played(tmp_path, 1)
    first = migrate(tmp_path / "farol.db", target, SCHEMAS)
    assert migrate(tmp_path / "farol.db", target, SCHEMAS) == first
    await played(tmp_path, 2)
    second = {table.name: table for table in migrate(tmp_path / "farol.db", target, SCHEMAS)}
    assert second["tables"].rows == 2
    assert second["settings"] in first


async def test_a_file_is_copied_while_a_server_uses_it(tmp_path: Path, target: str) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness)
        copied = {
            table.name: table.rows for table in migrate(tmp_path / "farol.db", target, SCHEMAS)
        }
        assert copied["tables"] == 1
        seat = mover(clients)
        moved = await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
        assert moved["type"] == "steps"


async def test_games_that_were_played_in_the_database_are_never_replaced(
    tmp_path: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(tmp_path, 1)
    monkeypatch.setattr(
        harness_module, "store_in", lambda _: Store(PostgresDatabase(target, SCHEMAS))
    )
    await played(tmp_path, 1)
    with psycopg.connect(target) as connection:
        before = connection.execute("SELECT * FROM steps ORDER BY table_id, version").fetchall()
        with pytest.raises(StoreError, match="already"):
            migrate(tmp_path / "farol.db", target, SCHEMAS)
        after = connection.execute("SELECT * FROM steps ORDER BY table_id, version").fetchall()
    assert after == before


async def test_every_column_of_the_file_is_copied(tmp_path: Path) -> None:
    async with opened(tmp_path):
        pass
    file = sqlite3.connect(tmp_path / "farol.db")
    found = {
        name: {column for _, column, *_ in file.execute(f"PRAGMA table_info({name})")}
        for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    }
    file.close()
    assert {kept.name: set(kept.columns) for kept in tables(SCHEMAS, DIALECT)} == {
        name: columns for name, columns in found.items() if name != "migrations"
    }


async def test_what_cannot_be_copied_is_said_in_a_sentence(
    tmp_path: Path, target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text.db").write_text("no database, but long enough to be taken for one" * 100)
    assert run(["migrate", str(tmp_path / "none.db"), target]) == 2
    assert run(["migrate", str(tmp_path / "text.db"), target]) == 2
    assert run(["migrate", str(tmp_path / "text.db"), "elsewhere"]) == 2
    said = capsys.readouterr().err
    assert "There is no file none.db." in said
    assert "text.db is no file of Farol's" in said
    assert "begins with postgresql://" in said
    assert "Traceback" not in said


async def test_the_command_tells_what_it_copied(
    tmp_path: Path, target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await played(tmp_path, 1)
    assert run(["migrate", str(tmp_path / "farol.db"), target, "--language", "es"]) == 0
    told = capsys.readouterr().out
    assert "  tables\n" in told
    assert "filas y se han comparado con el archivo" in told
