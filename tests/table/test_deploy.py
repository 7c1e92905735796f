"""What lies in deploy/ works with the real programs, where this machine has them."""

import asyncio
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.postgresql import Postgres

from .test_cluster import node, played
from .test_serve import SECONDS, Player, check_record, free_port

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[2] / "deploy"
needs = {
    name: pytest.mark.skipif(shutil.which(name) is None, reason=f"there is no {name} here")
    for name in ("nginx", "caddy", "systemd-analyze")
}


def nginx_settings(folder: Path, port: int, servers: list[int]) -> str:
    """The file as it is, with other addresses, and without the certificates of somebody else."""
    text = (DEPLOY / "nginx.conf").read_text()
    for example, server in zip(("10.0.0.3:8420", "10.0.0.4:8420"), servers, strict=True):
        assert example in text
        text = text.replace(example, f"127.0.0.1:{server}")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    text = re.sub(r" *ssl_certificate.*\n", "", text)
    text = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", text, flags=re.DOTALL)
    paths = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {paths}\n{text}\n}}\n"
    )


def caddy_settings(port: int, servers: list[int]) -> str:
    text = (DEPLOY / "Caddyfile").read_text()
    for example, server in zip(("10.0.0.3:8420", "10.0.0.4:8420"), servers, strict=True):
        assert example in text
        text = text.replace(example, f"127.0.0.1:{server}")
    return "{\n\tadmin off\n}\n" + text.replace("farol.example.org {", f"http://:{port} {{")


@contextmanager
def running(command: list[str], folder: Path) -> Iterator[None]:
    environment = {"HOME": str(folder), "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"}
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, stdout=log, stderr=log, env=environment) as process,
    ):
        try:
            yield
        finally:
            process.send_signal(signal.SIGTERM)


@pytest.mark.parametrize(
    "proxy", [pytest.param(name, marks=needs[name]) for name in ("nginx", "caddy")]
)
async def test_a_proxy_in_front_of_two_servers(
    tmp_path: Path, database: Postgres, proxy: str
) -> None:
    room, port = database.room(str(tmp_path)), free_port()
    with ExitStack() as stack:
        first, one = stack.enter_context(node(tmp_path, room))
        _, two = stack.enter_context(node(tmp_path, room))
        if proxy == "nginx":
            file = tmp_path / "nginx.conf"
            file.write_text(nginx_settings(tmp_path, port, [one, two]))
            command = ["nginx", "-p", str(tmp_path), "-c", str(file)]
        else:
            file = tmp_path / "Caddyfile"
            file.write_text(caddy_settings(port, [one, two]))
            command = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
        stack.enter_context(running(command, tmp_path))
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


async def answer_of(port: int, path: str) -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode())
    answer = (await reader.read()).decode()
    writer.close()
    return answer


async def opened(player: Player) -> None:
    """Open a table as soon as the proxy is there."""
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


def test_the_container_runs_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    root = DEPLOY.parent
    assert all((root / name).exists() for name in re.findall(r"/farol/(\S+\.lock)", text))
    for name in re.findall(r"FAROL_(\w+)=", text):
        assert f"`{name.lower()}`" in (root / "docs/configuration.md").read_text()
