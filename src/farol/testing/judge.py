"""Runs the whole suite for a game, and the game's own tests if there are any."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from traceback import extract_tb
from typing import Final

import pytest

from farol.games import AnyGame
from farol.testing import GameSuite, judged
from farol.testing.trail import WHERE

_FILE: Final = Path(judged.__file__).name
NEEDS_TESTS: Final = "test_every_numbered_rule_has_a_test"
FIRST: Final = ("state", "view", "code")  # parts; their faults explain much of what fails later


@dataclass(frozen=True)
class Verdict:
    """The result of one check; an empty reason: it passed."""

    check: str
    part: str  # of the suite, or the file of the game's test
    reason: str = ""


def parts() -> dict[str, list[str]]:
    """The checks of each part of the suite, in the order in which they run."""
    found: dict[str, list[str]] = {}
    for owner in GameSuite.__mro__:
        checks = [name for name in vars(owner) if name.startswith("test_")]
        if checks:
            found[_name_of(owner)] = [name.removeprefix("test_") for name in checks]
    return found


def _name_of(owner: type) -> str:
    return owner.__name__.removesuffix("Suite").lower()


@dataclass(eq=False)  # pytest keeps plugins in sets
class _Court:
    """A pytest plugin that passes the game to the suite and records the results."""

    game: AnyGame
    tests: Path | None
    tell: Callable[[Verdict], None]
    begin: Callable[[str, str], None]
    verdicts: list[Verdict] = field(default_factory=list)
    parts: dict[str, str] = field(default_factory=dict)  # by id of the test
    reasons: dict[str, str] = field(default_factory=dict)

    def pytest_configure(self, config: pytest.Config) -> None:
        """Set the game."""
        config.stash[judged.GAME] = self.game
        config.stash[judged.TESTS] = self.tests or Path()

    @pytest.hookimpl(tryfirst=True)  # before -k selects
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Deselect the suite if the game's own tests contain it, and tests that need them."""
        items[:] = [item for item in items if self._is_wanted(item)]
        order = {part: place for place, part in enumerate(parts())}
        for item in items:
            part = self.parts[item.nodeid] = _part_of(item)
            item.extra_keyword_matches.add(part)
        items.sort(key=lambda item: order.get(self.parts[item.nodeid], len(order)))

    def _is_wanted(self, item: pytest.Item) -> bool:
        owner = getattr(item, "cls", None)
        if owner is None or not issubclass(owner, GameSuite):
            return True
        if self.tests is None and item.name.startswith(NEEDS_TESTS):
            return False
        return owner.__name__ == judged.TestGame.__name__ and item.path.name == _FILE

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Say which check begins."""
        self.begin(_check_of(nodeid), self.parts[nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Iterator[None]:
        """Keep what an error says, and where it was."""
        if call.excinfo is not None:
            self.reasons[item.nodeid] = _told(call.excinfo.value)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record a result: of each test's call, and of failures in its setup and teardown."""
        if report.when == "call" or report.failed:
            reason = self.reasons.get(report.nodeid, "failed") if report.failed else ""
            self._write(report.nodeid, self.parts[report.nodeid], reason)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Record a module that cannot be imported as a failure."""
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            said = str(report.longrepr) if crash is None else crash.message
            self._write(report.nodeid, Path(report.nodeid).name, said.strip().splitlines()[-1])

    def _write(self, nodeid: str, part: str, reason: str) -> None:
        verdict = Verdict(_check_of(nodeid), part, reason)
        self.verdicts.append(verdict)
        self.tell(verdict)


def _check_of(nodeid: str) -> str:
    return nodeid.rpartition("::")[2].removeprefix("test_")


def _part_of(item: pytest.Item) -> str:
    owner = getattr(item, "cls", None)
    if owner is None or item.path.name != _FILE:
        return item.path.name
    check = item.name.partition("[")[0]
    return next(_name_of(one) for one in owner.__mro__ if check in vars(one))


def _told(error: BaseException) -> str:
    """What an error says without pytest's repetition of the condition, and the way there."""
    said = str(error).split("\nassert ", 1)[0].strip()
    if not isinstance(error, AssertionError):
        said = f"{type(error).__name__}: {said}{_place(error)}"
    notes = [note for note in getattr(error, "__notes__", []) if note.startswith(WHERE)]
    return "\n".join([said or type(error).__name__, *notes])


def _place(error: BaseException) -> str:
    frames = extract_tb(error.__traceback__)
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""


def judge(
    game: AnyGame,
    tests: Path | None = None,
    tell: Callable[[Verdict], None] = lambda _: None,
    only: str = "",
    begin: Callable[[str, str], None] = lambda *_: None,
) -> list[Verdict]:
    """Run the suite for a game, and its own tests if their folder is given; `begin` is called with
    each check and its part when it begins, `tell` with its verdict.

    `only` selects checks by words in their names or by their part, like pytest's -k.
    """
    court = _Court(game, tests, tell, begin)
    files = [str(Path(judged.__file__))]
    if tests is not None:
        files.append(str(tests))
    # addopts of the current project may name plugins that are disabled here
    options = ["-k", only, "-o", "addopts=", "-p", "no:terminal", "-p", "no:cacheprovider"]
    # Hypothesis is imported already, and its plugin's assertions need no rewriting
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    pytest.main([*options, "--import-mode=importlib", *files], plugins=[court])
    return court.verdicts
