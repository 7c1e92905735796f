"""The files in deploy/ work with the real programs, where installed."""

import asyncio
import json
import re
import shutil
import signal
import subprocess
import tomllib
from contextlib import ExitStack
from pathlib import Path

import pytest

from farol.cli import run
from farol.server.settings import Settings
from tests.lines import BACK, THERE, Line, by_way_of, socket_of
from tests.postgresql import Postgres
from tests.proxies import DEPLOY, proxied
from tests.server.test_cluster import node, played
from tests.server.test_serve import SECONDS, Player, check_record, free_port

needs = {
    name: pytest.mark.skipif(shutil.which(name) is None, reason=f"there is no {name} here")
    for name in ("nginx", "caddy", "systemd-analyze")
}


def test_nginx_keeps_no_connections_for_sockets() -> None:
    """One that was kept to a machine that is gone without a word is waited for, for 90 s."""
    text = (DEPLOY / "nginx.conf").read_text()
    found = re.search(r"location = /api/socket \{\s+proxy_pass http://(\w+);", text)
    assert found is not None
    upstream = re.search(rf"upstream {found[1]} \{{(.*?)\}}", text, re.DOTALL)
    assert upstream is not None
    assert "keepalive" not in upstream[1]
    assert upstream[1].count("server ") == upstream[1].count("max_fails=0") == 2


@pytest.mark.parametrize(
    "proxy", [pytest.param(name, marks=needs[name]) for name in ("nginx", "caddy")]
)
async def test_a_proxy_before_two_servers(tmp_path: Path, database: Postgres, proxy: str) -> None:
    room, port = database.room(str(tmp_path)), free_port()
    with ExitStack() as stack:
        first, one = stack.enter_context(node(tmp_path, room))
        _, two = stack.enter_context(node(tmp_path, room))
        stack.enter_context(proxied(proxy, tmp_path, port, [one, two]))
        async with asyncio.timeout(SECONDS):
            ana, bea = Player(port), Player(port)
            for player in (ana, bea):
                await opened(player)
            await asyncio.gather(played(ana, 3), played(bea, 3))
            assert (await ana.request("GET", "/api/me"))[1] == {"name": "Ana"}
            for inside in ("/metrics", "/readyz", "/api/worker"):
                head = (await answer_of(port, inside)).partition("\r")[0]
                assert " 404 " in head
            playing = [asyncio.create_task(played(player, 4)) for player in (ana, bea)]
            first.send_signal(signal.SIGTERM)
            await asyncio.gather(*playing)
            await check_record(ana)
            await check_record(bea)


@pytest.mark.parametrize(
    "proxy", [pytest.param(name, marks=needs[name]) for name in ("nginx", "caddy")]
)
async def test_a_proxy_leaves_a_server_out_that_has_lost_its_database(
    tmp_path: Path, database: Postgres, proxy: str
) -> None:
    room, port = database.room(str(tmp_path)), free_port()
    line = Line(socket_of(room))
    await line.start()
    with ExitStack() as stack:
        far = by_way_of(line, room)
        _, one = await asyncio.to_thread(stack.enter_context, node(tmp_path, far))
        _, two = await asyncio.to_thread(stack.enter_context, node(tmp_path, room))
        stack.enter_context(proxied(proxy, tmp_path, port, [one, two]))
        async with asyncio.timeout(2 * SECONDS):
            people = [Player(port) for _ in range(4)]  # some at each of the servers
            for player in people:
                await opened(player)
            await asyncio.gather(*(played(player, 2) for player in people))
            line.hold(THERE, BACK)
            await asyncio.gather(*(played(player, 4) for player in people))
            for _ in range(4):
                assert " 200 " in (await answer_of(port, "/api/server")).partition("\r")[0]
            line.heal()
            while " 200 " not in (await answer_of(one, "/readyz")).partition("\r")[0]:
                await asyncio.sleep(0.05)
            await asyncio.gather(*(played(player, 2) for player in people))
            for player in people:
                await check_record(player)
    await line.close()


async def answer_of(port: int, path: str) -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode())
    answer = (await reader.read()).decode()
    writer.close()
    return answer


async def opened(player: Player) -> None:
    """Open a table as soon as the proxy is ready."""
    while True:
        try:
            await player.open()
        except (OSError, StopIteration, RuntimeError, ValueError):
            await asyncio.sleep(0.1)
        else:
            return


@needs["systemd-analyze"]
@pytest.mark.parametrize("name", ["farol.service", "farol-worker.service"])
def test_the_units_are_read_by_systemd(tmp_path: Path, name: str) -> None:
    unit = (DEPLOY / name).read_text()
    program = shutil.which("true")
    file = tmp_path / name
    file.write_text(unit.replace("/usr/lib/farol/bin/farol", str(program)))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file, one per line."""
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text())
    lines = [line.partition(" ") for line in text.splitlines() if line and line[0] != "#"]
    return [(word, rest) for word, _, rest in lines]


def said(word: str) -> list[str]:
    return [rest for name, rest in instructions() if name == word]


def test_the_container_runs_what_there_is() -> None:
    """It was built and run once, as `docs/operations.md` tells; this holds it to the project since."""
    root, (build, make) = DEPLOY.parent, said("RUN")[:2]
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    folder = re.findall(r"python -m venv (\S+)", make)[0]
    assert said("COPY") == [". /farol", f"--from=build {folder} {folder}"]
    assert f"FROM {said('FROM')[1]} AS build" == f"FROM {said('FROM')[0]}"
    assert said("FROM")[1].partition(":")[2] >= project["requires-python"].lstrip(">=")
    assert all((root / name).is_file() for name in re.findall(r"/farol/(\S+\.lock)", make))
    assert {"gcc", "libc6-dev", "nodejs", "npm"} <= set(build.split())
    tools = [tool.removeprefix("PYTHONPATH=/build ") for tool in make.split(" && ")[1:]]
    assert all(tool.startswith(f"{folder}/bin/pip ") for tool in tools)
    (entry,) = json.loads(said("ENTRYPOINT")[0])
    assert entry in {f"{folder}/bin/{name}" for name in project["scripts"]}
    assert run([*json.loads(said("CMD")[0]), "--help"]) == 0


def test_what_the_container_builds_with_is_locked_and_not_left_out() -> None:
    root = DEPLOY.parent
    locked = (root / "requirements-build.lock").read_text()
    for package in ("hatchling", "mypy", "setuptools"):
        assert f"\n{package}==" in f"\n{locked}"
    assert "\npsycopg==" in (root / "requirements.lock").read_text()
    left_out = (root / ".containerignore").read_text().split("\n")
    for needed in (
        *("src", "web", "tools", "hatch_build.py", "pyproject.toml", "requirements.lock"),
        "requirements-build.lock",
    ):
        assert needed not in left_out
        assert (root / needed).exists()


def test_whoever_runs_in_the_container_may_write_there_and_nowhere_else() -> None:
    root, people = DEPLOY.parent, said("RUN")[2]
    (user,), (data,) = said("USER"), said("VOLUME")
    assert re.search(rf"useradd --system --home {data} {user}\b", people)
    assert re.search(rf"install -d -o {user} -m 700 {data}$", people)
    settings = dict(part.split("=", 1) for part in said("ENV")[0].split())
    assert settings["FAROL_DATA"].startswith(f"{data}/")
    assert said("EXPOSE") == [str(Settings().port)]
    for name in settings:
        known = f"`{name.removeprefix('FAROL_').lower()}`"
        assert known in (root / "docs/configuration.md").read_text()
