"""The documentation: it builds without a warning, and its code runs."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


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


@pytest.mark.parametrize("page", ["library", "research"])
def test_the_code_of_a_page_runs(page: str) -> None:
    text = (ROOT / f"docs/{page}.md").read_text("utf-8")
    code = "\n".join(BLOCK.findall(text))
    assert code.count("assert") >= 4
    exec(compile(code, f"docs/{page}.md", "exec"), {"__name__": page})
