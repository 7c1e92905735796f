"""tools/mutate.py reports surviving mutants, and leaves files unchanged."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from farol.version import is_compiled

ROOT = Path(__file__).parent.parent
SOURCE = """\
LIMIT = 18


def is_adult(age):
    return age >= LIMIT


def nobody_asks():
    return "this"
"""
TESTS = """\
import older


def test_a_child():
    assert not older.is_adult(7)


def test_somebody_old():
    assert older.is_adult(70)
"""
AT_THE_EDGE = """

def test_the_very_day():
    assert older.is_adult(18)
"""
ELSEWHERE = """

def test_what_another_process_says():
    asked = [sys.executable, "-c", "import older; print(older.nobody_asks())"]
    said = subprocess.run(asked, cwd=Path(__file__).parent, capture_output=True, text=True)
    assert said.stdout == "this\\n"
"""
UNSTEADY = """

def test_that_passes_once():
    older.is_adult(1)
    told = Path(__file__).parent / "told"
    assert not told.exists()
    told.touch()
"""
COMPILED = """\
from farol.core import rand
from farol.server.play.model import bucket, game


def test_what_is_left():
    assert not rand.__file__.endswith(".py")  # of another library
    assert game.__file__.endswith(".py")
    one = bucket.Bucket(1.0, 2.0, 0.0)
    assert [one.take(0.0), one.take(0.0), one.take(0.0)] == [True, True, False]
"""
IMPORTS = "import subprocess\nimport sys\nfrom pathlib import Path\n"


def mutate(folder: Path, tests: str, where: str = "", more: Sequence[str] = ()) -> list[str]:
    """Its output for these tests, with relative paths."""
    source, judge = folder / "older.py", folder / "test_older.py"
    source.write_text(SOURCE)
    judge.write_text(tests)
    program = [sys.executable, str(ROOT / "tools/mutate.py"), f"{source}{where}"]
    command = [*program, "--tests", str(judge), "--kept", str(folder / "kept"), *more]
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # none is needed here
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, cwd=folder, env=environment
    )
    assert source.read_text() == SOURCE
    return done.stdout.replace(f"{folder}/", "").splitlines()


def test_what_no_test_notices_is_told(tmp_path: Path) -> None:
    said = mutate(tmp_path, TESTS)
    assert "survived: older.py:1: `18`  ->  `19`" in said
    assert "survived: older.py:5: GtE in `age >= LIMIT`  ->  Gt in `age >= LIMIT`" in said
    assert "unrun: older.py:9: `'this'`  ->  `'this?'`" in said
    assert "0 of 3 errors were noticed (0.0% [0.0%, 56.2%])." in said


def test_a_better_test_notices_more(tmp_path: Path) -> None:
    said = mutate(tmp_path, TESTS + AT_THE_EDGE)
    assert not any(line.startswith("survived") for line in said)
    assert "2 of 3 errors were noticed (66.7% [20.8%, 93.9%])." in said


def test_what_only_another_process_runs_is_judged_there(tmp_path: Path) -> None:
    said = mutate(tmp_path, IMPORTS + TESTS + ELSEWHERE)
    assert not any(line.startswith("unrun") for line in said)
    assert "1 of 3 errors were noticed (33.3% [6.1%, 79.2%])." in said


def test_a_test_that_fails_without_the_error_too_notices_nothing(tmp_path: Path) -> None:
    said = mutate(tmp_path, IMPORTS + TESTS + UNSTEADY, where=":5")
    assert "3 of 3 tests pass without errors, in 0 s." in said
    assert "survived: older.py:5: GtE in `age >= LIMIT`  ->  Gt in `age >= LIMIT`" in said


def test_the_errors_of_one_line_are_asked_for_by_its_number(tmp_path: Path) -> None:
    said = mutate(tmp_path, TESTS + AT_THE_EDGE, where=":5")
    assert said[0] == "1 of 1 errors in 1 files, seed 1."
    assert "1 of 1 errors were noticed (100.0% [20.7%, 100.0%])." in said


def test_what_is_known_is_not_judged_again_until_a_test_changes(tmp_path: Path) -> None:
    assert any("tests pass without errors" in line for line in mutate(tmp_path, TESTS))
    (kept,) = (tmp_path / "kept").iterdir()
    *before, _, last = kept.read_text().splitlines()
    kept.write_text("\n".join([*before, "", last[:20]]))  # interrupted while writing
    stopped = mutate(tmp_path, TESTS)
    assert sum(line.startswith("-- 1 of 1, ") for line in stopped) == 1
    again = mutate(tmp_path, TESTS)
    assert not any("tests pass without errors" in line for line in again)
    assert [line for line in again if "older.py" in line] == [
        line for line in stopped if "older.py" in line
    ]


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled here")
def test_the_library_of_a_compiled_file_is_plain_and_others_are_compiled(tmp_path: Path) -> None:
    judge = tmp_path / "test_bucket.py"
    judge.write_text(COMPILED)
    place = "src/farol/server/play/model/bucket.py"
    line = (ROOT / place).read_text().splitlines().index("        self._left -= cost") + 1
    program = [sys.executable, str(ROOT / "tools/mutate.py")]
    more = ["--compiled", "--tests", str(judge), "--kept", str(tmp_path / "kept")]
    command = [*program, f"{place}:{line}", *more]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    assert "1 of 1 tests pass without errors, in 0 s." in done.stdout
    assert "2 of 2 errors were noticed" in done.stdout
    shared = [*program, "src/farol/core/rand.py", *more]
    refused = subprocess.run(shared, capture_output=True, text=True, check=False, cwd=ROOT)
    assert refused.returncode == 1
    assert "leave out --compiled" in refused.stderr


def test_the_quick_tier_judges_first_and_both_scores_are_told(tmp_path: Path) -> None:
    said = mutate(tmp_path, TESTS + AT_THE_EDGE, more=["--tiers"])
    assert "2 of 3 errors were noticed (66.7% [20.8%, 93.9%])." in said
    assert "Of 3 errors all tests noticed 2, the quick tier 2: 100.0% of those." in said
