"""Coverage: which tests run which function, in their own process or in a child process."""

import ast
import builtins
import marshal
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType
from typing import Final

from mutation.loading import compiled, load_changed
from mutation.mutants import Function, functions, name_of

MARK: Final = "_farol_was_run"
NOTED: Final = "FAROL_NOTED"  # the file where child processes record what they run
AT_IMPORT: Final = ""  # in place of a test: run during collection
PROCESSOR_SECONDS: Final = 10  # allowed processor seconds beyond a multiple of a test's usual time
CLOCK_SECONDS: Final = 30
TIMES: Final = 5  # multiple of the usual time of the test's file


@dataclass
class Runs:
    """Which tests run which function, and the duration of each test."""

    by_function: dict[str, set[str]] = field(default_factory=dict)
    seconds: dict[str, tuple[float, float]] = field(default_factory=dict)  # processor, clock
    current: str = AT_IMPORT
    _usual: dict[str, tuple[float, float]] = field(default_factory=dict)  # by test file

    def note(self, function: str) -> None:
        """Record that the current test runs the function."""
        self.by_function.setdefault(function, set()).add(self.current)

    def tests_of(self, function: str) -> set[str]:
        """The passing tests that run the function."""
        return self.by_function.get(function, set()) & self.seconds.keys()

    def tests_of_files(self, files: set[Path]) -> set[str]:
        """The passing tests that run any function of these files."""
        names = {str(file) for file in files}
        found: set[str] = set()
        for function in self.by_function:
            if function.rsplit(":", 2)[0] in names:
                found |= self.tests_of(function)
        return found

    def shortest(self, rings: list[set[str]], budget: float) -> tuple[list[str], bool]:
        """The tests that fit into the budget, ring by ring, shortest first; and whether those are
        all.
        """
        chosen: dict[str, None] = {}
        total = 0.0
        for ring in rings:
            for test in sorted(ring - chosen.keys(), key=lambda test: (self.seconds[test], test)):
                total += self.seconds[test][0]
                if total > budget and chosen:
                    return list(chosen), False
                chosen[test] = None
        return list(chosen), True

    def limits(self, test: str) -> tuple[int, int]:
        """The limits of a test in processor seconds and wall-clock seconds.

        They depend on the usual time of its whole file: a shared fixture is set up by whichever
        test is first.
        """
        file, *_ = test.split("::")
        if file not in self._usual:
            taken = [one for name, one in self.seconds.items() if name.split("::")[0] == file]
            self._usual[file] = sum(one for one, _ in taken), sum(map(max, taken))
        processor, clock = self._usual[file]
        return int(PROCESSOR_SECONDS + TIMES * processor), int(CLOCK_SECONDS + TIMES * clock)

    def dump(self) -> dict[str, object]:
        """As JSON, for another process or a later run."""
        by = {function: sorted(tests) for function, tests in self.by_function.items()}
        return {"by": by, "seconds": self.seconds}

    def load(self, read: dict[str, dict[str, list[str]]]) -> None:
        """Load the dump of another process."""
        self.by_function = {function: set(tests) for function, tests in read["by"].items()}
        self.seconds = {
            test: (float(processor), float(clock))
            for test, (processor, clock) in read["seconds"].items()
        }


def marked(path: Path) -> ast.Module:
    """The file, instrumented: every function first records that it runs."""
    tree = ast.parse(path.read_bytes(), str(path))
    for function in functions(tree):
        said = ast.Constant(key(path, name_of(function)))
        call = ast.Expr(ast.Call(ast.Name(MARK, ast.Load()), [said], []))
        has_docstring = ast.get_docstring(function) is not None
        function.body.insert(1 if has_docstring else 0, ast.copy_location(call, function.body[0]))
    return ast.fix_missing_locations(tree)


def key(path: Path, function: Function) -> str:
    """The global name of a function."""
    return f"{path}:{function[0]}:{function[1]}"


def install(runs: Runs) -> None:
    """Make the recorder available to all modules."""
    setattr(builtins, MARK, runs.note)
    sys.setrecursionlimit(sys.getrecursionlimit() + 100)  # for the recorder's calls


def note_for_others(folder: Path, files: list[Path]) -> Path:
    """From now on, child Python processes record what they run of these files in one file."""
    codes, noted = folder / "codes", folder / "noted"
    codes.write_bytes(marshal.dumps({str(file): compiled(file, marked(file)) for file in files}))
    noted.touch()
    os.environ[NOTED] = f"{codes}:{noted}"
    return noted


def note_as_the_environment_says() -> None:
    """In a child process of a test, before it loads anything of Farol."""
    if not (asked := os.environ.get(NOTED)):
        return
    codes, _, noted = asked.partition(":")
    file = os.open(noted, os.O_WRONLY | os.O_APPEND)
    known: set[str] = set()

    def note(function: str) -> None:
        if function not in known:
            known.add(function)
            os.write(file, f"{function}\n".encode())

    setattr(builtins, MARK, note)
    by_path: dict[str, CodeType] = marshal.loads(Path(codes).read_bytes())
    load_changed({Path(path) for path in by_path}, lambda path: by_path[str(path)])
