"""Tables without people are unloaded and loaded again; no server stays full for days."""

import asyncio
import gc
import os
import sqlite3
import stat
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
import structlog

from farol.community.features import SCHEMAS
from farol.community.identity.people import DEVICE_SECONDS, PERSON_SECONDS, People
from farol.community.identity.store import IdentityStore
from farol.core.rand import Rand
from farol.protocol.errors import Refusal
from farol.protocol.types import ClockPlan
from farol.server.play.lobby import LOBBY_SECONDS, MAX_LISTED, UNATTENDED_SECONDS, UNUSED_SECONDS
from farol.server.play.table import Table
from farol.server.store.sql import Connection
from farol.server.store.sqlite import SqliteDatabase
from farol.server.store.sqlite_schema import names, open_file
from farol.server.store.store import StoreError
from farol.server.store.stores import Store
from farol.server.web.context import REFUSED_SECONDS
from tests.server.harness import (
    BOT,
    MINE,
    OPEN,
    AsgiSocket,
    Client,
    Harness,
    mover,
    opened,
    play_choice,
    seated,
    view_of,
)
from tests.server.old_editions import SQLITE
from tests.server.test_http import NEW_TABLE


async def unattended(harness: Harness) -> None:
    """Some minutes without anybody at a table."""
    await harness.lobby.sweep()
    harness.time.pass_by(UNATTENDED_SECONDS + 1)
    await harness.lobby.sweep()


async def abandoned(harness: Harness, *clients: Client) -> None:
    """All leave, and some minutes later no table is in the memory."""
    for client in clients:
        client.leave()
    while clients[0].table.state.viewpoints:
        await asyncio.sleep(0)
    await unattended(harness)
    assert harness.lobby.tables == {}


@pytest.mark.parametrize(
    ("status", "stays"), [("playing", True), ("over", False), ("pinned", False)]
)
async def test_a_table_at_which_nothing_can_happen_leaves_the_memory_sooner(
    harness: Harness, status: Any, stays: bool
) -> None:
    table = await harness.open(await harness.person(), MINE, BOT, BOT, start=True)
    table.row.status = status
    await harness.lobby.sweep()
    harness.time.pass_by(UNUSED_SECONDS + 1)
    await harness.lobby.sweep()
    assert (table.row.code in harness.lobby.tables) == stays


