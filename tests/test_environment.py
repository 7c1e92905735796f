"""Every environment variable of Farol, its build and its tests is documented on one page."""

import re
from pathlib import Path

from farol.server.settings import PREFIX, described
from farol.server.settings.old_names import OLD_NAMES

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/environment.md").read_text("utf-8")
VARIABLE = re.compile(r"\bFAROL_[A-Z][A-Z_]*[A-Z]\b")
FILES = (
    *("farol", "test", "hatch_build.py", "pyproject.toml", "web/vite.config.ts"),
    "web/package.json",
)
FOLDERS = ("bench", "deploy", "examples", "src", "tests", "tools")
READ_AS_TEXT = {".py", ".sh", ".ts", ".mjs", ".cjs", ".service", ".conf", ""}
MADE_UP = {"FAROL_SOMETHING_ELSE"}  # in a test


def used() -> set[str]:
    """Variables used by any program."""
    inside = (path for name in FOLDERS for path in (ROOT / name).rglob("*"))
    files = [ROOT / name for name in FILES]
    files += [path for path in inside if path.is_file() and path.suffix in READ_AS_TEXT]
    return {
        name
        for path in files
        if "__pycache__" not in path.parts
        for name in VARIABLE.findall(path.read_text("utf-8", errors="replace"))
    }


def test_every_variable_is_documented() -> None:
    settings = {PREFIX + setting.name.upper() for setting in described()}
    old = {PREFIX + name.upper() for name in OLD_NAMES}
    documented = set(VARIABLE.findall(PAGE))
    assert documented >= settings
    assert sorted((used() | settings) - old - MADE_UP - documented) == []
    assert sorted(documented - used() - settings) == []
