"""What lies in deploy/ works with the real programs, where this machine has them."""

import asyncio
import re
import shutil
import signal
import subprocess
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.postgresql import Postgres
from tests.proxies import DEPLOY, proxied

from .test_cluster import node, played
from .test_serve import SECONDS, Player, check_record, free_port

pytestmark = pytest.mark.anyio

needs = {
    name: pytest.mark.skipif(shutil.which(name) is None, reason=f"there is no {name} here")
    for name in ("nginx", "caddy", "systemd-analyze")
}


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
