"""Lapse of the lease: a server that loses its database drops its tables and people, and recovers by
itself.
"""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from farol.community.features import SCHEMAS
from farol.protocol.messages import COME_BACK
from farol.server.cluster import postgres as postgres_module
from farol.server.cluster.compat import OURS
from farol.server.cluster.hosts import Hosts, with_limits
from farol.server.cluster.postgres import PostgresSession, Unreachable
from farol.server.store.sql import Connection
from farol.server.store.store import FenceLost, OutcomeUnknown, OwnedElsewhere, Rows, StoreError
from farol.server.store.write_job import WriteJob
from tests.lines import BACK, THERE, Line, by_way_of, socket_of
from tests.postgresql import Postgres
from tests.server.test_cluster import heard_until_closed, played
from tests.server.test_cluster import node as served_node
from tests.server.test_nodes import node, node_of
from tests.server.test_serve import SECONDS, Player, check_record
from tests.server.test_store import row, step

WAYS = [(THERE,), (BACK,), (THERE, BACK)]


@pytest.fixture
def room(database: Postgres, tmp_path: Path) -> str:
    return database.room(str(tmp_path))


@pytest.fixture
async def line(room: str) -> AsyncIterator[Line]:
    line = Line(socket_of(room))
    await line.start()
    yield line
    await line.close()


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(SECONDS):
        while not true():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def within() -> AsyncIterator[None]:
    async with asyncio.timeout(SECONDS):
        yield


def test_every_connection_has_limits_unless_the_address_says_otherwise() -> None:
    address = with_limits("postgresql://farol@db/farol?tcp_user_timeout=9000")
    for part in ("connect_timeout=2", "keepalives_idle=1", "tcp_user_timeout=9000"):
        assert part in address
    assert "target_session_attrs=read-write" in address


