"""`pip install farol` is rules, notation, records and bots; the table and the rest are extras."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from farol import extras

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
SOURCE = ROOT / "src/farol"

# Packages by the names that they are imported by, where these are others.
IMPORTED = {
    "fluent.runtime": {"fluent"},
    "open_spiel": {"open_spiel", "pyspiel"},
    "opentelemetry-sdk": {"opentelemetry"},
}
# Whose modules may use what, beyond what everybody may: the folder, and its extra.
EXTRA = {
    "bots/workers.py": "cluster",
    "client": "terminal",
    "terminal": "terminal",
    "table": "table",
    "table/storage/migration.py": "hosting",
    "table/live/webpush.py": "hosting",
    "table/storage/postgres.py": "hosting",
    "table/storage/postgres_line.py": "hosting",
    "table/storage/postgres_schema.py": "hosting",
    "table/tracing.py": "traces",
    "commands/serve.py": "table",
    "commands/verify.py": "table",
    "research": "research",
    "testing": "testing",
}


def packages(lines: list[str]) -> set[str]:
    names = [re.split(r"[\[<>=;~! ]", line)[0] for line in lines]
    return set().union(*(IMPORTED.get(name, {name.replace("-", "_")}) for name in names))


BASE = packages(PROJECT["dependencies"])
EXTRAS = {name: packages(lines) for name, lines in PROJECT["optional-dependencies"].items()}
# a program that learns says itself what it needs; mypyc's words are for type checkers alone
ELSEWHERE = {"numpy", "mypy_extensions"}
MODULES = sorted(SOURCE.rglob("*.py"))


def used(module: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module.split(".")[0])
    return found - sys.stdlib_module_names - ELSEWHERE - {"farol"}


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_module_imports_only_what_is_declared_for_it(module: Path) -> None:
    allowed = set(BASE)
    for place, extra in EXTRA.items():
        if module.is_relative_to(SOURCE / place):
            allowed |= EXTRAS[extra]
    assert used(module) <= allowed


def farol_without(modules: set[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({sorted(modules)!r}))\n"
        f"from farol.cli import run; sys.exit(run({list(arguments)!r}))"
    )
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    "command", ["menu", "demo loknroll", "rules loknroll", "hint loknroll --moves 2"]
)
def test_rules_notation_and_bots_need_no_extra(command: str) -> None:
    run = farol_without(set().union(*EXTRAS.values()), *command.split())
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("command", ["serve", "party", "verify game.json"])
def test_a_command_without_its_extra_says_what_to_install(command: str) -> None:
    run = farol_without(EXTRAS["table"], *command.split())
    assert run.returncode == 2
    assert re.fullmatch(r"This needs \w+, which is not installed: pip install \S+\n", run.stderr)


def test_the_extra_is_found_by_what_the_package_declares(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "rich>=14",
        'prometheus-client>=0.24; extra == "table"',
        "uvloop; x < '3' and extra == 'table'",
    ]
    monkeypatch.setattr(extras, "requires", lambda _name: lines)
    told = extras.missing(ModuleNotFoundError(name="prometheus_client.core"))
    assert told == (
        "This needs prometheus_client, which is not installed: pip install 'farol[table]'"
    )
    assert extras.extra_of("uvloop") == "table"
    assert extras.extra_of("rich") is None


def test_a_module_of_our_own_that_is_missing_is_an_error_of_ours() -> None:
    assert extras.missing(ModuleNotFoundError(name="farol.nowhere")) is None


def test_extras_are_few_and_those_that_messages_name_exist() -> None:
    assert len(EXTRAS) <= 7
    pages = [*(ROOT / "docs").rglob("*.md"), ROOT / "README.md"]
    texts = [path.read_text("utf-8") for path in (*MODULES, *pages, *SOURCE.rglob("*.ftl"))]
    named = {name for text in texts for name in re.findall(r"farol\[([a-z,]+)\]", text)}
    assert {part for name in named for part in name.split(",")} <= EXTRAS.keys()
