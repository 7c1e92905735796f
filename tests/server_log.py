"""What servers of tests write into their logs."""

from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryFile
from typing import IO


def assert_no_fault(log: str) -> None:
    """A fault in the log is one of the test, also if whoever asked was not harmed by it."""
    assert "Traceback" not in log, log


@contextmanager
def log_without_fault() -> Iterator[IO[bytes]]:
    """Where a program of a test writes its log; printed where the test fails."""
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
