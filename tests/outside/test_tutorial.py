"""The code of docs/adding-a-game.md equals Embers, line by line: the tests run the tutorial's
code.
"""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from tests.outside.packages import EMBERS, Outside, new_game

ROOT = EMBERS.parent.parent
TUTORIAL = ROOT / "docs/adding-a-game.md"
BLOCK = re.compile(r'^```\w+ title="(?P<file>[^"]+)"\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL)
NOT_SHOWN = re.compile(r"^embers/__init__|__pycache__|^\.")  # what new-game wrote; no sources


def lines(text: str) -> list[str]:
    """A file may be split into several blocks: blank lines between them are ignored."""
    return [line for line in text.splitlines() if line.strip()]


def pieces() -> dict[str, list[str]]:
    """The blocks of every file that the tutorial shows."""
    found: dict[str, list[str]] = defaultdict(list)
    for block in BLOCK.finditer(TUTORIAL.read_text(encoding="utf-8")):
        found[block["file"]].append(block["text"])
    return found


def told() -> dict[str, list[str]]:
    """The lines of every file that the tutorial shows."""
    return {name: lines("\n".join(blocks)) for name, blocks in pieces().items()}


def written() -> list[str]:
    """The files of Embers that the tutorial has to show."""
    files = [path.relative_to(EMBERS).as_posix() for path in EMBERS.rglob("*") if path.is_file()]
    return sorted(name for name in files if not NOT_SHOWN.search(name))


def test_the_tutorial_shows_every_file_of_the_game() -> None:
    assert sorted(told()) == written()


@pytest.mark.parametrize("name", written())
def test_the_tutorial_shows_a_file_as_it_is(name: str) -> None:
    assert told()[name] == lines((EMBERS / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_the_tutorial_can_be_found(page: str) -> None:
    assert "(docs/adding-a-game.md)" in (ROOT / page).read_text(encoding="utf-8")


def test_every_page_that_it_links_is_there() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", TUTORIAL.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not Path(TUTORIAL.parent, link).exists()] == []


def test_who_follows_the_tutorial_to_the_letter_has_a_game_that_passes(tmp_path: Path) -> None:
    """A new game with every block of the page, installed and judged."""
    project = new_game("embers", "2-3", tmp_path)
    for name, blocks in pieces().items():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text("\n".join(blocks), encoding="utf-8")
    installed = Outside(project, tmp_path / "site")
    done = installed.farol("check-game", "embers", "--tests", "tests", cwd=project)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert "embers passes all" in done.stdout
