"""Processor time of every file and test, including its child processes: `python -m pytest -n 0 -p
tests.costs …`.

Processes are sampled ten times a second and counted for the running test. The cost of sampling is
subtracted.
"""

import os
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest

TICKS: Final = os.sysconf("SC_CLK_TCK")  # in a second
PAUSE: Final = 0.1  # seconds between two samples
SHOWN: Final = 150  # files, and tests
Process = tuple[int, int]  # process id and start time


class Watch:
    """All descendants of this process."""

    def __init__(self) -> None:
        self.tests: dict[str, float] = {}
        self._used: dict[Process, int] = {}
        self._kinds: dict[Process, str] = {}
        self._looked = 0.0  # processor seconds of the sampling
        self._lock = threading.Lock()
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._go_on, daemon=True)
        self._thread.start()

    def _go_on(self) -> None:
        while not self._done.wait(PAUSE):
            self.look()

    def stop(self) -> None:
        """Stop sampling."""
        self._done.set()
        self._thread.join()

    def look(self) -> float:
        """Record the time used by every process; returns the sum in seconds."""
        with self._lock:
            begun = time.thread_time()
            below: defaultdict[int, list[int]] = defaultdict(list)
            found: dict[int, tuple[Process, int]] = {}
            for folder in Path("/proc").glob("[0-9]*"):
                try:
                    words = (folder / "stat").read_text().rpartition(")")[2].split()
                except OSError:
                    continue  # it has ended
                number = int(folder.name)
                below[int(words[1])].append(number)
                found[number] = (number, int(words[19])), int(words[11]) + int(words[12])
            todo = [os.getpid()]
            while todo:
                number = todo.pop()
                todo += below[number]
                process, used = found[number]
                self._used[process] = used
                self._kinds[process] = kind_of(number) or self._kinds.get(process, "ended")
            self._looked += time.thread_time() - begun
            return sum(self._used.values()) / TICKS - self._looked

    def by_kind(self) -> Counter[str]:
        """Seconds of all processes, by kind."""
        sums: Counter[str] = Counter()
        for process, used in self._used.items():
            sums[self._kinds[process]] += used
        seconds = Counter({kind: used / TICKS for kind, used in sums.items()})
        seconds["pytest"] -= self._looked
        return seconds


def kind_of(number: int) -> str:
    """The kind of a process, by its command; empty if it is ending."""
    try:
        command = Path(f"/proc/{number}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""
    if number == os.getpid():
        return "pytest"
    if "--type=" in command:
        return f"Chromium: {command.partition('--type=')[2].split()[0]}"
    if "--remote-debugging-pipe" in command:
        return "Chromium: browser"
    if "playwright/driver" in command:
        return "Playwright"
    if "multiprocessing" in command:
        return "workers"
    return " ".join(Path(command).name.split()[:1]) if "-m " not in command else served(command)


def served(command: str) -> str:
    """The module of `python -m MODULE …`, also if it was started beside a test.

    >>> served("python -m tests.beside farol serve"), served("python -m farol worker")
    ('farol', 'farol')
    """
    module, *words = command.partition("-m ")[2].split()
    return words[0] if module == "tests.beside" else module


WATCH: Final = pytest.StashKey[Watch]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[WATCH] = Watch()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    watch = item.config.stash[WATCH]
    before = watch.look()
    result = yield
    watch.tests[item.nodeid] = watch.look() - before
    return result


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    watch = config.stash[WATCH]
    terminalreporter.section(f"processor time: {watch.look():.1f} s")
    for kind, seconds in watch.by_kind().most_common():
        terminalreporter.write_line(f"{seconds:8.1f} s  {kind}")
    files: Counter[str] = Counter()
    for name, seconds in watch.tests.items():
        files[name.partition("::")[0]] += seconds
    for costs in (files, Counter(watch.tests)):
        terminalreporter.write_line("")
        for name, seconds in costs.most_common(SHOWN):
            terminalreporter.write_line(f"{seconds:8.1f} s  {name}")


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[WATCH].stop()
