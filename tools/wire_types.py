"""Writes the wire and every game's views as JSON Schema, TypeScript and reference pages.

tools/wire_types.py [--write]
"""

import json
import sys
from importlib import import_module
from pathlib import Path

from farol.community.features import BODIES
from farol.core import shapes
from farol.core.game import AnyGame
from farol.core.reference import reference, shapes_of
from farol.games import ALL
from farol.protocol.schema import json_schema, typescript

ROOT = Path(__file__).parent.parent
HEAD = "// Made by tools/wire_types.py from src/farol/games. Do not edit.\n\n"


def files() -> dict[Path, str]:
    """Every generated file with what must stand in it."""
    found = {
        ROOT / "docs/wire.schema.json": json.dumps(json_schema(BODIES), indent=2) + "\n",
        ROOT / "web/src/net/wire.ts": typescript(BODIES),
    }
    for game in ALL.values():
        if game.package.startswith("farol.games."):  # others keep their own pages
            found |= _files_of(game)
    return found


def _files_of(game: AnyGame) -> dict[Path, str]:
    views = import_module(f"{game.package}.views")
    declared = shapes_of(game, views)
    schema = {"title": game.name, "$defs": shapes.json_schema(declared)}
    return {
        ROOT / f"web/src/games/{game.name}/wire.ts": HEAD + shapes.typescript(declared),
        ROOT / f"docs/games/{game.name}.md": reference(game, views),
        ROOT / f"docs/games/{game.name}.schema.json": json.dumps(schema, indent=1) + "\n",
    }


def outdated() -> list[Path]:
    """Generated files that differ from what the messages say now."""
    return [
        path for path, text in files().items() if not path.is_file() or path.read_text() != text
    ]


def main() -> int:
    """Write the files, or say which are out of date."""
    if sys.argv[1:] == ["--write"]:
        for path, text in files().items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return 0
    for path in outdated():
        print(f"{path.relative_to(ROOT)} is out of date: run tools/wire_types.py --write")
    return 1 if outdated() else 0


if __name__ == "__main__":
    sys.exit(main())
