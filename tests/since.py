"""`pytest --since REV` runs the tests affected by the changes since a commit.

A test is affected if its file imports a changed module, directly or indirectly, or names a changed
file of another kind; games are found by entry points, so a change in one also affects all tests
with its name in theirs.
"""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from tests.source_tree import ROOT, Module, read, uses

EVERYTHING: Final = (
    *("pyproject.toml", "requirements", "conftest.py", "tests/conftest.py", "hatch_build.py"),
)
ANY_SOURCE: Final = "tests.source_tree"  # tests that import it read all sources
GAME: Final = re.compile("(?:src/farol|tests|web/src)/games/([a-z_]+)/")
# Tests of all installed games, whose names do not say so.
ALL_GAMES: Final = ("tests/conformance/", "tests/golden/", "tests/perft/")


def changed_files(commit: str) -> list[str]:
    """The files that differ from a commit in the working copy, including new ones."""
    commands = (
        ("git", "diff", "--name-only", "--no-renames", commit),
        ("git", "ls-files", "--others", "--exclude-standard"),
    )
    runs = (
        subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        for command in commands
    )
    return sorted({line for run in runs for line in run.stdout.splitlines()})


def sources() -> list[Module]:
    """All modules and tests."""
    folders = ("src", "tests", "tools", "bench", "examples")
    return [read(file) for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]


def changed_modules(changed: Iterable[str], modules: Iterable[Module]) -> set[str]:
    """Changed modules, and those of a package with another changed file: texts, data."""
    by_folder: dict[Path, set[str]] = {}
    for module in modules:
        by_folder.setdefault(Path(module.file).parent, set()).add(module.name)
    files = {*changed}
    found = {module.name for module in modules if module.file in files}
    for file in files:
        if file.startswith("src/") and not file.endswith(".py"):
            package = next(folder for folder in Path(file).parents if folder in by_folder)
            found |= by_folder[package]
    return found


def dependents(names: set[str], modules: Iterable[Module]) -> set[str]:
    """These modules and all that import them, directly or indirectly."""
    importers: dict[str, set[str]] = {}
    for module, imported in uses(modules).items():
        for name in imported:
            importers.setdefault(name, set()).add(module)
    found, new = set[str](), set(names)
    while new:
        found |= new
        new = {name for changed in new for name in importers.get(changed, ())} - found
    return found


class Reach:
    """The tests affected by a list of changed files."""

    def __init__(self, changed: list[str], modules: list[Module]) -> None:
        self.everything = any(file.startswith(EVERYTHING) for file in changed)
        self.games = {match[1] for file in changed if (match := GAME.match(file))}
        self.client = any(file.startswith("web/") for file in changed)
        self.others = [file for file in changed if not file.endswith(".py")]
        sources_changed = {ANY_SOURCE} if any(file.endswith(".py") for file in changed) else set()
        reached = dependents(changed_modules(changed, modules) | sources_changed, modules)
        self.files = {module.file for module in modules if module.name in reached}
        self.texts = {module.file: module.text for module in modules}

    def holds(self, test: str) -> bool:
        """Whether a test, by its node id, is to be run."""
        file = test.partition("::")[0]
        return (
            self.everything
            or file in self.files
            or any(game in test for game in self.games)
            or (bool(self.games) and file.startswith(ALL_GAMES))
            or (self.client and file.startswith("tests/browser/"))
            or any(Path(other).name in self.texts.get(file, "") for other in self.others)
        )


def keep_reached(config: pytest.Config, items: list[pytest.Item], commit: str) -> None:
    """Deselect unaffected tests."""
    reach = Reach(changed_files(commit), sources())
    kept = [item for item in items if reach.holds(item.nodeid)]
    config.hook.pytest_deselected(items=[item for item in items if item not in {*kept}])
    items[:] = kept
