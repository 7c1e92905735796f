"""Several servers on one database: each table has one owner, and nobody else writes to it."""

import asyncio
import gc
import socket
import threading
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import time

import msgspec
import psycopg
import pytest

from farol.community.features import SCHEMAS
from farol.community.party.service import SETTING, Party, PartyState
from farol.core.rand import Rand
from farol.games import ALL
from farol.protocol.errors import Refusal
from farol.protocol.messages import COME_BACK
from farol.server import metrics
from farol.server.cluster import node as node_module
from farol.server.cluster.compat import Edition
from farol.server.cluster.hosts import Hosts
from farol.server.cluster.node import Node
from farol.server.cluster.notify import Line
from farol.server.cluster.postgres import PostgresDatabase
from farol.server.cluster.relay import HEADER, SILENT_SECONDS, Neighbours, SilentNeighbour
from farol.server.settings import Settings
from farol.server.settings.limits import Limits
from farol.server.store.sql import Connection
from farol.server.store.store import (
    FenceLost,
    NoteKey,
    OutcomeUnknown,
    OwnedElsewhere,
    Rows,
    SavedTable,
    StoreError,
)
from farol.server.store.stores import Store
from tests.patience import patience
from tests.postgresql import Postgres, postgres
from tests.server.harness import (
    AsgiSocket,
    Client,
    Harness,
    mover,
    opened,
    play_choice,
    seated,
    view_of,
)
from tests.server.test_store import row, step

# Terminate every connection but our own, and wait until they are gone.
CUT_ALL = (
    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
    "WHERE application_name ^@ 'farol ' AND pid <> pg_backend_pid()"
)
SECONDS = patience(20.0)  # at most three on an idle machine


def node_of(store: Store) -> Node:
    assert isinstance(store.database, PostgresDatabase)
    return store.database.node


@asynccontextmanager
async def node(address: str, name: str = "", ours: Edition | None = None) -> AsyncIterator[Store]:
    store = Store(PostgresDatabase(address, SCHEMAS, name, ours))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def room(database: Postgres, tmp_path: Path) -> str:
    return database.room(str(tmp_path))


def run(address: str, statement: str, *values: object) -> list[tuple[object, ...]]:
    with psycopg.connect(address, autocommit=True) as connection:
        found = connection.execute(statement.encode(), values)
        return found.fetchall() if found.description else []


def kill(address: str, number: int) -> None:
    """Expire the lease of a table's node."""
    run(
        address,
        "UPDATE nodes SET until = clock_timestamp() - interval '1 minute' "
        "WHERE name = (SELECT node FROM tables WHERE id = %s)",
        number,
    )


def newcomer(clients: list[Client]) -> Client:
    """One more person who opens this table."""
    client = Client(clients[0].person, clients[0].table)
    client.say("hello", code=client.table.row.code, look=None)
    return client


async def test_a_table_is_one_nodes_until_that_gives_it_up(room: str) -> None:
    async with node(room, "http://one:1") as one, node(room, "http://two:2") as two:
        number = await one.tables.add_table(row())
        with pytest.raises(OwnedElsewhere) as found:
            await two.tables.take("AAAAAA")
        assert found.value.address == "http://one:1"
        with pytest.raises(FenceLost):
            await two.tables.save(number, Rows(steps=[step(1)]))
        await one.tables.save(number, Rows(steps=[step(1)]))
        await one.ownership.leave(number)
        with pytest.raises(FenceLost):
            await one.tables.save(number, Rows(steps=[step(2)]))
        taken = await two.tables.take("AAAAAA")
        assert isinstance(taken, SavedTable)
        assert taken.steps == [step(1)]
        await two.tables.save(number, Rows(steps=[step(2)]))


async def test_a_server_that_leaves_tables_sees_when_others_have_them(room: str) -> None:
    async with node(room) as one, node(room) as two:
        numbers = {await one.tables.add_table(row(code)) for code in ("AAAAAA", "BBBBBB")}
        assert await one.ownership.untaken(numbers) == set()
        for number in numbers:
            await one.ownership.leave(number)
        assert await one.ownership.untaken(numbers) == numbers
        await two.tables.take("AAAAAA")
        assert len(await one.ownership.untaken(numbers)) == 1


