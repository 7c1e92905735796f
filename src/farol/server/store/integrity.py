"""Integrity check of an SQLite file, in a thread of its own."""

import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

MOST_LOGGED: Final = 200  # characters of a logged problem

log = structlog.get_logger("farol.store")


class IntegrityCheck:
    """One check of a file; `damaged` tells what it has found so far."""

    def __init__(self, path: Path) -> None:
        self.damaged = False
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._check, name="farol-check", daemon=True)

    def start(self) -> None:
        """Start the check."""
        self._connection = sqlite3.connect(
            f"{self._path.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False
        )
        self._thread.start()

    def stop(self) -> None:
        """Interrupt the check and wait for its end."""
        if self._connection is not None:
            while self._thread.is_alive():
                self._connection.interrupt()
                self._thread.join(0.05)
            self._connection.close()
            self._connection = None

    def _check(self) -> None:
        assert self._connection is not None
        try:
            (found,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError:  # interrupted
            return
        except sqlite3.DatabaseError as error:
            found = str(error)
        if found != "ok":
            self.damaged = True
            with suppress(ValueError):  # a closed log
                log.error("file-damaged", found=found[:MOST_LOGGED])
