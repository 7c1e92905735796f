"""Plants small errors in Python files and tells which of them the tests do not notice.

tools/mutate.py FILE[:LINE]_OR_FOLDER... --tests FILE_OR_FOLDER... [-k WORDS]
                [--sample 150] [--seed 1] [--budget 60] [--jobs 1] [--compiled]
                [--kept build/mutation]

An error is a comparison, an operator, a number, a word, a condition or a statement that is another
one or is gone. Each is judged in a process of its own by the tests that run its function, also
those that run it in a process they start: the shortest first, until one fails, for at most BUDGET
seconds of processor. What runs at import is judged so in a fresh Python, by the tests that run
something of its file, then of the files that import it, then all others. A test may take five times
as long as its whole file does without errors, and ten seconds of processor or thirty by the clock
more; then the error counts as noticed, and is told as overtime. Each test that notices something
has to pass alone without the error. No file is changed.

What was found is kept in the folder KEPT for as long as no source and no test changes: a run that
was stopped goes on where it was, and another sample begins with what is known.

On plain sources; with --compiled on the installed build, where the libraries of which files are
compiled are plain: those of games and of the table, but not the one that all others are built on.
"""

import argparse
import importlib.util
import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TOOLS: Final = ROOT / "tools"
SOURCES: Final = ROOT / "src"
SHARED: Final = "farol_core"  # the library that the others depend on
sys.path[:0] = [str(TOOLS), str(TOOLS / "wheel")]

import compiled_modules  # noqa: E402
import pytest  # noqa: E402
from mutation.coverage import install, marked  # noqa: E402
from mutation.ledger import Ledger, Verdict  # noqa: E402
from mutation.loading import load_changed, load_sources  # noqa: E402
from mutation.mutants import Mutant, mutants  # noqa: E402
from mutation.running import OPTIONS, Loop  # noqa: E402
from mutation.score import Progress, summary  # noqa: E402


def main(arguments: list[str]) -> int:
    """Run the mutants and print the survivors."""
    asked = _asked(arguments)
    base = _installed() if asked.compiled else SOURCES
    files, everything = _possible(asked.paths, base)
    chosen = everything
    if asked.sample and asked.sample < len(everything):
        chosen = random.Random(asked.seed).sample(everything, asked.sample)
    print(f"{len(chosen)} of {len(everything)} errors in {len(files)} files, seed {asked.seed}.")
    tests = [*asked.tests, *(["-k", asked.words] if asked.words else [])]
    os.chdir(ROOT)
    ledger = _ledger(asked.kept, [files, tests, asked.budget], [*files, *_files(asked.tests)])
    known = {mutant: found for mutant in chosen if (found := ledger.verdict(mutant))}
    progress = Progress(len(chosen) - len(known))
    for mutant, verdict in known.items():
        _tell(mutant, verdict, base)

    def told(mutant: Mutant, verdict: Verdict) -> None:
        known[mutant] = verdict
        ledger.keep(mutant, verdict)
        _tell(mutant, verdict, base)
        progress.went_on(verdict)

    sources = [] if asked.compiled else [str(SOURCES)]
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # loading them takes longer than most tests
    os.environ["PYTHONPATH"] = ":".join([str(TOOLS / "mutation/site"), str(TOOLS), *sources])
    sys.path[:0] = sources
    if asked.compiled:
        load_sources(_of_their_libraries(files, base))
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = folder  # a folder that no other pytest run cleans up
        open_ones = [mutant for mutant in chosen if mutant not in known]
        loop = Loop(open_ones, files, asked.budget, asked.jobs, ledger, Path(folder), told)
        if open_ones:
            install(loop.runs)
            load_changed(set(files), marked)
            pytest.main([*OPTIONS, *tests], plugins=[loop])
    print(f"\n{summary([verdict.result for verdict in known.values()])}")
    return 0 if len(known) == len(chosen) else 1


def _asked(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--tests", nargs="+", required=True)
    parser.add_argument("-k", dest="words", default="")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=ROOT / "build/mutation")
    parser.add_argument("--compiled", action="store_true")
    return parser.parse_args(arguments)


def _installed() -> Path:
    found = importlib.util.find_spec("farol")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent.parent


def _files(paths: list[str]) -> list[Path]:
    """The Python files, also in folders."""
    found = [ROOT / path.split("::")[0] for path in paths]
    return [
        file for path in found for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path])
    ]


def _possible(paths: list[str], base: Path) -> tuple[list[Path], list[Mutant]]:
    """The files and their possible mutants, or those in the named lines."""
    files: dict[Path, None] = {}
    everything: list[Mutant] = []
    for name in sorted(paths):
        path, _, line = name.partition(":")
        for file in _files([path]):
            there = base / file.relative_to(SOURCES) if file.is_relative_to(SOURCES) else file
            files[there] = None
            everything += [one for one in mutants(there) if not line or one.line == int(line)]
    return list(files), everything


def _of_their_libraries(files: list[Path], base: Path) -> list[str]:
    """All modules that are compiled together with any of these files."""
    found: list[str] = []
    for library, modules in compiled_modules.groups(compiled_modules.marked(SOURCES)).items():
        if any(base / module in files for module in modules):
            if library == SHARED:
                raise SystemExit("All compiled modules need these: leave out --compiled.")
            found += [".".join(module.with_suffix("").parts) for module in modules]
    return found


def _ledger(folder: Path, asked: list[object], files: list[Path]) -> Ledger:
    sources = sorted({*ROOT.glob("src/**/*.*"), *ROOT.glob("tests/**/*.*"), *files})
    readable = [source for source in sources if source.suffix in {".py", ".json", ".ftl", ".md"}]
    return Ledger(folder, [str(one) for one in asked], readable)


def _tell(mutant: Mutant, verdict: Verdict, base: Path) -> None:
    if verdict.result != "noticed":
        place = str(mutant).replace(f"{base}/", f"{SOURCES}/", 1).removeprefix(f"{ROOT}/")
        by = f"  ({verdict.by})" if verdict.by else ""
        print(f"{verdict.result}: {place}{by}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