async def test_a_node_that_closes_leaves_its_tables_to_others(room: str) -> None:
    async with node(room) as one:
        await one.tables.add_table(row())
    async with node(room) as two:
        assert await two.tables.unfinished(10) == ["AAAAAA"]
        assert await two.tables.take("AAAAAA") is not None
        assert await two.tables.unfinished(10) == []


async def test_whoever_was_taken_for_dead_cannot_write_and_hears_of_it(room: str) -> None:
    lost: list[Collection[int]] = []
    async with node(room) as one, node(room) as two:
        one.ownership.watch(lost.append)
        number, other = await one.tables.add_table(row()), await one.tables.add_table(row("BBBBBB"))
        kill(room, number)
        assert set(await two.ownership.orphans(10)) == {"AAAAAA", "BBBBBB"}
        assert await two.tables.take("AAAAAA") is not None
        with pytest.raises(FenceLost):
            await one.tables.save(number, Rows(steps=[step(1)]))
        await two.tables.save(number, Rows(steps=[step(1, 9)]))
        async with asyncio.timeout(20):
            while not lost:
                await asyncio.sleep(0.05)
        assert lost == [{number}]
        await one.tables.save(other, Rows(steps=[step(1)]))  # a table that nobody owns
        async with asyncio.timeout(20):
            while await two.ownership.orphans(10):  # until its next heartbeat
                await asyncio.sleep(0.05)


async def test_one_table_that_is_lost_harms_no_other_in_the_same_commit(room: str) -> None:
    async with node(room) as one, node(room) as two:
        first, second = await one.tables.add_table(row()), await one.tables.add_table(row("BBBBBB"))
        kill(room, first)
        await two.tables.take("AAAAAA")
        done = await asyncio.gather(
            one.tables.save(first, Rows(steps=[step(1)])),
            one.tables.save(second, Rows(steps=[step(1)])),
            return_exceptions=True,
        )
        assert [type(each) for each in done] == [FenceLost, type(None)]
        kept = await one.tables.table("BBBBBB")
        assert kept is not None
        assert kept.steps == [step(1)]


async def test_a_move_that_waits_while_the_table_is_taken_is_not_written(room: str) -> None:
    """The write and the takeover wait for each other in the database, in either order."""
    async with node(room) as one, node(room) as two:
        number = await one.tables.add_table(row())
        for version in range(1, 30):
            kill(room, number)
            saved, taken = await asyncio.gather(
                one.tables.save(number, Rows(steps=[step(version)])),
                taken_surely(two, room, number),
                return_exceptions=True,
            )
            assert isinstance(taken, SavedTable)
            wrote = step(version) in taken.steps
            assert wrote == (saved is None) or isinstance(saved, OutcomeUnknown)
            while step(version) not in (await taken_surely(two, room, number)).steps:
                with suppress(StoreError):
                    await two.tables.save(number, Rows(steps=[step(version)]))
            one, two = two, one


async def taken_surely(store: Store, room: str, number: int) -> SavedTable:
    """Retry while the answer is lost: connections of expired nodes are cut, with some delay."""
    while True:
        try:
            taken = await store.tables.take("AAAAAA")
        except OutcomeUnknown:
            continue
        except OwnedElsewhere:  # it has sent a heartbeat meanwhile
            kill(room, number)
        except StoreError:  # on a busy machine: past its lease, until its next heartbeat
            await asyncio.sleep(0.05)
        else:
            assert taken is not None
            return taken


async def test_a_line_that_was_cut_while_nobody_used_it_leaves_no_doubt(room: str) -> None:
    async with node(room) as one:
        number = await one.tables.add_table(row())
        run(room, CUT_ALL)
        await one.tables.save(number, Rows(steps=[step(1)]))
        run(room, CUT_ALL)
        await one.tables.save(number, Rows(steps=[step(2)]))
        kept = await one.tables.table("AAAAAA")
        assert kept is not None
        assert kept.steps == [step(1), step(2)]


