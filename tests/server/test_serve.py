"""The real program: it starts, prints its address, stops cleanly, and survives kill -9."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from farol.core.rand import Rand
from farol.server import metrics
from farol.server.address import host_of, is_ours, lan_address, terminal_qr
from farol.server.serve import FAULT_SECONDS, CannotServe, LoopFaults, bind, run_server
from farol.server.settings import Settings
from tests.patience import patience
from tests.server_log import assert_no_fault

SECONDS = patience(40.0)
ROOT = Path(__file__).parents[2]
BESIDE = ("-m", "tests.beside", "farol")  # the program, which ends with the test
BOT = {"kind": "bot", "level": "random"}


@contextmanager
def served(
    folder: Path,
    *arguments: str,
    data: str = "",
    program: tuple[str, ...] = BESIDE,
    before: tuple[str, ...] = (),
) -> Iterator[tuple[subprocess.Popen[str], int, str]]:
    """A server in a child process: the process, its port, and its output."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "LANG": "en_GB.UTF-8"}
    environment.pop("DISPLAY", None)
    data = data or str(folder / "farol.db")
    somewhere = () if "--port" in arguments else ("--port", "0")
    command = [*before, sys.executable, *program, *arguments, *somewhere, "--data", data]
    with (
        (folder / "stderr").open("w") as log,
        subprocess.Popen(
            [*command, "--bot-pause", "0"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment,
            cwd=ROOT,
            start_new_session=True,
        ) as process,
    ):
        said = ""
        try:
            assert process.stdout is not None
            while "Ctrl-C" not in said:
                line = process.stdout.readline()
                assert line, f"the server ended: {said}"
                said += line
            address = next(word for word in said.split() if word.startswith("http://"))
            yield process, int(address.split(":")[2].partition("/")[0]), said
        except BaseException:
            print((folder / "stderr").read_text())
            raise
        finally:
            process.kill()
    assert_no_fault((folder / "stderr").read_text())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Player:
    """A person with a cookie who plays over real sockets and records acknowledged moves."""

    host = "127.0.0.1"

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.code = ""
        self.acknowledged: dict[str, int] = {}
        self.version: int | None = None
        self.rand = Rand(7)

    async def request(self, method: str, path: str, body: Any = None) -> tuple[str, Any]:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        data = b"" if body is None else json.dumps(body).encode()
        writer.write(
            f"{method} {path} HTTP/1.1\r\nhost: localhost:{self.port}\r\nconnection: close\r\n"
            f"content-type: application/json\r\ncontent-length: {len(data)}\r\n"
            f"cookie: {self.cookie}\r\n\r\n".encode()
            + data
        )
        head, _, answer = (await reader.read()).decode().partition("\r\n\r\n")
        writer.close()
        return head, json.loads(answer)

    async def open(self, seats: Any = ({"kind": "me"}, BOT, BOT)) -> None:
        head, _ = await self.request("PUT", "/api/me", {"name": "Ana"})
        line = next(line for line in head.splitlines() if line.lower().startswith("set-cookie"))
        self.cookie = line.partition(": ")[2].partition(";")[0]
        wanted = {"game": "saboteur", "seats": seats, "start": True}
        _, answer = await self.request("POST", "/api/tables", wanted)
        self.code = answer["code"]

    async def play(self, moves: int) -> None:
        """Play until so many more moves were acknowledged, or the connection breaks."""
        url = f"ws://127.0.0.1:{self.port}/api/socket"
        goal = len(self.acknowledged) + moves
        async with connect(url, additional_headers={"cookie": self.cookie}) as wire:
            hello = {"type": "hello", "code": self.code, "look": 0, "version": self.version}
            await wire.send(json.dumps(hello))
            while len(self.acknowledged) < goal:
                await self._hear(wire, json.loads(await wire.recv()))

    async def _hear(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            assert message["table"]["status"] == "playing"
            message = message["view"] or message["missed"]
        if message["type"] not in {"steps", "view"}:
            return
        if self.version is not None and message["type"] == "steps" and message["steps"]:
            assert message["steps"][0]["version"] == self.version + 1
        self.version = message["version"]
        if message.get("answer"):
            self.acknowledged[message["answer"]] = message["steps"][0]["version"]
        if message["choices"]:
            choice = message["choices"][self.rand.below(len(message["choices"]))]
            move = {"id": f"m{self.version}", "seat": 0, "version": self.version}
            await wire.send(json.dumps({"type": "act", **move, "action": choice}))


async def test_kill_9_during_play_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    players: list[Player] = []
    for _ in range(3):
        with served(tmp_path) as (process, port, _):
            async with asyncio.timeout(SECONDS):
                for player in players:
                    player.port = port
                    await check_record(player)
                players.append(Player(port))
                await players[-1].open()
                playing = [asyncio.create_task(player.play(1000)) for player in players]
                while any(len(player.acknowledged) < 3 for player in players):
                    await asyncio.sleep(0.01)
                process.send_signal(signal.SIGKILL)
                for result in await asyncio.gather(*playing, return_exceptions=True):
                    assert isinstance(result, ConnectionClosed), result
    with served(tmp_path) as (_, port, _):
        async with asyncio.timeout(SECONDS):
            for player in players:
                player.port = port
                await check_record(player)
                await player.play(2)


async def check_record(player: Player) -> None:
    """Every acknowledged move is in the record at its version."""
    _, record = await player.request("GET", f"/api/tables/{player.code}/record?as=seat&seat=0")
    mine = {step["version"] for step in record["steps"] if step["seat"] == 0}
    assert set(player.acknowledged.values()) <= mine
    versions = [step["version"] for step in record["steps"]]
    assert versions == list(range(1, len(versions) + 1))


@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGTERM])
async def test_it_says_so_and_stops_cleanly(tmp_path: Path, signal_number: signal.Signals) -> None:
    with served(tmp_path) as (process, port, said):
        assert f"http://localhost:{port}/" in said
        player = Player(port)
        async with asyncio.timeout(SECONDS):
            await player.open()
            url = f"ws://127.0.0.1:{port}/api/socket"
            async with connect(url, additional_headers={"cookie": player.cookie}) as wire:
                await wire.send(json.dumps({"type": "hello", "code": player.code}))
                await wire.recv()
                process.send_signal(signal_number)
                heard = [json.loads(frame)["type"] async for frame in until_closed(wire)]
                assert "stopping" in heard
                assert wire.close_code == 1012
        assert process.wait(SECONDS) == 0
    assert [path.name for path in tmp_path.glob("farol.db-*")] == []  # the store was closed