async def test_a_table_that_nobody_attends_leaves_memory_and_comes_back(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    table = await harness.open(ana, MINE, MINE, MINE, start=True)
    client = Client(ana, table)
    view = (await client.hello(look=0))["view"]
    await unattended(harness)
    assert harness.lobby.tables  # somebody is there
    await abandoned(harness, client)
    async with AsgiSocket(harness, token) as socket:
        socket.say("hello", code=table.row.code, look=0)
        assert (await socket.next("welcome"))["view"]["observation"] == view["observation"]


async def test_a_table_that_left_the_memory_still_says_whom_it_waits_for(harness: Harness) -> None:
    clients = await seated(harness)
    seat = mover(clients)
    await play_choice(clients[seat], await view_of(clients[seat], seat), Rand(1))
    awaited = mover(clients)
    assert awaited != seat
    await abandoned(harness, *clients)
    tables = [(await harness.lobby.mine(client.person)).mine for client in clients]
    assert [one.your_turn for [one] in tables] == [number == awaited for number in range(3)]


def is_in_memory(code: str) -> bool:
    """Whether a table is in memory; compiled classes have no weak references."""
    return any(type(one) is Table and one.row.code == code for one in gc.get_objects())


async def test_what_leaves_memory_is_gone_without_a_search_for_garbage(harness: Harness) -> None:
    ana, _ = await harness.people.add("Ana")
    table = await harness.open(ana, MINE, BOT, BOT, start=True)
    client, code = Client(ana, table), table.row.code
    view = (await client.hello(look=0))["view"]
    while not view["choices"]:
        view = await client.next("steps")
    await play_choice(client, view, Rand(1))
    await abandoned(harness, client)
    gc.collect()
    gc.disable()
    try:
        assert is_in_memory(code)
        del table, client
        assert not is_in_memory(code)
    finally:
        gc.enable()


async def test_bots_pause_where_nobody_is(harness: Harness) -> None:
    harness.bots.gate.clear()
    await harness.open(await harness.person(), BOT, BOT, BOT, start=True)
    await unattended(harness)
    asked = len(harness.bots.jobs)
    harness.bots.gate.set()
    for _ in range(50):
        await asyncio.sleep(0)
    assert len(harness.bots.jobs) == asked
    assert harness.lobby.tables == {}


async def test_a_running_clock_keeps_its_table(harness: Harness) -> None:
    clock = ClockPlan("move", 3600)
    await harness.open(await harness.person(), MINE, MINE, MINE, start=True, clock=clock)
    await unattended(harness)
    assert len(harness.lobby.tables) == 1


async def test_what_a_table_is_asked_leaves_and_comes_back_with_it(harness: Harness) -> None:
    clients = await seated(harness)
    await clients[0].ask("pause", seat=0)
    await abandoned(harness, *clients)
    table = clients[0].table
    again = await harness.table(table.row.code)
    assert again.state.proposal == table.state.proposal
    assert again.state.proposal is not None


async def test_who_comes_while_a_table_leaves_gets_it_whole(harness: Harness) -> None:
    table = await harness.open(await harness.person(), MINE, MINE, MINE, start=True)
    code = table.row.code
    found = await asyncio.gather(
        harness.lobby._let_go(code), *(harness.lobby.find(code) for _ in range(5))
    )
    again = harness.lobby.tables[code]
    assert again is not table
    assert found[1:] == [again] * 5


async def test_setting_the_date_makes_no_table_leave(harness: Harness) -> None:
    await harness.open(await harness.person(), MINE, OPEN, BOT)
    await harness.lobby.sweep()
    harness.time.set_by += 3600
    assert await harness.lobby.sweep() == 0


async def test_a_full_memory_lets_the_longest_unattended_go(harness: Harness) -> None:
    harness.lobby._max_tables = 3
    ana = await harness.person()
    codes = []
    for _ in range(5):
        codes.append((await harness.open(ana, MINE, OPEN, BOT)).row.code)
        harness.time.pass_by(1)
    assert list(harness.lobby.tables) == codes[2:]
    for code in codes:
        await harness.table(code)
        assert len(harness.lobby.tables) == 3


async def test_a_server_full_of_people_says_so(harness: Harness) -> None:
    harness.lobby._max_tables = 1
    ana = await harness.person()
    table = await harness.open(ana, MINE, OPEN, BOT)
    await Client(ana, table).hello()
    with pytest.raises(Refusal, match="full"):
        await harness.open(ana, MINE, OPEN, BOT)


async def test_one_address_with_many_cookies_opens_few_tables(harness: Harness) -> None:
    statuses = []
    for number in range(50):
        _, token = await harness.people.add(f"Eve {number}")
        async with harness.http(token) as http:
            statuses.append((await http.post("/api/tables", json=NEW_TABLE)).status_code)
    assert statuses.count(201) == 30
    assert statuses[-1] == 429
    _, token = await harness.people.add("Ana")
    async with harness.http(token, "10.0.0.8") as http:
        assert (await http.post("/api/tables", json=NEW_TABLE)).status_code == 201


async def test_one_address_makes_few_new_people(harness: Harness) -> None:
    statuses = []
    for number in range(70):
        async with harness.http() as http:
            answer = await http.put("/api/me", json={"name": f"Eve {number}"})
            statuses.append(answer.status_code)
    assert statuses.count(200) == 60
    assert statuses[-1] == 429


async def test_tables_that_left_the_memory_count_for_their_host(harness: Harness) -> None:
    harness.lobby._max_open = 2
    ana = await harness.person()
    for _ in range(2):
        await harness.open(ana, MINE, OPEN, BOT)
    await unattended(harness)
    with pytest.raises(Refusal, match="too many unfinished"):
        await harness.open(ana, MINE, OPEN, BOT)


async def test_tables_opened_at_the_same_moment_count_for_their_host(harness: Harness) -> None:
    harness.lobby._max_open = 2
    ana = await harness.person()
    opened = await asyncio.gather(
        *(harness.open(ana, MINE, OPEN, BOT) for _ in range(6)), return_exceptions=True
    )
    assert sum(isinstance(one, Refusal) for one in opened) == 4


async def test_open_tables_are_listed_from_the_disk(harness: Harness) -> None:
    ana = await harness.person()
    table = await harness.open(ana, MINE, OPEN, BOT, visibility="public")
    await harness.open(ana, MINE, OPEN, BOT)
    await harness.open(ana, MINE, MINE, BOT, visibility="public")
    await unattended(harness)
    listed = (await harness.lobby.mine(None)).open
    assert [one.code for one in listed] == [table.row.code]
    assert len(listed) <= MAX_LISTED


async def test_lobbies_are_forgotten_while_the_server_runs(harness: Harness) -> None:
    ana = await harness.person()
    left = await harness.open(ana, MINE, OPEN, BOT)
    kept = await harness.open(ana, MINE, OPEN, BOT)
    await Client(ana, kept).hello()
    await unattended(harness)
    harness.time.pass_by(LOBBY_SECONDS)
    await harness.lobby.sweep()
    assert await harness.lobby.find(left.row.code) is None
    assert await harness.lobby.find(kept.row.code) is kept


async def test_people_who_never_came_back_are_forgotten(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    _, unused = await harness.people.add("Eve")
    await harness.open(ana, MINE, MINE, MINE, start=True)
    harness.time.pass_by(PERSON_SECONDS + 1)
    _, fresh = await harness.people.add("New")
    await harness.tick()
    tokens = [await harness.people.find(one) for one in (token, fresh)]
    assert [person and person.name for person in tokens] == ["Ana", "New"]
    assert await People(harness.store, harness.time).find(unused) is None  # after a restart


async def test_a_device_that_is_not_used_for_years_is_signed_out(harness: Harness) -> None:
    ana, old = await harness.people.add("Ana")
    await harness.open(ana, MINE, MINE, MINE, start=True)
    claimed = await harness.people.claim(await harness.people.link(ana))
    assert claimed is not None
    _, new = claimed
    harness.time.pass_by(DEVICE_SECONDS / 2)
    assert await harness.people.find(new) is ana
    harness.time.pass_by(DEVICE_SECONDS / 2 + 1)
    await harness.tick()
    assert await harness.people.find(old) is None
    found = await harness.people.find(new)
    assert found is not None
    assert found.id == ana.id


# --- damage --------------------------------------------------------------------------------------


def damage(folder: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(folder / "farol.db")
    connection.execute(statement, values)
    connection.commit()
    connection.close()


@pytest.mark.of_a_file
@pytest.mark.parametrize("data", ["{", "[]", "null", '{"id": 1}', "\x00", ""])
async def test_a_damaged_row_harms_one_table(tmp_path: Path, data: str) -> None:
    async with opened(tmp_path) as harness:
        ana, token = await harness.people.add("Ana")
        codes = [(await harness.open(ana, MINE, MINE, MINE, start=True)).row.code for _ in range(6)]
    damage(tmp_path, "UPDATE tables SET data = ? WHERE code = ?", data, codes[3])
    async with opened(tmp_path) as harness:
        with structlog.testing.capture_logs() as logs:
            assert await harness.lobby.resume() == 5
        assert [entry["event"] for entry in logs] == ["table-set-aside"]
        assert codes[3] not in str(logs)
        async with harness.http(token) as http:
            health = (await http.get("/healthz")).json()
            assert (health["status"], health["damaged"]) == ("degraded", 1)
            assert len((await http.get("/api/tables")).json()["mine"]) == 5
            assert (await http.get(f"/api/tables/{codes[3]}")).status_code == 409
            assert (await http.get(f"/api/tables/{codes[4]}")).status_code == 200
        async with AsgiSocket(harness, token) as socket:
            socket.say("hello", code=codes[3], id="h")
            assert (await socket.next("refused"))["code"] == "server"
            socket.say("hello", code=codes[2])
            await socket.next("welcome")


@pytest.mark.of_a_file
async def test_a_table_that_can_be_read_again_is_well(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        code = (await harness.open(await harness.person(), MINE, MINE, MINE, start=True)).row.code
        await unattended(harness)
        (data,) = (
            sqlite3.connect(tmp_path / "farol.db").execute("SELECT data FROM tables").fetchone()
        )
        damage(tmp_path, "UPDATE tables SET data = '{'")
        with pytest.raises(Refusal):
            await harness.lobby.find(code)
        damage(tmp_path, "UPDATE tables SET data = ?", data)
        assert await harness.lobby.find(code) is not None
        assert harness.lobby.damaged == set()


async def test_a_refusing_disk_is_told(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    _, token = await harness.people.add("Ana")

    async def refuses(*_: object) -> None:
        raise StoreError("The disk refused: database or disk is full.")

    monkeypatch.setattr(harness.store.settings, "set", refuses)
    monkeypatch.setattr(harness.store.tables, "add_table", refuses)
    for method in ("rename", "add_person"):
        monkeypatch.setattr(IdentityStore, method, refuses)
    async with harness.http(token) as ana, harness.http() as new:
        answers = [
            await ana.get("/healthz"),
            await ana.put("/api/me", json={"name": "Eva"}),
            await new.put("/api/me", json={"name": "Eva"}),
            await ana.post("/api/tables", json=NEW_TABLE),
        ]
    assert [answer.status_code for answer in answers] == [503] * 4


async def test_whoever_asks_hears_for_a_while_that_something_was_not_saved(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(connection: Connection) -> None:
        connection.execute("SELECT * FROM nowhere")

    async with harness.http() as http:
        assert (await http.get("/healthz")).status_code == 200
        with pytest.raises(StoreError):
            await harness.store.database.run(refuses)
        assert (await http.get("/healthz")).status_code == 503
        later = monotonic() + REFUSED_SECONDS + 1
        monkeypatch.setattr("farol.server.web.context.monotonic", lambda: later)
        assert (await http.get("/healthz")).status_code == 200


async def test_all_who_ask_about_a_disk_that_does_not_answer_wait_for_one_attempt(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = 0

    async def hangs(*_: object) -> None:
        nonlocal attempts
        attempts += 1
        await asyncio.Event().wait()

    monkeypatch.setattr(harness.store.settings, "set", hangs)
    monkeypatch.setattr("farol.server.web.context.CHECK_SECONDS", 0.05)
    async with harness.http() as http:
        answers = await asyncio.gather(*(http.get("/healthz") for _ in range(5)))
        assert {answer.status_code for answer in answers} == {503}
        assert attempts == 1
        await http.get("/healthz")
    assert attempts == 2


# --- the file ------------------------------------------------------------------------------------


@pytest.mark.of_a_file
async def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "farol.db"
    path.touch(0o644)
    async with opened(tmp_path) as harness:
        await harness.person()
        modes = {stat.S_IMODE(one.stat().st_mode) for one in tmp_path.iterdir()}
    assert modes == {0o600}


@pytest.mark.of_a_file
@pytest.mark.parametrize("link", [os.symlink, os.link], ids=["symlink", "hard link"])
async def test_a_second_server_does_not_start_by_another_name(tmp_path: Path, link: Any) -> None:
    (tmp_path / "other").mkdir()
    async with opened(tmp_path):
        link(tmp_path / "farol.db", tmp_path / "other" / "same.db")
        second = Store(SqliteDatabase(tmp_path / "other" / "same.db", SCHEMAS))
        with pytest.raises(StoreError, match="another Farol"):
            await second.open()


def test_a_file_of_a_newer_farol_is_refused_and_left_alone(tmp_path: Path) -> None:
    connection, lock = open_file(tmp_path / "x.db", SCHEMAS)
    connection.execute("INSERT INTO migrations VALUES ('9999-from-the-future')")
    connection.close()
    os.close(lock)
    with pytest.raises(StoreError, match="newer"):
        open_file(tmp_path / "x.db", SCHEMAS)


def make_older(path: Path, editions: int) -> None:
    """Write a file with the schema of an earlier edition, with all data that it can hold."""
    today = path.rename(path.with_name("today.db"))
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE migrations (name TEXT PRIMARY KEY)")
    for name in list(SQLITE)[:editions]:
        connection.executescript(SQLITE[name])
        connection.execute("INSERT INTO migrations VALUES (?)", (name,))
    connection.commit()
    connection.execute("ATTACH ? AS today", (str(today),))
    listed = "SELECT name FROM {}.sqlite_schema WHERE type = 'table'"
    then, now = (
        [name for (name,) in connection.execute(listed.format(where))]
        for where in ("main", "today")
    )
    for table in set(then) & set(now) - {"migrations"}:
        columns = [
            {row[1] for row in connection.execute(f"PRAGMA {where}.table_info({table})")}
            for where in ("main", "today")
        ]
        both = ", ".join(sorted(columns[0] & columns[1]))
        connection.execute(f"INSERT INTO {table} ({both}) SELECT {both} FROM today.{table}")
    connection.commit()
    connection.close()


@pytest.mark.of_a_file
@pytest.mark.parametrize("editions", range(1, len(SQLITE)))
async def test_an_older_file_is_brought_up_to_date(tmp_path: Path, editions: int) -> None:
    async with opened(tmp_path) as harness:
        ana, token = await harness.people.add("Ana")
        await harness.open(ana, MINE, OPEN, BOT, visibility="public")
        await harness.open(ana, MINE, MINE, BOT, visibility="public")
    make_older(tmp_path / "farol.db", editions)
    async with opened(tmp_path) as harness:
        assert len((await harness.lobby.mine(None)).open) == 1
        found = await harness.people.find(token)
        assert found is not None
        (device,) = await IdentityStore(harness.store.database).devices(found.id)
        assert device.seen == device.created
    done = sqlite3.connect(tmp_path / "farol.db").execute("SELECT name FROM migrations")
    assert [name for (name,) in done] == names(SCHEMAS)