async def test_a_server_that_stands_still_amid_a_change_keeps_nobody_waiting(room: str) -> None:
    async with node(room) as one, node(room) as two:
        number = await one.tables.add_table(row())
        locked, taken = threading.Event(), threading.Event()

        def stand_still(connection: Connection) -> None:
            connection.execute("SELECT id FROM tables WHERE id = ? FOR UPDATE", (number,))
            connection.execute("SELECT 1").fetchone()  # locked by now
            locked.set()
            taken.wait()

        assert node_of(one)._beating is not None
        node_of(one)._beating.cancel()
        standing = one.database.run(stand_still)
        try:
            await asyncio.to_thread(locked.wait, SECONDS)
            kill(room, number)
            async with asyncio.timeout(SECONDS):
                assert await two.tables.take("AAAAAA") is not None
        finally:
            taken.set()
            with pytest.raises(OutcomeUnknown):
                await standing
        assert await one.tables.table("AAAAAA") is not None  # by a new connection


@pytest.mark.usefixtures("in_postgres")
async def test_a_lost_table_sends_its_people_to_look_again(room: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as harness, node(room) as other:
        clients = await seated(harness)
        seat = mover(clients)
        table, view = clients[seat].table, await view_of(clients[seat], seat)
        kill(room, table.row.id)
        assert await other.tables.take(table.row.code) is not None
        clients[seat].say(
            "act", id="m", seat=seat, version=view["version"], action=view["choices"][0]
        )
        clients.append(newcomer(clients))  # while the move is being saved
        async with asyncio.timeout(20):
            while any(client.closed is None for client in clients):
                await asyncio.sleep(0.02)
        clients.append(newcomer(clients))
        assert {client.closed and client.closed[0] for client in clients} == {COME_BACK}
        assert table.state.version == view["version"]
        with pytest.raises(OwnedElsewhere):
            await harness.lobby.find(table.row.code)
        await other.ownership.leave(table.row.id)
        again = await harness.table(table.row.code)
        assert again is not table
        assert again.state.version == view["version"]


async def test_a_database_that_stops_and_starts_again_loses_nothing() -> None:
    with postgres() as server:
        address = server.address
        async with node(address) as store:
            number = await store.tables.add_table(row())
            await store.tables.save(number, Rows(steps=[step(1)]))
            server.stop()
            with pytest.raises(StoreError):
                await store.tables.save(number, Rows(steps=[step(2)]))
            with pytest.raises(StoreError):
                await store.tables.table("AAAAAA")
            server.start()
            await store.tables.save(number, Rows(steps=[step(2)]))
            kept = await store.tables.table("AAAAAA")
            assert kept is not None
            assert kept.steps == [step(1), step(2)]


async def test_a_line_that_is_closed_before_it_listens_leaves_no_connection_open(room: str) -> None:
    line = Line(Hosts(room), lambda _: None, lambda: None)
    await line.open()
    await line.close()  # before its task had a turn; what stays open is a warning, and an error
    del line
    gc.collect()


async def test_nobody_is_told_that_a_move_failed_which_may_be_saved(room: str) -> None:
    async with node(room) as store:
        number = await store.tables.add_table(row())
        run(
            room,
            "CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$; "
            "CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON steps DEFERRABLE INITIALLY DEFERRED "
            "FOR EACH ROW EXECUTE FUNCTION cut()",
        )
        with pytest.raises(OutcomeUnknown):
            await store.tables.save(number, Rows(steps=[step(1)]))
        run(room, "DROP TRIGGER cut ON steps")
        await store.tables.save(number, Rows(steps=[step(1)]))


async def test_text_that_cannot_be_kept_is_refused_and_harms_no_other(room: str) -> None:
    async with node(room) as store:
        numbers = [await store.tables.add_table(row(code)) for code in ("AAAAAA", "BBBBBB")]
        done = await asyncio.gather(
            store.tables.save(numbers[0], Rows(steps=[step(1)])),
            store.tables.save(numbers[1], Rows(note=(NoteKey(0, 1), "a\0b"))),
            store.settings.set("one", "1"),
            store.settings.set("two", "\0"),
            return_exceptions=True,
        )
        assert [type(each) for each in done] == [type(None), Refusal, type(None), Refusal]
        kept = await store.tables.table("AAAAAA")
        assert kept is not None
        assert (kept.steps, await store.settings.get("one")) == ([step(1)], "1")
        assert store.database.refused_at is None  # the disk is well


async def test_a_database_of_a_newer_program_is_left_alone(room: str) -> None:
    async with node(room):
        pass
    run(room, "INSERT INTO migrations VALUES ('9999-future', 7)")
    with pytest.raises(StoreError, match=r"9999-future.* edition 7 .* this is edition 6"):
        async with node(room, ours=Edition(6, 1)):
            pass
    async with node(room, ours=Edition(7, 1)):
        pass  # which the newer program declares compatible


async def test_versions_that_can_live_together_do_and_others_do_not_begin(room: str) -> None:
    async with node(room, ours=Edition(4, 3)) as one:
        number = await one.tables.add_table(row())
        for newer in (Edition(5, 5), Edition(2, 1)):
            with pytest.raises(StoreError, match=r"edition 4 and works beside edition 3 .* first"):
                async with node(room, ours=newer):
                    pass
        async with node(room, ours=Edition(3, 3)):
            pass
        async with node(room, ours=Edition(5, 4)) as two:
            await one.ownership.leave(number)
            assert await two.tables.take("AAAAAA") is not None
    async with node(room, ours=Edition(5, 5)):
        pass  # after the others are gone


async def test_a_server_that_slept_through_an_upgrade_does_not_come_back_to_life(room: str) -> None:
    async with node(room, ours=Edition(1, 1)) as old:
        number = await old.tables.add_table(row())
        kill(room, number)
        async with node(room, ours=Edition(2, 2)) as new:
            assert await new.tables.take("AAAAAA") is not None
            with pytest.raises(StoreError, match="edition 2"):
                await node_of(old)._beat()
            with pytest.raises(FenceLost):
                await old.tables.save(number, Rows(steps=[step(1)]))
            living = run(room, "SELECT edition FROM nodes WHERE until > clock_timestamp()")
            assert living == [(2,)]


async def test_a_database_from_before_there_were_editions_goes_on(room: str) -> None:
    async with node(room) as store:
        await store.tables.add_table(row())
    run(room, "DELETE FROM migrations WHERE name = '0002-editions'")
    run(room, "ALTER TABLE migrations DROP COLUMN oldest")
    run(room, "ALTER TABLE nodes DROP COLUMN edition, DROP COLUMN oldest")
    run(room, "INSERT INTO nodes VALUES ('x', '', '0.1', clock_timestamp() + interval '1 minute')")
    with pytest.raises(StoreError, match=r"Farol 0\.1 .* edition 1"):
        async with node(room, ours=Edition(2, 2)):
            pass
    assert ("0002-editions",) not in run(room, "SELECT name FROM migrations")
    async with node(room, ours=Edition(2, 1)) as store:
        assert await store.tables.take("AAAAAA") is not None


async def test_a_database_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="Cannot reach"):
        await Store(PostgresDatabase(f"postgresql://farol@/farol?host={tmp_path}", SCHEMAS)).open()
    with pytest.raises(StoreError, match="cannot be read"):
        await Store(PostgresDatabase("postgresql://farol@/farol?nonsense=1", SCHEMAS)).open()


