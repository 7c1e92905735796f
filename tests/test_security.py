"""Every finding of the attack, and every decision, is shown by tests that there are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINES = (ROOT / "docs/security.md").read_text().splitlines()
ROW = re.compile(r"\| (?P<number>[0-9.]+) \|.*\| (?P<shown>[^|]+) \|$")
FINDINGS = "## The findings of the attack, one by one"
SINCE = "## Findings since"
DECISIONS = "## What was decided, number by number"


def rows(title: str) -> dict[str, str]:
    """By number: what shows it, from the table under a title."""
    start = LINES.index(title)
    end = next(
        (at for at in range(start + 1, len(LINES)) if LINES[at].startswith("## ")), len(LINES)
    )
    found = [ROW.match(line) for line in LINES[start:end]]
    return {row["number"]: row["shown"] for row in found if row is not None}


def named(shown: str) -> list[tuple[str, str]]:
    """Files and words of test names: `test_a.py: one; two; test_b.py` names three things."""
    found: list[tuple[str, str]] = []
    for part in shown.split(";"):
        file, _, words = part.strip().rpartition(": ")
        if not file and words.endswith(".py"):
            file, words = words, ""
        found.append((file.split(",")[0] or found[-1][0], words.strip(" `")))
    return found


def names_in(file: str) -> list[str]:
    """Names of tests; a file without a folder is about the server or the community."""
    folders = ("tests/server", "tests/community", "tests", "")
    places = [ROOT / folder / file for folder in folders]
    path = next(place for place in places if place.is_file())
    return re.findall(r"def (test_\w+)", path.read_text())


SHOWN = {
    **{f"finding {number}": shown for number, shown in rows(FINDINGS).items()},
    **{f"finding {number}": shown for number, shown in rows(SINCE).items()},
    **{f"decision {number}": shown for number, shown in rows(DECISIONS).items()},
}


def test_no_finding_and_no_decision_is_left_out() -> None:
    assert list(rows(FINDINGS)) == [str(number) for number in range(1, 29)]
    assert {number.partition(".")[0] for number in rows(SINCE)} == {"2", "3"}
    assert {number.partition(".")[0] for number in rows(DECISIONS)} == set("123456789")


@pytest.mark.parametrize("what", SHOWN)
def test_each_is_shown_by_tests_that_there_are(what: str) -> None:
    for file, words in named(SHOWN[what]):
        wanted = re.sub(r"\W+", "_", words.lower())
        assert any(wanted in name for name in names_in(file)), (file, words)
