"""Plants small errors in Python files and tells which of them the tests do not notice.

tools/mutate.py FILE[:LINE]_OR_FOLDER... --tests FILE_OR_FOLDER... [-k WORDS]
                [--sample 150] [--seed 1] [--budget 60] [--jobs 1] [--compiled]
                [--kept build/mutation] [--quick | --tiers]

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

With --quick the tests of the quick tier judge, with a fifth of the drawn games as there. With
--tiers they judge first, then all tests judge what is left, and both scores are told. Without
--tests all those judge that can reach the files (`./test --since`), but none in the browser.

On plain sources; with --compiled on the installed build, where the libraries of which files are
compiled are plain: those of games and of the table, but not the one that all others are built on.
"""

import argparse
import importlib.util
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TOOLS: Final = ROOT / "tools"
SOURCES: Final = ROOT / "src"
QUICK: Final = ["-p", "tests.tiers", "--quick"]
SHARE: Final = "5"  # one in so many drawn games, as in the quick tier
SHARED: Final = "farol_core"  # the library that the others depend on
sys.path[:0] = [str(TOOLS), str(TOOLS / "wheel"), str(ROOT)]

import compiled_modules  # noqa: E402
import pytest  # noqa: E402
from mutation.coverage import install, marked  # noqa: E402
from mutation.ledger import Ledger, Verdict  # noqa: E402
from mutation.loading import load_changed, load_sources  # noqa: E402
from mutation.mutants import Mutant, mutants  # noqa: E402
from mutation.running import OPTIONS, Loop  # noqa: E402
from mutation.score import NOTICED, Progress, of_both_tiers, summary  # noqa: E402
from tests.since import Reach  # noqa: E402
from tests.since import sources as all_sources  # noqa: E402


def main(arguments: list[str]) -> int:
    """Run the mutants and print the survivors."""
    asked = _asked(arguments)
    base = _installed() if asked.compiled else SOURCES
    files, everything = _possible(asked.paths, base)
    chosen = everything
    if asked.sample and asked.sample < len(everything):
        chosen = random.Random(asked.seed).sample(everything, asked.sample)
    print(f"{len(chosen)} of {len(everything)} errors in {len(files)} files, seed {asked.seed}.")
    judges = asked.tests or _reaching([file.relative_to(base) for file in files])
    tests = [*judges, *(["-k", asked.words] if asked.words else [])]
    os.chdir(ROOT)
    about, read = [files, tests, asked.budget], [*files, *_files(judges)]
    planted = len(chosen)
    if asked.tiers:
        quick = _ledger(asked.kept, [*about, "quick"], read)
        again = [one for one in arguments if one != "--tiers"]
        subprocess.run([sys.executable, __file__, *again, "--quick"], check=True)
        quick.read()
        chosen = [one for one in chosen if not _is_noticed(quick, one)]
    by_quick = planted - len(chosen)
    ledger = _ledger(asked.kept, [*about, *(["quick"] if asked.quick else [])], read)
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
            pytest.main([*OPTIONS, *(QUICK if asked.quick else []), *tests], plugins=[loop])
    results = [verdict.result for verdict in known.values()]
    print(f"\n{of_both_tiers(planted, by_quick, results) if asked.tiers else summary(results)}")
    return 0 if len(known) == len(chosen) else 1


def _asked(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--tests", nargs="+", default=[])
    parser.add_argument("-k", dest="words", default="")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=ROOT / "build/mutation")
    parser.add_argument("--compiled", action="store_true")
    tiers = parser.add_mutually_exclusive_group()
    tiers.add_argument("--quick", action="store_true")
    tiers.add_argument("--tiers", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.quick:
        os.environ["FAROL_SHARE"] = SHARE
    return asked


def _reaching(files: list[Path]) -> list[str]:
    """The test files that `./test --since` would run after a change of these files of src."""
    modules = all_sources()
    reach = Reach([f"src/{file}" for file in files], modules)
    found = [str(file.relative_to(ROOT)) for file in sorted((ROOT / "tests").rglob("test_*.py"))]
    return [one for one in found if reach.holds(one) and not one.startswith("tests/browser/")]


def _is_noticed(ledger: Ledger, mutant: Mutant) -> bool:
    verdict = ledger.verdict(mutant)
    return verdict is not None and verdict.result in NOTICED


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
