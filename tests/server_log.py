"""Logs of servers in tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryFile
from typing import IO


def assert_no_fault(log: str) -> None:
    """A fault in the log fails the test, even if the client was not affected."""
    assert "Traceback" not in log, log


@contextmanager
def log_without_fault() -> Iterator[IO[bytes]]:
    """The log file of a test's program; printed if the test fails."""
    with TemporaryFile() as log:
        try:
            yield log
        except BaseException:
            print(_read(log))
            raise
        assert_no_fault(_read(log))


def _read(log: IO[bytes]) -> str:
    log.seek(0)
    return log.read().decode(errors="replace")
