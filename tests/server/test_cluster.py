"""Several real servers on one database: any client may connect to any of them, and any may
crash.
"""

import asyncio
import json
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from farol.protocol.messages import COME_BACK
from farol.server.cluster.relay import HEADER
from farol.server.web.context import SIGNED_OUT
from tests.postgresql import Postgres
from tests.server.test_serve import BESIDE, SECONDS, Player, check_record, free_port, served


@pytest.fixture
def room(database: Postgres, tmp_path: Path) -> str:
    return database.room(str(tmp_path))


@contextmanager
def node(
    folder: Path,
    room: str,
    key: str = "secret",
    program: tuple[str, ...] = BESIDE,
    flags: tuple[str, ...] = (),
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    port = free_port()
    own = folder / str(port)
    own.mkdir()
    place = ("--port", str(port), "--node", f"http://127.0.0.1:{port}", "--node-key", key)
    with served(own, *place, *flags, data=room, program=program) as (process, found, _):
        assert found == port
        yield process, port


async def counted(port: int, name: str) -> float:
    """The sum of a counter in /metrics."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    text = (await reader.read()).decode()
    writer.close()
    lines = [line.rpartition(" ") for line in text.splitlines() if line.startswith(name)]
    return sum(float(value) for _, _, value in lines)


async def played(player: Player, moves: int) -> None:
    """Make so many moves, reconnecting whenever the server says so."""
    goal = len(player.acknowledged) + moves
    while len(player.acknowledged) < goal:
        try:
            await player.play(goal - len(player.acknowledged))
        except (ConnectionClosed, OSError, InvalidStatus):
            await asyncio.sleep(0.05)


async def heard_until_closed(wire: ClientConnection) -> list[dict[str, Any]]:
    heard = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(await wire.recv()))
    return heard


async def test_a_table_is_played_by_way_of_another_server(tmp_path: Path, room: str) -> None:
    with node(tmp_path, room) as (_, one), node(tmp_path, room) as (_, two):
        async with asyncio.timeout(SECONDS):
            ana = Player(one)
            await ana.open()
            await ana.play(2)
            ana.port = two
            await ana.play(3)
            _, there = await ana.request("GET", f"/api/tables/{ana.code}")
            _, record = await ana.request("GET", f"/api/tables/{ana.code}/record?as=seat&seat=0")
            ana.port = one
            _, here = await ana.request("GET", f"/api/tables/{ana.code}")
            assert (here["code"], here["seats"]) == (there["code"], there["seats"])
            _, same = await ana.request("GET", f"/api/tables/{ana.code}/record?as=seat&seat=0")
            assert same["steps"][: len(record["steps"])] == record["steps"]
            _, mine = await ana.request("GET", "/api/tables")
            assert [table["code"] for table in mine["mine"]] == [ana.code]
            moves = [await counted(port, 'farol_moves_total{by="person"}') for port in (one, two)]
            assert moves == [5.0, 0.0]  # each server counts for itself
            for way in ("there", "back"):
                name = f'farol_relayed_bytes_total{{way="{way}"}}'
                assert await counted(one, name) == 0
                assert await counted(two, name) > 100
            await check_record(ana)


async def test_who_cannot_reach_the_server_of_a_table_sends_its_people_on(
    tmp_path: Path, room: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent, node(tmp_path, room) as (_, port):
        where = f"http://127.0.0.1:{silent.getsockname()[1]}"
        async with asyncio.timeout(SECONDS):
            ana = Player(port)
            await ana.open()
            with psycopg.connect(room, autocommit=True) as connection:
                connection.execute(
                    "INSERT INTO nodes (name, address, version, edition, oldest, until) SELECT "
                    "'silent', %s, version, edition, oldest, now() + interval '1 hour' FROM nodes",
                    (where,),
                )
                connection.execute(
                    "INSERT INTO tables (code, status, game, created, data, node, fence) SELECT "
                    "'SXLENT23', status, game, created, data, 'silent', 1 FROM tables"
                )
            ana.code = "SXLENT23"
            with pytest.raises(ConnectionClosed) as closed:
                await ana.play(1)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == COME_BACK


async def test_a_request_reaches_another_server_as_it_was_sent(tmp_path: Path, room: str) -> None:
    with node(tmp_path, room) as (_, one), node(tmp_path, room) as (_, two):
        async with asyncio.timeout(SECONDS):
            ana = Player(one)
            await ana.open()
            grouped = f"/api/tables/{ana.code[:4]}%E2%80%83{ana.code[4:]}%20"
            invitation = {"code": "ABCDEFGH", "seat": 1}
            answers = []
            for ana.port in (one, two):
                invited = f"/api/tables/{ana.code}/invitations"
                head, body = await ana.request("POST", invited, invitation)
                answers.append((head.split()[1], body, (await ana.request("GET", grouped))[1]))
            assert answers[0] == answers[1]
            assert answers[0][0] == "409"  # there is no seat left
            assert answers[0][2]["code"] == ana.code


async def test_another_server_goes_on_when_one_is_killed(tmp_path: Path, room: str) -> None:
    with node(tmp_path, room) as (dying, one), node(tmp_path, room) as (_, two):
        async with asyncio.timeout(SECONDS):
            ana, bea = Player(one), Player(one)
            await ana.open()
            await bea.open()
            bea.port = two  # relayed by the second
            await asyncio.gather(ana.play(3), bea.play(3))
            dying.send_signal(signal.SIGKILL)
            ana.port = two
            await asyncio.gather(played(ana, 3), played(bea, 3))
            await check_record(ana)
            await check_record(bea)


async def test_a_server_that_stops_hands_its_tables_over(tmp_path: Path, room: str) -> None:
    with node(tmp_path, room) as (leaving, one), node(tmp_path, room) as (_, two):
        async with asyncio.timeout(SECONDS):
            ana, bea = Player(one), Player(one)
            await ana.open()
            await bea.open()
            bea.port = two
            playing = [asyncio.create_task(played(player, 12)) for player in (ana, bea)]
            while any(len(player.acknowledged) < 3 for player in (ana, bea)):
                await asyncio.sleep(0.01)
            leaving.send_signal(signal.SIGTERM)
            ana.port = two
            await asyncio.gather(*playing)
            await asyncio.to_thread(leaving.wait, SECONDS)
            assert leaving.returncode == 0
            await check_record(ana)
            await check_record(bea)


async def test_an_oversleeping_server_writes_nothing_and_lets_go(tmp_path: Path, room: str) -> None:
    with node(tmp_path, room) as (sleeping, one), node(tmp_path, room) as (_, two):
        async with asyncio.timeout(SECONDS):
            ana = Player(one)
            await ana.open()
            await ana.play(3)
            url = f"ws://127.0.0.1:{one}/api/socket"
            async with connect(url, additional_headers={"cookie": ana.cookie}) as old:
                hello = {"type": "hello", "code": ana.code, "look": 0}
                await old.send(json.dumps(hello))
                view = json.loads(await old.recv())["view"]
                while not view.get("choices"):
                    view = json.loads(await old.recv())
                sleeping.send_signal(signal.SIGSTOP)
                move = {"id": "late", "seat": 0, "version": view["version"]}
                await old.send(json.dumps({"type": "act", **move, "action": view["choices"][0]}))
                ana.port = two
                await played(ana, 3)
                sleeping.send_signal(signal.SIGCONT)
                heard = await heard_until_closed(old)
                assert old.close_code == COME_BACK
                assert all(message.get("answer") != "late" for message in heard)
            ana.port = one  # relayed by the first
            await played(ana, 2)
            await check_record(ana)


async def test_nobody_pretends_to_be_a_server(tmp_path: Path, room: str) -> None:
    with node(tmp_path, room) as (_, one), node(tmp_path, room, "another key") as (_, two):
        async with asyncio.timeout(SECONDS):
            ana = Player(one)
            await ana.open()
            forged = {"cookie": ana.cookie, HEADER: f"1 http 10.9.9.9 {'0' * 64}"}
            with pytest.raises(InvalidStatus):
                async with connect(f"ws://127.0.0.1:{one}/api/socket", additional_headers=forged):
                    pass
            async with connect(
                f"ws://127.0.0.1:{two}/api/socket", additional_headers={"cookie": ana.cookie}
            ) as wire:
                await wire.send(json.dumps({"type": "hello", "code": ana.code, "look": 0}))
                assert await heard_until_closed(wire) == []  # not even a welcome
            assert wire.close_code == COME_BACK


async def test_who_signs_out_at_one_server_is_signed_out_at_all(tmp_path: Path, room: str) -> None:
    with node(tmp_path, room) as (_, one), node(tmp_path, room) as (_, two):
        async with asyncio.timeout(SECONDS):
            ana = Player(one)
            await ana.open()
            url = f"ws://127.0.0.1:{two}/api/socket"
            async with connect(url, additional_headers={"cookie": ana.cookie}) as wire:
                await wire.send(json.dumps({"type": "hello", "code": ana.code, "look": 0}))
                assert json.loads(await wire.recv())["type"] == "welcome"
                await ana.request("PUT", "/api/me", {"name": "Berta"})
                ana.port = two
                while (await ana.request("GET", "/api/me"))[1]["name"] != "Berta":
                    await asyncio.sleep(0.05)
                ana.port = one
                head, _ = await ana.request("DELETE", "/api/me/devices")
                assert " 200 " in head.splitlines()[0]
                await heard_until_closed(wire)
                assert wire.close_code == SIGNED_OUT
            ana.port = two
            while (await ana.request("GET", "/api/me"))[1]["name"] is not None:
                await asyncio.sleep(0.05)


DEAF = (
    "-c",
    "from farol.server.cluster.leases import Leases; "
    "Leases.heard = lambda *_: None; "
    "from farol.cli import main; main()",
)


async def test_a_server_that_missed_where_a_table_went_finds_it(tmp_path: Path, room: str) -> None:
    with (
        node(tmp_path, room) as (sleeping, one),
        node(tmp_path, room, program=DEAF) as (_, two),
        node(tmp_path, room) as (_, three),
    ):
        async with asyncio.timeout(SECONDS):
            ana = Player(one)
            await ana.open()
            ana.port = two
            await ana.play(2)  # relayed by the second, which now knows the table's owner
            sleeping.send_signal(signal.SIGSTOP)
            ana.port = three
            await played(ana, 2)
            sleeping.send_signal(signal.SIGCONT)
            ana.port = one
            await played(ana, 1)  # relayed by the first, which is live again
            assert await counted(one, "farol_relays") == 0
            ana.port = two
            await played(ana, 2)
            assert await counted(three, "farol_refusals_total") == 0
            assert await counted(two, "farol_refusals_total") == 0
            assert await counted(one, "farol_refusals_total") == 0
            await check_record(ana)


def of_edition(number: int, oldest: int) -> tuple[str, ...]:
    """The program with another edition; only tests can set that."""
    return (
        "-c",
        "from farol.server.cluster import compat; "
        f"compat.OURS = compat.Edition({number}, {oldest}); "
        "from farol.cli import main; main()",
    )


async def test_a_game_survives_an_upgrade_beside_the_old_version(tmp_path: Path, room: str) -> None:
    with node(tmp_path, room, program=of_edition(1, 1)) as (old, one):
        async with asyncio.timeout(SECONDS):
            ana = Player(one)
            await ana.open()
            await ana.play(2)
            with node(tmp_path, room, program=of_edition(2, 1)) as (_, two):
                ana.port = two
                await ana.play(2)  # relayed by the old one
                old.send_signal(signal.SIGTERM)
                await played(ana, 2)
                assert await asyncio.to_thread(old.wait, SECONDS) == 0
                with (
                    pytest.raises(AssertionError, match="the server ended"),
                    node(tmp_path, room, program=of_edition(3, 3)),
                ):
                    pass
                said = max(tmp_path.glob("*/stderr"), key=lambda file: file.stat().st_mtime)
                assert "Stop all servers of the other version first" in said.read_text()
                assert "Traceback" not in said.read_text()
                await played(ana, 2)  # without interruption
                await check_record(ana)


async def test_whoever_is_deleted_is_gone_from_all_servers(tmp_path: Path, room: str) -> None:
    with node(tmp_path, room) as (_, one), node(tmp_path, room) as (_, two):
        async with asyncio.timeout(SECONDS):
            ana, bea = Player(one), Player(two)
            await ana.open()
            await ana.play(2)
            await bea.open()
            ana.port = two  # which does not own the table
            head, answer = await ana.request("DELETE", "/api/me")
            assert " 200 " in head.splitlines()[0]
            assert answer == {"name": None}
            for port in (one, two):
                bea.port = port
                _, table = await bea.request("GET", f"/api/tables/{ana.code}")
                assert {seat["kind"] for seat in table["seats"]} == {"bot"}
                assert "Ana" not in {seat["name"] for seat in table["seats"]}
                ana.port = port
                while (await ana.request("GET", "/api/me"))[1]["name"] is not None:
                    await asyncio.sleep(0.05)