async def until_closed(wire: ClientConnection) -> Any:
    try:
        while True:
            yield await wire.recv()
    except ConnectionClosed:
        return


async def test_a_party_listens_to_the_network_and_shows_code_and_address(tmp_path: Path) -> None:
    with served(tmp_path, "party", "saboteur") as (_, port, said):
        assert "█" in said or "▀" in said
        player = Player(port)
        async with asyncio.timeout(SECONDS):
            _, info = await player.request("GET", "/api/server")
            _, party = await player.request("GET", "/api/party")
        assert party["address"] == f"{info['address']}#/party"
        assert party["address"] in said
        assert info["party"] == party["code"]
        assert f"code {party['code']}" in said
        assert (party["game"], party["table"]) == ("saboteur", None)


def test_a_taken_port_is_no_reason_to_stay_closed() -> None:
    first = bind("127.0.0.1", 0)
    port = first.getsockname()[1]
    second = bind("127.0.0.1", port)
    assert second.getsockname()[1] != port
    with pytest.raises(CannotServe, match="Cannot listen on"):  # the port is known
        bind("127.0.0.1", port, exact=True)
    first.close()
    second.close()


async def test_a_server_of_a_database_that_nobody_could_reach_does_not_start() -> None:
    settings = Settings(data="postgresql://farol@/farol?host=/nowhere")
    with pytest.raises(CannotServe, match="setting `node`"):
        await run_server(settings, lambda _: None)


