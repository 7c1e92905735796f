"""The code of docs/adding-a-game.md equals Embers, line by line: the tests run the tutorial's
code.
"""

import re
import shutil
from collections import defaultdict
from pathlib import Path

import pytest

from tests.outside.packages import EMBERS, LOWTIDE, Outside, new_game

ROOT = EMBERS.parent.parent
TUTORIAL = ROOT / "docs/adding-a-game.md"
BLOCK = re.compile(r'^```\w+ title="(?P<file>[^"]+)"\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL)
LONGEST = 44_700  # characters that it had before sections on choosing together and on costs
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


def linked() -> list[str]:
    """The files of Embers that the tutorial links instead of showing them."""
    page = TUTORIAL.read_text(encoding="utf-8")
    return re.findall(r"\]\(\.\./tests/embers/(\S+?\.\w+)\)", page)


def written() -> list[str]:
    """The files of Embers that the tutorial has to show or to link."""
    files = [path.relative_to(EMBERS).as_posix() for path in EMBERS.rglob("*") if path.is_file()]
    return sorted(name for name in files if not NOT_SHOWN.search(name))


def test_the_tutorial_shows_or_links_every_file_of_the_game() -> None:
    assert sorted([*told(), *linked()]) == written()


def test_it_is_shorter_than_it_was() -> None:
    assert len(TUTORIAL.read_text(encoding="utf-8")) < LONGEST


def test_what_it_shows_of_a_linked_file_is_as_it_is() -> None:
    shown = re.findall(r"^```js\n(.*?)^```$", TUTORIAL.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert shown
    source = (EMBERS / "embers/browser/drawing.js").read_text(encoding="utf-8")
    for chunk in "\n".join(shown).split("\n\n"):
        assert chunk.strip() in source


@pytest.mark.parametrize("name", sorted(told()))
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
    """A new game with every block and every linked file of the page, installed and judged."""
    project = new_game("embers", "2-3", tmp_path)
    for name, blocks in pieces().items():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text("\n".join(blocks), encoding="utf-8")
    for name in linked():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(EMBERS / name, project / name)
    installed = Outside(project, tmp_path / "site")
    done = installed.farol("check-game", "embers", "--tests", "tests", cwd=project)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert "embers passes all" in done.stdout


def test_what_it_shows_of_low_tide_is_as_it_is() -> None:
    text = TUTORIAL.read_text(encoding="utf-8").partition("\n## Reactions")[2]
    shown = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    sources = "".join(path.read_text(encoding="utf-8") for path in LOWTIDE.rglob("lowtide/*.py"))
    assert len(shown) > 2
    assert [block for block in shown if block not in sources] == []


def test_what_it_shows_of_the_tests_of_embers_is_as_it_is() -> None:
    text = (
        TUTORIAL.read_text(encoding="utf-8").partition("\n## 8. Judged")[2].partition("\n## 9")[0]
    )
    (shown,) = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    source = (EMBERS / "tests/test_rules.py").read_text(encoding="utf-8")
    assert [chunk for chunk in shown.split("\n\n\n") if chunk.strip() not in source] == []


def test_the_reference_has_every_module_that_the_examples_use() -> None:
    sources = [*EMBERS.rglob("*.py"), *LOWTIDE.rglob("*.py")]
    used = {
        name
        for path in sources
        for name in re.findall(r"^from (farol[\w.]*) import", path.read_text("utf-8"), re.MULTILINE)
    }
    pages = (ROOT / "docs/api").glob("*.md")
    told = {
        name
        for page in pages
        for name in re.findall(r"^::: (\S+)$", page.read_text(), re.MULTILINE)
    }
    assert used - told == set()
