"""The documentation: it builds without a warning, its links lead somewhere, and its code runs."""

import os
import re
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^( *)```.*?^\1```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"""\]\(([^)\s]+)\)|(?:src|href)="([^"]+)\"""")
HEADING = re.compile(r"^#+ +(.*?) *$", re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z]+:", re.IGNORECASE)  # another host, an address of mail


@cache
def headings(page: Path) -> set[str]:
    """The anchors that GitHub gives to the headings of a page."""
    found = HEADING.findall(re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.M | re.S))
    plain = [re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text) for text in found]
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in plain}


def dead_links(page: Path) -> list[str]:
    """Links of a page in the repository to a file or a heading that is not there."""
    found = []
    for link in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        path, _, anchor = (link[0] or link[1]).partition("#")
        if ELSEWHERE.match(path):
            continue
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (
            anchor and target.suffix == ".md" and anchor not in headings(target)
        ):
            found.append(f"{page.relative_to(ROOT)}: {link[0] or link[1]}")
    return found


class Anchors(HTMLParser):
    """The links of a page of the site, and the places in it that links can lead to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.places: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, _tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in {"href", "src"} and value is not None:
                self.links.add(value)
            if name == "id" and value is not None:
                self.places.add(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    return folder


def test_every_page_of_the_tree_is_in_the_site(site: Path) -> None:
    docs = [path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")]
    pages = [path.with_name("index.md") if path.name == "README.md" else path for path in docs]
    assert [page for page in pages if not (site / page.with_suffix(".html")).exists()] == []


def test_every_link_of_the_repository_leads_somewhere() -> None:
    folders = ("bench", "deploy", "docs", "examples", "src", "tests", "web/src")
    pages = [
        *ROOT.glob("*.md"),
        *(page for name in folders for page in (ROOT / name).rglob("*.md")),
    ]
    assert len(pages) > 50
    assert [dead for page in pages for dead in dead_links(page)] == []


def test_a_dead_link_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    page = tmp_path / "page.md"
    page.write_text("# One `two`\n[a](#one-two) [b](#three) [c](page.md) [d](gone.md) `[e](x)`\n")
    assert dead_links(page) == ["page.md: #three", "page.md: gone.md"]


def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    pages = {page: Anchors(page) for page in site.rglob("*.html") if page.name != "404.html"}
    dead = []
    for page, anchors in pages.items():
        for link in anchors.links:
            path, _, place = link.partition("#")
            if ELSEWHERE.match(path):
                continue
            target = (page.parent / unquote(path)).resolve() if path else page
            target = target / "index.html" if target.is_dir() else target
            known = pages[target].places if target in pages else None
            if not target.exists() or (place and known is not None and unquote(place) not in known):
                dead.append(f"{page.relative_to(site)}: {link}")
    assert sorted(dead) == []


def test_a_page_asks_nothing_of_other_hosts(site: Path) -> None:
    asked = re.compile(
        r"""<(?:script|img|link rel="(?:stylesheet|preconnect|icon)")[^>]*(?:src|href)="https?://"""
    )
    assert [
        page.name for page in site.rglob("*.html") if asked.search(page.read_text("utf-8"))
    ] == []


def test_the_reference_shows_signatures_and_docstrings(site: Path) -> None:
    page = (site / "api/core.html").read_text("utf-8")
    assert 'id="farol.core.state.State.legal_actions"' in page
    assert "What the seat to act may do, ascending." in page


@pytest.mark.parametrize("page", ["benchmark", "library", "research"])
def test_the_code_of_a_page_runs(page: str) -> None:
    text = (ROOT / f"docs/{page}.md").read_text("utf-8")
    code = "\n".join(BLOCK.findall(text))
    assert code.count("assert") >= 4
    exec(compile(code, f"docs/{page}.md", "exec"), {"__name__": page})
