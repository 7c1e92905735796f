"""Inspection and control of servers by operators."""

import asyncio
import json
from pathlib import Path

import pytest

from farol.cli import run
from farol.games import ALL
from farol.protocol.messages import COME_BACK
from farol.server.cluster.inspection import list_nodes, locate, want
from farol.server.settings import Settings
from farol.server.store.database import DRAIN, READ_ONLY
from farol.server.store.store import OwnedElsewhere
from tests.postgresql import Postgres
from tests.server.harness import MINE, Harness, mover, seated, view_of
from tests.server.test_leases import until
from tests.server.test_nodes import node
from tests.server.test_store import row


@pytest.fixture
def room(database: Postgres, tmp_path: Path) -> str:
    return database.room(str(tmp_path))


async def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = await asyncio.to_thread(run, arguments)
    told = capsys.readouterr()
    return code, told.out + told.err


async def test_servers_and_tables_are_listed(
    room: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    async with node(room, "http://one:1") as one, node(room, "http://two:2"):
        number = await one.tables.add_table(row())
        found = {state.address: state for state in list_nodes(room)}
        assert found["http://one:1"].tables == 1
        assert found["http://two:2"].tables == 0
        assert all(0 < state.seconds <= 3 for state in found.values())
        code, told = await said(capsys, "nodes", "--data", room)
        assert code == 0
        assert "http://one:1" in told
        code, told = await said(capsys, "table", "aaaaaa", "--data", room)
        assert code == 0
        assert "http://one:1" in told
        assert f"table={number}" in told
        assert (await said(capsys, "table", "BBBBBB", "--data", room))[0] == 2
        assert (await said(capsys, "drain", "nobody", "--data", room))[0] == 2
        await one.ownership.leave(number)
        place = locate(room, "AAAAAA")
        assert place is not None
        assert place.node == ""
    assert (await said(capsys, "nodes", "--data", "~/farol.db"))[0] == 2


async def test_a_server_is_drained_and_takes_people_again(room: str) -> None:
    async with node(room, "http://one:1") as one, node(room, "http://two:2") as two:
        harness = Harness(one, Settings(), ALL)
        clients = await seated(harness)
        code = clients[0].table.row.code
        assert [want(room, called, DRAIN) for called in ("nobody", "one:2", "http://one")] == [
            0
        ] * 3
        assert [want(room, called, "") for called in ("one", "one:1", "two")] == [1] * 3
        assert want(room, "http://one:1", DRAIN) == 1
        await until(lambda: all(client.closed for client in clients))
        assert {client.closed and client.closed[0] for client in clients} == {COME_BACK}
        assert harness.lobby.tables == {}
        with pytest.raises(OwnedElsewhere):
            await harness.lobby.find(code)
        async with harness.http() as http:
            assert (await http.get("/readyz")).status_code == 503
            assert (await http.get("/healthz")).status_code == 200
            assert (await http.get("/api/server")).status_code == 503
        assert await two.tables.take(code) is not None
        await two.ownership.leave(clients[0].table.row.id)
        want(room, "all", "")
        await until(lambda: not one.ownership.wanted)
        assert await harness.lobby.find(code) is not None
        async with harness.http() as http:
            assert (await http.get("/readyz")).status_code == 200


async def test_a_server_that_changes_nothing_shows_everything(room: str) -> None:
    async with node(room, "http://one:1") as one:
        harness = Harness(one, Settings(), ALL)
        clients = await seated(harness)
        seat = mover(clients)
        view = await view_of(clients[seat], seat)
        want(room, "all", READ_ONLY)
        await until(lambda: one.ownership.wanted == READ_ONLY)
        move = {"seat": seat, "version": view["version"], "action": view["choices"][0]}
        refused = await clients[seat].ask("act", **move)
        assert refused["type"] == "refused"
        assert "looked after" in refused["sentence"]
        async with harness.http() as http:
            assert (await http.get("/api/server")).status_code == 200
            assert (await http.put("/api/me", json={"name": "Ana"})).status_code == 503
        want(room, "all", "")
        await until(lambda: not one.ownership.wanted)
        assert (await clients[seat].ask("act", **move))["type"] == "steps"


async def test_many_tables_without_people_are_left_in_a_few_commits(room: str) -> None:
    async with node(room, "http://one:1") as one, node(room, "http://two:2") as two:
        harness = Harness(one, Settings(), ALL)
        ana = await harness.person("Ana")
        tables = [await harness.open(ana, MINE, MINE, MINE, start=True) for _ in range(40)]
        before = one.database._asks.commits + node_commits(one)  # type: ignore[attr-defined]
        await harness.lobby.hand_over()
        assert one.database._asks.commits + node_commits(one) - before < 20  # type: ignore[attr-defined]
        assert harness.lobby.tables == {}
        assert await two.ownership.untaken([table.row.id for table in tables]) == {
            table.row.id for table in tables
        }


def node_commits(store: object) -> int:
    commits: int = store.database.node._writer.commits  # type: ignore[attr-defined]
    return commits


async def test_what_is_measured_says_how_the_server_is(room: str) -> None:
    async with node(room, "http://one:1") as one:
        harness = Harness(one, Settings(metrics="all"), ALL)
        await seated(harness)
        async with harness.http() as http:
            await http.get("/api/server")
            text = (await http.get("/metrics")).text
            answer = await http.get("/api/games/none/rules/en")
        for line in (
            'farol_games{game="saboteur"} 1.0',
            "farol_leases 1.0",
            "farol_cut_off 0.0",
            "farol_nodes 1.0",
            'database="postgresql"',
            'farol_request_seconds_count{route="/api/server"}',
        ):
            assert line in text
        assert len(answer.headers["farol-request"]) == 8
        assert json.loads(answer.content)["sentence"]
