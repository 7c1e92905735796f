"""The floors of the house: who may import whom, read from the sources themselves."""

import ast
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"

# From the ground up. A part may import itself and the floors below, never its neighbours.
FLOORS = (
    {"core"},
    {"games", "version", "words"},
    {"bots", "research"},
    {"arena", "bench", "table", "terminal"},
    {"commands"},
    {"cli"},
    {"__main__"},
)
FLOOR = {part: level for level, parts in enumerate(FLOORS) for part in parts}
NOT_FOR_GAMES = {"asyncio", "json", "os", "random", "time"}  # they come in as arguments

MODULES = sorted(SOURCE.rglob("*.py"))
COMPILED = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["farol"]["compiled"]


def dotted(module: Path) -> str:
    """farol.core.rand for src/farol/core/rand.py."""
    return ".".join(module.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def imports(module: Path) -> set[str]:
    """Every dotted name that a module imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{dotted(module)} has a relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def part_of(name: str) -> str:
    """core for farol.core.rand; the package itself, which holds the version, is no part."""
    return name.split(".")[1]


def parts_used(module: Path) -> set[str]:
    inside = {name for name in imports(module) if name.startswith("farol.")}
    return {part_of(name) for name in inside} - {"__version__"}


def packages_used(module: Path) -> set[str]:
    return {name.split(".")[0] for name in imports(module)}


def within(*parts: str) -> list[Path]:
    folder = SOURCE.joinpath("farol", *parts)
    return [module for module in MODULES if module.is_relative_to(folder)]


def each(modules: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("module", modules, ids=dotted)


@each([module for module in MODULES if module != SOURCE / "farol/__init__.py"])
def test_every_module_stands_on_a_known_floor(module: Path) -> None:
    assert part_of(dotted(module)) in FLOOR


@each([module for module in MODULES if module != SOURCE / "farol/__init__.py"])
def test_a_module_imports_only_its_own_part_and_the_floors_below(module: Path) -> None:
    own = part_of(dotted(module))
    assert {part for part in parts_used(module) - {own} if FLOOR[part] >= FLOOR[own]} == set()


@each(within("core"))
def test_the_core_needs_only_the_standard_library(module: Path) -> None:
    assert packages_used(module) - {"farol"} <= sys.stdlib_module_names


@each(within("games"))
def test_games_know_no_clock_no_disk_and_no_chance_of_their_own(module: Path) -> None:
    assert packages_used(module) & NOT_FOR_GAMES == set()


@each(within("games"))
def test_games_need_only_the_core_and_the_standard_library(module: Path) -> None:
    assert packages_used(module) - {"farol"} <= sys.stdlib_module_names


@each([module for module in MODULES if module != SOURCE / "farol/games/__init__.py"])
def test_only_the_list_of_games_names_more_than_one_game(module: Path) -> None:
    games = {path.name for path in (SOURCE / "farol/games").iterdir() if path.is_dir()}
    named = {name.split(".")[2] for name in imports(module) if name.startswith("farol.games.")}
    assert len(named & games) <= 1


@pytest.mark.parametrize("name", COMPILED)
def test_compiled_modules_need_only_farol_and_the_standard_library(name: str) -> None:
    assert packages_used(SOURCE / "farol" / name) - {"farol"} <= sys.stdlib_module_names


def test_a_wrong_import_would_be_noticed(tmp_path: Path) -> None:
    module = tmp_path / "wrong.py"
    module.write_text("def late():\n    from farol.games import ALL\n    import json as j\n")
    assert imports(module) == {"farol.games.ALL", "json"}
    assert parts_used(module) == {"games"}
    assert packages_used(module) & NOT_FOR_GAMES == {"json"}
