"""The lists of the quick tier name tests that exist, each with a reason."""

import subprocess
import sys

from tests.source_tree import ROOT, read
from tests.tiers import BROWSER, SLOW, SMOKE, Entry, entries, is_quick

LISTS = [*entries(SLOW.read_text(encoding="utf-8")), *entries(SMOKE.read_text(encoding="utf-8"))]


def is_useless(entry: Entry) -> bool:
    """Whether it names nothing that exists, or gives no reason."""
    file, *names = entry.place.partition("[")[0].split("::")
    if not (ROOT / file).exists() or not entry.reason:
        return True
    if not names:
        return False
    module = read(ROOT / file)
    return not {*names} <= {node.name for node in (*module.functions, *module.classes)}


def test_every_entry_names_tests_and_a_reason() -> None:
    assert [entry for entry in LISTS if is_useless(entry)] == []


def test_a_useless_entry_would_be_noticed() -> None:
    name = "test_every_entry_names_tests_and_a_reason"
    good = [Entry("tests/server", "all of it"), Entry(f"tests/test_tiers.py::{name}[x]", "this")]
    bad = [
        Entry("tests/no_such_folder", "gone"),
        Entry("tests/test_tiers.py::test_gone", "gone"),
        Entry("tests/server", ""),
    ]
    assert [entry for entry in [*good, *bad] if is_useless(entry)] == bad


def test_no_place_is_listed_twice() -> None:
    places = [entry.place for entry in LISTS]
    assert [place for place in {*places} if places.count(place) > 1] == []
    assert [entry for entry in entries(SMOKE.read_text()) if BROWSER not in entry.place] == []


def test_a_place_is_a_folder_a_file_a_test_or_one_case_of_it() -> None:
    slow = [Entry("tests/a", ""), Entry("tests/b.py::test_x", ""), Entry("tests/c.py", "")]
    smoke = [Entry("tests/browser/test_d.py::test_x[en]", "")]
    quick = [
        "tests/ab.py::test_x",
        "tests/b.py::test_xy",
        "tests/browser/test_d.py::test_x[en]",
        "src/farol/core/rand.py::farol.core.rand",
    ]
    left_out = [
        "tests/a/b.py::test_x",
        "tests/b.py::test_x[1]",
        "tests/c.py::Test::test_x",
        "tests/browser/test_d.py::test_x[es]",
    ]
    assert [test for test in quick + left_out if is_quick(test, slow, smoke)] == quick


def test_what_is_left_out_is_counted() -> None:
    files = ["tests/outside/test_tutorial.py", "tests/test_tiers.py"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n0", "--quick", "--collect-only", *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
    assert "test_tutorial.py" not in run.stdout
    assert "test_tiers.py::test_what_is_left_out_is_counted" in run.stdout
    assert "tests left out, by tests/slow.txt and tests/smoke.txt" in run.stdout
    assert "quick: 0 tests" not in run.stdout


def test_browser_tests_come_last() -> None:
    files = ["tests/browser/test_axe.py", "tests/test_tiers.py"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n0", "--collect-only", *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
    tests = [line for line in run.stdout.splitlines() if "::" in line]
    assert tests[0].startswith("tests/test_tiers.py")
    assert tests[-1].startswith("tests/browser/")