def test_faults_of_the_loop_are_all_counted_and_logged_once_a_minute(
    capsys: pytest.CaptureFixture[str],
) -> None:
    class Loop:
        now = 0.0

        def time(self) -> float:
            return self.now

    def counted() -> float:
        return metrics.FAULTS._value.get()  # type: ignore[no-any-return]

    loop, faults, before = Loop(), LoopFaults(), counted()
    for loop.now in (0.0, 1.0, FAULT_SECONDS - 1, FAULT_SECONDS + 1):
        faults(loop, {"message": "torn", "exception": ValueError("gone")})  # type: ignore[arg-type]
    assert counted() == before + 4
    logged = capsys.readouterr().out
    assert logged.count("ValueError: gone") == 2
    assert "unlogged=2" in logged


def test_an_impossible_address_is_explained() -> None:
    with pytest.raises(CannotServe, match="Cannot listen on"):
        bind("203.0.113.77", 0)


@pytest.mark.parametrize(
    ("header", "ours"),
    [
        ("localhost:8420", True),
        ("127.0.0.1", True),
        ("[::1]:8420", True),
        ("192.168.7.7:1", True),
        ("farol.example:80", True),
        ("evil.example", False),
        ("", False),
        ("127.0.0.1.evil.example", False),
    ],
)
def test_only_our_own_names_are_served(header: str, ours: bool) -> None:
    assert is_ours(host_of(header), ["farol.example"]) == ours


def test_the_address_on_the_network_is_one() -> None:
    assert is_ours(lan_address(), [])


def test_a_qr_code_fits_a_terminal() -> None:
    drawn = terminal_qr("http://192.168.100.100:8420/#/t/ABCDEF")
    assert max(len(line) for line in drawn.splitlines()) < 400
    assert len(drawn.splitlines()) < 24


async def test_bots_end_with_their_server_even_if_it_is_killed(tmp_path: Path) -> None:
    with served(tmp_path) as (process, port, _):
        player = Player(port)
        async with asyncio.timeout(SECONDS):
            await player.open()
            await player.play(1)
            while not (workers := children(process.pid)):  # the first one starts with its first job
                await asyncio.sleep(0.05)
            process.send_signal(signal.SIGKILL)
            process.wait(SECONDS)
            while any(is_alive(worker) for worker in workers):
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_for_all_its_processes_ends_it_as_cleanly(
    tmp_path: Path, signal_number: signal.Signals
) -> None:
    often = ["--limits", "requests_per_second=10000"]  # a record counts for many requests
    with served(tmp_path, *often) as (process, port, _):
        player = Player(port)
        async with asyncio.timeout(SECONDS):
            await player.open([{"kind": "bot", "level": "expert"}] * 3)
            while not await steps_of(player):  # then some bot is always thinking
                await asyncio.sleep(0.05)
        os.killpg(process.pid, signal_number)  # like Ctrl-C in a terminal
        assert process.wait(SECONDS) == 0
    assert "stopped" in (tmp_path / "stderr").read_text()


async def steps_of(player: Player) -> list[int]:
    """Versions of the decisions so far."""
    _, record = await player.request("GET", f"/api/tables/{player.code}/record?as=table")
    return [step["version"] for step in record["steps"] if step["seat"] is not None]


def processes() -> list[list[str]]:
    """Process, parent and state of all processes."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True
    )
    return [line.split() for line in listed.stdout.splitlines()]


def children(process: int) -> set[str]:
    return {number for number, parent, _ in processes() if parent == str(process)}


def is_alive(process: str) -> bool:
    return any(process == number and "Z" not in state for number, _, state in processes())
