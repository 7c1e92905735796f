"""A PostgreSQL server for tests, in a temporary folder, under an unprivileged user."""

import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import psycopg

FOLDERS: Final = "/usr/lib/postgresql/*/bin"  # the path on Debian and Ubuntu
HOW_TO_GET_IT: Final = (
    "These tests need PostgreSQL 15 or newer and found none. "
    "On Debian and Ubuntu: apt-get install --no-install-recommends postgresql."
)
# Durability is off: only tests that kill the server need the disk.
QUICK: Final = ("fsync=off", "full_page_writes=off")
USUAL: Final = ("listen_addresses=", "max_connections=60", "shared_buffers=32MB")


def program(name: str) -> str | None:
    """The path of a PostgreSQL program, of the newest installed version."""
    found = sorted(Path("/").glob(FOLDERS[1:]), key=lambda folder: float(folder.parent.name))
    return shutil.which(name, path=os.pathsep.join(map(str, reversed(found)))) or shutil.which(name)


class Postgres:
    """One server in a folder; `start` and `kill` repeatedly."""

    def __init__(
        self, folder: Path, *settings: str, inside: Sequence[str] = (), of: str = ""
    ) -> None:
        """An empty server, or a standby of another one; `inside`: the command that starts it."""
        self.folder = folder
        self._inside = inside
        self._settings = (*USUAL, f"unix_socket_directories={folder}", *settings)
        self._port = dict(each.split("=", 1) for each in settings).get("port", "5432")
        self._process: subprocess.Popen[bytes] | None = None
        if of:
            self._run("pg_basebackup", "-R", "-c", "fast", "-d", of)
        else:
            how = ("--no-sync", "-A", "trust", "-U", "farol", "-E", "UTF8", "--no-locale")
            self._run("initdb", *how)

    @property
    def address(self) -> str:
        return f"postgresql://farol@/postgres?host={self.folder}&port={self._port}"

    def start(self) -> None:
        """Start and wait until it answers."""
        settings = [part for each in self._settings for part in ("-c", each)]
        command = [
            *self._inside,
            *_as_nobody(),
            str(program("postgres")),
            "-D",
            str(self.folder / "data"),
        ]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *settings], stdout=subprocess.DEVNULL, stderr=log
            )
        while True:
            try:
                psycopg.connect(self.address, connect_timeout=5).close()
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self.folder / "log").read_text()
            else:
                return

    def stop(self) -> None:
        """Immediate shutdown, as after a power failure."""
        if self._process is not None:
            self._run("pg_ctl", "stop", "-m", "immediate")
            self._process.wait()
            self._process = None

    def signal(self, what: signal.Signals) -> None:
        """Signal the server and all its processes."""
        assert self._process is not None
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for each in (pid, *map(int, children)):
            with suppress(ProcessLookupError):  # it ended meanwhile
                os.kill(each, what)

    def run(self, statement: str) -> list[tuple[object, ...]]:
        """Run a statement; its rows."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            found = connection.execute(statement.encode())
            return found.fetchall() if found.description else []

    def room(self, name: str) -> str:
        """The address of a database on the server, created if necessary."""
        schema = "t" + sha256(name.encode()).hexdigest()[:20]
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA IF NOT EXISTS {schema}".encode())
        return f"{self.address}&options=-csearch_path%3D{schema}"

    def _run(self, name: str, *arguments: str) -> None:
        command = [
            *self._inside,
            *_as_nobody(),
            str(program(name)),
            "-D",
            str(self.folder / "data"),
            *arguments,
        ]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _as_nobody() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["setpriv", f"--reuid={_owner()}", "--clear-groups"] if os.geteuid() == 0 else []


def _owner() -> int:
    return pwd.getpwnam("nobody").pw_uid


@contextmanager
def postgres(*settings: str) -> Iterator[Postgres]:
    """A server for the duration of a context."""
    root = os.geteuid() == 0
    # a folder that nobody may access too, unlike root's own temporary folder
    with TemporaryDirectory(prefix="farol-pg-", dir="/tmp" if root else None) as name:
        if root:
            os.chown(name, _owner(), -1)
        server = Postgres(Path(name), *settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()
