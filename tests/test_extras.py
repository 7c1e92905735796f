"""`pip install farol` is rules, notation, records and bots; the table and the rest are extras."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator

import pytest

from farol import extras
from tests.source_tree import ROOT, Module, modules

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

# Packages by import name, where it differs.
IMPORTED = {
    "fluent.runtime": {"fluent"},
    "open_spiel": {"open_spiel", "pyspiel"},
    "opentelemetry-sdk": {"opentelemetry"},
}
# Additional permissions by module.
EXTRA = {
    "farol.bots.workers": "cluster",
    "farol.client": "terminal",
    "farol.protocol": "terminal",  # and table: both have msgspec, and the protocol needs nothing else
    "farol.terminal": "terminal",
    "farol.server": "table",
    "farol.server.cluster.hosts": "hosting",
    "farol.server.cluster.inspection": "hosting",
    "farol.server.cluster.migrate": "hosting",
    "farol.server.cluster.notify": "hosting",
    "farol.server.cluster.postgres": "hosting",
    "farol.server.cluster.postgres_schema": "hosting",
    "farol.server.tracing": "traces",
    "farol.community": "table",
    "farol.community.notifications.webpush": "hosting",
    "farol.community.passkeys.webauthn": "hosting",
    "farol.commands.operating": "table",
    "farol.commands.serve": "table",
    "farol.commands.verify": "table",
    "farol.research": "research",
    "farol.site": "table",
    "farol.testing": "testing",
}


def packages(lines: list[str]) -> set[str]:
    names = [re.split(r"[\[<>=;~! ]", line)[0] for line in lines]
    return set().union(*(IMPORTED.get(name, {name.replace("-", "_")}) for name in names))


BASE = packages(PROJECT["dependencies"])
EXTRAS = {name: packages(lines) for name, lines in PROJECT["optional-dependencies"].items()}
# a learning program says itself what it needs; compiler directives are for type checkers only
ELSEWHERE = {"numpy", "mypy_extensions"}


def undeclared(among: Iterable[Module]) -> Iterator[str]:
    """Packages that modules import without declaring them, neither for all nor for their extra."""
    for module in among:
        allowed = BASE | ELSEWHERE | {"farol"} | sys.stdlib_module_names
        for place, extra in EXTRA.items():
            if module.lies_in(place):
                allowed |= EXTRAS[extra]
        if found := module.packages - allowed:
            yield f"{module.file}: {sorted(found)}"


def test_modules_import_only_what_is_declared_for_them() -> None:
    found = [*undeclared(modules())]
    assert not found, "\n".join(found)


def test_an_undeclared_import_would_be_noticed() -> None:
    sources = [
        Module("farol.core.one", "def late():\n    import msgspec"),
        Module("farol.server.two", "import msgspec, psycopg"),
        Module("farol.server.cluster.notify", "import msgspec, psycopg"),
        Module("farol.games.four", "from PIL.Image import open"),
    ]
    assert [*undeclared(sources)] == [
        "src/farol/core/one.py: ['msgspec']",
        "src/farol/server/two.py: ['psycopg']",
        "src/farol/games/four.py: ['PIL']",
    ]


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


@pytest.mark.parametrize(
    ("module", "lacks", "extra"),
    [
        ("farol.client", "msgspec", "terminal"),
        ("farol.commands.play", "msgspec", "terminal"),
        ("farol.research.aec", "pettingzoo", "research"),
        ("farol.research.gym", "gymnasium", "research"),
        ("farol.research.vector", "numpy", "research"),
        ("farol.research.openspiel", "pyspiel", "research"),
    ],
)
def test_a_module_without_its_extra_says_what_to_install(
    module: str, lacks: str, extra: str
) -> None:
    program = (
        "import sys; from farol.extras import missing\n"
        f"sys.modules[{lacks!r}] = None\n"
        f"try: import {module}\n"
        "except ModuleNotFoundError as error: print(missing(error))"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout == (
        f"This needs {lacks}, which is not installed: pip install 'farol[{extra}]'\n"
    )


@pytest.mark.parametrize(
    "module",
    [
        "aec",
        "features",
        "gym",
        "ismcts",
        "matches",
        "openspiel",
        "opponents",
        "processes",
        "records",
        "talk",
        "vector",
    ],
)
def test_the_error_of_a_research_module_is_the_sentence(module: str) -> None:
    program = (
        "import sys\n"
        "sys.modules['numpy'] = None\n"
        f"try: import farol.research.{module}\n"
        "except ModuleNotFoundError as error: print(error)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout == "This needs numpy, which is not installed: pip install 'farol[research]'\n"


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
    source = ROOT / "src"
    pages += [*source.rglob("*.py"), *source.rglob("*.ftl")]
    texts = [path.read_text("utf-8") for path in pages]
    named = {name for text in texts for name in re.findall(r"farol\[([a-z,]+)\]", text)}
    assert {part for name in named for part in name.split(",")} <= EXTRAS.keys()
