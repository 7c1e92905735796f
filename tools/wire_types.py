"""Writes the wire as JSON Schema and TypeScript: tools/wire_types.py [--write]."""

import json
import sys
from pathlib import Path

from farol.table.schema import json_schema, typescript

ROOT = Path(__file__).parent.parent


def files() -> dict[Path, str]:
    """Every generated file with what must stand in it."""
    return {
        ROOT / "docs/wire.schema.json": json.dumps(json_schema(), indent=2) + "\n",
        ROOT / "web/src/wire.ts": typescript(),
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
