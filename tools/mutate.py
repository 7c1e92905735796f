"""Plants small errors in Python files and tells which of them the tests do not notice.

tools/mutate.py FILE_OR_FOLDER... --tests FILE_OR_FOLDER... [-k WORDS]
                [--sample 150] [--seed 1] [--budget 60] [--jobs 1] [--whole]

An error is a comparison, an operator, a number, a word, a condition or a statement that is another
one or is gone. Each is judged in a process of its own by the tests that run its function, the
shortest first, for at most BUDGET seconds of processor. What runs at import, and with --whole also
what survives, is judged by all of these tests in a fresh Python whose own children have the error
too. On plain sources; no file is changed.
"""

import argparse
import os
import random
import resource
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TOOLS: Final = ROOT / "tools"
sys.path[:0] = [str(ROOT / "src"), str(TOOLS)]

import pytest  # noqa: E402
from mutation.loading import VARIABLE, load_changed  # noqa: E402
from mutation.mutants import Mutant, mutants  # noqa: E402
from mutation.running import Loop, install, marked  # noqa: E402

PYTEST: Final = ["-q", "-s", "-p", "no:cacheprovider", "-o", "tmp_path_retention_policy=none"]


def main(arguments: list[str]) -> int:
    """Try them, and print what nobody noticed."""
    asked = _asked(arguments)
    files = sorted(file for path in asked.paths for file in _files(ROOT / path))
    everything = [mutant for file in files for mutant in mutants(file)]
    chosen = everything
    if asked.sample and asked.sample < len(everything):
        chosen = random.Random(asked.seed).sample(everything, asked.sample)
    print(f"{len(chosen)} of {len(everything)} errors in {len(files)} files, seed {asked.seed}.")
    results: dict[Mutant, str] = {}

    def tell(mutant: Mutant, result: str) -> None:
        results[mutant] = result
        if result not in {"noticed", "whole"}:
            print(f"{result}: {_relative(mutant)}", flush=True)

    tests = [*asked.tests, *(["-k", asked.words] if asked.words else [])]
    os.chdir(ROOT)
    os.environ |= {"PYTHONPATH": f"{TOOLS / 'mutation/site'}:{TOOLS}:{ROOT / 'src'}"}
    loop = Loop(chosen, asked.budget, asked.jobs, tell)
    install(loop.runs)
    load_changed(set(files), marked)
    pytest.main([*PYTEST, *tests], plugins=[loop])
    again = {"whole", "survived", "survived so far", "unrun"} if asked.whole else {"whole"}
    rest = [mutant for mutant in chosen if results[mutant] in again]
    print(f"{len(rest)} are judged by a fresh Python each.", flush=True)
    for mutant in rest:
        tell(mutant, _whole(mutant, tests, 60 + 10 * sum(loop.runs.seconds.values())))
    return _sum_up(results)


def _asked(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("paths", nargs="+", type=Path)
    parser.add_argument("--tests", nargs="+", required=True)
    parser.add_argument("-k", dest="words", default="")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--whole", action="store_true")
    return parser.parse_args(arguments)


def _files(path: Path) -> list[Path]:
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def _whole(mutant: Mutant, tests: list[str], seconds: float) -> str:
    environment = os.environ | {VARIABLE: f"{mutant.path}:{mutant.number}"}
    command = [sys.executable, "-m", "pytest", "-x", *PYTEST, *tests]

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds),) * 2)

    done = subprocess.run(
        command, env=environment, capture_output=True, preexec_fn=limit, check=False
    )
    if done.returncode < 0:
        return "overtime"
    return "survived" if done.returncode == pytest.ExitCode.OK else "noticed"


def _relative(mutant: Mutant) -> str:
    return str(mutant).removeprefix(f"{ROOT}/")


def _sum_up(results: dict[Mutant, str]) -> int:
    counted = Counter(results.values())
    noticed = counted["noticed"] + counted["overtime"]
    print(f"\n{noticed} of {len(results)} errors were noticed ({noticed / len(results):.1%}).")
    print(", ".join(f"{word} {count}" for word, count in counted.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