async def test_connections_that_stay_half_open_are_cut_and_made_anew(room: str, line: Line) -> None:
    async with within(), node(by_way_of(line, room)) as store:
        number = await store.tables.add_table(row())
        line.leave_half_open()
        results = await asyncio.gather(
            store.tables.save(number, Rows(steps=[step(1)])),
            store.tables.table("AAAAAA"),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [OutcomeUnknown] * 2
        await until(lambda: not store.ownership.cut_off)
        assert await store.tables.take("AAAAAA") is not None
        await store.tables.save(number, Rows(steps=[step(1)]))


@pytest.mark.parametrize("ways", WAYS)
async def test_a_node_whose_lease_has_run_out_lets_go_and_comes_back(
    room: str, line: Line, ways: tuple[int, ...]
) -> None:
    lapses: list[None] = []
    async with within(), node(by_way_of(line, room)) as one, node(room, "http://two:2") as two:
        one.ownership.on_lapse(lambda: lapses.append(None))
        number = await one.tables.add_table(row())
        other = await one.tables.add_table(row("BBBBBB"))
        line.hold(*ways)
        await until(lambda: lapses)
        assert one.ownership.cut_off
        with pytest.raises(StoreError):
            await one.tables.take("AAAAAA")
        while True:
            with suppress(OwnedElsewhere):
                assert await two.tables.take("AAAAAA") is not None
                break
            await asyncio.sleep(0.05)
        line.heal()
        await until(lambda: not one.ownership.cut_off)
        with pytest.raises(FenceLost):
            await one.tables.save(number, Rows(steps=[step(1)]))
        with pytest.raises(OwnedElsewhere):
            await one.tables.take("AAAAAA")
        assert await two.ownership.untaken([other]) == {other}
        assert await one.tables.take("BBBBBB") is not None
        await one.tables.save(other, Rows(steps=[step(1)]))
        assert len(lapses) == 1


async def test_what_was_under_way_when_a_table_was_lost_is_fenced_off(room: str) -> None:
    """A suspended database may continue a change after its sender has given up."""
    async with within(), node(room) as store:
        number = await store.tables.add_table(row())
        old = node_of(store).fences[number]
        store.ownership.distrust(number)
        assert await store.tables.take("AAAAAA") is not None
        assert node_of(store).fences[number] > old
        node_of(store).fences[number] = old
        with pytest.raises(FenceLost):
            await store.tables.save(number, Rows(steps=[step(1)]))


async def test_all_who_wait_hear_at_once_that_there_is_no_database(
    room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def unreachable(address: str, _session: str) -> None:
        tried.append(address)
        raise Unreachable("Cannot reach the database.")

    async with within(), node(room) as store:
        number = await store.tables.add_table(row())
        saves = store.database._saves  # type: ignore[attr-defined]
        free = threading.Event()

        def cut(connection: Connection) -> None:
            monkeypatch.setattr(postgres_module, "connected", unreachable)
            free.wait()
            connection.execute("SELECT pg_terminate_backend(pg_backend_pid())")

        first = saves.run(cut)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        jobs: list[WriteJob[None]] = [saves.append([], None, number, 1) for _ in range(30)]
        free.set()
        results = await asyncio.gather(first, *jobs, return_exceptions=True)
        assert isinstance(results[0], OutcomeUnknown)
        assert {type(result) for result in results[1:]} == {Unreachable}
        assert len(tried) == 1
        monkeypatch.undo()


async def test_a_standby_is_left_for_the_primary(room: str) -> None:
    async with within(), node(room) as store:
        number = await store.tables.add_table(row())
        saves = store.database._saves  # type: ignore[attr-defined]
        await saves.run(
            lambda connection: connection.execute("SET default_transaction_read_only = on")
        )
        with pytest.raises(StoreError, match="standby"):
            await store.tables.save(number, Rows(steps=[step(1)]))
        await store.tables.save(number, Rows(steps=[step(1)]))  # by a new connection


def test_only_a_transaction_that_takes_too_long_is_cut(room: str) -> None:
    session = PostgresSession(Hosts(room), OURS, "farol test", SCHEMAS, 1.0)
    assert not session.cut_if_overdue(1e12)
    session._since = 10.0
    assert not session.cut_if_overdue(10.5)
    assert session.cut_if_overdue(11.5)
    assert not session.cut_if_overdue(12.0)
    session.close()


async def test_a_primary_that_was_lost_is_not_asked_while_another_one_answers(
    room: str, line: Line
) -> None:
    """Another way to the same database stands for the promoted standby."""
    other = Line(socket_of(room))
    await other.start()
    address = by_way_of(line, room).replace(str(line.port), f"{line.port},127.0.0.1:{other.port}")
    async with within(), node(address) as store:
        number = await store.tables.add_table(row())
        before = line.connections
        line.hold(THERE, BACK)
        with pytest.raises(OutcomeUnknown):
            await store.tables.save(number, Rows(steps=[step(1)]))
        await until(lambda: not store.ownership.cut_off)
        assert await store.tables.take("AAAAAA") is not None
        await store.tables.save(number, Rows(steps=[step(1)]))
        assert line.connections == before
        assert other.connections >= 3  # saves, questions, beats
    await other.close()


@pytest.mark.parametrize("ways", WAYS)
async def test_people_of_a_server_without_its_database_play_on_at_another(
    tmp_path: Path, room: str, line: Line, ways: tuple[int, ...]
) -> None:
    far = by_way_of(line, room)
    # starting blocks this event loop, which the proxy needs
    with served_node(tmp_path, room) as (_, two), ExitStack() as stack:
        _, one = await asyncio.to_thread(stack.enter_context, served_node(tmp_path, far))
        async with within():
            ana = Player(one)
            await ana.open()
            await ana.play(2)
            url = f"ws://127.0.0.1:{one}/api/socket"
            async with connect(url, additional_headers={"cookie": ana.cookie}) as wire:
                await wire.send(json.dumps({"type": "hello", "code": ana.code, "look": 0}))
                assert json.loads(await wire.recv())["type"] == "welcome"
                line.hold(*ways)
                await heard_until_closed(wire)
                assert wire.close_code == COME_BACK
            for path in ("/readyz", "/healthz", "/api/me"):
                head, answer = await ana.request("GET", path)
                assert " 503 " in head.splitlines()[0]
                assert "come back" in answer["sentence"]
            with pytest.raises(InvalidStatus):
                await ana.play(1)
            ana.port = two
            await played(ana, 3)
            line.heal()
            ana.port = one
            while " 200 " not in (await ana.request("GET", "/readyz"))[0].splitlines()[0]:
                await asyncio.sleep(0.05)
            await played(ana, 2)  # relayed by the second
            await check_record(ana)