@pytest.mark.usefixtures("in_postgres")
async def test_whole_games_go_on_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await seated(harness)
        code, rand = clients[0].table.row.code, Rand(5)
        for _ in range(6):
            seat = mover(clients)
            await play_choice(clients[seat], await view_of(clients[seat], seat), rand)
        version = clients[0].table.state.version
    async with opened(tmp_path) as harness:
        assert await harness.lobby.resume() == 1
        assert (await harness.table(code)).state.version == version


async def test_wrong_codes_count_at_all_servers(tmp_path: Path, database: Postgres) -> None:
    address = database.room(str(tmp_path))
    async with node(address) as one, node(address) as two:
        first, second = (
            Harness(store, Settings(limits=Limits(tries_per_minute=5)), ALL) for store in (one, two)
        )
        async with first.http() as here, second.http() as there:
            for _ in range(5):
                assert (await here.get("/api/tables/AAAAAA")).status_code == 404
            assert (await here.get("/api/tables/AAAAAA")).status_code == 429
            async with asyncio.timeout(20):
                while (await there.get("/api/tables/AAAAAA")).status_code != 429:
                    await asyncio.sleep(1.0)
        async with second.http(address="10.0.0.8") as other:
            assert (await other.get("/api/tables/AAAAAA")).status_code == 404


