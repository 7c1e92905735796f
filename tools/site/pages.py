"""Hooks for mkdocs: pages from outside docs/, and links to them.

Such a page stays at its place in the repository; the site shows a copy with rewritten links. A link
to a file that is no page becomes the file's name.
"""

import re
from pathlib import Path
from posixpath import normpath, relpath
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = "docs"
# Pages of the site by source file.
PAGES: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "ARCHITECTURE.md": "architecture.md",
    "bench/README.md": "measuring.md",
    "bench/RESULTS.md": "results.md",
    "web/src/games/README.md": "drawing-a-game.md",
}
LINK: Final = re.compile(
    r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^)#\s]+)(?P<anchor>#[^)\s]*)?\)"
)
ADDRESS: Final = re.compile(r"^[a-z][a-z0-9+.-]*:", re.IGNORECASE)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Fill the chapters that list a folder's pages."""
    games = sorted(path.name for path in (ROOT / DOCS / "games").glob("*.md"))
    decisions = sorted(path.name for path in (ROOT / DOCS / "decisions").glob("0*.md"))
    fill(config.nav, "What a client is told", [f"games/{name}" for name in games])
    pages = ["decisions/README.md", *(f"decisions/{name}" for name in decisions)]
    fill(config.nav, "Decisions", pages)
    return config


def fill(nav: Any, title: str, pages: list[str]) -> None:
    """Put pages into the chapter with this title, at any depth."""
    for item in nav:
        if isinstance(item, dict):
            for name, chapter in item.items():
                if name == title:
                    chapter[:] = pages
                elif isinstance(chapter, list):
                    fill(chapter, title, pages)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages from outside docs/."""
    for source, page in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Rewrite every link for the site."""
    place = page.file.src_uri
    sources = {shown: source for source, shown in PAGES.items()}
    source = sources.get(place, f"{DOCS}/{place}")

    def turned(found: re.Match[str]) -> str:
        target = found["target"]
        if ADDRESS.match(target):
            return found[0]
        path = normpath(f"{source}/../{target}")
        shown = shown_at(path, files)
        if shown is not None:
            link = relpath(shown, str(Path(place).parent))
            return f"{found['picture']}[{found['text']}]({link}{found['anchor'] or ''})"
        if not (ROOT / path).exists():
            raise PluginError(f"{source} links to {target}, and there is no such file.")
        return f"`{path}`" if found["text"] in {path, target} else f"{found['text']} (`{path}`)"

    return LINK.sub(turned, markdown)


def shown_at(path: str, files: Files) -> str | None:
    """The page of a source file; None if it has none."""
    if path in PAGES:
        return PAGES[path]
    if not path.startswith(f"{DOCS}/"):
        return None
    inside = path.removeprefix(f"{DOCS}/")
    if (ROOT / path).is_dir():
        inside += "/README.md"
    return inside if files.get_file_from_path(inside) else None
