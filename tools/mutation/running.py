"""Tests that are collected once and then run in a process of its own for every error."""

import ast
import builtins
import gc
import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from mutation.mutants import Function, Mutant, functions, mutated, name_of

MARK: Final = "_farol_was_run"
AT_IMPORT: Final = -1
HELD, NOTICED = 0, 1

Told = Callable[[Mutant, str], None]


@dataclass
class Runs:
    """Which tests ran which function, and how long each of them takes."""

    by_function: dict[str, set[int]] = field(default_factory=dict)
    seconds: dict[int, float] = field(default_factory=dict)  # of processor, of tests that pass
    current: int = AT_IMPORT

    def note(self, function: str) -> None:
        """That the current test runs it."""
        self.by_function.setdefault(function, set()).add(self.current)

    def tests_of(self, function: str, budget: float) -> tuple[list[int], bool]:
        """The shortest ones for so many seconds, and whether those are all."""
        known = self.by_function.get(function, set()) & self.seconds.keys()
        chosen: list[int] = []
        total = 0.0
        for test in sorted(known, key=lambda test: self.seconds[test]):
            total += self.seconds[test]
            if total > budget and chosen:
                return chosen, False
            chosen.append(test)
        return chosen, True

    def dump(self) -> str:
        """For another process."""
        by = {function: sorted(tests) for function, tests in self.by_function.items()}
        return json.dumps({"by": by, "seconds": self.seconds})

    def load(self, text: str) -> None:
        """What another process has dumped."""
        read = json.loads(text)
        self.by_function = {function: set(tests) for function, tests in read["by"].items()}
        self.seconds = {int(test): seconds for test, seconds in read["seconds"].items()}


def marked(path: Path) -> ast.Module:
    """The file, where every function says first that it is run."""
    tree = ast.parse(path.read_bytes(), str(path))
    for function in functions(tree):
        said = ast.Constant(key(path, name_of(function)))
        call = ast.Expr(ast.Call(ast.Name(MARK, ast.Load()), [said], []))
        has_docstring = ast.get_docstring(function) is not None
        function.body.insert(1 if has_docstring else 0, ast.copy_location(call, function.body[0]))
    return ast.fix_missing_locations(tree)


def key(path: Path, function: Function) -> str:
    """A function's name among all of them."""
    return f"{path}:{function[0]}:{function[1]}"


class Loop:
    """Takes the place of pytest's own loop over the tests it has collected."""

    def __init__(self, chosen: list[Mutant], budget: float, jobs: int, told: Told) -> None:
        self._chosen = chosen
        self._budget = budget
        self._jobs = jobs
        self._told = told
        self.runs = Runs()
        self._loaded: set[str | None] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """First all tests as they are, then those of each function with its errors."""
        self._learn(session)
        found = _functions_by_key()
        modules = list(sys.modules.values())
        self._loaded = {getattr(module, "__file__", None) for module in modules}
        shares = [self._chosen[start :: self._jobs] for start in range(self._jobs)]
        ends = []
        for share in shares:
            end, start = os.pipe()
            if os.fork() == 0:
                with os.fdopen(start, "w") as said:
                    for mutant in share:
                        said.write(f"{json.dumps(self._try(session, mutant, found))}\n")
                        said.flush()
                os._exit(0)
            os.close(start)
            ends.append(os.fdopen(end))
        for mutant, result in _in_turn(shares, ends):
            self._told(mutant, result)
        for ended in ends:
            ended.close()
            os.wait()
        return True

    def _learn(self, session: pytest.Session) -> None:
        end, start = os.pipe()
        if os.fork() == 0:
            _be_quiet()
            for number, item in enumerate(session.items):
                self.runs.current, begun = number, _processor()
                following = session.items[number + 1 : number + 2]
                if _passes(item, following[0] if following else None):
                    self.runs.seconds[number] = _processor() - begun
            with os.fdopen(start, "w") as said:
                said.write(self.runs.dump())
            os._exit(0)
        os.close(start)
        with os.fdopen(end) as heard:
            self.runs.load(heard.read())
        os.wait()
        fine, total = len(self.runs.seconds), sum(self.runs.seconds.values())
        print(f"{fine} of {len(session.items)} tests pass without errors, in {total:.0f} s.")

    def _try(
        self, session: pytest.Session, mutant: Mutant, found: dict[str, list[FunctionType]]
    ) -> str:
        """In a word: noticed, overtime, survived, unrun, or whole: only a new process can tell."""
        if str(mutant.path) not in self._loaded:
            return "unrun"
        if mutant.function is None:
            return "whole"
        name = key(mutant.path, mutant.function)
        if AT_IMPORT in self.runs.by_function.get(name, set()) or name not in found:
            return "whole"
        tests, are_all = self.runs.tests_of(name, self._budget)
        if not tests:
            return "unrun"
        usual = sum(self.runs.seconds[test] for test in tests)
        child = os.fork()
        if child == 0:
            os.setsid()
            resource.setrlimit(resource.RLIMIT_CPU, (int(10 + 4 * usual),) * 2)
            signal.alarm(int(120 + 20 * usual))  # whoever waits for ever needs no processor
            _be_quiet()
            os._exit(_judged(session, mutant, tests, found[name]))
        _, status = os.waitpid(child, 0)
        _end_what_is_left(child)
        if os.WIFSIGNALED(status):
            return "overtime"
        if os.WEXITSTATUS(status) != HELD:
            return "noticed"
        return "survived" if are_all else "survived so far"


def _judged(
    session: pytest.Session, mutant: Mutant, tests: list[int], places: list[FunctionType]
) -> int:
    try:
        _put_in(mutant, places)
    except Exception:
        return NOTICED  # such a function cannot even be made
    items = [session.items[test] for test in tests]
    for item, following in zip(items, [*items[1:], None], strict=True):
        if not _passes(item, following):
            session._setupstate.teardown_exact(None)
            return NOTICED
    return HELD


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


def _passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, nextitem=following, log=False))


def _processor() -> float:
    return sum(os.times()[:4])


def _be_quiet() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


def _end_what_is_left(group: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def _in_turn(shares: list[list[Mutant]], ends: list[Any]) -> Iterator[tuple[Mutant, str]]:
    for number in range(max(map(len, shares))):
        for share, end in zip(shares, ends, strict=True):
            if number < len(share):
                yield share[number], json.loads(end.readline())


def install(runs: Runs) -> None:
    """Make the mark known to all modules."""
    setattr(builtins, MARK, runs.note)
    sys.setrecursionlimit(sys.getrecursionlimit() + 100)  # for the marks