async def test_tables_count_at_all_servers(room: str) -> None:
    async with node(room) as one, node(room) as two:
        first, second = (Harness(store, Settings(), ALL) for store in (one, two))
        first.lobby._max_open = second.lobby._max_open = 2
        ana, token = await first.people.add("Ana")
        wanted = {"game": "saboteur", "seats": [{"kind": "me"}]}
        async with first.http(token) as here, second.http(token) as there:
            for http in (here, there):
                assert (await http.post("/api/tables", json=wanted)).status_code == 201
            for http in (here, there):
                refused = await http.post("/api/tables", json=wanted)
                assert refused.status_code in {409, 429}
                assert "too many unfinished tables" in refused.text
        assert await two.tables.hosted(ana.id) == 2


async def test_a_code_whose_table_is_elsewhere_is_no_wrong_one(room: str) -> None:
    async with node(room) as one, node(room) as two:
        await one.tables.add_table(row())
        harness = Harness(two, Settings(limits=Limits(tries_per_minute=3)), ALL)
        async with harness.http() as http:
            for _ in range(10):
                assert (await http.get("/api/tables/AAAAAA")).status_code == 503
            assert (await http.get("/api/tables/BBBBBB")).status_code == 404


@pytest.mark.parametrize("stops", [False, True])
async def test_who_comes_in_vain_is_sent_on_instead_of_left_at_a_socket_without_a_table(
    room: str, monkeypatch: pytest.MonkeyPatch, stops: bool
) -> None:
    """A client that is refused stays where it is; one whose socket is closed comes back."""
    monkeypatch.setattr("farol.server.web.sockets.TAKE_OVER_SECONDS", -1.0)
    async with node(room, "http://127.0.0.1:1") as one, node(room) as two:
        await one.tables.add_table(row())
        harness = Harness(two, Settings(node_key="key"), ALL)
        _, token = await harness.people.add("Ana")
        async with AsgiSocket(harness, token) as socket:
            assert (await socket.event())["type"] == "websocket.accept"
            harness.context.stopping = stops
            socket.say("hello", code="AAAAAA")
            assert (await socket.next()).get("code") == COME_BACK


async def test_a_server_that_is_silent_is_not_waited_for_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, came = 1000.0, []
    monkeypatch.setattr("farol.server.cluster.relay.CALL_SECONDS", 0.05)
    monkeypatch.setattr("farol.server.cluster.relay.monotonic", lambda: now)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.setblocking(False)
        elsewhere = OwnedElsewhere("AAAAAA", f"http://127.0.0.1:{silent.getsockname()[1]}")
        neighbours, scope = Neighbours("key", lambda: now), {"type": "websocket", "headers": []}
        for later in (0.0, 0.1, 0.1, SILENT_SECONDS):
            now += later
            with pytest.raises(SilentNeighbour):
                await neighbours.call(elsewhere, scope, newcomer, lambda: None)  # type: ignore[arg-type]
            with suppress(BlockingIOError):
                silent.accept()[0].close()
                came.append(later)
    assert came == [0.0, SILENT_SECONDS]


