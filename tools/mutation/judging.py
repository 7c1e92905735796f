"""Runs the tests for one mutant, until one fails or takes too long."""

import json
import os
import resource
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

HELD: Final = 0
NOTICED: Final = 1
NOT_HERE: Final = 2  # the mutant needs a fresh Python

Limits = Callable[[str], tuple[int, int]]


def judge(session: pytest.Session, tests: list[str], limits: Limits, noted: Path) -> int:
    """Run tests; the last line of the file names the test that was started last."""
    by_name = {item.nodeid: item for item in session.items}
    items = [by_name[test] for test in tests]
    with noted.open("w") as begun:
        for item, following in zip(items, [*items[1:], None], strict=True):
            begun.write(f"{item.nodeid}\n")
            begun.flush()
            _limit(*limits(item.nodeid))
            if not passes(item, following):
                session._setupstate.teardown_exact(None)
                return NOTICED
    return HELD


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Whether the test passes, including setup and teardown."""
    return not any(report.failed for report in runtestprotocol(item, nextitem=following, log=False))


def _limit(processor: int, clock: int) -> None:
    used = int(sum(os.times()[:2])) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (used + processor, resource.RLIM_INFINITY))
    signal.alarm(clock)  # a deadlock uses no processor time


class Chosen:
    """Replaces pytest's run loop in a fresh Python."""

    def __init__(self, tests: list[str], limits: dict[str, tuple[int, int]], noted: Path) -> None:
        self._tests = tests
        self._limits = limits
        self._noted = noted
        self.result = NOTICED  # result of a failed collection

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests in order, unless the mutant prevents their collection."""
        there = {item.nodeid for item in session.items}
        if session.testsfailed == 0 and there.issuperset(self._tests):
            self.result = judge(session, self._tests, self._limits.__getitem__, self._noted)
        return True


def main(task: Path) -> int:
    """Run the tests of a task."""
    asked = json.loads(task.read_text())
    signal.alarm(asked["collecting"])
    chosen = Chosen(asked["tests"], asked["limits"], Path(asked["noted"]))
    pytest.main([*asked["options"], *asked["files"]], plugins=[chosen])
    return chosen.result


if __name__ == "__main__":
    result = main(Path(sys.argv[1]))
    os._exit(result)  # does not wait for threads left by the mutant
