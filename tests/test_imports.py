"""Imports in fresh interpreters: what is loaded, and that any module can be imported first."""

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from tests.source_tree import Module, imported, modules, uses


def output_of(program: str, given: str = "") -> str:
    """The output of a fresh interpreter."""
    run = subprocess.run(
        [sys.executable, "-c", program], input=given, check=False, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


NO_MYPYC = "import sys; sys.modules['mypy_extensions'] = None\n"
CLIENTS_LOADED = """
import sys
clients = ("farol.client", "farol.terminal")
print([name for name in sys.modules if name.startswith(clients) or name.endswith(".terminal")])
"""
RULES_LOADED = """
import sys
print([name for name in sys.modules if name.endswith((".rules", ".game", ".view", ".tables"))])
"""


def test_the_core_runs_without_the_packages_for_mypyc() -> None:
    output_of(f"{NO_MYPYC}import farol.core.state, farol.core.native")


def test_a_server_that_reads_typed_words_loads_no_client() -> None:
    program = """
import farol.server.serve
from farol.games import ALL
from farol.phrases.vocabulary import vocabulary
assert all(vocabulary(game, "es").wording for game in ALL.values())
"""
    assert output_of(program + CLIENTS_LOADED) == "[]"


def test_to_sit_down_at_a_terminal_loads_no_rules() -> None:
    program = """
from farol.games import declared
from farol.terminal import app, plain
from farol.terminal.drawing import find_drawing
assert all(find_drawing(point.name) for point in declared() if point.value.startswith("farol."))
"""
    assert output_of(program + RULES_LOADED) == "['farol.core.game']"


def test_what_is_loaded_would_be_noticed() -> None:
    assert "farol.client.errors" in output_of(f"import farol.client.errors{CLIENTS_LOADED}")
    game = "farol.games.loknroll.rules"
    assert game in output_of(f"import {game}{RULES_LOADED}")
    with pytest.raises(AssertionError, match="mypy_extensions"):
        output_of(f"{NO_MYPYC}import mypy_extensions")


# Each module is imported in a forked process that has loaded only some of its own imports. Foreign
# packages are loaded before.
IMPORT_EACH = """
import gc, importlib, json, os, sys, traceback

def attempt(name):
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:  # of an extra that is not installed
        if str(error.name).startswith("farol"):
            print(name, traceback.format_exc(), flush=True)
    except BaseException:
        print(name, traceback.format_exc(), flush=True)

def visit(names):
    while names:
        *before, last = names
        for name in before:
            process = os.fork()
            if process == 0:
                visit([name])
                os._exit(0)
            os.waitpid(process, 0)
        attempt(last)
        names = tree.get(last)

folder, others, first, tree = json.load(sys.stdin)
sys.path[:0] = [folder] if folder else []
for name in others:
    try:
        importlib.import_module(name)
    except ImportError:
        pass
assert not [name for name in sys.modules if name.startswith("farol")]
gc.disable()
gc.freeze()
visit(first)
"""


def all_below(name: str, using: dict[str, set[str]]) -> set[str]:
    """All direct and indirect imports of a module."""
    found, todo = set[str](), [name]
    while todo:
        new = using[todo.pop()] - found
        found |= new
        todo += new
    return found


def failed_imports(among: tuple[Module, ...], folder: str) -> str:
    """The errors of modules that cannot be imported first."""
    using = uses(among)
    below = {name: all_below(name, using) for name in using}
    tree: dict[str, list[str]] = defaultdict(list)
    for name, used in below.items():
        lower = [one for one in used if name not in below[one]]  # in no cycle with it
        tree[max(lower, key=lambda one: (len(below[one]), one), default="")].append(name)
    others = {
        name.rpartition(".")[0] or name
        for module in among
        for name in imported(module.tree.body)
        if name.split(".")[0] not in sys.stdlib_module_names | {"farol"}
    }
    return output_of(IMPORT_EACH, json.dumps([folder, sorted(others), tree.pop(""), tree]))


def test_every_module_can_be_the_first_one_imported() -> None:
    among = tuple(module for module in modules() if not module.name.endswith(".__main__"))
    assert failed_imports(among, "") == ""


def test_a_module_that_needs_another_before_it_would_be_noticed(tmp_path: Path) -> None:
    sources = {
        "one": "from farol.two import TWO\nONE = 1",
        "two": "from farol.one import ONE\nTWO = 2",
        "three": "import farol\nTHREE = farol.four",
        "four": "import no_such_package",
        "five": "from farol import one",
    }
    (tmp_path / "farol").mkdir()
    (tmp_path / "farol/__init__.py").touch()
    for name, text in sources.items():
        (tmp_path / f"farol/{name}.py").write_text(text)
    among = tuple(Module(f"farol.{name}", text) for name, text in sources.items())
    said = failed_imports((Module("farol", ""), *among), str(tmp_path)).splitlines()
    failed = {line.split()[0] for line in said if line.startswith("farol.")}
    assert failed == {"farol.one", "farol.two", "farol.three", "farol.five"}