async def test_a_server_that_hands_its_tables_over_takes_none_back(room: str) -> None:
    async with node(room) as one, node(room) as two:
        harness = Harness(one, Settings(), ALL)
        clients = await seated(harness)
        code = clients[0].table.row.code
        clients.append(newcomer(clients))
        await harness.lobby.hand_over()
        clients.append(newcomer(clients))
        assert {client.closed and client.closed[0] for client in clients} == {COME_BACK}
        with pytest.raises(OwnedElsewhere):
            await harness.lobby.find(code)
        async with harness.http() as http:
            assert (await http.get(f"/api/tables/{code}")).status_code == 503  # ask the next
        assert await two.tables.take(code) is not None


async def test_a_party_goes_on_whose_table_another_server_has(room: str) -> None:
    async with node(room) as one, node(room) as two:
        await one.tables.add_table(row())
        harness = Harness(two, Settings(), ALL)
        evening = PartyState("BBBBBB", table="AAAAAA", changed=harness.time.now())
        await two.settings.set(SETTING, msgspec.json.encode(evening).decode())
        party = Party(harness.lobby, two, harness.time)
        await party.begin()
        assert party.info(None, "").table == "AAAAAA"


async def test_names_of_nodes_that_died_long_ago_are_forgotten(room: str) -> None:
    async with node(room):
        run(room, "INSERT INTO nodes VALUES ('old', '', '', clock_timestamp() - interval '2 days')")
        run(room, "INSERT INTO nodes VALUES ('late', '', '', clock_timestamp() - interval '9 s')")
        async with node(room):
            names = {name for (name,) in run(room, "SELECT name FROM nodes")}
    assert "late" in names
    assert "old" not in names


@pytest.mark.parametrize("said", ["", "é", "1 http 10.0.0.1", "x http 10.0.0.1 é", "1 http a 00"])
def test_what_no_server_signed_introduces_nobody(said: str) -> None:
    headers = [(HEADER.encode(), said.encode("latin-1"))]
    for key in ("", "secret"):
        scope = {"type": "http", "headers": headers, "client": ("10.0.0.7", 1)}
        assert not Neighbours(key, lambda: 1.0).receive(scope)
        assert scope["client"] == ("10.0.0.7", 1)


def test_an_introduction_is_for_one_request_and_a_while() -> None:
    now = [1000.0]
    ours = Neighbours("secret", lambda: now[0])
    near = {"type": "http", "headers": [(b"cookie", b"farol=1")], "client": ("10.9.9.9", 1)}
    headers = [
        (name.encode(), value.encode())
        for name, value in ours.introduce(near, "GET", "/api/tables/AAAAAA?seat=1")
    ]

    def comes(method: str, path: str, query: str, cookie: bytes = b"farol=1") -> bool:
        said = [(key, cookie if key == b"cookie" else value) for key, value in headers]
        scope = {"type": "http", "headers": said, "client": ("10.0.0.7", 1), "method": method}
        return ours.receive(scope | {"raw_path": path.encode(), "query_string": query.encode()})

    assert comes("GET", "/api/tables/AAAAAA", "seat=1")
    assert not comes("DELETE", "/api/tables/AAAAAA", "seat=1")
    assert not comes("GET", "/api/tables/BBBBBB", "seat=1")
    assert not comes("GET", "/api/tables/AAAAAA", "seat=2")
    assert not comes("GET", "/api/tables/AAAAAA", "seat=1", b"farol=2")
    now[0] += 61.0
    assert not comes("GET", "/api/tables/AAAAAA", "seat=1")


async def test_servers_go_by_the_database_clock(room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_module, "time", lambda: time() - 300.0)
    async with node(room) as store:
        assert 290 < store.ownership.clock_difference < 310
        harness = Harness(store, Settings(), ALL)
        harness.time.set_by = time() - 300.0 - harness.time._now
        assert abs(harness.context._shared_date() - time()) < 20
        assert 290 < metrics.CLOCK_DIFFERENCE._value.get() < 310


async def test_servers_that_begin_together_agree_on_what_is_made_once(room: str) -> None:
    async with node(room) as one, node(room) as two:
        names = await asyncio.gather(
            *(store.settings.keep("name", fresh) for store, fresh in ((one, "a"), (two, "b")))
        )
        assert names[0] == names[1] == await one.settings.get("name")
        assert await one.settings.keep("name", "c") == names[0]
