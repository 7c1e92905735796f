"""Import graph of files, from their source."""

import ast
from pathlib import Path


def importers(path: Path, files: list[Path]) -> set[Path]:
    """The files that import this one, directly or indirectly."""
    imported = {file: _imported(file) for file in files}
    found = {path}
    while new := {
        file for file in files if file not in found and imported[file] & set(map(_module, found))
    }:
        found |= new
    return found - {path}


def _module(path: Path) -> str:
    names = [] if path.name == "__init__.py" else [path.stem]
    folder = path.parent
    while (folder / "__init__.py").exists():
        names.insert(0, folder.name)
        folder = folder.parent
    return ".".join(names)


def _imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found
