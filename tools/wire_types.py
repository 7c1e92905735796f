"""Writes the wire and every game's views as JSON Schema, reference pages and TypeScript.

tools/wire_types.py            says which committed files are out of date
tools/wire_types.py --write    writes all files
tools/wire_types.py --types    writes the TypeScript, which git ignores: only type checks read it
"""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

from farol.community.features import BODIES
from farol.core import shapes
from farol.core.game import AnyGame
from farol.core.reference import reference, shapes_of
from farol.games import ALL
from farol.protocol.schema import json_schema, typescript

ROOT = Path(__file__).parent.parent
HEAD = "// Made by tools/wire_types.py from src/farol/games. Do not edit.\n\n"


def _games() -> Iterator[tuple[AnyGame, ModuleType]]:
    """The games of this repository with their views; other games keep their own pages."""
    for game in ALL.values():
        if game.package.startswith("farol.games."):
            yield game, import_module(f"{game.package}.views")


def files() -> dict[Path, str]:
    """The generated files that are committed, with their content."""
    found = {ROOT / "docs/wire.schema.json": json.dumps(json_schema(BODIES), indent=2) + "\n"}
    for game, views in _games():
        schema = {"title": game.name, "$defs": shapes.json_schema(shapes_of(game, views))}
        found[ROOT / f"docs/games/{game.name}.md"] = reference(game, views)
        found[ROOT / f"docs/games/{game.name}.schema.json"] = json.dumps(schema, indent=1) + "\n"
    return found


def types() -> dict[Path, str]:
    """The client's types, with their content."""
    found = {ROOT / "web/src/net/wire.ts": typescript(BODIES)}
    for game, views in _games():
        text = HEAD + shapes.typescript(shapes_of(game, views))
        found[ROOT / f"web/src/games/{game.name}/wire.ts"] = text
    return found


def outdated() -> list[Path]:
    """Outdated committed files."""
    return [
        path for path, text in files().items() if not path.is_file() or path.read_text() != text
    ]


def main() -> int:
    """Write the files, or list the outdated ones."""
    if sys.argv[1:] in (["--write"], ["--types"]):
        for path, text in ((files() if sys.argv[1] == "--write" else {}) | types()).items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return 0
    for path in outdated():
        print(f"{path.relative_to(ROOT)} is out of date: run tools/wire_types.py --write")
    return 1 if outdated() else 0


if __name__ == "__main__":
    sys.exit(main())
