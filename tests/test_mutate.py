"""tools/mutate.py: it tells which planted errors no test notices, and leaves files as they are."""

import os
import subprocess
import sys
from pathlib import Path

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


def mutate(folder: Path, tests: str) -> list[str]:
    """What it says of these tests, with paths from the folder on."""
    source, judge = folder / "older.py", folder / "test_older.py"
    source.write_text(SOURCE)
    judge.write_text(tests)
    command = [sys.executable, str(ROOT / "tools/mutate.py"), str(source), "--tests", str(judge)]
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
    assert "0 of 3 errors were noticed (0.0%)." in said


def test_a_better_test_notices_more(tmp_path: Path) -> None:
    said = mutate(tmp_path, TESTS + AT_THE_EDGE)
    assert not any(line.startswith("survived") for line in said)
    assert "2 of 3 errors were noticed (66.7%)." in said
