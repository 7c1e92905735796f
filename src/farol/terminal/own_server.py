"""A server as a child process, for players without one.

Its tables are kept in a file, so that games can be continued. A second terminal finds the address
here and joins, or uses a temporary file.
"""

import asyncio
import os
import re
import signal
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from farol.client.errors import NotReached

PATIENCE: Final = 60.0  # seconds for the server to start
FAREWELL: Final = 10.0  # seconds for the server to stop
ADDRESS: Final = re.compile(r"https?://[^\s#]+")


def address_in(folder: Path) -> str | None:
    """The address of another terminal's server, if its process is alive."""
    try:
        process, address = (folder / "terminal.address").read_text(encoding="utf-8").split()
        os.kill(int(process), 0)
    except (OSError, ValueError):
        return None
    return address


class OwnServer:
    """A server for this terminal; others can join by its address."""

    def __init__(self, folder: Path, host: str = "127.0.0.1") -> None:
        self._folder = folder
        self._host = host
        self._process: asyncio.subprocess.Process | None = None
        self._passing: tempfile.TemporaryDirectory[str] | None = None
        self.address = ""

    async def __aenter__(self) -> Self:
        file = self._file()
        command = [sys.executable, "-m", "farol.terminal.child_process", "serve", "--no-browser"]
        command += ["--log-level", "error"]
        command += ["--port", "0", "--host", self._host, "--data", str(file)]
        with file.with_suffix(".log").open("wb") as log:  # of this run alone
            self._process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,  # EOF stops the server
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the terminal, which then stops the server
            )
        try:
            self.address = await asyncio.wait_for(self._read_address(), PATIENCE)
        except TimeoutError as error:
            await self._stop()
            raise NotReached("The server does not start.") from error
        except NotReached:
            await self._stop()
            raise
        if self._passing is None:
            note = f"{os.getpid()} {self.address}\n"
            (self._folder / "terminal.address").write_text(note, encoding="utf-8")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._stop()
        if self._passing is None:
            (self._folder / "terminal.address").unlink(missing_ok=True)
        else:
            self._passing.cleanup()

    def _file(self) -> Path:
        self._folder.mkdir(parents=True, exist_ok=True)
        if address_in(self._folder) is None:
            return self._folder / "terminal.db"
        self._passing = tempfile.TemporaryDirectory(prefix="farol-")
        return Path(self._passing.name) / "terminal.db"

    async def _read_address(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            if found := ADDRESS.search(line.decode(errors="replace")):
                return found.group().rstrip("/.")
        raise NotReached("The server stopped before it was there.")

    async def _stop(self) -> None:
        process = self._process
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(process.wait(), FAREWELL)
        except TimeoutError:
            process.kill()
            await process.wait()
