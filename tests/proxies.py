"""The proxies of deploy/ in front of test servers, with their real configuration files."""

import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

DEPLOY: Final = Path(__file__).parents[1] / "deploy"


def nginx_settings(folder: Path, place: str, servers: list[str]) -> str:
    """The configuration with other addresses, and without certificates."""
    text = (DEPLOY / "nginx.conf").read_text()
    for example, server in zip(("10.0.0.3:8420", "10.0.0.4:8420"), servers, strict=True):
        assert example in text
        text = text.replace(example, server)
    text = text.replace("listen 443 ssl;", f"listen {place};")
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


def caddy_settings(place: str, servers: list[str]) -> str:
    text = (DEPLOY / "Caddyfile").read_text()
    for example, server in zip(("10.0.0.3:8420", "10.0.0.4:8420"), servers, strict=True):
        assert example in text
        text = text.replace(example, server)
    return "{\n\tadmin off\n}\n" + text.replace(
        "farol.example.org {", f"http://:{place.partition(':')[2]} {{"
    )


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


def command_of(proxy: str, folder: Path, place: str, servers: list[str]) -> list[str]:
    """The command of a proxy, after its configuration was written."""
    if proxy == "nginx":
        file = folder / "nginx.conf"
        file.write_text(nginx_settings(folder, place, servers))
        return ["nginx", "-p", str(folder), "-c", str(file)]
    file = folder / "Caddyfile"
    file.write_text(caddy_settings(place, servers))
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


@contextmanager
def proxied(proxy: str, folder: Path, port: int, servers: list[int]) -> Iterator[None]:
    """A proxy in front of servers of this machine, for the duration of a context."""
    addresses = [f"127.0.0.1:{server}" for server in servers]
    with running(command_of(proxy, folder, f"127.0.0.1:{port}", addresses), folder):
        yield
