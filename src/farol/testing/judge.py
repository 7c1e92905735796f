"""Runs the whole suite for a game, and the game's own tests if there are any."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from farol.games import AnyGame
from farol.testing import GameSuite, judged

_FILE: Final = Path(judged.__file__).name
NEEDS_TESTS: Final = "test_every_numbered_rule_has_a_test"


@dataclass(frozen=True)
class Verdict:
    """The result of one check; an empty reason: it passed."""

    check: str
    part: str  # of the suite, or the file of the game's test
    reason: str = ""


@dataclass(eq=False)  # pytest keeps plugins in sets
class _Court:
    """A pytest plugin that passes the game to the suite and records the results."""

    game: AnyGame
    tests: Path | None
    tell: Callable[[Verdict], None]
    verdicts: list[Verdict] = field(default_factory=list)

    def pytest_configure(self, config: pytest.Config) -> None:
        """Set the game."""
        config.stash[judged.GAME] = self.game
        config.stash[judged.TESTS] = self.tests or Path()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Deselect the suite if the game's own tests contain it, and tests that need them."""
        items[:] = [item for item in items if self._is_wanted(item)]

    def _is_wanted(self, item: pytest.Item) -> bool:
        owner = getattr(item, "cls", None)
        if owner is None or not issubclass(owner, GameSuite):
            return True
        if self.tests is None and item.name.startswith(NEEDS_TESTS):
            return False
        return owner.__name__ == judged.TestGame.__name__ and item.path.name == _FILE

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record a result: of each test's call, and of failures in its setup and teardown."""
        if report.when == "call" or report.failed:
            self._write(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Record a module that cannot be imported as a failure."""
        if report.failed:
            self._write(report)

    def _write(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        file, *_, name = report.nodeid.split("::")
        verdict = Verdict(name.removeprefix("test_"), _part(file, name), _reason(report))
        self.verdicts.append(verdict)
        self.tell(verdict)


def _part(file: str, name: str) -> str:
    if Path(file).name != _FILE:
        return Path(file).name
    check = name.partition("[")[0]
    owner = next(part for part in judged.TestGame.__mro__ if check in vars(part))
    return owner.__name__.removesuffix("Suite").lower()


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    if not report.failed:
        return ""
    crash = getattr(report.longrepr, "reprcrash", None)
    lines = (crash.message if crash is not None else str(report.longrepr)).splitlines()
    return lines[0] if lines else "failed"


def judge(
    game: AnyGame,
    tests: Path | None = None,
    tell: Callable[[Verdict], None] = lambda _: None,
    only: str = "",
) -> list[Verdict]:
    """Run the suite for a game, and its own tests if their folder is given; `tell` is called with
    each verdict.

    `only` selects checks by name, like pytest's -k.
    """
    court = _Court(game, tests, tell)
    files = [str(Path(judged.__file__))]
    if tests is not None:
        files.append(str(tests))
    # addopts of the current project may name plugins that are disabled here
    options = ["-k", only, "-o", "addopts=", "-p", "no:terminal", "-p", "no:cacheprovider"]
    # Hypothesis is imported already, and its plugin's assertions need no rewriting
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    pytest.main([*options, "--import-mode=importlib", *files], plugins=[court])
    return court.verdicts
