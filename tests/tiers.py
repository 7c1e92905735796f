"""`pytest --quick` leaves out what tests/slow.txt lists, and in the browser all that tests/smoke.txt does not list."""

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from tests.since import keep_reached

if TYPE_CHECKING:
    from xdist.workermanage import WorkerController

FOLDER: Final = Path(__file__).parent
SLOW: Final = FOLDER / "slow.txt"
SMOKE: Final = FOLDER / "smoke.txt"
BROWSER: Final = "tests/browser"
LEFT_OUT: Final = pytest.StashKey[int]()


class Entry(NamedTuple):
    """A folder, a file or a test, and why it is on the list."""

    place: str
    reason: str

    def holds(self, test: str) -> bool:
        """Whether the test is the one of this entry, or in its file or folder."""
        return test == self.place or test.startswith(tuple(f"{self.place}{end}" for end in "/:["))


def entries(text: str) -> list[Entry]:
    """The lines of a list: a place, two spaces or more, a reason.

    >>> entries("# Servers\\n\\ntests/server/test_nodes.py   several servers\\n")
    [Entry(place='tests/server/test_nodes.py', reason='several servers')]
    """
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [Entry(place, reason.strip()) for place, _, reason in (x.partition("  ") for x in lines)]


def is_quick(test: str, slow: list[Entry], smoke: list[Entry]) -> bool:
    """Whether a test belongs to the quick tier, by its node id."""
    if test.startswith(f"{BROWSER}/"):
        return any(entry.holds(test) for entry in smoke)
    return not any(entry.holds(test) for entry in slow)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what tests/slow.txt lists")
    parser.addoption("--since", metavar="REV", help="run what the changes since a commit reach")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if commit := config.getoption("since"):
        keep_reached(config, items, commit)
    # Playwright's loop stays in its thread, where no coroutine can be run any more.
    items.sort(key=lambda item: item.nodeid.startswith(f"{BROWSER}/"))
    if not config.getoption("quick"):
        return
    slow, smoke = (entries(path.read_text(encoding="utf-8")) for path in (SLOW, SMOKE))
    kept = [item for item in items if is_quick(item.nodeid, slow, smoke)]
    config.stash[LEFT_OUT] = len(items) - len(kept)
    if hasattr(config, "workeroutput"):  # of pytest-xdist
        config.workeroutput["left_out"] = config.stash[LEFT_OUT]
    config.hook.pytest_deselected(items=[item for item in items if item not in {*kept}])
    items[:] = kept


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: "WorkerController") -> None:
    """A worker of pytest-xdist tells how much it left out: the same in each."""
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left_out", 0)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if config.getoption("quick"):
        count = config.stash.get(LEFT_OUT, 0)
        terminalreporter.write_line(
            f"quick: {count} tests left out, by tests/slow.txt and tests/smoke.txt"
        )
