"""The Python sources of the project, each read and parsed once per process."""

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src"
COMPILED: Final = "# compiled by mypyc"  # a line of every module that is compiled


def imported(nodes: Iterable[ast.AST]) -> frozenset[str]:
    """The dotted names of import statements; a relative one begins with a dot."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            origin = "." * node.level + (node.module or "")
            found |= {f"{origin}.{alias.name}" for alias in node.names}
    return frozenset(found)


class Module:
    """One source file: its text, its syntax tree and derived data for the checks."""

    def __init__(self, name: str, text: str, file: str = "") -> None:
        self.name = name  # farol.core.rand
        self.text = text
        self.file = file or f"src/{name.replace('.', '/')}.py"  # relative to the project

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def nodes(self) -> list[ast.AST]:
        return list(ast.walk(self.tree))

    @cached_property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    @property
    def is_compiled(self) -> bool:
        return COMPILED in self.lines

    @cached_property
    def imports(self) -> frozenset[str]:
        """Every imported dotted name, anywhere in the file."""
        return imported(self.nodes)

    @cached_property
    def packages(self) -> frozenset[str]:
        """The top-level packages of all imports: farol, json, msgspec."""
        return frozenset(name.split(".")[0] for name in self.imports)

    @cached_property
    def said(self) -> frozenset[str]:
        """All names and strings, including docstrings, in lower case."""
        found: set[str] = set()
        for node in self.nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.lower())
            for field in ("id", "attr", "arg", "name"):
                value = getattr(node, field, None)
                if isinstance(value, str):
                    found.add(value.lower())
        return frozenset(found)

    @property
    def classes(self) -> Iterator[ast.ClassDef]:
        return (node for node in self.nodes if isinstance(node, ast.ClassDef))

    @property
    def functions(self) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
        kinds = ast.FunctionDef | ast.AsyncFunctionDef
        return (node for node in self.nodes if isinstance(node, kinds))

    def lies_in(self, *places: str) -> bool:
        """Whether it is one of these modules or in one of these packages."""
        return any(f"{self.name}.".startswith(f"{place}.") for place in places)


def read(file: Path) -> Module:
    """A module from its file."""
    relative = file.relative_to(ROOT)
    within = file.relative_to(SOURCE if file.is_relative_to(SOURCE) else ROOT)
    name = ".".join(within.with_suffix("").parts).removesuffix(".__init__")
    return Module(name, file.read_text(encoding="utf-8"), relative.as_posix())


@cache
def modules() -> tuple[Module, ...]:
    """All modules below src."""
    return tuple(map(read, sorted(SOURCE.rglob("*.py"))))


@cache
def programs() -> tuple[Module, ...]:
    """Modules outside the package: bench, tools, and helpers of browser tests.

    Tests and scenes themselves may be about a game.
    """
    files = [file for folder in ("bench", "tools") for file in (ROOT / folder).rglob("*.py")] + [
        file
        for file in (ROOT / "tests/browser").glob("*.py")
        if not file.name.startswith("test_") and not file.name.endswith("_scenes.py")
    ]
    return tuple(map(read, sorted(files)))


def uses(among: Iterable[Module]) -> dict[str, set[str]]:
    """The imports of each module among these modules."""
    found = list(among)
    names = {module.name for module in found}
    return {
        module.name: {
            name
            for imported in module.imports
            if (name := imported if imported in names else imported.rpartition(".")[0]) in names
            and name != module.name
        }
        for module in found
    }


Find = Callable[[tuple[Module, ...]], Iterable[str]]


class Check(NamedTuple):
    """A check of all modules; it yields `file: fault` for each offender."""

    find: Find
    planted: tuple[Module, ...]  # all of which it must find

    def misses(self) -> set[str]:
        """Planted offenders that are not found."""
        found = {line.partition(": ")[0] for line in self.find(self.planted)}
        return {module.file for module in self.planted} - found


class Checks(dict[str, Check]):
    """The checks of one test file, by name."""

    def add(self, planted: dict[str, str]) -> Callable[[Find], Find]:
        """Decorates a check; `planted` are sources of modules that it must find, by name."""

        def added(find: Find) -> Find:
            sources = tuple(Module(name, text) for name, text in planted.items())
            self[find.__name__] = Check(find, sources)
            return find

        return added
