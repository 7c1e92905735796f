"""Runs tests that were collected once in a forked process for each mutant."""

import gc
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final

import pytest

from mutation.coverage import AT_IMPORT, Runs, key, note_for_others
from mutation.importing import importers
from mutation.judging import HELD, NOT_HERE, judge, passes
from mutation.ledger import Ledger, Verdict
from mutation.loading import VARIABLE
from mutation.mutants import Mutant, mutated

OPTIONS: Final = [
    *("-q", "-s", "-p", "no:cacheprovider", "-o", "tmp_path_retention_policy=none"),
    *("-p", "anyio.pytest_plugin"),  # needed by tests; other plugins are not loaded
]
COLLECTING: Final = 300  # wall-clock seconds for collection in a fresh Python
FIRST: Final = 50
AT_ONCE: Final = "(before any test)"

Told = Callable[[Mutant, Verdict], None]


class Loop:
    """Replaces pytest's run loop."""

    def __init__(
        self,
        chosen: list[Mutant],
        files: list[Path],
        budget: float,
        jobs: int,
        ledger: Ledger,
        folder: Path,
        told: Told,
    ) -> None:
        self._chosen = chosen
        self._files = files
        self._budget = budget
        self._jobs = jobs
        self._ledger = ledger
        self._folder = folder
        self._told = told
        self.runs = Runs()
        self._loaded: set[str | None] = set()
        self._found: dict[str, list[FunctionType]] = {}
        self._monotonic: set[str] = set()  # tests that detected a mutant and pass without it
        self._unsteady: set[str] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run all tests unmodified, then the tests of each mutant."""
        if session.testsfailed:
            raise pytest.UsageError("Some tests cannot even be collected without errors.")
        if self._ledger.runs is None:
            self._learn(session)
            self._ledger.keep_runs(self.runs.dump())
        else:
            self.runs.load(self._ledger.runs)
        fine, total = len(self.runs.seconds), sum(used for used, _ in self.runs.seconds.values())
        print(f"{fine} of {len(session.items)} tests pass without errors, in {total:.0f} s.")
        self._found = _functions_by_key()
        modules = list(sys.modules.values())
        self._loaded = {getattr(module, "__file__", None) for module in modules}
        self._loaded |= {function.rsplit(":", 2)[0] for function in self.runs.by_function}
        for number, verdict in self._verdicts(session):
            self._told(self._chosen[number], verdict)
        return True

    def _verdicts(self, session: pytest.Session) -> Iterator[tuple[int, Verdict]]:
        """The verdicts as they arrive from the worker processes, each of which takes every n-th
        mutant.
        """
        end, start = os.pipe()
        children = []
        for share in range(self._jobs):
            if (child := os.fork()) == 0:
                for number in range(share, len(self._chosen), self._jobs):
                    begun = time.monotonic()
                    result, by = self._try(session, self._chosen[number])
                    verdict = Verdict(result, by, round(time.monotonic() - begun, 1))
                    os.write(start, f"{json.dumps([number, asdict(verdict)])}\n".encode())
                os._exit(0)
            children.append(child)
        os.close(start)
        with os.fdopen(end) as lines:
            for line in lines:
                number, verdict_read = json.loads(line)
                yield number, Verdict(**verdict_read)
        for child in children:
            os.waitpid(child, 0)

    def _learn(self, session: pytest.Session) -> None:
        end, start = os.pipe()
        child = os.fork()
        if child == 0:
            _be_quiet()
            noted = note_for_others(self._folder, self._files)
            for item, following in zip(session.items, [*session.items[1:], None], strict=True):
                self.runs.current = item.nodeid
                used, begun = _processor(), time.monotonic()
                if passes(item, following):
                    taken = _processor() - used, time.monotonic() - begun
                    self.runs.seconds[item.nodeid] = taken
                for function in noted.read_text().splitlines():
                    self.runs.note(function)
                os.truncate(noted, 0)
            with os.fdopen(start, "w") as said:
                json.dump(self.runs.dump(), said)
            os._exit(0)
        os.close(start)
        with os.fdopen(end) as heard:
            self.runs.load(json.load(heard))
        os.waitpid(child, 0)

    def _try(self, session: pytest.Session, mutant: Mutant) -> tuple[str, str]:
        """The result (noticed, overtime, survived, survived so far or unrun) and the test."""
        if str(mutant.path) not in self._loaded:
            return "unrun", ""
        name = key(mutant.path, mutant.function) if mutant.function else ""
        is_fresh = name not in self._found or AT_IMPORT in self.runs.by_function.get(name, set())
        while True:
            tests, are_all = self._judges(mutant, name, is_fresh)
            if not tests:
                return "unrun", ""
            status, by = HELD, ""
            for some in (_of_one_file(tests), tests) if is_fresh else (tests,):
                judged = self._in_a_fresh_python if is_fresh else self._in_a_copy
                status, by = judged(session, mutant, some)
                if status != HELD:
                    break
            if status == NOT_HERE:
                is_fresh = True
            elif status == HELD:
                return "survived" if are_all else "survived so far", ""
            elif by == AT_ONCE or self._holds_without(session, by):
                return "overtime" if status < 0 else "noticed", by

    def _judges(self, mutant: Mutant, name: str, is_fresh: bool) -> tuple[list[str], bool]:
        rings = [self.runs.tests_of(name)]
        if is_fresh:
            importing = importers(mutant.path, self._files)
            rings += [self.runs.tests_of_files(files) for files in ({mutant.path}, importing)]
            rings += [set(self.runs.seconds)]
        tests, are_all = self.runs.shortest([ring - self._unsteady for ring in rings], self._budget)
        return tests, are_all

    def _holds_without(self, session: pytest.Session, test: str) -> bool:
        """Whether the test that failed passes alone without the mutant."""
        if test not in self._monotonic | self._unsteady:
            status, _ = self._in_a_copy(session, None, [test])
            (self._monotonic if status == HELD else self._unsteady).add(test)
        return test in self._monotonic

    def _in_a_copy(
        self, session: pytest.Session, mutant: Mutant | None, tests: list[str]
    ) -> tuple[int, str]:
        """Fork this process with the function replaced."""
        noted = self._folder / f"begun.{os.getpid()}"
        noted.write_text("")
        child = os.fork()
        if child == 0:
            os.setsid()
            _be_quiet()
            try:
                if mutant is not None:
                    os.environ[VARIABLE] = f"{mutant.path}:{mutant.number}"
                    assert mutant.function is not None
                    _put_in(mutant, self._found[key(mutant.path, mutant.function)])
            except Exception:
                os._exit(NOT_HERE)
            os._exit(judge(session, tests, self.runs.limits, noted))
        _, status = os.waitpid(child, 0)
        _end_what_is_left(child)
        return os.waitstatus_to_exitcode(status), _last_line(noted)

    def _in_a_fresh_python(
        self, session: pytest.Session, mutant: Mutant, tests: list[str]
    ) -> tuple[int, str]:
        """Start a fresh Python with the mutant, also for its child processes."""
        paths = {item.nodeid: str(item.path) for item in session.items}
        noted = self._folder / f"begun.{os.getpid()}"
        noted.write_text("")
        task = self._folder / f"task.{os.getpid()}"
        asked = {
            "options": [*OPTIONS, f"--rootdir={session.config.rootpath}"],
            "files": list(dict.fromkeys(paths[test] for test in tests)),
            "tests": tests,
            "limits": {test: self.runs.limits(test) for test in tests},
            "collecting": COLLECTING,
            "noted": str(noted),
        }
        task.write_text(json.dumps(asked))
        child = subprocess.Popen(
            [sys.executable, "-m", "mutation.judging", str(task)],
            env=os.environ | {VARIABLE: f"{mutant.path}:{mutant.number}"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        status = child.wait()
        _end_what_is_left(child.pid)
        return status, _last_line(noted)


def _of_one_file(tests: list[str]) -> list[str]:
    """The tests of the file with most of the first ones: fewer modules to load, and usually
    enough.
    """
    (file, _), *_ = Counter(test.split("::")[0] for test in tests[:FIRST]).most_common()
    return [test for test in tests if test.startswith(f"{file}::")][:FIRST]


def _put_in(mutant: Mutant, places: list[FunctionType]) -> None:
    module = compile(mutated(mutant.path, mutant.number), str(mutant.path), "exec")
    for code in _codes(module):
        if (code.co_firstlineno, code.co_name) == mutant.function:
            for function in places:
                function.__code__ = code
            return
    raise LookupError(str(mutant))


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _functions_by_key() -> dict[str, list[FunctionType]]:
    found: dict[str, list[FunctionType]] = {}
    for function in gc.get_objects():
        if isinstance(function, FunctionType):
            code = function.__code__
            name = f"{code.co_filename}:{code.co_firstlineno}:{code.co_name}"
            found.setdefault(name, []).append(function)
    return found


def _last_line(noted: Path) -> str:
    lines = noted.read_text().splitlines()
    return lines[-1] if lines else AT_ONCE


def _processor() -> float:
    return sum(os.times()[:4])


def _be_quiet() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


def _end_what_is_left(group: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)
